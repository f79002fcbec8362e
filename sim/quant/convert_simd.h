// The Highway engine behind ConvertStream.
#ifndef MX_SIM_QUANT_CONVERT_SIMD_H_
#define MX_SIM_QUANT_CONVERT_SIMD_H_

#include "sim/quant/convert.h"

namespace mx {

// As ConvertStream, arguments already checked and not the scalar reference.
void ConvertStreamSimd(const uint32_t* f32_bits, size_t n, Format to, Rounding rounding, ScaleRounding scale,
                       Overflow overflow, const RandomStream& random, uint64_t first_index, uint8_t* codes);

// Name of the target that ConvertStream is dispatched to at this moment; "scalar" when the reference is
// selected.
const char* ConvertTarget();

}  // namespace mx

#endif  // MX_SIM_QUANT_CONVERT_SIMD_H_
