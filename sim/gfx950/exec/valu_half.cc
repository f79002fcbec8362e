// 16-bit VALU instructions, one value a lane: binary16 and integers. CDNA4 ISA 12.7, 12.8, 12.11. VOP1 and
// VOP2 instructions zero the destination's high half; those with only a VOP3 encoding keep it.
#include <algorithm>
#include <limits>

#include "sim/gfx950/exec/half_ops.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"

namespace mx::gfx950 {
namespace {

enum High : bool { kZeroHigh = false, kKeepHigh = true };

// F(mode, a, b, c) of binary16 sources; sources beyond kSources repeat the first.
template <class F, int kSources, High high>
void RunHalf(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const HalfMode m(w.mode);
  const uint32_t* a = f.Source(0, Form::kF16);
  const uint32_t* b = kSources > 1 ? f.Source(1, Form::kF16) : a;
  const uint32_t* c = kSources > 2 ? f.Source(2, Form::kF16) : kSources == 2 && F::kOld ? f.Old() : a;
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r[i] = F::Do(m, a[i], b[i], c[i] & 0xFFFF);
  f.FinishF16(r);
  f.WriteHalf(r, high);
}
#define MX_HALF(name, expr)                                                        \
  struct name {                                                                    \
    static constexpr bool kOld = false;                                            \
    static uint32_t Do(const HalfMode& m, uint32_t a, [[maybe_unused]] uint32_t b, \
                       [[maybe_unused]] uint32_t c) {                              \
      return expr;                                                                 \
    }                                                                              \
  }
MX_HALF(AddF16, HalfAdd(m, a, b));
MX_HALF(SubF16, HalfSub(m, a, b));
MX_HALF(SubRevF16, HalfSub(m, b, a));
MX_HALF(MulF16, HalfMul(m, a, b));
MX_HALF(MinF16, HalfMin(m, a, b));
MX_HALF(MaxF16, HalfMax(m, a, b));
MX_HALF(Min3F16, HalfMin(m, HalfMin(m, a, b), c));
MX_HALF(Max3F16, HalfMax(m, HalfMax(m, a, b), c));
MX_HALF(Med3F16, HalfMed3(m, a, b, c));
MX_HALF(MadF16, HalfMad(m, a, b, c));
MX_HALF(FmaF16, HalfFma(m, a, b, c));
MX_HALF(TruncF16, m.Out(RoundToIntegral(kHalf, m.In(a), ToIntegral::kZero), false));
MX_HALF(CeilF16, m.Out(RoundToIntegral(kHalf, m.In(a), ToIntegral::kUp), false));
MX_HALF(FloorF16, m.Out(RoundToIntegral(kHalf, m.In(a), ToIntegral::kDown), false));
MX_HALF(RndneF16, m.Out(RoundToIntegral(kHalf, m.In(a), ToIntegral::kNearestEven), false));
#undef MX_HALF
struct MacF16 {  // the addend is the old destination
  static constexpr bool kOld = true;
  static uint32_t Do(const HalfMode& m, uint32_t a, uint32_t b, uint32_t c) {
    return HalfAdd(m, HalfMul(m, a, b), c);
  }
};
struct FractF16 {
  static constexpr bool kOld = false;
  static uint32_t Do(const HalfMode& m, uint32_t a, uint32_t, uint32_t) {
    if (kHalf.IsNan(a)) return a | 0x200;
    const auto floor = static_cast<uint32_t>(RoundToIntegral(kHalf, m.In(a), ToIntegral::kDown));
    const uint32_t r = HalfAdd(m, a, floor ^ 0x8000);
    return kHalf.IsNan(r) || r < 0x3C00 || r >= 0x8000 ? r : 0x3BFF;
  }
};
struct FrexpMantF16 {
  static constexpr bool kOld = false;
  static uint32_t Do(const HalfMode& m, uint32_t a, uint32_t, uint32_t) {
    a = m.In(a);
    if (!IsFiniteHalf(a) || (a & 0x7FFF) == 0) return a;
    const Exact x = Unpack(kHalf, a);
    return static_cast<uint32_t>(
        Round(kHalf, {x.negative, false, x.magnitude, -1 - TopBit(x.magnitude)}, Rounding::kZero));
  }
};

void LdexpF16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const HalfMode m(w.mode);
  const uint32_t *a = f.Source(0, Form::kF16), *b = f.Source(1, Form::kB16);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    r[i] = m.Out(ScaleByPower(kHalf, m.In(a[i]), static_cast<int16_t>(b[i]), m.rounding), IsFiniteHalf(a[i]));
  }
  f.FinishF16(r);
  f.WriteHalf(r, false);
}
void FrexpExpF16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const HalfMode m(w.mode);
  const uint32_t* a = f.Source(0, Form::kF16);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t x = m.In(a[i]);
    const bool none = !IsFiniteHalf(x) || (x & 0x7FFF) == 0;
    const Exact exact = Unpack(kHalf, none ? 0x3C00 : x);
    r[i] = none ? 0 : static_cast<uint32_t>(TopBit(exact.magnitude) + exact.exponent + 1) & 0xFFFF;
  }
  f.WriteHalf(r, false);
}

