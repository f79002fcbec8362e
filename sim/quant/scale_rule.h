// amax -> shared exponent s (CONTRACT row 7). The block is then coded as v = y * 2^-s and the stored byte is
// s + 127.
#ifndef MX_SIM_QUANT_SCALE_RULE_H_
#define MX_SIM_QUANT_SCALE_RULE_H_

#include <cstdint>
#include <string_view>

#include "sim/formats/format.h"

namespace mx {

enum class ScaleRule : uint8_t {
#define MX_SCALE_RULE(id, name) id,
#include "sim/quant/scale_rule.inc"
#undef MX_SCALE_RULE
};

const char* Name(ScaleRule rule);
ScaleRule ScaleRuleByName(std::string_view name);  // throws InputError that lists the names

// Shared exponent in [-127, 127] for a non-zero amax (binary32 bits without sign, +Inf allowed, no NaN),
// exact:
//   floor: floor(log2 amax) - emax                     (OCP MX 1.0 section 6.3)
//   even : amax rounded half up to the element's p mantissa bits, then as floor   (ROCm TransformerEngine,
//   Quark) ceil : ceil(log2 amax) - emax rceil: the smallest s with max * 2^s >= amax       (NVIDIA round-up)
// then clamped; byte FF is never produced. An amax of Inf counts as exponent 128 for all but rceil, which
// gives 127.
int SharedExponent(ScaleRule rule, Format format, uint32_t amax_bits);

}  // namespace mx

#endif  // MX_SIM_QUANT_SCALE_RULE_H_
