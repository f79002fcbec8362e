// Codes and scales back to numbers, eight codes a lane, four lanes a block, by v_cvt_scalef32_pk_f32_fp4.
//
// Arguments as in dequantise.hip. A workgroup takes 64 blocks: 2^w of a row, of 64 >> w rows, w = flags >>
// kWidthShift. Tile (x, y) of the grid = (rows, blocks).
#include "../device/block.h"
#include "../device/e2m1_value.h"

#include "../device/layout.h"
#include "../device/store_quad.h"

enum { kWidthShift = 8 };

// Assembly, because LLVM 21 compiles the builtin for byte 1 to what reads byte 2, and for byte 2 to what
// reads byte 1: the byte is OPSEL[1:0], whose bit 0 is written first (CDNA4 ISA, V_CVT_SCALEF32_PK_F32_FP4).
#define MX_DECODE_PAIR(select, codes, scale)                                                  \
  ({                                                                                          \
    f32x2 pair;                                                                               \
    asm("v_cvt_scalef32_pk_f32_fp4 %0, %1, %2" select : "=v"(pair) : "v"(codes), "v"(scale)); \
    pair;                                                                                     \
  })

// The conversion's results below 2^-126 and above 2^128, and what it makes of byte FF, are not documented:
// such blocks take the product that the naive kernel takes.
MX_DEVICE void Decode(u32 codes, u32 byte, float* y) {
  if (byte >= 2 && byte < 253) {
    const float scale = Float(byte << 23);
    const f32x2 v0 = MX_DECODE_PAIR("", codes, scale), v1 = MX_DECODE_PAIR(" op_sel:[1,0,0]", codes, scale);
    const f32x2 v2 = MX_DECODE_PAIR(" op_sel:[0,1,0]", codes, scale),
                v3 = MX_DECODE_PAIR(" op_sel:[1,1,0]", codes, scale);
    y[0] = v0.x, y[1] = v0.y, y[2] = v1.x, y[3] = v1.y, y[4] = v2.x, y[5] = v2.y, y[6] = v3.x, y[7] = v3.y;
  } else {
    const float scale = ScaleValue(byte);
#pragma unroll
    for (u32 i = 0; i < 8; ++i) {
      y[i] = byte == 255 ? Float(kNaN) : E2M1Value(codes >> (4 * i) & 15) * scale;
    }
  }
}

MX_KERNEL(256)
void DequantiseTuned(const u32* __restrict__ codes, const u8* __restrict__ scales, void* __restrict__ y,
                     u32 rows, u32 k, u32 flags, u32) {
  const u32 wide = flags >> kWidthShift, quad = ItemX() / 4, part = ItemX() % 4, blocks = k / kBlock;
  const u32 row = (GroupX() << (6 - wide)) + (quad >> wide);
  const u32 block = (GroupY() << wide) + (quad & ((1u << wide) - 1));
  if (row >= rows || block >= blocks) return;
  const u64 index = static_cast<u64>(row) * blocks + block;
  float value[8];
  Decode(codes[4 * index + part], scales[ScaleOffset(flags & kShuffled, row, block, blocks)], value);
  const u64 first = index * kBlock + part * 8;
  StoreNumbers(y, flags & kInputF32, first, f32x4{value[0], value[1], value[2], value[3]});
  StoreNumbers(y, flags & kInputF32, first + 4, f32x4{value[4], value[5], value[6], value[7]});
}
