// Where each parameter lies: one flat array, in this order: embedding; per block norm, q, k, v, o, norm,
// gate, up, down; final norm; head when it is not tied. Weights are [out][in] under their Hugging Face names.
#ifndef MX_SIM_NN_PARAMETERS_H_
#define MX_SIM_NN_PARAMETERS_H_

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sim/nn/config.h"

namespace mx {

struct ParameterTensor {
  std::string name;  // Hugging Face names: model.layers.0.self_attn.q_proj.weight, ...
  std::vector<int64_t> shape;
  int64_t offset = 0, count = 0;  // in parameters() and gradients()
  bool linear = false;            // of a block's linear layer
  bool decay = false;             // AdamW weight decay applies (matrices, not norms)
};

std::vector<ParameterTensor> ParameterLayout(const ModelConfig& config);

// The linear layers of a block, in the order of their random stream numbers.
inline constexpr int kBlockLinears = 7;
enum BlockLinear : int { kQ, kK, kV, kO, kGate, kUp, kDown };
struct LinearSize {
  int64_t in, out;
};
std::array<LinearSize, kBlockLinears> BlockLinearSizes(const ModelConfig& config);

// Pointers into a flat array of T laid out as above.
template <typename T>
struct ParameterPointers {
  struct Block {
    T *attention_norm, *ffn_norm;
    std::array<T*, kBlockLinears> linear;
  };
  T* embedding;
  std::vector<Block> blocks;
  T *norm, *head;  // head == embedding when tied

  ParameterPointers(const ModelConfig& config, const std::vector<ParameterTensor>& layout, T* base) {
    size_t next = 0;
    const auto take = [&] { return base + layout[next++].offset; };
    embedding = take();
    for (int64_t i = 0; i < config.layers; ++i) {
      Block block;
      block.attention_norm = take();
      for (int l = kQ; l <= kO; ++l) block.linear[l] = take();
      block.ffn_norm = take();
      for (int l = kGate; l <= kDown; ++l) block.linear[l] = take();
      blocks.push_back(block);
    }
    norm = take();
    head = config.tied ? embedding : take();
  }
};

// Normal(0, 0.02) for matrices, o and down scaled by 1/sqrt(2 layers) further (as in GPT-2), norms 1. Philox
// purpose kInit, stream (layer, linear), embedding (0, 8), untied head (0, 7); words 2j and 2j+1 of a
// tensor's stream make its elements 2j and 2j+1 by Box-Muller: u = (w0 >> 8) + 1, a = (w1 >> 8) 2^-24, r =
// Sqrt(-2 Log(u 2^-24)), (r Cos(R32(2 pi) a), r Sin(R32(2 pi) a)), each times the deviation.
void InitialiseParameters(const ModelConfig& config, const std::vector<ParameterTensor>& layout,
                          uint64_t seed, std::span<float> parameters);

}  // namespace mx

#endif  // MX_SIM_NN_PARAMETERS_H_
