#include "sim/gfx950/machine/atomics.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>

namespace mx::gfx950 {
namespace {

uint32_t Bits(float v) { return std::bit_cast<uint32_t>(v); }
uint64_t Four(AtomicOp op, uint64_t m, uint64_t d, uint64_t o = 0, bool flush = false) {
  return ApplyAtomic(op, 4, m, d, o, flush);
}

TEST(Atomics, Integers) {
  EXPECT_EQ(Four(AtomicOp::kAdd, 0xFFFFFFFF, 2), 1u);
  EXPECT_EQ(Four(AtomicOp::kSub, 0, 1), 0xFFFFFFFFu);
  EXPECT_EQ(Four(AtomicOp::kReverseSub, 3, 10), 7u);
  EXPECT_EQ(Four(AtomicOp::kSignedMin, 0xFFFFFFFF, 1), 0xFFFFFFFFu);
  EXPECT_EQ(Four(AtomicOp::kUnsignedMin, 0xFFFFFFFF, 1), 1u);
  EXPECT_EQ(Four(AtomicOp::kSignedMax, 0xFFFFFFFF, 1), 1u);
  EXPECT_EQ(Four(AtomicOp::kIncrement, 5, 5), 0u);
  EXPECT_EQ(Four(AtomicOp::kIncrement, 4, 5), 5u);
  EXPECT_EQ(Four(AtomicOp::kDecrement, 0, 5), 5u);
  EXPECT_EQ(Four(AtomicOp::kDecrement, 6, 5), 5u);
  EXPECT_EQ(Four(AtomicOp::kDecrement, 3, 5), 2u);
  EXPECT_EQ(Four(AtomicOp::kCompareSwap, 3, 9, 3), 9u);
  EXPECT_EQ(Four(AtomicOp::kCompareSwap, 4, 9, 3), 4u);
  EXPECT_EQ(Four(AtomicOp::kMaskOr, 0xFF, 0x0F, 0x100), 0x1F0u);
  EXPECT_EQ(Four(AtomicOp::kWrap, 3, 5, 10), 13u);
  EXPECT_EQ(ApplyAtomic(AtomicOp::kAdd, 8, 0xFFFFFFFF, 1, 0, false), 0x100000000u);
}

TEST(Atomics, FloatAddRoundsOnceAndFlushesOnDemand) {
  EXPECT_EQ(Four(AtomicOp::kAddF32, Bits(1.0f), Bits(0x1p-24f)), Bits(1.0f));  // a tie
  EXPECT_EQ(Four(AtomicOp::kAddF32, Bits(-0.0f), Bits(0.0f)), 0u);
  EXPECT_EQ(Four(AtomicOp::kAddF32, 0x7F800000, 0xFF800000), 0x7FC00000u);
  EXPECT_EQ(Four(AtomicOp::kAddF32, 0x7F812345, 0), 0x7FC12345u);  // made quiet
  EXPECT_EQ(Four(AtomicOp::kAddF32, 1, 1), 2u);
  EXPECT_EQ(Four(AtomicOp::kAddF32, 1, 1, 0, true), 0u);
  EXPECT_EQ(Four(AtomicOp::kAddF32, 0x80000001, 0x80000001, 0, true), 0x80000000u);
}

// Every pair of signs, exponents and a few mantissas of binary16 against arithmetic in binary64.
TEST(Atomics, HalfAddAgreesWithWiderArithmetic) {
  const auto Value = [](uint32_t h) {
    const int e = h >> 10 & 31, f = h & 1023;
    const double v = e == 0 ? f * 0x1p-24 : std::ldexp(1024 + f, e - 25);
    return h & 0x8000 ? -v : v;
  };
  for (uint32_t a = 0; a < 0x10000; a += 97) {
    for (uint32_t b = 0; b < 0x10000; b += 331) {
      if ((a >> 10 & 31) == 31 || (b >> 10 & 31) == 31) continue;
      const auto got = static_cast<uint32_t>(Four(AtomicOp::kPackedAddF16, a | b << 16, b | a << 16));
      EXPECT_EQ(got & 0xFFFF, got >> 16);
      const double exact = Value(a) + Value(b);
      if ((got & 0x7FFF) == 0x7C00) {
        EXPECT_GE(std::fabs(exact), 65520.0);
        continue;
      }
      // No neighbour is nearer, and a tie goes to the even one.
      const double error = std::fabs(Value(got & 0xFFFF) - exact);
      for (const int step : {-1, 1}) {
        const uint32_t next = (got & 0xFFFF) + static_cast<uint32_t>(step);
        if ((next & 0x7FFF) > 0x7BFF || (next ^ got) & 0x8000) continue;
        const double other = std::fabs(Value(next & 0xFFFF) - exact);
        ASSERT_TRUE(error < other || (error == other && (got & 1) == 0)) << std::hex << a << " " << b;
      }
    }
  }
}

TEST(Atomics, BfloatAddRoundsToNearestEven) {
  const auto Add = [](uint32_t a, uint32_t b) {
    return static_cast<uint32_t>(Four(AtomicOp::kPackedAddBf16, a, b));
  };
  EXPECT_EQ(Add(0x3F80, 0x3B80), 0x3F80u);  // 1 + 2^-8: a tie to even
  EXPECT_EQ(Add(0x3F81, 0x3B80), 0x3F82u);  // odd: up
  EXPECT_EQ(Add(0x3F80, 0x3B81), 0x3F81u);  // above the tie
  EXPECT_EQ(Add(0x7F7F, 0x7F7F), 0x7F80u);
  EXPECT_EQ(Add(0x7F80, 0xFF80), 0x7FC0u);
  EXPECT_EQ(Add(0x3F803F80, 0x3F800000), 0x40003F80u);
}

TEST(Atomics, MinimumAndMaximumOrderZerosAndNans) {
  const uint64_t nan = 0x7FC00000, plus = 0, minus = 0x80000000, one = Bits(1.0f);
  EXPECT_EQ(Four(AtomicOp::kMaxF32, minus, plus), plus);
  EXPECT_EQ(Four(AtomicOp::kMinF32, plus, minus), minus);
  EXPECT_EQ(Four(AtomicOp::kMaxF32, nan, one), one);
  EXPECT_EQ(Four(AtomicOp::kMinF32, one, nan), one);
  EXPECT_EQ(Four(AtomicOp::kMinF32, one, 0x7F800001), 0x7FC00001u);
  EXPECT_EQ(Four(AtomicOp::kCompareSwapF32, plus, one, minus), one);
  EXPECT_EQ(Four(AtomicOp::kCompareSwapF32, nan, one, nan), nan);
}

}  // namespace
}  // namespace mx::gfx950
