// Both copies of a matrix in one launch: a wave takes a tile of 32 x 32 elements; its lanes 0 to 31 quantise
// the tile's rows, lanes 32 to 63 its columns. Each copy starts from x, never from the other copy.
//
// x [rows][cols], rows `stride` elements apart; the copies as in quantise_row.hip and quantise_column.hip.
// The tile is (y, x) of the grid, over the padded copies where they are padded.
#include "../device/block.h"
#include "../device/layout.h"
#include "../device/load.h"

MX_KERNEL(64)
void QuantiseBoth(const void* __restrict__ x, u32x4* __restrict__ row_codes, u8* __restrict__ row_scales,
                  u32x4* __restrict__ column_codes, u8* __restrict__ column_scales, u32 stride, u32 rows,
                  u32 cols, u32 flags, u32 row_signs, u32 column_signs, Random row_random,
                  Random column_random) {
  const bool shuffled = flags & kShuffled, column = ItemX() >= 32;
  const u32 lane = ItemX() % 32;
  // In the copy: its rows, blocks along k, and this lane's place.
  const u32 copy_rows = column ? cols : rows, blocks = (column ? rows : cols) / kBlock;
  const u32 row = (column ? GroupX() : GroupY()) * 32 + lane, block = column ? GroupY() : GroupX();
  if (row >= (shuffled ? PadTo(copy_rows, 256) : copy_rows)) return;
  if (block >= (shuffled ? PadTo(blocks, 8) : blocks)) return;
  u8* scales = column ? column_scales : row_scales;
  const u64 place = ScaleOffset(shuffled, row, block, blocks);
  if (row >= copy_rows || block >= blocks) {
    scales[place] = 127;
    return;
  }
  float y[kBlock];
  const u64 first = column ? static_cast<u64>(block * kBlock) * stride + row
                           : static_cast<u64>(row) * stride + block * kBlock;
  const u64 step = column ? stride : 1;
#pragma unroll
  for (u32 i = 0; i < kBlock; ++i) y[i] = LoadElement(x, flags & kInputF32, first + i * step);
  const u64 index = static_cast<u64>(row) * blocks + block;
  const Random random = column ? column_random : row_random;
  const CodedBlock coded = EncodeBlock(y, flags, column ? column_signs : row_signs, random, index);
  (column ? column_codes : row_codes)[index] = coded.codes;
  scales[place] = static_cast<u8>(coded.scale);
}
