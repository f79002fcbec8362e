// binary16 arithmetic of one value, as VOP1 to VOP3 and the packed instructions use it. Every rounding mode;
// flushing and FP16_OVFL by MODE.
#ifndef MX_SIM_GFX950_EXEC_HALF_OPS_H_
#define MX_SIM_GFX950_EXEC_HALF_OPS_H_

#include <cstdint>

#include "sim/gfx950/exec/half_bits.h"
#include "sim/gfx950/exec/soft_float.h"
#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

struct HalfMode {
  Rounding rounding;
  bool flush_in, flush_out, limit, ieee;
  explicit HalfMode(const Mode& m)
      : rounding(static_cast<Rounding>(m.round16_64)),
        flush_in((m.denorm16_64 & 1) == 0),
        flush_out((m.denorm16_64 & 2) == 0),
        limit(m.fp16_ovfl),
        ieee(m.ieee) {}
  uint32_t In(uint32_t x) const { return flush_in ? static_cast<uint32_t>(kHalf.Flush(x)) : x; }
  // With FP16_OVFL an overflow, but no infinity that was an operand's, becomes the largest finite number.
  uint32_t Out(uint64_t x, bool operands_finite) const {
    if (flush_out) x = kHalf.Flush(x);
    if (limit && operands_finite && kHalf.IsInf(x)) x -= 1;
    return static_cast<uint32_t>(x);
  }
};
constexpr bool IsFiniteHalf(uint32_t x) { return (x & 0x7C00) != 0x7C00; }

// To nearest even the sum and the product of two halves may be rounded to binary32 first: its 24 bits are
// twice 11 and two more, so the second rounding sees what it needs.
inline uint32_t HalfAdd(const HalfMode& m, uint32_t a, uint32_t b) {
  a = m.In(a), b = m.In(b);
  const bool finite = IsFiniteHalf(a) && IsFiniteHalf(b);
  if (finite && m.rounding == Rounding::kNearestEven) {
    const float sum = std::bit_cast<float>(HalfToSingle(a)) + std::bit_cast<float>(HalfToSingle(b));
    return m.Out(SingleToHalf(std::bit_cast<uint32_t>(sum)), true);
  }
  return m.Out(Add(kHalf, a, b, m.rounding), finite);
}
inline uint32_t HalfSub(const HalfMode& m, uint32_t a, uint32_t b) {
  if (kHalf.IsNan(a)) return a | 0x200;
  if (kHalf.IsNan(b)) return b | 0x200;
  return HalfAdd(m, a, b ^ 0x8000);
}
inline uint32_t HalfMul(const HalfMode& m, uint32_t a, uint32_t b) {
  a = m.In(a), b = m.In(b);
  const bool finite = IsFiniteHalf(a) && IsFiniteHalf(b);
  if (finite && m.rounding == Rounding::kNearestEven) {
    const float product = std::bit_cast<float>(HalfToSingle(a)) * std::bit_cast<float>(HalfToSingle(b));
    return m.Out(SingleToHalf(std::bit_cast<uint32_t>(product)), true);
  }
  return m.Out(Multiply(kHalf, a, b, m.rounding), finite);
}
inline uint32_t HalfFma(const HalfMode& m, uint32_t a, uint32_t b, uint32_t c) {
  a = m.In(a), b = m.In(b), c = m.In(c);
  return m.Out(FusedMultiplyAdd(kHalf, a, b, c, m.rounding),
               IsFiniteHalf(a) && IsFiniteHalf(b) && IsFiniteHalf(c));
}
// v_mad_f16: two roundings, denormals flushed on both sides whatever MODE says.
inline uint32_t HalfMad(HalfMode m, uint32_t a, uint32_t b, uint32_t c) {
  m.flush_in = m.flush_out = true;
  return HalfAdd(m, HalfMul(m, a, b), c);
}

constexpr int32_t HalfOrder(uint32_t x) {  // monotone in -inf .. -0 +0 .. inf
  return (x & 0x8000) != 0 ? -static_cast<int32_t>(x & 0x7FFF) - 1 : static_cast<int32_t>(x);
}
// As v_min_f32 and v_max_f32: quiet NaNs lose, with IEEE a signalling one wins.
inline uint32_t HalfMinMax(const HalfMode& m, uint32_t a, uint32_t b, bool max) {
  a = m.In(a), b = m.In(b);
  if (m.ieee && kHalf.IsSignalling(a)) return a | 0x200;
  if (m.ieee && kHalf.IsSignalling(b)) return b | 0x200;
  if (kHalf.IsNan(a)) return b;
  if (kHalf.IsNan(b)) return a;
  return (HalfOrder(a) < HalfOrder(b)) != max ? a : b;
}
inline uint32_t HalfMin(const HalfMode& m, uint32_t a, uint32_t b) { return HalfMinMax(m, a, b, false); }
inline uint32_t HalfMax(const HalfMode& m, uint32_t a, uint32_t b) { return HalfMinMax(m, a, b, true); }
// With a NaN among them, their minimum by the rule above.
inline uint32_t HalfMed3(const HalfMode& m, uint32_t a, uint32_t b, uint32_t c) {
  if (kHalf.IsNan(a) || kHalf.IsNan(b) || kHalf.IsNan(c)) return HalfMin(m, HalfMin(m, a, b), c);
  return HalfMax(m, HalfMin(m, a, b), HalfMin(m, HalfMax(m, a, b), c));
}
// IEEE 754-2019 minimum and maximum: any NaN operand is the result.
inline uint32_t HalfMinMaxNan(const HalfMode& m, uint32_t a, uint32_t b, bool max) {
  if (kHalf.IsNan(a)) return a | 0x200;
  if (kHalf.IsNan(b)) return b | 0x200;
  return HalfMinMax(m, a, b, max);
}

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_HALF_OPS_H_
