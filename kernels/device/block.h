// One block of 32 values to its scale byte and codes.
#ifndef KERNELS_DEVICE_BLOCK_H_
#define KERNELS_DEVICE_BLOCK_H_

#include "e2m1.h"
#include "hadamard.h"
#include "hip.h"
#include "philox.h"
#include "scale.h"

// How a tensor is quantised: bits of the kernels' argument `flags`.
enum Flag : u32 {
  kInputF32 = 1,
  kHadamard = 2,
  kStochastic = 4,
  kShuffled = 8,
  kRuleShift = 4,
  kRuleMask = 3
};

struct CodedBlock {
  u32x4 codes;  // element i: nibble i % 8 of word i / 8
  u32 scale;
};

// Largest masked bits, compared as integers: a NaN is above Inf, and float maxima would drop it or not.
MX_DEVICE u32 LargestBits(const float* y, int count) {
  u32 largest = 0;
#pragma unroll
  for (int i = 0; i < count; ++i) {
    const u32 magnitude = Bits(y[i]) & kMagnitude;
    largest = magnitude > largest ? magnitude : largest;
  }
  return largest;
}

// The scale operand of the conversions for a byte. Field 0 is not used, for no document says what this
// instruction takes it for: the values are doubled instead, exactly, for they are below 2^-123 then. A wave
// without such a block branches around it.
MX_DEVICE float ScaleOperand(float* y, int count, u32 byte) {
  if (__builtin_amdgcn_ballot_w64(byte == 0) != 0) {
    const float factor = byte == 0 ? 2.0f : 1.0f;
#pragma unroll
    for (int i = 0; i < count; ++i) y[i] *= factor;
    byte = byte == 0 ? 1 : byte;
  }
  return Float(byte << 23);
}

// 1 where magnitude > bound, from the sign of their difference. The compiler would make a comparison of it,
// and comparisons of 32 values take two scalar registers each, all at a time; it does not see through the
// empty assembly.
MX_DEVICE u32 Exceeds(u32 magnitude, u32 bound) {
  u32 difference = bound - magnitude;
  asm("" : "+v"(difference));
  return difference >> 31;
}

// Takes the values that are not finite out of y, for what a conversion makes of them is not documented: each
// leaves a zero of its sign and code 7 in `forced`. A NaN made by the rotation is positive. Returns the
// largest magnitude of what is no NaN, and counts the NaN.
//
// In arithmetic on sign bits, 1 where a magnitude exceeds a bound: a comparison an element would take two
// scalar registers each.
MX_DEVICE u32 TakeSpecials(float* y, int count, bool rotated, u32* forced, u32* nans) {
  u32 amax = 0;
#pragma unroll
  for (int i = 0; i < count; ++i) {
    const u32 bits = Bits(y[i]), magnitude = bits & kMagnitude;
    const u32 special = Exceeds(magnitude, kInfinity - 1), nan = Exceeds(magnitude, kInfinity);
    const u32 sign = rotated ? (nan - 1) & kSign : kSign;
    y[i] = Float(bits & ((special - 1) | sign));
    forced[i / 8] |= (7 * special) << (4 * (i % 8));
    *nans += nan;
    const u32 number = magnitude & (nan - 1);
    amax = number > amax ? number : amax;
  }
  return amax;
}

// The amax of a block is Inf when it holds nothing but NaN.
MX_DEVICE u32 AmaxWithNans(u32 amax, u32 nans) { return nans == kBlock ? kInfinity : amax; }

// y: a block after signs and rotation, changed. index: of the block in its copy, row * (k / 32) + block of
// the row.
MX_DEVICE CodedBlock EncodeRotated(float* y, u32 flags, const Random& random, u64 index) {
  u32 forced[4] = {0, 0, 0, 0};
  u32 amax = LargestBits(y, kBlock);
  if (amax >= kInfinity) {
    u32 nans = 0;
    amax = TakeSpecials(y, kBlock, flags & kHadamard, forced, &nans);
    amax = AmaxWithNans(amax, nans);
  }
  CodedBlock out;
  out.scale = ScaleByte(amax, flags >> kRuleShift & kRuleMask);
  const float scale = ScaleOperand(y, kBlock, out.scale);
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const u32 codes =
        flags & kStochastic
            ? EncodeStochastic(y + 8 * i, Philox(random, static_cast<u32>(4 * index + i)), scale)
            : EncodeNearest(y + 8 * i, scale);
    out.codes[i] = codes | forced[i];
  }
  return out;
}

// y: a whole block along k, changed.
MX_DEVICE CodedBlock EncodeBlock(float* y, u32 flags, u32 signs, const Random& random, u64 index) {
  if (flags & kHadamard) {
    FlipSigns(y, kBlock, signs);
    Hadamard16(y, kBlock);
  }
  return EncodeRotated(y, flags, random, index);
}

#endif  // KERNELS_DEVICE_BLOCK_H_
