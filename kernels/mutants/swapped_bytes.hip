// Decodes codes as LLVM 21 compiles the unpacking builtin: bytes 1 and 2 of a dword in each other's place.
#include "../device/block.h"
#include "../device/layout.h"
#include "../device/load.h"

MX_KERNEL(256)
void SwappedBytes(const u32x4* __restrict__ codes, const u8* __restrict__ scales, void* __restrict__ y,
                  u32 rows, u32 k, u32 flags, u32) {
  const u32 blocks = k / kBlock, block = GroupY(), row = GroupX() * 256 + ItemX();
  if (row >= rows) return;
  const u64 index = static_cast<u64>(row) * blocks + block;
  const float scale =
      Float(static_cast<u32>(scales[ScaleOffset(flags & kShuffled, row, block, blocks)]) << 23);
  const u32x4 packed = codes[index];
#pragma unroll
  for (u32 i = 0; i < 4; ++i) {
    f32x2 pair[4];
    asm("v_cvt_scalef32_pk_f32_fp4 %0, %1, %2" : "=v"(pair[0]) : "v"(packed[i]), "v"(scale));
    asm("v_cvt_scalef32_pk_f32_fp4 %0, %1, %2 op_sel:[0,1,0]" : "=v"(pair[1]) : "v"(packed[i]), "v"(scale));
    asm("v_cvt_scalef32_pk_f32_fp4 %0, %1, %2 op_sel:[1,0,0]" : "=v"(pair[2]) : "v"(packed[i]), "v"(scale));
    asm("v_cvt_scalef32_pk_f32_fp4 %0, %1, %2 op_sel:[1,1,0]" : "=v"(pair[3]) : "v"(packed[i]), "v"(scale));
#pragma unroll
    for (u32 j = 0; j < 8; ++j) {
      StoreElement(y, flags & kInputF32, index * kBlock + i * 8 + j, pair[j / 2][j % 2]);
    }
  }
}
