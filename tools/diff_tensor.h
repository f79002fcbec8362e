// The differences of two tensors and the first of them, for people and for scripts.
#ifndef MX_TOOLS_DIFF_TENSOR_H_
#define MX_TOOLS_DIFF_TENSOR_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "tools/mx_file.h"

namespace mx::tools {

struct TensorDiff {
  std::string name;
  std::string mismatch;  // a sentence when shape, type or format differ and nothing else was compared
  std::string note;      // recipes that differ although the bits were compared
  bool quantised = false;
  uint64_t codes = 0, scales = 0;  // how many differ; for plain tensors codes are elements
  uint64_t total_codes = 0, total_scales = 0;
  // The first element that differs: the lowest row, in it the lowest block, in it the lowest k whose code
  // differs, or the block's first k when only the scale does.
  int64_t row = 0, k = 0;
  uint8_t scale[2] = {0, 0};  // of A and B
  uint64_t code[2] = {0, 0};  // codes, or the element's bytes as a little-endian number
  std::string value[2];

  bool equal() const { return mismatch.empty() && codes == 0 && scales == 0; }
};

TensorDiff DiffQuantised(const QuantisedTensor& a, const QuantisedTensor& b);
TensorDiff DiffPlain(const PlainTensor& a, const PlainTensor& b);

std::string Text(const TensorDiff& diff);  // whole lines
nlohmann::ordered_json Json(const TensorDiff& diff);

}  // namespace mx::tools

#endif  // MX_TOOLS_DIFF_TENSOR_H_
