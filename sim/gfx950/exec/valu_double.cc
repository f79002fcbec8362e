// binary64 VALU instructions and conversions to and from binary64. CDNA4 ISA 12.7, 12.8, 12.11. Results
// follow soft_float.h in every mode of MODE; to nearest even the host's operations are the same and faster.
#include <bit>
#include <cmath>
#include <cstring>

#include "sim/gfx950/exec/elementary.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"
#include "sim/gfx950/exec/soft_float.h"

namespace mx::gfx950 {
namespace {

constexpr uint64_t kSign64 = uint64_t{1} << 63;

double D(uint64_t x) { return std::bit_cast<double>(x); }
uint64_t B(double x) { return std::bit_cast<uint64_t>(x); }

// The first NaN operand, quieted, in place of a NaN result; a made NaN is positive.
template <class... T>
uint64_t Near(double r, T... operands) {
  if (!std::isnan(r)) return B(r);
  uint64_t nan = kDouble.nan();
  bool found = false;
  ((found = found || (kDouble.IsNan(operands) && (nan = operands | kDouble.quiet_bit(), true))), ...);
  return nan;
}

// One double-width instruction: sources, flushing, and the write of 64-bit results.
class Doubles {
 public:
  Doubles(Wave& w, const Instruction& in) : f(w, in), mode(static_cast<Rounding>(w.mode.round16_64)) {}
  uint64_t Get(int i, int l) {
    if (low_[i] == nullptr) {
      low_[i] = f.SourceDword(i, 0, WideForm::kDouble), high_[i] = f.SourceDword(i, 1, WideForm::kDouble);
    }
    return FlushIn(static_cast<uint64_t>(high_[i][l]) << 32 | low_[i][l]);
  }
  uint64_t GetOld(int l) const { return FlushIn(static_cast<uint64_t>(f.Old(1)[l]) << 32 | f.Old(0)[l]); }
  uint64_t FlushIn(uint64_t x) const { return (f.w.mode.denorm16_64 & 1) == 0 ? kDouble.Flush(x) : x; }
  // OMOD, flushing, CLAMP.
  uint64_t Finish(uint64_t x) const {
    const Mode& m = f.w.mode;
    if ((m.denorm16_64 & 2) == 0) {
      x = kDouble.Flush(x);
      if (f.in.omod != 0 && !m.ieee && !kDouble.IsNan(x)) {
        const int power = f.in.omod == 1 ? 1 : f.in.omod == 2 ? 2 : -1;
        x = kDouble.Flush(ScaleByPower(kDouble, x, power, Rounding::kNearestEven));
        if (kDouble.Abs(x) == 0) x = 0;
      }
    }
    if (!f.in.clamp) return x;
    if (kDouble.IsNan(x)) return m.dx10_clamp ? 0 : x;
    return (x & kSign64) != 0 ? 0 : D(x) > 1.0 ? B(1.0) : x;
  }
  void Set(int l, uint64_t x) { low[l] = static_cast<uint32_t>(x), high[l] = static_cast<uint32_t>(x >> 32); }
  void Write() {
    f.WriteDword(0, low);
    f.WriteDword(1, high);
  }

  Frame f;
  Rounding mode;
  Lanes low, high;

