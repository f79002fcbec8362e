// Quantises rows: four lanes a block, eight elements a lane, one kernel for each rotation and rounding.
//
// Arguments as in quantise_row.hip; x and its rows are 16-byte aligned. A workgroup takes 64 blocks: 2^w of a
// row, of 64
// >> w rows, w = flags >> kWidthShift, so that short rows fill a workgroup too. Tile (x, y) of the grid =
// (rows, blocks).
#include "../device/layout.h"
#include "../device/quad_block.h"

enum { kWidthShift = 8 };

MX_DEVICE void QuantiseRows(const u32x4* x, u32* codes, u8* scales, u32 stride, u32 rows, u32 cols, u32 flags,
                            u32 signs, const Random& random) {
  const bool shuffled = flags & kShuffled, f32 = flags & kInputF32;
  const u32 wide = flags >> kWidthShift, quad = ItemX() / 4, part = ItemX() % 4, blocks = cols / kBlock;
  const u32 row = (GroupX() << (6 - wide)) + (quad >> wide);
  const u32 block = (GroupY() << wide) + (quad & ((1u << wide) - 1));
  const bool inside = row < rows && block < blocks;
  const u64 place = ScaleOffset(shuffled, row, block, blocks);
  if (!inside) {
    if (shuffled && row < PadTo(rows, 256) && block < PadTo(blocks, 8) && part == 0) scales[place] = 127;
    return;
  }
  float y[8];
  const u64 first = static_cast<u64>(row) * stride + block * kBlock + part * 8;  // element
  if (f32) {
    const u32x4 low = x[first / 4], high = x[first / 4 + 1];
#pragma unroll
    for (u32 i = 0; i < 4; ++i) {
      y[i] = Float(low[i]);
      y[i + 4] = Float(high[i]);
    }
  } else {
    Widen(x[first / 8], y);
  }
  const u64 index = static_cast<u64>(row) * blocks + block;
  const CodedLane coded = EncodeQuad(y, flags, signs, random, index);
  codes[4 * index + part] = coded.codes;
  if (part == 0) scales[place] = static_cast<u8>(coded.scale);
}

// The mode's bits are constants, so that each kernel holds its own path only.
#define MX_QUANTISE_ROW(name, mode)                                                                    \
  MX_KERNEL(256)                                                                                       \
  void name(const u32x4* __restrict__ x, u32* __restrict__ codes, u8* __restrict__ scales, u32 stride, \
            u32 rows, u32 cols, u32 flags, u32 signs, Random random) {                                 \
    QuantiseRows(x, codes, scales, stride, rows, cols, (flags & ~6u) | (mode), signs, random);         \
  }
MX_QUANTISE_ROW(QuantiseRowTuned, 0)
MX_QUANTISE_ROW(QuantiseRowTunedH16, kHadamard)
MX_QUANTISE_ROW(QuantiseRowTunedSr, kStochastic)
MX_QUANTISE_ROW(QuantiseRowTunedH16Sr, kHadamard | kStochastic)
