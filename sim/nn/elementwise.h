// Arrays, element by element: residual additions, gradient scaling, rounding to bf16. Threaded; NaN leaves as
// 7FC00000.
#ifndef MX_SIM_NN_ELEMENTWISE_H_
#define MX_SIM_NN_ELEMENTWISE_H_

#include <cstdint>

#include "sim/base/bits.h"

namespace mx {

// out = R32(a + b). out may be a or b.
void AddArrays(int64_t n, const float* a, const float* b, float* out);
// x = R32(x * factor).
void ScaleArray(int64_t n, float factor, float* x);
// out = the bf16 value nearest to x (ties to even), kept in a binary32. out may be x.
void RoundArrayToBf16(int64_t n, const float* x, float* out);

constexpr float RoundToBf16(float x) {
  const uint32_t u = ToBits(x);
  if (IsNan(u)) return FromBits(kF32QuietNan);
  return FromBits((u + 0x7FFFu + (u >> 16 & 1u)) & 0xFFFF0000u);
}

}  // namespace mx

#endif  // MX_SIM_NN_ELEMENTWISE_H_
