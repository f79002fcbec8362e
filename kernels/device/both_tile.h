// Both copies from one read of x: a tile of 128 x 128 elements goes straight from memory to LDS; then the
// rows are quantised from there, four lanes a block, and the columns, two a lane.
//
// x and its rows are 16-byte aligned. Tile (x, y) of the grid = (columns, rows).
#ifndef KERNELS_DEVICE_BOTH_TILE_H_
#define KERNELS_DEVICE_BOTH_TILE_H_

#include "barrier.h"
#include "column_block.h"
#include "lds_load.h"
#include "quad_block.h"

inline constexpr u32 kTile = 128;

struct BothArguments {
  const u32x4* x;
  u32* row_codes;
  u8* row_scales;
  u32x4* column_codes;
  u8* column_scales;
  u32 stride;
  u32 rows, cols, flags, row_signs, column_signs;
};

// kBytes: of an element. Rows of the tile lie one after the other; a wave loads 1 KiB at a time.
template <u32 kBytes>
MX_DEVICE void LoadTile(const BothArguments& args, u32x4* tile) {
  constexpr u32 kChunks = kTile * kBytes / 16;  // 16-byte chunks of a row: 16 or 32
  constexpr u32 kElements = 16 / kBytes;
  const u32 wave = __builtin_amdgcn_readfirstlane(ItemX() / 64), lane = ItemX() % 64;
#pragma unroll
  for (u32 i = 0; i < kTile * kChunks / 256; ++i) {
    const u32 chunk = (i * 4 + wave) * 64 + lane, row = chunk / kChunks, part = chunk % kChunks;
    const u32 y = GroupY() * kTile + row, x = GroupX() * kTile + part * kElements;
    if (y < args.rows && x < args.cols)
      LoadToLds(args.x + (static_cast<u64>(y) * args.stride + x) / kElements, tile + (i * 4 + wave) * 64);
  }
  WaitForLoads();
  Barrier();
}

template <u32 kBytes>
MX_DEVICE void QuantiseRows(const BothArguments& args, const u32x4* tile, const Random& random) {
  constexpr u32 kChunks = kTile * kBytes / 16;
  const bool shuffled = args.flags & kShuffled;
  const u32 blocks = args.cols / kBlock, part = ItemX() % 4;
#pragma unroll 1
  for (u32 i = 0; i < 8; ++i) {
    const u32 local = i * 64 + ItemX() / 4;  // block of the tile, four a row
    const u32 row = GroupY() * kTile + local / 4, block = GroupX() * 4 + local % 4;
    const u64 place = ScaleOffset(shuffled, row, block, blocks);
    if (row < args.rows && block < blocks) {
      float y[8];
      const u32 at = local / 4 * kChunks + (local % 4 * 4 + part) * (kBytes / 2);
      if constexpr (kBytes == 4) {
        const u32x4 low = tile[at], high = tile[at + 1];
#pragma unroll
        for (u32 j = 0; j < 4; ++j) {
          y[j] = Float(low[j]);
          y[j + 4] = Float(high[j]);
        }
      } else {
        Widen(tile[at], y);
      }
      const u64 index = static_cast<u64>(row) * blocks + block;
      const CodedLane coded = EncodeQuad(y, args.flags, args.row_signs, random, index);
      args.row_codes[4 * index + part] = coded.codes;
      if (part == 0) args.row_scales[place] = static_cast<u8>(coded.scale);
    } else if (shuffled && part == 0 && row < PadTo(args.rows, 256) && block < PadTo(blocks, 8)) {
      args.row_scales[place] = 127;
    }
  }
}

template <u32 kBytes>
MX_DEVICE void QuantiseColumns(const BothArguments& args, const u32x4* tile, ColumnTile& out,
                               const Random& random) {
  const u32 blocks = args.rows / kBlock, wave = ItemX() / 64, local = ItemX() % 64 * 2;
  const u32 column = GroupX() * kTile + local, block = GroupY() * kBlocksOfTile + wave;
  if (column < args.cols && block < blocks) {  // column + 1 too: cols is a multiple of 32
    float left[kBlock], right[kBlock];
#pragma unroll
    for (u32 i = 0; i < kBlock; ++i) {
      const u32 pair = (wave * kBlock + i) * (kTile / 2) + local / 2;
      if constexpr (kBytes == 4) {
        const f32x2 two = reinterpret_cast<const f32x2*>(tile)[pair];
        left[i] = two.x;
        right[i] = two.y;
      } else {
        const u32 two = reinterpret_cast<const u32*>(tile)[pair];
        left[i] = Float(two << 16);
        right[i] = Float(two & 0xFFFF0000u);
      }
    }
    const u64 index = static_cast<u64>(column) * blocks + block;
    KeepColumn(out, local, wave, EncodeBlock(left, args.flags, args.column_signs, random, index));
    KeepColumn(out, local + 1, wave,
               EncodeBlock(right, args.flags, args.column_signs, random, index + blocks));
  }
  Barrier();
  StoreColumns(out, args.column_codes, args.column_scales, args.flags & kShuffled, GroupX() * kTile,
               GroupY() * kBlocksOfTile, args.cols, blocks);
}

// The mode's bits are constants, so that each kernel holds its own path only.
#define MX_QUANTISE_BOTH(name, bytes, mode)                                                                  \
  MX_KERNEL(256)                                                                                             \
  void name(const u32x4* __restrict__ x, u32* __restrict__ row_codes, u8* __restrict__ row_scales,           \
            u32x4* __restrict__ column_codes, u8* __restrict__ column_scales, u32 stride, u32 rows,          \
            u32 cols, u32 flags, u32 row_signs, u32 column_signs, Random row_random, Random column_random) { \
    MX_SHARED static u32x4 tile[kTile * kTile * bytes / 16];                                                 \
    MX_SHARED static ColumnTile out;                                                                         \
    const BothArguments args{x,           row_codes, row_scales, column_codes,           column_scales,      \
                             stride,      rows,      cols,       (flags & ~7u) | (mode), row_signs,          \
                             column_signs};                                                                  \
    LoadTile<bytes>(args, tile);                                                                             \
    QuantiseRows<bytes>(args, tile, row_random);                                                             \
    QuantiseColumns<bytes>(args, tile, out, column_random);                                                  \
  }

#endif  // KERNELS_DEVICE_BOTH_TILE_H_
