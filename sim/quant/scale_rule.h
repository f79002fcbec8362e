// amax -> shared exponent s (CONTRACT row 7). The block is then coded as v = y * 2^-s and the stored byte is
// s + 127.
#ifndef MX_SIM_QUANT_SCALE_RULE_H_
#define MX_SIM_QUANT_SCALE_RULE_H_

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "sim/base/bits.h"
#include "sim/formats/codec.h"
#include "sim/formats/format.h"

namespace mx {

enum class ScaleRule : uint8_t {
#define MX_SCALE_RULE(id, name) id,
#include "sim/quant/scale_rule.inc"
#undef MX_SCALE_RULE
};

const char* Name(ScaleRule rule);
ScaleRule ScaleRuleByName(std::string_view name);  // throws InputError that lists the names

namespace scale_rule_internal {

inline constexpr int kInfinityExponent = 128;  // the exponent that an amax of Inf counts as

constexpr int FloorExponent(const FormatInfo& f, uint32_t amax) {
  if (amax == kF32Inf) return kInfinityExponent - f.emax;
  return Normalise(amax).Binade() - f.emax;
}

// Works on the bits as the published kernels do: below 2^-126 the addend keeps the step of the binade above.
constexpr int EvenExponent(const FormatInfo& f, uint32_t amax) {
  const uint32_t rounded = amax + (1u << (22 - f.p));
  return static_cast<int>(rounded >> 23) - 127 - f.emax;
}

constexpr int CeilExponent(const FormatInfo& f, uint32_t amax) {
  if (amax == kF32Inf) return kInfinityExponent - f.emax;
  const NormalisedF32 n = Normalise(amax);
  return n.Binade() + (n.significand != 0x00800000u) - f.emax;
}

constexpr int RceilExponent(const FormatInfo& f, uint32_t amax) {
  if (amax == kF32Inf) return 127;
  const NormalisedF32 n = Normalise(amax);
  const NormalisedF32 max = Normalise(Decode(f.id, static_cast<uint32_t>(f.max_code)));
  return n.Binade() - max.Binade() + (n.significand > max.significand);
}

}  // namespace scale_rule_internal

// Shared exponent in [-127, 127] for a non-zero amax (binary32 bits without sign, +Inf allowed, no NaN),
// exact:
//   floor: floor(log2 amax) - emax                     (OCP MX 1.0 section 6.3)
//   even : amax rounded half up to the element's p mantissa bits, then as floor   (ROCm TransformerEngine,
//   Quark) ceil : ceil(log2 amax) - emax rceil: the smallest s with max * 2^s >= amax       (NVIDIA round-up)
// then clamped; byte FF is never produced. An amax of Inf counts as exponent 128 for all but rceil, which
// gives 127.
constexpr int SharedExponent(ScaleRule rule, Format format, uint32_t amax_bits) {
  using namespace scale_rule_internal;
  const FormatInfo& f = Info(format);
  int s = 0;
  switch (rule) {
    case ScaleRule::kEven:
      s = EvenExponent(f, amax_bits);
      break;
    case ScaleRule::kFloor:
      s = FloorExponent(f, amax_bits);
      break;
    case ScaleRule::kRceil:
      s = RceilExponent(f, amax_bits);
      break;
    case ScaleRule::kCeil:
      s = CeilExponent(f, amax_bits);
      break;
  }
  return std::clamp(s, -127, 127);
}

}  // namespace mx

#endif  // MX_SIM_QUANT_SCALE_RULE_H_
