// The second, independent model of every element conversion: a search over decoded values, exact, slow, for
// tests only. Written from the published format tables (OCP MX 1.0 section 5.3 and 5.4, IEEE 754-2019,
// bfloat16), on purpose without element_formats.inc and without any of codec.h: it knows a format by exponent
// bits, mantissa bits and bias, lists the values of all codes, and finds neighbours. All comparisons are
// between binary64 numbers that hold the compared quantity exactly: |scale_exponent| <= 600, 24-bit
// significands, adjacent values' midpoints.
#ifndef MX_SIM_FORMATS_SLOW_CODEC_H_
#define MX_SIM_FORMATS_SLOW_CODEC_H_

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "sim/base/bits.h"
#include "sim/formats/codec.h"

namespace mx::slow {

struct Definition {
  int exponent_bits, mantissa_bits, bias;
  int finite_codes;   // non-negative codes that are finite, from 0 up
  int infinity, nan;  // magnitude code of Inf and of the NaN to write; -1: none
};

inline Definition Define(Format format) {
  switch (format) {
    case Format::kE2M1:
      return {2, 1, 1, 8, -1, -1};
    case Format::kE2M3:
      return {2, 3, 1, 32, -1, -1};
    case Format::kE3M2:
      return {3, 2, 3, 32, -1, -1};
    case Format::kE4M3:
      return {4, 3, 7, 127, -1, 0x7F};
    case Format::kE5M2:
      return {5, 2, 15, 124, 0x7C, 0x7E};
    case Format::kBF16:
      return {8, 7, 127, 0x7F80, 0x7F80, 0x7FC0};
    case Format::kFP16:
      return {5, 10, 15, 0x7C00, 0x7C00, 0x7E00};
    case Format::kINT8:
      return {0, 6, 0, 128, -1, -1};  // n / 64, n = 0..127
    case Format::kE8M0:
      return {8, 0, 127, 255, -1, 0xFF};  // 2^(n - 127)
  }
  return {};
}

// First input (binary32 bits, sign clear) of a run of inputs that all get `code`; the run ends where the next
// starts.
struct Interval {
  uint32_t first, code;
};

class Codec {
 public:
  explicit Codec(Format format) : format_(format), d_(Define(format)) {
    // One value more than there are finite codes: where the next one would lie if the format went on.
    for (int n = 0; n <= d_.finite_codes; ++n) values_.push_back(Magnitude(n));
  }

  // The value of any code as binary64; NaN where the code is one.
  double Value(uint32_t code) const {
    if (format_ == Format::kE8M0) return code == 0xFF ? std::nan("") : values_[code];
    const uint32_t sign_bit = SignBit();
    if (format_ == Format::kINT8)
      return (static_cast<double>(code & 127u) - ((code & sign_bit) != 0 ? 128 : 0)) / 64;
    const int n = static_cast<int>(code & (sign_bit - 1));
    double value = n == d_.infinity       ? std::numeric_limits<double>::infinity()
                   : n >= d_.finite_codes ? std::nan("")
                                          : values_[static_cast<size_t>(n)];
    return (code & sign_bit) != 0 ? -value : value;
  }

  uint32_t Encode(uint32_t y_bits, int scale_exponent, Rounding rounding, Overflow overflow,
                  uint32_t noise) const {
    const bool negative = y_bits >> 31 != 0;
    const uint32_t magnitude_bits = y_bits & 0x7FFFFFFFu;
    if (magnitude_bits > 0x7F800000u) return NanCode(y_bits);
    const double v = magnitude_bits == 0x7F800000u
                         ? std::numeric_limits<double>::infinity()
                         : std::ldexp(static_cast<double>(FromBits(magnitude_bits)), -scale_exponent);
    return WithSign(negative, MagnitudeCode(v, rounding, overflow, noise));
  }

  // NaN in: the rule of each format. Formats without NaN take their largest magnitude, INT8 zero.
  uint32_t NanCode(uint32_t y_bits) const {
    const bool negative = y_bits >> 31 != 0;
    switch (format_) {
      case Format::kINT8:
        return 0;
      case Format::kBF16:
        return y_bits / 65536 | 64;
      case Format::kFP16:
        return (negative ? 0x8000u : 0u) + 0x7E00u + ((y_bits & 0x3FFFFFu) / 8192 & 0x1FFu);
      case Format::kE8M0:
        return 0xFF;
      default:
        break;
    }
    return WithSign(negative, static_cast<uint32_t>(d_.nan >= 0 ? d_.nan : d_.finite_codes - 1));
  }

