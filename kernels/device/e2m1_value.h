// What a code and a scale byte stand for.
#ifndef KERNELS_DEVICE_E2M1_VALUE_H_
#define KERNELS_DEVICE_E2M1_VALUE_H_

#include "hip.h"

// The value of an E2M1 code: sign, exponent 2 bits, mantissa 1 bit; exponent 0 is subnormal, 0 or 0.5.
MX_DEVICE float E2M1Value(u32 code) {
  const u32 magnitude = code & 7;
  const u32 small = magnitude == 0 ? 0 : 0x3F000000u, bits = magnitude < 2 ? small : (magnitude + 252) << 22;
  return Float(bits | (code & 8) << 28);
}

// 2^(byte - 127); 2^-127 is subnormal. A NaN for FF: its products leave as the canonical NaN.
MX_DEVICE float ScaleValue(u32 byte) {
  return Float(byte == 255 ? kNaN : byte == 0 ? 0x00400000u : byte << 23);
}

#endif  // KERNELS_DEVICE_E2M1_VALUE_H_
