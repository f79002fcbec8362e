// Quantises columns: a lane takes two neighbouring columns, so that a wave reads whole rows of 128 elements,
// and the codes go through LDS, so that a column's 64 bytes are written side by side. One kernel for each
// rotation and rounding.
//
// Arguments as in quantise_column.hip; x and its rows are 16-byte aligned. A workgroup takes 128 columns x
// 128 rows. Tile (x, y) of the grid = (columns, rows).
#include "../device/barrier.h"
#include "../device/column_block.h"
#include "../device/load.h"
#include "../device/pair_block.h"

// The pairs of one block's rows at (row, column). `ragged`: this tile has a last column without a right
// neighbour; there elements are loaded one by one, and that column stands in for its neighbour.
MX_DEVICE void LoadPairs(const void* x, bool f32, u32 stride, u32 row, u32 column, u32 cols, bool ragged,
                         f32x2* y) {
  const u64 first = static_cast<u64>(row) * stride + column;
#pragma unroll
  for (u32 i = 0; i < kBlock; ++i) {
    const u64 at = first + static_cast<u64>(i) * stride;
    if (ragged) {
      y[i] = f32x2{LoadElement(x, f32, at), LoadElement(x, f32, at + (column + 1 < cols))};
    } else if (f32) {
      y[i] = static_cast<const f32x2*>(x)[at / 2];  // even: rows are 16-byte aligned, column is even
    } else {
      const u32 two = static_cast<const u32*>(x)[at / 2];
      y[i] = f32x2{Float(two << 16), Float(two & 0xFFFF0000u)};
    }
  }
}

MX_DEVICE void QuantiseColumns(const void* x, u32x4* codes, u8* scales, u32 stride, u32 rows, u32 cols,
                               u32 flags, u32 signs, const Random& random) {
  MX_SHARED static ColumnTile tile;
  const u32 blocks = rows / kBlock, wave = ItemX() / 64, local = ItemX() % 64 * 2;
  const u32 column = GroupX() * kColumnTile + local, block = GroupY() * kBlocksOfTile + wave;
  const bool ragged = cols % 2 != 0 && (GroupX() + 1) * kColumnTile > cols;
  if (column < cols && block < blocks) {
    f32x2 y[kBlock];
    LoadPairs(x, flags & kInputF32, stride, block * kBlock, column, cols, ragged, y);
    const u64 index = static_cast<u64>(column) * blocks + block;
    const CodedPair coded = EncodeColumns(y, flags, signs, random, index, index + blocks);
    KeepColumn(tile, local, wave, coded.left);
    if (column + 1 < cols) KeepColumn(tile, local + 1, wave, coded.right);
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
