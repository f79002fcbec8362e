// Other codes under the right scale: rounding, saturation, the smallest codes, specials.
#include <algorithm>

#include "conformance/diagnose/neighbours.h"
#include "conformance/diagnose/wrong.h"

namespace mx::conformance {
namespace {

// Another code for y * 2^-s where elements round to nearest; specials and zeros too.
template <typename Code>  // code(y, s)
void ChangeCode(Model& m, const Code& code) {
  m.stages.code = [right = m.stages.code, code](const Copy& c, const Block& b, int64_t i,
                                                const BlockScale& scale) {
    if (scale.poisoned || c.spec.rounding != Rounding::kRNE) return right(c, b, i, scale);
    return code(ToBits(b.y[b.first + i]), scale.s);
  };
}
template <typename Up>
void ChangeCut(Model& m, const Up& up) {
  ChangeCode(m, [up](uint32_t y, int s) { return CutE2M1(y, s, up); });
}
// The right code of another number.
template <typename Change>  // change(y)
void ChangeValue(Model& m, const Change& change) {
  m.stages.code = [change](const Copy& c, const Block& b, int64_t i, const BlockScale& scale) {
    if (scale.poisoned) return 0u;
    const uint32_t noise = c.spec.rounding == Rounding::kSR ? c.stages.noise(c, b.row, b.first + i) : 0u;
    return Encode(c.spec.format, change(ToBits(b.y[b.first + i])), scale.s, c.spec.rounding,
                  Overflow::kSaturate, noise);
  };
}
// Another code in place of the right one.
template <typename Change>  // change(right code, y, s)
void ChangeResult(Model& m, const Change& change) {
  m.stages.code = [right = m.stages.code, change](const Copy& c, const Block& b, int64_t i,
                                                  const BlockScale& scale) {
    const uint32_t code = right(c, b, i, scale);
    return scale.poisoned ? code : change(code, ToBits(b.y[b.first + i]), scale.s);
  };
}

// y * 2^-s in binary32, one rounding; the code of that.
template <typename Through>
void ThroughScaled(Model& m, const Through& through) {
  ChangeCode(m, [through](uint32_t y, int s) {
    if (!IsFinite(y) || (y & kF32Abs) == 0) return Encode(Format::kE2M1, y, s);
    const NormalisedF32 n = Normalise(y & kF32Abs);
    return Encode(Format::kE2M1, through(RoundToF32(y >= kF32Sign, n.significand, n.exponent - s)));
  });
}
bool Beyond(uint32_t y, int s) {  // |y| * 2^-s > 6
  const uint32_t magnitude = y & kF32Abs;
  if (magnitude == 0) return false;
  if (magnitude >= kF32Inf) return true;
  const NormalisedF32 n = Normalise(magnitude);
  return n.Binade() - s > 2 || (n.Binade() - s == 2 && n.significand > 0x00C00000u);
}

}  // namespace

std::vector<Neighbour> CodeNeighbours() {
  return {
      {Cause::kTies, kToQuantise, "ties away from zero",
       [](Model& m) { ChangeCut(m, [](const Remainder& r) { return r.rest >= r.half; }); }},
      {Cause::kTies, kToQuantise, "ties toward zero",
       [](Model& m) { ChangeCut(m, [](const Remainder& r) { return r.rest > r.half; }); }},
      {Cause::kTies, kToQuantise, "ties upwards, toward plus infinity",
       [](Model& m) {
         ChangeCut(m,
                   [](const Remainder& r) { return r.rest > r.half || (r.rest == r.half && !r.negative); });
       }},
      {Cause::kTies, kToQuantise, "ties to the odd code",
       [](Model& m) {
         ChangeCut(m, [](const Remainder& r) {
           return r.rest > r.half || (r.rest == r.half && (r.kept & 1) == 0);
         });
       }},
      {Cause::kTies, kToQuantise, "ties away from zero for codes of 1.0 and above",
       [](Model& m) {
         ChangeCut(m, [](const Remainder& r) { return r.subnormal ? Even(r) : r.rest >= r.half; });
       }},
      {Cause::kTies, kToQuantise, "ties away from zero for codes below 1.0",
       [](Model& m) {
         ChangeCut(m, [](const Remainder& r) { return r.subnormal ? r.rest >= r.half : Even(r); });
       }},
      {Cause::kTruncation, kToQuantise, "rounding toward zero",
       [](Model& m) {
         if (m.problem.round == Rounding::kRNE) m.problem.round = Rounding::kRTZ;
       }},
      {Cause::kTruncation, kToQuantise, "rounding away from zero",
       [](Model& m) { ChangeCut(m, [](const Remainder& r) { return r.rest != 0; }); }},
      {Cause::kTruncation, kToQuantise, "rounding downwards",
       [](Model& m) { ChangeCut(m, [](const Remainder& r) { return r.negative && r.rest != 0; }); }},
      {Cause::kTruncation, kToQuantise, "rounding toward zero of codes of 1.0 and above",
       [](Model& m) { ChangeCut(m, [](const Remainder& r) { return r.subnormal && Even(r); }); }},
      {Cause::kDoubleRounding, kToQuantise, "rounding to bfloat16, then to the code",
       [](Model& m) { ThroughScaled(m, ThroughBf16); }},
      {Cause::kDoubleRounding, kToQuantise, "rounding to binary16, then to the code",
       [](Model& m) { ThroughScaled(m, ThroughF16); }},
      {Cause::kDoubleRounding, kToQuantise, "rounding to E4M3, then to the code",
       [](Model& m) {
         ThroughScaled(m, [](uint32_t v) { return Decode(Format::kE4M3, Encode(Format::kE4M3, v)); });
       }},
      {Cause::kDoubleRounding, kToQuantise, "rounding to E2M3, then to the code",
       [](Model& m) {
         ThroughScaled(m, [](uint32_t v) { return Decode(Format::kE2M3, Encode(Format::kE2M3, v)); });
       }},
      {Cause::kCarry, kToQuantise, "a carry of rounding that does not reach the exponent",
       [](Model& m) {
         ChangeCut(m, [](const Remainder& r) { return Even(r) && (r.subnormal ? r.kept < 1 : r.kept < 3); });
       }},
      {Cause::kCarry, kToQuantise, "a carry of rounding that leaves the mantissa at zero in the old binade",
       [](Model& m) {
         ChangeCode(m, [](uint32_t y, int s) {
           const uint32_t code = CutE2M1(y, s, Even),
                          cut = CutE2M1(y, s, [](const Remainder&) { return false; });
           return (code & 7) == (cut & 7) + 1 && (cut & 1) != 0 && (cut & 7) >= 3 ? cut & ~1u : code;
         });
       }},
      {Cause::kSaturation, kToQuantise, "zero for what is beyond 6",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int s) { return Beyond(y, s) ? code & 8 : code; });
       }},
      {Cause::kSaturation, kToQuantise, "4 for what is beyond 6",
       [](Model& m) {
         ChangeResult(m,
                      [](uint32_t code, uint32_t y, int s) { return Beyond(y, s) ? (code & 8) | 6 : code; });
       }},
      {Cause::kSaturation, kToQuantise, "the sign lost of what is beyond 6",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int s) { return Beyond(y, s) ? code & 7 : code; });
       }},
      {Cause::kSaturation, kToQuantise, "saturation from 5 on",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int s) {
           const uint32_t magnitude = y & kF32Abs;
           if (magnitude == 0 || magnitude >= kF32Inf) return code;
           const NormalisedF32 n = Normalise(magnitude);
           return n.Binade() - s == 2 && n.significand >= 0x00A00000u ? code | 7 : code;
         });
       }},
      {Cause::kSubnormalCode, kToQuantise, "zero for what is below 0.5 or 1.0",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t, int) { return (code & 7) == 1 ? code & 8 : code; });
       }},
      {Cause::kSubnormalCode, kToQuantise, "zero for all that is below 0.5",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int s) {
           const uint32_t magnitude = y & kF32Abs;
           const bool below = magnitude != 0 && magnitude < kF32Inf && Normalise(magnitude).Binade() - s < -1;
           return below ? code & 8 : code;
         });
       }},
      {Cause::kSubnormalCode, kToQuantise, "0.5 for all that is not zero and below 0.5",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int s) {
           const uint32_t magnitude = y & kF32Abs;
           const bool below = magnitude != 0 && magnitude < kF32Inf && Normalise(magnitude).Binade() - s < -1;
           return below ? (code & 8) | 1 : code;
         });
       }},
      {Cause::kSubnormalCode, kToQuantise, "bits below half a step lost before rounding below 1.0",
       [](Model& m) {
         ChangeCut(m, [](const Remainder& r) {
           return r.subnormal ? r.rest >= r.half && (r.kept & 1) != 0 : Even(r);
         });
       }},
      {Cause::kSubnormalCode, kToQuantise,
       "a shift by more places than a word has, modulo 32, for tiny numbers",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int s) {
           const uint32_t magnitude = y & kF32Abs;
           if (magnitude == 0 || magnitude >= kF32Inf) return code;
           const NormalisedF32 n = Normalise(magnitude);
           const int binade = n.Binade() - s;
           return binade >= -3 || binade < -126 ? code : (code & 8) | n.significand >> (-binade & 31) >> 22;
         });
       }},
      {Cause::kZeroSign, kToQuantise, "plus zero for every zero",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t, int) { return (code & 7) == 0 ? 0 : code; });
       }},
      {Cause::kZeroSign, kToQuantise, "plus zero for minus zero of the source",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int) { return (y & kF32Abs) == 0 ? 0 : code; });
       }},
      {Cause::kZeroSign, kToQuantise, "plus zero for negative numbers that become zero",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int) {
           return (code & 7) == 0 && (y & kF32Abs) != 0 ? 0 : code;
         });
       }},
      {Cause::kNanPolicy, kToQuantise, "+6 for every NaN",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int) { return IsNan(y) ? 7u : code; });
       }},
      {Cause::kNanPolicy, kToQuantise, "zero for every NaN",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int) { return IsNan(y) ? 0u : code; });
       }},
      {Cause::kNanPolicy, kToQuantise, "zero with its sign for every NaN",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int) { return IsNan(y) ? code & 8 : code; });
       }},
      {Cause::kNanPolicy, kToQuantise, "-6 for every NaN",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int) { return IsNan(y) ? 15u : code; });
       }},
      {Cause::kNanPolicy, kToQuantise, "zero for infinities",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int) { return IsInf(y) ? code & 8 : code; });
       }},
      {Cause::kNanPolicy, kToQuantise, "+6 for infinities of both signs",
       [](Model& m) {
         ChangeResult(m, [](uint32_t code, uint32_t y, int) { return IsInf(y) ? 7u : code; });
       }},
      {Cause::kFlush, kToQuantise, "zero for subnormal numbers",
       [](Model& m) { ChangeValue(m, WithoutSubnormals); }},
      {Cause::kFlush, kToQuantise, "subnormal numbers of the source taken as zero",
       [](Model& m) {
         m.stages.source = [right = m.stages.source](const Copy& c, int64_t row, int64_t k) {
           return WithoutSubnormals(right(c, row, k));
         };
       }},
      {Cause::kFlush, kToQuantise, "division by the scale through a reciprocal that is flushed",
       [](Model& m) {
         ChangeCode(m, [](uint32_t y, int s) {
           return Encode(Format::kE2M1, -s < -126 ? y & kF32Sign : y, -s < -126 ? 0 : s);
         });
       }},
  };
}

}  // namespace mx::conformance