// Integers: F(a, b, c) of 16-bit sources in 32 or 64 bits; with CLAMP saturated to T, else cut.
template <class F, class T, int kSources, High high>
void RunInteger16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kB16);
  const uint32_t* b = f.Source(1, Form::kB16);
  const uint32_t* c = kSources > 2 ? f.Source(2, Form::kB16) : a;
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    int64_t x = F::Do(static_cast<T>(a[i]), static_cast<T>(b[i]), static_cast<T>(c[i]));
    if (in.clamp) x = std::clamp<int64_t>(x, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
    r[i] = static_cast<uint32_t>(x) & 0xFFFF;
  }
  f.WriteHalf(r, high);
}
#define MX_INT(name, expr)                                                                                  \
  struct name {                                                                                             \
    static int64_t Do([[maybe_unused]] int64_t a, [[maybe_unused]] int64_t b, [[maybe_unused]] int64_t c) { \
      return expr;                                                                                          \
    }                                                                                                       \
  }
MX_INT(Add16, a + b);
MX_INT(Sub16, a - b);
MX_INT(SubRev16, b - a);
MX_INT(Mul16, a* b);
MX_INT(Mad16, a* b + c);
MX_INT(Min16, std::min(a, b));
MX_INT(Max16, std::max(a, b));
MX_INT(Min3of16, std::min(std::min(a, b), c));
MX_INT(Max3of16, std::max(std::max(a, b), c));
MX_INT(Med3of16, std::max(std::min(a, b), std::min(std::max(a, b), c)));
MX_INT(ShiftLeft16, b << (a & 15) & 0xFFFF);
MX_INT(ShiftRight16, b >> (a & 15));
#undef MX_INT

// 16-bit factors, a dword addend and result.
template <class T>
void MadWide(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kB16), *b = f.Source(1, Form::kB16), *c = f.Source(2, Form::kB32);
  constexpr bool kSigned = std::numeric_limits<T>::is_signed;
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    int64_t x = int64_t{static_cast<T>(a[i])} * static_cast<T>(b[i]);
    x += kSigned ? int64_t{static_cast<int32_t>(c[i])} : int64_t{c[i]};
    if (in.clamp) x = std::clamp<int64_t>(x, kSigned ? INT32_MIN : 0, kSigned ? INT32_MAX : UINT32_MAX);
    r[i] = static_cast<uint32_t>(x);
  }
  f.Write(r);
}

void PackB32F16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const HalfMode m(w.mode);
  const uint32_t *a = f.Source(0, Form::kF16), *b = f.Source(1, Form::kF16);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r[i] = m.In(a[i]) | m.In(b[i]) << 16;
  f.Write(r);
}

