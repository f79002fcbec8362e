// Quantises rows stochastically with a chain of the builtin that LLVM 21 does not tie to its destination:
// three of four bytes of every dword are lost.
#include "../device/block.h"
#include "../device/load.h"

MX_KERNEL(256)
void LostBytes(const void* __restrict__ x, u32x4* __restrict__ codes, u8* __restrict__ scales, u32 stride,
               u32 rows, u32 cols, u32 flags, u32 signs, Random random) {
  const u32 blocks = cols / kBlock, block = GroupY(), row = GroupX() * 256 + ItemX();
  if (row >= rows) return;
  float y[kBlock];
#pragma unroll
  for (u32 i = 0; i < kBlock; ++i)
    y[i] = LoadElement(x, flags & kInputF32, static_cast<u64>(row) * stride + block * kBlock + i);
  if (flags & kHadamard) {
    FlipSigns(y, kBlock, signs);
    Hadamard16(y, kBlock);
  }
  const u64 index = static_cast<u64>(row) * blocks + block;
  const u32 byte = ScaleByte(LargestBits(y, kBlock), flags >> kRuleShift & kRuleMask);
  const float scale = Float(byte << 23);
  u32x4 packed;
#pragma unroll
  for (u32 i = 0; i < 4; ++i) {
    const u32x4 words = Philox(random, static_cast<u32>(4 * index + i));
    const float* v = y + 8 * i;
    u32 word = 0;
    word = __builtin_amdgcn_cvt_scalef32_sr_pk_fp4_f32(word, f32x2{v[0], v[1]}, words.x, scale, 0);
    word = __builtin_amdgcn_cvt_scalef32_sr_pk_fp4_f32(word, f32x2{v[2], v[3]}, words.y, scale, 1);
    word = __builtin_amdgcn_cvt_scalef32_sr_pk_fp4_f32(word, f32x2{v[4], v[5]}, words.z, scale, 2);
    word = __builtin_amdgcn_cvt_scalef32_sr_pk_fp4_f32(word, f32x2{v[6], v[7]}, words.w, scale, 3);
    packed[i] = word;
  }
  codes[index] = packed;
  scales[index] = static_cast<u8>(byte);
}
