// The Hadamard rotation before quantising: Sylvester (natural) order, orthonormal, in binary32 with a written
// order of operations (CONTRACT rows 3 to 5). Source: ROCm TransformerEngine's MXFP4 cast kernel for n = 16.
#ifndef MX_SIM_QUANT_HADAMARD_H_
#define MX_SIM_QUANT_HADAMARD_H_

#include <array>
#include <cstddef>
#include <cstdint>

namespace mx {

inline constexpr int kMaxHadamard = 128;

// Factor 1/sqrt(n) as binary32 bits for n = 2, 4, ..., 128 (index log2(n) - 1).
inline constexpr std::array<uint32_t, 7> kHadamardFactor = {
    0x3F3504F3u, 0x3F000000u, 0x3EB504F3u, 0x3E800000u, 0x3E3504F3u, 0x3E000000u, 0x3DB504F3u};

struct HadamardSpec {
  int n = 0;  // 0: no rotation; else a power of two in 2..128; K must be a multiple of n
  // Sign mask, one for both operands of a GEMM: the element's bit 31 flips where its mask bit is 1.
  // n = 16: bits 0-15 for even, 16-31 for odd groups of the row. n = 32: 32 bits. n = 64, 128: words 0..1,
  // 0..3. n < 16: bit k mod 32. All zero: no flips.
  std::array<uint32_t, 4> signs = {0, 0, 0, 0};
};

bool IsHadamardSize(int n);  // 2, 4, ..., 128

// Whether element k of a row has its sign flipped.
constexpr bool SignFlips(const HadamardSpec& spec, int64_t k) {
  const int64_t bit = spec.n <= 32 ? k % 32 : k % spec.n;
  return (spec.signs[static_cast<size_t>(bit / 32)] >> (bit % 32)) & 1u;
}

// In place on one group of n values. For h = 1, 2, ..., n/2: (x_i, x_{i+h}) <- (x_i + x_{i+h}, x_i -
// x_{i+h}), each rounded once; if `normalise`, then x * factor, rounded once. A NaN result is 7FC00000.
void Hadamard(float* group, int n, bool normalise = true);

// Signs and rotation of a whole row of k values, as the quantiser applies them. Nothing at all when spec.n is
// 0 (then the signs are unused too). Throws InputError when n is no Hadamard size or k no multiple of it.
void RotateRow(const HadamardSpec& spec, float* row, int64_t k);

// The inverse: rotation (its own inverse up to rounding), then the signs; a NaN leaves as 7FC00000.
void UnrotateRow(const HadamardSpec& spec, float* row, int64_t k);

}  // namespace mx

#endif  // MX_SIM_QUANT_HADAMARD_H_
