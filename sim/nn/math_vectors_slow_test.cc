// The vector twin of Exp over all 2^32 inputs, on every SIMD target, against the scalar definition, bit for
// bit.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/math_vectors_slow_test.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
void ExpArrayV(int64_t n, const float* x, float* y) {
  const F32Tag d;
  for (int64_t i = 0; i < n; i += kLanes) hn::StoreU(ExpV(hn::LoadU(d, x + i)), d, y + i);
}
}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"

namespace mx {
namespace {
HWY_EXPORT(ExpArrayV);

TEST(MathVectorsExhaustive, ExpIsTheScalarOneOnEveryTarget) {
  const std::vector<std::string> targets = AvailableSimd();
  if (targets.size() == 1) GTEST_SKIP() << "no SIMD target here";
  for (const std::string& target : targets) {
    if (target == "scalar") continue;
    SelectSimd(target);
    std::atomic<uint64_t> different{0};
    ParallelFor(int64_t{1} << 32, int64_t{1} << 20, [&](int64_t begin, int64_t end) {
      std::vector<float> x(end - begin), y(end - begin), expected(end - begin);
      for (int64_t i = begin; i < end; ++i) x[i - begin] = FromBits(static_cast<uint32_t>(i));
      for (size_t i = 0; i < x.size(); ++i) expected[i] = Exp(x[i]);
      HWY_DYNAMIC_DISPATCH(ExpArrayV)(end - begin, x.data(), y.data());
      if (std::memcmp(y.data(), expected.data(), y.size() * sizeof(float)) != 0) ++different;
    });
    EXPECT_EQ(different, 0u) << target;
  }
  SelectSimd("");
}

}  // namespace
}  // namespace mx
#endif
