#include "sim/linear/linear.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/linear/test_tensors.h"

namespace mx {
namespace {

using slow::Matrix;

constexpr int64_t kTokens = 64, kIn = 96, kOut = 64;

template <typename Action>
std::string ErrorOf(const Action& action) {
  try {
    action();
  } catch (const InputError& e) {
    return e.what();
  }
  return "";
}

struct Result {
  Matrix y = slow::Zero(kTokens, kOut), dx = slow::Zero(kTokens, kIn), dw = slow::Zero(kOut, kIn);
};

Result RunStep(Linear& layer, const CallPosition& at, const Matrix& w) {
  Result r;
  const Matrix x = TestMatrix(kTokens, kIn, 1 + at.micro_batch),
               dy = TestMatrix(kTokens, kOut, 51 + at.micro_batch);
  layer.Forward(at, w.v.data(), x.v.data(), kTokens, r.y.v.data());
  layer.Backward(at, w.v.data(), x.v.data(), dy.v.data(), kTokens, r.dx.v.data(), r.dw.v.data());
  return r;
}

void ExpectSame(const Result& a, const Result& b) {
  ExpectSameBits(a.y, b.y, "Y");
  ExpectSameBits(a.dx, b.dx, "dX");
  ExpectSameBits(a.dw, b.dw, "dW");
}

bool Differs(const Matrix& a, const Matrix& b) {
  return std::memcmp(a.v.data(), b.v.data(), a.v.size() * 4) != 0;
}

Linear Layer(const Recipe& recipe, uint32_t layer = 0, uint32_t linear = 0) {
  return Linear(recipe, SimulatorBackend(), layer, linear, kIn, kOut);
}

// Recipes whose bits depend on the position of the call.
std::vector<Recipe> RandomRecipes() {
  return {
      RecipeByName("mxfp4-sr"), RecipeByName("mxfp4-rht16"),
      RecipeFromJson(
          R"({"base": "mxfp4-rht16", "sign_mode": "per-call", "wgrad": {"a": {"rounding": "sr"}}})", "f")};
}

TEST(Linear, RandomnessIsKeyedByPositionAndNotByOrder) {
  const Matrix w = TestMatrix(kOut, kIn, 7);
  for (const Recipe& recipe : RandomRecipes()) {
    Linear forward = Layer(recipe), backward = Layer(recipe);
    const Result a0 = RunStep(forward, {9, 4, 0}, w), a1 = RunStep(forward, {9, 4, 1}, w),
                 a2 = RunStep(forward, {9, 5, 0}, w);
    const Result b2 = RunStep(backward, {9, 5, 0}, w), b1 = RunStep(backward, {9, 4, 1}, w),
                 b0 = RunStep(backward, {9, 4, 0}, w);
    ExpectSame(a0, b0);
    ExpectSame(a1, b1);
    ExpectSame(a2, b2);
  }
}

TEST(Linear, ThreadsChangeNothing) {
  const Matrix w = TestMatrix(kOut, kIn, 7);
  for (const Recipe& recipe : RandomRecipes()) {
    Linear one = Layer(recipe);
    SetThreads(1);
    const Result want = RunStep(one, {9, 4, 1}, w);
    for (const int threads : {2, 3, 7}) {
      SetThreads(threads);
      Linear layer = Layer(recipe);
      ExpectSame(RunStep(layer, {9, 4, 1}, w), want);
    }
    SetThreads(0);
  }
}

TEST(Linear, EveryPartOfThePositionCounts) {
  const Matrix w = TestMatrix(kOut, kIn, 7), x = TestMatrix(kTokens, kIn, 1),
               dy = TestMatrix(kTokens, kOut, 2);
  const auto dw = [&](const Recipe& recipe, uint32_t layer, uint32_t linear, const CallPosition& at) {
    Linear l = Layer(recipe, layer, linear);
    Matrix out = slow::Zero(kOut, kIn);
    l.Backward(at, w.v.data(), x.v.data(), dy.v.data(), kTokens, nullptr, out.v.data());
    return out;
  };
  for (const Recipe& recipe : RandomRecipes()) {
    const Matrix base = dw(recipe, 1, 2, {9, 4, 1});
    EXPECT_TRUE(Differs(base, dw(recipe, 2, 2, {9, 4, 1})));
    EXPECT_TRUE(Differs(base, dw(recipe, 1, 3, {9, 4, 1})));
    EXPECT_TRUE(Differs(base, dw(recipe, 1, 2, {10, 4, 1})));
    EXPECT_TRUE(Differs(base, dw(recipe, 1, 2, {9 + (uint64_t{1} << 32), 4, 1})));
    EXPECT_TRUE(Differs(base, dw(recipe, 1, 2, {9, 5, 1})));
    const bool per_batch = recipe.sign_mode != SignMode::kPerStep;
    EXPECT_EQ(Differs(base, dw(recipe, 1, 2, {9, 4, 2})), per_batch);
  }
}

TEST(Linear, AWeightRoundsAlikeInEveryMicroBatch) {
  // Only W rounds stochastically: then Y of one x is the same in all micro-batches of a step, and another in
  // the next.
  const Recipe recipe = RecipeFromJson(R"({"base": "mxfp4", "fprop": {"b": {"rounding": "sr"}}})", "f");
  const Matrix w = TestMatrix(kOut, kIn, 7), x = TestMatrix(kTokens, kIn, 1);
  Linear layer = Layer(recipe);
  const auto y = [&](const CallPosition& at) {
    Matrix out = slow::Zero(kTokens, kOut);
    layer.Forward(at, w.v.data(), x.v.data(), kTokens, out.v.data());
    return out;
  };
  const Matrix first = y({1, 0, 0});
  EXPECT_FALSE(Differs(first, y({1, 0, 1})));
  EXPECT_TRUE(Differs(first, y({1, 1, 0})));
  EXPECT_FALSE(Differs(first, y({1, 0, 5})));
}

TEST(Linear, WeightCopiesAreKeptUntilTheWeightChanges) {
  for (const char* name : {"mxfp4-h16", "fp8", "bf16", "mxfp4"}) {
    SCOPED_TRACE(name);
    Linear layer = Layer(RecipeByName(name)), fresh = Layer(RecipeByName(name));
    Matrix w = TestMatrix(kOut, kIn, 7);
    const Result before = RunStep(layer, {1, 0, 0}, w);
    const uint64_t made = layer.stats().counters[0][1].elements;
    RunStep(layer, {1, 0, 1}, w);
    EXPECT_EQ(layer.stats().counters[0][1].elements, made);  // no second row copy of W
    w = TestMatrix(kOut, kIn, 8);
    ExpectSame(RunStep(layer, {1, 0, 0}, w), before);  // the copies are those of the old weight
    layer.WeightChanged();
    const Result after = RunStep(layer, {1, 0, 0}, w);
    EXPECT_TRUE(Differs(after.y, before.y));
    ExpectSame(after, RunStep(fresh, {1, 0, 0}, w));
  }
}

TEST(Linear, GradientsAddUpInOrder) {
  for (const bool to_bf16 : {false, true}) {
    Recipe recipe = RecipeByName("mxfp4");
    recipe.accumulate_bf16 = to_bf16;
    Linear layer = Layer(recipe);
    const Matrix w = TestMatrix(kOut, kIn, 7);
    Matrix sum = slow::Zero(kOut, kIn), want = sum;
    for (uint32_t batch = 0; batch < 3; ++batch) {
      const Result one = RunStep(layer, {1, 0, batch}, w);
      const Matrix x = TestMatrix(kTokens, kIn, 1 + batch), dy = TestMatrix(kTokens, kOut, 51 + batch);
      layer.Backward({1, 0, batch}, w.v.data(), x.v.data(), dy.v.data(), kTokens, nullptr, sum.v.data());
      for (size_t i = 0; i < want.v.size(); ++i) {
        want.v[i] += one.dw.v[i];
        if (to_bf16) want.v[i] = slow::Bf16(want.v[i]);
      }
    }
    ExpectSameBits(sum, want, "dW");
  }
}

TEST(Linear, InputsBeyondBf16AreRoundedAndTheResultsAreBf16Values) {
  const Matrix w = TestMatrix(kOut, kIn, 7);
  for (const std::string& name : RecipeNames()) {
    if (name == "f32") continue;
    Linear layer = Layer(RecipeByName(name)), rounded = Layer(RecipeByName(name));
    const Matrix x = TestMatrix(kTokens, kIn, 1), x16 = slow::Bf16(x), w16 = slow::Bf16(w);
    ASSERT_TRUE(Differs(x, x16));
    Matrix y = slow::Zero(kTokens, kOut), y16 = y;
    layer.Forward({1, 0, 0}, w.v.data(), x.v.data(), kTokens, y.v.data());
    rounded.Forward({1, 0, 0}, w16.v.data(), x16.v.data(), kTokens, y16.v.data());
    ExpectSameBits(y, y16, name);
    for (const float value : y.v) ASSERT_EQ(ToBits(value) & 0xFFFFu, 0u) << name;
  }
}

double RelativeError(const Matrix& got, const Matrix& want) {
  double error = 0, size = 0;
  for (size_t i = 0; i < want.v.size(); ++i) {
    error += (double{got.v[i]} - want.v[i]) * (double{got.v[i]} - want.v[i]);
    size += double{want.v[i]} * want.v[i];
  }
  return std::sqrt(error / size);
}

double Correlation(const Matrix& a, const Matrix& b) {
  double ab = 0, aa = 0, bb = 0;
  for (size_t i = 0; i < a.v.size(); ++i) {
    ab += double{a.v[i]} * b.v[i];
    aa += double{a.v[i]} * a.v[i];
    bb += double{b.v[i]} * b.v[i];
  }
  return ab / std::sqrt(aa * bb);
}

TEST(Linear, RotationOfBothOperandsCancels) {
  const Matrix w = TestMatrix(kOut, kIn, 7);
  Linear exact = Layer(RecipeByName("f32"));
  const Result want = RunStep(exact, {1, 0, 0}, w);
  for (const char* name : {"mxfp4", "mxfp4-h16", "mxfp4-h32", "mxfp4-rht16", "mxfp4-sr"}) {
    Linear layer = Layer(RecipeByName(name));
    const Result got = RunStep(layer, {1, 0, 0}, w);
    EXPECT_LT(RelativeError(got.y, want.y), 0.35) << name;
    EXPECT_LT(RelativeError(got.dx, want.dx), 0.35) << name;
    EXPECT_LT(RelativeError(got.dw, want.dw), 0.35) << name;
    EXPECT_GT(RelativeError(got.y, want.y), 0.01) << name;
  }
  for (const char* name : {"bf16", "fp8"}) {
    Linear layer = Layer(RecipeByName(name));
    EXPECT_LT(RelativeError(RunStep(layer, {1, 0, 0}, w).y, want.y), name[0] == 'b' ? 0.01 : 0.1) << name;
  }
}

TEST(Linear, RotationOfOneOperandDestroysTheProductAndIsRefused) {
  Recipe recipe = RecipeByName("mxfp4");
  recipe.gemm(LinearGemm::kFprop).operands[0].rotate = true;
  EXPECT_EQ(ErrorOf([&] { Layer(recipe); }),
            "recipe mxfp4: fprop: rotate: one operand is rotated and the other is not; H cancels only when "
            "both are");
  const Matrix w = TestMatrix(kOut, kIn, 7), x = TestMatrix(kTokens, kIn, 1);
  const auto product = [&](int n_x, int n_w) {
    QuantSpec sx, sw;
    sx.hadamard.n = n_x;
    sw.hadamard.n = n_w;
    Backend& backend = SimulatorBackend();
    const auto a = backend.Quantise(F32View(x.v.data(), kTokens, kIn), Axis::kRow, sx, nullptr);
    const auto b = backend.Quantise(F32View(w.v.data(), kOut, kIn), Axis::kRow, sw, nullptr);
    GemmSpec spec;
    spec.out = DType::kF32;
    Matrix d = slow::Zero(kTokens, kOut);
    backend.Multiply(*a, *b, spec, nullptr, d.v.data());
    return d;
  };
  const Matrix plain = product(0, 0);
  EXPECT_GT(Correlation(product(16, 16), plain), 0.95);
  EXPECT_LT(std::fabs(Correlation(product(16, 0), plain)), 0.5);
  EXPECT_LT(std::fabs(Correlation(product(0, 16), plain)), 0.5);
}

TEST(Linear, RequantisingUsesTheForwardCopy) {
  // Without rotation and with 32x32 blocks and RNE, W's row and column copies agree, so its column copy made
  // from the dequantised row copy is the same; X in 1x32 blocks is not.
  const Matrix w = TestMatrix(kOut, kIn, 7);
  const std::string blocks = R"("fprop": {"b": {"block": "32x32"}}, "dgrad": {"b": {"block": "32x32"}})";
  Linear source = Layer(RecipeFromJson(R"({"base": "mxfp4", )" + blocks + "}", "f"));
  Linear again = Layer(RecipeFromJson(R"({"base": "mxfp4", "requantise": true, )" + blocks + "}", "f"));
  const Result a = RunStep(source, {1, 0, 0}, w), b = RunStep(again, {1, 0, 0}, w);
  ExpectSameBits(a.y, b.y, "Y");
  ExpectSameBits(a.dx, b.dx, "dX");
  EXPECT_TRUE(Differs(a.dw, b.dw));
}

TEST(Linear, SizesThatDoNotFitAreRefusedBeforeAnythingIsWritten) {
  EXPECT_EQ(ErrorOf([] { Linear(RecipeByName("mxfp4"), SimulatorBackend(), 0, 0, 40, 32); }),
            "recipe mxfp4: in-features = 40 is no multiple of 32 (fprop contracts over it in blocks of 32)");
  EXPECT_NE(ErrorOf([] { Linear(RecipeByName("f32"), SimulatorBackend(), 0, 0, 0, 32); }), "");
  EXPECT_NE(ErrorOf([] { Linear(RecipeByName("f32"), SimulatorBackend(), 4096, 0, 32, 32); }), "");
  EXPECT_NE(ErrorOf([] { Linear(RecipeByName("f32"), SimulatorBackend(), 0, 256, 32, 32); }), "");
  Linear layer = Layer(RecipeByName("mxfp4-h16"));
  const Matrix w = TestMatrix(kOut, kIn, 7), x = TestMatrix(kTokens, kIn, 1);
  Matrix y = slow::Zero(kTokens, kOut);
  EXPECT_EQ(ErrorOf([&] { layer.Forward({}, w.v.data(), x.v.data(), 40, y.v.data()); }),
            "recipe mxfp4-h16: tokens of a micro-batch = 40 is no multiple of 32 (wgrad contracts over it in "
            "blocks of 32)");
  EXPECT_NE(ErrorOf([&] { layer.Forward({}, w.v.data(), x.v.data(), 0, y.v.data()); }), "");
  EXPECT_FALSE(Differs(y, slow::Zero(kTokens, kOut)));
  EXPECT_EQ(layer.stats().gemms, (std::array<uint64_t, 3>{0, 0, 0}));
  layer.Forward({}, w.v.data(), x.v.data(), 40, y.v.data(), false);  // sampling contracts over no tokens
  EXPECT_TRUE(Differs(y, slow::Zero(kTokens, kOut)));
}

TEST(Linear, NanReachesTheResultCanonicalOrIsCountedAsHardwareDoes) {
  Matrix x = TestMatrix(kTokens, kIn, 1);
  x.at(5, 40) = FromBits(0xFFA12345u);
  const Matrix w = TestMatrix(kOut, kIn, 7);
  for (const char* name : {"bf16", "fp8", "f32"}) {
    Linear layer = Layer(RecipeByName(name));
    Matrix y = slow::Zero(kTokens, kOut);
    layer.Forward({}, w.v.data(), x.v.data(), kTokens, y.v.data());
    for (int64_t j = 0; j < kOut; ++j) EXPECT_EQ(ToBits(y.at(5, j)), kF32QuietNan) << name;
    for (int64_t j = 0; j < kOut; ++j) EXPECT_TRUE(IsFinite(ToBits(y.at(4, j)))) << name;
  }
  Linear layer = Layer(RecipeByName("mxfp4"));
  Matrix y = slow::Zero(kTokens, kOut);
  layer.Forward({}, w.v.data(), x.v.data(), kTokens, y.v.data());
  EXPECT_EQ(layer.stats().counters[0][0].nan, 1u);
  EXPECT_EQ(layer.stats().counters[0][1].nan, 0u);
  for (const float value : y.v) EXPECT_TRUE(IsFinite(ToBits(value)));
  Recipe poison = RecipeByName("mxfp4");
  poison.nan = NanPolicy::kPoison;
  Linear strict = Layer(poison);
  strict.Forward({}, w.v.data(), x.v.data(), kTokens, y.v.data());
  for (int64_t j = 0; j < kOut; ++j) EXPECT_EQ(ToBits(y.at(5, j)), kF32QuietNan);
}

TEST(Linear, StatsCountGemmsAndAddUp) {
  const Matrix w = TestMatrix(kOut, kIn, 7);
  Linear layer = Layer(RecipeByName("mxfp4-fprop-dgrad"));
  RunStep(layer, {1, 0, 0}, w);
  RunStep(layer, {1, 0, 1}, w);
  EXPECT_EQ(layer.stats().mx_gemms, (std::array<uint64_t, 3>{2, 2, 0}));
  EXPECT_EQ(layer.stats().gemms, (std::array<uint64_t, 3>{2, 2, 2}));
  EXPECT_EQ(layer.stats().counters[0][0].elements, uint64_t{2 * kTokens * kIn});
  EXPECT_EQ(layer.stats().counters[0][1].elements, uint64_t{kOut * kIn});
  LinearStats sum = layer.stats();
  sum += layer.stats();
  EXPECT_EQ(sum.mx_gemms[1], 4u);
  EXPECT_EQ(sum.counters[0][0].elements, uint64_t{4 * kTokens * kIn});
}

TEST(Fp8, ScaleOfAStepComesFromTheStepBefore) {
  Linear layer = Layer(RecipeByName("fp8"));
  const Matrix w = TestMatrix(kOut, kIn, 7);
  const auto largest = [](const Matrix& m) {
    float most = 0;
    for (const float x : slow::Bf16(m).v) most = std::max(most, std::fabs(x));
    return most;
  };
  const Result first = RunStep(layer, {1, 0, 0}, w);
  for (const Fp8Scale& s : layer.fp8()) EXPECT_EQ(s.scale, 1.0f);
  RunStep(layer, {1, 0, 1}, w);
  ExpectSame(RunStep(layer, {1, 0, 0}, w), first);  // observing does not change this step
  const float x_max = std::max(largest(TestMatrix(kTokens, kIn, 1)), largest(TestMatrix(kTokens, kIn, 2)));
  const float dy_max =
      std::max(largest(TestMatrix(kTokens, kOut, 51)), largest(TestMatrix(kTokens, kOut, 52)));
  EXPECT_EQ(layer.fp8()[0].amax, x_max);
  EXPECT_EQ(layer.fp8()[1].amax, largest(w));
  EXPECT_EQ(layer.fp8()[2].amax, dy_max);
  layer.EndStep();
  EXPECT_EQ(layer.fp8()[0].scale, 448.0f / x_max);
  EXPECT_EQ(layer.fp8()[1].scale, 448.0f / largest(w));
  EXPECT_EQ(layer.fp8()[2].scale, 57344.0f / dy_max);
  for (const Fp8Scale& s : layer.fp8()) EXPECT_EQ(s.amax, 0.0f);
  EXPECT_TRUE(Differs(RunStep(layer, {1, 0, 0}, w).y, first.y));  // W is cast again with its new scale
}

TEST(Fp8, ValidationUsesTheScaleAndObservesNothing) {
  Linear layer = Layer(RecipeByName("fp8"));
  const Matrix w = TestMatrix(kOut, kIn, 7), x = TestMatrix(kTokens, kIn, 1);
  Matrix y = slow::Zero(kTokens, kOut), z = y;
  layer.Forward({}, w.v.data(), x.v.data(), kTokens, y.v.data(), false);
  for (const Fp8Scale& s : layer.fp8()) EXPECT_EQ(s.amax, 0.0f);
  layer.Forward({}, w.v.data(), x.v.data(), kTokens, z.v.data(), true);
  EXPECT_NE(layer.fp8()[0].amax, 0.0f);
  ExpectSameBits(y, z, "Y");
}

}  // namespace
}  // namespace mx
