// Both copies from one read of x: a tile of 128 x 128 elements goes straight from memory to LDS; then the
// rows are quantised from there, one lane a block, and the columns, two a lane.
//
// x and its rows are 16-byte aligned. Tile (x, y) of the grid = (columns, rows).
#ifndef KERNELS_DEVICE_BOTH_TILE_H_
#define KERNELS_DEVICE_BOTH_TILE_H_

#include "barrier.h"
#include "column_block.h"
#include "lds_load.h"
#include "pair_block.h"
#include "widen.h"

inline constexpr u32 kTile = 128;

struct BothArguments {
  const u32x4* x;
  u32x4* row_codes;
  u8* row_scales;
  u32x4* column_codes;
  u8* column_scales;
  u32 stride;
  u32 rows, cols, flags, row_signs, column_signs;
};

// 16-byte chunk c of row r lies at place c ^ swizzle of its row, so that lanes that read the same chunk of
// four blocks of four rows meet in no bank; lanes that read along a row do not in any order. kBytes: of an
// element.
template <u32 kBytes>
struct Tile {
  static constexpr u32 kChunks = kTile * kBytes / 16;  // of a row: 16 or 32
  static MX_DEVICE u32 Place(u32 row, u32 chunk) {
    return row * kChunks + (chunk ^ row % 16 ^ chunk / 16 * 4);
  }

  // A wave loads 1 KiB at a time.
  static MX_DEVICE void Load(const BothArguments& args, u32x4* tile) {
    constexpr u32 kElements = 16 / kBytes;
    const u32 wave = __builtin_amdgcn_readfirstlane(ItemX() / 64), lane = ItemX() % 64;
#pragma unroll
    for (u32 i = 0; i < kTile * kChunks / 256; ++i) {
      const u32 place = (i * 4 + wave) * 64 + lane, row = place / kChunks;
      const u32 chunk = Place(row, place % kChunks) % kChunks;  // the swizzle is its own inverse
      const u32 y = GroupY() * kTile + row, x = GroupX() * kTile + chunk * kElements;
      if (y < args.rows && x < args.cols)
        LoadToLds(args.x + (static_cast<u64>(y) * args.stride + x) / kElements, tile + (i * 4 + wave) * 64);
    }
    WaitForLoads();
    Barrier();
  }
};

template <u32 kBytes>
MX_DEVICE void QuantiseRows(const BothArguments& args, const u32x4* tile, const Random& random) {
  constexpr u32 kChunks = kBlock * kBytes / 16;  // of a block
  const bool shuffled = args.flags & kShuffled;
  const u32 blocks = args.cols / kBlock;
#pragma unroll 1
  for (u32 i = 0; i < 2; ++i) {
    const u32 local = i * 256 + ItemX();  // block of the tile, four a row
    const u32 row = GroupY() * kTile + local / 4, block = GroupX() * 4 + local % 4;
    const u64 place = ScaleOffset(shuffled, row, block, blocks);
    if (row < args.rows && block < blocks) {
      float y[kBlock];
#pragma unroll
      for (u32 c = 0; c < kChunks; ++c) {
        WidenChunk<kBytes>(tile[Tile<kBytes>::Place(local / 4, local % 4 * kChunks + c)],
                           y + c * 16 / kBytes);
      }
      const u64 index = static_cast<u64>(row) * blocks + block;
      const CodedBlock coded = EncodeHalves(y, args.flags, args.row_signs, random, index);
      args.row_codes[index] = coded.codes;
      args.row_scales[place] = static_cast<u8>(coded.scale);
    } else if (shuffled && row < PadTo(args.rows, 256) && block < PadTo(blocks, 8)) {
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
    f32x2 y[kBlock];
#pragma unroll
    for (u32 i = 0; i < kBlock; ++i) {
      constexpr u32 kPairs = 8 / kBytes;  // of a chunk
      const u32 at = Tile<kBytes>::Place(wave * kBlock + i, local / 2 / kPairs) * kPairs + local / 2 % kPairs;
      if constexpr (kBytes == 4) {
        y[i] = reinterpret_cast<const f32x2*>(tile)[at];
      } else {
        const u32 two = reinterpret_cast<const u32*>(tile)[at];
        y[i] = f32x2{Float(two << 16), Float(two & 0xFFFF0000u)};
      }
    }
    const u64 index = static_cast<u64>(column) * blocks + block;
    const CodedPair coded = EncodeColumns(y, args.flags, args.column_signs, random, index, index + blocks);
    KeepColumn(out, local, wave, coded.left);
    KeepColumn(out, local + 1, wave, coded.right);
  }
  Barrier();
  StoreColumns(out, args.column_codes, args.column_scales, args.flags & kShuffled, GroupX() * kTile,
               GroupY() * kBlocksOfTile, args.cols, blocks);
}

// The mode's bits are constants, so that each kernel holds its own path only.
#define MX_QUANTISE_BOTH(name, bytes, mode)                                                                  \
  MX_KERNEL(256)                                                                                             \
  void name(const u32x4* __restrict__ x, u32x4* __restrict__ row_codes, u8* __restrict__ row_scales,         \
            u32x4* __restrict__ column_codes, u8* __restrict__ column_scales, u32 stride, u32 rows,          \
            u32 cols, u32 flags, u32 row_signs, u32 column_signs, Random row_random, Random column_random) { \
    MX_SHARED static u32x4 tile[kTile * kTile * bytes / 16];                                                 \
    MX_SHARED static ColumnTile out;                                                                         \
    const BothArguments args{x,           row_codes, row_scales, column_codes,           column_scales,      \
                             stride,      rows,      cols,       (flags & ~7u) | (mode), row_signs,          \
                             column_signs};                                                                  \
    Tile<bytes>::Load(args, tile);                                                                           \
    QuantiseRows<bytes>(args, tile, row_random);                                                             \
    QuantiseColumns<bytes>(args, tile, out, column_random);                                                  \
  }

#endif  // KERNELS_DEVICE_BOTH_TILE_H_
