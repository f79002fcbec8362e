// V_DIV_SCALE, V_DIV_FMAS and V_DIV_FIXUP, the steps around Newton-Raphson that make a division IEEE 754's.
//
// From the pseudo-code of CDNA4 ISA 12.11, with four readings without which the sequence would not give the
// quotient that these instructions exist for (division_test.cc shows it does):
// - "1 / S1 is a denormal" is asked in the format of the operands: V_RCP flushes such a reciprocal to 0.
// - Where both 1 / S1 and S2 / S1 are denormals the denominator is scaled down: scaling it up would overflow.
// - V_DIV_FMAS scales by 2^64 (binary64: 2^128) up where its third operand is at least 2, down where not,
//   and rounds once, as AMD's RDNA3 guide prints it; one factor 2^32 cannot undo the scaling by 2^64.
// - V_DIV_FIXUP takes a NaN quotient of two finite non-zero numbers for what it is: the steps overflowed.
#include <bit>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"
#include "sim/gfx950/exec/soft_float.h"

namespace mx::gfx950 {
namespace {

struct Division {
  FloatType type;
  int scale;          // exponent of the scaling factor
  int near_overflow;  // difference of the exponent fields from which the quotient is near overflow
  int tiny_numerator, underflow;
};
constexpr Division kDivision32{kSingle, 64, 96, 23, -150}, kDivision64{kDouble, 128, 768, 53, -1075};

constexpr bool Same(const FloatType& t, uint64_t a, uint64_t b) {  // as numbers
  return !t.IsNan(a) && !t.IsNan(b) && (a == b || (t.Abs(a) == 0 && t.Abs(b) == 0));
}

// Whether |a / b| rounds into the denormals, or to 0: below 2^(1 - bias), a and b finite and not 0.
bool QuotientIsDenormal(const FloatType& t, uint64_t a, uint64_t b) {
  const Exact x = Unpack(t, a), y = Unpack(t, b);
  const int power = 1 - t.bias() + y.exponent - x.exponent;  // x.magnitude < y.magnitude * 2^power?
  const int top = TopBit(y.magnitude) + power;
  if (TopBit(x.magnitude) != top) return TopBit(x.magnitude) < top;
  return power >= 0 ? x.magnitude < y.magnitude << power : x.magnitude << -power < y.magnitude;
}

struct Scaled {
  uint64_t value;
  bool flag;
};
Scaled DivScale(const Division& d, uint64_t s0, uint64_t den, uint64_t num) {
  const FloatType& t = d.type;
  const auto by = [&](int power) { return ScaleByPower(t, s0, power, Rounding::kNearestEven); };
  if (t.Abs(num) == 0 || t.Abs(den) == 0) return {t.nan(), false};
  if (t.Abs(num) >= t.inf() || t.Abs(den) >= t.inf()) return {s0, false};  // V_DIV_FIXUP decides
  if (t.Field(num) - t.Field(den) >= d.near_overflow) return {Same(t, s0, den) ? by(d.scale) : s0, true};
  if (t.IsDenormal(den)) return {by(d.scale), false};
  const uint64_t one = static_cast<uint64_t>(t.bias()) << t.mantissa_bits;
  const bool reciprocal = QuotientIsDenormal(t, one, den), quotient = QuotientIsDenormal(t, num, den);
  if (reciprocal && quotient) return {Same(t, s0, den) ? by(-d.scale) : s0, true};
  if (reciprocal) return {by(-d.scale), false};
  if (quotient) return {Same(t, s0, num) ? by(d.scale) : s0, true};
  if (t.Field(num) <= d.tiny_numerator) return {by(d.scale), false};
  return {s0, false};
}

uint64_t DivFmas(const Division& d, uint64_t a, uint64_t b, uint64_t c, bool scaled, Rounding mode) {
  const FloatType& t = d.type;
  const bool finite = t.Abs(a) < t.inf() && t.Abs(b) < t.inf() && t.Abs(c) < t.inf();
  if (!scaled || !finite) return FusedMultiplyAdd(t, a, b, c, mode);
  Exact sum = Sum(Product(Unpack(t, a), Unpack(t, b)), Unpack(t, c), mode);
  sum.exponent += t.Field(c) > t.bias() ? d.scale : -d.scale;
  return Round(t, sum, mode);
}

uint64_t DivFixup(const FloatType& t, int underflow, uint64_t quotient, uint64_t den, uint64_t num) {
  const uint64_t sign = (den ^ num) & t.sign();
  const bool zero_den = t.Abs(den) == 0, zero_num = t.Abs(num) == 0;
  if (t.IsNan(num)) return num | t.quiet_bit();
  if (t.IsNan(den)) return den | t.quiet_bit();
  if ((zero_den && zero_num) || (t.IsInf(den) && t.IsInf(num))) return t.sign() | t.nan();
  if (zero_den || t.IsInf(num)) return sign | t.inf();
  if (t.IsInf(den) || zero_num) return sign;
  if (t.Field(num) - t.Field(den) < underflow) return sign;
  if (t.IsNan(quotient)) return sign | t.inf();
  return sign | t.Abs(quotient);
}

void Scale32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kF32), *b = f.Source(1, Form::kF32), *c = f.Source(2, Form::kF32);
  Lanes r;
  uint64_t flags = 0;
  for (int i = 0; i < kLanes; ++i) {
    const Scaled s = DivScale(kDivision32, a[i], b[i], c[i]);
    r[i] = static_cast<uint32_t>(s.value);
    flags |= static_cast<uint64_t>(s.flag) << i;
  }
  f.FinishF32(r);
  f.WriteMask(in.dst[1], flags);
  f.Write(r);
}
void Fmas32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kF32), *b = f.Source(1, Form::kF32), *c = f.Source(2, Form::kF32);
  const auto mode = static_cast<Rounding>(w.mode.round32);
  const uint64_t scaled = w.vcc();
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    r[i] = static_cast<uint32_t>(DivFmas(kDivision32, a[i], b[i], c[i], (scaled >> i & 1) != 0, mode));
  }
  f.FinishF32(r);
  f.Write(r);
}
void Fixup32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kF32), *b = f.Source(1, Form::kF32), *c = f.Source(2, Form::kF32);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    r[i] = static_cast<uint32_t>(DivFixup(kSingle, kDivision32.underflow, a[i], b[i], c[i]));
  }
  f.FinishF32(r);
  f.Write(r);
}
// binary16 has no underflow rule of its own; the result's other half is kept, or zeroed by the legacy form.
void Fixup16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kF16), *b = f.Source(1, Form::kF16), *c = f.Source(2, Form::kF16);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r[i] = static_cast<uint32_t>(DivFixup(kHalf, -1000, a[i], b[i], c[i]));
  f.FinishF16(r);
  f.WriteHalf(r, in.op == Op::v_div_fixup_f16);
}

