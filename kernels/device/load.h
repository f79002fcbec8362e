// Elements of a bfloat16 or binary32 matrix as binary32, exactly; results to either type.
#ifndef KERNELS_DEVICE_LOAD_H_
#define KERNELS_DEVICE_LOAD_H_

#include "hip.h"

MX_DEVICE float LoadElement(const void* x, bool f32, u64 index) {
  return f32 ? static_cast<const float*>(x)[index]
             : Float(static_cast<u32>(static_cast<const u16*>(x)[index]) << 16);
}

// Nearest, ties to even; a NaN is 7FC0.
MX_DEVICE u16 Bf16Bits(u32 bits) {
  bits = CanonicalBits(bits);
  return static_cast<u16>((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

MX_DEVICE void StoreElement(void* y, bool f32, u64 index, float value) {
  const u32 bits = CanonicalBits(Bits(value));
  if (f32) {
    static_cast<u32*>(y)[index] = bits;
  } else {
    static_cast<u16*>(y)[index] = Bf16Bits(bits);
  }
}

#endif  // KERNELS_DEVICE_LOAD_H_
