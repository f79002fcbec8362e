// Other scales: rules, shifts, what the largest magnitude is taken over, and the ends of the range.
#include <algorithm>

#include "conformance/diagnose/neighbours.h"
#include "conformance/diagnose/wrong.h"

namespace mx::conformance {
namespace {

// The rule's exponent from another amax.
template <typename Change>  // change(amax)
void ChangeAmax(Model& m, const Change& change) {
  m.stages.amax = [right = m.stages.amax, change](const Copy& c, const Block& b, bool* nan) {
    const uint32_t amax = right(c, b, nan);
    return amax == 0 ? amax : change(amax);
  };
}

// Another exponent for blocks that are finite and not all zero.
template <typename Exponent>  // exponent(amax)
void ChangeRule(Model& m, const Exponent& exponent) {
  m.stages.scale = [right = m.stages.scale, exponent](const Copy& c, const Block& b) {
    bool nan = false;
    const uint32_t amax = c.stages.amax(c, b, &nan);
    if (amax == 0 || amax >= kF32Inf) return right(c, b);
    const int s = exponent(amax);
    return BlockScale{static_cast<uint8_t>(s + 127), s, false, false};
  };
}

// Exponents moved by kBy; the codes follow unless only the stored byte is wrong.
template <int kBy, bool kFollow>
void ShiftScale(Model& m) {
  m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
    BlockScale scale = right(c, b);
    bool nan = false;
    if (c.stages.amax(c, b, &nan) == 0 || scale.poisoned) return scale;
    const int byte = std::clamp(static_cast<int>(scale.byte) + kBy, 0, 254);
    scale.byte = static_cast<uint8_t>(byte);
    if (kFollow) scale.s = byte - 127;
    return scale;
  };
}

// The largest magnitude over [first, last) of the row, relative to the block.
void AmaxOver(Model& m, int64_t before, int64_t (*count)(const Block&)) {
  m.stages.amax = [before, count](const Copy& c, const Block& b, bool* nan) {
    const int64_t first = std::max<int64_t>(0, b.first - before);
    return BlockAmax(b.y + first, 0, 1, std::clamp<int64_t>(count(b) + b.first - first, 1, c.k - first), nan);
  };
}

template <int kStep>  // -1: of the block before, 1: of the block behind
void StaleScale(Model& m) {
  m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
    const int64_t first = b.first + kStep * kBlock;
    if (first < 0 || first >= c.k) return right(c, b);
    return right(c, Block{b.y, b.row, first, std::min(kBlock, c.k - first)});
  };
}

// The scale of blocks with an element for which `has` holds.
template <typename Has>
void WhereBlockHas(Model& m, const Has& has, BlockScale there) {
  m.stages.scale = [right = m.stages.scale, has, there](const Copy& c, const Block& b) {
    const auto values = b.values();
    const bool found = std::any_of(values.begin(), values.end(), [&](float v) { return has(ToBits(v)); });
    return found ? there : right(c, b);
  };
}

template <ScaleRule kRule>
void OtherRule(Model& m) {
  m.problem.rule = kRule;
}

}  // namespace

