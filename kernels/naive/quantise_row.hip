// Quantises the rows of a matrix: one work-item a block of 32 elements, blocks along the rows.
//
// x [rows][cols], rows `stride` elements apart; codes [rows][cols/2]; scales [rows][cols/32], or shuffled and
// padded: then the work-items past the matrix write the padding. Row = x of the grid, block of the row = y.
#include "../device/block.h"
#include "../device/layout.h"
#include "../device/load.h"

MX_KERNEL(256)
void QuantiseRow(const void* __restrict__ x, u32x4* __restrict__ codes, u8* __restrict__ scales, u32 stride,
                 u32 rows, u32 cols, u32 flags, u32 signs, Random random) {
  const bool shuffled = flags & kShuffled;
  const u32 blocks = cols / kBlock, block = GroupY(), row = GroupX() * 256 + ItemX();
  if (row >= (shuffled ? PadTo(rows, 256) : rows)) return;
  const u64 place = ScaleOffset(shuffled, row, block, blocks);
  if (row >= rows || block >= blocks) {
    scales[place] = 127;
    return;
  }
  float y[kBlock];
  const u64 first = static_cast<u64>(row) * stride + block * kBlock;
#pragma unroll
  for (u32 i = 0; i < kBlock; ++i) y[i] = LoadElement(x, flags & kInputF32, first + i);
  const u64 index = static_cast<u64>(row) * blocks + block;
  const CodedBlock coded = EncodeBlock(y, flags, signs, random, index);
  codes[index] = coded.codes;
  scales[place] = static_cast<u8>(coded.scale);
}
