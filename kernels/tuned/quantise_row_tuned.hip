// Quantises rows: one lane a block of 32. A wave takes 64 blocks, which go straight from memory to LDS, so
// that the loads lie side by side, and from there to the lanes. One kernel for each rotation and rounding.
//
// Arguments as in quantise_row.hip; x and its rows are 16-byte aligned. The 64 blocks are 2^w of a row, of 64
// >> w rows, w = flags >> kWidthShift, so that short rows fill a wave too; a workgroup takes four such tiles,
// one below the other. Tile (x, y) of the grid = (rows, blocks).
#include "../device/barrier.h"
#include "../device/layout.h"
#include "../device/lds_load.h"
#include "../device/pair_block.h"
#include "../device/widen.h"

enum { kWidthShift = 8 };

struct RowTile {
  u32 wide, first_row, first_block, rows, blocks;
  MX_DEVICE u32 Row(u32 local) const { return first_row + (local >> wide); }
  MX_DEVICE u32 Block(u32 local) const { return first_block + (local & ((1u << wide) - 1)); }
  MX_DEVICE bool Has(u32 local) const { return Row(local) < rows && Block(local) < blocks; }
};

// 64 blocks of `kBytes * 32` bytes. Chunk c of a block's 16-byte chunks lies at c ^ swizzle, so that 16 lanes
// that read the same chunk of 16 blocks meet in no bank.
template <u32 kBytes>
struct BlocksInLds {
  static constexpr u32 kChunks = kBlock * kBytes / 16, kShift = kBytes == 2 ? 4 : 2;
  static MX_DEVICE u32 Swizzle(u32 local) { return local / kShift % kChunks; }

  static MX_DEVICE void Load(const RowTile& tile, const u32x4* x, u32 stride, u32x4* buffer) {
#pragma unroll
    for (u32 i = 0; i < kChunks; ++i) {
      const u32 place = i * 64 + ItemX() % 64, local = place / kChunks,
                chunk = place % kChunks ^ Swizzle(local);
      const u64 first = static_cast<u64>(tile.Row(local)) * stride + tile.Block(local) * kBlock;
      if (tile.Has(local)) LoadToLds(x + first * kBytes / 16 + chunk, buffer + i * 64);
    }
    WaitForLoads();
  }

  static MX_DEVICE void Read(const u32x4* buffer, u32 local, float* y) {
#pragma unroll
    for (u32 c = 0; c < kChunks; ++c)
      WidenChunk<kBytes>(buffer[local * kChunks + (c ^ Swizzle(local))], y + c * 16 / kBytes);
  }
};

MX_DEVICE void QuantiseRows(const u32x4* x, u32x4* codes, u8* scales, u32 stride, u32 rows, u32 cols,
                            u32 flags, u32 signs, const Random& random) {
  MX_SHARED static u32x4 buffer[4 * 64 * 8];
  const bool shuffled = flags & kShuffled;
  const u32 wave = __builtin_amdgcn_readfirstlane(ItemX() / 64), lane = ItemX() % 64,
            wide = flags >> kWidthShift;
  const u32 blocks = cols / kBlock;
  const RowTile tile{wide, (GroupX() * 4 + wave) << (6 - wide), GroupY() << wide, rows, blocks};
  u32x4* mine = buffer + wave * 512;
  if (flags & kInputF32) {
    BlocksInLds<4>::Load(tile, x, stride, mine);
  } else {
    BlocksInLds<2>::Load(tile, x, stride, mine);
  }
  const u32 row = tile.Row(lane), block = tile.Block(lane);
  const u64 place = ScaleOffset(shuffled, row, block, blocks), index = static_cast<u64>(row) * blocks + block;
  if (tile.Has(lane)) {
    float y[kBlock];
    if (flags & kInputF32) {
      BlocksInLds<4>::Read(mine, lane, y);
    } else {
      BlocksInLds<2>::Read(mine, lane, y);
    }
    const CodedBlock coded = EncodeHalves(y, flags, signs, random, index);
    codes[index] = coded.codes;
    scales[place] = static_cast<u8>(coded.scale);
  } else if (shuffled && row < PadTo(rows, 256) && block < PadTo(blocks, 8)) {
    scales[place] = 127;
  }
}

// The mode's bits are constants, so that each kernel holds its own path only.
#define MX_QUANTISE_ROW(name, mode)                                                                      \
  MX_KERNEL(256)                                                                                         \
  void name(const u32x4* __restrict__ x, u32x4* __restrict__ codes, u8* __restrict__ scales, u32 stride, \
            u32 rows, u32 cols, u32 flags, u32 signs, Random random) {                                   \
    QuantiseRows(x, codes, scales, stride, rows, cols, (flags & ~6u) | (mode), signs, random);           \
  }
MX_QUANTISE_ROW(QuantiseRowTuned, 0)
MX_QUANTISE_ROW(QuantiseRowTunedH16, kHadamard)
MX_QUANTISE_ROW(QuantiseRowTunedSr, kStochastic)
MX_QUANTISE_ROW(QuantiseRowTunedH16Sr, kHadamard | kStochastic)
