// The elementary functions against libm in long double, with a stated tolerance; libm is the yardstick here
// and nowhere else. math_slow_test.cc tries all inputs.
#include "sim/nn/math.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "sim/base/philox.h"
#include "sim/nn/rope.h"
#include "sim/nn/sum16.h"
#include "sim/nn/ulp_test.h"

namespace mx {
namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
const float kNan = FromBits(0xFFC00001u);

void ExpectWithin(double bound, float (*ours)(float), long double (*exact)(long double), float lowest,
                  float highest) {
  const RandomStream stream = {5, 0, StreamId(StreamPurpose::kData), 1};
  double worst = 0;
  int tried = 0;
  for (int64_t i = 0; i < 400000; ++i) {
    // Half over all words, half evenly over the range.
    const uint32_t word = stream.Word(i);
    const float x = i % 2 == 0 ? FromBits(word)
                               : lowest + (highest - lowest) * (static_cast<float>(word >> 8) * 0x1p-24f);
    if (!(x >= lowest && x <= highest)) continue;
    ++tried;
    worst = std::max(worst, UlpError(ours(x), exact(static_cast<long double>(x))));
  }
  EXPECT_GT(tried, 200000);
  EXPECT_LE(worst, bound);
}

TEST(Math, ExpIsWithinOneUlp) {
  ExpectWithin(
      1.0, [](float x) { return Exp(x); }, &expl, -104.0f, 88.722839f);
}
TEST(Math, LogIsRounded) {
  ExpectWithin(
      0.501, [](float x) { return Log(x); }, &logl, FromBits(1), FromBits(kF32Max));
}
TEST(Math, SinIsRounded) {
  ExpectWithin(
      0.501, [](float x) { return Sin(x); }, &sinl, -kTrigLimit, kTrigLimit);
}
TEST(Math, CosIsRounded) {
  ExpectWithin(
      0.501, [](float x) { return Cos(x); }, &cosl, -kTrigLimit, kTrigLimit);
}

TEST(Math, NamedCases) {
  EXPECT_EQ(ToBits(Exp(0.0f)), 0x3F800000u);
  EXPECT_EQ(ToBits(Exp(-0.0f)), 0x3F800000u);
  EXPECT_EQ(ToBits(Exp(kInf)), kF32Inf);
  EXPECT_EQ(ToBits(Exp(-kInf)), 0u);
  EXPECT_EQ(ToBits(Exp(kNan)), kF32QuietNan);
  EXPECT_TRUE(std::isfinite(Exp(FromBits(0x42B17217u))));  // ln(FLT_MAX) rounded down
  EXPECT_EQ(ToBits(Exp(FromBits(0x42B17218u))), kF32Inf);  // the next float
  EXPECT_EQ(ToBits(Exp(FromBits(0xC2CFF1B4u))), 1u);       // the last argument with a result above zero
  EXPECT_EQ(ToBits(Exp(FromBits(0xC2CFF1B5u))), 0u);
  EXPECT_EQ(ToBits(Log(1.0f)), 0u);
  EXPECT_EQ(Log(0.0f), -kInf);
  EXPECT_EQ(Log(-0.0f), -kInf);
  EXPECT_EQ(Log(kInf), kInf);
  EXPECT_EQ(ToBits(Log(-1.0f)), kF32QuietNan);
  EXPECT_EQ(ToBits(Log(kNan)), kF32QuietNan);
  EXPECT_EQ(ToBits(Sin(-0.0f)), 0x80000000u);
  EXPECT_EQ(ToBits(Cos(0.0f)), 0x3F800000u);
  for (float far : {kTrigLimit * 1.0000001f, -kTrigLimit * 1.0000001f, kInf, -kInf, kNan}) {
    EXPECT_EQ(ToBits(Sin(far)), kF32QuietNan);
    EXPECT_EQ(ToBits(Cos(far)), kF32QuietNan);
  }
  EXPECT_EQ(Rsqrt(4.0f), 0.5f);
  EXPECT_EQ(Rsqrt(0.0f), kInf);
  EXPECT_EQ(ToBits(Rsqrt(-1.0f)), kF32QuietNan);
  EXPECT_EQ(Sigmoid(0.0f), 0.5f);
  EXPECT_EQ(Sigmoid(-200.0f), 0.0f);
  EXPECT_EQ(Sigmoid(200.0f), 1.0f);
}

TEST(Math, ExpCoefficientsInterpolateAtTheChebyshevNodes) {
  // The stored polynomial meets (e^r - 1 - r)/r^2 at the six nodes up to the rounding of its coefficients.
  const long double half = logl(2.0L) / 2;
  for (int i = 0; i < 6; ++i) {
    const long double r = half * cosl(3.14159265358979323846L * (2 * i + 1) / 12);
    long double p = exp_internal::kP[5];
    for (int k = 4; k >= 0; --k) p = p * r + exp_internal::kP[k];
    const long double exact = (expl(r) - 1 - r) / (r * r);
    EXPECT_NEAR(static_cast<double>(p), static_cast<double>(exact), 1e-8);
  }
  EXPECT_EQ(exp_internal::kLn2Hi, 355.0f / 512.0f);
  EXPECT_NEAR(static_cast<double>(exp_internal::kLn2Hi) + static_cast<double>(exp_internal::kLn2Lo),
              std::log(2.0), 1e-11);
}

TEST(Math, BinarySixtyFourExpOfTheFrequencies) {
  for (int i = 0; i < 2000; ++i) {
    const double x = -20.0 + 0.013 * i;
    EXPECT_NEAR(f64_internal::Exp(x) / std::exp(x), 1.0, 1e-15) << x;
  }
}

TEST(Sum16, AddsLanesThenHalves) {
  // 2^24 + 1 + 1 .. loses or keeps the ones by the order alone.
  std::vector<float> x(33, 0.0f);
  x[0] = 0x1p24f, x[16] = 1.0f, x[32] = 1.0f;  // one lane: each 1 is lost to the tie
  const auto sum = [&] { return Sum16<float>(33, [&](int64_t i) { return x[i]; }); };
  EXPECT_EQ(sum(), 0x1p24f);
  x[16] = 0.0f, x[17] = 1.0f, x[32] = 0.0f, x[9] = 1.0f;  // lanes 1 and 9 meet first: 2, then 2^24 + 2
  EXPECT_EQ(sum(), 0x1p24f + 2.0f);
  x[9] = 0.0f, x[8] = 1.0f;  // lanes 0 and 8 meet first: 2^24 + 1 is lost, then + 1 is lost
  EXPECT_EQ(sum(), 0x1p24f);
  EXPECT_EQ(ToBits(Sum16<float>(0, [](int64_t) { return 1.0f; })), 0u);
}

TEST(Rope, TableIsThatOfTheDefinition) {
  const RopeTable<float> table = MakeRopeTable(300, 64, 10000.0f);
  ASSERT_EQ(table.positions(), 300);
  for (int64_t t = 0; t < 300; t += 7) {
    for (int64_t i = 0; i < 32; ++i) {
      const float frequency = static_cast<float>(powl(10000.0L, -2.0L * i / 64));
      const long double angle =
          static_cast<float>(t) * frequency;  // rounded to binary32, as in the definition
      EXPECT_LE(UlpError(table.cosine[t * 32 + i], cosl(angle)), 0.501);
      EXPECT_LE(UlpError(table.sine[t * 32 + i], sinl(angle)), 0.501);
    }
  }
}

}  // namespace
}  // namespace mx
