// A second model of an adder, in rationals: slow, written to be read, and sharing nothing with adder_model.cc
// but the parameters. For tests: it is the helper device whose adder is to be described.
#ifndef MX_CONFORMANCE_PROBE_SLOW_ADDER_H_
#define MX_CONFORMANCE_PROBE_SLOW_ADDER_H_

#include <boost/multiprecision/cpp_int.hpp>
#include <optional>
#include <vector>

#include "conformance/probe/adder_model.h"
#include "sim/base/bits.h"
#include "sim/formats/codec.h"

namespace mx::conformance {

using Rational = boost::multiprecision::cpp_rational;
using Integer = boost::multiprecision::cpp_int;

inline Rational Power(int exponent) {
  return exponent >= 0 ? Rational(Integer(1) << exponent) : Rational(1, Integer(1) << -exponent);
}
inline Integer FloorOf(const Rational& x) {
  const Integer n = numerator(x), d = denominator(x);
  Integer q = n / d;
  if (n < 0 && q * d != n) --q;
  return q;
}
inline Rational CutRational(const Rational& x, const std::optional<Kept>& kept, int top) {
  if (!kept) return x;
  const Rational unit = Power(top - kept->bits), scaled = x / unit;
  Integer n = FloorOf(scaled);
  const Rational rest = scaled - Rational(n);
  if (kept->cut == Cut::kTruncate && x < 0 && rest != 0) ++n;
  if (kept->cut == Cut::kNearest && (rest > Rational(1, 2) || (rest == Rational(1, 2) && (n & 1) != 0))) ++n;
  return Rational(n) * unit;
}
inline int BinadeOf(const Rational& x) {
  const Rational a = x < 0 ? Rational(-x) : x;
  int e = static_cast<int>(msb(Integer(numerator(a)))) - static_cast<int>(msb(Integer(denominator(a))));
  return Power(e) > a ? e - 1 : e;
}
inline uint32_t RationalToF32(const Rational& x, bool toward_zero) {
  if (x == 0) return 0;
  const Rational a = x < 0 ? Rational(-x) : x;
  const int ulp = std::max(BinadeOf(a), -126) - 23;
  const std::optional<Kept> kept = Kept{0, toward_zero ? Cut::kTruncate : Cut::kNearest};
  const Rational rounded = CutRational(a, kept, ulp);
  const uint32_t sign = x < 0 ? kF32Sign : 0;
  if (rounded >= Power(128)) return sign | (toward_zero ? kF32Max : kF32Inf);
  if (rounded == 0) return sign;
  const int e = std::max(BinadeOf(rounded), -126);
  const auto significand = static_cast<uint32_t>(numerator(Rational(rounded / Power(e - 23))));
  return sign |
         (significand < 0x00800000 ? significand
                                   : static_cast<uint32_t>(e + 127) << 23 | (significand & kF32MantissaMask));
}

class SlowAdder {
 public:
  SlowAdder(const AdderShape& shape, const Sample& sample, int64_t K) : shape_(shape), s_(sample), K_(K) {}

  uint32_t Result() const {
    const int64_t group = shape_.group == 0 ? K_ : std::min<int64_t>(shape_.group, K_);
    std::vector<int64_t> order;
    for (int64_t k = 0; k < K_; k += group) order.push_back(k);
    if (shape_.descending) std::reverse(order.begin(), order.end());
    uint32_t acc = s_.c;
    for (const int64_t first : order) {
      acc = Step(first, group, acc);
      if (shape_.flush && (acc & kF32Abs) < 0x00800000) acc &= kF32Sign;
    }
    return acc;
  }

 private:
  struct Term {
    Rational value;
    int exponent;
  };
  static Rational Value(Format format, uint8_t code) { return Rational(FromBits(Decode(format, code))); }
  // floor(log2) of a normal code, the smallest exponent of a subnormal one.
  static int Exponent(Format format, uint8_t code) {
    return std::max(BinadeOf(Value(format, code)), Info(format).m0);
  }

  std::vector<Term> Products(int64_t first, int64_t end, int64_t stride) const {
    std::vector<Term> out;
    for (int64_t k = first; k < end; k += stride) {
      const uint8_t a = s_.a[static_cast<size_t>(k)], b = s_.b[static_cast<size_t>(k)];
      const Rational value = Value(s_.format, a) * Value(s_.format, b) * Power(s_.Exponent(k));
      if (value != 0)
        out.push_back({value, Exponent(s_.format, a) + Exponent(s_.format, b) + s_.Exponent(k)});
    }
    return out;
  }
  std::vector<Term> Terms(int64_t first, int64_t count) const {
    if (!shape_.blocks) return Products(first, first + count, 1);
    std::vector<Term> out;
    for (int64_t k = first; k < first + count; k += 32) {
      Rational sum = 0;
      for (const Term& t : Products(k, std::min(k + 32, first + count), 1)) sum += t.value;
      if (sum != 0) out.push_back({sum, BinadeOf(sum)});
    }
    return out;
  }

  uint32_t Step(int64_t first, int64_t count, uint32_t acc) const {
    if (!IsFinite(acc)) return acc;
    const Rational c = Rational(FromBits(acc));
    const int c_exponent = c == 0 ? -126 : std::max(BinadeOf(c), -126);
    std::vector<Term> terms = Terms(first, count);
    if (shape_.with_terms) terms.push_back({c, c_exponent});
    int top = shape_.with_terms ? -126 : -100000;
    for (const Term& t : terms) top = std::max(top, t.exponent);
    Rational sum = 0;
    for (const Term& t : terms) sum += CutRational(t.value, shape_.products, top);
    if (shape_.with_terms) return RationalToF32(sum, shape_.toward_zero);
    const int late = std::max(terms.empty() ? -126 : top, c_exponent);
    sum = CutRational(sum, shape_.sum, late);
    if (!shape_.drop || c_exponent >= late - 25) sum += CutRational(c, shape_.accumulator, late);
    return RationalToF32(sum, shape_.toward_zero);
  }

  const AdderShape& shape_;
  const Sample& s_;
  int64_t K_;
};

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_SLOW_ADDER_H_