constexpr HandlerRow kRows[] = {
    {Op::v_add_f16, &RunHalf<AddF16, 2, kZeroHigh>},
    {Op::v_sub_f16, &RunHalf<SubF16, 2, kZeroHigh>},
    {Op::v_subrev_f16, &RunHalf<SubRevF16, 2, kZeroHigh>},
    {Op::v_mul_f16, &RunHalf<MulF16, 2, kZeroHigh>},
    {Op::v_mac_f16, &RunHalf<MacF16, 2, kZeroHigh>},
    {Op::v_madmk_f16, &RunHalf<MadF16, 3, kZeroHigh>},
    {Op::v_madak_f16, &RunHalf<MadF16, 3, kZeroHigh>},
    {Op::v_min_f16, &RunHalf<MinF16, 2, kZeroHigh>},
    {Op::v_max_f16, &RunHalf<MaxF16, 2, kZeroHigh>},
    {Op::v_ldexp_f16, &LdexpF16},
    {Op::v_min3_f16, &RunHalf<Min3F16, 3, kKeepHigh>},
    {Op::v_max3_f16, &RunHalf<Max3F16, 3, kKeepHigh>},
    {Op::v_med3_f16, &RunHalf<Med3F16, 3, kKeepHigh>},
    {Op::v_mad_f16, &RunHalf<MadF16, 3, kKeepHigh>},
    {Op::v_mad_legacy_f16, &RunHalf<MadF16, 3, kZeroHigh>},
    {Op::v_fma_f16, &RunHalf<FmaF16, 3, kKeepHigh>},
    {Op::v_fma_legacy_f16, &RunHalf<FmaF16, 3, kZeroHigh>},
    {Op::v_trunc_f16, &RunHalf<TruncF16, 1, kZeroHigh>},
    {Op::v_ceil_f16, &RunHalf<CeilF16, 1, kZeroHigh>},
    {Op::v_floor_f16, &RunHalf<FloorF16, 1, kZeroHigh>},
    {Op::v_rndne_f16, &RunHalf<RndneF16, 1, kZeroHigh>},
    {Op::v_fract_f16, &RunHalf<FractF16, 1, kZeroHigh>},
    {Op::v_frexp_mant_f16, &RunHalf<FrexpMantF16, 1, kZeroHigh>},
    {Op::v_frexp_exp_i16_f16, &FrexpExpF16},
    {Op::v_add_u16, &RunInteger16<Add16, uint16_t, 2, kZeroHigh>},
    {Op::v_sub_u16, &RunInteger16<Sub16, uint16_t, 2, kZeroHigh>},
    {Op::v_subrev_u16, &RunInteger16<SubRev16, uint16_t, 2, kZeroHigh>},
    {Op::v_mul_lo_u16, &RunInteger16<Mul16, uint16_t, 2, kZeroHigh>},
    {Op::v_lshlrev_b16, &RunInteger16<ShiftLeft16, uint16_t, 2, kZeroHigh>},
    {Op::v_lshrrev_b16, &RunInteger16<ShiftRight16, uint16_t, 2, kZeroHigh>},
    {Op::v_ashrrev_i16, &RunInteger16<ShiftRight16, int16_t, 2, kZeroHigh>},
    {Op::v_max_u16, &RunInteger16<Max16, uint16_t, 2, kZeroHigh>},
    {Op::v_max_i16, &RunInteger16<Max16, int16_t, 2, kZeroHigh>},
    {Op::v_min_u16, &RunInteger16<Min16, uint16_t, 2, kZeroHigh>},
    {Op::v_min_i16, &RunInteger16<Min16, int16_t, 2, kZeroHigh>},
    {Op::v_add_i16, &RunInteger16<Add16, int16_t, 2, kKeepHigh>},
    {Op::v_sub_i16, &RunInteger16<Sub16, int16_t, 2, kKeepHigh>},
    {Op::v_mad_u16, &RunInteger16<Mad16, uint16_t, 3, kKeepHigh>},
    {Op::v_mad_i16, &RunInteger16<Mad16, int16_t, 3, kKeepHigh>},
    {Op::v_mad_legacy_u16, &RunInteger16<Mad16, uint16_t, 3, kZeroHigh>},
    {Op::v_mad_legacy_i16, &RunInteger16<Mad16, int16_t, 3, kZeroHigh>},
    {Op::v_min3_i16, &RunInteger16<Min3of16, int16_t, 3, kKeepHigh>},
    {Op::v_min3_u16, &RunInteger16<Min3of16, uint16_t, 3, kKeepHigh>},
    {Op::v_max3_i16, &RunInteger16<Max3of16, int16_t, 3, kKeepHigh>},
    {Op::v_max3_u16, &RunInteger16<Max3of16, uint16_t, 3, kKeepHigh>},
    {Op::v_med3_i16, &RunInteger16<Med3of16, int16_t, 3, kKeepHigh>},
    {Op::v_med3_u16, &RunInteger16<Med3of16, uint16_t, 3, kKeepHigh>},
    {Op::v_mad_u32_u16, &MadWide<uint16_t>},
    {Op::v_mad_i32_i16, &MadWide<int16_t>},
    {Op::v_pack_b32_f16, &PackB32F16},
};

}  // namespace

std::span<const HandlerRow> HalfRows() { return kRows; }

}  // namespace mx::gfx950
