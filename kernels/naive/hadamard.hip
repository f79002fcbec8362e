// Signs and Hadamard-16 of every 16 consecutive elements of each row, by themselves. One work-item a group:
// row = x of the grid, group of the row = y.
//
// x, y [rows][k], k % 16 == 0, each bfloat16 or binary32; y may be x where the types are equal: a work-item
// reads its group before it writes it. signs: bits 0-15 for even groups of a row, 16-31 for odd ones.
#include "../device/hadamard.h"
#include "../device/load.h"

enum HadamardFlag : u32 { kReadF32 = 1, kWriteF32 = 2 };

MX_KERNEL(256) void Hadamard(const void* x, void* y, u32 rows, u32 k, u32 flags, u32 signs) {
  const u32 groups = k / 16, group = GroupY(), row = GroupX() * 256 + ItemX();
  if (row >= rows) return;
  const u64 index = static_cast<u64>(row) * groups + group;
  float v[16];
#pragma unroll
  for (u32 i = 0; i < 16; ++i) v[i] = LoadElement(x, flags & kReadF32, index * 16 + i);
  FlipSigns(v, 16, group % 2 ? signs >> 16 : signs & 0xFFFF);
  Hadamard16(v, 16);
#pragma unroll
  for (u32 i = 0; i < 16; ++i) StoreElement(y, flags & kWriteF32, index * 16 + i, v[i]);
}
