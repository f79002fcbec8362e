#include "sim/gfx950/exec/elementary.h"

#include <cmath>

namespace mx::gfx950 {
namespace {

uint64_t MulHigh(uint64_t a, uint64_t b) { return static_cast<uint64_t>(static_cast<Wide>(a) * b >> 64); }
uint64_t MadeNan(const FloatType& t) { return t.sign() | t.nan(); }
uint64_t Signed(const FloatType& t, bool negative, uint64_t magnitude) {
  return negative ? magnitude | t.sign() : magnitude;
}
uint64_t Nearest(const FloatType& t, const Exact& x) { return Round(t, x, Rounding::kNearestEven); }

// ln(2)^n / n! in units of 2^-64, n = 1 ..: 2^f - 1 = f (c1 + f (c2 + ..)).
constexpr uint64_t kExp2[] = {0xB17217F7D1CF79AC, 0x3D7F7BFF058B1D51, 0x0E35846B82505FC6, 0x0276556DF749CEE5,
                              0x005761FF9E299CC4, 0x000A184897C363C4, 0x0000FFE5FE2C4586, 0x0000162C0223A5C8,
                              0x000001B5253D395E, 0x0000001E4CF5158C, 0x00000001E8CAC735, 0x000000001C3BD651,
                              0x0000000001816193, 0x0000000000131496, 0x000000000000E1B7, 0x00000000000009C7,
                              0x0000000000000066, 0x0000000000000004};
// 2 / ((2k+1) ln 2) in units of 2^-62: log2 m = z (c0 + z^2 (c1 + ..)), z = (m-1)/(m+1).
constexpr uint64_t kLog2[] = {0xB8AA3B295C17F0BC, 0x3D8E13B87407FAE9, 0x24EED8A1DF37FCF2, 0x1A61762A7ADED93F,
                              0x1484B13D7C02A8F8, 0x10C9A84994022D28, 0x0E347AB4698BB00E, 0x0C4F9D8B4A67FEFB,
                              0x0ADCD64DBA1F86A2, 0x09B81E0FA687FF32, 0x08CB27637E4A486A, 0x080766BF04010A77,
                              0x0762F8205FD7FF64, 0x06D6E5BF29563853};
// 1/(2k+1)! and 1/(2k)! in units of 2^-64, k = 1 ..
constexpr uint64_t kSin[] = {0x2AAAAAAAAAAAAAAB, 0x0222222222222222, 0x000D00D00D00D00D,
                             0x00002E3BC74AAD8E, 0x0000006B99159FD5, 0x00000000B092309D,
                             0x0000000000D73F9F, 0x000000000000CA96, 0x0000000000000098};
constexpr uint64_t kCos[] = {0x8000000000000000, 0x0AAAAAAAAAAAAAAB, 0x005B05B05B05B05B, 0x0001A01A01A01A02,
                             0x0000049F93EDDE28, 0x00000008F76C77FC, 0x000000000C9CBA54, 0x00000000000D73FA,
                             0x0000000000000B41, 0x0000000000000008};
constexpr uint64_t kTwoPi = 0xC90FDAA22168C235;  // in units of 2^-61

template <size_t kCount>
uint64_t Horner(const uint64_t (&c)[kCount], uint64_t x) {
  uint64_t sum = c[kCount - 1];
  for (size_t i = kCount - 1; i-- > 0;) sum = c[i] + MulHigh(sum, x);
  return sum;
}
// x (c0 - x (c1 - x (..)))
template <size_t kCount>
uint64_t Alternating(const uint64_t (&c)[kCount], uint64_t x) {
  uint64_t sum = c[kCount - 1];
  for (size_t i = kCount - 1; i-- > 0;) sum = c[i] - MulHigh(sum, x);
  return MulHigh(sum, x);
}

// magnitude * 2^exponent in units of 2^-64, cut; the value is below 2^64.
uint64_t Fixed64(Wide magnitude, int exponent) {
  const int left = exponent + 64;
  if (left >= 0) return static_cast<uint64_t>(magnitude << left);
  return left > -128 ? static_cast<uint64_t>(magnitude >> -left) : 0;
}

Wide SquareRootFloor(Wide x) {
  auto root = static_cast<Wide>(std::sqrt(static_cast<double>(static_cast<uint64_t>(x >> 64)) * 0x1p64 +
                                          static_cast<double>(static_cast<uint64_t>(x))));
  while (root * root > x) --root;
  while ((root + 1) * (root + 1) <= x) ++root;
  return root;
}

// sin and cos of |r| turns, r <= 1/8: magnitudes.
Exact SinOf(const Exact& r) {
  if (r.magnitude == 0) return {};
  const Wide angle = r.magnitude * kTwoPi;  // at most 24 + 64 bits, in units of 2^(r.exponent - 61)
  const int exponent = r.exponent - 61, top = TopBit(angle), drop = top > 61 ? top - 61 : 0;
  const uint64_t fixed = Fixed64(angle, exponent), square = MulHigh(fixed, fixed);
  const Wide factor = (Wide{1} << 64) - Alternating(kSin, square);
  return {false, true, (angle >> drop) * factor, exponent + drop - 64};
}
Exact CosOf(const Exact& r) {
  if (r.magnitude == 0) return {false, false, 1, 0};
  const uint64_t fixed = Fixed64(r.magnitude * kTwoPi, r.exponent - 61), square = MulHigh(fixed, fixed);
  return {false, true, (Wide{1} << 64) - Alternating(kCos, square), -64};
}

// The turn |x| as quadrant and a rest in [-1/8, 1/8].
struct Turn {
  int quadrant;
  Exact rest;
};
Turn Reduce(const Exact& x) {
  if (x.exponent >= 0) return {0, {}};
  if (TopBit(x.magnitude) + x.exponent < -3) return {0, {false, false, x.magnitude, x.exponent}};
  // At least 1/8: all bits lie above 2^-64.
  const uint64_t fraction = Fixed64(x.magnitude, x.exponent);  // whole turns fall off
  const uint64_t rounded = fraction + (uint64_t{1} << 61);
  const auto rest = static_cast<int64_t>(rounded & ((uint64_t{1} << 62) - 1)) - (int64_t{1} << 61);
  return {static_cast<int>(rounded >> 62),
          {rest < 0, false, static_cast<uint64_t>(rest < 0 ? -rest : rest), -64}};
}

}  // namespace

uint64_t Exp2(const FloatType& t, uint64_t x) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  const bool negative = (x & t.sign()) != 0;
  if (t.IsInf(x)) return negative ? 0 : t.inf();
  const Exact exact = Unpack(t, x);
  if (exact.magnitude == 0) return static_cast<uint64_t>(t.bias()) << t.mantissa_bits;
  if (TopBit(exact.magnitude) + exact.exponent > 12) return negative ? 0 : t.inf();
  // |x| = whole + fraction; below 2^-64 it only breaks the tie at 1.
  const int right = -exact.exponent;
  int whole = static_cast<int>(right <= 0    ? exact.magnitude << -right
                               : right < 128 ? exact.magnitude >> right
                                             : Wide{0});
  uint64_t fraction = Fixed64(exact.magnitude, exact.exponent);
  const bool is_integer = fraction == 0 && right < 64;
  if (negative) {
    whole = -whole;
    if (!is_integer) --whole, fraction = ~fraction + (fraction != 0 ? 1 : 0);
  }
  if (is_integer) return Nearest(t, {false, false, 1, whole});
  const uint64_t part = MulHigh(Horner(kExp2, fraction), fraction);
  return Nearest(t, {false, true, (Wide{1} << 64) + part, whole - 64});
}