  // All inputs from 0 to +Inf as runs of equal code, for scale exponent 0. The code of the negated input is
  // WithSign(true, code). Rounding is kRNE or kRTZ.
  std::vector<Interval> Intervals(Rounding rounding, Overflow overflow) const {
    std::vector<Interval> runs;
    uint32_t at = 0;
    while (at <= 0x7F800000u) {
      const uint32_t code = Encode(at, 0, rounding, overflow, 0);
      runs.push_back({at, code});
      uint32_t low = at, high = 0x7F800001u;  // codes never decrease with the input: bisect for the run's end
      while (high - low > 1) {
        const uint32_t middle = low + (high - low) / 2;
        (Encode(middle, 0, rounding, overflow, 0) == code ? low : high) = middle;
      }
      at = high;
    }
    return runs;
  }

  uint32_t WithSign(bool negative, uint32_t magnitude_code) const {
    if (!negative) return magnitude_code;
    if (format_ == Format::kINT8) return (256 - magnitude_code) % 256;
    return magnitude_code + SignBit();
  }

  int finite_codes() const { return d_.finite_codes; }
  double value(int magnitude_code) const { return values_[static_cast<size_t>(magnitude_code)]; }

  // Bits of the noise word that take part in stochastic rounding, from the top.
  int NoiseBits() const { return format_ == Format::kINT8 ? 23 : 23 - d_.mantissa_bits; }

 private:
  double Magnitude(int n) const {
    if (format_ == Format::kINT8) return n / 64.0;
    if (format_ == Format::kE8M0) return std::ldexp(1.0, n - 127);
    const int steps = 1 << d_.mantissa_bits;
    const int field = n / steps, mantissa = n % steps;
    const double significand = static_cast<double>(mantissa) / steps + (field == 0 ? 0 : 1);
    return std::ldexp(significand, std::max(field, 1) - d_.bias);
  }

  uint32_t SignBit() const {
    return format_ == Format::kINT8 ? 128u : 1u << (d_.exponent_bits + d_.mantissa_bits);
  }

  // v >= 0, Inf allowed. `below` is the largest code whose value is not above v, counting the value past the
  // end.
  uint32_t MagnitudeCode(double v, Rounding rounding, Overflow overflow, uint32_t noise) const {
    const bool ieee = format_ == Format::kBF16 || format_ == Format::kFP16;
    const uint32_t largest = static_cast<uint32_t>(d_.finite_codes) - 1;
    const bool keeps_inf = ieee || overflow == Overflow::kNonSaturate;
    const uint32_t beyond = !keeps_inf         ? largest
                            : d_.infinity >= 0 ? static_cast<uint32_t>(d_.infinity)
                            : d_.nan >= 0      ? static_cast<uint32_t>(d_.nan)
                                               : largest;
    if (std::isinf(v)) return beyond;
    const auto above = std::upper_bound(values_.begin(), values_.end(), v);
    const uint32_t below = static_cast<uint32_t>(above - values_.begin()) - 1;
    uint32_t code = below;
    if (above != values_.end()) {
      const double step = *above - values_[below], excess = v - values_[below];
      switch (rounding) {
        case Rounding::kRTZ:
          break;
        case Rounding::kRNE:
          code += 2 * excess > step || (2 * excess == step && below % 2 == 1);
          break;
        case Rounding::kSR: {  // up where the excess and the noise, both in steps, together make a whole one
          const double theta = std::ldexp(static_cast<double>(noise >> (32 - NoiseBits())), -NoiseBits());
          code += excess >= step * (1 - theta);
          break;
        }
      }
    }
    if (code <= largest) return code;
    return rounding == Rounding::kSR || (ieee && rounding == Rounding::kRTZ) ? largest : beyond;
  }

  Format format_;
  Definition d_;
  std::vector<double> values_;
};

// E8M0: the largest power of two not above |x| (floor), the smallest not below it (rceil), or the nearer one
// with ties up or to the even byte; always within 2^-127 .. 2^127.
inline uint32_t EncodeScale(uint32_t bits, ScaleRounding rounding) {
  static const Codec codec(Format::kE8M0);
  const double x = std::fabs(static_cast<double>(FromBits(bits & 0x7FFFFFFFu)));
  if (std::isnan(x)) return 0xFF;
  uint32_t byte = 0;
  while (byte < 254 && codec.value(static_cast<int>(byte) + 1) <= x) ++byte;
  const double low = codec.value(static_cast<int>(byte));
  if (x <= low || byte == 254) return byte;
  switch (rounding) {
    case ScaleRounding::kFloor:
      return byte;
    case ScaleRounding::kRceil:
      return byte + 1;
    case ScaleRounding::kNearestTiesUp:
      return byte + (x >= 1.5 * low);
    case ScaleRounding::kNearestTiesEven:
      return byte + (x > 1.5 * low || (x == 1.5 * low && byte % 2 == 1));
  }
  return byte;
}

}  // namespace mx::slow

#endif  // MX_SIM_FORMATS_SLOW_CODEC_H_
