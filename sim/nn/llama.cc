#include "sim/nn/llama.h"

#include <algorithm>

#include "sim/base/error.h"
#include "sim/nn/cross_entropy.h"
#include "sim/nn/elementwise.h"
#include "sim/nn/engine_ops.h"
#include "sim/nn/graph.h"
#include "sim/nn/head.h"

namespace mx {
namespace {

constexpr int64_t kTokenMultiple = 32;  // what every recipe can take

bool HeadInBf16(const Recipe& recipe) { return !recipe.io_f32; }

int64_t TotalCount(const std::vector<ParameterTensor>& layout) {
  return layout.back().offset + layout.back().count;
}

}  // namespace

struct Llama::Impl {
  ModelConfig config;
  uint64_t seed;
  std::vector<ParameterTensor> layout;
  std::vector<float> parameters, gradients;
  ParameterPointers<float> weights, slopes;
  EngineOps ops;
  Graph<EngineOps> graph;
  Head head;
  std::vector<float> logits, losses, d_output;
  // Zeroed, but for whoever looks: of the linear layers' weights, nearly all there is, the first backward
  // pass takes the place.
  bool zeroed = false;

  Impl(const ModelConfig& c, const Recipe& recipe, Backend& backend, uint64_t s)
      : config(c),
        seed(s),
        layout(ParameterLayout(c)),
        parameters(TotalCount(layout)),
        gradients(TotalCount(layout)),
        weights(config, layout, parameters.data()),
        slopes(config, layout, gradients.data()),
        ops(config, recipe, backend),
        graph(config, ops),
        head(config.dim, config.vocab, HeadInBf16(recipe)) {}

  void FillZeros(bool linear_too) {
    for (const ParameterTensor& t : layout)
      if (linear_too || !t.linear) std::fill_n(gradients.begin() + t.offset, t.count, 0.0f);
  }
  std::span<float> Gradients() {
    if (zeroed) FillZeros(true);
    zeroed = false;
    return gradients;
  }

  void CheckTokens(const int32_t* ids, int64_t count, const char* what) const {
    for (int64_t i = 0; i < count; ++i) {
      if (ids[i] >= config.vocab) {
        Fail("{} {} at position {} is outside the vocabulary of {}", what, ids[i], i, config.vocab);
      }
    }
  }

  int64_t CheckBatch(const int32_t* tokens, const int32_t* targets, int64_t B, int64_t T) const {
    if (B < 1 || T < 1 || T > int64_t{1} << 20)
      Fail("a batch of {} sequences of {} tokens; at least 1, at most 2^20 tokens", B, T);
    const int64_t count = B * T;
    for (int64_t i = 0; i < count; ++i) {
      if (tokens[i] < 0) Fail("token {} at position {} is negative", tokens[i], i);
    }
    CheckTokens(tokens, count, "token");
    CheckTokens(targets, count, "target");
    const int64_t scored = count - std::count_if(targets, targets + count, [](int32_t t) { return t < 0; });
    if (scored == 0) Fail("none of the {} targets is scored", count);
    return scored;
  }

  // The logits become their gradient where asked.
  float Loss(const int32_t* tokens, const int32_t* targets, int64_t B, int64_t T, bool gradient) {
    const int64_t scored = CheckBatch(tokens, targets, B, T), count = B * T;
    graph.Reserve(B, T);
    graph.Forward(weights, tokens);
    logits.resize(std::max<int64_t>(logits.size(), count * config.vocab));
    losses.resize(std::max<int64_t>(losses.size(), count));
    head.Forward(weights.head, graph.Output().data(), count, logits.data());
    CrossEntropyRows(count, config.vocab, targets, 1.0f / static_cast<float>(scored), gradient, logits.data(),
                     losses.data());
    return MeanLoss(count, targets, losses.data(), scored);
  }
};

Llama::Llama(const ModelConfig& config, const Recipe& recipe, Backend& backend, uint64_t seed)
    : impl_(std::make_unique<Impl>(config, recipe, backend, seed)) {}
Llama::~Llama() = default;

void Llama::Initialise() {
  InitialiseParameters(impl_->config, impl_->layout, impl_->seed, impl_->parameters);
  ParametersChanged();
}

float Llama::ForwardBackward(const CallPosition& at, const int32_t* tokens, const int32_t* targets, int64_t B,
                             int64_t T) {
  Impl& m = *impl_;
  const bool first = m.zeroed;
  m.ops.SetCall(at, true, first);
  const float loss = m.Loss(tokens, targets, B, T, true);
  if (first) m.FillZeros(false);
  m.d_output.resize(std::max<int64_t>(m.d_output.size(), B * T * m.config.dim));
  m.head.Backward(m.weights.head, m.graph.Output().data(), m.logits.data(), B * T, m.d_output.data(),
                  m.slopes.head);
  m.graph.Backward(m.weights, m.slopes, tokens, m.d_output.data());
  m.zeroed = false;  // until here nothing that was thrown has left a gradient
  return loss;
}

float Llama::Evaluate(const CallPosition& at, const int32_t* tokens, const int32_t* targets, int64_t B,
                      int64_t T) {
  impl_->ops.SetCall(at, false);
  return impl_->Loss(tokens, targets, B, T, false);
}

std::vector<float> Llama::NextLogits(const CallPosition& at, std::span<const int32_t> tokens) {
  Impl& m = *impl_;
  if (tokens.empty()) Fail("no token to continue from");
  // Padding follows the text, so causal attention never sees it.
  const int64_t count = static_cast<int64_t>(tokens.size());
  std::vector<int32_t> padded(tokens.begin(), tokens.end());
  padded.resize((count + kTokenMultiple - 1) / kTokenMultiple * kTokenMultiple, 0);
  const int64_t T = static_cast<int64_t>(padded.size());
  m.CheckBatch(padded.data(), padded.data(), 1, T);
  m.ops.SetCall(at, false);
  m.graph.Reserve(1, T);
  m.graph.Forward(m.weights, padded.data());
  std::vector<float> logits(m.config.vocab);
  m.head.Forward(m.weights.head, m.graph.Output().data() + (count - 1) * m.config.dim, 1, logits.data());
  return logits;
}

void Llama::ZeroGradients() { impl_->zeroed = true; }

void Llama::ScaleGradients(float factor) {
  const std::span<float> gradients = impl_->Gradients();
  ScaleArray(static_cast<int64_t>(gradients.size()), factor, gradients.data());
}

void Llama::ParametersChanged() {
  for (Linear& linear : impl_->ops.linears()) linear.WeightChanged();
  impl_->head.WeightChanged();
}

void Llama::EndStep() {
  for (Linear& linear : impl_->ops.linears()) linear.EndStep();
}

std::span<float> Llama::parameters() { return impl_->parameters; }
std::span<float> Llama::gradients() { return impl_->Gradients(); }
const std::vector<ParameterTensor>& Llama::tensors() const { return impl_->layout; }
const ModelConfig& Llama::config() const { return impl_->config; }

std::vector<Fp8Scale*> Llama::Fp8State() {
  std::vector<Fp8Scale*> state;
  for (Linear& linear : impl_->ops.linears()) {
    for (Fp8Scale& scale : linear.fp8()) state.push_back(&scale);
  }
  return state;
}

LinearStats Llama::Stats() const {
  LinearStats total;
  for (const Linear& linear : impl_->ops.linears()) total += linear.stats();
  return total;
}

}  // namespace mx
