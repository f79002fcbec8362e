#include "sim/gfx950/exec/soft_float.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace mx::gfx950 {
namespace {

uint64_t WithSign(const FloatType& t, bool negative, uint64_t magnitude) {
  return negative ? magnitude | t.sign() : magnitude;
}

bool RoundsAway(Rounding mode, bool negative, bool odd, bool half, bool rest) {
  switch (mode) {
    case Rounding::kNearestEven:
      return half && (rest || odd);
    case Rounding::kUp:
      return !negative && (half || rest);
    case Rounding::kDown:
      return negative && (half || rest);
    case Rounding::kZero:
      return false;
  }
  return false;
}

uint64_t Overflow(const FloatType& t, bool negative, Rounding mode) {
  const bool to_inf = mode == Rounding::kNearestEven || (mode == Rounding::kUp && !negative) ||
                      (mode == Rounding::kDown && negative);
  return WithSign(t, negative, to_inf ? t.inf() : t.max());
}

}  // namespace

uint64_t Round(const FloatType& t, Exact x, Rounding mode) {
  if (x.magnitude == 0) {
    if (!x.sticky) return WithSign(t, x.negative, 0);
    x.magnitude = 1, x.exponent -= 8;  // far below half a step of anything that Round is given
    x.exponent = std::min(x.exponent, t.last_bit() - 8);
  }
  const int binade = TopBit(x.magnitude) + x.exponent;
  if (binade > t.bias()) return Overflow(t, x.negative, mode);
  const int ulp = std::max(binade - t.mantissa_bits, t.last_bit());
  const int drop = ulp - x.exponent;
  uint64_t kept = 0;
  bool half = false, rest = x.sticky;
  if (drop <= 0) {
    kept = static_cast<uint64_t>(x.magnitude) << -drop;
  } else if (drop > 127) {
    rest = true;
  } else {
    kept = static_cast<uint64_t>(x.magnitude >> drop);
    half = static_cast<bool>(x.magnitude >> (drop - 1) & 1);
    rest = rest || (x.magnitude & ((Wide{1} << (drop - 1)) - 1)) != 0;
  }
  if (RoundsAway(mode, x.negative, kept & 1, half, rest)) ++kept;
  // The implicit bit adds itself to the exponent field, and a carry moves to the next binade.
  const uint64_t bits = (static_cast<uint64_t>(ulp - t.last_bit()) << t.mantissa_bits) + kept;
  if (bits >= t.inf()) return Overflow(t, x.negative, mode);
  return WithSign(t, x.negative, bits);
}

Exact Product(const Exact& x, const Exact& y) {
  return {x.negative != y.negative, false, x.magnitude * y.magnitude, x.exponent + y.exponent};
}

Exact Sum(Exact x, Exact y, Rounding mode) {
  if (x.IsZero() && y.IsZero()) {
    const bool negative = x.negative == y.negative ? x.negative : mode == Rounding::kDown;
    return {negative, false, 0, 0};
  }
  if (x.IsZero()) return y;
  if (y.IsZero()) return x;
  if (TopBit(x.magnitude) + x.exponent < TopBit(y.magnitude) + y.exponent) std::swap(x, y);
  const int left = 124 - TopBit(x.magnitude);
  x.magnitude <<= left, x.exponent -= left;
  const int shift = y.exponent - x.exponent;  // of y's magnitude, to the left
  bool sticky = false;
  Wide other = 0;
  if (shift >= 0) {
    other = y.magnitude << shift;
  } else if (shift > -128) {
    other = y.magnitude >> -shift;
    sticky = (other << -shift) != y.magnitude;
  } else {
    sticky = true;
  }
  if (x.negative == y.negative) return {x.negative, sticky, x.magnitude + other, x.exponent};
  if (x.magnitude == other && !sticky) return {mode == Rounding::kDown, false, 0, 0};
  if (x.magnitude >= other) {
    // Something was dropped from y: the difference is a little less than it seems.
    return {x.negative, sticky, x.magnitude - other - (sticky ? 1 : 0), x.exponent};
  }
  return {y.negative, false, other - x.magnitude, x.exponent};
}

uint64_t Add(const FloatType& t, uint64_t a, uint64_t b, Rounding mode) {
  if (t.IsNan(a)) return a | t.quiet_bit();
  if (t.IsNan(b)) return b | t.quiet_bit();
  if (t.IsInf(a)) return t.IsInf(b) && a != b ? t.nan() : a;
  if (t.IsInf(b)) return b;
  return Round(t, Sum(Unpack(t, a), Unpack(t, b), mode), mode);
}

