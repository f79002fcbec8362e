// A product whose lanes take the A scale of the neighbouring block of 32.
#include "gemm.h"

MX_GEMM(WrongScaleLane) {
  Gemm16With(
      a, scale_a, b, scale_b, c, d, stride, m, n, k, flags, alpha, [](u32 group, u32) { return group; },
      [](u32 block, u32 blocks) { return (block ^ 1) < blocks ? block ^ 1 : block; });
}
