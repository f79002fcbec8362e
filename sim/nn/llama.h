// Llama: RMSNorm, RoPE, grouped-query attention, SwiGLU, tied or untied head, cross entropy; forward and
// backward by hand. Every linear layer inside the blocks runs under the recipe; embedding, head, norms and
// attention products are bf16/f32 (CONTRACT section 4). All bits are defined: no libm, fixed order, any
// thread count.
#ifndef MX_SIM_NN_LLAMA_H_
#define MX_SIM_NN_LLAMA_H_

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sim/linear/linear.h"
#include "sim/nn/config.h"
#include "sim/nn/parameters.h"

namespace mx {

class Llama {
 public:
  Llama(const ModelConfig& config, const Recipe& recipe, Backend& backend, uint64_t seed);
  ~Llama();

  void Initialise();  // from the seed: Philox purpose kInit, normal by Box-Muller with our own log and cos

  // One micro-batch of B sequences of T tokens; targets[i] < 0 are not scored. Adds to gradients() and
  // returns the mean loss in nats over the scored tokens. B*T must be a multiple of 32 for FP4 recipes.
  // Throws InputError for a token that is not in the vocabulary, and where no target is scored.
  float ForwardBackward(const CallPosition& at, const int32_t* tokens, const int32_t* targets, int64_t B,
                        int64_t T);
  // The mean loss alone. Changes no state but the counts of Stats().
  float Evaluate(const CallPosition& at, const int32_t* tokens, const int32_t* targets, int64_t B, int64_t T);
  // Logits of the last position of a single sequence (padded internally to what the recipe needs).
  std::vector<float> NextLogits(const CallPosition& at, std::span<const int32_t> tokens);

  void ZeroGradients();               // a span of gradients() from before is not to be used any more
  void ScaleGradients(float factor);  // G * R32(1/M) after M micro-batches
  void ParametersChanged();           // after the optimizer wrote parameters()
  void EndStep();                     // FP8 scales advance

  std::span<float> parameters();
  std::span<float> gradients();
  const std::vector<ParameterTensor>& tensors() const;
  std::vector<Fp8Scale*> Fp8State();  // fixed order, for the checkpoint
  LinearStats Stats() const;
  const ModelConfig& config() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mx

#endif  // MX_SIM_NN_LLAMA_H_
