// Conversions to and from FP4, FP6, BF6, FP8 and BF8, with and without scale. CDNA4 ISA 7.3, 12.8, 12.11. The scale
// is the exponent field of a binary32; a pack divides by 2^(field - 127), an unpack multiplies.
#include <algorithm>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"
#include "sim/gfx950/exec/small_format.h"

namespace mx::gfx950 {
namespace {

constexpr uint32_t kScaleOne = 127u << 23;

PackRules RulesOf(const Wave& w) { return {w.claims != nullptr ? *w.claims : Claims{}, w.mode.fp16_ovfl}; }
uint32_t ScaleField(uint32_t x) { return x >> 23 & 255; }

// Pieces of the destination: `bits` wide, the `index`-th of them; the rest of the dword is kept.
void MergePiece(Frame& f, Lanes& piece, int bits, int index, uint64_t written) {
  const uint32_t mask = (bits == 32 ? 0u : 1u << bits) - 1, field = mask << (bits * index);
  const uint32_t* old = f.Old();
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t value = (old[i] & ~field) | (piece[i] & mask) << (bits * index);
    piece[i] = (written >> i & 1) != 0 ? value : old[i];
  }
  f.Write(piece);
}

// One value to a small code, every rule included. `keep`: the code that stays where a NaN scale leaves it alone.
template <const SmallFormat& kFormat, const FloatType& kFrom, bool kStochastic>
uint32_t PackOne(const PackRules& rules, uint32_t x, uint32_t seed, uint32_t scale) {
  if (scale == 255) {
    const uint32_t sign = (x & kFrom.sign()) != 0 ? kFormat.sign() : 0;
    return sign | (kFormat.nan != 0 ? kFormat.nan : kFormat.max);
  }
  if constexpr (kStochastic) return PackStochastic(kFormat, kFrom, x, seed, scale, rules);
  return PackNearest(kFormat, kFrom, x, scale, rules);
}
// Lanes that a NaN scale does not keep from writing.
uint64_t WrittenLanes(const PackRules& rules, const uint32_t* scale) {
  if (rules.claims.pack_scale_nan == PackScaleNan::kMax) return ~uint64_t{0};
  uint64_t written = 0;
  for (int i = 0; i < kLanes; ++i) written |= static_cast<uint64_t>(ScaleField(scale[i]) != 255) << i;
  return written;
}

// FP4 and 8-bit packs of two binary32 values: S0, S1, scale S2 (absent without scale). The byte or word of the
// destination is OPSEL[3:2] or OPSEL[3].
template <const SmallFormat& kFormat, bool kScaled>
void PackPairF32(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  const PackRules rules = RulesOf(w);
  const uint32_t *a = f.SourceF32(0), *b = f.SourceF32(1);
  Lanes ones, r;
  ones.lane.fill(kScaleOne);
  const uint32_t* scale = kScaled ? f.Source(2, Form::kB32) : ones.lane.data();
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t e = ScaleField(scale[i]);
    r[i] = PackOne<kFormat, kSingle, false>(rules, a[i], 0, e) |
           PackOne<kFormat, kSingle, false>(rules, b[i], 0, e) << kFormat.bits;
  }
  MergePiece(f, r, 2 * kFormat.bits, kFormat.bits == 4 ? in.op_sel >> 2 : in.op_sel >> 3, WrittenLanes(rules, scale));
}
// Two packed 16-bit values S0, scale S1.
template <const SmallFormat& kFormat, const FloatType& kFrom>
void PackPairHalf(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  const PackRules rules = RulesOf(w);
  const uint32_t *a = f.Source(0, Form::kB32), *scale = f.Source(1, Form::kB32);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t e = ScaleField(scale[i]);
    r[i] = PackOne<kFormat, kFrom, false>(rules, a[i] & 0xFFFF, 0, e) |
           PackOne<kFormat, kFrom, false>(rules, a[i] >> 16, 0, e) << kFormat.bits;
  }
  MergePiece(f, r, 2 * kFormat.bits, kFormat.bits == 4 ? in.op_sel >> 2 : in.op_sel >> 3, WrittenLanes(rules, scale));
}

