// Arithmetic that is wrong in one known way each: what neighbouring claims and mutants are made of.
#ifndef MX_CONFORMANCE_DIAGNOSE_WRONG_H_
#define MX_CONFORMANCE_DIAGNOSE_WRONG_H_

#include <algorithm>
#include <cstdint>

#include "sim/base/bits.h"
#include "sim/formats/codec.h"

namespace mx::conformance {

// What is known when a magnitude is cut to an E2M1 code: the steps below, and how much remains.
struct Remainder {
  uint64_t kept;        // steps below the number, in the binade's step
  uint64_t rest, half;  // what was cut, and half a step, in the same unit
  bool negative;
  bool subnormal;  // below 1.0, where all steps are 0.5
};

// y * 2^-s as an E2M1 code, `up(remainder)` saying whether the next step is taken. Specials as the format's.
template <typename Up>
constexpr uint32_t CutE2M1(uint32_t y, int s, const Up& up) {
  const uint32_t magnitude = y & kF32Abs, sign = y >> 31 << 3;
  if (magnitude == 0 || magnitude >= kF32Inf) return Encode(Format::kE2M1, y, s);
  const NormalisedF32 n = Normalise(magnitude);
  const int binade = n.Binade() - s, step = std::max(binade, 0), drop = std::min(22 + step - binade, 60);
  if (binade > 2) return sign | 7;
  const uint64_t kept = uint64_t{n.significand} >> drop, half = uint64_t{1} << (drop - 1);
  const uint64_t rest = uint64_t{n.significand} & ((half << 1) - 1);
  const bool next = up(Remainder{kept, rest, half, sign != 0, binade < 0});
  return sign | static_cast<uint32_t>(std::min<uint64_t>(static_cast<uint64_t>(step) * 2 + kept + next, 7));
}
constexpr bool Even(const Remainder& r) { return r.rest > r.half || (r.rest == r.half && (r.kept & 1) != 0); }

// Through a shorter type and back, to nearest even.
constexpr uint32_t ThroughBf16(uint32_t bits) { return Bf16ToF32(F32ToBf16(bits)); }
constexpr uint32_t ThroughF16(uint32_t bits) { return F16ToF32(F32ToF16(bits)); }

constexpr uint32_t WithoutSubnormals(uint32_t bits) {
  return (bits & kF32Abs) < 0x00800000u ? bits & kF32Sign : bits;
}

// amax / 4 to the nearest power of two, from 1.5 on the higher one: an early rule of a published library.
constexpr int NearestExponent(uint32_t amax) {
  const NormalisedF32 n = Normalise(amax);
  return std::clamp(n.Binade() + (n.significand >= 0x00C00000u ? 1 : 0) - 2, -127, 127);
}
// The exponent of amax / 6, cut: one too small for most blocks.
constexpr int SixthExponent(uint32_t amax) {
  const NormalisedF32 n = Normalise(amax);
  return std::clamp(n.Binade() - (n.significand >= 0x00C00000u ? 2 : 3), -127, 127);
}
// rceil as amax * f32(1 / 6), rounded up to a power of two: wrong beside one word.
constexpr int ReciprocalExponent(uint32_t amax) {
  const uint32_t ratio = ToBits(FromBits(amax) * FromBits(0x3E2AAAABu));
  if (ratio == 0) return -127;
  const NormalisedF32 n = Normalise(ratio);
  return std::clamp(n.Binade() + (n.significand != 0x00800000u ? 1 : 0), -127, 127);
}
// A logarithm in binary32 is whole from just below a power of two on.
constexpr uint32_t BesidePowerOfTwo(uint32_t amax) {
  return (amax & kF32MantissaMask) >= 0x007FFFF8u ? (amax | kF32MantissaMask) + 1 : amax;
}

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DIAGNOSE_WRONG_H_
