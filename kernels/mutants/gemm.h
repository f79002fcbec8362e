// The naive 16x16x128 product around a changed step: what the mutants with wrong products share.
#ifndef KERNELS_MUTANTS_GEMM_H_
#define KERNELS_MUTANTS_GEMM_H_

#include "../device/epilogue.h"
#include "../device/layout.h"
#include "../device/mfma.h"

// order(i, count): which group of 128 elements comes at step i. scale_block(block, count): whose scale A's
// block takes.
template <class Order, class ScaleBlock>
MX_DEVICE void Gemm16With(const u32x4* a, const u8* scale_a, const u32x4* b, const u8* scale_b, const void* c,
                          void* d, u32 stride, u32 m, u32 n, u32 k, u32 flags, float alpha, Order order,
                          ScaleBlock scale_block) {
  const u32 lane = ItemX(), blocks = k / 32, groups = (blocks + 3) / 4;
  const bool shuffled = flags & kShuffledScales;
  const u32 row = GroupY() * 16 + lane % 16, col = GroupX() * 16 + lane % 16;
  f32x4 acc = {0, 0, 0, 0};
  for (u32 step = 0; step < groups; ++step) {
    const u32 block = order(step, groups) * 4 + lane / 16;
    u32x4 code_a = {0, 0, 0, 0}, code_b = {0, 0, 0, 0};
    u32 byte_a = 127, byte_b = 127;
    if (row < m && block < blocks) {
      code_a = a[static_cast<u64>(row) * blocks + block];
      byte_a = scale_a[ScaleOffset(shuffled, row, scale_block(block, blocks), blocks)];
    }
    if (col < n && block < blocks) {
      code_b = b[static_cast<u64>(col) * blocks + block];
      byte_b = scale_b[ScaleOffset(shuffled, col, block, blocks)];
    }
    acc = Mfma16<0, 0>(code_a, code_b, acc, byte_a, byte_b);
  }
#pragma unroll
  for (u32 r = 0; r < 4; ++r) {
    const u32 i = GroupY() * 16 + lane / 16 * 4 + r;
    if (i < m && col < n) Finish(acc[r], alpha, flags, c, d, static_cast<u64>(i) * stride + col);
  }
}

#define MX_GEMM(name)                                                                                 \
  MX_KERNEL(64)                                                                                       \
  void name(const u32x4* __restrict__ a, const u8* __restrict__ scale_a, const u32x4* __restrict__ b, \
            const u8* __restrict__ scale_b, const void* c, void* d, u32 stride, u32 m, u32 n, u32 k,  \
            u32 flags, float alpha)

#endif  // KERNELS_MUTANTS_GEMM_H_
