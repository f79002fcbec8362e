// One value, one code: the element-wise conversion of a stream, without blocks or scales (CONTRACT rows 9 and
// 10).
#ifndef MX_SIM_QUANT_CONVERT_H_
#define MX_SIM_QUANT_CONVERT_H_

#include <cstddef>
#include <cstdint>

#include "sim/base/philox.h"
#include "sim/formats/codec.h"

namespace mx {

// codes[i] = code of f32_bits[i], low bits first. `to`: any format with codes of at most 8 bits. For kE8M0
// only `scale` matters; for the others `rounding` and `overflow`. Stochastic rounding: value i takes word
// first_index + i of `random`, so a stream cut anywhere gives the same codes. Throws InputError for a format
// wider than a byte and for a word index beyond 2^34.
void ConvertStreamReference(const uint32_t* f32_bits, size_t n, Format to, Rounding rounding,
                            ScaleRounding scale, Overflow overflow, const RandomStream& random,
                            uint64_t first_index, uint8_t* codes);
// The same bits from the Highway engine, on one thread.
void ConvertStream(const uint32_t* f32_bits, size_t n, Format to, Rounding rounding, ScaleRounding scale,
                   Overflow overflow, const RandomStream& random, uint64_t first_index, uint8_t* codes);

}  // namespace mx

#endif  // MX_SIM_QUANT_CONVERT_H_
