// The layers of Graph in binary32: the engines of this folder, and mx::Linear under the recipe.
#ifndef MX_SIM_NN_ENGINE_OPS_H_
#define MX_SIM_NN_ENGINE_OPS_H_

#include <cstdint>
#include <vector>

#include "sim/linear/linear.h"
#include "sim/nn/attention.h"
#include "sim/nn/config.h"
#include "sim/nn/elementwise.h"
#include "sim/nn/embedding.h"
#include "sim/nn/parameters.h"
#include "sim/nn/rmsnorm.h"
#include "sim/nn/rope.h"
#include "sim/nn/swiglu.h"

namespace mx {

class EngineOps {
 public:
  using Value = float;

  EngineOps(const ModelConfig& config, const Recipe& recipe, Backend& backend) {
    const auto sizes = BlockLinearSizes(config);
    linears_.reserve(config.layers * kBlockLinears);
    for (int64_t i = 0; i < config.layers; ++i) {
      for (int l = 0; l < kBlockLinears; ++l) {
        linears_.emplace_back(recipe, backend, static_cast<uint32_t>(i), static_cast<uint32_t>(l),
                              sizes[l].in, sizes[l].out);
      }
    }
  }

  // Of the linear layers' calls until the next one. Not in training, FP8 scales observe nothing. `first`: the
  // gradients of their weights take the place of what was there.
  void SetCall(const CallPosition& at, bool training, bool first = false) {
    at_ = at;
    training_ = training;
    first_ = first;
  }
  std::vector<Linear>& linears() { return linears_; }
  const std::vector<Linear>& linears() const { return linears_; }

  void LinearForward(int64_t layer, int which, const float* w, const float* x, int64_t tokens, float* y) {
    linears_[layer * kBlockLinears + which].Forward(at_, w, x, tokens, y, training_);
  }
  void LinearBackward(int64_t layer, int which, const float* w, const float* x, const float* dy,
                      int64_t tokens, float* dx, float* dw) {
    linears_[layer * kBlockLinears + which].Backward(at_, w, x, dy, tokens, dx, dw, first_);
  }

  static constexpr auto MakeRopeTable = mx::MakeRopeTable;
  static constexpr auto Rope = mx::Rope;
  static constexpr auto RmsNormForward = mx::RmsNormForward;
  static constexpr auto RmsNormApply = mx::RmsNormApply;
  static constexpr auto RmsNormBackward = mx::RmsNormBackward;
  static constexpr auto SwiGluForward = mx::SwiGluForward;
  static constexpr auto SwiGluBackward = mx::SwiGluBackward;
  static constexpr auto AttentionForward = mx::AttentionForward;
  static constexpr auto AttentionBackward = mx::AttentionBackward;
  static constexpr auto Add = mx::AddArrays;
  static void EmbeddingBackward(int64_t count, int64_t dim, int64_t, const int32_t* tokens, const float* dx,
                                float* dtable) {
    mx::EmbeddingBackward(count, dim, tokens, dx, dtable);
  }

 private:
  std::vector<Linear> linears_;
  CallPosition at_;
  bool training_ = true, first_ = false;
};

}  // namespace mx

#endif  // MX_SIM_NN_ENGINE_OPS_H_
