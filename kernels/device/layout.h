// Where the scale byte of (row, block) lies. Shuffled: the order in which a wave of the 16x16x128 product
// takes four bytes a lane, as AMD's production kernels read it; rows padded to 256, blocks to 8, with byte
// 7F.
#ifndef KERNELS_DEVICE_LAYOUT_H_
#define KERNELS_DEVICE_LAYOUT_H_

#include "hip.h"

MX_DEVICE u32 PadTo(u32 n, u32 multiple) { return (n + multiple - 1) / multiple * multiple; }

MX_DEVICE u64 ShuffledOffset(u32 row, u32 block, u32 padded_blocks) {
  return static_cast<u64>(row / 32) * 32 * padded_blocks + block / 8 * 256 + block % 4 * 64 + row % 16 * 4 +
         block % 8 / 4 * 2 + row % 32 / 16;
}

MX_DEVICE u64 ScaleOffset(bool shuffled, u32 row, u32 block, u32 blocks) {
  return shuffled ? ShuffledOffset(row, block, PadTo(blocks, 8)) : static_cast<u64>(row) * blocks + block;
}

#endif  // KERNELS_DEVICE_LAYOUT_H_
