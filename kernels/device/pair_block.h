// Blocks of which a lane holds 32 values, rotated two at a time by the packed instructions: no value moves
// between registers.
#ifndef KERNELS_DEVICE_PAIR_BLOCK_H_
#define KERNELS_DEVICE_PAIR_BLOCK_H_

#include "block.h"

// The halves of a block are rotated side by side. y: 32 values. signs: the same in all lanes.
MX_DEVICE CodedBlock EncodeHalves(float* y, u32 flags, u32 signs, const Random& random, u64 index) {
  if (flags & kHadamard) {
    f32x2 both[16];
#pragma unroll
    for (u32 i = 0; i < 16; ++i) both[i] = f32x2{y[i], y[i + 16]};
    if (signs != 0) {
      asm volatile("" : "+s"(signs));  // keeps its 32 masks out of a loop around this
#pragma unroll
      for (u32 i = 0; i < 16; ++i) {
        both[i].x = Flip(both[i].x, (signs << (31 - i)) & kSign);
        both[i].y = Flip(both[i].y, (signs << (15 - i)) & kSign);
      }
    }
    Hadamard16(both, 16);
#pragma unroll
    for (u32 i = 0; i < 16; ++i) {
      y[i] = both[i].x;
      y[i + 16] = both[i].y;
    }
  }
  return EncodeRotated(y, flags, random, index);
}

// Two blocks of neighbouring columns side by side. y: 32 pairs (left, right). indices: of the two in their
// copy.
struct CodedPair {
  CodedBlock left, right;
};
MX_DEVICE CodedPair EncodeColumns(f32x2* y, u32 flags, u32 signs, const Random& random, u64 left_index,
                                  u64 right_index) {
  if (flags & kHadamard) {
    FlipSigns(y, kBlock, signs);
    Hadamard16(y, kBlock);
  }
  float left[kBlock], right[kBlock];
#pragma unroll
  for (u32 i = 0; i < kBlock; ++i) {
    left[i] = y[i].x;
    right[i] = y[i].y;
  }
  CodedPair out;
  out.left = EncodeRotated(left, flags, random, left_index);
  out.right = EncodeRotated(right, flags, random, right_index);
  return out;
}

#endif  // KERNELS_DEVICE_PAIR_BLOCK_H_
