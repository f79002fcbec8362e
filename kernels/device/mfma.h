// The scaled matrix instructions on E2M1 operands. Lane maps (CDNA4 ISA 7.1.5, 7.2), D[i][j] = C + sum
// A[i][k] B[k][j]: 16x16x128: A and B: i or j = lane % 16, the 32 elements of block lane / 16; C and D:
// register r is row
//   4 * (lane / 16) + r, column lane % 16.
// 32x32x64:  A and B: i or j = lane % 32, block lane / 32; C and D: register r is row 8 * (r / 4) + 4 * (lane
// / 32) +
//   r % 4, column lane % 32.
// A lane's scale dword holds the scale of its own row and block in the byte that the wave selects.
#ifndef KERNELS_DEVICE_MFMA_H_
#define KERNELS_DEVICE_MFMA_H_

#include "hip.h"

inline constexpr int kE2M1 = 4;  // operand format of cbsz and blgp

MX_DEVICE i32x8 Operand(u32x4 codes) {
  return i32x8{static_cast<int>(codes.x),
               static_cast<int>(codes.y),
               static_cast<int>(codes.z),
               static_cast<int>(codes.w),
               0,
               0,
               0,
               0};
}

template <int kByteA, int kByteB>
MX_DEVICE f32x4 Mfma16(u32x4 a, u32x4 b, f32x4 c, u32 scale_a, u32 scale_b) {
  return __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(Operand(a), Operand(b), c, kE2M1, kE2M1, kByteA,
                                                          static_cast<int>(scale_a), kByteB,
                                                          static_cast<int>(scale_b));
}

template <int kByteA, int kByteB>
MX_DEVICE f32x16 Mfma32(u32x4 a, u32x4 b, f32x16 c, u32 scale_a, u32 scale_b) {
  return __builtin_amdgcn_mfma_scale_f32_32x32x64_f8f6f4(Operand(a), Operand(b), c, kE2M1, kE2M1, kByteA,
                                                         static_cast<int>(scale_a), kByteB,
                                                         static_cast<int>(scale_b));
}

#endif  // KERNELS_DEVICE_MFMA_H_
