// Packs the even element of a pair into the high nibble.
#include "rows.h"

MX_ROWS(NibbleSwap) {
  QuantiseRows(x, codes, scales, stride, rows, cols, flags, signs, random,
               [](float* y, u32 f, u32 s, const Random& r, u64 index) {
                 CodedBlock block = EncodeBlock(y, f, s, r, index);
                 block.codes = (block.codes >> 4 & 0x0F0F0F0Fu) | (block.codes & 0x0F0F0F0Fu) << 4;
                 return block;
               });
}