// Stochastic FP4: two values of S0, seed S1, scale S2. The second value uses the next number of V_PRNG_B32.
template <const FloatType& kFrom>
void PackPairStochastic(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  const PackRules rules = RulesOf(w);
  constexpr bool kWide = kFrom.mantissa_bits == 23;
  const uint32_t* low = kWide ? f.SourceDword(0, 0, WideForm::kUnsigned) : f.Source(0, Form::kB32);
  const uint32_t* high = kWide ? f.SourceDword(0, 1, WideForm::kUnsigned) : low;
  const uint32_t *seed = f.Source(1, Form::kB32), *scale = f.Source(2, Form::kB32);
  const bool flush = kWide && (w.mode.denorm32 & 1) == 0;
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    uint32_t x = kWide ? low[i] : low[i] & 0xFFFF, y = kWide ? high[i] : high[i] >> 16;
    if (flush) x = static_cast<uint32_t>(kSingle.Flush(x)), y = static_cast<uint32_t>(kSingle.Flush(y));
    const uint32_t e = ScaleField(scale[i]);
    r[i] = PackOne<kFp4, kFrom, true>(rules, x, seed[i], e) | PackOne<kFp4, kFrom, true>(rules, y, Prng(seed[i]), e) << 4;
  }
  MergePiece(f, r, 8, in.op_sel >> 2, WrittenLanes(rules, scale));
}
// Stochastic 8-bit: one value S0, seed S1, scale S2 (absent without scale), byte OPSEL[3:2].
template <const SmallFormat& kFormat, const FloatType& kFrom, bool kScaled>
void PackStochastic8(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  const PackRules rules = RulesOf(w);
  constexpr bool kWide = kFrom.mantissa_bits == 23;
  const uint32_t* a = kWide ? f.SourceF32(0) : f.Source(0, Form::kB32);
  const uint32_t* seed = f.Source(1, Form::kB32);
  Lanes ones, r;
  ones.lane.fill(kScaleOne);
  const uint32_t* scale = kScaled ? f.Source(2, Form::kB32) : ones.lane.data();
  for (int i = 0; i < kLanes; ++i) {
    r[i] = PackOne<kFormat, kFrom, true>(rules, kWide ? a[i] : a[i] & 0xFFFF, seed[i], ScaleField(scale[i]));
  }
  MergePiece(f, r, 8, in.op_sel >> 2, WrittenLanes(rules, scale));
}
// Stochastic 16-bit: one binary32 value S0, seed S1, half OPSEL[3]. The same addition and cut; the result obeys
// MODE as other binary16 results do.
template <const FloatType& kTo>
void PackStochastic16(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  const uint32_t *a = f.SourceF32(0), *seed = f.Source(1, Form::kB32);
  const bool flush = kTo.exponent_bits == 5 && (w.mode.denorm16_64 & 2) == 0;
  const bool limit = kTo.exponent_bits == 5 && w.mode.fp16_ovfl;
  constexpr int kDrop = 23 - kTo.mantissa_bits;
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t sign = (a[i] >> 31) << 15;
    if ((a[i] & 0x7FFFFFFF) >= 0x7F800000) {
      r[i] = static_cast<uint32_t>(Convert(kSingle, kTo, a[i], Rounding::kNearestEven));
      continue;
    }
    const Normalised n = Normalise(kSingle, a[i]);
    const int above = n.exponent - (1 - kTo.bias());
    const uint32_t aligned = above >= 0 ? n.significand : -above < 32 ? n.significand >> -above : 0;
    uint32_t code = n.significand == 0 ? 0 : (aligned + (seed[i] >> (32 - kDrop))) >> kDrop;
    if (above > 0 && n.significand != 0) code += static_cast<uint32_t>(std::min(above, 300)) << kTo.mantissa_bits;
    if (code >= kTo.inf()) code = static_cast<uint32_t>(limit ? kTo.max() : kTo.inf());
    r[i] = sign | static_cast<uint32_t>(flush ? kTo.Flush(code) : code);
  }
  MergePiece(f, r, 16, in.op_sel >> 3, ~uint64_t{0});
}