 private:
  const uint32_t *low_[3] = {}, *high_[3] = {};
};

template <class F>
void Run(Wave& w, const Instruction& in) {
  Doubles d(w, in);
  for (int l = 0; l < kLanes; ++l) d.Set(l, d.Finish(F::Do(d, l)));
  d.Write();
}

struct AddF64 {
  static uint64_t Do(Doubles& d, int l) {
    const uint64_t a = d.Get(0, l), b = d.Get(1, l);
    return d.mode == Rounding::kNearestEven ? Near(D(a) + D(b), a, b) : Add(kDouble, a, b, d.mode);
  }
};
struct MulF64 {
  static uint64_t Do(Doubles& d, int l) {
    const uint64_t a = d.Get(0, l), b = d.Get(1, l);
    return d.mode == Rounding::kNearestEven ? Near(D(a) * D(b), a, b) : Multiply(kDouble, a, b, d.mode);
  }
};
uint64_t Fma(uint64_t a, uint64_t b, uint64_t c, Rounding m) {
  return m == Rounding::kNearestEven ? Near(std::fma(D(a), D(b), D(c)), a, b, c)
                                     : FusedMultiplyAdd(kDouble, a, b, c, m);
}
struct FmaF64 {
  static uint64_t Do(Doubles& d, int l) { return Fma(d.Get(0, l), d.Get(1, l), d.Get(2, l), d.mode); }
};
struct FmacF64 {
  static uint64_t Do(Doubles& d, int l) { return Fma(d.Get(0, l), d.Get(1, l), d.GetOld(l), d.mode); }
};
// As v_min_f32 and v_max_f32.
template <bool kMax>
struct MinMaxF64 {
  static uint64_t Do(Doubles& d, int l) {
    const uint64_t a = d.Get(0, l), b = d.Get(1, l);
    if (d.f.w.mode.ieee && kDouble.IsSignalling(a)) return a | kDouble.quiet_bit();
    if (d.f.w.mode.ieee && kDouble.IsSignalling(b)) return b | kDouble.quiet_bit();
    if (kDouble.IsNan(a)) return b;
    if (kDouble.IsNan(b)) return a;
    const auto key = [](uint64_t x) {
      const auto s = static_cast<int64_t>(x);
      return s ^ static_cast<int64_t>(static_cast<uint64_t>(s >> 63) >> 1);
    };
    return (key(a) < key(b)) != kMax ? a : b;
  }
};
struct LdexpF64 {
  static uint64_t Do(Doubles& d, int l) {
    const auto n = static_cast<int32_t>(d.f.Source(1, Form::kB32)[l]);
    return ScaleByPower(kDouble, d.Get(0, l), n, d.mode);
  }
};
template <ToIntegral how>
struct IntegralF64 {
  static uint64_t Do(Doubles& d, int l) { return RoundToIntegral(kDouble, d.Get(0, l), how); }
};
struct FractF64 {  // below 1 whatever the rounding
  static uint64_t Do(Doubles& d, int l) {
    const uint64_t a = d.Get(0, l), floor = RoundToIntegral(kDouble, a, ToIntegral::kDown);
    if (kDouble.IsNan(a)) return a | kDouble.quiet_bit();
    const uint64_t r = Add(kDouble, a, floor ^ kSign64, d.mode);
    return !kDouble.IsNan(r) && D(r) >= 1.0 ? B(1.0) - 1 : r;
  }
};
template <uint64_t (*kFunction)(const FloatType&, uint64_t)>
struct ElementaryF64 {
  static uint64_t Do(Doubles& d, int l) { return kFunction(kDouble, d.Get(0, l)); }
};
struct FrexpMantF64 {
  static uint64_t Do(Doubles& d, int l) {
    const uint64_t a = d.Get(0, l);
    if (kDouble.Abs(a) >= kDouble.inf() || kDouble.Abs(a) == 0) return a;
    const Exact x = Unpack(kDouble, a);
    return Round(kDouble, {x.negative, false, x.magnitude, -1 - TopBit(x.magnitude)}, Rounding::kNearestEven);
  }
};

// 53 bits of 2/pi, `segment` of them from the binary point on, scaled back: for argument reduction. The
// leading 1201 bits of 2/pi, most significant first.
constexpr uint32_t kTwoOverPi[] = {
    0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0, 0xDB629599, 0x3C439041, 0xFE5163AB, 0xDEBBC561,
    0xB7246E3A, 0x424DD2E0, 0x06492EEA, 0x09D1921C, 0xFE1DEB1C, 0xB129A73E, 0xE88235F5, 0x2EBB4484,
    0xE99C7026, 0xB45F7E41, 0x3991D639, 0x835339F4, 0x9C845F8B, 0xBDF9283B, 0x1FF897FF, 0xDE05980F,
    0xEF2F118B, 0x5A0A6D1F, 0x6D367ECF, 0x27CB09B7, 0x4F463F66, 0x9E5FEA2D, 0x7527BAC7, 0xEBE5F17B,
    0x3D0739F7, 0x8A5292EA, 0x6BFB5FB1, 0x1F8D5D08, 0x56033046, 0xFC7B6BAB};
struct TrigPreopF64 {
  static uint64_t Do(Doubles& d, int l) {
    const uint64_t a = d.Get(0, l);
    int shift = static_cast<int>(d.f.Source(1, Form::kB32)[l] & 31) * 53;
    const int field = kDouble.Field(a);
    if (field > 1077) shift += field - 1077;
    uint64_t bits = 0;  // bits shift .. shift + 52 behind the binary point; 1201 of them are kept
    for (int i = shift; i < shift + 53; ++i) {
      bits = bits << 1 | (i < 1201 ? kTwoOverPi[i / 32] >> (31 - i % 32) & 1 : 0);
    }
    return Round(kDouble, {false, false, bits, -53 - shift + (field >= 1968 ? 128 : 0)},
                 Rounding::kNearestEven);
  }
};

// Conversions.
struct F64FromF32 {
  static uint64_t Do(Doubles& d, int l) { return Convert(kSingle, kDouble, d.f.SourceF32(0)[l], d.mode); }
};
template <bool kSigned>
struct F64FromInteger {
  static uint64_t Do(Doubles& d, int l) {
    const uint32_t a = d.f.Source(0, Form::kB32)[l];
    return B(kSigned ? static_cast<double>(static_cast<int32_t>(a)) : static_cast<double>(a));
  }
};
void F32FromF64(Wave& w, const Instruction& in) {
  Doubles d(w, in);
  const auto mode = static_cast<Rounding>(w.mode.round32);
  for (int l = 0; l < kLanes; ++l)
    d.low[l] = static_cast<uint32_t>(Convert(kDouble, kSingle, d.Get(0, l), mode));
  d.f.FinishF32(d.low);
  d.f.Write(d.low);
}
template <bool kSigned>
void IntegerFromF64(Wave& w, const Instruction& in) {
  Doubles d(w, in);
  for (int l = 0; l < kLanes; ++l)
    d.low[l] = static_cast<uint32_t>(ToInteger(kDouble, d.Get(0, l), 32, kSigned));
  d.f.Write(d.low);
}
void FrexpExpF64(Wave& w, const Instruction& in) {
  Doubles d(w, in);
  for (int l = 0; l < kLanes; ++l) {
    const uint64_t a = d.Get(0, l);
    const bool none = kDouble.Abs(a) >= kDouble.inf() || kDouble.Abs(a) == 0;
    const Exact x = none ? Exact{} : Unpack(kDouble, a);
    d.low[l] = none ? 0 : static_cast<uint32_t>(TopBit(x.magnitude) + x.exponent + 1);
  }
  d.f.Write(d.low);
}

constexpr HandlerRow kRows[] = {
    {Op::v_add_f64, &Run<AddF64>},
    {Op::v_mul_f64, &Run<MulF64>},
    {Op::v_fma_f64, &Run<FmaF64>},
    {Op::v_fmac_f64, &Run<FmacF64>},
    {Op::v_min_f64, &Run<MinMaxF64<false>>},
    {Op::v_max_f64, &Run<MinMaxF64<true>>},
    {Op::v_ldexp_f64, &Run<LdexpF64>},
    {Op::v_trunc_f64, &Run<IntegralF64<ToIntegral::kZero>>},
    {Op::v_ceil_f64, &Run<IntegralF64<ToIntegral::kUp>>},
    {Op::v_floor_f64, &Run<IntegralF64<ToIntegral::kDown>>},
    {Op::v_rndne_f64, &Run<IntegralF64<ToIntegral::kNearestEven>>},
    {Op::v_fract_f64, &Run<FractF64>},
    {Op::v_rcp_f64, &Run<ElementaryF64<Reciprocal>>},
    {Op::v_rsq_f64, &Run<ElementaryF64<ReciprocalSquareRoot>>},
    {Op::v_sqrt_f64, &Run<ElementaryF64<SquareRoot>>},
    {Op::v_frexp_mant_f64, &Run<FrexpMantF64>},
    {Op::v_trig_preop_f64, &Run<TrigPreopF64>},
    {Op::v_cvt_f64_f32, &Run<F64FromF32>},
    {Op::v_cvt_f64_i32, &Run<F64FromInteger<true>>},
    {Op::v_cvt_f64_u32, &Run<F64FromInteger<false>>},
    {Op::v_cvt_f32_f64, &F32FromF64},
    {Op::v_cvt_i32_f64, &IntegerFromF64<true>},
    {Op::v_cvt_u32_f64, &IntegerFromF64<false>},
    {Op::v_frexp_exp_i32_f64, &FrexpExpF64},
};

}  // namespace

std::span<const HandlerRow> DoubleRows() { return kRows; }

}  // namespace mx::gfx950
