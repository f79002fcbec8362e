// Test only: a second model of the adder that shares nothing with adder.cc. Every number is one big integer
// in units of 2^-600, no product or sum is ever rounded but where the profile says so, and each candidate is
// written as its formula. Infinities and NaN are a separate state.
#ifndef MX_SIM_GEMM_INTEGER_MODEL_H_
#define MX_SIM_GEMM_INTEGER_MODEL_H_

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "sim/formats/codec.h"
#include "sim/gemm/profile.h"

namespace mx::model {

using Big = boost::multiprecision::cpp_int;
constexpr int kUnit = -600;

inline Big Pow2(int e) { return Big(1) << e; }
// floor(log2 |x|) where x counts units.
inline int Log2(const Big& x) {
  return static_cast<int>(boost::multiprecision::msb(x < 0 ? Big(-x) : x)) + kUnit;
}
// x cut to a multiple of 2^e, toward minus infinity or toward zero.
inline Big FloorTo(const Big& x, int e) {
  const Big step = Pow2(e - kUnit);
  Big q = x / step;  // toward zero
  if (x < 0 && q * step != x) --q;
  return q * step;
}
inline Big TruncTo(const Big& x, int e) {
  const Big step = Pow2(e - kUnit);
  return x / step * step;
}

// A binary32 or an exact sum: a NaN, an infinity, or an exact value with the sign that it has when it is
// zero.
struct Number {
  bool nan = false, inf = false, negative = false;
  Big value = 0;
};

inline uint32_t Bits(float f) {
  uint32_t u;
  std::memcpy(&u, &f, 4);
  return u;
}

inline Number FromF32(uint32_t bits) {
  Number n;
  n.negative = bits >> 31;
  const uint32_t field = bits >> 23 & 0xFF, mantissa = bits & 0x7FFFFF;
  if (field == 255) {
    n.nan = mantissa != 0;
    n.inf = mantissa == 0;
    return n;
  }
  n.value = Big(field == 0 ? mantissa : mantissa + (1u << 23)) << ((field == 0 ? 1 : field) - 150 - kUnit);
  if (n.negative) n.value = -n.value;
  return n;
}

// To binary32: to nearest even, or toward zero.
inline uint32_t ToF32(const Number& n, bool toward_zero = false) {
  const uint32_t sign = n.negative ? 0x80000000u : 0;
  if (n.nan) return 0x7FC00000;
  if (n.inf) return sign | 0x7F800000;
  if (n.value == 0) return sign;
  const Big magnitude = n.value < 0 ? Big(-n.value) : n.value;
  const int ulp = std::max(Log2(magnitude), -126) - 23;
  const Big step = Pow2(ulp - kUnit);
  Big q = magnitude / step;
  const Big rest2 = (magnitude - q * step) * 2;
  if (!toward_zero && (rest2 > step || (rest2 == step && q % 2 == 1))) ++q;
  if (q * step >= Pow2(128 - kUnit)) return sign | (toward_zero ? 0x7F7FFFFF : 0x7F800000);
  return sign | Bits(static_cast<float>(std::ldexp(static_cast<double>(q), ulp)));
}

inline Number Exact(const Big& value) { return {false, false, value < 0, value}; }

// x + y without rounding. An exact zero sum is +0 unless both are -0.
inline Number Add(const Number& x, const Number& y) {
  if (x.nan || y.nan || (x.inf && y.inf && x.negative != y.negative)) return {true, false, false, 0};
  if (x.inf) return x;
  if (y.inf) return y;
  Number sum = Exact(x.value + y.value);
  if (sum.value == 0) sum.negative = x.negative && y.negative;
  return sum;
}
inline Number Rounded(const Number& x) { return FromF32(ToF32(x)); }

struct Product {
  Number number;     // code times code times 2^E, signed zeros kept
  int exponent = 0;  // sum of the codes' exponents and E; meaningless for a zero
  bool zero = true;
};

inline int CodeExponent(Format format, double value) {
  return std::max(static_cast<int>(std::floor(std::log2(std::fabs(value)))), Info(format).m0);
}

inline Product Multiply(Format fa, uint8_t a, int sa, Format fb, uint8_t b, int sb) {
  Product p;
  if (sa == 255 || sb == 255) return {{true, false, false, 0}, 0, false};
  float x, y;
  const uint32_t xb = Decode(fa, a), yb = Decode(fb, b);
  std::memcpy(&x, &xb, 4);
  std::memcpy(&y, &yb, 4);
  const double xy = static_cast<double>(x) * y;  // exact: 4-bit significands
  p.number.negative = std::signbit(xy);
  p.number.nan = std::isnan(xy);
  p.number.inf = std::isinf(xy);
  p.zero = xy == 0;
  if (p.zero || p.number.nan || p.number.inf) return p;
  const int E = sa + sb - 254;
  p.exponent = CodeExponent(fa, x) + CodeExponent(fb, y) + E;
  p.number.value = Big(static_cast<uint64_t>(std::ldexp(std::fabs(xy), 32))) << (E - 32 - kUnit);
  if (p.number.negative) p.number.value = -p.number.value;
  return p;
}

using Products = std::vector<Product>;

inline Number Sum(const Products& p, size_t first, size_t count) {
  Number sum = p[first].number;
  for (size_t i = first + 1; i < first + count; ++i) sum = Add(sum, p[i].number);
  return sum;
}
// The sum of a group as the profiles that round it see it: a zero one is +0.
inline Number RoundedSum(const Products& p, size_t first, size_t count) {
  Number sum = Sum(p, first, count);
  if (!sum.nan && !sum.inf && sum.value == 0) sum.negative = false;
  return Rounded(sum);
}

// CDNA3's aligned sum of the products `index`: cut toward zero at 24 bits below the largest exponent.
inline Big Aligned(const Products& p, const std::vector<size_t>& index, std::optional<int>* exponent) {
  exponent->reset();
  for (size_t i : index) {
    if (!p[i].zero) *exponent = std::max(exponent->value_or(p[i].exponent), p[i].exponent);
  }
  Big sum = 0;
  for (size_t i : index) {
    if (!p[i].zero) sum += TruncTo(p[i].number.value, **exponent - 24);
  }
  return sum;
}

inline Number Cdna3(const Products& p, size_t first, size_t count, bool split, bool drop, const Number& acc) {
  const Number plain = Add(Sum(p, first, count), acc);
  if (plain.nan || plain.inf) return plain;
  std::vector<size_t> even, odd;
  for (size_t i = 0; i < count; ++i) (split && i % 2 == 1 ? odd : even).push_back(first + i);
  std::optional<int> e0, e1;
  const Big s0 = Aligned(p, even, &e0), s1 = Aligned(p, odd, &e1);
  int e = -126;
  Big s = 0;
  if (e0 || e1) {
    e = std::max(e0.value_or(-100000), e1.value_or(-100000));
    s = FloorTo(s0, e - 24) + FloorTo(s1, e - 24);
  }
  const int ec = acc.value == 0 ? -126 : std::max(Log2(acc.value), -126);
  const int top = std::max(e, ec);
  const Big c = drop && ec < top - 25 ? Big(0) : FloorTo(acc.value, top - 24);
  Number result = Exact(FloorTo(s, top - 31) + c);
  if (result.value == 0) result.negative = plain.value == 0 && plain.negative;
  return Rounded(result);
}

inline uint32_t Blocks(const Products& p, int fraction, bool floor, bool toward_zero, const Number& acc) {
  const Number plain = Add(Sum(p, 0, p.size()), acc);
  if (plain.nan || plain.inf) return ToF32(plain);
  std::vector<Big> terms{acc.value};
  for (size_t k = 0; k < p.size(); k += 32) terms.push_back(Sum(p, k, 32).value);
  int top = -126;
  for (const Big& t : terms) top = t == 0 ? top : std::max(top, Log2(t));
  Big sum = 0;
  for (const Big& t : terms) sum += floor ? FloorTo(t, top - fraction) : TruncTo(t, top - fraction);
  Number result = Exact(sum);
  if (sum == 0) result.negative = plain.value == 0 && plain.negative;
  return ToF32(result, toward_zero);
}

inline uint32_t Accumulate(Profile profile, const Products& p, uint32_t acc_bits) {
  Number acc = FromF32(acc_bits);
  const size_t K = p.size();
  const auto rounded_groups = [&](size_t group, bool reverse) {
    for (size_t i = 0; i < K / group; ++i) {
      acc = Rounded(Add(acc, RoundedSum(p, group * (reverse ? K / group - 1 - i : i), group)));
    }
    return ToF32(acc);
  };
  const auto fused_groups = [&](size_t group) {
    for (size_t k = 0; k < K; k += group) acc = Rounded(Add(acc, Sum(p, k, group)));
    return ToF32(acc);
  };
  const auto cdna3 = [&](size_t group, bool split, bool drop) {
    for (size_t k = 0; k < K; k += std::min(group, K))
      acc = Cdna3(p, k, std::min(group, K), split, drop, acc);
    return ToF32(acc);
  };
  const auto block = [&](size_t i) { return RoundedSum(p, 32 * i, 32); };
  switch (profile) {
    case Profile::kExact:
      return fused_groups(K);
    case Profile::kSeq16:
      return rounded_groups(16, false);
    case Profile::kSeq32:
      return rounded_groups(32, false);
    case Profile::kSeq64:
      return fused_groups(64);
    case Profile::kFused32:
      return fused_groups(32);
    case Profile::kRev32:
      return rounded_groups(32, true);
    case Profile::kTree: {
      Number sum = Rounded(Add(block(0), block(1)));
      if (K == 128) sum = Rounded(Add(sum, Rounded(Add(block(2), block(3)))));
      return ToF32(Add(acc, sum));
    }
    case Profile::kChain: {
      Number sum = Rounded(Add(block(0), block(1)));
      for (size_t i = 2; i < K / 32; ++i) sum = Rounded(Add(sum, block(i)));
      return ToF32(Add(acc, sum));
    }
    case Profile::kC3F8G16:
      return cdna3(16, true, true);
    case Profile::kC3F8G32:
      return cdna3(32, true, true);
    case Profile::kC3F8G64:
      return cdna3(64, true, true);
    case Profile::kC3F8G128:
      return cdna3(128, true, true);
    case Profile::kC3HG32:
      return cdna3(32, false, false);
    case Profile::kC3HG128:
      return cdna3(128, false, false);
    case Profile::kBlk24t:
      return Blocks(p, 24, false, false, acc);
    case Profile::kBlk24f:
      return Blocks(p, 24, true, false, acc);
    case Profile::kBlk31f:
      return Blocks(p, 31, true, false, acc);
    case Profile::kNv25rz:
      return Blocks(p, 25, false, true, acc);
  }
  return 0;
}

}  // namespace mx::model

#endif  // MX_SIM_GEMM_INTEGER_MODEL_H_
