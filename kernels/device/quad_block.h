// One block of 32 values held by the four lanes of a quad, eight consecutive values a lane, to codes and
// scale: loads of 16 bytes a lane and stores of 4 lie side by side in memory.
#ifndef KERNELS_DEVICE_QUAD_BLOCK_H_
#define KERNELS_DEVICE_QUAD_BLOCK_H_

#include "block.h"
#include "lanes.h"

// Eight bfloat16 or binary32 elements as they lie in memory.
MX_DEVICE void Widen(u32x4 packed, float* y) {
#pragma unroll
  for (u32 i = 0; i < 4; ++i) {
    y[2 * i] = Float(packed[i] << 16);
    y[2 * i + 1] = Float(packed[i] & 0xFFFF0000u);
  }
}

// The rotation of 16 values in two neighbouring lanes: three butterflies inside a lane, the last between the
// two.
MX_DEVICE void HadamardOfPair(float* y) {
  Butterflies<1, 4>(y, 8);
  const float sign = ItemX() % 2 == 0 ? 1.0f : -1.0f;  // the high half is subtracted
#pragma unroll
  for (u32 i = 0; i < 8; ++i) {
    const float other = Float(QuadXor<1>(Bits(y[i])));
    y[i] = (other + y[i] * sign) * 0.25f;
  }
}

struct CodedLane {
  u32 codes;  // of this lane's eight values
  u32 scale;  // of the block, in every lane of the quad
};

// y: the lane's eight values, changed. index: of the block in its copy.
MX_DEVICE CodedLane EncodeQuad(float* y, u32 flags, u32 signs, const Random& random, u64 index) {
  const u32 part = ItemX() % 4;
  const bool rotate = flags & kHadamard;
  if (rotate) {
    FlipSigns(y, 8, signs == 0 ? 0 : signs >> (8 * part));
    HadamardOfPair(y);
  }
  u32 forced = 0;
  u32 amax = QuadMax(LargestBits(y, 8));
  if (amax >= kInfinity) {
    u32 nans = 0;
    amax = TakeSpecials(y, 8, rotate, &forced, &nans);
    amax = AmaxWithNans(QuadMax(amax), QuadSum(nans));
  }
  CodedLane out;
  out.scale = ScaleByte(amax, flags >> kRuleShift & kRuleMask);
  const float scale = ScaleOperand(y, 8, out.scale);
  out.codes =
      (flags & kStochastic ? EncodeStochastic(y, Philox(random, static_cast<u32>(4 * index + part)), scale)
                           : EncodeNearest(y, scale)) |
      forced;
  return out;
}

#endif  // KERNELS_DEVICE_QUAD_BLOCK_H_
