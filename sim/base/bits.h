// Bit-level view of binary32 and the few exact helpers that every stage needs. No libm.
#ifndef MX_SIM_BASE_BITS_H_
#define MX_SIM_BASE_BITS_H_

#include <bit>
#include <cstdint>

namespace mx {

inline constexpr uint32_t kF32Sign = 0x80000000u;
inline constexpr uint32_t kF32Abs = 0x7FFFFFFFu;
inline constexpr uint32_t kF32Inf = 0x7F800000u;
inline constexpr uint32_t kF32MantissaMask = 0x007FFFFFu;
inline constexpr uint32_t kF32QuietNan = 0x7FC00000u;  // the only NaN a stage of ours may produce
inline constexpr uint32_t kF32Max = 0x7F7FFFFFu;

constexpr uint32_t ToBits(float x) { return std::bit_cast<uint32_t>(x); }
constexpr float FromBits(uint32_t u) { return std::bit_cast<float>(u); }
constexpr uint64_t ToBits64(double x) { return std::bit_cast<uint64_t>(x); }
constexpr double FromBits64(uint64_t u) { return std::bit_cast<double>(u); }

constexpr bool IsNan(uint32_t f32_bits) { return (f32_bits & kF32Abs) > kF32Inf; }
constexpr bool IsInf(uint32_t f32_bits) { return (f32_bits & kF32Abs) == kF32Inf; }
constexpr bool IsFinite(uint32_t f32_bits) { return (f32_bits & kF32Abs) < kF32Inf; }

// A NaN made or passed by arithmetic leaves a stage as 7FC00000: sign and payload differ between CPUs.
constexpr uint32_t Canonical(uint32_t f32_bits) { return IsNan(f32_bits) ? kF32QuietNan : f32_bits; }
constexpr float CanonicalF(float x) { return FromBits(Canonical(ToBits(x))); }

// Exact 2^e as binary64, for e in [-1022, 1023].
constexpr double Pow2(int e) { return FromBits64(static_cast<uint64_t>(e + 1023) << 52); }

// A finite non-zero binary32 as significand * 2^exponent with significand in [2^23, 2^24), subnormals
// normalised.
struct NormalisedF32 {
  uint32_t significand;
  int exponent;                                           // of the last significand bit
  constexpr int Binade() const { return exponent + 23; }  // floor(log2 |x|)
};
constexpr NormalisedF32 Normalise(uint32_t abs_bits) {
  const int field = static_cast<int>(abs_bits >> 23);
  const uint32_t mantissa = abs_bits & kF32MantissaMask;
  if (field != 0) return {mantissa | 0x00800000u, field - 150};
  const int shift = std::countl_zero(mantissa) - 8;
  return {mantissa << shift, -149 - shift};
}

// (-1)^negative * magnitude * 2^exponent rounded once to binary32: nearest even, subnormals kept, overflow to
// infinity; a value that rounds to zero keeps its sign. `sticky` says that a positive amount below the
// last bit of `magnitude` was dropped before the call; then magnitude must have at least 26 significant bits.
constexpr uint32_t RoundToF32(bool negative, uint64_t magnitude, int exponent, bool sticky = false) {
  const uint32_t sign = negative ? kF32Sign : 0u;
  if (magnitude == 0) return sign;
  const int top = 63 - std::countl_zero(magnitude);
  const int binade = top + exponent;
  if (binade > 127) return sign | kF32Inf;
  const int ulp = (binade < -126 ? -126 : binade) - 23;  // exponent of the result's last bit
  const int drop = ulp - exponent;
  uint64_t kept = 0;
  if (drop <= 0) {
    kept = magnitude << -drop;  // fits: the result has at most 24 bits
  } else if (drop > 64) {
    return sign;
  } else {
    const uint64_t half = uint64_t{1} << (drop - 1);
    const uint64_t rest = drop == 64 ? magnitude : magnitude & ((half << 1) - 1);
    kept = drop == 64 ? 0 : magnitude >> drop;
    if (rest > half || (rest == half && (sticky || (kept & 1)))) ++kept;
  }
  // kept in [0, 2^24]; the implicit bit adds itself to the exponent field, a carry moves to the next binade.
  const uint32_t field = static_cast<uint32_t>(ulp + 149);
  const uint32_t bits = (field << 23) + static_cast<uint32_t>(kept);
  return sign | (bits > kF32Inf ? kF32Inf : bits);
}

}  // namespace mx

#endif  // MX_SIM_BASE_BITS_H_
