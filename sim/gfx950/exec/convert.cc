// Conversions among integers, binary16, bfloat16 and binary32. CDNA4 ISA 12.8, 12.11. Those to and from
// binary64 are in valu_double.cc, those of 8 bits and less in convert_small.cc.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/convert.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <span>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/float_ops-inl.h"
#include "sim/gfx950/exec/half_bits.h"
#include "sim/gfx950/exec/lane_ops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

// Toward zero, saturating; NaN is 0.
HWY_INLINE uint32_t ToU32(uint32_t x) {
  const float f = F(x);
  if (!(f > 0.0f)) return 0;
  return f >= 0x1p32f ? 0xFFFFFFFFu : static_cast<uint32_t>(f);
}
HWY_INLINE uint32_t ToI32(uint32_t x) {
  const float f = F(x);
  if (f >= 0x1p31f) return 0x7FFFFFFF;
  if (f < -0x1p31f) return 0x80000000;
  return IsNan(x) ? 0u : static_cast<uint32_t>(static_cast<int32_t>(f));
}
uint32_t SoftFromInteger(uint32_t x, bool is_signed, Rounding m) {
  const bool negative = is_signed && I32(x) < 0;
  return static_cast<uint32_t>(Round(kSingle, {negative, false, negative ? 0u - x : x, 0}, m));
}

// Formulas that take one binary32 or integer and ignore MODE's rounding.
#define MX_UNARY(name, source, expr)          \
  void name(Wave& w, const Instruction& in) { \
    Frame f(w, in);                           \
    const uint32_t* from = f.source;          \
    Lanes r;                                  \
    for (int i = 0; i < kLanes; ++i) {        \
      const uint32_t a = from[i];             \
      r.lane[i] = (expr);                     \
    }                                         \
    f.Write(r);                               \
  }
MX_UNARY(CvtU32F32, SourceF32(0), ToU32(a))
MX_UNARY(CvtI32F32, SourceF32(0), ToI32(a))
MX_UNARY(CvtRpiI32F32, SourceF32(0), ToI32(B(std::floor(F(a) + 0.5f))))
MX_UNARY(CvtFlrI32F32, SourceF32(0), ToI32(B(std::floor(F(a)))))
MX_UNARY(CvtOffF32I4, Source(0, Form::kB32), B(static_cast<float>(I32(Sar(a << 28, 28))) * 0.0625f))
#undef MX_UNARY

// Integers to binary32, rounded as MODE says; kByte 0..3: that byte.
template <bool kSigned, int kByte>
void FromInteger(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kB32);
  Lanes r;
  if (kByte >= 0) {
    for (int i = 0; i < kLanes; ++i)
      r.lane[i] = B(static_cast<float>(static_cast<int32_t>(a[i] >> (8 * (kByte & 3)) & 255)));
  } else if (w.mode.round32 != 0) {
    for (int i = 0; i < kLanes; ++i)
      r.lane[i] = SoftFromInteger(a[i], kSigned, static_cast<Rounding>(w.mode.round32));
  } else if (kSigned) {
    for (int i = 0; i < kLanes; ++i) r.lane[i] = B(static_cast<float>(I32(a[i])));
  } else {
    for (int i = 0; i < kLanes; ++i) r.lane[i] = B(static_cast<float>(a[i]));
  }
  f.FinishF32(r);
  f.Write(r);
}