uint64_t Multiply(const FloatType& t, uint64_t a, uint64_t b, Rounding mode) {
  if (t.IsNan(a)) return a | t.quiet_bit();
  if (t.IsNan(b)) return b | t.quiet_bit();
  const bool negative = ((a ^ b) & t.sign()) != 0;
  if (t.IsInf(a) || t.IsInf(b)) {
    return t.Abs(a) == 0 || t.Abs(b) == 0 ? t.nan() : WithSign(t, negative, t.inf());
  }
  return Round(t, Product(Unpack(t, a), Unpack(t, b)), mode);
}

uint64_t FusedMultiplyAdd(const FloatType& t, uint64_t a, uint64_t b, uint64_t c, Rounding mode) {
  if (t.IsNan(a)) return a | t.quiet_bit();
  if (t.IsNan(b)) return b | t.quiet_bit();
  if (t.IsNan(c)) return c | t.quiet_bit();
  if (t.IsInf(a) || t.IsInf(b)) {
    if (t.Abs(a) == 0 || t.Abs(b) == 0) return t.nan();
    const uint64_t product = WithSign(t, ((a ^ b) & t.sign()) != 0, t.inf());
    return t.IsInf(c) && c != product ? t.nan() : product;
  }
  if (t.IsInf(c)) return c;
  return Round(t, Sum(Product(Unpack(t, a), Unpack(t, b)), Unpack(t, c), mode), mode);
}

uint64_t Convert(const FloatType& from, const FloatType& to, uint64_t x, Rounding mode) {
  const bool negative = (x & from.sign()) != 0;
  if (from.IsNan(x)) {
    const uint64_t payload = x & from.mantissa_mask();
    const int left = to.mantissa_bits - from.mantissa_bits;
    return WithSign(to, negative, to.nan() | (left >= 0 ? payload << left : payload >> -left));
  }
  if (from.IsInf(x)) return WithSign(to, negative, to.inf());
  return Round(to, Unpack(from, x), mode);
}

uint64_t ScaleByPower(const FloatType& t, uint64_t x, int n, Rounding mode) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  if (t.IsInf(x)) return x;
  Exact exact = Unpack(t, x);
  if (exact.magnitude == 0) return x;
  exact.exponent += std::clamp(n, -8192, 8192);
  return Round(t, exact, mode);
}

uint64_t RoundToIntegral(const FloatType& t, uint64_t x, ToIntegral how) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  if (t.IsInf(x) || t.Abs(x) == 0) return x;
  const Exact exact = Unpack(t, x);
  if (exact.exponent >= 0) return x;
  const int drop = -exact.exponent;
  const auto magnitude = static_cast<uint64_t>(exact.magnitude);
  uint64_t kept = drop > 63 ? 0 : magnitude >> drop;
  const bool half = drop <= 64 && (magnitude >> (drop - 1) & 1) != 0;
  const bool rest = drop > 64 || (magnitude & ((uint64_t{1} << (drop - 1)) - 1)) != 0;
  if (RoundsAway(static_cast<Rounding>(how), exact.negative, kept & 1, half, rest)) ++kept;
  return Round(t, {exact.negative, false, kept, 0}, Rounding::kZero);
}

int64_t ToInteger(const FloatType& t, uint64_t x, int bits, bool is_signed) {
  const int64_t low = is_signed ? -(int64_t{1} << (bits - 1)) : 0;
  const int64_t high = is_signed ? (int64_t{1} << (bits - 1)) - 1 : (int64_t{1} << bits) - 1;
  if (t.IsNan(x)) return 0;
  const bool negative = (x & t.sign()) != 0;
  if (t.IsInf(x)) return negative ? low : high;
  const Exact exact = Unpack(t, x);
  if (exact.magnitude == 0) return 0;
  if (TopBit(exact.magnitude) + exact.exponent > 40) return negative ? low : high;
  const auto magnitude = static_cast<int64_t>(exact.exponent >= 0     ? exact.magnitude << exact.exponent
                                              : exact.exponent > -127 ? exact.magnitude >> -exact.exponent
                                                                      : Wide{0});
  return std::clamp(negative ? -magnitude : magnitude, low, high);
}

}  // namespace mx::gfx950
