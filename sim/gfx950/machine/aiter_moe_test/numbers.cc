#include "sim/gfx950/machine/aiter_moe_test/numbers.h"

#include <algorithm>
#include <cmath>

namespace mx::gfx950::test {
namespace {

float Steps(float x, int ulps) { return AsFloat(AsBits(x) + static_cast<uint32_t>(ulps)); }  // x > 0

}  // namespace

float Flush(float x) { return std::fabs(x) < 0x1p-126f ? std::copysign(0.0f, x) : x; }
float Mul(float a, float b) { return Flush(Flush(a) * Flush(b)); }

int ScaleOf(float largest, bool flat) {
  const uint32_t bits = AsBits(Mul(AsFloat(flat ? 0x3E2AAAAB : 0x3E800000), largest)),
                 field = bits >> 23 & 255;
  if (flat) return static_cast<int>(field + ((bits & 0x7FFFFF) != 0));
  return static_cast<int>(field + ((bits >> 22 & 1) != 0 && (bits & 0x7FBFFFFF) != 0));
}

int CodeOf(float magnitude, int scale) {
  const double v = std::ldexp(static_cast<double>(magnitude), 127 - scale);
  static constexpr double kTie[] = {0.25, 0.75, 1.25, 1.75, 2.5, 3.5, 5};
  int code = 0;
  for (int i = 0; i < 7; ++i) code += i % 2 == 0 ? v > kTie[i] : v >= kTie[i];
  return code;
}

uint32_t Bf16(float x) {
  const uint32_t bits = AsBits(Flush(x));
  return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16;
}

uint32_t Half(double v, bool nearest) {
  const uint32_t sign = std::signbit(v) ? 0x8000 : 0;
  v = std::fabs(v);
  if (v == 0) return sign;
  const int e = std::max(std::ilogb(v), -14);
  if (e > 15) return sign | (nearest ? 0x7C00 : 0x7BFF);
  const double scaled = std::ldexp(v, 10 - e);
  return sign | static_cast<uint32_t>((e + 14) * 1024 + static_cast<int>(nearest ? std::nearbyint(scaled)
                                                                                 : std::floor(scaled)));
}

double FromHalf(uint32_t h) {
  const int e = h >> 10 & 31;
  const double v = e == 0 ? std::ldexp(h & 1023, -24) : std::ldexp(1024 + (h & 1023), e - 25);
  return h & 0x8000 ? -v : v;
}

// Two steps, since the middle is itself rounded.
float Gate(float exponent, bool largest) {
  float t = static_cast<float>(std::exp2(static_cast<double>(exponent)));
  if (t < 0x1p-120f) {
    t = largest ? 0 : 0x1p-120f;
  } else {
    t = Steps(t, largest ? -2 : 2);
  }
  return Steps(static_cast<float>(1 / static_cast<double>(t + 1.0f)), largest ? 2 : -2);
}

float Exponent(float g, bool gelu) {
  const float log2e = AsFloat(0x3FB8AA3B);
  if (!gelu) return Mul(-g, log2e);
  const float poly = Flush(std::fma(Mul(g, g), AsFloat(0xBD92220C), AsFloat(0xBFCC4231)));
  return Mul(Mul(poly, g), log2e);
}

}  // namespace mx::gfx950::test
