// D = alpha A B^T (+ C) with v_mfma_scale_f32_16x16x128: one wave a tile of 16 x 16, operands straight from
// memory.
//
// a [m][k/2], b [n][k/2] codes; scales linear or shuffled; c and d [m][stride]. k % 32 == 0: blocks and rows
// past the end are code 0 with scale 1, which adds +0. Tile (y, x) of the grid.
#include "../device/epilogue.h"
#include "../device/layout.h"
#include "../device/mfma.h"

MX_KERNEL(64)
void Gemm16(const u32x4* __restrict__ a, const u8* __restrict__ scale_a, const u32x4* __restrict__ b,
            const u8* __restrict__ scale_b, const void* c, void* d, u32 stride, u32 m, u32 n, u32 k,
            u32 flags, float alpha) {
  const u32 lane = ItemX(), blocks = k / 32;
  const bool shuffled = flags & kShuffledScales;
  const u32 row = GroupY() * 16 + lane % 16, col = GroupX() * 16 + lane % 16;
  f32x4 acc = {0, 0, 0, 0};
  for (u32 k0 = 0; k0 < blocks; k0 += 4) {
    const u32 block = k0 + lane / 16;
    u32x4 code_a = {0, 0, 0, 0}, code_b = {0, 0, 0, 0};
    u32 byte_a = 127, byte_b = 127;
    if (row < m && block < blocks) {
      code_a = a[static_cast<u64>(row) * blocks + block];
      byte_a = scale_a[ScaleOffset(shuffled, row, block, blocks)];
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
