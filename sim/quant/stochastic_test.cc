// Stochastic rounding: bits, words, exact probabilities.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "sim/quant/quantize.h"
#include "sim/quant/slow_model.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

uint32_t E2M1(float v, uint32_t noise) {
  return Encode(Format::kE2M1, ToBits(v), 0, Rounding::kSR, Overflow::kSaturate, noise);
}

TEST(Stochastic, ShiftRegisterKnownAnswers) {
  EXPECT_EQ(Prng(1u), 2u);
  EXPECT_EQ(Prng(0x80000000u), 0x000000C5u);
  EXPECT_EQ(Prng(0xDEADBEEFu), 0xBD5B7D1Bu);
  EXPECT_EQ(Prng(0x12345678u), 0x2468ACF0u);
  EXPECT_EQ(Prng(0xFFFFFFFFu), 0xFFFFFF3Bu);
  EXPECT_EQ(Prng(0x7FFFFFFFu), 0xFFFFFFFEu);
  EXPECT_EQ(Prng(0u), 0u);
}

// Which noise bits count, and where they sit: the host emulation's reading of the gfx950 conversion.
TEST(Stochastic, ProbesOfTheE2M1Conversion) {
  EXPECT_EQ(E2M1(1.25f, 0x7FFFFFFFu), 2u);
  EXPECT_EQ(E2M1(1.25f, 0x80000000u), 3u);
  EXPECT_EQ(E2M1(FromBits(0x3F800001u), 0xFFFFFBFFu), 2u);
  EXPECT_EQ(E2M1(FromBits(0x3F800001u), 0xFFFFFC00u), 3u);
  EXPECT_EQ(E2M1(0.125f, 0xBFFFFFFFu), 0u);
  EXPECT_EQ(E2M1(0.125f, 0xC0000000u), 1u);
  EXPECT_EQ(E2M1(0.375f, 0x3FFFFFFFu), 0u);
  EXPECT_EQ(E2M1(0.375f, 0x40000000u), 1u);
  EXPECT_EQ(E2M1(FromBits(0x3F7FFFFFu), 0x000003FFu), 1u);
  EXPECT_EQ(E2M1(FromBits(0x3F7FFFFFu), 0x00000400u), 2u);
  EXPECT_EQ(E2M1(FromBits(0x7FC00000u), 0u), 7u);
  EXPECT_EQ(E2M1(FromBits(0xFFC00000u), 0u), 0xFu);
  EXPECT_EQ(E2M1(6.5f, 0u), 7u);
  EXPECT_EQ(E2M1(7.5f, 0u), 7u);
  EXPECT_EQ(E2M1(5.0f, 0x7FFFFFFFu), 6u);
  EXPECT_EQ(E2M1(5.0f, 0x80000000u), 7u);
}

TEST(Stochastic, ElementsOfAPairTakeNeighbouringStatesOfTheRegister) {
  // Find a pair whose word has the top bit set: element 0 rounds 1.25 up, element 1 sees the word doubled.
  QuantSpec spec;
  spec.fixed_scale = 127;
  spec.rounding = Rounding::kSR;
  const std::vector<float> x(64, 1.25f);
  const MxTensor q = QuantizeReference(F32View(x.data(), 1, 64), Axis::kRow, spec);
  for (int64_t pair = 0; pair < 32; ++pair) {
    const uint32_t word = spec.random.Word(static_cast<uint64_t>(pair));
    EXPECT_EQ(q.Code(0, 2 * pair), (word & 0x80000000u) != 0 ? 3u : 2u);
    EXPECT_EQ(q.Code(0, 2 * pair + 1), (word & 0x40000000u) != 0 ? 3u : 2u)
        << "the noise of the odd element is 2 x";
  }
}

// Over all noise fields w the number of round-ups is the discarded fraction itself, wherever no bit is lost
// first.
TEST(Stochastic, ProbabilityIsExactlyTheDiscardedFraction) {
  for (Format format : test::kElements) {
    const FormatInfo& f = Info(format);
    if (f.kind == FormatKind::kInt) continue;
    const int fields = 23 - f.p;
    for (uint32_t mantissa :
         {0x000001u, 0x155555u & ((1u << fields) - 1), (1u << (fields - 1)), (1u << fields) - 1}) {
      const uint32_t y = 0x3F800000u | mantissa;  // 1 + mantissa * 2^-23, below the first step above 1
      const uint32_t base = Encode(format, 0x3F800000u);
      uint32_t ups = 0;
      const uint32_t step = fields > 20 ? 8u : 1u;  // E2M1, E3M2, E5M2: an eighth of the fields, in order
      for (uint32_t w = 0; w < 1u << fields; w += step) {
        const uint32_t code = Encode(format, y, 0, Rounding::kSR, Overflow::kSaturate, w << (9 + f.p));
        ASSERT_TRUE(code == base || code == base + 1);
        ups += code == base + 1;
      }
      EXPECT_EQ(ups, mantissa / step) << Name(format) << ' ' << mantissa;
    }
  }
}

