#include "sim/nn/llama.h"

#include <gtest/gtest.h>

#include <cstring>
#include <new>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/sha256.h"
#include "sim/base/simd.h"
#include "sim/nn/adamw.h"
#include "sim/nn/twin_test.h"

namespace mx {
namespace {

// Tiny layers gain nothing from threads; on a busy machine they only wait for each other.
struct OneThread {
  OneThread() { SetThreads(1); }
  ~OneThread() { SetThreads(0); }
};

ModelConfig Tiny(bool tied = true, int64_t layers = 1) {
  ModelConfig config;
  config.name = "tiny", config.dim = 64, config.layers = layers, config.heads = 4, config.kv_heads = 2,
  config.ffn = 96;
  config.vocab = 64, config.tied = tied;
  return config;
}

struct Batch {
  int64_t B, T;
  std::vector<int32_t> tokens, targets;
  explicit Batch(uint32_t seed, int64_t b = 1, int64_t t = 32) : B(b), T(t), tokens(B * T), targets(B * T) {
    const RandomStream stream = {seed, 0, StreamId(StreamPurpose::kData), 5};
    for (int64_t i = 0; i < B * T; ++i) {
      tokens[i] = static_cast<int32_t>(stream.Word(i) % 64);
      targets[i] = i % 11 == 7 ? -1 : (tokens[i] * 5 + 3) % 64;
    }
  }
};

float Learn(Llama& model, AdamWState& state, uint32_t step, int micro_batches = 1, float rate = 3e-3f) {
  model.ZeroGradients();
  float loss = 0;
  for (int m = 0; m < micro_batches; ++m) {
    const Batch batch(100 * step + static_cast<uint32_t>(m));
    loss = model.ForwardBackward({1, step, static_cast<uint32_t>(m)}, batch.tokens.data(),
                                 batch.targets.data(), batch.B, batch.T);
  }
  if (micro_batches > 1) model.ScaleGradients(1.0f / static_cast<float>(micro_batches));
  ClipGradients(model.tensors(), model.gradients(), 1.0f);
  AdamWStep({}, rate, model.tensors(), model.gradients(), state, model.parameters());
  model.ParametersChanged();
  model.EndStep();
  return loss;
}

std::string Digest(std::span<const float> values) {
  return Sha256Hex({reinterpret_cast<const char*>(values.data()), values.size_bytes()});
}

std::string TrainingDigest(const std::string& recipe, int steps, int micro_batches = 1) {
  Llama model(Tiny(), RecipeByName(recipe), SimulatorBackend(), 42);
  model.Initialise();
  AdamWState state;
  std::string losses;
  for (int step = 0; step < steps; ++step) {
    losses += fmt::format("{:08x} ", ToBits(Learn(model, state, static_cast<uint32_t>(step), micro_batches)));
  }
  return losses + Digest(model.parameters()) + Digest(state.m) + Digest(state.v);
}

TEST(Llama, InitialisationIsTheStatedNormal) {
  const OneThread serial;
  Llama model(Tiny(false, 2), RecipeByName("f32"), SimulatorBackend(), 7);
  model.Initialise();
  for (const ParameterTensor& t : model.tensors()) {
    const auto values = model.parameters().subspan(t.offset, t.count);
    double sum = 0, squares = 0;
    for (float v : values)
      sum += static_cast<double>(v), squares += static_cast<double>(v) * static_cast<double>(v);
    const double mean = sum / static_cast<double>(t.count),
                 deviation = std::sqrt(squares / static_cast<double>(t.count));
    const bool into_residual =
        t.name.find("o_proj") != std::string::npos || t.name.find("down") != std::string::npos;
    if (t.shape.size() == 1) {
      EXPECT_EQ(mean, 1.0) << t.name;
    } else {
      const double expected = into_residual ? 0.02 / std::sqrt(4.0) : 0.02;
      EXPECT_NEAR(deviation, expected, 4 * expected / std::sqrt(2.0 * static_cast<double>(t.count)))
          << t.name;
      EXPECT_NEAR(mean, 0.0, 4 * expected / std::sqrt(static_cast<double>(t.count))) << t.name;
    }
  }
  // Element 5 of layer 1's k_proj from words 4 and 5 of its stream.
  const RandomStream stream = {7, 0, StreamId(StreamPurpose::kInit, 1, 1), 0};
  const double u = ((stream.Word(4) >> 8) + 1) * 0x1p-24, a = (stream.Word(5) >> 8) * 0x1p-24;
  const double expected = 0.02 * std::sqrt(-2 * std::log(u)) * std::sin(6.283185307179586 * a);
  const ParameterTensor& k1 = model.tensors()[1 + 9 + 2];
  ASSERT_EQ(k1.name, "model.layers.1.self_attn.k_proj.weight");
  EXPECT_NEAR(static_cast<double>(model.parameters()[k1.offset + 5]), expected, 1e-7);
}

TEST(Llama, GradientsFollowTheBinary64Twin) {
  const OneThread serial;
  for (bool tied : {true, false}) {
    Llama model(Tiny(tied, 2), RecipeByName("f32"), SimulatorBackend(), 3);
    model.Initialise();
    for (float& p : model.parameters()) p *= 3;  // away from the almost linear start
    model.ParametersChanged();
    const Batch batch(1, 2, 48);
    std::vector<double> parameters(model.parameters().begin(), model.parameters().end()),
        gradients(parameters.size(), 0.0);
    const double loss =
        TwinModel(Tiny(tied, 2))
            .Run(parameters, &gradients, batch.tokens.data(), batch.targets.data(), batch.B, batch.T);
    const float ours = model.ForwardBackward({}, batch.tokens.data(), batch.targets.data(), batch.B, batch.T);
    EXPECT_NEAR(static_cast<double>(ours), loss, 1e-5);
    for (const ParameterTensor& t : model.tensors()) {
      double difference = 0, size = 0;
      for (int64_t i = t.offset; i < t.offset + t.count; ++i) {
        difference += std::pow(static_cast<double>(model.gradients()[i]) - gradients[i], 2);
        size += gradients[i] * gradients[i];
      }
      EXPECT_GT(size, 0.0) << t.name;
      EXPECT_LT(std::sqrt(difference / size), 2e-5) << t.name;
    }
  }
}

TEST(Llama, GradientsAddOverMicroBatches) {
  const OneThread serial;
  Llama model(Tiny(), RecipeByName("f32"), SimulatorBackend(), 3);
  model.Initialise();
  const auto gradients = [&](std::initializer_list<uint32_t> seeds) {
    model.ZeroGradients();
    for (uint32_t s : seeds) {
      const Batch batch(s);
      model.ForwardBackward({}, batch.tokens.data(), batch.targets.data(), batch.B, batch.T);
    }
    return std::vector<float>(model.gradients().begin(), model.gradients().end());
  };
  const auto one = gradients({1}), two = gradients({2}), both = gradients({1, 2});
  // Every tensor but the tied embedding, which two layers add to, is exactly R32(first + second).
  for (size_t i = model.tensors()[1].offset; i < both.size(); ++i)
    ASSERT_EQ(ToBits(both[i]), ToBits(one[i] + two[i])) << i;
}

TEST(Llama, NothingOfTheGradientsIsLeftAfterTheyAreZeroed) {
  for (const char* recipe : {"f32", "mxfp4-h16", "fp8"}) {
    Llama model(Tiny(), RecipeByName(recipe), SimulatorBackend(), 3);
    model.Initialise();
    const Batch batch(1);
    const auto backward = [&] {
      model.ForwardBackward({}, batch.tokens.data(), batch.targets.data(), batch.B, batch.T);
      return Digest(model.gradients());
    };
    const std::string want = backward();
    for (float& g : model.gradients()) g = std::nanf("");
    model.ZeroGradients();
    EXPECT_EQ(backward(), want) << recipe;
    model.ZeroGradients();
    EXPECT_EQ(Digest(model.gradients()), Digest(std::vector<float>(model.gradients().size()))) << recipe;
    EXPECT_EQ(backward(), want) << recipe;
  }
}

// The simulator, until a product fails.
class FailingBackend : public Backend {
 public:
  int64_t products = -1;  // that are still made; below 0: all
  std::unique_ptr<Operand> Quantise(const SourceView& source, Axis axis, const QuantSpec& spec,
                                    QuantCounters* counters) override {
    return SimulatorBackend().Quantise(source, axis, spec, counters);
  }
  void Multiply(const Operand& a, const Operand& b, const GemmSpec& spec, const void* c, void* d) override {
    if (products-- == 0) throw std::bad_alloc();
    SimulatorBackend().Multiply(a, b, spec, c, d);
  }
};

TEST(Llama, WhatFailsAfterGradientsWereZeroedLeavesThemZero) {
  FailingBackend backend;
  Llama model(Tiny(), RecipeByName("mxfp4-h16"), backend, 3);
  model.Initialise();
  const Batch batch(1);
  const auto backward = [&] {
    model.ForwardBackward({}, batch.tokens.data(), batch.targets.data(), batch.B, batch.T);
    return Digest(model.gradients());
  };
  const std::string want = backward(), zeros = Digest(std::vector<float>(model.gradients().size()));
  for (int64_t products = 0; products < 3 * kBlockLinears; ++products) {
    model.ZeroGradients();
    backend.products = products;
    EXPECT_THROW(backward(), std::bad_alloc);
    backend.products = -1;
    EXPECT_EQ(Digest(model.gradients()), zeros) << products;
    EXPECT_EQ(backward(), want) << products;
  }
}

TEST(Llama, SameBitsOnEveryTarget) {
  const OneThread serial;
  for (const char* recipe : {"f32", "mxfp4-h16", "fp8"}) {
    SelectSimd("");
    const std::string expected = TrainingDigest(recipe, 2);
    for (const std::string& target : AvailableSimd()) {
      SelectSimd(target);
      EXPECT_EQ(SelectedSimd(), target);
      EXPECT_EQ(TrainingDigest(recipe, 2), expected) << recipe << ", target " << target;
    }
  }
  SelectSimd("");
}

TEST(Llama, SameBitsForEveryThreadCount) {
  SetThreads(1);
  const std::string expected = TrainingDigest("mxfp4-rht16", 1, 2);
  for (int threads : {2, 3, 7}) {
    SetThreads(threads);
    EXPECT_EQ(TrainingDigest("mxfp4-rht16", 1, 2), expected) << threads << " threads";
  }
  SetThreads(0);
}

TEST(Llama, EveryRecipeLearns) {
  const OneThread serial;
  for (const std::string& recipe : RecipeNames()) {
    Llama model(Tiny(), RecipeByName(recipe), SimulatorBackend(), 5);
    model.Initialise();
    AdamWState state;
    const float first = Learn(model, state, 0, 1, 1e-2f);
    float last = first;
    for (uint32_t step = 1; step < 12; ++step) last = Learn(model, state, step, 1, 1e-2f);
    EXPECT_NEAR(static_cast<double>(first), std::log(64.0), 0.2) << recipe;
    EXPECT_LT(last, first - 1.0f) << recipe;
  }
}

TEST(Llama, EvaluationChangesNothing) {
  const OneThread serial;
  for (const char* recipe : {"fp8", "mxfp4-sr", "mxfp4-rht16", "bf16"}) {
    std::string digests[2];
    for (bool evaluate : {false, true}) {
      Llama model(Tiny(), RecipeByName(recipe), SimulatorBackend(), 5);
      model.Initialise();
      AdamWState state;
      for (uint32_t step = 0; step < 3; ++step) {
        Learn(model, state, step);
        if (!evaluate) continue;
        const Batch batch(77);
        model.Evaluate({1, step, 9}, batch.tokens.data(), batch.targets.data(), batch.B, batch.T);
        model.NextLogits({1, step, 9}, batch.tokens);
      }
      std::string fp8;
      for (Fp8Scale* s : model.Fp8State()) fp8 += fmt::format("{} {} ", s->scale, s->amax);
      digests[evaluate] = Digest(model.parameters()) + Digest(model.gradients()) + fp8;
    }
    EXPECT_EQ(digests[0], digests[1]) << recipe;
  }
}

TEST(Llama, EvaluateIsTheLossOfForwardBackward) {
  const OneThread serial;
  Llama model(Tiny(), RecipeByName("mxfp4-h16"), SimulatorBackend(), 5);
  model.Initialise();
  const Batch batch(4);
  const float evaluated =
      model.Evaluate({1, 2, 0}, batch.tokens.data(), batch.targets.data(), batch.B, batch.T);
  EXPECT_EQ(
      ToBits(model.ForwardBackward({1, 2, 0}, batch.tokens.data(), batch.targets.data(), batch.B, batch.T)),
      ToBits(evaluated));
}

TEST(Llama, NextLogitsAreTheLossesSoftmax) {
  const OneThread serial;
  Llama model(Tiny(), RecipeByName("mxfp4-h16"), SimulatorBackend(), 5);
  model.Initialise();
  const Batch batch(4);
  for (int64_t length : {1, 31, 32}) {
    const std::vector<float> logits =
        model.NextLogits({}, {batch.tokens.data(), static_cast<size_t>(length)});
    ASSERT_EQ(logits.size(), 64u);
    double sum = 0;
    for (float z : logits) sum += std::exp(static_cast<double>(z));
    std::vector<int32_t> tokens(64, 1), targets(64, -1);  // other padding: it must not matter
    std::copy_n(batch.tokens.begin(), length, tokens.begin());
    targets[length - 1] = 17;
    const float loss = model.Evaluate({}, tokens.data(), targets.data(), 1, 64);
    EXPECT_NEAR(static_cast<double>(loss), std::log(sum) - static_cast<double>(logits[17]), 1e-5) << length;
  }
}

TEST(Llama, StatsCountTheGemmsOfTheRecipe) {
  const OneThread serial;
  Llama model(Tiny(), RecipeByName("mxfp4-fprop"), SimulatorBackend(), 5);
  model.Initialise();
  const Batch batch(4);
  model.ForwardBackward({}, batch.tokens.data(), batch.targets.data(), batch.B, batch.T);
  const LinearStats stats = model.Stats();
  EXPECT_EQ(stats.mx_gemms, (std::array<uint64_t, 3>{7, 0, 0}));
  EXPECT_EQ(stats.gemms, (std::array<uint64_t, 3>{7, 7, 7}));
  EXPECT_EQ(model.Fp8State().size(), 21u);
}

TEST(Llama, RefusesWhatItCannotTake) {
  const OneThread serial;
  Llama model(Tiny(), RecipeByName("mxfp4-h16"), SimulatorBackend(), 5);
  model.Initialise();
  Batch batch(4);
  EXPECT_THROW(model.ForwardBackward({}, batch.tokens.data(), batch.targets.data(), 1, 31), InputError);
  batch.tokens[3] = 64;
  EXPECT_THROW(model.ForwardBackward({}, batch.tokens.data(), batch.targets.data(), 1, 32), InputError);
  batch.tokens[3] = -1;
  EXPECT_THROW(model.Evaluate({}, batch.tokens.data(), batch.targets.data(), 1, 32), InputError);
  batch.tokens[3] = 0;
  batch.targets[0] = 64;
  EXPECT_THROW(model.Evaluate({}, batch.tokens.data(), batch.targets.data(), 1, 32), InputError);
  EXPECT_THROW(model.NextLogits({}, {}), InputError);
  std::fill(batch.targets.begin(), batch.targets.end(), -1);
  EXPECT_THROW(model.Evaluate({}, batch.tokens.data(), batch.targets.data(), 1, 32), InputError);
}

}  // namespace
}  // namespace mx