// 32 values to 192 bits. S0 holds 32 elements of kFrom (or 16 binary32 with 16 more in S1, interleaved); then the
// seed where stochastic, then the scale. The destination may not be among the sources' first registers for long:
// everything is read before anything is written.
template <const SmallFormat& kFormat, const FloatType& kFrom, bool kStochastic>
void Pack32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const PackRules rules = RulesOf(w);
  constexpr bool kWide = kFrom.mantissa_bits == 23;
  const bool two_sources = kWide && !kStochastic;
  const uint32_t* scale = f.Source(in.num_explicit_src - 1, Form::kB32);
  const uint32_t* seeds = kStochastic ? f.Source(1, Form::kB32) : scale;
  const uint64_t written = WrittenLanes(rules, scale);
  const bool flush = kWide && (w.mode.denorm32 & 1) == 0;
  const auto element = [&](int lane, int n) -> uint32_t {
    if (!kWide) return w.vgpr[in.src[0].reg + n / 2][lane] >> (16 * (n & 1)) & 0xFFFF;
    const int reg = two_sources ? in.src[n & 1].reg + n / 2 : in.src[0].reg + n;
    const uint32_t x = w.vgpr[reg][lane];
    return flush ? static_cast<uint32_t>(kSingle.Flush(x)) : x;
  };
  Lanes result[6];
  for (int lane = 0; lane < kLanes; ++lane) {
    const uint32_t e = ScaleField(scale[lane]);
    uint32_t seed = seeds[lane];
    uint64_t bits = 0;
    int filled = 0, dword = 0;
    for (int n = 0; n < 32; ++n) {
      bits |= static_cast<uint64_t>(PackOne<kFormat, kFrom, kStochastic>(rules, element(lane, n), seed, e)) << filled;
      seed = Prng(seed);
      if ((filled += 6) < 32) continue;
      result[dword++][lane] = static_cast<uint32_t>(bits);
      bits >>= 32, filled -= 32;
    }
    if ((written >> lane & 1) != 0) continue;
    for (int d = 0; d < 6; ++d) result[d][lane] = w.vgpr[in.dst[0].reg + d][lane];
  }
  for (int d = 0; d < 6; ++d) f.WriteDword(d, result[d]);
}

// Results of an unpack obey MODE: binary32 and binary16 flush, binary16 overflows to its largest number with
// FP16_OVFL.
template <const SmallFormat& kFormat, const FloatType& kTo>
uint32_t UnpackOne(const Mode& m, uint32_t code, uint32_t scale) {
  uint64_t x = Unpacked(kFormat, kTo, code, scale);
  if (kTo.mantissa_bits == 23 && (m.denorm32 & 2) == 0) x = kSingle.Flush(x);
  if (kTo.mantissa_bits == 10) {
    if ((m.denorm16_64 & 2) == 0) x = kHalf.Flush(x);
    const bool infinite_code = kFormat.bits == 8 && kFormat.overflow != kFormat.nan && (code & 0x7F) == kFormat.overflow;
    if (m.fp16_ovfl && kHalf.IsInf(x) && !infinite_code) x -= 1;
  }
  return static_cast<uint32_t>(x);
}

