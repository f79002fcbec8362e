// Binary floating point on bits, for every width and rounding mode of MODE: exact intermediate values, one
// rounding. The definition behind the VALU; where MODE asks for round to nearest even, the handlers may use
// the host's binary32 and binary64 operations, which IEEE 754 makes the same function.
#ifndef MX_SIM_GFX950_EXEC_SOFT_FLOAT_H_
#define MX_SIM_GFX950_EXEC_SOFT_FLOAT_H_

#include <bit>
#include <cstdint>

namespace mx::gfx950 {

__extension__ using Wide = unsigned __int128;

enum class Rounding : uint8_t { kNearestEven, kUp, kDown, kZero };  // as MODE.FP_ROUND codes them

struct FloatType {
  int exponent_bits, mantissa_bits;
  constexpr int bits() const { return 1 + exponent_bits + mantissa_bits; }
  constexpr int bias() const { return (1 << (exponent_bits - 1)) - 1; }
  constexpr int max_field() const { return (1 << exponent_bits) - 1; }
  constexpr int last_bit() const { return 1 - bias() - mantissa_bits; }  // exponent of the smallest step
  constexpr uint64_t sign() const { return uint64_t{1} << (bits() - 1); }
  constexpr uint64_t mantissa_mask() const { return (uint64_t{1} << mantissa_bits) - 1; }
  constexpr uint64_t inf() const { return static_cast<uint64_t>(max_field()) << mantissa_bits; }
  constexpr uint64_t max() const { return inf() - 1; }
  constexpr uint64_t quiet_bit() const { return uint64_t{1} << (mantissa_bits - 1); }
  constexpr uint64_t nan() const { return inf() | quiet_bit(); }
  constexpr uint64_t Abs(uint64_t x) const { return x & (sign() - 1); }
  constexpr bool IsNan(uint64_t x) const { return Abs(x) > inf(); }
  constexpr bool IsInf(uint64_t x) const { return Abs(x) == inf(); }
  constexpr bool IsSignalling(uint64_t x) const { return IsNan(x) && (x & quiet_bit()) == 0; }
  constexpr bool IsDenormal(uint64_t x) const { return Abs(x) != 0 && Abs(x) <= mantissa_mask(); }
  constexpr uint64_t Flush(uint64_t x) const { return IsDenormal(x) ? x & sign() : x; }
  constexpr int Field(uint64_t x) const { return static_cast<int>(Abs(x) >> mantissa_bits); }
};
inline constexpr FloatType kHalf{5, 10}, kBfloat{8, 7}, kSingle{8, 23}, kDouble{11, 52};

// (-1)^negative * (magnitude + d) * 2^exponent with d = 0, or 0 < d < 1 where `sticky`.
struct Exact {
  bool negative = false;
  bool sticky = false;
  Wide magnitude = 0;
  int exponent = 0;
  constexpr bool IsZero() const { return magnitude == 0 && !sticky; }
};

constexpr int TopBit(Wide x) {
  const auto high = static_cast<uint64_t>(x >> 64);
  return high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(static_cast<uint64_t>(x));
}

// A finite number.
constexpr Exact Unpack(const FloatType& t, uint64_t x) {
  const int field = t.Field(x);
  const uint64_t mantissa = x & t.mantissa_mask();
  const uint64_t significand = field == 0 ? mantissa : mantissa | (uint64_t{1} << t.mantissa_bits);
  return {(x & t.sign()) != 0, false, significand, t.last_bit() + (field == 0 ? 0 : field - 1)};
}

// One rounding. Overflow: infinity, or the largest finite number where the mode points away from infinity.
uint64_t Round(const FloatType& t, Exact x, Rounding mode);

// Exact product and sum of finite numbers of at most 53 and 106 significant bits. A sum of zero is +0, -0
// where `mode` rounds down; equal signs keep theirs.
Exact Product(const Exact& x, const Exact& y);
Exact Sum(Exact x, Exact y, Rounding mode);

// IEEE operations with this device's NaN rule: the first NaN operand, quieted; a NaN that the operation makes
// is the positive quiet NaN without payload.
uint64_t Add(const FloatType& t, uint64_t a, uint64_t b, Rounding mode);
uint64_t Multiply(const FloatType& t, uint64_t a, uint64_t b, Rounding mode);
uint64_t FusedMultiplyAdd(const FloatType& t, uint64_t a, uint64_t b, uint64_t c, Rounding mode);
// The same value in another format; NaN payloads move with the leading bits.
uint64_t Convert(const FloatType& from, const FloatType& to, uint64_t x, Rounding mode);
// x * 2^n, rounded once.
uint64_t ScaleByPower(const FloatType& t, uint64_t x, int n, Rounding mode);

// Round to an integer that the format holds.
enum class ToIntegral : uint8_t { kNearestEven, kUp, kDown, kZero };
uint64_t RoundToIntegral(const FloatType& t, uint64_t x, ToIntegral how);
// Toward zero, saturating; NaN is 0. bits <= 32; the result is two's complement in 64 bits.
int64_t ToInteger(const FloatType& t, uint64_t x, int bits, bool is_signed);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_SOFT_FLOAT_H_
