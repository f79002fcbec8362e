// One output element through one instruction: the parameterised adder that covers every profile. Shared, on
// purpose, by sim/gemm and the virtual device: it is what `probe` measures, and no code under test uses it.
#ifndef MX_SIM_GEMM_ADDER_H_
#define MX_SIM_GEMM_ADDER_H_

#include <cstdint>

#include "sim/formats/format.h"
#include "sim/gemm/profile.h"

namespace mx {

// acc + sum over k < K of a[k]*b[k]*2^(sa+sb-254), binary32 bits in and out (CONTRACT row 14 and section 3).
// a, b: K codes of their formats, one a byte; scale_a, scale_b: K/32 bytes. K is 128 or 64 (the
// instruction's). Any scale byte FF gives NaN whatever the codes; NaN codes, Inf*0 and opposite infinities
// give NaN; a NaN result is 7FC00000. A zero sum is +0 unless every term and acc are -0.
uint32_t Accumulate(Profile profile, Format format_a, const uint8_t* a, const uint8_t* scale_a,
                    Format format_b, const uint8_t* b, const uint8_t* scale_b, int64_t K, uint32_t acc);

}  // namespace mx

#endif  // MX_SIM_GEMM_ADDER_H_
