// Quantises the columns of a matrix and stores the transpose: one work-item a block of 32 elements of one
// column.
//
// x [rows][cols], rows `stride` elements apart; codes [cols][rows/2]; scales [cols][rows/32], or shuffled and
// padded. Work-items: column = x of the grid, block along the column = y of the grid, over the padded copy
// where it is padded.
#include "../device/block.h"
#include "../device/layout.h"
#include "../device/load.h"

MX_KERNEL(256)
void QuantiseColumn(const void* __restrict__ x, u32x4* __restrict__ codes, u8* __restrict__ scales,
                    u32 stride, u32 rows, u32 cols, u32 flags, u32 signs, Random random) {
  const bool shuffled = flags & kShuffled;
  const u32 blocks = rows / kBlock, block = GroupY(), col = GroupX() * 256 + ItemX();
  if (col >= (shuffled ? PadTo(cols, 256) : cols)) return;
  const u64 place = ScaleOffset(shuffled, col, block, blocks);
  if (col >= cols || block >= blocks) {
    scales[place] = 127;
    return;
  }
  float y[kBlock];
  const u64 first = static_cast<u64>(block * kBlock) * stride + col;
#pragma unroll
  for (u32 i = 0; i < kBlock; ++i)
    y[i] = LoadElement(x, flags & kInputF32, first + static_cast<u64>(i) * stride);
  const u64 index = static_cast<u64>(col) * blocks + block;
  const CodedBlock coded = EncodeBlock(y, flags, signs, random, index);
  codes[index] = coded.codes;
  scales[place] = static_cast<u8>(coded.scale);
}
