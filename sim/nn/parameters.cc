#include "sim/nn/parameters.h"

#include <fmt/format.h>

#include <algorithm>

#include "sim/base/parallel.h"
#include "sim/base/philox.h"
#include "sim/nn/math.h"

namespace mx {
namespace {

constexpr std::array<const char*, kBlockLinears> kLinearNames = {
    "self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj", "self_attn.o_proj",
    "mlp.gate_proj",    "mlp.up_proj",      "mlp.down_proj"};
constexpr uint32_t kHeadStream = 7, kEmbeddingStream = 8;

class LayoutBuilder {
 public:
  void Add(std::string name, std::vector<int64_t> shape, bool linear = false) {
    ParameterTensor tensor;
    tensor.linear = linear;
    tensor.name = std::move(name) + ".weight";
    tensor.decay = shape.size() > 1;
    tensor.offset = total_;
    tensor.count = 1;
    for (int64_t n : shape) tensor.count *= n;
    tensor.shape = std::move(shape);
    total_ += tensor.count;
    tensors_.push_back(std::move(tensor));
  }
  std::vector<ParameterTensor> Take() { return std::move(tensors_); }

 private:
  std::vector<ParameterTensor> tensors_;
  int64_t total_ = 0;
};

// Elements [4 block, 4 block + 4) of a stream.
void NormalBlock(const RandomStream& stream, uint32_t block, float deviation, float* out) {
  const std::array<uint32_t, 4> words = stream.Block(block);
  for (int pair = 0; pair < 2; ++pair) {
    const float u = static_cast<float>((words[2 * pair] >> 8) + 1) * 0x1p-24f;  // (0, 1], exact
    const float angle = 0x1.921fb6p+2f * (static_cast<float>(words[2 * pair + 1] >> 8) * 0x1p-24f);
    const float radius = Math<float>::Sqrt(-2.0f * Log(u));
    out[2 * pair] = radius * Cos(angle) * deviation;
    out[2 * pair + 1] = radius * Sin(angle) * deviation;
  }
}

void FillNormal(uint64_t seed, uint32_t layer, uint32_t linear, float deviation, float* out, int64_t count) {
  const RandomStream stream = {seed, 0, StreamId(StreamPurpose::kInit, layer, linear), 0};
  ParallelFor((count + 3) / 4, 4096, [&](int64_t begin, int64_t end) {
    for (int64_t block = begin; block < end; ++block) {
      float values[4];
      NormalBlock(stream, static_cast<uint32_t>(block), deviation, values);
      std::copy_n(values, std::min<int64_t>(4, count - 4 * block), out + 4 * block);
    }
  });
}

}  // namespace

std::array<LinearSize, kBlockLinears> BlockLinearSizes(const ModelConfig& c) {
  return {{{c.dim, c.dim},
           {c.dim, c.kv_dim()},
           {c.dim, c.kv_dim()},
           {c.dim, c.dim},
           {c.dim, c.ffn},
           {c.dim, c.ffn},
           {c.ffn, c.dim}}};
}

std::vector<ParameterTensor> ParameterLayout(const ModelConfig& c) {
  LayoutBuilder layout;
  const auto sizes = BlockLinearSizes(c);
  layout.Add("model.embed_tokens", {c.vocab, c.dim});
  for (int64_t i = 0; i < c.layers; ++i) {
    const std::string prefix = fmt::format("model.layers.{}.", i);
    const auto linear = [&](int l) {
      layout.Add(prefix + kLinearNames[l], {sizes[l].out, sizes[l].in}, true);
    };
    layout.Add(prefix + "input_layernorm", {c.dim});
    for (int l = kQ; l <= kO; ++l) linear(l);
    layout.Add(prefix + "post_attention_layernorm", {c.dim});
    for (int l = kGate; l <= kDown; ++l) linear(l);
  }
  layout.Add("model.norm", {c.dim});
  if (!c.tied) layout.Add("lm_head", {c.vocab, c.dim});
  return layout.Take();
}

void InitialiseParameters(const ModelConfig& config, const std::vector<ParameterTensor>& layout,
                          uint64_t seed, std::span<float> parameters) {
  const ParameterPointers<float> at(config, layout, parameters.data());
  const float deviation = 0.02f;
  const float into_residual = deviation * Rsqrt(static_cast<float>(2 * config.layers));
  const int64_t table = config.vocab * config.dim;
  const auto sizes = BlockLinearSizes(config);
  FillNormal(seed, 0, kEmbeddingStream, deviation, at.embedding, table);
  for (int64_t i = 0; i < config.layers; ++i) {
    const auto& block = at.blocks[i];
    std::fill_n(block.attention_norm, config.dim, 1.0f);
    std::fill_n(block.ffn_norm, config.dim, 1.0f);
    for (int l = 0; l < kBlockLinears; ++l) {
      const float d = l == kO || l == kDown ? into_residual : deviation;
      FillNormal(seed, static_cast<uint32_t>(i), static_cast<uint32_t>(l), d, block.linear[l],
                 sizes[l].in * sizes[l].out);
    }
  }
  std::fill_n(at.norm, config.dim, 1.0f);
  if (!config.tied) FillNormal(seed, 0, kHeadStream, deviation, at.head, table);
}

}  // namespace mx
