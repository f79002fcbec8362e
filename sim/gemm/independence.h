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

// The bound itself: `sum` is the bound on the blocks' sum in units of 2^unit, unit = Emin + la + lb;
// kTooLarge or more where it exceeds 2^24 of them. `any` is false when no block counts.
inline constexpr uint64_t kTooLarge = (uint64_t{1} << 24) + 1;
uint64_t BlockBound(Format format_a, Format format_b);  // 32 maxA maxB in units of the product's last bit
bool BoundHolds(bool any, int unit, uint64_t sum, uint32_t c0);

}  // namespace mx

#endif  // MX_SIM_GEMM_INDEPENDENCE_H_
