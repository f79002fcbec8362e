// Codes and scales back to numbers: code * 2^(byte - 127), one rounding; Inf where it overflows, exact
// subnormals, byte FF gives the quiet NaN. One work-item a block: row = x of the grid, block of the row = y.
// The value of a code is exact, so its product with the scale rounds once.
#include "../device/block.h"
#include "../device/e2m1_value.h"
#include "../device/layout.h"
#include "../device/load.h"

// y [rows][k] of binary32 (flag kInputF32) or bfloat16.
MX_KERNEL(256)
void Dequantise(const u32x4* __restrict__ codes, const u8* __restrict__ scales, void* __restrict__ y,
                u32 rows, u32 k, u32 flags, u32) {
  const u32 blocks = k / kBlock, block = GroupY(), row = GroupX() * 256 + ItemX();
  if (row >= rows) return;
  const u64 index = static_cast<u64>(row) * blocks + block;
  const u32 byte = scales[ScaleOffset(flags & kShuffled, row, block, blocks)];
  const float scale = ScaleValue(byte);
  const u32x4 packed = codes[index];
#pragma unroll
  for (u32 i = 0; i < kBlock; ++i) {
    const float value = E2M1Value(packed[i / 8] >> (4 * (i % 8)) & 15);
    StoreElement(y, flags & kInputF32, index * kBlock + i, value * scale);
  }
}
