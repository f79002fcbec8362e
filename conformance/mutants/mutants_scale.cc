// Wrong scales, as kernels compute them: from bits, by logarithms, over other lanes.
#include <algorithm>

#include "conformance/diagnose/wrong.h"
#include "conformance/mutants/mutant.h"

namespace mx::conformance {
namespace {

template <typename Exponent>  // exponent(amax bits), of finite non-zero amax
void ChangeExponent(Model& m, const Exponent& exponent) {
  m.stages.scale = [right = m.stages.scale, exponent](const Copy& c, const Block& b) {
    bool nan = false;
    const uint32_t amax = c.stages.amax(c, b, &nan);
    if (amax == 0 || amax >= kF32Inf) return right(c, b);
    const int s = std::clamp(exponent(amax), -127, 127);
    return BlockScale{static_cast<uint8_t>(s + 127), s, false, false};
  };
}
template <typename Change>  // change(scale, amax bits)
void ChangeScale(Model& m, const Change& change) {
  m.stages.scale = [right = m.stages.scale, change](const Copy& c, const Block& b) {
    bool nan = false;
    const uint32_t amax = c.stages.amax(c, b, &nan);
    BlockScale scale = right(c, b);
    change(scale, amax);
    return scale;
  };
}
template <typename Take>  // take(amax so far, bits): the next amax
void ChangeMaximum(Model& m, const Take& take) {
  m.stages.amax = [take](const Copy&, const Block& b, bool* nan) {
    uint32_t amax = 0;
    for (const float v : b.values()) {
      *nan = *nan || IsNan(ToBits(v));
      amax = take(amax, ToBits(v));
    }
    return amax;
  };
}
int Field(uint32_t bits) { return static_cast<int>(bits >> 23); }

}  // namespace

std::vector<Mutant> ScaleMutants() {
  return {
      {"rule_floor", Cause::kScaleRule, "R35", "takes the exponent of amax whatever rule is asked for",
       kToQuantise,
       [](Model& m) { ChangeExponent(m, [](uint32_t a) { return Normalise(a).Binade() - 2; }); }},
      {"rule_nearest15", Cause::kScaleRule, "R37", "takes the nearest power of two of amax / 4", kToQuantise,
       [](Model& m) {
         ChangeExponent(m, [](uint32_t a) {
           const NormalisedF32 n = Normalise(a);
           return n.Binade() - 2 + (n.significand >> 22 & 1 ? 1 : 0);
         });
       }},
      {"rule_sixth", Cause::kScaleRule, "R38", "takes the exponent of amax / 6", kToQuantise,
       [](Model& m) {
         ChangeExponent(m, [](uint32_t a) {
           const NormalisedF32 n = Normalise(a);
           return n.Binade() - (n.significand < 3u << 22 ? 3 : 2);
         });
       }},
      {"rule_frexp", Cause::kScaleRule, "R32", "rounds up through frexp: powers of two get one too much",
       kToQuantise,
       [](Model& m) { ChangeExponent(m, [](uint32_t a) { return Normalise(a).Binade() - 1; }); }},
      {"logarithm", Cause::kAmaxPrecision, "R33", "takes a logarithm in binary32", kToQuantise,
       [](Model& m) {
         m.stages.amax = [right = m.stages.amax](const Copy& c, const Block& b, bool* nan) {
           const uint32_t amax = right(c, b, nan);
           return (amax & kF32MantissaMask) > 0x007FFFF7u ? (amax & 0x7F800000u) + 0x00800000u : amax;
         };
       }},
      {"amax_bf16", Cause::kAmaxPrecision, "R13", "rounds amax to bfloat16", kToQuantise,
       [](Model& m) {
         m.stages.amax = [right = m.stages.amax](const Copy& c, const Block& b, bool* nan) {
           return Bf16ToF32(F32ToBf16(right(c, b, nan)));
         };
       }},
      {"bias_125", Cause::kScaleShift, "R40", "stores scale bytes with bias 125", kToQuantise,
       [](Model& m) {
         ChangeScale(m, [](BlockScale& s, uint32_t amax) {
           if (amax != 0) s.byte = static_cast<uint8_t>(s.byte < 2 ? 0 : s.byte - 2);
         });
       }},
      {"one_too_small", Cause::kScaleShift, "R37", "takes 8 for the largest element", kToQuantise,
       [](Model& m) {
         ChangeScale(m, [](BlockScale& s, uint32_t amax) {
           if (amax != 0 && s.byte > 0) s.byte = static_cast<uint8_t>(s.byte - 1), --s.s;
         });
       }},
      {"doubled_elements", Cause::kScaleShift, "R54",
       "codes twice the number and halves the scale in one place only", kToQuantise,
       [](Model& m) {
         ChangeScale(m, [](BlockScale& s, uint32_t amax) {
           if (amax != 0 && s.byte < 254) s.byte = static_cast<uint8_t>(s.byte + 1);
         });
       }},
      {"amax_signed", Cause::kAmaxRange, "trap: a maximum of values, not of magnitudes",
       "forgets the absolute value", kToQuantise,
       [](Model& m) {
         ChangeMaximum(m, [](uint32_t amax, uint32_t v) {
           return IsNan(v) || v >= kF32Sign ? amax : std::max(amax, v);
         });
       }},
      {"amax_half", Cause::kAmaxRange, "trap: a reduction that stops one step early",
       "reduces over 16 lanes of 32", kToQuantise,
       [](Model& m) {
         m.stages.amax = [right = m.stages.amax](const Copy& c, const Block& b, bool* nan) {
           return right(c, Block{b.y, b.row, b.first, std::min<int64_t>(16, b.count)}, nan);
         };
       }},
      {"amax_short", Cause::kAmaxRange, "R58", "leaves a block's last element out", kToQuantise,
       [](Model& m) {
         m.stages.amax = [right = m.stages.amax](const Copy& c, const Block& b, bool* nan) {
           return right(c, Block{b.y, b.row, b.first, std::max<int64_t>(1, b.count - 1)}, nan);
         };
       }},
      {"stale_scale", Cause::kStaleScale, "trap: a double buffer that is read before it is written",
       "uses the scale of the block before", kToQuantise,
       [](Model& m) {
         m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
           if (b.first == 0) return right(c, b);
           return right(c, Block{b.y, b.row, b.first - kBlock, kBlock});
         };
       }},
      {"zero_block_00", Cause::kZeroByte, "R43", "stores byte 00 for a block of zeros", kToQuantise,
       [](Model& m) {
         ChangeScale(m, [](BlockScale& s, uint32_t amax) {
           if (amax == 0) s.byte = 0;
         });
       }},
      {"nan_poisons", Cause::kNanPolicy, "R46", "makes a NaN scale where a block has a NaN", kToQuantise,
       [](Model& m) {
         m.stages.scale = [right = m.stages.scale](const Copy& c, const Block& b) {
           bool nan = false;
           c.stages.amax(c, b, &nan);
           return nan ? BlockScale{0xFF, 0, true, false} : right(c, b);
         };
       }},
      {"nan_forgets", Cause::kNanPolicy, "R47", "starts the maximum anew behind a NaN", kToQuantise,
       [](Model& m) {
         ChangeMaximum(m,
                       [](uint32_t amax, uint32_t v) { return IsNan(v) ? 0 : std::max(amax, v & kF32Abs); });
       }},
      {"infinity_fe", Cause::kNanPolicy, "R46", "takes 2^127 as the scale of a block with an infinity",
       kToQuantise,
       [](Model& m) {
         ChangeScale(m, [](BlockScale& s, uint32_t amax) {
           if (amax == kF32Inf) s = {254, 127, false, false};
         });
       }},
      {"largest_ff", Cause::kScaleClamp, "R29", "lets a carry make byte ff of the largest scales",
       kToQuantise,
       [](Model& m) {
         ChangeScale(m, [](BlockScale& s, uint32_t) {
           if (s.byte >= 252 && s.byte < 255) s.byte = 255;
         });
       }},
      {"smallest_01", Cause::kScaleClamp, "R29", "makes byte 01 of every subnormal scale", kToQuantise,
       [](Model& m) {
         ChangeScale(m, [](BlockScale& s, uint32_t amax) {
           if (amax != 0 && s.byte == 0) s = {1, -126, false, false};
         });
       }},
      {"small_amax_zero", Cause::kScaleClamp, "R45", "takes a subnormal amax as none", kToQuantise,
       [](Model& m) {
         m.stages.amax = [right = m.stages.amax](const Copy& c, const Block& b, bool* nan) {
           const uint32_t amax = right(c, b, nan);
           return Field(amax) == 0 ? 0 : amax;
         };
       }},
      {"reciprocal_rule", Cause::kScaleRule, "trap: rceil by a reciprocal",
       "multiplies amax by f32(1/6) for rceil", kToQuantise,
       [](Model& m) {
         if (m.problem.rule != ScaleRule::kRceil) return;
         ChangeExponent(m, [](uint32_t amax) {
           const uint32_t ratio = ToBits(FromBits(amax) * FromBits(0x3E2AAAABu));
           if (ratio == 0) return -127;
           const NormalisedF32 n = Normalise(ratio);
           return n.Binade() + (n.significand != 0x00800000u ? 1 : 0);
         });
       }},
  };
}

}  // namespace mx::conformance
