#include "sim/gfx950/machine/atomics.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mx::gfx950 {
namespace {

// A binary format of at most 64 bits by its mantissa width; every function works on raw bits.
struct Shape {
  int mantissa;
  int bits;
  uint64_t Sign() const { return uint64_t{1} << (bits - 1); }
  uint64_t Fraction() const { return (uint64_t{1} << mantissa) - 1; }
  uint64_t Infinity() const { return (Sign() - 1) & ~Fraction(); }
  bool IsNan(uint64_t v) const { return (v & (Sign() - 1)) > Infinity(); }
  uint64_t Quiet(uint64_t v) const { return v | uint64_t{1} << (mantissa - 1); }
  uint64_t Flush(uint64_t v, bool flush) const { return flush && (v & Infinity()) == 0 ? v & Sign() : v; }
  // Orders numbers, -0 below +0, as an unsigned integer.
  uint64_t Key(uint64_t v) const { return v & Sign() ? ~v & (Sign() | (Sign() - 1)) : v | Sign(); }
};
constexpr Shape kF16{10, 16}, kBf16{7, 16}, kF32{23, 32}, kF64{52, 64};

double HalfToDouble(uint16_t h) {
  const int exponent = h >> 10 & 31, fraction = h & 1023;
  double v = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25);
  if (exponent == 31) v = HUGE_VAL;
  return h & 0x8000 ? -v : v;
}

// RNE. The sum of two halves is exact in binary64, so this rounds once.
uint16_t DoubleToHalf(double v) {
  const uint16_t sign = std::signbit(v) ? 0x8000 : 0;
  const double a = std::fabs(v);
  if (a == 0) return sign;
  int exponent = std::max(std::ilogb(a), -14);
  if (exponent > 15) return sign | 0x7C00;
  const double scaled = std::ldexp(a, 10 - exponent);  // below 2048
  double whole = std::floor(scaled);
  const double rest = scaled - whole;
  if (rest > 0.5 || (rest == 0.5 && std::fmod(whole, 2) == 1)) whole += 1;
  const int mantissa = static_cast<int>(whole);
  return static_cast<uint16_t>(sign | ((exponent + 14) * 1024 + mantissa));  // 1024 is the hidden bit
}

uint64_t AddF16(uint64_t a, uint64_t b, bool flush) {
  if (kF16.IsNan(a)) return kF16.Quiet(a);
  if (kF16.IsNan(b)) return kF16.Quiet(b);
  a = kF16.Flush(a, flush), b = kF16.Flush(b, flush);
  if (a == kF16.Infinity() + (b & 0x8000 ? 0u : 0x8000u) && (b & 0x7FFF) == 0x7C00) return 0x7E00;
  const double sum = HalfToDouble(static_cast<uint16_t>(a)) + HalfToDouble(static_cast<uint16_t>(b));
  if (std::isinf(sum)) return sum < 0 ? 0xFC00 : 0x7C00;
  return kF16.Flush(DoubleToHalf(sum), flush);
}

uint64_t AddF32(uint64_t a, uint64_t b, bool flush) {
  if (kF32.IsNan(a)) return kF32.Quiet(a);
  if (kF32.IsNan(b)) return kF32.Quiet(b);
  const auto Value = [&](uint64_t v) {
    return std::bit_cast<float>(static_cast<uint32_t>(kF32.Flush(v, flush)));
  };
  const float sum = Value(a) + Value(b);
  return std::isnan(sum) ? 0x7FC00000u : kF32.Flush(std::bit_cast<uint32_t>(sum), flush);
}

// The binary32 sum of two bf16 rounds correctly again to bf16: bits that binary32 drops lie more than 16
// binades below the larger addend, never at a tie of 8 bits.
uint64_t AddBf16(uint64_t a, uint64_t b, bool flush) {
  if (kBf16.IsNan(a)) return kBf16.Quiet(a);
  if (kBf16.IsNan(b)) return kBf16.Quiet(b);
  const uint64_t sum = AddF32(kBf16.Flush(a, flush) << 16, kBf16.Flush(b, flush) << 16, false);
  if (kF32.IsNan(sum)) return 0x7FC0;
  return kBf16.Flush((sum + 0x7FFF + (sum >> 16 & 1)) >> 16 & 0xFFFF, flush);
}

uint64_t AddF64(uint64_t a, uint64_t b) {
  if (kF64.IsNan(a)) return kF64.Quiet(a);
  if (kF64.IsNan(b)) return kF64.Quiet(b);
  const double sum = std::bit_cast<double>(a) + std::bit_cast<double>(b);
  return std::isnan(sum) ? 0x7FF8000000000000u : std::bit_cast<uint64_t>(sum);
}

