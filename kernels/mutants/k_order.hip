// A product that goes through K from its end: other roundings wherever a sum does not fit.
#include "gemm.h"

MX_GEMM(KOrder) {
  Gemm16With(
      a, scale_a, b, scale_b, c, d, stride, m, n, k, flags, alpha,
      [](u32 group, u32 groups) { return groups - 1 - group; }, [](u32 block, u32) { return block; });
}
