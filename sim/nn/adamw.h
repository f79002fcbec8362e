// AdamW on f32 master weights (CONTRACT section 4), and clipping by the global gradient norm.
#ifndef MX_SIM_NN_ADAMW_H_
#define MX_SIM_NN_ADAMW_H_

#include <span>
#include <vector>

#include "sim/nn/llama.h"

namespace mx {

struct AdamWConfig {
  float beta1 = 0.9f, beta2 = 0.95f, eps = 1e-8f, weight_decay = 0.1f;
  float clip = 1.0f;  // maximum global gradient norm; 0: no clipping
};

struct AdamWState {
  std::vector<float> m, v;            // as parameters()
  double beta1_product = 1.0, beta2_product = 1.0;  // running f64 products, stored in the checkpoint
};

// Global gradient norm before clipping: sum of squares in f64 per tensor in the 16-lane order, tensors in parameter
// order, sqrt in f64. Gradients are scaled in place when it exceeds clip.
double ClipGradients(const std::vector<ParameterTensor>& tensors, std::span<float> gradients, float clip);

void AdamWStep(const AdamWConfig& config, float learning_rate, const std::vector<ParameterTensor>& tensors,
               std::span<const float> gradients, AdamWState& state, std::span<float> parameters);

}  // namespace mx

#endif  // MX_SIM_NN_ADAMW_H_
