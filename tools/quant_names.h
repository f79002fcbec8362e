// The names that the command line and the metadata of quantised files use for the choices of a QuantSpec.
#ifndef MX_TOOLS_QUANT_NAMES_H_
#define MX_TOOLS_QUANT_NAMES_H_

#include <string>

#include "sim/quant/quantize.h"
#include "tools/choices.h"

namespace mx::tools {

inline const Choices<Format>& ElementFormats() {
  static const Choices<Format> choices = [] {
    Choices<Format> list;
    for (const FormatInfo& format : kFormats) {
      if (IsMxElement(format.id)) list.emplace_back(format.name, format.id);
    }
    return list;
  }();
  return choices;
}
inline const Choices<ScaleRule>& ScaleRules() {
  static const Choices<ScaleRule> choices = {
#define MX_SCALE_RULE(id, name) {name, ScaleRule::id},
#include "sim/quant/scale_rule.inc"
#undef MX_SCALE_RULE
  };
  return choices;
}
inline const Choices<BlockShape>& BlockShapes() {
  static const Choices<BlockShape> choices = {{"1x32", BlockShape::k1x32}, {"32x32", BlockShape::k32x32}};
  return choices;
}
inline const Choices<Axis>& Axes() {
  static const Choices<Axis> choices = {{"row", Axis::kRow}, {"column", Axis::kColumn}};
  return choices;
}
inline const Choices<NanPolicy>& NanPolicies() {
  static const Choices<NanPolicy> choices = {{"hardware", NanPolicy::kHardware},
                                             {"poison", NanPolicy::kPoison}};
  return choices;
}
inline const Choices<Rounding>& Roundings() {
  static const Choices<Rounding> choices = {
      {"rne", Rounding::kRNE}, {"rtz", Rounding::kRTZ}, {"sr", Rounding::kSR}};
  return choices;
}
inline const Choices<SrPair>& SrPairs() {
  static const Choices<SrPair> choices = {{"prng", SrPair::kPrng},
                                          {"same", SrPair::kSame},
                                          {"independent", SrPair::kIndependent},
                                          {"pair1-shift", SrPair::kPair1Shift},
                                          {"seed-shift", SrPair::kSeedShift}};
  return choices;
}
inline const Choices<DType>& DTypes() {  // as safetensors spells them
  static const Choices<DType> choices = {{"F32", DType::kF32}, {"BF16", DType::kBF16}, {"F16", DType::kF16}};
  return choices;
}

}  // namespace mx::tools

#endif  // MX_TOOLS_QUANT_NAMES_H_
