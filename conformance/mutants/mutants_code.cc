// Wrong element codes, as the software that made them was written: by shifts of bits, through other types, by
// comparisons.
#include <algorithm>

#include "conformance/diagnose/wrong.h"
#include "conformance/mutants/mutant.h"

namespace mx::conformance {
namespace {

// Another code from the scaled number, as binary32 bits (exact, or the nearest), where rounding is to
// nearest.
template <typename Code>  // code(scaled bits, right code)
void ChangeCode(Model& m, const Code& code) {
  m.stages.code = [right = m.stages.code, code](const Copy& c, const Block& b, int64_t i,
                                                const BlockScale& scale) {
    const uint32_t was = right(c, b, i, scale), y = ToBits(b.y[b.first + i]);
    if (c.spec.rounding != Rounding::kRNE || scale.poisoned || !IsFinite(y)) return was;
    if ((y & kF32Abs) == 0) return code(y, was);
    const NormalisedF32 n = Normalise(y & kF32Abs);
    return code(RoundToF32(y >= kF32Sign, n.significand, n.exponent - scale.s), was);
  };
}
template <typename Code>  // code(source bits, right code): whatever the rounding
void ChangeSpecial(Model& m, const Code& code) {
  m.stages.code = [right = m.stages.code, code](const Copy& c, const Block& b, int64_t i,
                                                const BlockScale& scale) {
    return code(ToBits(b.y[b.first + i]), right(c, b, i, scale));
  };
}

// Boundaries compared with >=: halves go away from zero.
uint32_t ByComparison(uint32_t v, uint32_t) {
  constexpr float kBounds[] = {0.25f, 0.75f, 1.25f, 1.75f, 2.5f, 3.5f, 5.0f};
  const float a = FromBits(v & kF32Abs);
  uint32_t code = 0;
  while (code < 7 && a >= kBounds[code]) ++code;
  return v >> 31 << 3 | code;
}
// Half a unit added to the bits of numbers from 1.0 on; below, compared correctly.
uint32_t ByHalfUnit(uint32_t v, uint32_t right) {
  const uint32_t a = v & kF32Abs;
  if (a < ToBits(1.0f) || a > ToBits(6.0f)) return right;
  const uint32_t rounded = (a + 0x00200000u) >> 22;  // exponent and one bit
  return v >> 31 << 3 | std::min(rounded - 2 * 127 + 2, 7u);
}

}  // namespace

std::vector<Mutant> CodeMutants() {
  return {
      {"ties_away", Cause::kTies, "R03", "compares with >= at every boundary", kToQuantise,
       [](Model& m) { ChangeCode(m, ByComparison); }},
      {"ties_away_from_one", Cause::kTies, "R01", "adds half a unit to the bits of codes from 1.0 on",
       kToQuantise, [](Model& m) { ChangeCode(m, ByHalfUnit); }},
      {"ties_down", Cause::kTies, "R09", "compares with > at every boundary", kToQuantise,
       [](Model& m) {
         ChangeCode(m, [](uint32_t v, uint32_t) {
           const float a = FromBits(v & kF32Abs);
           const uint32_t code = (a > 0.25f) + (a > 0.75f) + (a > 1.25f) + (a > 1.75f) + (a > 2.5f) +
                                 (a > 3.5f) + static_cast<uint32_t>(a > 5.0f);
           return v >> 31 << 3 | code;
         });
       }},
      {"truncates", Cause::kTruncation, "R08", "drops the bits behind the code's", kToQuantise,
       [](Model& m) {
         ChangeCode(m, [](uint32_t v, uint32_t) { return Encode(Format::kE2M1, v, 0, Rounding::kRTZ); });
       }},
      {"carry_dropped", Cause::kCarry, "R10", "keeps the exponent when the mantissa rounds over", kToQuantise,
       [](Model& m) {
         ChangeCode(m, [](uint32_t v, uint32_t right) {
           const uint32_t cut = Encode(Format::kE2M1, v, 0, Rounding::kRTZ);
           return right == cut + 1 && (cut & 7) != 0 && (cut & 1) != 0 ? cut : right;
         });
       }},
      {"through_bf16", Cause::kDoubleRounding, "R11", "converts to bfloat16 on the way", kToQuantise,
       [](Model& m) {
         ChangeCode(m, [](uint32_t v, uint32_t) { return Encode(Format::kE2M1, Bf16ToF32(F32ToBf16(v))); });
       }},
      {"through_e4m3", Cause::kDoubleRounding, "R11", "converts to E4M3 on the way", kToQuantise,
       [](Model& m) {
         ChangeCode(m, [](uint32_t v, uint32_t) {
           return Encode(Format::kE2M1, Decode(Format::kE4M3, Encode(Format::kE4M3, v)));
         });
       }},
      {"saturates_to_zero", Cause::kSaturation, "R16", "loses what is beyond the largest code", kToQuantise,
       [](Model& m) {
         ChangeCode(
             m, [](uint32_t v, uint32_t right) { return (v & kF32Abs) > ToBits(6.0f) ? right & 8 : right; });
       }},
      {"saturates_unsigned", Cause::kSaturation, "R17", "saturates without the sign", kToQuantise,
       [](Model& m) {
         ChangeCode(m, [](uint32_t v, uint32_t right) { return (v & kF32Abs) > ToBits(6.0f) ? 7 : right; });
       }},
      {"half_lost", Cause::kSubnormalCode, "R18", "takes what is below 0.5 as zero before it rounds",
       kToQuantise,
       [](Model& m) {
         ChangeCode(
             m, [](uint32_t v, uint32_t right) { return (v & kF32Abs) < ToBits(0.5f) ? right & 8 : right; });
       }},
      {"sticky_lost", Cause::kSubnormalCode, "R05", "drops bits below the step before it rounds below 1.0",
       kToQuantise,
       [](Model& m) {
         ChangeCode(m, [](uint32_t v, uint32_t right) {
           const float a = FromBits(v & kF32Abs);
           if (a >= 1.0f) return right;
           const auto quarters = static_cast<uint32_t>(a * 4);  // whole quarters, nothing below
           return v >> 31 << 3 | (quarters + ((quarters & 1) != 0 && (quarters & 2) != 0 ? 1 : 0)) / 2;
         });
       }},
      {"shift_wraps", Cause::kSubnormalCode, "R19", "shifts by a count that the machine takes modulo 32",
       kToQuantise,
       [](Model& m) {
         ChangeCode(m, [](uint32_t v, uint32_t right) {
           const uint32_t a = v & kF32Abs;
           if (a == 0 || a >= ToBits(0.125f) || a < 0x00800000u) return right;
           const uint32_t shift = 127 - (a >> 23);
           return v >> 31 << 3 | (((a & kF32MantissaMask) | 0x00800000u) >> (shift & 31)) >> 22;
         });
       }},
      {"minus_zero_lost", Cause::kZeroSign, "R07", "writes code 0 for -0", kToQuantise,
       [](Model& m) {
         ChangeSpecial(m, [](uint32_t y, uint32_t right) { return y == kF32Sign ? 0u : right; });
       }},
      {"underflow_unsigned", Cause::kZeroSign, "R17", "loses the sign of what becomes zero", kToQuantise,
       [](Model& m) {
         ChangeSpecial(m,
                       [](uint32_t y, uint32_t right) { return right == 8 && y != kF32Sign ? 0u : right; });
       }},
      {"nan_plus_six", Cause::kNanPolicy, "R51", "maps every NaN to +6", kToQuantise,
       [](Model& m) { ChangeSpecial(m, [](uint32_t y, uint32_t right) { return IsNan(y) ? 7u : right; }); }},
      {"nan_zero", Cause::kNanPolicy, "R51", "maps every NaN to zero", kToQuantise,
       [](Model& m) { ChangeSpecial(m, [](uint32_t y, uint32_t right) { return IsNan(y) ? 0u : right; }); }},
      {"infinity_zero", Cause::kNanPolicy, "R98", "maps infinities to zero", kToQuantise,
       [](Model& m) {
         ChangeSpecial(m, [](uint32_t y, uint32_t right) { return IsInf(y) ? right & 8 : right; });
       }},
      {"denormals_are_zero", Cause::kFlush, "R79", "runs in a mode that takes subnormal sources as zero",
       kToQuantise,
       [](Model& m) {
         m.stages.source = [right = m.stages.source](const Copy& c, int64_t row, int64_t k) {
           const uint32_t bits = right(c, row, k);
           return (bits & 0x7F800000u) == 0 ? bits & kF32Sign : bits;
         };
       }},
      {"reciprocal_flushed", Cause::kFlush, "R26",
       "multiplies by a reciprocal of the scale that is flushed to zero", kToQuantise,
       [](Model& m) {
         m.stages.code = [right = m.stages.code](const Copy& c, const Block& b, int64_t i,
                                                 const BlockScale& scale) {
           const uint32_t code = right(c, b, i, scale);
           return scale.s > 126 && IsFinite(ToBits(b.y[b.first + i])) && c.spec.rounding == Rounding::kRNE
                      ? code & 8
                      : code;
         };
       }},
  };
}

}  // namespace mx::conformance
