// More of the random problems: the reference against the second model, and the engine against the reference.
#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/quant/convert.h"
#include "sim/quant/slow_model.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

TEST(QuantizeSlow, ReferenceAgainstTheSecondModel) {
  std::atomic<int> wrong{0}, done{0};
  ParallelFor(32, 1, [&](int64_t begin, int64_t end) {
    for (int64_t seed = begin; seed < end; ++seed) {
      test::Generator gen(1000 + static_cast<uint64_t>(seed));
      for (int i = 0; i < 120; ++i) {
        const test::Problem p = gen.NextProblem(80);
        QuantCounters a, b;
        const bool same = QuantizeReference(p.source(), p.axis, p.spec, &a) ==
                          slow::Quantize(p.source(), p.axis, p.spec, &b);
        wrong += !(same && a == b);
        ++done;
      }
    }
  });
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(done, 32 * 120);
}

// The targets are a switch of the whole process, and the reference is made once for all of them.
class EveryTarget : public testing::Test {
 protected:
  template <typename Use>
  void Each(const Use& use) {
    for (const std::string& target : targets_) {
      SelectSimd(target);
      use(target);
    }
  }
  void TearDown() override { SelectSimd(""); }
  const std::vector<std::string> targets_ = AvailableSimd();
};

TEST_F(EveryTarget, EngineOnLargerProblems) {
  test::Generator gen(77);
  for (int i = 0; i < 2500; ++i) {
    const test::Problem p = gen.NextProblem(i % 10 == 0 ? 1200 : 200);
    QuantCounters want_counters;
    const MxTensor want = QuantizeReference(p.source(), p.axis, p.spec, &want_counters);
    Each([&](const std::string& target) {
      QuantCounters counters;
      EXPECT_TRUE(Quantize(p.source(), p.axis, p.spec, &counters) == want) << target << ": " << p.Describe();
      EXPECT_EQ(counters, want_counters) << target << ": " << p.Describe();
    });
    ASSERT_FALSE(HasFailure());
  }
}

// Every 61st of all 2^32 words, so that each sign, exponent and mantissa pattern of the top bits occurs.
TEST_F(EveryTarget, ConversionOfAllExponents) {
  constexpr uint32_t kStep = 61, kPiece = 1 << 18;
  std::vector<uint32_t> words(kPiece);
  std::vector<uint8_t> want(kPiece), got(kPiece);
  for (uint64_t first = 0; first < 1ull << 32; first += uint64_t{kStep} * kPiece) {
    for (uint32_t i = 0; i < kPiece; ++i) words[i] = static_cast<uint32_t>(first + uint64_t{kStep} * i);
    for (Format to : {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3, Format::kE5M2,
                      Format::kINT8, Format::kE8M0}) {
      for (const auto& [rounding, scale] :
           {std::pair{Rounding::kRNE, ScaleRounding::kFloor}, {Rounding::kRTZ, ScaleRounding::kRceil}}) {
        ConvertStreamReference(words.data(), kPiece, to, rounding, scale, Overflow::kNonSaturate, {}, 0,
                               want.data());
        for (const std::string& target : targets_) {
          SelectSimd(target);
          ConvertStream(words.data(), kPiece, to, rounding, scale, Overflow::kNonSaturate, {}, 0, got.data());
          ASSERT_EQ(got, want) << target << ' ' << Name(to) << " from word " << first;
        }
      }
    }
  }
}

}  // namespace
}  // namespace mx
