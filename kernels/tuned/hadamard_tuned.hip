// Signs and Hadamard-16, eight elements a lane, two lanes a group; loads and stores of 16 bytes.
//
// Arguments as in hadamard.hip. A workgroup takes 128 groups: 2^w of a row, of 128 >> w rows, w = flags >>
// kWidthShift. Tile (x, y) of the grid = (rows, groups).
#include "../device/pair_lanes.h"
#include "../device/store_quad.h"
#include "../device/widen.h"

enum HadamardFlag : u32 { kReadF32 = 1, kWriteF32 = 2 };
enum { kWidthShift = 8 };

MX_KERNEL(256) void HadamardTuned(const u32x4* x, void* y, u32 rows, u32 k, u32 flags, u32 signs) {
  const u32 wide = flags >> kWidthShift, pair = ItemX() / 2, part = ItemX() % 2, groups = k / 16;
  const u32 row = (GroupX() << (7 - wide)) + (pair >> wide);
  const u32 group = (GroupY() << wide) + (pair & ((1u << wide) - 1));
  if (row >= rows || group >= groups) return;
  const u64 first = (static_cast<u64>(row) * groups + group) * 16 + part * 8;  // element
  float v[8];
  if (flags & kReadF32) {
    const u32x4 low = x[first / 4], high = x[first / 4 + 1];
#pragma unroll
    for (u32 i = 0; i < 4; ++i) {
      v[i] = Float(low[i]);
      v[i + 4] = Float(high[i]);
    }
  } else {
    Widen(x[first / 8], v);
  }
  FlipSigns(v, 8, signs >> (group % 2 * 16 + part * 8));
  HadamardOfPair(v);
  StoreQuad(y, flags & kWriteF32, first, f32x4{v[0], v[1], v[2], v[3]});
  StoreQuad(y, flags & kWriteF32, first + 4, f32x4{v[4], v[5], v[6], v[7]});
}
