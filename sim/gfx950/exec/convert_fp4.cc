// FP4 to nearest even, and back: the conversions that quantisers live on, in formulas that vectorise. They
// give what small_format.h defines; waves with a NaN scale, or with denormals scaled up far, go there. CDNA4
// ISA 7.3, 12.11.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/convert_fp4.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <bit>
#include <span>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/half_bits.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/small_convert.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

// 2^(field - 127), field below 255.
HWY_INLINE float PowerOf(uint32_t field) {
  return std::bit_cast<float>(field == 0 ? 0x00400000u : field << 23);
}

// A binary32 over 2^(field - 127). Positive numbers are ordered as their bits are, so the exponent is shifted
// and the bits compared. What falls below 2^-126 gives code 0; denormal sources are not for here
// (`NeedsDefinition`).
HWY_INLINE uint32_t PackFp4(uint32_t x, uint32_t field, uint32_t nan_code) {
  const uint32_t magnitude = x & 0x7FFFFFFF;
  const int32_t exponent = static_cast<int32_t>(magnitude >> 23) + 127 - static_cast<int32_t>(field);
  const int32_t clamped = exponent < 0 ? 0 : exponent > 254 ? 254 : exponent;
  const auto v = static_cast<int32_t>(static_cast<uint32_t>(clamped) << 23 | (magnitude & 0x7FFFFF));
  const auto is = [](bool b) HWY_ATTR { return b ? 1u : 0u; };
  // Half way between the values 0 .5 1 1.5 2 3 4 6: .25 .75 1.25 1.75 2.5 3.5 5; a tie goes to the even code.
  const uint32_t code = is(v > 0x3E800000) + is(v >= 0x3F400000) + is(v > 0x3FA00000) + is(v >= 0x3FE00000) +
                        is(v > 0x40200000) + is(v >= 0x40600000) + is(v > 0x40A00000);
  const uint32_t sign = x >> 31 << 3;
  const uint32_t number = magnitude == 0x7F800000 ? 7 : magnitude < 0x00800000 ? 0 : code;
  return magnitude > 0x7F800000 ? (nan_code == 0 ? 0u : sign | nan_code) : sign | number;
}
HWY_INLINE uint32_t NeedsDefinition(uint32_t x, uint32_t field) {
  const uint32_t magnitude = x & 0x7FFFFFFF;
  return field == 255 || (magnitude != 0 && magnitude < 0x00800000 && field < 8) ? 1u : 0u;
}

enum class Source { kSingles, kHalves, kBfloats };
template <Source kSource>
void Pack(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  constexpr bool kSingles = kSource == Source::kSingles;
  const uint32_t* a = kSingles ? f.SourceF32(0) : f.Source(0, Form::kB32);
  const uint32_t* b = kSingles ? f.SourceF32(1) : a;
  const uint32_t* scale = f.Source(kSingles ? 2 : 1, Form::kB32);
  const PackRules rules = RulesOf(w);
  const uint32_t nan_code = rules.claims.pack_nan == PackNan::kMax ? 7 : 0;
  Lanes r, low, high;
  for (int i = 0; i < kLanes; ++i) {
    low.lane[i] = kSingles ? a[i] : kSource == Source::kHalves ? HalfToSingle(a[i] & 0xFFFF) : a[i] << 16;
    high.lane[i] = kSingles                     ? b[i]
                   : kSource == Source::kHalves ? HalfToSingle(b[i] >> 16)
                                                : b[i] & 0xFFFF0000;
  }
  uint32_t unusual = 0;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t field = ScaleField(scale[i]);
    unusual |= NeedsDefinition(low.lane[i], field) | NeedsDefinition(high.lane[i], field);
  }
  if (unusual == 0) {
    for (int i = 0; i < kLanes; ++i) {
      const uint32_t field = ScaleField(scale[i]);
      r.lane[i] = PackFp4(low.lane[i], field, nan_code) | PackFp4(high.lane[i], field, nan_code) << 4;
    }
  } else {
    for (int i = 0; i < kLanes; ++i) {
      const uint32_t field = ScaleField(scale[i]);
      r.lane[i] = PackOne<kFp4, kSingle, false>(rules, low.lane[i], 0, field) |
                  PackOne<kFp4, kSingle, false>(rules, high.lane[i], 0, field) << 4;
    }
  }
  MergePiece(f, r, 8, in.op_sel >> 2, WrittenLanes(rules, scale));
}

// Exact in binary32, denormals included, but for an overflow to infinity.
HWY_INLINE uint32_t UnpackFp4(uint32_t code, uint32_t field) {
  const uint32_t magnitude = code & 7;
  const uint32_t normal = ((magnitude >> 1) + 126) << 23 | (magnitude & 1) << 22;
  const float value = std::bit_cast<float>(magnitude < 2 ? (magnitude == 0 ? 0u : 0x3F000000u) : normal);
  const uint32_t product = std::bit_cast<uint32_t>(value * PowerOf(field));
  return field == 255 ? 0x7FC00000u : (code & 8) << 28 | product;
}
template <Source kTo>
void Unpack(Wave& w, const Instruction& in) {
  Instruction bare = in;
  bare.op_sel = 0;
  Frame f(w, bare);
  const uint32_t *a = f.Source(0, Form::kB32), *scale = f.Source(1, Form::kB32);
  const int shift = 8 * (in.op_sel & 3);
  Lanes low, high;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t field = ScaleField(scale[i]);
    low.lane[i] = UnpackFp4(a[i] >> shift & 15, field);
    high.lane[i] = UnpackFp4(a[i] >> (shift + 4) & 15, field);
  }
  if constexpr (kTo == Source::kSingles) {
    f.FinishF32(low);
    f.FinishF32(high);
    f.WriteDword(0, low);
    f.WriteDword(1, high);
  } else if constexpr (kTo == Source::kBfloats) {
    for (int i = 0; i < kLanes; ++i) low.lane[i] = low.lane[i] >> 16 | (high.lane[i] & 0xFFFF0000);
    f.Write(low);
  } else {
    const bool flush = (w.mode.denorm16_64 & 2) == 0, limit = w.mode.fp16_ovfl;
    const auto half = [&](uint32_t x) HWY_ATTR {
      uint32_t h = SingleToHalf(x);
      if (flush && (h & 0x7C00) == 0) h &= 0x8000;
      return limit && (h & 0x7FFF) == 0x7C00 ? h - 1 : h;
    };
    for (int i = 0; i < kLanes; ++i) low.lane[i] = half(low.lane[i]) | half(high.lane[i]) << 16;
    f.Write(low);
  }
}

std::span<const HandlerRow> Fp4Table() {
  static constexpr HandlerRow kRows[] = {
      {Op::v_cvt_scalef32_pk_fp4_f32, &Pack<Source::kSingles>},
      {Op::v_cvt_scalef32_pk_fp4_f16, &Pack<Source::kHalves>},
      {Op::v_cvt_scalef32_pk_fp4_bf16, &Pack<Source::kBfloats>},
      {Op::v_cvt_scalef32_pk_f32_fp4, &Unpack<Source::kSingles>},
      {Op::v_cvt_scalef32_pk_f16_fp4, &Unpack<Source::kHalves>},
      {Op::v_cvt_scalef32_pk_bf16_fp4, &Unpack<Source::kBfloats>},
  };
  return kRows;
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(Fp4Table);

std::span<const HandlerRow> Fp4Rows() {
  return UseScalar() ? HWY_STATIC_DISPATCH(Fp4Table)() : HWY_DYNAMIC_DISPATCH(Fp4Table)();
}

}  // namespace mx::gfx950
#endif
