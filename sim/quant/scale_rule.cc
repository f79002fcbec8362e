#include "sim/quant/scale_rule.h"

#include <algorithm>
#include <string>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/formats/codec.h"

namespace mx {
namespace {

constexpr const char* kNames[] = {
#define MX_SCALE_RULE(id, name) name,
#include "sim/quant/scale_rule.inc"
#undef MX_SCALE_RULE
};

constexpr int kInfinityExponent = 128;  // the exponent that an amax of Inf counts as

int FloorExponent(const FormatInfo& f, uint32_t amax) {
  if (amax == kF32Inf) return kInfinityExponent - f.emax;
  return Normalise(amax).Binade() - f.emax;
}

// Works on the bits as the published kernels do: below 2^-126 the addend keeps the step of the binade above.
int EvenExponent(const FormatInfo& f, uint32_t amax) {
  const uint32_t rounded = amax + (1u << (22 - f.p));
  return static_cast<int>(rounded >> 23) - 127 - f.emax;
}

int CeilExponent(const FormatInfo& f, uint32_t amax) {
  if (amax == kF32Inf) return kInfinityExponent - f.emax;
  const NormalisedF32 n = Normalise(amax);
  return n.Binade() + (n.significand != 0x00800000u) - f.emax;
}

int RceilExponent(const FormatInfo& f, uint32_t amax) {
  if (amax == kF32Inf) return 127;
  const NormalisedF32 n = Normalise(amax);
  const NormalisedF32 max = Normalise(Decode(f.id, static_cast<uint32_t>(f.max_code)));
  return n.Binade() - max.Binade() + (n.significand > max.significand);
}

}  // namespace

const char* Name(ScaleRule rule) { return kNames[static_cast<int>(rule)]; }

ScaleRule ScaleRuleByName(std::string_view name) {
  std::string known;
  for (size_t i = 0; i < std::size(kNames); ++i) {
    if (name == kNames[i]) return static_cast<ScaleRule>(i);
    known += std::string(i == 0 ? "" : ", ") + kNames[i];
  }
  Fail("unknown scale rule '{}'; use one of {}", name, known);
}

int SharedExponent(ScaleRule rule, Format format, uint32_t amax_bits) {
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
