// Model-independence (CONTRACT row 20 and section 2): a sufficient bound, from the scale bytes and the places
// of non-zero codes alone, under which every published candidate for the adder gives the exact sum, hence
// equal bits.
#ifndef MX_SIM_GEMM_INDEPENDENCE_H_
#define MX_SIM_GEMM_INDEPENDENCE_H_

#include <cstdint>

#include "sim/gemm/gemm.h"

namespace mx {

// For output (row of a, row of b) with the accumulator starting at c0 (binary32 bits; 0 without C). With beta
// the caller passes C there: false unless C is a multiple of the smallest step. False for bf16 split-K.
bool IsModelIndependent(const MxTensor& a, int64_t row_a, const MxTensor& b, int64_t row_b,
                        const GemmSpec& spec, uint32_t c0);

}  // namespace mx

#endif  // MX_SIM_GEMM_INDEPENDENCE_H_
