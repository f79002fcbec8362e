// Training steps of a small Llama: the whole of sim/nn and sim/linear in a few words of output.
#include "sim/base/philox.h"
#include "sim/base/sha256.h"
#include "sim/nn/adamw.h"
#include "sim/nn/llama.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

ModelConfig ModelOf(const Case& c) {
  ModelConfig config;
  config.name = "golden";
  config.dim = c.Int("dim", 32);
  config.layers = c.Int("layers", 2);
  config.heads = c.Int("heads", 2);
  config.kv_heads = c.Int("kv_heads", 2);
  config.ffn = c.Int("ffn", 64);
  config.vocab = c.Int("vocab", 256);
  config.tied = c.Int("tied", 1) != 0;
  return config;
}

// Token i of a micro-batch: the one before plus a small random step, so that there is something to learn.
std::vector<int32_t> Tokens(uint64_t seed, uint32_t step, uint32_t micro_batch, int64_t count,
                            int64_t vocab) {
  const RandomStream random{seed, micro_batch, StreamId(StreamPurpose::kData), step};
  std::vector<int32_t> tokens;
  int64_t token = random.Word(0) % static_cast<uint64_t>(vocab);
  for (int64_t i = 0; i < count; ++i) {
    token = (token + 1 + random.Word(static_cast<uint64_t>(i) + 1) % 3) % vocab;
    tokens.push_back(static_cast<int32_t>(token));
  }
  return tokens;
}

std::string DigestOf(std::span<const float> values) {
  Sha256 digest;
  digest.Update(values.data(), values.size_bytes());
  return digest.Hex();
}

}  // namespace

// `steps` steps of AdamW with a fixed learning rate, `micro` micro-batches of batch x seq tokens each.
// Outputs: the loss of every micro-batch; digests of gradients (before clipping) and parameters after every
// step; the digest of each tensor at the end, by name.
Outputs TrainSteps(const Case& c) {
  const Recipe recipe = RecipeByName(c.Param("recipe"));
  const ModelConfig config = ModelOf(c);
  const uint64_t seed = c.HexParam("seed", 1);
  const int64_t batch = c.Int("batch", 2), seq = c.Int("seq", 32);
  const auto steps = static_cast<uint32_t>(c.Int("steps", 10)),
             micro = static_cast<uint32_t>(c.Int("micro", 1));
  const float learning_rate = FromBits(static_cast<uint32_t>(c.HexParam("lr", 0x3A83126F)));
  Llama model(config, recipe, SimulatorBackend(), seed);
  model.Initialise();
  AdamWState state;
  state.m.resize(model.parameters().size());
  state.v.resize(model.parameters().size());
  std::vector<uint32_t> losses;
  Outputs outputs;
  for (uint32_t step = 0; step < steps; ++step) {
    model.ZeroGradients();
    for (uint32_t m = 0; m < micro; ++m) {
      auto tokens = Tokens(seed, step, m, batch * seq + 1, config.vocab);
      const std::vector<int32_t> targets(tokens.begin() + 1, tokens.end());
      losses.push_back(
          ToBits(model.ForwardBackward({seed, step, m}, tokens.data(), targets.data(), batch, seq)));
    }
    model.ScaleGradients(1.0f / static_cast<float>(micro));
    outputs["gradients"].push_back(DigestOf(model.gradients()));
    ClipGradients(model.tensors(), model.gradients(), AdamWConfig{}.clip);
    AdamWStep({}, learning_rate, model.tensors(), model.gradients(), state, model.parameters());
    model.ParametersChanged();
    model.EndStep();
    outputs["parameters"].push_back(DigestOf(model.parameters()));
  }
  outputs["loss"] = HexWords(losses, 8);
  for (const ParameterTensor& tensor : model.tensors()) {
    const auto values =
        model.parameters().subspan(static_cast<size_t>(tensor.offset), static_cast<size_t>(tensor.count));
    outputs[tensor.name] = {DigestOf(values)};
  }
  return outputs;
}

}  // namespace mx::golden