std::vector<Neighbour> ScaleNeighbours() {
  return {
      {Cause::kScaleRule, kToQuantise, "the scale rule even", OtherRule<ScaleRule::kEven>},
      {Cause::kScaleRule, kToQuantise, "the scale rule floor", OtherRule<ScaleRule::kFloor>},
      {Cause::kScaleRule, kToQuantise, "the scale rule ceil", OtherRule<ScaleRule::kCeil>},
      {Cause::kScaleRule, kToQuantise, "the scale rule rceil", OtherRule<ScaleRule::kRceil>},
      {Cause::kScaleRule, kToQuantise, "amax / 4 to the nearest power of two, 1.5 upwards",
       [](Model& m) { ChangeRule(m, NearestExponent); }},
      {Cause::kScaleRule, kToQuantise, "the exponent of amax / 6, cut",
       [](Model& m) { ChangeRule(m, SixthExponent); }},
      {Cause::kScaleRule, kToQuantise, "the next power of two even where amax is one",
       [](Model& m) {
         ChangeRule(m, [](uint32_t amax) { return std::clamp(Normalise(amax).Binade() + 1 - 2, -127, 127); });
       }},
      {Cause::kScaleRule, kToQuantise, "rceil by a reciprocal of the largest element in binary32",
       [](Model& m) {
         if (m.problem.rule == ScaleRule::kRceil) ChangeRule(m, ReciprocalExponent);
       }},
      {Cause::kAmaxPrecision, kToQuantise, "amax rounded to bfloat16 first",
       [](Model& m) { ChangeAmax(m, ThroughBf16); }},
      {Cause::kAmaxPrecision, kToQuantise, "amax rounded to binary16 first",
       [](Model& m) { ChangeAmax(m, ThroughF16); }},
      {Cause::kAmaxPrecision, kToQuantise, "amax cut to bfloat16 first",
       [](Model& m) { ChangeAmax(m, [](uint32_t a) { return std::max(a & 0xFFFF0000u, 1u); }); }},
      {Cause::kAmaxPrecision, kToQuantise, "a logarithm of amax in binary32, whole beside powers of two",
       [](Model& m) { ChangeAmax(m, BesidePowerOfTwo); }},
      {Cause::kScaleShift, kToQuantise, "scales one binade higher", ShiftScale<1, true>},
      {Cause::kScaleShift, kToQuantise, "scales one binade lower", ShiftScale<-1, true>},
      {Cause::kScaleShift, kToQuantise, "scales two binades higher", ShiftScale<2, true>},
      {Cause::kScaleShift, kToQuantise, "scales two binades lower", ShiftScale<-2, true>},
      {Cause::kScaleShift, kToQuantise, "scale bytes one too large beside the right codes",
       ShiftScale<1, false>},
      {Cause::kScaleShift, kToQuantise, "scale bytes one too small beside the right codes",
       ShiftScale<-1, false>},
      {Cause::kScaleShift, kToQuantise, "scale bytes two too large beside the right codes",
       ShiftScale<2, false>},
      {Cause::kScaleShift, kToQuantise, "scale bytes two too small beside the right codes (bias 125)",
       ShiftScale<-2, false>},
      {Cause::kStaleScale, kToQuantise, "the scale of the block before", StaleScale<-1>},
      {Cause::kStaleScale, kToQuantise, "the scale of the block behind", StaleScale<1>},
      {Cause::kAmaxRange, kToQuantise, "amax over the first half of a block",
       [](Model& m) { AmaxOver(m, 0, [](const Block& b) { return std::min<int64_t>(16, b.count); }); }},
      {Cause::kAmaxRange, kToQuantise, "amax over 64 elements",
       [](Model& m) { AmaxOver(m, 0, [](const Block&) { return int64_t{64}; }); }},
      {Cause::kAmaxRange, kToQuantise, "amax over a block and the one before it",
       [](Model& m) { AmaxOver(m, 32, [](const Block& b) { return b.count; }); }},
      {Cause::kAmaxRange, kToQuantise, "amax over all of a row",
       [](Model& m) { AmaxOver(m, int64_t{1} << 40, [](const Block&) { return int64_t{1} << 40; }); }},
      {Cause::kAmaxRange, kToQuantise, "amax without a block's last element",
       [](Model& m) { AmaxOver(m, 0, [](const Block& b) { return b.count - 1; }); }},
      {Cause::kAmaxRange, kToQuantise, "amax without a block's first element",
       [](Model& m) { AmaxOver(m, -1, [](const Block& b) { return b.count; }); }},
      {Cause::kAmaxRange, kToQuantise, "amax of the positive numbers alone",
       [](Model& m) {
         m.stages.amax = [](const Copy&, const Block& b, bool* nan) {
           uint32_t amax = 0;
           for (const float v : b.values()) {
             *nan = *nan || IsNan(ToBits(v));
             if (!IsNan(ToBits(v)) && ToBits(v) < kF32Sign) amax = std::max(amax, ToBits(v));
           }
           return amax;
         };
       }},
      {Cause::kZeroByte, kToQuantise, "scale byte 00 for blocks of zeros",
       [](Model& m) { m.claims.zero_byte = 0; }},
      {Cause::kZeroByte, kToQuantise, "scale byte 7f for blocks of zeros",
       [](Model& m) { m.claims.zero_byte = 127; }},
      {Cause::kZeroByte, kToQuantise, "scale byte 01 for blocks of zeros",
       [](Model& m) {
         m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
           bool nan = false;
           BlockScale scale = right(c, b);
           if (c.stages.amax(c, b, &nan) == 0) scale.byte = 1;
           return scale;
         };
       }},
      {Cause::kScaleClamp, kToQuantise, "scale bytes that stop at 01",
       [](Model& m) {
         m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
           BlockScale scale = right(c, b);
           if (scale.byte == 0) scale = {1, -126, false, false};
           return scale;
         };
       }},
      {Cause::kScaleClamp, kToQuantise, "scale exponents that wrap below 2^-127",
       [](Model& m) {
         m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
           bool nan = false;
           const uint32_t amax = c.stages.amax(c, b, &nan);
           BlockScale scale = right(c, b);
           if (amax == 0 || scale.byte != 0) return scale;
           scale.byte = static_cast<uint8_t>(Normalise(amax).Binade() - 2 + 127);
           return scale;
         };
       }},
      {Cause::kScaleClamp, kToQuantise, "subnormal amax taken as a block of zeros",
       [](Model& m) {
         m.stages.amax = [right = m.stages.amax](const Copy& c, const Block& b, bool* nan) {
           return WithoutSubnormals(right(c, b, nan));
         };
       }},
      {Cause::kScaleClamp, kToQuantise, "scale byte ff for the largest numbers",
       [](Model& m) {
         m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
           BlockScale scale = right(c, b);
           if (scale.byte >= 252) scale.byte = 255;
           return scale;
         };
       }},
      {Cause::kScaleClamp, kToQuantise, "the rule's carry past the largest exponent lost",
       [](Model& m) {
         ChangeRule(m, [rule = m.problem.rule](uint32_t amax) {
           const int s = SharedExponent(rule, Format::kE2M1, amax);
           return std::min(s, 252 - 127);
         });
       }},
      {Cause::kNanPolicy, kToQuantise, "a NaN scale for every block with a NaN",
       [](Model& m) { m.claims.nan = NanPolicy::kPoison; }},
      {Cause::kNanPolicy, kToQuantise, "NaN ignored where it should make a NaN scale",
       [](Model& m) { m.claims.nan = NanPolicy::kHardware; }},
      {Cause::kNanPolicy, kToQuantise, "scale byte ff beside the usual codes where a block has a NaN",
       [](Model& m) {
         m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
           BlockScale scale = right(c, b);
           const auto values = b.values();
           if (std::any_of(values.begin(), values.end(), [](float v) { return IsNan(ToBits(v)); }))
             scale.byte = 255;
           return scale;
         };
       }},
      {Cause::kNanPolicy, kToQuantise, "a NaN scale, and every code its largest, for blocks with a NaN",
       [](Model& m) {
         WhereBlockHas(m, [](uint32_t v) { return IsNan(v); }, {0xFF, 128, false, true});
       }},
      {Cause::kNanPolicy, kToQuantise, "a NaN scale, and codes as under 2^128, for blocks with a NaN",
       [](Model& m) {
         WhereBlockHas(m, [](uint32_t v) { return IsNan(v); }, {0xFF, 128, false, false});
       }},
      {Cause::kNanPolicy, kToQuantise, "a NaN scale for every block with an infinity",
       [](Model& m) {
         WhereBlockHas(m, [](uint32_t v) { return IsInf(v); }, {0xFF, 0, true, false});
       }},
      {Cause::kNanPolicy, kToQuantise, "scale byte fe for every block with an infinity",
       [](Model& m) {
         WhereBlockHas(m, [](uint32_t v) { return IsInf(v); }, {254, 127, false, false});
       }},
      {Cause::kNanPolicy, kToQuantise, "NaN taken into amax as the largest magnitude",
       [](Model& m) {
         m.stages.amax = [right = m.stages.amax](const Copy& c, const Block& b, bool* nan) {
           const uint32_t amax = right(c, b, nan);
           return *nan ? kF32Inf : amax;
         };
       }},
      {Cause::kNanPolicy, kToQuantise, "infinities left out of amax",
       [](Model& m) {
         m.stages.amax = [](const Copy&, const Block& b, bool* nan) {
           uint32_t amax = 0;
           for (const float v : b.values()) {
             *nan = *nan || IsNan(ToBits(v));
             if (IsFinite(ToBits(v))) amax = std::max(amax, ToBits(v) & kF32Abs);
           }
           return amax;
         };
       }},
      {Cause::kNanPolicy, kToQuantise,
       "amax lost before a NaN: a comparison with NaN takes what comes behind it",
       [](Model& m) {
         m.stages.amax = [](const Copy&, const Block& b, bool* nan) {
           uint32_t amax = 0;
           for (const float v : b.values()) {
             const uint32_t bits = ToBits(v);
             *nan = *nan || IsNan(bits);
             amax = IsNan(bits) ? 0 : std::max(amax, bits & kF32Abs);
           }
           return amax;
         };
       }},
  };
}

}  // namespace mx::conformance
