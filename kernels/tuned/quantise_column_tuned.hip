// Quantises columns: a lane takes two neighbouring columns, so that a wave reads whole rows of 128 elements,
// and the codes go through LDS, so that a column's 64 bytes are written side by side. One kernel for each
// rotation and rounding.
//
// Arguments as in quantise_column.hip; x and its rows are 16-byte aligned. A workgroup takes 128 columns x
// 128 rows. Tile (x, y) of the grid = (columns, rows).
#include "../device/barrier.h"
#include "../device/column_block.h"
#include "../device/load.h"

MX_DEVICE void QuantiseColumns(const void* x, u32x4* codes, u8* scales, u32 stride, u32 rows, u32 cols,
                               u32 flags, u32 signs, const Random& random) {
  MX_SHARED static ColumnTile tile;
  const bool f32 = flags & kInputF32;
  const u32 blocks = rows / kBlock, wave = ItemX() / 64, local = ItemX() % 64 * 2;
  const u32 column = GroupX() * kColumnTile + local, block = GroupY() * kBlocksOfTile + wave;
  if (column < cols && block < blocks) {
    float left[kBlock], right[kBlock];
    const u64 first = static_cast<u64>(block * kBlock) * stride + column;
    const bool pair = column + 1 < cols;
    if (pair) {
#pragma unroll
      for (u32 i = 0; i < kBlock; ++i) {
        const u64 at =
            (first + static_cast<u64>(i) * stride) / 2;  // even: rows are 16-byte aligned, column is even
        if (f32) {
          const f32x2 two = static_cast<const f32x2*>(x)[at];
          left[i] = two.x;
          right[i] = two.y;
        } else {
          const u32 two = static_cast<const u32*>(x)[at];
          left[i] = Float(two << 16);
          right[i] = Float(two & 0xFFFF0000u);
        }
      }
    } else {
#pragma unroll
      for (u32 i = 0; i < kBlock; ++i) {
        left[i] = LoadElement(x, f32, first + static_cast<u64>(i) * stride);
        right[i] = 0;
      }
    }
    const u64 index = static_cast<u64>(column) * blocks + block;
    KeepColumn(tile, local, wave, EncodeBlock(left, flags, signs, random, index));
    if (pair) KeepColumn(tile, local + 1, wave, EncodeBlock(right, flags, signs, random, index + blocks));
  }
  Barrier();
  StoreColumns(tile, codes, scales, flags & kShuffled, GroupX() * kColumnTile, GroupY() * kBlocksOfTile, cols,
               blocks);
}

// The mode's bits are constants, so that each kernel holds its own path only.
#define MX_QUANTISE_COLUMN(name, mode)                                                                  \
  MX_KERNEL(256)                                                                                        \
  void name(const void* __restrict__ x, u32x4* __restrict__ codes, u8* __restrict__ scales, u32 stride, \
            u32 rows, u32 cols, u32 flags, u32 signs, Random random) {                                  \
    QuantiseColumns(x, codes, scales, stride, rows, cols, (flags & ~6u) | (mode), signs, random);       \
  }
MX_QUANTISE_COLUMN(QuantiseColumnTuned, 0)
MX_QUANTISE_COLUMN(QuantiseColumnTunedH16, kHadamard)
MX_QUANTISE_COLUMN(QuantiseColumnTunedSr, kStochastic)
MX_QUANTISE_COLUMN(QuantiseColumnTunedH16Sr, kHadamard | kStochastic)
