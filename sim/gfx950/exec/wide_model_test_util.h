// binary16, bfloat16 and binary32 as numbers: models in binary64 for the tests, in which the operands and the
// exact results that are asked for are exact.
#ifndef MX_SIM_GFX950_EXEC_WIDE_MODEL_TEST_UTIL_H_
#define MX_SIM_GFX950_EXEC_WIDE_MODEL_TEST_UTIL_H_

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace mx::gfx950 {

inline double Single(uint32_t x) { return std::bit_cast<float>(x); }
inline double Half(uint32_t x) {
  const int field = x >> 10 & 31, mantissa = x & 0x3FF;
  const double v = field == 31  ? (mantissa != 0 ? std::nan("") : INFINITY)
                   : field == 0 ? std::ldexp(mantissa, -24)
                                : std::ldexp(1024 + mantissa, field - 25);
  return (x & 0x8000) != 0 ? -v : v;
}

// v rounded to a format of `bits`, `mantissa`, `bias`, in mode 0 nearest even, 1 up, 2 down, 3 zero.
inline uint32_t RoundTo(double v, int bits, int mantissa, int bias, int mode) {
  const uint32_t sign = std::signbit(v) ? 1u << (bits - 1) : 0,
                 inf = ((1u << (bits - 1)) - 1) >> mantissa << mantissa;
  const double a = std::fabs(v);
  if (std::isinf(a)) return sign | inf;
  if (a == 0) return sign;
  const int exponent = std::max(std::ilogb(a), 1 - bias);
  const double steps = std::ldexp(a, mantissa - exponent), low = std::floor(steps), rest = steps - low;
  bool up = false;
  if (mode == 0) up = rest > 0.5 || (rest == 0.5 && std::fmod(low, 2) == 1);
  if (mode == 1) up = rest > 0 && sign == 0;
  if (mode == 2) up = rest > 0 && sign != 0;
  const double code = std::ldexp(exponent + bias - 1, mantissa) + low + (up ? 1 : 0);
  if (code < inf) return sign | static_cast<uint32_t>(code);
  const bool to_inf = mode == 0 || (mode == 1 && sign == 0) || (mode == 2 && sign != 0);
  return sign | (to_inf ? inf : inf - 1);
}
inline uint32_t ToHalf(double v, int mode) { return RoundTo(v, 16, 10, 15, mode); }

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_WIDE_MODEL_TEST_UTIL_H_
