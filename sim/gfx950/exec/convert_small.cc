// Conversions to and from FP8 and BF8, with and without scale, the stochastic ones of FP4, and those of
// V_CVT_SR to 16 bits. CDNA4 ISA 7.3, 12.8, 12.11. The scale is the exponent field of a binary32; a pack
// divides by 2^(field - 127), an unpack multiplies.
#include <algorithm>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/small_convert.h"

namespace mx::gfx950 {
namespace {

// FP4 and 8-bit packs of two binary32 values: S0, S1, scale S2 (absent without scale). The byte or word of
// the destination is OPSEL[3:2] or OPSEL[3].
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
  MergePiece(f, r, 2 * kFormat.bits, kFormat.bits == 4 ? in.op_sel >> 2 : in.op_sel >> 3,
             WrittenLanes(rules, scale));
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
  MergePiece(f, r, 2 * kFormat.bits, kFormat.bits == 4 ? in.op_sel >> 2 : in.op_sel >> 3,
             WrittenLanes(rules, scale));
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
    r[i] = PackOne<kFp4, kFrom, true>(rules, x, seed[i], e) |
           PackOne<kFp4, kFrom, true>(rules, y, Prng(seed[i]), e) << 4;
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
// Stochastic 16-bit: one binary32 value S0, seed S1, half OPSEL[3]. The same addition and cut; the result
// obeys MODE as other binary16 results do.
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
    if (above > 0 && n.significand != 0)
      code += static_cast<uint32_t>(std::min(above, 300)) << kTo.mantissa_bits;
    if (code >= kTo.inf()) code = static_cast<uint32_t>(limit ? kTo.max() : kTo.inf());
    r[i] = sign | static_cast<uint32_t>(flush ? kTo.Flush(code) : code);
  }
  MergePiece(f, r, 16, in.op_sel >> 3, ~uint64_t{0});
}

// Two codes of S0 (byte OPSEL[1:0] of FP4, word OPSEL[0] of 8 bits), scale S1: two dwords or one packed
// dword.
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
// Without scale, VOP1: the code or pair that SDWA selects (OPSEL in VOP3), byte or word 0 without it.
template <const SmallFormat& kFormat, bool kPair>
void UnpackPlain(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.subword = in.subword == kSdwa ? static_cast<uint8_t>(kNoSubword) : in.subword;
  bare.op_sel = bare.neg = bare.abs = 0;
  Frame f(w, bare);
  const uint32_t* a = f.Source(0, Form::kB32);
  int shift = kPair ? 16 * (in.op_sel & 1) : 8 * (in.op_sel & 3);
  if (in.subword == kSdwa)
    shift = kPair ? (in.src0_sel == 5 ? 16 : 0) : in.src0_sel < 4 ? 8 * in.src0_sel : 0;
  Lanes low, high;
  for (int i = 0; i < kLanes; ++i) {
    low[i] = UnpackOne<kFormat, kSingle>(w.mode, a[i] >> shift & 255, 127);
    high[i] = UnpackOne<kFormat, kSingle>(w.mode, a[i] >> (shift + (kPair ? 8 : 0)) & 255, 127);
  }
  f.WriteDword(0, low);
  if (kPair) f.WriteDword(1, high);
}

#define MX_8BIT(name, format)                                                         \
  {Op::v_cvt_scalef32_pk_##name##_f32, &PackPairF32<format, true>},                   \
      {Op::v_cvt_pk_##name##_f32, &PackPairF32<format, false>},                       \
      {Op::v_cvt_scalef32_pk_##name##_f16, &PackPairHalf<format, kHalf>},             \
      {Op::v_cvt_scalef32_pk_##name##_bf16, &PackPairHalf<format, kBfloat>},          \
      {Op::v_cvt_scalef32_sr_##name##_f32, &PackStochastic8<format, kSingle, true>},  \
      {Op::v_cvt_sr_##name##_f32, &PackStochastic8<format, kSingle, false>},          \
      {Op::v_cvt_scalef32_sr_##name##_f16, &PackStochastic8<format, kHalf, true>},    \
      {Op::v_cvt_scalef32_sr_##name##_bf16, &PackStochastic8<format, kBfloat, true>}, \
      {Op::v_cvt_scalef32_pk_f32_##name, &UnpackPair<format, kSingle>},               \
      {Op::v_cvt_scalef32_pk_f16_##name, &UnpackPair<format, kHalf>},                 \
      {Op::v_cvt_scalef32_pk_bf16_##name, &UnpackPair<format, kBfloat>},              \
      {Op::v_cvt_scalef32_f32_##name, &UnpackSingle<format, kSingle>},                \
      {Op::v_cvt_scalef32_f16_##name, &UnpackSingle<format, kHalf>},                  \
      {Op::v_cvt_f32_##name, &UnpackPlain<format, false>},                            \
      {Op::v_cvt_pk_f32_##name, &UnpackPlain<format, true>},
constexpr HandlerRow kRows[] = {
    MX_8BIT(fp8, kFp8) MX_8BIT(bf8, kBf8){Op::v_cvt_scalef32_sr_pk_fp4_f32, &PackPairStochastic<kSingle>},
    {Op::v_cvt_scalef32_sr_pk_fp4_f16, &PackPairStochastic<kHalf>},
    {Op::v_cvt_scalef32_sr_pk_fp4_bf16, &PackPairStochastic<kBfloat>},
    {Op::v_cvt_sr_f16_f32, &PackStochastic16<kHalf>},
    {Op::v_cvt_sr_bf16_f32, &PackStochastic16<kBfloat>},
};
#undef MX_8BIT

}  // namespace

std::span<const HandlerRow> SmallFormatRows() { return kRows; }

}  // namespace mx::gfx950
