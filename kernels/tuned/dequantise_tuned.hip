// Codes and scales back to numbers, eight codes a lane, four lanes a block, by v_cvt_scalef32_pk_f32_fp4.
//
// Arguments as in dequantise.hip. A workgroup takes 64 blocks: 2^w of a row, of 64 >> w rows, w = flags >>
// kWidthShift. Tile (x, y) of the grid = (rows, blocks).
#include "../device/block.h"
#include "../device/e2m1_value.h"
#include "../device/gemm_store.h"
#include "../device/layout.h"

enum { kWidthShift = 8 };

// The conversion's results below 2^-126 and above 2^128, and what it makes of byte FF, are not documented:
// such blocks take the product that the naive kernel takes.
MX_DEVICE void Decode(u32 codes, u32 byte, float* y) {
  if (byte >= 2 && byte < 253) {
    const float scale = Float(byte << 23);
    const f32x2 v0 = __builtin_amdgcn_cvt_scalef32_pk_f32_fp4(codes, scale, 0);
    const f32x2 v1 = __builtin_amdgcn_cvt_scalef32_pk_f32_fp4(codes, scale, 1);
    const f32x2 v2 = __builtin_amdgcn_cvt_scalef32_pk_f32_fp4(codes, scale, 2);
    const f32x2 v3 = __builtin_amdgcn_cvt_scalef32_pk_f32_fp4(codes, scale, 3);
    y[0] = v0.x, y[1] = v0.y, y[2] = v1.x, y[3] = v1.y, y[4] = v2.x, y[5] = v2.y, y[6] = v3.x, y[7] = v3.y;
  } else {
    const float scale = ScaleValue(byte);
#pragma unroll
    for (u32 i = 0; i < 8; ++i) y[i] = E2M1Value(codes >> (4 * i) & 15) * scale;
  }
}

MX_KERNEL(256)
void DequantiseTuned(const u32* __restrict__ codes, const u8* __restrict__ scales, void* __restrict__ y,
                     u32 rows, u32 k, u32 flags) {
  const u32 wide = flags >> kWidthShift, quad = ItemX() / 4, part = ItemX() % 4, blocks = k / kBlock;
  const u32 row = (GroupX() << (6 - wide)) + (quad >> wide);
  const u32 block = (GroupY() << wide) + (quad & ((1u << wide) - 1));
  if (row >= rows || block >= blocks) return;
  const u64 index = static_cast<u64>(row) * blocks + block;
  float value[8];
  Decode(codes[4 * index + part], scales[ScaleOffset(flags & kShuffled, row, block, blocks)], value);
  const u64 first = index * kBlock + part * 8;
  StoreQuad(y, flags & kInputF32, first, f32x4{value[0], value[1], value[2], value[3]});
  StoreQuad(y, flags & kInputF32, first + 4, f32x4{value[4], value[5], value[6], value[7]});
}
