// Hadamard-16 of consecutive elements: butterflies over index bits 0, 1, 2, 3 in this order, low = p + v,
// high = p - v, then x 0.25, each operation rounded once. Source of the order: ROCm TransformerEngine's MXFP4
// cast kernel.
#ifndef KERNELS_DEVICE_HADAMARD_H_
#define KERNELS_DEVICE_HADAMARD_H_

#include "hip.h"

template <int kFrom, int kTo, class T>
MX_DEVICE void Butterflies(T* y, int count) {
#pragma unroll
  for (int half = kFrom; half <= kTo; half *= 2) {
#pragma unroll
    for (int i = 0; i < count; ++i) {
      if (i & half) continue;
      const T low = y[i], high = y[i + half];
      y[i] = low + high;
      y[i + half] = low - high;
    }
  }
}

// T: one value, or two that are rotated side by side, which the machine adds in one instruction.
// `count` elements, a multiple of 16, the first of them at a multiple of 16 along k.
template <class T>
MX_DEVICE void Hadamard16(T* y, int count) {
  Butterflies<1, 8>(y, count);
#pragma unroll
  for (int i = 0; i < count; ++i) y[i] *= 0.25f;
}

MX_DEVICE float Flip(float y, u32 sign) { return Float(Bits(y) ^ sign); }
MX_DEVICE f32x2 Flip(f32x2 y, u32 sign) { return f32x2{Flip(y.x, sign), Flip(y.y, sign)}; }

// Bit i of `signs` flips the sign of y[i], of a NaN too.
template <class T>
MX_DEVICE void FlipSigns(T* y, int count, u32 signs) {
  if (signs == 0) return;
#pragma unroll
  for (int i = 0; i < count; ++i) y[i] = Flip(y[i], (signs << (31 - i)) & kSign);
}

#endif  // KERNELS_DEVICE_HADAMARD_H_
