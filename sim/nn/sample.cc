#include "sim/nn/sample.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numeric>
#include <vector>

#include "sim/base/error.h"
#include "sim/base/philox.h"
#include "sim/nn/checkpoint.h"
#include "sim/nn/llama.h"
#include "sim/nn/math.h"
#include "sim/nn/train_data.h"

namespace mx {
namespace {

void CheckOptions(const SampleOptions& options) {
  if (options.tokens < 0) Fail("--tokens: {} is negative", options.tokens);
  if (options.top_k < 0) Fail("--top-k: {} is negative", options.top_k);
  if (!(options.temperature >= 0.0f) || std::isinf(options.temperature)) {
    Fail("--temperature: {} is no finite number from 0 up", options.temperature);
  }
}

std::vector<int32_t> Likeliest(std::span<const float> logits, int64_t allowed, int64_t top_k) {
  std::vector<int32_t> order(
      static_cast<size_t>(std::min<int64_t>(allowed, static_cast<int64_t>(logits.size()))));
  std::iota(order.begin(), order.end(), 0);
  const size_t keep = top_k > 0 ? std::min(order.size(), static_cast<size_t>(top_k)) : order.size();
  std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(keep), order.end(),
                    [&](int32_t a, int32_t b) {
                      const float x = logits[static_cast<size_t>(a)], y = logits[static_cast<size_t>(b)];
                      return x != y ? x > y : a < b;
                    });
  order.resize(keep);
  return order;
}

}  // namespace

int32_t PickToken(std::span<const float> logits, int64_t allowed, const SampleOptions& options,
                  uint32_t word) {
  for (float logit : logits) {
    if (!std::isfinite(logit)) Fail("sample: the model gives {}; its parameters are no good", logit);
  }
  const std::vector<int32_t> order =
      Likeliest(logits, allowed, options.temperature > 0.0f ? options.top_k : 1);
  const float highest = logits[static_cast<size_t>(order[0])];
  std::vector<float> cumulative;
  float sum = 0.0f;
  for (int32_t id : order) {
    const float below = logits[static_cast<size_t>(id)] - highest;
    sum += options.temperature > 0.0f ? Exp(below / options.temperature) : 1.0f;
    cumulative.push_back(sum);
  }
  const float threshold = static_cast<float>(word >> 8) * 0x1p-24f * sum;
  const auto at = std::upper_bound(cumulative.begin(), cumulative.end(), threshold);
  return at == cumulative.end() ? order.back() : order[static_cast<size_t>(at - cumulative.begin())];
}

void Sample(const std::string& path, const SampleOptions& options,
            const std::function<bool(TokenKind, int32_t)>& emit, Backend& backend) {
  CheckOptions(options);
  const bool folder = std::filesystem::is_directory(path);
  const Checkpoint checkpoint = Checkpoint::Open(folder ? path + "/checkpoint.safetensors" : path);
  const CheckpointState& state = checkpoint.state();
  const TokenKind kind = TokenKindOf(state.data);
  const int64_t vocab = state.settings.model.vocab;
  const int64_t allowed = kind == TokenKind::kBytes ? kDocumentToken + 1 : vocab;
  std::vector<int32_t> tokens = TextToTokens(kind, options.prompt, vocab);
  Llama model(state.settings.model, state.settings.recipe, backend, state.settings.seed);
  checkpoint.Restore(model);
  const RandomStream random{options.seed, 0, StreamId(StreamPurpose::kData, 3), 0};
  for (int64_t i = 0; i < options.tokens; ++i) {
    const size_t seen = std::min(tokens.size(), static_cast<size_t>(state.settings.seq));
    const CallPosition at{options.seed, static_cast<uint32_t>(state.step), static_cast<uint32_t>(i)};
    const std::vector<float> logits = model.NextLogits(at, std::span(tokens).last(seen));
    tokens.push_back(PickToken(logits, allowed, options, random.Word(static_cast<uint64_t>(i))));
    if (!emit(kind, tokens.back())) return;
  }
}

}  // namespace mx