// Two codes of S0 (byte OPSEL[1:0] of FP4, word OPSEL[0] of 8 bits), scale S1: two dwords or one packed dword.
template <const SmallFormat& kFormat, const FloatType& kTo>
void UnpackPair(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  const uint32_t *a = f.Source(0, Form::kB32), *scale = f.Source(1, Form::kB32);
  const int shift = kFormat.bits == 4 ? 8 * (in.op_sel & 3) : 16 * (in.op_sel & 1);
  constexpr uint32_t kMask = (1u << kFormat.bits) - 1;
  Lanes low, high;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t codes = a[i] >> shift, e = ScaleField(scale[i]);
    low[i] = UnpackOne<kFormat, kTo>(w.mode, codes & kMask, e);
    high[i] = UnpackOne<kFormat, kTo>(w.mode, codes >> kFormat.bits & kMask, e);
  }
  if constexpr (kTo.mantissa_bits == 23) {
    f.WriteDword(0, low);
    f.WriteDword(1, high);
  } else {
    for (int i = 0; i < kLanes; ++i) low[i] |= high[i] << 16;
    f.Write(low);
  }
}
// One 8-bit code, byte OPSEL[1:0] of S0, scale S1; binary16 goes to the half OPSEL[3].
template <const SmallFormat& kFormat, const FloatType& kTo>
void UnpackSingle(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  const uint32_t *a = f.Source(0, Form::kB32), *scale = f.Source(1, Form::kB32);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    r[i] = UnpackOne<kFormat, kTo>(w.mode, a[i] >> (8 * (in.op_sel & 3)) & 255, ScaleField(scale[i]));
  }
  if (kTo.mantissa_bits == 23) return f.Write(r);
  MergePiece(f, r, 16, in.op_sel >> 3, ~uint64_t{0});
}
// 32 codes in six registers, scale S1: 32 or 16 registers.
template <const SmallFormat& kFormat, const FloatType& kTo>
void Unpack32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  constexpr int kDwords = kTo.mantissa_bits == 23 ? 32 : 16;
  const uint32_t* scale = f.Source(1, Form::kB32);
  Lanes result[kDwords];
  for (int n = 0; n < 32; ++n) {
    const int bit = 6 * n, reg = in.src[0].reg + bit / 32, shift = bit % 32;
    for (int i = 0; i < kLanes; ++i) {
      uint64_t both = w.vgpr[reg][i];
      if (shift > 26) both |= static_cast<uint64_t>(w.vgpr[reg + 1][i]) << 32;
      const uint32_t x = UnpackOne<kFormat, kTo>(w.mode, both >> shift & 63, ScaleField(scale[i]));
      if (kDwords == 32) {
        result[n][i] = x;
      } else {
        result[n / 2][i] = n % 2 == 0 ? x : result[n / 2][i] | x << 16;
      }
    }
  }
  for (int d = 0; d < kDwords; ++d) f.WriteDword(d, result[d]);
}

// Without scale, VOP1: the code or pair that SDWA selects (OPSEL in VOP3), byte or word 0 without it.
template <const SmallFormat& kFormat, bool kPair>
void UnpackPlain(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.subword = in.subword == kSdwa ? static_cast<uint8_t>(kNoSubword) : in.subword;
  bare.op_sel = bare.neg = bare.abs = 0;
  Frame f(w, bare);
  const uint32_t* a = f.Source(0, Form::kB32);
  int shift = kPair ? 16 * (in.op_sel & 1) : 8 * (in.op_sel & 3);
  if (in.subword == kSdwa) shift = kPair ? (in.src0_sel == 5 ? 16 : 0) : in.src0_sel < 4 ? 8 * in.src0_sel : 0;
  Lanes low, high;
  for (int i = 0; i < kLanes; ++i) {
    low[i] = UnpackOne<kFormat, kSingle>(w.mode, a[i] >> shift & 255, 127);
    high[i] = UnpackOne<kFormat, kSingle>(w.mode, a[i] >> (shift + (kPair ? 8 : 0)) & 255, 127);
  }
  f.WriteDword(0, low);
  if (kPair) f.WriteDword(1, high);
}

