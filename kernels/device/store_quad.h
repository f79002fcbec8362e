// Four results side by side in memory.
#ifndef KERNELS_DEVICE_STORE_QUAD_H_
#define KERNELS_DEVICE_STORE_QUAD_H_

#include "hip.h"

// bfloat16 by v_cvt_pk_bf16_f32: nearest, ties to even; a NaN is canonical already.
MX_DEVICE u32 PackBf16(float low, float high) {
  typedef __bf16 Pair __attribute__((ext_vector_type(2)));
  return __builtin_bit_cast(u32, Pair{static_cast<__bf16>(low), static_cast<__bf16>(high)});
}

// No NaN but the canonical one.
MX_DEVICE void StoreNumbers(void* d, bool f32, u64 index, f32x4 t) {
  if (f32) {
    *reinterpret_cast<f32x4*>(static_cast<float*>(d) + index) = t;
  } else {
    *reinterpret_cast<u32x2*>(static_cast<u16*>(d) + index) =
        u32x2{PackBf16(t[0], t[1]), PackBf16(t[2], t[3])};
  }
}

MX_DEVICE void StoreQuad(void* d, bool f32, u64 index, f32x4 t) {
#pragma unroll
  for (u32 i = 0; i < 4; ++i) t[i] = Float(CanonicalBits(Bits(t[i])));
  StoreNumbers(d, f32, index, t);
}

#endif  // KERNELS_DEVICE_STORE_QUAD_H_
