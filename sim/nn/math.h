// The elementary functions of training: exp, log, sin, cos, rsqrt, sigmoid. Our own, so that no libm bit
// reaches a trained number: only IEEE +, -, *, /, sqrt and conversions, each rounded once, in the order
// written here, no FMA.
//
// Bounds against the exact function, over all 2^32 inputs (math_slow_test.cc):
//   Exp 1 ulp, subnormal results included; Log, Sin, Cos 0.501 ulp; Rsqrt and Sigmoid follow from theirs.
// A NaN result is 7FC00000. Exp works in binary32 (vector-inl.h has the vector twin); the others, which only
// tables, initialisation and one logarithm a token need, evaluate in binary64 and round once.
#ifndef MX_SIM_NN_MATH_H_
#define MX_SIM_NN_MATH_H_

#include <cmath>
#include <cstdint>
#include <limits>

#include "sim/base/bits.h"

namespace mx {

// e^x = 2^n * e^r, n = x/ln2 rounded to an integer, |r| <= ln2/2; e^r = 1 + (r + r^2 P(r)). P interpolates
// (e^r - 1 - r)/r^2 at the six Chebyshev nodes of |r| <= ln2/2 (error 0.004 ulp), coefficients rounded to
// binary32. ln2 = kLn2Hi + kLn2Lo where kLn2Hi = 355/512 has 9 bits, so that n * kLn2Hi is exact.
namespace exp_internal {
inline constexpr float kLowest = -104.0f, kHighest = 89.0f;  // e^x is 0 below and Inf above
inline constexpr float kLog2E = 0x1.715476p+0f, kRoundMagic = 0x1.8p+23f;
inline constexpr float kLn2Hi = 0x1.63p-1f, kLn2Lo = -0x1.bd0106p-13f;
inline constexpr float kP[6] = {0x1.000000p-1f, 0x1.555556p-3f,  0x1.5554eap-5f,
                                0x1.1110e0p-7f, 0x1.6d4316p-10f, 0x1.a124e4p-13f};
}  // namespace exp_internal

inline float Exp(float x) {
  using namespace exp_internal;
  if (x != x) return FromBits(kF32QuietNan);
  const float c = x < kLowest ? kLowest : (x > kHighest ? kHighest : x);
  const float shifted = c * kLog2E + kRoundMagic;
  const float n = shifted - kRoundMagic;
  const int32_t k = static_cast<int32_t>(ToBits(shifted)) - static_cast<int32_t>(ToBits(kRoundMagic));
  const float r = (c - n * kLn2Hi) - n * kLn2Lo;
  float p = kP[5];
  for (int i = 4; i >= 0; --i) p = p * r + kP[i];
  const float y = 1.0f + (r + r * r * p);
  // 2^k in two factors: both are normal for k in [-150, 128]; only the last product can round, or overflow to
  // Inf.
  const int32_t half = k >> 1;
  return y * FromBits(static_cast<uint32_t>(half + 127) << 23) *
         FromBits(static_cast<uint32_t>(k - half + 127) << 23);
}

// The binary64 bodies of the functions below; also theta^(-2i/n) of the rotary frequencies.
namespace f64_internal {

inline constexpr double kAtanh[11] = {1.0,      1.0 / 3,  1.0 / 5,  1.0 / 7,  1.0 / 9, 1.0 / 11,
                                      1.0 / 13, 1.0 / 15, 1.0 / 17, 1.0 / 19, 1.0 / 21};

// x > 0 finite. x = m 2^e, m in [sqrt(1/2), sqrt(2)); ln m = 2 atanh(s), s = (m-1)/(m+1), |s| < 0.1716:
// the series s^(2k+1)/(2k+1) to k = 10.
inline double Log(double x) {
  const uint64_t bits = ToBits64(x);
  int64_t e = static_cast<int64_t>(bits >> 52) - 1023;
  double m = FromBits64((bits & 0x000FFFFFFFFFFFFFull) | 0x3FF0000000000000ull);
  if (m >= 0x1.6a09e667f3bcdp+0) {
    m = m * 0.5;
    e = e + 1;
  }
  const double s = (m - 1.0) / (m + 1.0);
  const double s2 = s * s;
  double p = kAtanh[10];
  for (int k = 9; k >= 0; --k) p = p * s2 + kAtanh[k];
  return static_cast<double>(e) * 0x1.62e42fefa39efp-1 + 2.0 * s * p;
}

// |x| <= 700. Reduction as in Exp with ln2 in 33 + 53 bits, then the Taylor series to r^13.
inline double Exp(double x) {
  const double n = (x * 0x1.71547652b82fep+0 + 0x1.8p+52) - 0x1.8p+52;
  const double r = (x - n * 0x1.62e42fefp-1) - n * 0x1.473de6af278edp-34;
  double p = 1.0;
  for (int k = 13; k >= 1; --k) p = p * r / k + 1.0;
  return p * Pow2(static_cast<int>(n));
}

// 1/n!, alternating, of sin (n = 15, 13, .. 3, 1) and cos (n = 16, 14, .. 2, 0).
inline constexpr double kSin[8] = {-1.0 / 1307674368000.0,
                                   1.0 / 6227020800.0,
                                   -1.0 / 39916800,
                                   1.0 / 362880,
                                   -1.0 / 5040,
                                   1.0 / 120,
                                   -1.0 / 6,
                                   1.0};
inline constexpr double kCos[9] = {1.0 / 20922789888000.0,
                                   -1.0 / 87178291200.0,
                                   1.0 / 479001600,
                                   -1.0 / 3628800,
                                   1.0 / 40320,
                                   -1.0 / 720,
                                   1.0 / 24,
                                   -1.0 / 2,
                                   1.0};

// sin(x + quarter * pi/2) for |x| <= 2^20: x = n pi/2 + r with pi/2 in 33 + 53 bits (n has at most 20, so the
// first product is exact), then the Taylor series in r.
inline double SinQuarter(double x, int64_t quarter) {
  const double n = (x * 0x1.45f306dc9c883p-1 + 0x1.8p+52) - 0x1.8p+52;
  const double r = (x - n * 0x1.921fb544p+0) - n * 0x1.0b4611a626331p-34;
  const double r2 = r * r;
  const int64_t q = (static_cast<int64_t>(n) + quarter) & 3;
  double p;
  if ((q & 1) != 0) {
    p = kCos[0];
    for (int k = 1; k < 9; ++k) p = p * r2 + kCos[k];
  } else {
    p = kSin[0];
    for (int k = 1; k < 8; ++k) p = p * r2 + kSin[k];
    p = p * r;
  }
  return (q & 2) != 0 ? -p : p;
}

}  // namespace f64_internal

// Log(+0) = Log(-0) = -Inf; negative: NaN; +Inf: +Inf.
inline float Log(float x) {
  if (x == 0.0f) return -std::numeric_limits<float>::infinity();
  if (!(x > 0.0f)) return FromBits(kF32QuietNan);
  if (ToBits(x) == kF32Inf) return x;
  return static_cast<float>(f64_internal::Log(static_cast<double>(x)));
}

// Defined on |x| <= 2^20 (an angle there is coarse already: its ulp is 1/8); NaN beyond.
inline constexpr float kTrigLimit = 0x1p+20f;
inline float Sin(float x) {
  if (!(x >= -kTrigLimit && x <= kTrigLimit)) return FromBits(kF32QuietNan);
  return static_cast<float>(f64_internal::SinQuarter(static_cast<double>(x), 0));
}
inline float Cos(float x) {
  if (!(x >= -kTrigLimit && x <= kTrigLimit)) return FromBits(kF32QuietNan);
  return static_cast<float>(f64_internal::SinQuarter(static_cast<double>(x), 1));
}

// The layers are written once for binary32 and, for gradient checks, binary64: they name these functions
// through Math<T>. The binary64 form is in the tests (libm), never in the product.
template <typename T>
struct Math;

template <>
struct Math<float> {
  static float Exp(float x) { return mx::Exp(x); }
  static float Log(float x) { return mx::Log(x); }
  static float Sqrt(float x) { return std::sqrt(x); }  // correctly rounded by IEEE 754
  static float Canonical(float x) { return CanonicalF(x); }
};

// R32(1 / R32(sqrt x)).
template <typename T>
T Rsqrt(T x) {
  return Math<T>::Canonical(T(1) / Math<T>::Sqrt(x));
}

// R32(1 / R32(1 + e^-x)).
template <typename T>
T Sigmoid(T x) {
  return T(1) / (T(1) + Math<T>::Exp(-x));
}

}  // namespace mx

#endif  // MX_SIM_NN_MATH_H_
