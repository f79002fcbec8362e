// binary32 instructions on exponents: ldexp and frexp. CDNA4 ISA 12.8, 12.11.
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"
#include "sim/gfx950/exec/soft_float.h"

namespace mx::gfx950 {
namespace {

// x * 2^n, rounded as MODE says where the result is a denormal.
void LdexpF32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.SourceF32(0), *b = f.Source(1, Form::kB32);
  const auto mode = static_cast<Rounding>(w.mode.round32);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const auto n = static_cast<int32_t>(b[i]);
    const int field = static_cast<int>(a[i] >> 23 & 255);
    // A normal number that stays one keeps its mantissa.
    const bool simple = field > 0 && field < 255 && n > -512 && n < 512 && field + n > 0 && field + n < 255;
    r[i] = simple ? a[i] + (static_cast<uint32_t>(n) << 23)
                  : static_cast<uint32_t>(ScaleByPower(kSingle, a[i], n, mode));
  }
  f.FinishF32(r);
  f.Write(r);
}

// x = mantissa * 2^exponent with a mantissa in [1/2, 1); 0, infinities and NaN give themselves and exponent
// 0.
struct Parts {
  uint32_t mantissa, exponent;
};
Parts Frexp(uint32_t x) {
  if (kSingle.Abs(x) == 0 || kSingle.Abs(x) >= kSingle.inf()) return {x, 0};
  const Exact exact = Unpack(kSingle, x);
  const int top = TopBit(exact.magnitude);
  const auto mantissa = static_cast<uint32_t>(exact.magnitude) << (23 - top) & 0x7FFFFF;
  return {(x & 0x80000000) | 126u << 23 | mantissa, static_cast<uint32_t>(top + exact.exponent + 1)};
}
void FrexpMantF32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.SourceF32(0);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r[i] = Frexp(a[i]).mantissa;
  f.FinishF32(r);
  f.Write(r);
}
void FrexpExpF32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.SourceF32(0);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r[i] = Frexp(a[i]).exponent;
  f.Write(r);
}

constexpr HandlerRow kRows[] = {
    {Op::v_ldexp_f32, &LdexpF32},
    {Op::v_frexp_mant_f32, &FrexpMantF32},
    {Op::v_frexp_exp_i32_f32, &FrexpExpF32},
};

}  // namespace

std::span<const HandlerRow> ExponentRows() { return kRows; }

}  // namespace mx::gfx950