uint64_t Log2(const FloatType& t, uint64_t x) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  if (t.Abs(x) == 0) return t.sign() | t.inf();
  if ((x & t.sign()) != 0) return MadeNan(t);
  if (t.IsInf(x)) return x;
  const Exact exact = Unpack(t, x);
  const int top = TopBit(exact.magnitude);
  const auto significand = static_cast<uint64_t>(exact.magnitude) << (23 - top);  // in [2^23, 2^24)
  const bool upper = significand > 11863283;                                      // sqrt(2) * 2^23
  const int power = top + exact.exponent + (upper ? 1 : 0);
  const uint64_t one = upper ? 1u << 24 : 1u << 23;
  const bool below = significand < one;
  const uint64_t difference = below ? one - significand : significand - one;
  if (difference == 0)
    return Nearest(t, {power < 0, false, static_cast<Wide>(power < 0 ? -power : power), 0});
  const Wide quotient = (static_cast<Wide>(difference) << 88) / (significand + one);  // z * 2^88
  const int shift = TopBit(quotient) - 63;
  const auto z = static_cast<uint64_t>(quotient >> shift);
  const auto fixed = static_cast<uint64_t>(quotient >> 24);
  const Wide product =
      static_cast<Wide>(z) * Horner(kLog2, MulHigh(fixed, fixed));  // units of 2^(shift - 150)
  if (power == 0) return Nearest(t, {below, true, product, shift - 150});
  const auto part = static_cast<Wide>(product >> (86 - shift));  // units of 2^-64
  const Wide whole = static_cast<Wide>(power < 0 ? -power : power) << 64;
  const bool same = below == (power < 0);
  return Nearest(t, {power < 0, true, same ? whole + part : whole - part, -64});
}

