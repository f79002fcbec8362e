// The epilogue of a wave's 64 x 64 tile: alpha, C, the output type; vectors of four columns where they are
// whole and aligned.
#ifndef KERNELS_DEVICE_GEMM_STORE_H_
#define KERNELS_DEVICE_GEMM_STORE_H_

#include "epilogue.h"
#include "store_quad.h"

struct Destination {
  const void* c;
  void* d;
  u32 stride;
  u32 m, n, flags;
  float alpha;
  bool vectors;  // d, c and their rows are aligned for four elements
};

MX_DEVICE Destination OpenDestination(const void* c, void* d, u32 stride, u32 m, u32 n, u32 flags,
                                      float alpha) {
  const u64 size = flags & kOutF32 ? 4 : 2;
  const u64 places =
      reinterpret_cast<u64>(d) | (flags & kBeta ? reinterpret_cast<u64>(c) : 0) | stride * size;
  return {c, d, stride, m, n, flags, alpha, places % (4 * size) == 0};
}

MX_DEVICE f32x4 LoadQuad(const void* c, bool f32, u64 index) {
  if (f32) return *reinterpret_cast<const f32x4*>(static_cast<const float*>(c) + index);
  const u32x2 two = *reinterpret_cast<const u32x2*>(static_cast<const u16*>(c) + index);
  return f32x4{Float(two.x << 16), Float(two.x & 0xFFFF0000u), Float(two.y << 16),
               Float(two.y & 0xFFFF0000u)};
}

// Columns column .. column + 3 of a row. Multiplying by an alpha of 1 changes no bit that stays.
MX_DEVICE void FinishQuad(const Destination& to, u32 row, u32 column, f32x4 t) {
  if (row >= to.m || column >= to.n) return;
  const bool f32 = to.flags & kOutF32;
  const u64 index = static_cast<u64>(row) * to.stride + column;
  if (to.vectors && column + 4 <= to.n) {
    t = t * to.alpha;
    if (to.flags & kBeta) t = t + LoadQuad(to.c, f32, index);
    StoreQuad(to.d, f32, index, t);
    return;
  }
#pragma unroll
  for (u32 i = 0; i < 4; ++i) {
    if (column + i < to.n) Finish(t[i], to.alpha, to.flags, to.c, to.d, index + i);
  }
}

// By way of LDS, so that sixteen lanes write a row's 64 columns side by side, and one loop serves every
// register. `stage` is the wave's own 16 KiB: row r of 16 quads, quad q at place q ^ r % 16, so that 16 lanes
// meet in no bank.
template <class Acc>
MX_DEVICE void StoreTile(const Acc& acc, const Destination& to, f32x4* stage, u32 first_row,
                         u32 first_column) {
#pragma unroll
  for (u32 t = 0; t < Acc::kTiles; ++t) {
#pragma unroll
    for (u32 u = 0; u < Acc::kTiles; ++u) {
#pragma unroll
      for (u32 q = 0; q < Acc::kQuads; ++q) {
        const u32 row = Acc::RowOf(t), place = Acc::ColumnOf(u, q) / 4 ^ row % 16;
        stage[row * 16 + place] = acc.Quad(t, u, q);
      }
    }
  }
  const u32 lane = ItemX() % 64;
#pragma unroll 1
  for (u32 i = 0; i < 16; ++i) {
    const u32 row = i * 4 + lane / 16, quad = lane % 16;
    FinishQuad(to, first_row + row, first_column + quad * 4, stage[row * 16 + (quad ^ row % 16)]);
  }
}

#endif  // KERNELS_DEVICE_GEMM_STORE_H_
