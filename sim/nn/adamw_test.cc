#include "sim/nn/adamw.h"

#include <gtest/gtest.h>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/twin_test.h"

namespace mx {
namespace {

std::vector<ParameterTensor> TwoTensors(int64_t first, int64_t second) {
  ParameterTensor a, b;
  a.shape = {first, 1}, a.count = first, a.decay = true;
  b.shape = {second}, b.offset = first, b.count = second;
  return {a, b};
}

// The textbook update in binary64.
struct Model {
  std::vector<double> m, v, p;
  double beta1 = 1, beta2 = 1;
  void Step(const AdamWConfig& c, double rate, const std::vector<ParameterTensor>& tensors,
            const std::vector<float>& g) {
    beta1 *= static_cast<double>(c.beta1), beta2 *= static_cast<double>(c.beta2);
    for (const ParameterTensor& t : tensors) {
      for (int64_t i = t.offset; i < t.offset + t.count; ++i) {
        m[i] = static_cast<double>(c.beta1) * m[i] +
               (1.0 - static_cast<double>(c.beta1)) * static_cast<double>(g[i]);
        v[i] = static_cast<double>(c.beta2) * v[i] +
               (1.0 - static_cast<double>(c.beta2)) * static_cast<double>(g[i]) * static_cast<double>(g[i]);
        const double step = m[i] / (1 - beta1) / (std::sqrt(v[i] / (1 - beta2)) + static_cast<double>(c.eps));
        p[i] -= rate * (step + (t.decay ? static_cast<double>(c.weight_decay) * p[i] : 0.0));
      }
    }
  }
};

TEST(AdamW, FollowsTheTextbookInBinary64) {
  const auto tensors = TwoTensors(1000, 77);
  std::vector<float> p = Uniform<float>(1077, 1);
  AdamWState state;
  Model model;
  model.m.assign(1077, 0), model.v.assign(1077, 0), model.p.assign(p.begin(), p.end());
  for (int step = 0; step < 20; ++step) {
    const std::vector<float> g = Uniform<float>(1077, 100 + step);
    AdamWStep({}, 0.01f, tensors, g, state, p);
    model.Step({}, static_cast<double>(0.01f), tensors, g);
  }
  EXPECT_DOUBLE_EQ(state.beta1_product, model.beta1);
  for (int i = 0; i < 1077; ++i) {
    ASSERT_NEAR(static_cast<double>(p[i]), model.p[i], 2e-5) << i;
    ASSERT_NEAR(static_cast<double>(state.v[i]), model.v[i], 1e-6) << i;
  }
}

TEST(AdamW, FirstStepMovesByTheRateAndDecayOnlyWhereItApplies) {
  const auto tensors = TwoTensors(1, 1);
  std::vector<float> p = {2.0f, 2.0f};
  AdamWState state;
  AdamWStep({}, 0.125f, tensors, std::vector<float>{0.5f, 0.5f}, state, p);
  EXPECT_NEAR(static_cast<double>(p[0]), 2.0 - 0.125 * (1.0 + 0.1 * 2.0), 1e-5);
  EXPECT_NEAR(static_cast<double>(p[1]), 2.0 - 0.125, 1e-5);
}

TEST(AdamW, SameBitsOnEveryTargetAndThreadCount) {
  const auto tensors = TwoTensors(70001, 37);
  const std::vector<float> start = Uniform<float>(70038, 3);
  std::vector<float> g = Uniform<float>(70038, 4);
  g[5] = FromBits(0xFFC00001u), g[17] = FromBits(kF32Inf), g[18] = 0.0f, g[19] = 1e-30f, g[20] = 1e30f;
  std::vector<uint32_t> expected;
  for (const std::string& target : AvailableSimd()) {
    SelectSimd(target);
    for (int threads : {1, 2, 3, 7}) {
      SetThreads(threads);
      std::vector<float> p = start;
      AdamWState state;
      for (int step = 0; step < 3; ++step) AdamWStep({}, 0.01f, tensors, g, state, p);
      std::vector<uint32_t> bits;
      for (const auto* v : {&p, &state.m, &state.v}) {
        for (float x : *v) bits.push_back(ToBits(x));
      }
      if (expected.empty()) expected = bits;
      ASSERT_EQ(bits, expected) << target << ' ' << threads;
    }
  }
  EXPECT_EQ(expected[5], kF32QuietNan);
  SelectSimd("");
  SetThreads(0);
}

TEST(AdamW, RefusesMomentsOfAnotherSize) {
  AdamWState state;
  state.m.resize(3);
  std::vector<float> p(4), g(4);
  EXPECT_THROW(AdamWStep({}, 0.01f, TwoTensors(3, 1), g, state, p), InputError);
}

double NormModel(const std::vector<ParameterTensor>& tensors, const std::vector<float>& g) {
  double total = 0;
  for (const ParameterTensor& t : tensors) {
    double lanes[16] = {};
    for (int64_t i = 0; i < t.count; ++i)
      lanes[i & 15] += static_cast<double>(g[t.offset + i]) * static_cast<double>(g[t.offset + i]);
    for (int h : {8, 4, 2, 1}) {
      for (int l = 0; l < h; ++l) lanes[l] += lanes[l + h];
    }
    total += lanes[0];
  }
  return std::sqrt(total);
}

TEST(Clip, ScalesToTheNormInTheStatedOrder) {
  const auto tensors = TwoTensors(50003, 19);
  const std::vector<float> start = Uniform<float>(50022, 6);
  const double expected = NormModel(tensors, start);
  const float factor = static_cast<float>(static_cast<double>(0.75f) / expected);
  for (const std::string& target : AvailableSimd()) {
    SelectSimd(target);
    for (int threads : {1, 3}) {
      SetThreads(threads);
      std::vector<float> g = start;
      ASSERT_EQ(ToBits64(ClipGradients(tensors, g, 0.75f)), ToBits64(expected)) << target;
      for (size_t i = 0; i < g.size(); ++i) ASSERT_EQ(ToBits(g[i]), ToBits(start[i] * factor)) << target;
      EXPECT_NEAR(NormModel(tensors, g), 0.75, 1e-6);
    }
  }
  SelectSimd("");
  SetThreads(0);
}

TEST(Clip, LeavesSmallAndNonFiniteGradientsAlone) {
  const auto tensors = TwoTensors(3, 1);
  std::vector<float> g = {0.5f, 0.25f, 0.0f, -0.5f};
  const std::vector<float> start = g;
  EXPECT_EQ(ClipGradients(tensors, g, 1.0f), 0.75);
  EXPECT_EQ(g, start);
  EXPECT_EQ(ClipGradients(tensors, g, 0.0f), 0.75);  // no clipping
  EXPECT_EQ(g, start);
  g[1] = FromBits(kF32Inf);
  EXPECT_TRUE(std::isinf(ClipGradients(tensors, g, 1.0f)));
  EXPECT_EQ(g[0], 0.5f);
}

}  // namespace
}  // namespace mx
