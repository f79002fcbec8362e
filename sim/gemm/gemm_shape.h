// Sizes of a product, its checks, and the ranges of split-K.
#ifndef MX_SIM_GEMM_GEMM_SHAPE_H_
#define MX_SIM_GEMM_GEMM_SHAPE_H_

#include <algorithm>
#include <cstdint>

#include "sim/gemm/gemm.h"

namespace mx {

struct GemmShape {
  int64_t m = 0, n = 0, k = 0;
  int64_t range = 0;   // K of a split-K range, a multiple of 128 (or all of K)
  int64_t ranges = 1;  // how many there are: fewer than spec.splits when K is short, never less than one

  int64_t RangeEnd(int64_t z) const { return std::min(k, (z + 1) * range); }
};

// Throws InputError: a format that is no matrix operand, codes or scales of a wrong size. `name`: "A" or "B".
void CheckOperand(const char* name, const MxTensor& t);

// Throws InputError: as CheckOperand; K that differ, an output type that is neither binary32 nor bfloat16,
// fewer than one split.
GemmShape CheckGemm(const MxTensor& a, const MxTensor& b, const GemmSpec& spec);

}  // namespace mx

#endif  // MX_SIM_GEMM_GEMM_SHAPE_H_
