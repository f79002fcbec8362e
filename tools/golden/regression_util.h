// Small things that several groups of operations need.
#ifndef MX_TOOLS_GOLDEN_REGRESSION_UTIL_H_
#define MX_TOOLS_GOLDEN_REGRESSION_UTIL_H_

#include <cstdint>
#include <string>
#include <vector>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/formats/codec.h"
#include "sim/quant/mx_tensor.h"
#include "tools/golden/regression.h"

namespace mx::golden {

inline int Digits(Format format) { return (Info(format).bits + 3) / 4; }

inline DType TypeParam(const Case& c, const std::string& key) {
  const std::string name = c.Param(key, "f32");
  if (name == "f32") return DType::kF32;
  if (name == "bf16") return DType::kBF16;
  if (name == "f16") return DType::kF16;
  Fail("{}: {}={} is unknown; use f32, bf16 or f16", c.where(), key, name);
}

// Words of a type widened to binary32 bits.
inline std::vector<uint32_t> Widen(DType type, std::vector<uint32_t> words) {
  for (uint32_t& word : words) {
    if (type == DType::kBF16) word = Bf16ToF32(static_cast<uint16_t>(word));
    if (type == DType::kF16) word = F16ToF32(static_cast<uint16_t>(word));
  }
  return words;
}

inline std::vector<float> Floats(const std::vector<uint32_t>& words) {
  std::vector<float> values;
  for (uint32_t word : words) values.push_back(FromBits(word));
  return values;
}

inline std::vector<uint32_t> BitsOf(const std::vector<float>& values) {
  std::vector<uint32_t> words;
  for (float value : values) words.push_back(Canonical(ToBits(value)));
  return words;
}

}  // namespace mx::golden

#endif  // MX_TOOLS_GOLDEN_REGRESSION_UTIL_H_
