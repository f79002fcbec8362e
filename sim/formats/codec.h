// Decode and Encode of one code: the definition of every element conversion (CONTRACT rows 9 and 10). Scalar,
// exact, written to be read; slow_codec.h is the independent second model, codec_simd.h the fast twin.
#ifndef MX_SIM_FORMATS_CODEC_H_
#define MX_SIM_FORMATS_CODEC_H_

#include <algorithm>
#include <cstdint>

#include "sim/base/bits.h"
#include "sim/formats/format.h"

namespace mx {

enum class Rounding : uint8_t {
  kRNE,  // to nearest, ties to the even code
  kRTZ,  // toward zero
  kSR,   // stochastic: noise added to the discarded bits, then truncated
};

// What a magnitude beyond the largest finite value becomes. MX quantising always saturates.
enum class Overflow : uint8_t {
  kSaturate,     // the largest finite value, for infinities too
  kNonSaturate,  // Inf where the format has it, NaN in E4M3; formats with neither saturate all the same
};

// The exact value of a code as binary32 bits. Every format's values fit: INT8 code 80 is -2, E8M0 byte 0 is
// 2^-127 (a subnormal), byte FF is NaN. NaN codes give 7FC00000.
constexpr uint32_t Decode(Format format, uint32_t code) {
  const FormatInfo& f = Info(format);
  code &= f.code_mask();
  if (f.kind == FormatKind::kScale) {
    if (code == 0xFF) return kF32QuietNan;
    return RoundToF32(false, 1, static_cast<int>(code) - 127);
  }
  const bool negative = (code & f.sign_bit()) != 0;
  if (f.kind == FormatKind::kInt) {
    const int value = negative ? static_cast<int>(code) - (1 << f.bits) : static_cast<int>(code);
    return RoundToF32(negative && value != 0, static_cast<uint64_t>(negative ? -value : value), -f.p);
  }
  const uint32_t magnitude = code & ~f.sign_bit();
  if (static_cast<int>(magnitude) > f.max_code) {
    return static_cast<int>(magnitude) == f.inf_code ? (negative ? kF32Sign : 0u) | kF32Inf : kF32QuietNan;
  }
  const uint32_t field = magnitude >> f.p;
  const uint32_t mantissa = magnitude & ((1u << f.p) - 1);
  if (field == 0) return RoundToF32(negative, mantissa, f.last_bit());
  return RoundToF32(negative, mantissa | 1u << f.p, f.last_bit() + static_cast<int>(field) - 1);
}

namespace codec_internal {

// n / 2^drop to an integer. drop >= 0.
constexpr uint64_t RoundShift(uint64_t n, int drop, Rounding rounding) {
  if (drop == 0) return n;
  if (drop > 40) return 0;  // n < 2^30 here: below half of one
  const uint64_t kept = n >> drop;
  if (rounding == Rounding::kRTZ) return kept;
  const uint64_t rest = n & ((uint64_t{1} << drop) - 1);
  const uint64_t half = uint64_t{1} << (drop - 1);
  return kept + (rest > half || (rest == half && (kept & 1)));
}

// Stochastic magnitude code of a non-zero 1.m * 2^binade (CONTRACT row 10): the noise field's top bit is
// aligned with the first discarded mantissa bit. Bits that a subnormal result shifts out are lost before the
// noise. Source: the HIP host emulation of the gfx950 conversion; below 1.0 silicon is open (claim
// sr.subnormal).
constexpr uint32_t StochasticMagnitude(const FormatInfo& f, uint32_t significand, int binade,
                                       uint32_t noise) {
  const uint32_t w = noise >> (9 + f.p);
  if (binade > f.emax) return static_cast<uint32_t>(f.max_code);
  uint64_t code = 0;
  if (binade >= f.m0) {
    const uint64_t t = uint64_t{significand} + w;  // the implicit bit carries into the exponent by itself
    code = (static_cast<uint64_t>(binade - f.m0) << f.p) + (t >> (23 - f.p));
  } else {
    const int shift = f.m0 - binade;
    code = ((shift > 24 ? 0u : significand >> shift) + w) >> (23 - f.p);
  }
  return static_cast<uint32_t>(std::min<uint64_t>(code, static_cast<uint64_t>(f.max_code)));
}

// |code| of an integer format: 2^p |v| rounded and clamped symmetrically, so that the most negative code is
// never made; NaN is 0. Stochastic: floor(2^p |v| + r' 2^-23), r' = the top 23 bits of the noise.
constexpr uint32_t IntMagnitude(const FormatInfo& f, uint32_t magnitude, int scale_exponent,
                                Rounding rounding, uint32_t noise) {
  const uint64_t largest = static_cast<uint64_t>(f.max_code);
  if (magnitude > kF32Inf || magnitude == 0) return 0;
  if (magnitude == kF32Inf) return static_cast<uint32_t>(largest);
  const NormalisedF32 n = Normalise(magnitude);
  const int exponent = n.exponent - scale_exponent + f.p;  // of 2^p |v|
  uint64_t q = 0;
  if (exponent >= 0) {
    q = exponent > 8 ? largest : static_cast<uint64_t>(n.significand) << exponent;
  } else if (rounding == Rounding::kSR) {
    const int drop = -exponent;
    const uint64_t fixed = drop > 60    ? 0
                           : drop >= 23 ? uint64_t{n.significand} >> (drop - 23)
                                        : uint64_t{n.significand} << (23 - drop);
    q = (fixed + (noise >> 9)) >> 23;
  } else {
    q = RoundShift(n.significand, -exponent, rounding);
  }
  return static_cast<uint32_t>(std::min(q, largest));
}

}  // namespace codec_internal

// The code of v = y * 2^-scale_exponent, y given as binary32 bits, the product exact (unbounded exponent).
// `noise` is the 32-bit word of stochastic rounding. For kE8M0 use EncodeE8M0.
constexpr uint32_t Encode(Format format, uint32_t y_bits, int scale_exponent = 0,
                          Rounding rounding = Rounding::kRNE, Overflow overflow = Overflow::kSaturate,
                          uint32_t noise = 0) {
  const FormatInfo& f = Info(format);
  const bool negative = (y_bits & kF32Sign) != 0;
  const uint32_t magnitude = y_bits & kF32Abs;
  const uint32_t sign = negative ? f.sign_bit() : 0u;

  if (f.kind == FormatKind::kInt) {
    const uint32_t q = codec_internal::IntMagnitude(f, magnitude, scale_exponent, rounding, noise);
    return (negative ? 0u - q : q) & f.code_mask();
  }
  if (magnitude > kF32Inf) {  // NaN
    if (format == Format::kBF16) return (y_bits >> 16) | 0x0040u;
    if (format == Format::kFP16) return sign | 0x7E00u | ((y_bits & kF32MantissaMask) >> 13);
    return sign | static_cast<uint32_t>(f.HasNan() ? f.nan_code : f.max_code);
  }
  // BF16 and FP16 follow IEEE 754: to nearest overflows to Inf, toward zero stops at the largest finite
  // value, and an infinity stays one. The others follow `overflow`.
  const bool ieee = format == Format::kBF16 || format == Format::kFP16;
  const bool saturate = ieee ? false : overflow == Overflow::kSaturate;
  const uint32_t beyond = sign | static_cast<uint32_t>(saturate          ? f.max_code
                                                       : f.inf_code >= 0 ? f.inf_code
                                                       : f.HasNan()      ? f.nan_code
                                                                         : f.max_code);
  if (magnitude == kF32Inf) return beyond;
  if (magnitude == 0) return sign;

  const NormalisedF32 n = Normalise(magnitude);
  const int binade = n.Binade() - scale_exponent;
  if (rounding == Rounding::kSR) {
    return sign | codec_internal::StochasticMagnitude(f, n.significand, binade, noise);
  }
  if (binade > f.emax)
    return ieee && rounding == Rounding::kRTZ ? sign | static_cast<uint32_t>(f.max_code) : beyond;
  const int step_binade = std::max(binade, f.m0);  // values below m0 share its step
  const uint64_t steps =
      codec_internal::RoundShift(n.significand, 23 - f.p + (step_binade - binade), rounding);
  const uint64_t code = (static_cast<uint64_t>(step_binade - f.m0) << f.p) + steps;
  return code > static_cast<uint64_t>(f.max_code) ? beyond : sign | static_cast<uint32_t>(code);
}

enum class ScaleRounding : uint8_t { kFloor, kRceil, kNearestTiesUp, kNearestTiesEven };

// |x| * 2^-scale_exponent to an E8M0 byte, as a stand-alone conversion: the sign is ignored; NaN is FF; 0 is
// 00; the power of two at or below (floor), at or above (rceil) or nearest to it (a tie, 1.5 * 2^n, goes up
// or to the even byte), clamped to 2^-127..2^127; Inf is FE. ONNX names the nearest modes; the project's own
// rules use the first two.
constexpr uint32_t EncodeE8M0(uint32_t bits, ScaleRounding rounding, int scale_exponent = 0) {
  const uint32_t magnitude = bits & kF32Abs;
  if (magnitude > kF32Inf) return 0xFF;
  if (magnitude == kF32Inf) return 0xFE;
  if (magnitude == 0) return 0x00;
  const NormalisedF32 n = Normalise(magnitude);
  const int binade = n.Binade() - scale_exponent;
  if (binade < -127) return 0x00;
  bool up = false;
  switch (rounding) {
    case ScaleRounding::kFloor:
      break;
    case ScaleRounding::kRceil:
      up = n.significand > 0x00800000u;
      break;
    case ScaleRounding::kNearestTiesUp:
      up = n.significand >= 0x00C00000u;
      break;
    case ScaleRounding::kNearestTiesEven:
      up = n.significand > 0x00C00000u || (n.significand == 0x00C00000u && ((binade + 127) & 1) != 0);
      break;
  }
  return static_cast<uint32_t>(std::min(binade + up, 127) + 127);
}

// bfloat16 and binary16, bits to bits. NaN payloads move as CONTRACT rows 1 and 9 say.
constexpr uint32_t Bf16ToF32(uint16_t h) { return static_cast<uint32_t>(h) << 16; }
constexpr uint32_t F16ToF32(uint16_t h) {
  if ((h & 0x7FFFu) > 0x7C00u) {
    return static_cast<uint32_t>(h & 0x8000u) << 16 | kF32QuietNan | static_cast<uint32_t>(h & 0x3FFu) << 13;
  }
  return Decode(Format::kFP16, h);
}
constexpr uint16_t F32ToBf16(uint32_t bits) {
  if (IsNan(bits)) return static_cast<uint16_t>((bits >> 16) | 0x0040u);
  return static_cast<uint16_t>((bits + 0x7FFFu + ((bits >> 16) & 1u)) >> 16);
}
constexpr uint16_t F32ToF16(uint32_t bits) { return static_cast<uint16_t>(Encode(Format::kFP16, bits)); }

}  // namespace mx

#endif  // MX_SIM_FORMATS_CODEC_H_