uint64_t SinTurns(const FloatType& t, uint64_t x) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  if (t.IsInf(x)) return MadeNan(t);
  if (t.Abs(x) == 0) return x;
  const Exact exact = Unpack(t, x);
  const Turn turn = Reduce(exact);
  Exact r = turn.quadrant % 2 == 0 ? SinOf(turn.rest) : CosOf(turn.rest);
  if (r.IsZero()) return 0;
  r.negative = ((turn.quadrant & 2) != 0) != exact.negative;
  if (turn.quadrant % 2 == 0 && turn.rest.negative) r.negative = !r.negative;
  return Nearest(t, r);
}

uint64_t CosTurns(const FloatType& t, uint64_t x) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  if (t.IsInf(x)) return MadeNan(t);
  const Exact exact = Unpack(t, x);
  const Turn turn = exact.magnitude == 0 ? Turn{0, {}} : Reduce(exact);
  Exact r = turn.quadrant % 2 == 0 ? CosOf(turn.rest) : SinOf(turn.rest);
  if (r.IsZero()) return 0;
  r.negative = turn.quadrant == 1 || turn.quadrant == 2;
  if (turn.quadrant % 2 != 0 && turn.rest.negative) r.negative = !r.negative;
  return Nearest(t, r);
}

uint64_t Reciprocal(const FloatType& t, uint64_t x) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  const bool negative = (x & t.sign()) != 0;
  if (t.IsInf(x)) return Signed(t, negative, 0);
  if (t.Abs(x) == 0) return Signed(t, negative, t.inf());
  const Exact exact = Unpack(t, x);
  const Wide one = Wide{1} << 124, quotient = one / exact.magnitude;
  return Nearest(t, {negative, quotient * exact.magnitude != one, quotient, -124 - exact.exponent});
}

uint64_t SquareRoot(const FloatType& t, uint64_t x) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  if (t.Abs(x) == 0) return x;
  if ((x & t.sign()) != 0) return MadeNan(t);
  if (t.IsInf(x)) return x;
  Exact exact = Unpack(t, x);
  const int left = (exact.exponent & 1) + 2 * ((120 - TopBit(exact.magnitude)) / 2);
  exact.magnitude <<= left, exact.exponent -= left;  // an even exponent, 120 bits or a few less
  const Wide root = SquareRootFloor(exact.magnitude);
  return Nearest(t, {false, root * root != exact.magnitude, root, exact.exponent / 2});
}

uint64_t ReciprocalSquareRoot(const FloatType& t, uint64_t x) {
  if (t.IsNan(x)) return x | t.quiet_bit();
  const bool negative = (x & t.sign()) != 0;
  if (t.Abs(x) == 0) return Signed(t, negative, t.inf());
  if (negative) return MadeNan(t);
  if (t.IsInf(x)) return 0;
  if (t.mantissa_bits > 23) {  // binary64: the ISA promises 2^29 ulp; two roundings
    return Reciprocal(t, SquareRoot(t, x));
  }
  // 1/sqrt(S 2^e) = sqrt(2^126 / S) 2^(-63 - e/2), e even; the floor of a root is the root of the floor.
  Exact exact = Unpack(t, x);
  if ((exact.exponent & 1) != 0) exact.magnitude <<= 1, exact.exponent -= 1;
  const Wide numerator = Wide{1} << 126, ratio = numerator / exact.magnitude, root = SquareRootFloor(ratio);
  const bool is_exact = root * root * exact.magnitude == numerator;
  return Nearest(t, {false, !is_exact, root, -63 - exact.exponent / 2});
}

}  // namespace mx::gfx950
