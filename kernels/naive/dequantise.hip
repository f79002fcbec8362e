// Codes and scales back to numbers: code * 2^(byte - 127), one rounding; Inf where it overflows, exact subnormals, byte
// FF gives the quiet NaN. One work-item a block: row = x of the grid, block of the row = y. The value of a code is exact, so
// its product with the scale rounds once.
#include "../device/block.h"
#include "../device/layout.h"
#include "../device/load.h"

// The value of an E2M1 code: sign, exponent 2 bits, mantissa 1 bit; exponent 0 is subnormal, 0 or 0.5.
MX_DEVICE float E2M1Value(u32 code) {
  const u32 magnitude = code & 7;
  const u32 bits = magnitude < 2 ? magnitude * 0x3F000000u : (magnitude + 252) << 22;
  return Float(bits | (code & 8) << 28);
}

// y [rows][k] of binary32 (flag kInputF32) or bfloat16.
MX_KERNEL(256) void Dequantise(const u32x4* __restrict__ codes, const u8* __restrict__ scales, void* __restrict__ y,
                               u32 rows, u32 k, u32 flags) {
  const u32 blocks = k / kBlock, block = GroupY(), row = GroupX() * 256 + ItemX();
  if (row >= rows) return;
  const u64 index = static_cast<u64>(row) * blocks + block;
  const u32 byte = scales[ScaleOffset(flags & kShuffled, row, block, blocks)];
  // 2^(byte - 127); 2^-127 is subnormal. The product with a NaN is a NaN and leaves as the canonical one.
  const float scale = Float(byte == 255 ? kNaN : byte == 0 ? 0x00400000u : byte << 23);
  const u32x4 packed = codes[index];
#pragma unroll
  for (u32 i = 0; i < kBlock; ++i) {
    const float value = E2M1Value(packed[i / 8] >> (4 * (i % 8)) & 15);
    StoreElement(y, flags & kInputF32, index * kBlock + i, value * scale);
  }
}