enum class Step { kScale, kFmas, kFixup };
template <Step step>
void Divide64(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* source[3][2];
  for (int i = 0; i < 3; ++i) {
    for (int d = 0; d < 2; ++d) source[i][d] = f.SourceDword(i, d, WideForm::kDouble);
  }
  const auto value = [&](int i, int l) {
    return static_cast<uint64_t>(source[i][1][l]) << 32 | source[i][0][l];
  };
  const auto mode = static_cast<Rounding>(w.mode.round16_64);
  const uint64_t scaled = w.vcc();
  uint64_t flags = 0;
  Lanes low, high;
  for (int l = 0; l < kLanes; ++l) {
    const uint64_t a = value(0, l), b = value(1, l), c = value(2, l);
    uint64_t r = 0;
    if constexpr (step == Step::kScale) {
      const Scaled s = DivScale(kDivision64, a, b, c);
      r = s.value, flags |= static_cast<uint64_t>(s.flag) << l;
    } else if constexpr (step == Step::kFmas) {
      r = DivFmas(kDivision64, a, b, c, (scaled >> l & 1) != 0, mode);
    } else {
      r = DivFixup(kDouble, kDivision64.underflow, a, b, c);
    }
    if ((w.mode.denorm16_64 & 2) == 0) r = kDouble.Flush(r);
    low[l] = static_cast<uint32_t>(r), high[l] = static_cast<uint32_t>(r >> 32);
  }
  if (step == Step::kScale) f.WriteMask(in.dst[1], flags);
  f.WriteDword(0, low);
  f.WriteDword(1, high);
}

constexpr HandlerRow kRows[] = {
    {Op::v_div_scale_f32, &Scale32},
    {Op::v_div_fmas_f32, &Fmas32},
    {Op::v_div_fixup_f32, &Fixup32},
    {Op::v_div_fixup_f16, &Fixup16},
    {Op::v_div_fixup_legacy_f16, &Fixup16},
    {Op::v_div_scale_f64, &Divide64<Step::kScale>},
    {Op::v_div_fmas_f64, &Divide64<Step::kFmas>},
    {Op::v_div_fixup_f64, &Divide64<Step::kFixup>},
};

}  // namespace

std::span<const HandlerRow> DivisionRows() { return kRows; }

}  // namespace mx::gfx950
