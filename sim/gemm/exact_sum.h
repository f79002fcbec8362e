// Exact dyadic numbers: one block dot (Dyadic), and a sum of many with any exponents (WideSum). No rounding
// before the last step, which is a single one to binary32.
#ifndef MX_SIM_GEMM_EXACT_SUM_H_
#define MX_SIM_GEMM_EXACT_SUM_H_

#include <array>
#include <bit>
#include <cstdint>

#include "sim/base/bits.h"

namespace mx {

__extension__ using Int128 = __int128;
__extension__ using Uint128 = unsigned __int128;

// (-1)^negative * magnitude * 2^exponent.
struct Dyadic {
  bool negative = false;
  Uint128 magnitude = 0;
  int exponent = 0;

  bool IsZero() const { return magnitude == 0; }
  // floor(log2 |x|) of a non-zero number.
  int Binade() const {
    const auto high = static_cast<uint64_t>(magnitude >> 64);
    const int top =
        high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(static_cast<uint64_t>(magnitude));
    return top + exponent;
  }
};

inline Dyadic MakeDyadic(Int128 value, int exponent) {
  return {value < 0, value < 0 ? -static_cast<Uint128>(value) : static_cast<Uint128>(value), exponent};
}

// A finite binary32.
inline Dyadic DyadicOfF32(uint32_t bits) {
  const uint32_t field = (bits & kF32Abs) >> 23, mantissa = bits & kF32MantissaMask;
  return {(bits & kF32Sign) != 0, field == 0 ? mantissa : mantissa | 0x00800000u,
          field == 0 ? -149 : static_cast<int>(field) - 150};
}

// To nearest even, as RoundToF32 of bits.h. Zero gives +0.
inline uint32_t RoundDyadic(const Dyadic& x) {
  if (x.IsZero()) return 0;
  const auto high = static_cast<uint64_t>(x.magnitude >> 64);
  if (high == 0) return RoundToF32(x.negative, static_cast<uint64_t>(x.magnitude), x.exponent);
  const int drop = 64 - std::countl_zero(high);
  const bool sticky = (x.magnitude & ((Uint128{1} << drop) - 1)) != 0;
  return RoundToF32(x.negative, static_cast<uint64_t>(x.magnitude >> drop), x.exponent + drop, sticky);
}

// Toward zero: subnormals kept, overflow stops at the largest finite value (IEEE 754 roundTowardZero).
inline uint32_t TruncateToF32(bool negative, uint64_t magnitude, int exponent) {
  const uint32_t sign = negative ? kF32Sign : 0u;
  if (magnitude == 0) return sign;
  const int binade = 63 - std::countl_zero(magnitude) + exponent;
  if (binade > 127) return sign | kF32Max;
  const int ulp = (binade < -126 ? -126 : binade) - 23;
  const int drop = ulp - exponent;
  if (drop > 63) return sign;
  return RoundToF32(negative, drop > 0 ? magnitude >> drop : magnitude, drop > 0 ? ulp : exponent);
}

// Two's complement fixed point. Products of E5M2 codes under the extreme scales reach from 2^-286 to below
// 2^286, a whole instruction adds 128 of them and a binary32: 640 bits from 2^-320 hold every sum.
class WideSum {
 public:
  void Add(const Dyadic& x) {
    if (x.IsZero()) return;
    const int shift = x.exponent - kLowest;
    const int limb = shift / 64, bit = shift % 64;
    const auto low = static_cast<uint64_t>(x.magnitude), high = static_cast<uint64_t>(x.magnitude >> 64);
    const uint64_t part[3] = {low << bit, bit == 0 ? high : (low >> (64 - bit)) | (high << bit),
                              bit == 0 ? 0 : high >> (64 - bit)};
    uint64_t carry = x.negative ? 1 : 0;  // -x is ~x + 1
    for (int i = limb; i < kLimbs; ++i) {
      const uint64_t word = i - limb < 3 ? part[i - limb] : 0;
      const Uint128 sum = Uint128{limbs_[i]} + (x.negative ? ~word : word) + carry;
      limbs_[i] = static_cast<uint64_t>(sum);
      carry = static_cast<uint64_t>(sum >> 64);
    }
  }

  bool IsZero() const { return limbs_ == decltype(limbs_){}; }

  // Once to nearest even. Zero gives +0.
  uint32_t Round() const {
    auto word = limbs_;
    const bool negative = (word[kLimbs - 1] >> 63) != 0;
    uint64_t carry = 1;
    for (int i = 0; negative && i < kLimbs; ++i) {
      word[i] = ~word[i] + carry;
      carry = carry != 0 && word[i] == 0 ? 1 : 0;
    }
    int top = kLimbs - 1;
    while (top >= 0 && word[top] == 0) --top;
    if (top < 0) return 0;
    const int second = top > 0 ? top - 1 : 0;
    const Uint128 magnitude = top > 0 ? Uint128{word[top]} << 64 | word[second] : Uint128{word[0]};
    bool sticky = false;
    for (int i = 0; i < second; ++i) sticky = sticky || word[i] != 0;
    // The bits below are a positive amount less than one unit of the two words kept: as a last bit it only
    // breaks ties.
    const int exponent = kLowest + 64 * second;
    if (!sticky) return RoundDyadic({negative, magnitude, exponent});
    const int drop = 64 - std::countl_zero(static_cast<uint64_t>(magnitude >> 64));
    return RoundToF32(negative, static_cast<uint64_t>(magnitude >> drop), exponent + drop, true);
  }

 private:
  static constexpr int kLimbs = 10, kLowest = -320;
  std::array<uint64_t, kLimbs> limbs_{};
};

}  // namespace mx

#endif  // MX_SIM_GEMM_EXACT_SUM_H_
