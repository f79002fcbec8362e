#include "sim/nn/sample.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/philox.h"
#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"
#include "sim/nn/train_test_util.h"

namespace mx {
namespace {

TEST(PickToken, TemperatureZeroTakesTheLikeliestAndTheLowerIdOfEquals) {
  const std::vector<float> logits = {1.0f, 3.0f, 3.0f, 9.0f};
  const SampleOptions greedy{.temperature = 0.0f};
  for (uint32_t word : {0u, 0x80000000u, 0xFFFFFFFFu}) {
    EXPECT_EQ(PickToken(logits, 3, greedy, word), 1);
    EXPECT_EQ(PickToken(logits, 4, greedy, word), 3);
  }
}

TEST(PickToken, FrequenciesAreThoseOfSoftmax) {
  const std::vector<float> logits = {0.0f, 1.0f, -1.0f, 0.5f};
  const SampleOptions options{.temperature = 0.5f, .top_k = 0};
  const RandomStream stream{9, 0, 0, 0};
  std::array<int, 4> counts = {};
  constexpr int kDraws = 40'000;
  for (uint64_t i = 0; i < kDraws; ++i)
    ++counts[static_cast<size_t>(PickToken(logits, 4, options, stream.Word(i)))];
  double sum = 0;
  for (float logit : logits) sum += std::exp(2.0 * logit);
  for (size_t i = 0; i < 4; ++i) {
    const double p = std::exp(2.0 * logits[i]) / sum;
    EXPECT_NEAR(counts[i], kDraws * p, 5 * std::sqrt(kDraws * p * (1 - p))) << i;
  }
}

TEST(PickToken, TopKCutsAndEndsOfTheWordRange) {
  const std::vector<float> logits = {0.0f, 2.0f, 1.0f, 1.0f};
  const SampleOptions options{.temperature = 1.0f, .top_k = 2};
  EXPECT_EQ(PickToken(logits, 4, options, 0), 1);
  EXPECT_EQ(PickToken(logits, 4, options, 0xFFFFFFFFu), 2);  // of the equal ones the lower id is kept
  const SampleOptions all{.temperature = 1.0f, .top_k = 0};
  EXPECT_EQ(PickToken(logits, 4, all, 0xFFFFFFFFu), 0);
}

TEST(PickToken, LogitThatIsNotFiniteIsAnError) {
  EXPECT_THROW(PickToken(std::vector<float>{1.0f, NAN}, 2, {}, 0), InputError);
  EXPECT_THROW(PickToken(std::vector<float>{1.0f, INFINITY}, 2, {}, 0), InputError);
}

std::vector<int32_t> Draw(const std::string& path, const SampleOptions& options) {
  std::vector<int32_t> tokens;
  Sample(path, options, [&](TokenKind, int32_t token) {
    tokens.push_back(token);
    return true;
  });
  return tokens;
}

TEST(Sample, IsAFunctionOfCheckpointOptionsAndSeed) {
  TestFolder test;
  TrainOptions run = TinyRun(test / "run");
  run.settings.steps = 40;
  run.settings.learning_rate = 1e-2f;
  RunQuietly(run);
  SampleOptions options{.prompt = "The ", .tokens = 50, .seed = 3};
  SetThreads(1);
  const std::vector<int32_t> tokens = Draw(test / "run", options);
  SetThreads(3);
  EXPECT_EQ(Draw(test / "run/checkpoint.safetensors", options), tokens);
  SetThreads(1);
  EXPECT_EQ(tokens.size(), 50u);
  for (int32_t token : tokens) EXPECT_LE(token, kDocumentToken);
  options.seed = 4;
  EXPECT_NE(Draw(test / "run", options), tokens);
  options.tokens = 3;
  EXPECT_EQ(Draw(test / "run", options).size(), 3u);
}

TEST(Sample, WhatCannotBeDrawnIsNamed) {
  TestFolder test;
  EXPECT_THROW(Draw(test / "none", {}), InputError);
  EXPECT_THROW(Draw(test.path(), {}), InputError);
  RunQuietly([&] {
    TrainOptions run = TinyRun(test / "run");
    run.settings.steps = 1;
    return run;
  }());
  EXPECT_THROW(Draw(test / "run", {.tokens = -1}), InputError);
  EXPECT_THROW(Draw(test / "run", {.temperature = -1.0f}), InputError);
  EXPECT_THROW(Draw(test / "run", {.temperature = NAN}), InputError);
  EXPECT_THROW(Draw(test / "run", {.top_k = -1}), InputError);
  EXPECT_TRUE(Draw(test / "run", {.tokens = 0}).empty());
}

}  // namespace
}  // namespace mx
