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
  std::vector<float> m, v;                          // as parameters()
  double beta1_product = 1.0, beta2_product = 1.0;  // running f64 products, stored in the checkpoint
};

// Global gradient norm before clipping: sum of squares in f64 per tensor in the 16-lane order, tensors in
// parameter order, sqrt in f64. When it exceeds clip > 0, gradients become R32(g * R32(clip / norm)), the
// ratio in f64. A norm that is not finite scales nothing: the caller must stop.
double ClipGradients(const std::vector<ParameterTensor>& tensors, std::span<float> gradients, float clip);

// m = R32(R32(b1 m) + R32(R32(1 - b1) g)); v = R32(R32(b2 v) + R32(R32(1 - b2) R32(g g)));
// u = R32(R32(m i1) / R32(Sqrt(R32(v i2)) + eps)); with decay u = R32(u + R32(weight_decay p)); p = R32(p -
// R32(lr u)). i1 = R32(1 / (1 - beta1_product)), i2 alike, in f64, after beta1_product *= beta1.
void AdamWStep(const AdamWConfig& config, float learning_rate, const std::vector<ParameterTensor>& tensors,
               std::span<const float> gradients, AdamWState& state, std::span<float> parameters);

}  // namespace mx

#endif  // MX_SIM_NN_ADAMW_H_
