// A NaN in a block becomes a NaN scale, as other recipes have it.
#include "rows.h"

MX_ROWS(NanScale) {
  QuantiseRows(x, codes, scales, stride, rows, cols, flags, signs, random,
               [](float* y, u32 f, u32 s, const Random& r, u64 index) {
                 bool nan = false;
#pragma unroll
                 for (u32 i = 0; i < kBlock; ++i) nan |= y[i] != y[i];
                 CodedBlock block = EncodeBlock(y, f, s, r, index);
                 if (nan) block.scale = 255;
                 return block;
               });
}