// binary16 results: denormals flushed where MODE says so; with FP16_OVFL a finite value that overflows
// becomes the largest finite number.
HWY_INLINE uint32_t FinishHalf(uint32_t h, bool source_is_inf, bool flush, bool limit) {
  if (flush && (h & 0x7C00) == 0) h &= 0x8000;
  return limit && !source_is_inf && (h & 0x7FFF) == 0x7C00 ? (h & 0x8000) | 0x7BFF : h;
}
HWY_INLINE void ToHalf(const Wave& w, const uint32_t* a, Rounding m, Lanes& r) {
  const bool flush = (w.mode.denorm16_64 & 2) == 0, limit = w.mode.fp16_ovfl;
  if (m == Rounding::kNearestEven) {
    for (int i = 0; i < kLanes; ++i) r.lane[i] = SingleToHalf(a[i]);
  } else {
    for (int i = 0; i < kLanes; ++i) r.lane[i] = static_cast<uint32_t>(Convert(kSingle, kHalf, a[i], m));
  }
  if (!flush && !limit) return;
  for (int i = 0; i < kLanes; ++i) r.lane[i] = FinishHalf(r.lane[i], (a[i] & kAbs) == kInf, flush, limit);
}
void CvtF16F32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  Lanes r;
  ToHalf(w, f.SourceF32(0), static_cast<Rounding>(w.mode.round16_64), r);
  f.FinishF16(r);
  f.WriteHalf(r, false);
}
template <bool kTowardZero>
void CvtPkF16F32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const Rounding m = kTowardZero ? Rounding::kZero : Rounding::kNearestEven;
  Lanes low, high;
  ToHalf(w, f.SourceF32(0), m, low);
  ToHalf(w, f.SourceF32(1), m, high);
  for (int i = 0; i < kLanes; ++i) low.lane[i] |= high.lane[i] << 16;
  f.Write(low);
}
void CvtF32F16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kF16);
  const bool flush = (w.mode.denorm16_64 & 1) == 0;
  Lanes r;
  for (int i = 0; i < kLanes; ++i)
    r.lane[i] = HalfToSingle(flush && (a[i] & 0x7C00) == 0 ? a[i] & 0x8000 : a[i]);
  f.FinishF32(r);
  f.Write(r);
}
// bfloat16 is the upper half: a move, denormals and NaN payloads too.
void CvtF32Bf16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kBf16);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r.lane[i] = a[i] << 16;
  f.Write(r);
}
// Whether MODE's flushing of binary32 denormals reaches this conversion is a claim.
void CvtPkBf16F32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const bool flush = w.claims == nullptr || w.claims->cvt_flush_bf16;
  const uint32_t* a = flush ? f.SourceF32(0) : f.Source(0, Form::kF32);
  const uint32_t* b = flush ? f.SourceF32(1) : f.Source(1, Form::kF32);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r.lane[i] = SingleToBfloat(a[i]) | SingleToBfloat(b[i]) << 16;
  f.Write(r);
}

// [-1, 1] to 16 bits signed (times 32767) or [0, 1] unsigned (times 65535), nearest even, saturating; NaN is
// 0.
HWY_INLINE uint32_t ToNorm(uint32_t x, bool is_signed) {
  if (IsNan(x)) return 0;
  const float low = is_signed ? -1.0f : 0.0f, f = F(x) < low ? low : F(x) > 1.0f ? 1.0f : F(x);
  const double scaled = std::nearbyint(static_cast<double>(f) * (is_signed ? 32767.0 : 65535.0));
  return static_cast<uint32_t>(static_cast<int32_t>(scaled)) & 0xFFFF;
}
template <bool kSigned, bool kHalf>
void CvtPkNorm(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = kHalf ? f.Source(0, Form::kF16) : f.SourceF32(0);
  const uint32_t* b = kHalf ? f.Source(1, Form::kF16) : f.SourceF32(1);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t x = kHalf ? HalfToSingle(a[i]) : a[i], y = kHalf ? HalfToSingle(b[i]) : b[i];
    r.lane[i] = ToNorm(x, kSigned) | ToNorm(y, kSigned) << 16;
  }
  f.Write(r);
}
template <bool kSigned>
void CvtNormF16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kF16);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r.lane[i] = ToNorm(HalfToSingle(a[i]), kSigned);
  f.WriteHalf(r, false);
}

// 16-bit integers and binary16.
template <bool kSigned>
void CvtF16FromInteger(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kB16);
  Lanes exact, r;
  for (int i = 0; i < kLanes; ++i) exact.lane[i] = B(static_cast<float>(I32(kSigned ? Sext16(a[i]) : a[i])));
  ToHalf(w, exact.lane.data(), static_cast<Rounding>(w.mode.round16_64), r);
  f.WriteHalf(r, false);
}
template <bool kSigned>
void CvtIntegerFromF16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kF16);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t x = ToI32(HalfToSingle(a[i]));
    r.lane[i] = (kSigned ? SaturateI16(x) : Clamp(x, 0, 65535)) & 0xFFFF;
  }
  f.WriteHalf(r, false);
}

