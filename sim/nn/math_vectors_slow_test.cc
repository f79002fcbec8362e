// The vector twin of Exp over all 2^32 inputs, on every SIMD target, against the scalar definition, bit for
// bit.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/math_vectors_slow_test.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/nn/math_arrays_test-inl.h"

#if HWY_ONCE
#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"

namespace mx {
namespace {
HWY_EXPORT(ExpArrayV);

// Pieces of the range of words: the scalar results are made once for all targets, which are a switch of the
// whole process.
TEST(MathVectorsExhaustive, ExpIsTheScalarOneOnEveryTarget) {
  std::vector<std::string> targets = AvailableSimd();
  std::erase(targets, "scalar");
  if (targets.empty()) GTEST_SKIP() << "no SIMD target here";
  constexpr int64_t kAll = int64_t{1} << 32, kPiece = int64_t{1} << 26, kGrain = int64_t{1} << 13;
  std::vector<float> want(kPiece);
  std::map<std::string, std::atomic<int64_t>> equal;
  for (int64_t first = 0; first < kAll; first += kPiece) {
    const auto each = [&](const auto& use) {
      ParallelFor(kPiece / kGrain, 16, [&](int64_t begin, int64_t end) {
        std::vector<float> x(kGrain), y(kGrain);
        for (int64_t at = begin * kGrain; at < end * kGrain; at += kGrain) {
          for (int64_t i = 0; i < kGrain; ++i) x[i] = FromBits(static_cast<uint32_t>(first + at + i));
          use(x.data(), y.data(), want.data() + at);
        }
      });
    };
    each([](const float* x, float*, float* out) {
      for (int64_t i = 0; i < kGrain; ++i) out[i] = Exp(x[i]);
    });
    for (const std::string& target : targets) {
      SelectSimd(target);
      std::atomic<int64_t>& count = equal[target];
      each([&](const float* x, float* y, const float* expected) {
        HWY_DYNAMIC_DISPATCH(ExpArrayV)(kGrain, x, y);
        if (std::memcmp(y, expected, kGrain * sizeof(float)) == 0) count += kGrain;
      });
    }
  }
  SelectSimd("");
  for (const std::string& target : targets) EXPECT_EQ(equal[target], kAll) << target;
}

}  // namespace
}  // namespace mx
#endif
