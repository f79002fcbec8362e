// A fixed-point number wide enough for everything that one scaled matrix instruction can add: two's
// complement, 1024 bits from 2^-450. Products of E5M2 under the extreme scales reach from 2^-286 to below
// 2^286.
#ifndef MX_CONFORMANCE_PROBE_FIXED_NUMBER_H_
#define MX_CONFORMANCE_PROBE_FIXED_NUMBER_H_

#include <array>
#include <cstddef>
#include <cstdint>

namespace mx::conformance {

// What happens to bits that an adder does not keep.
enum class Cut : uint8_t { kTruncate, kFloor, kNearest };

class FixedNumber {
 public:
  FixedNumber() = default;
  FixedNumber(int64_t value, int exponent);  // value * 2^exponent
  static FixedNumber OfF32(uint32_t finite_bits);

  void Add(const FixedNumber& x);
  // To a multiple of 2^unit.
  void CutTo(int unit, Cut cut);
  bool IsZero() const;
  bool IsNegative() const { return (limbs_[kLimbs - 1] >> 63) != 0; }
  int Binade() const;  // floor(log2 |x|) of a non-zero number
  // Once to binary32, to nearest even or toward zero; zero gives +0.
  uint32_t Round(bool toward_zero) const;

 private:
  static constexpr size_t kLimbs = 16;
  static constexpr int kLowest = -450;
  using Limbs = std::array<uint64_t, kLimbs>;
  static void AddBit(Limbs& limbs, int bit);
  Limbs Magnitude() const;
  static int Top(const Limbs& limbs);  // of a non-zero magnitude
  Limbs limbs_{};
};

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_FIXED_NUMBER_H_