// ISA 9.2.3: a signalling NaN of either side (the first first) comes back quiet; a quiet NaN is below all
// numbers for the maximum and above all for the minimum. Flushing acts on the comparison only.
uint64_t Select(Shape shape, uint64_t a, uint64_t b, bool maximum, bool flush) {
  const auto Signalling = [&](uint64_t v) { return shape.IsNan(v) && v != shape.Quiet(v); };
  if (Signalling(a)) return shape.Quiet(a);
  if (Signalling(b)) return shape.Quiet(b);
  if (shape.IsNan(a)) return b;
  if (shape.IsNan(b)) return a;
  const uint64_t ka = shape.Key(shape.Flush(a, flush)), kb = shape.Key(shape.Flush(b, flush));
  return (maximum ? ka >= kb : ka <= kb) ? a : b;
}

bool EqualNumbers(Shape shape, uint64_t a, uint64_t b, bool flush) {
  if (shape.IsNan(a) || shape.IsNan(b)) return false;
  a = shape.Flush(a, flush), b = shape.Flush(b, flush);
  return a == b || ((a | b) & (shape.Sign() - 1)) == 0;
}

int64_t Signed(uint64_t v, int bytes) {
  return bytes == 4 ? static_cast<int32_t>(v) : static_cast<int64_t>(v);
}

uint64_t Packed(uint64_t (*add)(uint64_t, uint64_t, bool), uint64_t a, uint64_t b, bool flush) {
  return add(a & 0xFFFF, b & 0xFFFF, flush) | add(a >> 16 & 0xFFFF, b >> 16 & 0xFFFF, flush) << 16;
}

uint64_t ApplyFloat(AtomicOp op, uint64_t memory, uint64_t data, uint64_t other, bool flush) {
  switch (op) {
    case AtomicOp::kAddF32:
      return AddF32(memory, data, flush);
    case AtomicOp::kMinF32:
      return Select(kF32, memory, data, false, flush);
    case AtomicOp::kMaxF32:
      return Select(kF32, memory, data, true, flush);
    case AtomicOp::kCompareSwapF32:
      return EqualNumbers(kF32, memory, other, flush) ? data : memory;
    case AtomicOp::kAddF64:
      return AddF64(memory, data);
    case AtomicOp::kMinF64:
      return Select(kF64, memory, data, false, false);
    case AtomicOp::kMaxF64:
      return Select(kF64, memory, data, true, false);
    case AtomicOp::kCompareSwapF64:
      return EqualNumbers(kF64, memory, other, false) ? data : memory;
    case AtomicOp::kPackedAddF16:
      return Packed(AddF16, memory, data, flush);
    default:
      return Packed(AddBf16, memory, data, flush);
  }
}

uint64_t ApplyInteger(AtomicOp op, int bytes, uint64_t memory, uint64_t data, uint64_t other) {
  switch (op) {
    case AtomicOp::kSwap:
      return data;
    case AtomicOp::kCompareSwap:
      return memory == other ? data : memory;
    case AtomicOp::kAdd:
      return memory + data;
    case AtomicOp::kSub:
      return memory - data;
    case AtomicOp::kReverseSub:
      return data - memory;
    case AtomicOp::kSignedMin:
      return Signed(data, bytes) < Signed(memory, bytes) ? data : memory;
    case AtomicOp::kSignedMax:
      return Signed(data, bytes) >= Signed(memory, bytes) ? data : memory;
    case AtomicOp::kUnsignedMin:
      return std::min(memory, data);
    case AtomicOp::kUnsignedMax:
      return std::max(memory, data);
    case AtomicOp::kAnd:
      return memory & data;
    case AtomicOp::kOr:
      return memory | data;
    case AtomicOp::kXor:
      return memory ^ data;
    case AtomicOp::kIncrement:
      return memory >= data ? 0 : memory + 1;
    case AtomicOp::kDecrement:
      return memory == 0 || memory > data ? data : memory - 1;
    case AtomicOp::kMaskOr:
      return (memory & ~data) | other;
    case AtomicOp::kWrap:
      return memory >= data ? memory - data : memory + other;
    default:
      return memory;
  }
}

}  // namespace

uint64_t ApplyAtomic(AtomicOp op, int bytes, uint64_t memory, uint64_t data, uint64_t other, bool flush) {
  const uint64_t mask = bytes == 8 ? ~uint64_t{0} : 0xFFFFFFFFu;
  memory &= mask, data &= mask, other &= mask;
  const uint64_t result =
      IsFloat(op) ? ApplyFloat(op, memory, data, other, flush) : ApplyInteger(op, bytes, memory, data, other);
  return result & mask;
}

}  // namespace mx::gfx950
