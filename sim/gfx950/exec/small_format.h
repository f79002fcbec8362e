// FP4, FP6, BF6, FP8 and BF8 on raw bits: what the V_CVT_SCALEF32 instructions do to one value. CDNA4 ISA 7.3
// and the functions that the pseudo-code of 12.11 names (f32_to_fp4_scale, fp4_to_f32_sr_scale, ..). Where
// the ISA is silent the answer is a claim of the device (claims.h).
#ifndef MX_SIM_GFX950_EXEC_SMALL_FORMAT_H_
#define MX_SIM_GFX950_EXEC_SMALL_FORMAT_H_

#include <bit>
#include <cstdint>

#include "sim/gfx950/exec/claims.h"
#include "sim/gfx950/exec/soft_float.h"

namespace mx::gfx950 {

struct SmallFormat {
  int bits, exponent_bits, mantissa_bits, bias;
  uint32_t max;  // code of the largest finite magnitude
  uint32_t
      overflow;  // what exceeds it becomes without saturation: NaN (FP8), infinity (BF8); 0: always saturates
  uint32_t nan;  // code of a NaN result; 0: the format has none
  constexpr int smallest() const { return 1 - bias; }  // exponent of the smallest normal value
  constexpr uint32_t sign() const { return 1u << (bits - 1); }
};
inline constexpr SmallFormat kFp4{4, 2, 1, 1, 0x7, 0, 0}, kFp6{6, 2, 3, 1, 0x1F, 0, 0},
    kBf6{6, 3, 2, 3, 0x1F, 0, 0}, kFp8{8, 4, 3, 7, 0x7E, 0x7F, 0x7F}, kBf8{8, 5, 2, 15, 0x7B, 0x7C, 0x7E};

// Everything that a conversion to a small format depends on besides the value.
struct PackRules {
  Claims claims;
  bool saturate8 = false;  // MODE.FP16_OVFL: FP8 and BF8 saturate
};

// A finite source as significand * 2^(exponent - p), p its mantissa bits, significand in [2^p, 2^(p+1)) or 0.
struct Normalised {
  uint32_t significand = 0;
  int exponent = 0;
};
constexpr Normalised Normalise(const FloatType& t, uint32_t x) {
  const int field = t.Field(x);
  const auto mantissa = static_cast<uint32_t>(x & t.mantissa_mask());
  if (field != 0) return {mantissa | 1u << t.mantissa_bits, field - t.bias()};
  if (mantissa == 0) return {};
  const int left = t.mantissa_bits - (31 - std::countl_zero(mantissa));
  return {mantissa << left, 1 - t.bias() - left};
}

constexpr uint32_t Overflowed(const SmallFormat& f, const PackRules& rules) {
  return f.overflow == 0 || rules.saturate8 ? f.max : f.overflow;
}
// NaN and infinite sources, and a NaN scale. The sign is kept, but for claims that say 0.
constexpr uint32_t PackSpecial(const SmallFormat& f, const PackRules& rules, bool nan, uint32_t sign) {
  if (!nan) return sign | Overflowed(f, rules);
  if (f.nan != 0) return sign | f.nan;
  return rules.claims.pack_nan == PackNan::kMax ? sign | f.max : 0;
}

// x / 2^(scale - 127) to nearest even, ties to the even code. scale is not FF.
constexpr uint32_t PackNearest(const SmallFormat& f, const FloatType& t, uint32_t x, uint32_t scale,
                               const PackRules& rules) {
  const uint32_t sign = (x & t.sign()) != 0 ? f.sign() : 0;
  if (t.Abs(x) >= t.inf()) return PackSpecial(f, rules, t.IsNan(x), sign);
  const Normalised n = Normalise(t, x);
  if (n.significand == 0) return sign;
  const int exponent = n.exponent - (static_cast<int>(scale) - 127), above = exponent - f.smallest();
  if (above >= 1 << f.exponent_bits) return sign | Overflowed(f, rules);
  const int drop = t.mantissa_bits - f.mantissa_bits + (above < 0 ? -above : 0);
  if (drop > t.mantissa_bits + 1) return sign;  // below half of the smallest step
  const uint32_t half = 1u << (drop - 1), rest = n.significand & ((1u << drop) - 1);
  uint32_t code = n.significand >> drop;
  code += rest > half || (rest == half && (code & 1) != 0) ? 1u : 0u;
  // The implicit bit adds itself to the exponent field, and a carry moves to the next binade.
  if (above > 0) code += static_cast<uint32_t>(above) << f.mantissa_bits;
  return sign | (code > f.max ? Overflowed(f, rules) : code);
}

// The same, stochastic: the top bits of the seed, aligned to the first bit that is dropped, are added and the
// sum cut. Below the smallest normal value the significand is shifted first, and what falls off is lost
// before the noise.
constexpr uint32_t PackStochastic(const SmallFormat& f, const FloatType& t, uint32_t x, uint32_t seed,
                                  uint32_t scale, const PackRules& rules) {
  const uint32_t sign = (x & t.sign()) != 0 ? f.sign() : 0;
  if (t.Abs(x) >= t.inf()) return PackSpecial(f, rules, t.IsNan(x), sign);
  const Normalised n = Normalise(t, x);
  if (n.significand == 0) return sign;
  const int exponent = n.exponent - (static_cast<int>(scale) - 127), above = exponent - f.smallest();
  if (above >= 1 << f.exponent_bits) return sign | Overflowed(f, rules);
  if (rules.claims.sr_subnormal == SrSubnormal::kZeroBelowQuarter && above < -f.mantissa_bits - 1)
    return sign;
  const int drop = t.mantissa_bits - f.mantissa_bits;
  const uint32_t noise = seed >> (32 - drop);
  const uint32_t aligned = above >= 0 ? n.significand : -above < 32 ? n.significand >> -above : 0;
  uint32_t code = (aligned + noise) >> drop;
  if (above > 0) code += static_cast<uint32_t>(above) << f.mantissa_bits;
  return sign | (code > f.max ? Overflowed(f, rules) : code);
}

// code * 2^(scale - 127) in the format `t`: one rounding to nearest even. A NaN code or scale FF gives the
// positive quiet NaN.
inline uint32_t Unpacked(const SmallFormat& f, const FloatType& t, uint32_t code, uint32_t scale) {
  const uint32_t magnitude = code & (f.sign() - 1);
  const bool negative = (code & f.sign()) != 0;
  if (scale == 255) return static_cast<uint32_t>(t.nan());
  if (magnitude > f.max) {
    const bool infinite = f.overflow != f.nan && magnitude == f.overflow;
    return static_cast<uint32_t>(infinite ? (negative ? t.sign() : 0) | t.inf() : t.nan());
  }
  const uint32_t field = magnitude >> f.mantissa_bits, mantissa = magnitude & ((1u << f.mantissa_bits) - 1);
  const uint32_t significand = field == 0 ? mantissa : mantissa | 1u << f.mantissa_bits;
  const int exponent = f.smallest() - f.mantissa_bits + (field == 0 ? 0 : static_cast<int>(field) - 1);
  return static_cast<uint32_t>(Round(
      t, {negative, false, significand, exponent + static_cast<int>(scale) - 127}, Rounding::kNearestEven));
}

constexpr uint32_t Prng(uint32_t x) { return x << 1 ^ ((x >> 31) != 0 ? 0xC5u : 0u); }

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_SMALL_FORMAT_H_
