// The body of a row quantiser (linear scales) around a changed step: what the mutants with wrong arithmetic
// share.
#ifndef KERNELS_MUTANTS_ROWS_H_
#define KERNELS_MUTANTS_ROWS_H_

#include "../device/block.h"
#include "../device/layout.h"
#include "../device/load.h"

// encode(y, flags, signs, random, index) gives the CodedBlock.
template <class Encode>
MX_DEVICE void QuantiseRows(const void* x, u32x4* codes, u8* scales, u32 stride, u32 rows, u32 cols,
                            u32 flags, u32 signs, const Random& random, Encode encode) {
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
  const CodedBlock coded = encode(y, flags, signs, random, index);
  codes[index] = coded.codes;
  scales[place] = static_cast<u8>(coded.scale);
}

#define MX_ROWS(name)                                                                                   \
  MX_KERNEL(256)                                                                                        \
  void name(const void* __restrict__ x, u32x4* __restrict__ codes, u8* __restrict__ scales, u32 stride, \
            u32 rows, u32 cols, u32 flags, u32 signs, Random random)

#endif  // KERNELS_MUTANTS_ROWS_H_