#define MX_8BIT(name, format)                                                                   \
  {Op::v_cvt_scalef32_pk_##name##_f32, &PackPairF32<format, true>},                             \
      {Op::v_cvt_pk_##name##_f32, &PackPairF32<format, false>},                                 \
      {Op::v_cvt_scalef32_pk_##name##_f16, &PackPairHalf<format, kHalf>},                       \
      {Op::v_cvt_scalef32_pk_##name##_bf16, &PackPairHalf<format, kBfloat>},                    \
      {Op::v_cvt_scalef32_sr_##name##_f32, &PackStochastic8<format, kSingle, true>},            \
      {Op::v_cvt_sr_##name##_f32, &PackStochastic8<format, kSingle, false>},                    \
      {Op::v_cvt_scalef32_sr_##name##_f16, &PackStochastic8<format, kHalf, true>},              \
      {Op::v_cvt_scalef32_sr_##name##_bf16, &PackStochastic8<format, kBfloat, true>},           \
      {Op::v_cvt_scalef32_pk_f32_##name, &UnpackPair<format, kSingle>},                         \
      {Op::v_cvt_scalef32_pk_f16_##name, &UnpackPair<format, kHalf>},                           \
      {Op::v_cvt_scalef32_pk_bf16_##name, &UnpackPair<format, kBfloat>},                        \
      {Op::v_cvt_scalef32_f32_##name, &UnpackSingle<format, kSingle>},                          \
      {Op::v_cvt_scalef32_f16_##name, &UnpackSingle<format, kHalf>},                            \
      {Op::v_cvt_f32_##name, &UnpackPlain<format, false>},                                      \
      {Op::v_cvt_pk_f32_##name, &UnpackPlain<format, true>},
#define MX_6BIT(name, format)                                                                   \
  {Op::v_cvt_scalef32_2xpk16_##name##_f32, &Pack32<format, kSingle, false>},                    \
      {Op::v_cvt_scalef32_pk32_##name##_f16, &Pack32<format, kHalf, false>},                    \
      {Op::v_cvt_scalef32_pk32_##name##_bf16, &Pack32<format, kBfloat, false>},                 \
      {Op::v_cvt_scalef32_sr_pk32_##name##_f32, &Pack32<format, kSingle, true>},                \
      {Op::v_cvt_scalef32_sr_pk32_##name##_f16, &Pack32<format, kHalf, true>},                  \
      {Op::v_cvt_scalef32_sr_pk32_##name##_bf16, &Pack32<format, kBfloat, true>},               \
      {Op::v_cvt_scalef32_pk32_f32_##name, &Unpack32<format, kSingle>},                         \
      {Op::v_cvt_scalef32_pk32_f16_##name, &Unpack32<format, kHalf>},                           \
      {Op::v_cvt_scalef32_pk32_bf16_##name, &Unpack32<format, kBfloat>},

constexpr HandlerRow kRows[] = {
    MX_8BIT(fp8, kFp8) MX_8BIT(bf8, kBf8) MX_6BIT(fp6, kFp6) MX_6BIT(bf6, kBf6)
    {Op::v_cvt_scalef32_pk_fp4_f32, &PackPairF32<kFp4, true>},
    {Op::v_cvt_scalef32_pk_fp4_f16, &PackPairHalf<kFp4, kHalf>},
    {Op::v_cvt_scalef32_pk_fp4_bf16, &PackPairHalf<kFp4, kBfloat>},
    {Op::v_cvt_scalef32_sr_pk_fp4_f32, &PackPairStochastic<kSingle>},
    {Op::v_cvt_scalef32_sr_pk_fp4_f16, &PackPairStochastic<kHalf>},
    {Op::v_cvt_scalef32_sr_pk_fp4_bf16, &PackPairStochastic<kBfloat>},
    {Op::v_cvt_scalef32_pk_f32_fp4, &UnpackPair<kFp4, kSingle>},
    {Op::v_cvt_scalef32_pk_f16_fp4, &UnpackPair<kFp4, kHalf>},
    {Op::v_cvt_scalef32_pk_bf16_fp4, &UnpackPair<kFp4, kBfloat>},
    {Op::v_cvt_sr_f16_f32, &PackStochastic16<kHalf>},
    {Op::v_cvt_sr_bf16_f32, &PackStochastic16<kBfloat>},
};
#undef MX_8BIT
#undef MX_6BIT

}  // namespace

std::span<const HandlerRow> SmallFormatRows() { return kRows; }

}  // namespace mx::gfx950
