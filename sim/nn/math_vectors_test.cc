// Exp, Sigmoid and Sum16 on every SIMD target against the scalar definitions, bit for bit.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/math_vectors_test.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/nn/math_arrays_test-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

float SumArrayV(int64_t n, const float* x) {
  const F32Tag d;
  return Sum16V(
      n, [&](int64_t i) HWY_ATTR { return hn::LoadU(d, x + i); }, [&](int64_t i) { return x[i]; });
}
const char* TargetV() { return hwy::TargetName(HWY_TARGET); }

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <gtest/gtest.h>

#include <vector>

#include "sim/base/philox.h"
#include "sim/base/simd.h"

namespace mx {
namespace {
HWY_EXPORT(ExpArrayV);
HWY_EXPORT(SigmoidArrayV);
HWY_EXPORT(SumArrayV);
HWY_EXPORT(TargetV);

// Binary32 words of every kind: all exponents alike, and the edges of Exp.
std::vector<float> Words(int64_t n) {
  const RandomStream stream = {3, 0, StreamId(StreamPurpose::kData), 1};
  std::vector<float> x(n);
  for (int64_t i = 0; i < n; ++i) x[i] = FromBits(stream.Word(i));
  const float edges[] = {0.0f,       -0.0f,       88.72283f,   88.722839f, 89.0f,
                         -87.33654f, -103.97208f, -103.97207f, -104.0f,    1e30f};
  for (size_t i = 0; i < std::size(edges); ++i) x[i * 17] = edges[i];
  for (int64_t i = n / 2; i < n; ++i) x[i] = (static_cast<float>(stream.Word(i) >> 8) - 0x1p23f) * 0x1p-16f;
  return x;
}

class OnTarget : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (GetParam() == "scalar") GTEST_SKIP() << "the scalar definition itself";
    SelectSimd(GetParam());
    ASSERT_EQ(HWY_DYNAMIC_DISPATCH(TargetV)(), GetParam());
  }
  void TearDown() override { SelectSimd(""); }
};
INSTANTIATE_TEST_SUITE_P(Simd, OnTarget, ::testing::ValuesIn(AvailableSimd()));

TEST_P(OnTarget, ExpAndSigmoidAreTheScalarOnes) {
  const std::vector<float> x = Words(1 << 18);
  std::vector<float> e(x.size()), s(x.size());
  HWY_DYNAMIC_DISPATCH(ExpArrayV)(static_cast<int64_t>(x.size()), x.data(), e.data());
  HWY_DYNAMIC_DISPATCH(SigmoidArrayV)(static_cast<int64_t>(x.size()), x.data(), s.data());
  for (size_t i = 0; i < x.size(); ++i) {
    ASSERT_EQ(ToBits(e[i]), ToBits(Exp(x[i]))) << x[i];
    ASSERT_EQ(Canonical(ToBits(s[i])), Canonical(ToBits(Sigmoid(x[i])))) << x[i];
  }
}

TEST_P(OnTarget, SumHasTheSixteenLaneOrder) {
  const RandomStream stream = {4, 0, StreamId(StreamPurpose::kData), 1};
  std::vector<float> x(200);
  for (size_t i = 0; i < x.size(); ++i) x[i] = (static_cast<float>(stream.Word(i)) - 0x1p31f) * 0x1p-20f;
  for (int64_t n = 0; n <= 200; ++n) {
    ASSERT_EQ(ToBits(HWY_DYNAMIC_DISPATCH(SumArrayV)(n, x.data())),
              ToBits(Sum16<float>(n, [&](int64_t i) { return x[i]; })))
        << n;
  }
}

}  // namespace
}  // namespace mx
#endif
