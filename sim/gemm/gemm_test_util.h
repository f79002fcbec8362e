// Test only: random operands that reach the corners of the adder.
#ifndef MX_SIM_GEMM_GEMM_TEST_UTIL_H_
#define MX_SIM_GEMM_GEMM_TEST_UTIL_H_

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "sim/formats/codec.h"
#include "sim/quant/mx_tensor.h"

namespace mx {

inline constexpr Format kMatrixFormats[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3,
                                            Format::kE5M2};

class Random {
 public:
  explicit Random(uint64_t seed) : engine_(seed) {}
  int Int(int low, int high) {  // both included
    return low + static_cast<int>(engine_() % static_cast<uint64_t>(high - low + 1));
  }
  bool OneIn(int n) { return Int(1, n) == 1; }
  uint32_t Bits() { return static_cast<uint32_t>(engine_()); }

 private:
  std::mt19937_64 engine_;
};

inline bool IsSpecialCode(Format format, uint32_t code) { return !IsFinite(Decode(format, code)); }

// A code that is no NaN and no infinity, or any code.
inline uint8_t RandomCode(Random& random, Format format, bool specials) {
  for (;;) {
    const uint32_t code = random.Bits() & Info(format).code_mask();
    if (specials || !IsSpecialCode(format, code)) return static_cast<uint8_t>(code);
  }
}

inline const uint8_t kEdgeScales[] = {0x00, 0x01, 0x02, 0x7E, 0x7F, 0x80, 0xFD, 0xFE};

inline void SetCode(MxTensor& t, int64_t row, int64_t k, uint32_t code) {
  uint8_t* base = t.codes.data() + row * t.code_stride();
  const int bits = Info(t.format).bits;
  for (int bit = 0; bit < bits; ++bit) {
    const int64_t at = bits * k + bit;
    const auto mask = static_cast<uint8_t>(1u << (at % 8));
    base[at / 8] = static_cast<uint8_t>((base[at / 8] & ~mask) | ((code >> bit & 1) != 0 ? mask : 0));
  }
}

// Finite random codes and scales in [low, high].
inline MxTensor RandomTensor(Random& random, Format format, int64_t rows, int64_t k, int low, int high) {
  MxTensor t;
  t.format = format;
  t.rows = rows;
  t.k = k;
  t.codes.assign(static_cast<size_t>(rows * t.code_stride()), 0);
  t.scales.assign(static_cast<size_t>(rows * t.blocks()), 0);
  for (int64_t row = 0; row < rows; ++row) {
    for (int64_t i = 0; i < k; ++i) SetCode(t, row, i, RandomCode(random, format, false));
  }
  for (uint8_t& scale : t.scales) scale = static_cast<uint8_t>(random.Int(low, high));
  return t;
}

}  // namespace mx

#endif  // MX_SIM_GEMM_GEMM_TEST_UTIL_H_
