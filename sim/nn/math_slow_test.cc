// All 2^32 inputs of Exp, Log, Sin and Cos against libm in binary64 (its own error is below 2^-28 ulp of
// binary32).
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <mutex>

#include "sim/base/parallel.h"
#include "sim/nn/math.h"
#include "sim/nn/ulp_test.h"

namespace mx {
namespace {

// Worst error over all inputs for which `defined`, at least one half ulp; the others must give 7FC00000. A
// result that is the exact value rounded is off by no more than half an ulp (and libm's error), and is not
// measured.
template <typename Ours, typename Exact, typename Defined>
double Worst(const Ours& ours, const Exact& exact, const Defined& defined) {
  std::mutex mutex;
  double worst = 0.5;
  std::atomic<uint64_t> tried{0}, wrong_nan{0};
  ParallelFor(int64_t{1} << 32, int64_t{1} << 22, [&](int64_t begin, int64_t end) {
    double mine = 0.5;
    uint64_t count = 0;
    for (int64_t u = begin; u < end; ++u) {
      const float x = FromBits(static_cast<uint32_t>(u)), y = ours(x);
      if (defined(x)) {
        const double value = exact(static_cast<double>(x));
        if (y != static_cast<float>(value)) mine = std::max(mine, UlpError(y, value));
        ++count;
      } else if (ToBits(y) != kF32QuietNan) {
        ++wrong_nan;
      }
    }
    tried += count;
    const std::lock_guard<std::mutex> lock(mutex);
    worst = std::max(worst, mine);
  });
  EXPECT_EQ(wrong_nan, 0u);
  EXPECT_GT(tried, 2000000000u);
  std::printf("worst error %.9f ulp over %llu inputs\n", worst,
              static_cast<unsigned long long>(tried.load()));
  return worst;
}

TEST(MathExhaustive, Exp) {
  const double worst = Worst([](float x) { return Exp(x); }, [](double x) { return std::exp(x); },
                             [](float x) { return x == x; });
  EXPECT_LE(worst, 1.0);
}

TEST(MathExhaustive, Log) {
  const double worst =
      Worst([](float x) { return Log(x); }, [](double x) { return x == 0 ? -HUGE_VAL : std::log(x); },
            [](float x) { return x >= 0; });
  EXPECT_LE(worst, 0.501);
}

TEST(MathExhaustive, Sin) {
  const double worst = Worst([](float x) { return Sin(x); }, [](double x) { return std::sin(x); },
                             [](float x) { return std::abs(x) <= kTrigLimit; });
  EXPECT_LE(worst, 0.501);
}

TEST(MathExhaustive, Cos) {
  const double worst = Worst([](float x) { return Cos(x); }, [](double x) { return std::cos(x); },
                             [](float x) { return std::abs(x) <= kTrigLimit; });
  EXPECT_LE(worst, 0.501);
}

}  // namespace
}  // namespace mx
