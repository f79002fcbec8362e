// The loop over K of the tuned products, two steps a round so that each buffer has a name of its own: the
// compiler then knows that loads into one do not touch the other.
#ifndef KERNELS_DEVICE_GEMM_LOOP_H_
#define KERNELS_DEVICE_GEMM_LOOP_H_

#include "gemm_store.h"
#include "gemm_tile.h"

inline constexpr u32 kBufferChunks = kTile * kStepBlocks;

template <class Acc>
MX_DEVICE void MultiplyTile(const u32x4* a, const u8* scale_a, const u32x4* b, const u8* scale_b,
                            const Destination& to, u32 k, u32x4* a0, u32x4* b0, u32x4* a1, u32x4* b1) {
  const u32 blocks = k / 32, wave = __builtin_amdgcn_readfirstlane(ItemX() / 64);
  const u32 wave_row = wave / 2 * kWaveTile, wave_column = wave % 2 * kWaveTile;
  const TileOperand left = OpenOperand(a, scale_a, GroupY() * kTile, to.m, blocks);
  const TileOperand right = OpenOperand(b, scale_b, GroupX() * kTile, to.n, blocks);
  Acc acc;
  typename Acc::Scales scales_a, scales_b, next_a, next_b;
  next_a.Load(left, wave_row, 0);
  next_b.Load(right, wave_column, 0);
  LoadCodes(left, 0, a0);
  LoadCodes(right, 0, b0);
  const auto step = [&](u32 next, u32x4* here_a, u32x4* here_b, u32x4* there_a, u32x4* there_b) {
    WaitForLoads();
    Barrier();  // this step's codes are there, and nobody reads the last step's any more
    scales_a = next_a;
    scales_b = next_b;
    if (next < blocks) {
      next_a.Load(left, wave_row, next);
      next_b.Load(right, wave_column, next);
      LoadCodes(left, next, there_a);
      LoadCodes(right, next, there_b);
    }
    Step<Acc>(acc, here_a, here_b, wave_row, wave_column, scales_a, scales_b);
  };
  for (u32 block = 0; block < blocks; block += 2 * kStepBlocks) {
    step(block + kStepBlocks, a0, b0, a1, b1);
    if (block + kStepBlocks >= blocks) break;
    step(block + 2 * kStepBlocks, a1, b1, a0, b0);
  }
  Barrier();  // the buffers are free
  u32x4* stage = wave == 0 ? a0 : wave == 1 ? b0 : wave == 2 ? a1 : b1;
  StoreTile(acc, to, reinterpret_cast<f32x4*>(stage), GroupY() * kTile + wave_row,
            GroupX() * kTile + wave_column);
}

#define MX_GEMM_TUNED(name, acc)                                                                            \
  MX_TWO_WAVES(256)                                                                                         \
  void name(const u32x4* __restrict__ a, const u8* __restrict__ scale_a, const u32x4* __restrict__ b,       \
            const u8* __restrict__ scale_b, const void* c, void* d, u32 stride, u32 m, u32 n, u32 k,        \
            u32 flags, float alpha) {                                                                       \
    MX_SHARED static u32x4 a0[kBufferChunks], b0[kBufferChunks], a1[kBufferChunks], b1[kBufferChunks];      \
    MultiplyTile<acc>(a, scale_a, b, scale_b, OpenDestination(c, d, stride, m, n, flags, alpha), k, a0, b0, \
                      a1, b1);                                                                              \
  }

#endif  // KERNELS_DEVICE_GEMM_LOOP_H_
