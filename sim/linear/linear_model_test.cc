// Every recipe, every GEMM: the layer's bits against the slow model, over steps and micro-batches.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "sim/linear/linear.h"
#include "sim/linear/slow_linear.h"
#include "sim/linear/test_tensors.h"

namespace mx {
namespace {

using slow::Matrix;

struct Shape {
  int64_t tokens = 32, in = 96, out = 64;
};

// Runs two steps of two micro-batches each; the weight changes between the steps.
void Compare(const Recipe& recipe, const Shape& s) {
  SCOPED_TRACE(RecipeToJson(recipe));
  constexpr uint32_t kLayer = 3, kLinear = 5;
  Linear layer(recipe, SimulatorBackend(), kLayer, kLinear, s.in, s.out);
  slow::LinearModel model(recipe, kLayer, kLinear);
  for (uint32_t step = 0; step < 2; ++step) {
    const Matrix w = TestMatrix(s.out, s.in, 100 + step);
    Matrix dw = slow::Zero(s.out, s.in), dw_model = dw;
    for (uint32_t batch = 0; batch < 2; ++batch) {
      const CallPosition at{0x123456789ABCull, step, batch};
      const Matrix x = TestMatrix(s.tokens, s.in, 10 * step + batch);
      const Matrix dy = TestMatrix(s.tokens, s.out, 50 + 10 * step + batch);
      Matrix y = slow::Zero(s.tokens, s.out), dx = slow::Zero(s.tokens, s.in);
      layer.Forward(at, w.v.data(), x.v.data(), s.tokens, y.v.data());
      layer.Backward(at, w.v.data(), x.v.data(), dy.v.data(), s.tokens, dx.v.data(), dw.v.data());
      ExpectSameBits(y, model.Forward(at, w, x), "Y");
      ExpectSameBits(dx, model.Dgrad(at, w, x, dy), "dX");
      model.Wgrad(at, w, x, dy, dw_model);
      ExpectSameBits(dw, dw_model, "dW");
    }
    layer.EndStep();
    layer.WeightChanged();
    model.EndStep();
    for (size_t t = 0; t < 3; ++t) EXPECT_EQ(layer.fp8()[t].scale, model.scale(t)) << t;
  }
  EXPECT_EQ(layer.stats().gemms, (std::array<uint64_t, 3>{4, 4, 4}));
}

TEST(LinearModel, EveryNamedRecipe) {
  ASSERT_EQ(RecipeNames().size(), 10u);
  for (const std::string& name : RecipeNames()) Compare(RecipeByName(name), Shape{});
}

TEST(LinearModel, PartialRecipesWithBf16Rest) {
  Compare(RecipeByName("mxfp4-fprop", GemmArithmetic::kBF16), Shape{});
  Compare(RecipeByName("mxfp4-fprop-dgrad", GemmArithmetic::kBF16), Shape{});
}

TEST(LinearModel, RecipesFromJson) {
  const char* const kRecipes[] = {
      R"({"base": "mxfp4-h16", "fprop": {"b": {"block": "32x32"}}, "dgrad": {"b": {"block": "32x32"}}})",
      R"({"base": "mxfp4", "dgrad": {"a": {"rounding": "sr"}}, "wgrad": {"a": {"rounding": "sr"}}})",
      R"({"base": "mxfp4", "wgrad": {"a": {"rotate": true}, "b": {"rotate": true}}})",
      R"({"base": "mxfp4-rht16", "sign_mode": "per-call"})",
      R"({"base": "mxfp4-rht16", "sign_mode": "fixed", "fixed_signs": [2863289685, 0, 0, 0]})",
      R"({"base": "mxfp4-rht16", "hadamard": 64, "sign_mode": "per-call"})",
      R"({"base": "mxfp4-h16", "hadamard": 8})",
      R"({"base": "mxfp4-h16", "requantise": true})",
      R"({"base": "mxfp4-sr", "requantise": true})",
      R"({"base": "mxfp4", "accumulate_bf16": true, "wgrad": {"out": "f32"}})",
      R"({"base": "mxfp4-h32", "io_f32": true, "fprop": {"out": "f32"}, "dgrad": {"out": "f32"}})",
      R"({"base": "bf16", "io_f32": true, "fprop": {"out": "f32"}})",
      R"({"base": "f32", "io_f32": false})",
      R"({"base": "mxfp4", "rule": "floor", "fprop": {"out": "f32"}})",
      R"({"base": "mxfp4", "fprop": {"a": {"format": "e4m3"}, "b": {"format": "e4m3"}},
          "dgrad": {"a": {"format": "e5m2"}, "b": {"format": "e2m3"}}, "wgrad": {"a": {"format": "e3m2"}}})",
      R"({"base": "mxfp4-fprop", "fprop": {"arithmetic": "bf16"}, "dgrad": {"arithmetic": "f32"}})",
  };
  for (const char* text : kRecipes) {
    const Recipe recipe = RecipeFromJson(text, "test");
    Compare(recipe, recipe.hadamard == 64 ? Shape{64, 64, 64} : Shape{32, 64, 32});
  }
}

TEST(LinearModel, SplitK) {
  Compare(RecipeFromJson(R"({"base": "mxfp4", "splits": 2})", "test"), Shape{160, 32, 32});
}

}  // namespace
}  // namespace mx