TEST(Stochastic, Int8AddsTheTop23NoiseBits) {
  const auto code = [](float v, uint32_t noise) {
    return Encode(Format::kINT8, ToBits(v), 0, Rounding::kSR, Overflow::kSaturate, noise);
  };
  EXPECT_EQ(code(1.0f / 128, 0x7FFFFFFFu), 0u);
  EXPECT_EQ(code(1.0f / 128, 0x80000000u), 1u);
  EXPECT_EQ(code(-1.0f / 128, 0x80000000u), 0xFFu);
  EXPECT_EQ(code(1.984375f, 0xFFFFFFFFu), 127u);
  EXPECT_EQ(code(-8.0f, 0u), 0x81u);
}

TEST(Stochastic, MeanIsUnbiasedWithoutClipping) {
  const int64_t n = 1 << 15;
  const std::vector<float> x(static_cast<size_t>(n), 1.3f);
  for (SrPair pair : {SrPair::kPrng, SrPair::kSame, SrPair::kIndependent}) {
    QuantSpec spec;
    spec.fixed_scale = 127;
    spec.rounding = Rounding::kSR;
    spec.sr_pair = pair;
    spec.random.seed = 99;
    const MxTensor q = QuantizeReference(F32View(x.data(), 1, n), Axis::kRow, spec);
    int64_t ups = 0;
    for (int64_t i = 0; i < n; ++i) ups += q.Code(0, i) == 3;
    const double mean = 1.0 + 0.5 * static_cast<double>(ups) / static_cast<double>(n);
    EXPECT_NEAR(mean, 1.3, 0.5 * 6 * 0.49 / 128) << int(pair);  // six deviations, pairs counted as one draw
  }
}

// The two known defects: each halves or removes round-ups and must show.
TEST(Stochastic, DefectiveNoiseKindsAreBiased) {
  const int64_t n = 1 << 14;
  const std::vector<float> x(static_cast<size_t>(n), 1.25f);
  const auto ups = [&](SrPair pair, int64_t from) {
    QuantSpec spec;
    spec.fixed_scale = 127;
    spec.rounding = Rounding::kSR;
    spec.sr_pair = pair;
    const MxTensor q = QuantizeReference(F32View(x.data(), 1, n), Axis::kRow, spec);
    int64_t count = 0;
    for (int64_t i = from; i < n; i += 4) count += q.Code(0, i) == 3;
    return count;
  };
  for (int64_t i : {0, 1}) EXPECT_NEAR(static_cast<double>(ups(SrPair::kPair1Shift, i)), n / 8.0, n / 64.0);
  for (int64_t i : {2, 3}) EXPECT_EQ(ups(SrPair::kPair1Shift, i), 0);
  EXPECT_EQ(ups(SrPair::kSeedShift, 0), 0) << "the top bit is gone";
}

TEST(Stochastic, WordsArePositionalForEveryFormatAndKind) {
  const RandomStream random{0x123456789ABCDEFull, 3, 5, 7};
  for (Format format : {Format::kE2M1, Format::kE3M2, Format::kE4M3, Format::kINT8}) {
    for (SrPair pair :
         {SrPair::kPrng, SrPair::kSame, SrPair::kIndependent, SrPair::kPair1Shift, SrPair::kSeedShift}) {
      for (int64_t row : {0, 1, 5, 100000}) {
        for (int64_t k = 0; k < 96; ++k) {
          ASSERT_EQ(NoiseWord(random, pair, format, row, k, 96),
                    slow::Noise(random, pair, Info(format).bits, row, k, 96));
        }
      }
    }
  }
}

// A row's noise depends on its place, not on what stands around it; every part of the key matters.
TEST(Stochastic, ReplaysAndDependsOnEveryKey) {
  test::Generator gen(1);
  const std::vector<float> x = gen.Gaussian(8 * 64);
  QuantSpec spec;
  spec.rounding = Rounding::kSR;
  spec.random = {1, 2, 3, 4};
  const auto codes = [&](const QuantSpec& s, int64_t rows) {
    const MxTensor q = QuantizeReference(F32View(x.data(), rows, 64), Axis::kRow, s);
    return std::string(q.codes.begin(), q.codes.end());
  };
  const std::string all = codes(spec, 8), top = codes(spec, 3);
  EXPECT_EQ(top, all.substr(0, top.size()));
  std::set<std::string> seen = {all};
  for (const RandomStream& other :
       {RandomStream{2, 2, 3, 4}, {1ull << 32 | 1, 2, 3, 4}, {1, 3, 3, 4}, {1, 2, 4, 4}, {1, 2, 3, 5}}) {
    QuantSpec s = spec;
    s.random = other;
    EXPECT_TRUE(seen.insert(codes(s, 8)).second);
  }
}

}  // namespace
}  // namespace mx
