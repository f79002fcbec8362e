// Test only: a second model of the quantiser, written from the written rules with big integers and sharing no
// code with the library. Every finite number is an integer multiple of 2^-kPoint.
#ifndef MX_SIM_QUANT_SLOW_MODEL_H_
#define MX_SIM_QUANT_SLOW_MODEL_H_

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "sim/quant/quantize.h"

namespace mx::slow {

using Z = boost::multiprecision::cpp_int;
inline constexpr int kPoint = 320;

inline Z Two(int e) { return Z(1) << (e + kPoint); }  // 2^e

struct Row {
  int bits, p, bias, top_code;  // top_code: largest finite magnitude
  bool integer;
  int nan_code;  // -1: none
  int emax;
};
inline const Row& RowOf(Format f) {
  static const Row rows[] = {
      {4, 1, 1, 7, false, -1, 2},     {6, 3, 1, 31, false, -1, 2},       {6, 2, 3, 31, false, -1, 4},
      {8, 3, 7, 126, false, 0x7F, 8}, {8, 2, 15, 0x7B, false, 0x7E, 15}, {8, 6, 0, 127, true, -1, 0},
  };
  return rows[static_cast<int>(f)];
}

// Value of a magnitude code.
inline Z Value(const Row& r, int code) {
  if (r.integer) return Z(code) * Two(-6);
  const int field = code >> r.p, mantissa = code & ((1 << r.p) - 1);
  return field == 0 ? Z(mantissa) * Two(1 - r.bias - r.p)
                    : Z((1 << r.p) + mantissa) * Two(field - r.bias - r.p);
}
inline const std::vector<Z>& Grid(Format f) {
  static const std::array<std::vector<Z>, 6> grids = [] {
    std::array<std::vector<Z>, 6> all;
    for (int i = 0; i < 6; ++i) {
      const Row& r = RowOf(static_cast<Format>(i));
      for (int c = 0; c <= r.top_code; ++c) all[static_cast<size_t>(i)].push_back(Value(r, c));
    }
    return all;
  }();
  return grids[static_cast<size_t>(f)];
}

inline bool Nan(uint32_t u) { return (u << 1) > 0xFF000000u; }
inline bool Inf(uint32_t u) { return (u << 1) == 0xFF000000u; }
inline bool Negative(uint32_t u) { return (u & 0x80000000u) != 0; }
// |x| * 2^-s of a finite binary32.
inline Z Magnitude(uint32_t u, int s = 0) {
  const int field = static_cast<int>((u >> 23) & 0xFF);
  const uint32_t m = u & 0x7FFFFFu;
  return field == 0 ? Z(m) * Two(-149 - s) : Z(m + 0x800000u) * Two(field - 150 - s);
}
inline int FloorLog2(const Z& z) { return static_cast<int>(boost::multiprecision::msb(z)) - kPoint; }

// Nearest even into binary32.
inline uint32_t Round(bool negative, const Z& magnitude) {
  const uint32_t sign = negative ? 0x80000000u : 0u;
  if (magnitude == 0) return sign;
  const Z step = Two(std::max(FloorLog2(magnitude) - 23, -149));
  Z n = magnitude / step;
  const Z twice_rest = (magnitude - n * step) * 2;
  if (twice_rest > step || (twice_rest == step && n % 2 == 1)) ++n;
  const Z rounded = n * step;
  if (rounded >= Two(128)) return sign | 0x7F800000u;
  if (rounded == 0) return sign;
  if (rounded < Two(-126)) return sign | static_cast<uint32_t>(rounded / Two(-149));
  const int e = FloorLog2(rounded);
  return sign | (static_cast<uint32_t>(e + 127) << 23) |
         (static_cast<uint32_t>(rounded / Two(e - 23)) & 0x7FFFFFu);
}
inline uint32_t Add(uint32_t a, uint32_t b) {
  if (Nan(a) || Nan(b) || (Inf(a) && Inf(b) && a != b)) return 0x7FC00000u;
  if (Inf(a)) return a;
  if (Inf(b)) return b;
  const Z x = Negative(a) ? Z(-Magnitude(a)) : Magnitude(a),
          y = Negative(b) ? Z(-Magnitude(b)) : Magnitude(b);
  const Z sum = x + y;
  if (sum == 0) return a == b ? a : 0u;  // -0 only from -0 + -0
  return sum < 0 ? Round(true, -sum) : Round(false, sum);
}
inline uint32_t Multiply(uint32_t a, uint32_t b) {
  const uint32_t sign = (a ^ b) & 0x80000000u;
  const bool zero_a = (a << 1) == 0, zero_b = (b << 1) == 0;
  if (Nan(a) || Nan(b) || (Inf(a) && zero_b) || (Inf(b) && zero_a)) return 0x7FC00000u;
  if (Inf(a) || Inf(b)) return sign | 0x7F800000u;
  // The product at twice the point, brought back with a sticky last bit that no rounding can mistake for a
  // tie.
  const Z wide = Magnitude(a) * Magnitude(b);
  Z product = wide >> kPoint;
  if ((product << kPoint) != wide) product |= 1;
  return Round(sign != 0, product);
}

// The group after stages 1, 2, ..., h, by recursion: stage h combines partners h apart.
inline std::vector<uint32_t> Stage(const std::vector<uint32_t>& x, size_t h) {
  if (h == 0) return x;
  const std::vector<uint32_t> before = Stage(x, h / 2);
  std::vector<uint32_t> after;
  for (size_t i = 0; i < x.size(); ++i) {
    after.push_back((i & h) == 0 ? Add(before[i], before[i + h])
                                 : Add(before[i - h], before[i] ^ 0x80000000u));
  }
  return after;
}
inline std::vector<uint32_t> Rotated(const std::vector<uint32_t>& x) {
  static const uint32_t factor[] = {0x3F3504F3, 0x3F000000, 0x3EB504F3, 0x3E800000,
                                    0x3E3504F3, 0x3E000000, 0x3DB504F3};
  int log = 0;
  while ((size_t{2} << log) < x.size()) ++log;
  std::vector<uint32_t> y = Stage(x, x.size() / 2);
  for (uint32_t& u : y) u = Multiply(u, factor[log]);
  return y;
}
inline bool MaskBit(const std::array<uint32_t, 4>& mask, int n, int64_t k) {
  if (n == 16) return (mask[0] >> (((k / 16) % 2) * 16 + k % 16)) & 1;  // halves for even and odd groups
  if (n < 16) return (mask[0] >> (k % 32)) & 1;
  const int64_t place = k % n;  // in the rotation group
  return (mask[static_cast<size_t>(place / 32)] >> (place % 32)) & 1;
}

// The shared exponent by search over every candidate.
inline int Scale(ScaleRule rule, Format f, uint32_t amax) {
  const Row& r = RowOf(f);
  if (Inf(amax)) return rule == ScaleRule::kRceil ? 127 : std::min(128 - r.emax, 127);
  Z a = Magnitude(amax);
  if (rule == ScaleRule::kEven) {  // half of the last kept place, taken in the binades that binary32 has
    a += Two(std::max(FloorLog2(a), -126) - r.p - 1);
    if (a < Two(-126)) return -127;
  }
  for (int s = -127; s < 127; ++s) {
    bool fits = false;
    switch (rule) {
      case ScaleRule::kEven:
      case ScaleRule::kFloor:
        fits = a < Two(s + 1 + r.emax);
        break;
      case ScaleRule::kCeil:
        fits = a <= Two(s + r.emax);
        break;
      case ScaleRule::kRceil:
        fits = a <= Value(r, r.top_code) * Two(s) / Two(0);
        break;
    }
    if (fits) return s;
  }
  return 127;
}

// Magnitude code of v >= 0, finite.
inline int Nearest(Format f, const Z& v) {
  const std::vector<Z>& g = Grid(f);
  const int above = static_cast<int>(std::upper_bound(g.begin(), g.end(), v) - g.begin());
  if (above == static_cast<int>(g.size())) return above - 1;
  const Z middle2 = g[static_cast<size_t>(above)] + g[static_cast<size_t>(above - 1)];
  if (2 * v > middle2) return above;
  if (2 * v < middle2) return above - 1;
  return above % 2 == 0 ? above : above - 1;
}
inline int Toward0(Format f, const Z& v) {
  const std::vector<Z>& g = Grid(f);
  return static_cast<int>(std::upper_bound(g.begin(), g.end(), v) - g.begin()) - 1;
}
inline int Stochastic(Format f, const Z& v, uint32_t noise) {
  const Row& r = RowOf(f);
  if (v == 0) return 0;
  if (r.integer) {
    const Z q = (v * 64 + Z(noise >> 9) * Two(-23)) / Two(0);
    return q > 127 ? 127 : static_cast<int>(q);
  }
  const int e = FloorLog2(v), smallest = 1 - r.bias;
  if (e > r.emax) return r.top_code;
  const Z w = noise >> (9 + r.p);
  if (e >= smallest) return Toward0(f, v + w * Two(e - 23));
  return Toward0(f, (v / Two(smallest - 23) + w) * Two(smallest - 23));
}
inline uint32_t Code(Format f, uint32_t y, int s, Rounding rounding, uint32_t noise) {
  const Row& r = RowOf(f);
  const uint32_t sign = Negative(y) ? 1u << (r.bits - 1) : 0u;
  if (Nan(y)) return r.integer ? 0u : sign | static_cast<uint32_t>(r.nan_code < 0 ? r.top_code : r.nan_code);
  int m = r.top_code;
  if (!Inf(y)) {
    const Z v = Magnitude(y, s);
    m = rounding == Rounding::kRNE   ? Nearest(f, v)
        : rounding == Rounding::kRTZ ? Toward0(f, v)
                                     : Stochastic(f, v, noise);
  }
  if (r.integer) return static_cast<uint32_t>(Negative(y) ? -m : m) & 0xFFu;
  return sign | static_cast<uint32_t>(m);
}

// The random word of one element, each kind spelled out.
inline uint32_t Noise(const RandomStream& random, SrPair kind, int bits, int64_t row, int64_t k, int64_t kp) {
  const auto lfsr = [](uint32_t s, int64_t times) {
    for (; times > 0; --times) s = (s & 0x80000000u) != 0 ? (s * 2u) ^ 0xC5u : s * 2u;
    return s;
  };
  const int64_t at = row * kp + k;
  const auto word = [&](int64_t i) { return random.Word(static_cast<uint64_t>(i)); };
  if (kind == SrPair::kIndependent) return word(at);
  if (kind == SrPair::kPair1Shift) return (k % 4) < 2 ? word(at / 4) : word(at / 4) >> 16;
  const int shift = kind == SrPair::kSeedShift ? 1 : 0, advance = kind == SrPair::kSame ? 0 : 1;
  if (bits == 4) return lfsr(word(at / 2) >> shift, advance * (k % 2));
  if (bits == 6) return lfsr(word(at / 32) >> shift, advance * (k % 32));
  return word(at) >> shift;
}

inline uint32_t Widen(const SourceView& s, int64_t row, int64_t col) {
  if (s.type == DType::kF32) return static_cast<const uint32_t*>(s.data)[row * s.stride + col];
  const uint32_t h = static_cast<const uint16_t*>(s.data)[row * s.stride + col];
  if (s.type == DType::kBF16) return h * 65536u;
  const uint32_t sign = (h >> 15) << 31, field = (h >> 10) & 31, m = h & 1023;
  if (field == 31) return sign | (m == 0 ? 0x7F800000u : 0x7FC00000u | (m << 13));
  return Round(sign != 0, field == 0 ? Z(m) * Two(-24) : Z(1024 + m) * Two(static_cast<int>(field) - 25));
}

inline MxTensor Quantize(const SourceView& s, Axis axis, const QuantSpec& spec, QuantCounters* c) {
  const Row& r = RowOf(spec.format);
  const int64_t rows = axis == Axis::kRow ? s.rows : s.cols, K = axis == Axis::kRow ? s.cols : s.rows;
  const int64_t blocks = (K + 31) / 32, kp = blocks * 32, stride = (r.bits * K + 7) / 8;
  std::vector<uint32_t> y(static_cast<size_t>(rows * K));
  for (int64_t i = 0; i < rows; ++i) {
    std::vector<uint32_t> x(static_cast<size_t>(K));
    for (int64_t k = 0; k < K; ++k) {
      uint32_t u = axis == Axis::kRow ? Widen(s, i, k) : Widen(s, k, i);
      if (spec.prescale != 1.0f) u = Multiply(u, ToBits(spec.prescale));
      ++c->elements;
      c->nan += Nan(u);
      c->inf += Inf(u);
      if (spec.hadamard.n != 0 && MaskBit(spec.hadamard.signs, spec.hadamard.n, k)) u ^= 0x80000000u;
      x[static_cast<size_t>(k)] = u;
    }
    const int64_t n = spec.hadamard.n;
    for (int64_t k = 0; n != 0 && k < K; k += n) {
      const std::vector<uint32_t> group = Rotated({x.begin() + k, x.begin() + k + n});
      std::copy(group.begin(), group.end(), x.begin() + k);
    }
    std::copy(x.begin(), x.end(), y.begin() + i * K);
  }
  MxTensor out;
  out.format = spec.format;
  out.rows = rows;
  out.k = K;
  out.codes.assign(static_cast<size_t>(rows * stride), 0);
  out.scales.assign(static_cast<size_t>(rows * blocks), 0);
  const int64_t high = spec.block == BlockShape::k32x32 ? 32 : 1;
  for (int64_t i0 = 0; i0 < rows; i0 += high) {
    for (int64_t b = 0; b < blocks; ++b) {
      const int64_t i1 = std::min(i0 + high, rows), k0 = b * 32, k1 = std::min(k0 + 32, K);
      uint32_t amax = 0;
      int64_t nans = 0;
      for (int64_t i = i0; i < i1; ++i) {
        for (int64_t k = k0; k < k1; ++k) {
          const uint32_t u = y[static_cast<size_t>(i * K + k)];
          if (Nan(u))
            ++nans;
          else
            amax = std::max(amax, u & 0x7FFFFFFFu);
        }
      }
      if (nans == (i1 - i0) * (k1 - k0)) amax = 0x7F800000u;
      int s = 0;
      uint8_t byte = spec.zero_byte;
      if (amax != 0) byte = static_cast<uint8_t>((s = Scale(spec.rule, spec.format, amax)) + 127);
      if (spec.fixed_scale) s = (byte = *spec.fixed_scale) - 127;
      const bool poison = spec.nan == NanPolicy::kPoison && (nans > 0 || byte == 0xFF);
      if (poison) byte = 0xFF;
      ++c->blocks;
      c->zero_blocks += amax == 0;
      for (int64_t i = i0; i < i1; ++i) {
        out.scales[static_cast<size_t>(i * blocks + b)] = byte;
        for (int64_t k = k0; k < k1 && !poison; ++k) {
          uint32_t u = y[static_cast<size_t>(i * K + k)];
          if (byte == 0xFF) u = (u & 0x80000000u) | 0x7FC00000u;
          const uint32_t noise = Noise(spec.random, spec.sr_pair, r.bits, i, k, kp);
          const uint32_t code = Code(spec.format, u, s, spec.rounding, noise);
          for (int bit = 0; bit < r.bits; ++bit) {
            const int64_t place = k * r.bits + bit;
            if ((code >> bit) & 1)
              out.codes[static_cast<size_t>(i * stride + place / 8)] |=
                  static_cast<uint8_t>(1 << (place % 8));
          }
          if (Nan(u) || Inf(u)) continue;
          c->clipped += Magnitude(u, s) > Value(r, r.top_code);
          c->underflow += (u << 1) != 0 && (r.integer ? code : code & ~(1u << (r.bits - 1))) == 0;
        }
      }
    }
  }
  return out;
}

}  // namespace mx::slow

#endif  // MX_SIM_QUANT_SLOW_MODEL_H_