// A byte of the third source (or of the destination) replaced by the value toward zero, saturating.
template <bool kAccumulate>
void CvtPkU8F32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.SourceF32(0), *b = f.Source(1, Form::kB32);
  const uint32_t* c = kAccumulate ? f.Old() : f.Source(2, Form::kB32);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t shift = 8 * (b[i] & 3);
    r.lane[i] = (c[i] & ~(0xFFu << shift)) | Min(ToU32(a[i]), 255) << shift;
  }
  f.Write(r);
}

// Two shifted integers saturated to bytes, in the low half; the high half stays.
template <bool kSigned>
void AshrPk(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kB32), *b = f.Source(1, Form::kB32), *c = f.Source(2, Form::kB32);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t x = Sar(a[i], c[i] & 31), y = Sar(b[i], c[i] & 31);
    const uint32_t low = kSigned ? Clamp(x, -128, 127) & 255 : SaturateU8(x);
    const uint32_t high = kSigned ? Clamp(y, -128, 127) & 255 : SaturateU8(y);
    r.lane[i] = low | high << 8;
  }
  f.WriteHalf(r, true);
}

std::span<const HandlerRow> ConvertTable() {
  static constexpr HandlerRow kRows[] = {
      {Op::v_cvt_u32_f32, &CvtU32F32},
      {Op::v_cvt_i32_f32, &CvtI32F32},
      {Op::v_cvt_rpi_i32_f32, &CvtRpiI32F32},
      {Op::v_cvt_flr_i32_f32, &CvtFlrI32F32},
      {Op::v_cvt_off_f32_i4, &CvtOffF32I4},
      {Op::v_cvt_f32_i32, &FromInteger<true, -1>},
      {Op::v_cvt_f32_u32, &FromInteger<false, -1>},
      {Op::v_cvt_f32_ubyte0, &FromInteger<false, 0>},
      {Op::v_cvt_f32_ubyte1, &FromInteger<false, 1>},
      {Op::v_cvt_f32_ubyte2, &FromInteger<false, 2>},
      {Op::v_cvt_f32_ubyte3, &FromInteger<false, 3>},
      {Op::v_cvt_f16_f32, &CvtF16F32},
      {Op::v_cvt_pk_f16_f32, &CvtPkF16F32<false>},
      {Op::v_cvt_pkrtz_f16_f32, &CvtPkF16F32<true>},
      {Op::v_cvt_f32_f16, &CvtF32F16},
      {Op::v_cvt_f32_bf16, &CvtF32Bf16},
      {Op::v_cvt_pk_bf16_f32, &CvtPkBf16F32},
      {Op::v_cvt_pknorm_i16_f32, &CvtPkNorm<true, false>},
      {Op::v_cvt_pknorm_u16_f32, &CvtPkNorm<false, false>},
      {Op::v_cvt_pknorm_i16_f16, &CvtPkNorm<true, true>},
      {Op::v_cvt_pknorm_u16_f16, &CvtPkNorm<false, true>},
      {Op::v_cvt_norm_i16_f16, &CvtNormF16<true>},
      {Op::v_cvt_norm_u16_f16, &CvtNormF16<false>},
      {Op::v_cvt_f16_i16, &CvtF16FromInteger<true>},
      {Op::v_cvt_f16_u16, &CvtF16FromInteger<false>},
      {Op::v_cvt_i16_f16, &CvtIntegerFromF16<true>},
      {Op::v_cvt_u16_f16, &CvtIntegerFromF16<false>},
      {Op::v_cvt_pk_u8_f32, &CvtPkU8F32<false>},
      {Op::v_cvt_pkaccum_u8_f32, &CvtPkU8F32<true>},
      {Op::v_ashr_pk_i8_i32, &AshrPk<true>},
      {Op::v_ashr_pk_u8_i32, &AshrPk<false>},
  };
  return kRows;
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(ConvertTable);

std::span<const HandlerRow> ConvertRows() {
  return UseScalar() ? HWY_STATIC_DISPATCH(ConvertTable)() : HWY_DYNAMIC_DISPATCH(ConvertTable)();
}

}  // namespace mx::gfx950
#endif
