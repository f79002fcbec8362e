// The scale byte of a block from its largest magnitude (OCP MX 6.3; the `even` rule is that of ROCm
// TransformerEngine's MXFP4 cast; `rceil` rounds amax / 6 up to a power of two).
#ifndef KERNELS_DEVICE_SCALE_H_
#define KERNELS_DEVICE_SCALE_H_

#include "hip.h"

enum Rule : u32 { kEven = 0, kFloor = 1, kRceil = 2 };

// E2M1 reaches from 4 to 6 in its top binade, so the exponent of amax less 2 is the scale's. What a rule adds
// to the bits of amax carries into the exponent where the rule rounds up: `even` from 1.75 * 2^e on (E2M1 has
// one mantissa bit), `rceil` above 1.5 * 2^e, `floor` never.
MX_DEVICE u32 RuleBump(u32 rule) { return rule == kEven ? 0x200000u : rule == kRceil ? 0x3FFFFFu : 0u; }

// amax: bits of a magnitude, Inf allowed. Clamped to 2^-127..2^127, a zero block has scale 1; amax Inf is the
// exponent 128 of every rule but rceil, which saturates.
MX_DEVICE u32 ScaleByte(u32 amax, u32 rule) {
  const u32 exponent = (amax + RuleBump(rule)) >> 23;
  const u32 byte = exponent > 2 ? exponent - 2 : 0;
  if (amax == 0) return 127;
  return amax == kInfinity && rule == kRceil ? 254 : byte;
}

#endif  // KERNELS_DEVICE_SCALE_H_
