// Elements as they lie in memory, 16 bytes at a time, as binary32.
#ifndef KERNELS_DEVICE_WIDEN_H_
#define KERNELS_DEVICE_WIDEN_H_

#include "hip.h"

// Eight bfloat16 elements.
MX_DEVICE void Widen(u32x4 packed, float* y) {
#pragma unroll
  for (u32 i = 0; i < 4; ++i) {
    y[2 * i] = Float(packed[i] << 16);
    y[2 * i + 1] = Float(packed[i] & 0xFFFF0000u);
  }
}

// A chunk of 16 / kBytes elements.
template <u32 kBytes>
MX_DEVICE void WidenChunk(u32x4 chunk, float* y) {
  if constexpr (kBytes == 2) {
    Widen(chunk, y);
  } else {
#pragma unroll
    for (u32 i = 0; i < 4; ++i) y[i] = Float(chunk[i]);
  }
}

#endif  // KERNELS_DEVICE_WIDEN_H_
