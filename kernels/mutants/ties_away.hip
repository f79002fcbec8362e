// Rounds ties away from zero: the values are moved up by one unit in the last place before the conversion,
// which changes nothing but what lies exactly between two codes.
#include "rows.h"

MX_ROWS(TiesAway) {
  QuantiseRows(x, codes, scales, stride, rows, cols, flags, signs, random,
               [](float* y, u32 f, u32 s, const Random& r, u64 index) {
                 CodedBlock block;
                 if (f & kHadamard) {
                   FlipSigns(y, kBlock, s);
                   Hadamard16(y, kBlock);
                 }
                 u32 forced[4] = {0, 0, 0, 0};
                 u32 amax = LargestBits(y, kBlock);
                 if (amax >= kInfinity) {
                   u32 nans = 0;
                   amax = TakeSpecials(y, kBlock, f & kHadamard, forced, &nans);
                   amax = AmaxWithNans(amax, nans);
                 }
                 block.scale = ScaleByte(amax, f >> kRuleShift & kRuleMask);
#pragma unroll
                 for (u32 i = 0; i < kBlock; ++i) y[i] = Float(Bits(y[i]) + ((Bits(y[i]) & kMagnitude) != 0));
                 const float scale = ScaleOperand(y, kBlock, block.scale);
#pragma unroll
                 for (u32 i = 0; i < 4; ++i) {
                   block.codes[i] = EncodeNearest(y + 8 * i, scale) | forced[i];
                 }
                 (void)r;
                 (void)index;
                 return block;
               });
}
