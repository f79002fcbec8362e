// For tests: the linear layer once more, from the definitions and nothing else of ours but the recipe's
// fields, the Philox words and the format rows. Values are exact reals (long double has 64 bits or more); a
// code is found by search.
#ifndef MX_SIM_LINEAR_SLOW_MODEL_H_
#define MX_SIM_LINEAR_SLOW_MODEL_H_

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "sim/base/philox.h"
#include "sim/linear/recipe.h"

namespace mx::slow {

using Real = long double;

struct Matrix {
  int64_t rows = 0, cols = 0;
  std::vector<float> v;
  float& at(int64_t r, int64_t c) { return v[static_cast<size_t>(r * cols + c)]; }
  float at(int64_t r, int64_t c) const { return v[static_cast<size_t>(r * cols + c)]; }
};

inline Matrix Zero(int64_t rows, int64_t cols) {
  return {rows, cols, std::vector<float>(static_cast<size_t>(rows * cols))};
}

inline Matrix Transpose(const Matrix& m) {
  Matrix t = Zero(m.cols, m.rows);
  for (int64_t r = 0; r < m.rows; ++r) {
    for (int64_t c = 0; c < m.cols; ++c) t.at(c, r) = m.at(r, c);
  }
  return t;
}

// Finite values only: the nearer of the two neighbours with 8 significant bits, ties to the even one.
inline float Bf16(float x) {
  const uint32_t bits = ToBits(x);
  const float down = FromBits(bits & 0xFFFF0000u), up = FromBits((bits & 0xFFFF0000u) + 0x10000u);
  const Real below = std::fabs(Real{x} - Real{down}), above = std::fabs(Real{up} - Real{x});
  if (below != above) return below < above ? down : up;
  return (bits >> 16 & 1) == 0 ? down : up;
}

inline Matrix Bf16(Matrix m) {
  for (float& x : m.v) x = Bf16(x);
  return m;
}

// The non-negative values of a format in order of their codes.
inline std::vector<Real> Values(Format format) {
  const FormatInfo& f = Info(format);
  std::vector<Real> values;
  for (int m = 0; m < 1 << f.p; ++m) values.push_back(std::ldexp(Real(m), f.m0 - f.p));
  for (int e = f.m0; e <= f.emax; ++e) {
    for (int m = 0; m < 1 << f.p; ++m) values.push_back(std::ldexp(Real((1 << f.p) + m), e - f.p));
  }
  values.resize(static_cast<size_t>(f.max_code) + 1);
  return values;
}

// The nearer of the two neighbours, of a tie the one with the even code; the largest value beyond it.
inline Real Nearest(const std::vector<Real>& values, Real v) {
  const size_t above =
      static_cast<size_t>(std::lower_bound(values.begin(), values.end(), v) - values.begin());
  if (above == values.size()) return values.back();
  if (above == 0) return values[0];
  const Real up = values[above] - v, down = v - values[above - 1];
  return down < up || (down == up && (above - 1) % 2 == 0) ? values[above - 1] : values[above];
}

// |v| to a multiple of its step after noise in [0, 1) steps has been added. Below the smallest normal value
// what a binary32 mantissa shifted to that step loses is lost before the noise.
inline Real Stochastic(Format format, Real v, uint32_t word) {
  const FormatInfo& f = Info(format);
  int top = -160;  // of the largest power of two that is not above v
  while (std::ldexp(Real(1), top + 1) <= v) ++top;
  const Real step = std::ldexp(Real(1), std::max(top, f.m0) - f.p);
  if (top < f.m0) v = std::ldexp(std::floor(std::ldexp(v, 23 - f.m0)), f.m0 - 23);
  const Real noise = std::ldexp(Real(word >> (9 + f.p)), f.p - 23);
  return std::min(std::floor(v / step + noise) * step, Values(format).back());
}

inline void Sylvester(float* x, int64_t n) {  // sums and differences of neighbours first
  if (n == 1) return;
  Sylvester(x, n / 2);
  Sylvester(x + n / 2, n / 2);
  for (int64_t i = 0; i < n / 2; ++i) {
    const float a = x[i], b = x[i + n / 2];
    x[i] = a + b;
    x[i + n / 2] = a - b;
  }
}

struct Rotation {
  int64_t n = 0;
  std::array<uint32_t, 4> signs = {0, 0, 0, 0};
  bool Flips(int64_t k) const {
    const int64_t bit = n > 32 ? k % n : k % 32;
    return (signs[static_cast<size_t>(bit / 32)] >> (bit % 32) & 1) != 0;
  }
};

inline Matrix Rotate(Matrix m, const Rotation& rotation, bool inverse) {
  if (rotation.n == 0) return m;
  const float factor = static_cast<float>(1.0L / std::sqrt(static_cast<Real>(rotation.n)));
  const auto flip = [&] {
    for (int64_t r = 0; r < m.rows; ++r) {
      for (int64_t k = 0; k < m.cols; ++k) {
        if (rotation.Flips(k)) m.at(r, k) = -m.at(r, k);
      }
    }
  };
  if (!inverse) flip();
  for (int64_t r = 0; r < m.rows; ++r) {
    for (int64_t k = 0; k < m.cols; k += rotation.n) {
      Sylvester(&m.at(r, k), rotation.n);
      for (int64_t i = 0; i < rotation.n; ++i) m.at(r, k + i) *= factor;
    }
  }
  if (inverse) flip();
  return m;
}

// Shared exponent by comparison with powers of two. Only `even` and `floor` are used by the tests of this
// folder.
inline int BlockExponent(ScaleRule rule, Format format, Real amax) {
  if (amax == 0) return 0;
  int e = -160;
  while (std::ldexp(Real(1), e + 1) <= amax) ++e;
  const Real carry = 2 - std::ldexp(Real(1), -Info(format).p - 1);
  if (rule == ScaleRule::kEven && amax >= carry * std::ldexp(Real(1), e)) ++e;
  return std::clamp(e - Info(format).emax, -127, 127);
}

struct Copy {  // element values and the exponent of each element's block
  int64_t rows = 0, k = 0;
  std::vector<Real> value;
  std::vector<int> exponent;
  size_t at(int64_t r, int64_t i) const { return static_cast<size_t>(r * k + i); }
};

struct CopySpec {
  OperandRecipe operand;
  ScaleRule rule = ScaleRule::kEven;
  Rotation rotation;
  RandomStream random;
};

inline uint32_t Noise(const RandomStream& random, int64_t row, int64_t k,
                      int64_t cols) {  // of 4-bit elements
  const uint32_t word = random.Word(static_cast<uint64_t>((row * cols + k) / 2));
  if (k % 2 == 0) return word;
  return (word & 0x80000000u) != 0 ? (word << 1) ^ 0xC5u : word << 1;
}

inline Copy Quantise(const Matrix& source, const CopySpec& spec) {
  const Matrix y = Rotate(source, spec.rotation, false);
  const std::vector<Real> values = Values(spec.operand.format);
  const int64_t tile = spec.operand.block == BlockShape::k32x32 ? 32 : 1;
  Copy copy{y.rows, y.cols, std::vector<Real>(y.v.size()), std::vector<int>(y.v.size())};
  for (int64_t r = 0; r < y.rows; ++r) {
    for (int64_t k = 0; k < y.cols; ++k) {
      int& s = copy.exponent[copy.at(r, k)];
      s = k % 32 != 0 ? copy.exponent[copy.at(r, k - 1)] : 0;
      if (k % 32 == 0) {
        float amax = 0;
        for (int64_t i = r / tile * tile; i < std::min(y.rows, r / tile * tile + tile); ++i) {
          for (int64_t j = k; j < k + 32; ++j) amax = std::max(amax, std::fabs(y.at(i, j)));
        }
        s = BlockExponent(spec.rule, spec.operand.format, amax);
      }
      const Real v = std::ldexp(std::fabs(Real{y.at(r, k)}), -s);
      const bool noisy = spec.operand.rounding == Rounding::kSR && v != 0;
      const Real q =
          noisy ? Stochastic(spec.operand.format, v, Noise(spec.random, r, k, y.cols)) : Nearest(values, v);
      copy.value[copy.at(r, k)] = std::signbit(y.at(r, k)) ? -q : q;
    }
  }
  return copy;
}

inline Copy CastFp8(const Matrix& source, Format format, float scale) {
  const std::vector<Real> values = Values(format);
  Copy copy{source.rows, source.cols, {}, std::vector<int>(source.v.size(), 0)};
  for (const float x : source.v) {
    const float scaled = x * scale;
    copy.value.push_back(std::copysign(Nearest(values, std::fabs(Real{scaled})), Real{scaled}));
  }
  return copy;
}

// Exact dot of every 32 elements, one rounding to binary32, one rounding of each sum; ranges of K summed in
// order.
inline float Dot(const Copy& a, int64_t i, const Copy& b, int64_t j, int splits) {
  int64_t range = a.k;
  if (splits > 1) range = ((a.k + splits - 1) / splits + 127) / 128 * 128;
  float total = 0;
  for (int64_t begin = 0; begin < a.k; begin += range) {
    float acc = 0;
    for (int64_t k = begin; k < std::min(a.k, begin + range); k += 32) {
      Real dot = 0;
      for (int64_t e = k; e < k + 32; ++e) dot += a.value[a.at(i, e)] * b.value[b.at(j, e)];
      acc += static_cast<float>(std::ldexp(dot, a.exponent[a.at(i, k)] + b.exponent[b.at(j, k)]));
    }
    total = begin == 0 ? acc : total + acc;
  }
  return total;
}

}  // namespace mx::slow

#endif  // MX_SIM_LINEAR_SLOW_MODEL_H_
