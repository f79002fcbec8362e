#include "conformance/probe/fixed_number.h"

#include <bit>

#include "sim/base/bits.h"
#include "sim/gemm/exact_sum.h"

namespace mx::conformance {

void FixedNumber::AddBit(Limbs& limbs, int bit) {
  uint64_t carry = uint64_t{1} << bit % 64;
  for (auto i = static_cast<size_t>(bit / 64); i < limbs.size() && carry != 0; ++i) {
    limbs[i] += carry;
    carry = limbs[i] < carry ? 1 : 0;
  }
}

FixedNumber::FixedNumber(int64_t value, int exponent) {
  const int shift = exponent - kLowest;
  const uint64_t fill = value < 0 ? ~uint64_t{0} : 0, word = static_cast<uint64_t>(value);
  const auto limb = static_cast<size_t>(shift / 64);
  const int bit = shift % 64;
  for (size_t i = limb; i < limbs_.size(); ++i) {
    const uint64_t here = i == limb ? word : fill, below = i == limb ? 0 : i == limb + 1 ? word : fill;
    limbs_[i] = bit == 0 ? here : here << bit | below >> (64 - bit);
  }
}

FixedNumber FixedNumber::OfF32(uint32_t bits) {
  const Dyadic x = DyadicOfF32(bits);
  const auto magnitude = static_cast<int64_t>(x.magnitude);
  return {x.negative ? -magnitude : magnitude, x.exponent};
}

void FixedNumber::Add(const FixedNumber& x) {
  uint64_t carry = 0;
  for (size_t i = 0; i < limbs_.size(); ++i) {
    const Uint128 sum = Uint128{limbs_[i]} + x.limbs_[i] + carry;
    limbs_[i] = static_cast<uint64_t>(sum);
    carry = static_cast<uint64_t>(sum >> 64);
  }
}

void FixedNumber::CutTo(int unit, Cut cut) {
  const int bit = unit - kLowest;
  if (bit <= 0) return;
  const bool negative = IsNegative();
  const auto is_set = [&](int at) { return (limbs_[static_cast<size_t>(at / 64)] >> at % 64 & 1) != 0; };
  const bool half = is_set(bit - 1), odd = is_set(bit);
  bool rest = false;  // below the half
  for (int at = 0; at < bit - 1;) {
    const auto limb = static_cast<size_t>(at / 64);
    const int count = bit - 1 - at < 64 ? bit - 1 - at : 64;
    const uint64_t mask = count == 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1;
    rest |= (limbs_[limb] & mask) != 0;
    at += 64;
  }
  for (int at = 0; at < bit; at += 64) {
    const int count = bit - at < 64 ? bit - at : 64;
    limbs_[static_cast<size_t>(at / 64)] &= count == 64 ? 0 : ~((uint64_t{1} << count) - 1);
  }
  const bool up = cut == Cut::kTruncate  ? negative && (half || rest)
                  : cut == Cut::kNearest ? half && (rest || odd)
                                         : false;
  if (up) AddBit(limbs_, bit);
}

bool FixedNumber::IsZero() const { return limbs_ == Limbs{}; }

FixedNumber::Limbs FixedNumber::Magnitude() const {
  Limbs limbs = limbs_;
  if (!IsNegative()) return limbs;
  for (uint64_t& limb : limbs) limb = ~limb;
  AddBit(limbs, 0);
  return limbs;
}

int FixedNumber::Top(const Limbs& limbs) {
  size_t i = limbs.size() - 1;
  while (limbs[i] == 0) --i;
  return static_cast<int>(64 * i) + 63 - std::countl_zero(limbs[i]);
}

int FixedNumber::Binade() const { return Top(Magnitude()) + kLowest; }

uint32_t FixedNumber::Round(bool toward_zero) const {
  if (IsZero()) return 0;
  const Limbs limbs = Magnitude();
  const int top = Top(limbs), low = top < 63 ? 0 : top - 63;  // the 64 bits from `low` on
  const auto limb = static_cast<size_t>(low / 64);
  const int bit = low % 64;
  uint64_t word = limbs[limb] >> bit;
  if (bit != 0 && limb + 1 < limbs.size()) word |= limbs[limb + 1] << (64 - bit);
  bool sticky = bit != 0 && limbs[limb] << (64 - bit) != 0;
  for (size_t i = 0; i < limb; ++i) sticky |= limbs[i] != 0;
  const int exponent = low + kLowest;
  return toward_zero ? TruncateToF32(IsNegative(), word, exponent)
                     : RoundToF32(IsNegative(), word, exponent, sticky);
}

}  // namespace mx::conformance
