// Fprop, Dgrad and Wgrad of one linear layer under a recipe (CONTRACT rows 10 to 12, 17, 19 and section 4).
#ifndef MX_SIM_LINEAR_LINEAR_H_
#define MX_SIM_LINEAR_LINEAR_H_

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "sim/linear/backend.h"
#include "sim/linear/recipe.h"

namespace mx {

// Position of a call in training: it keys all randomness of the call.
struct CallPosition {
  uint64_t seed = 0;
  uint32_t step = 0, micro_batch = 0;
};

// Sums over all calls since the start, per GEMM and operand.
struct LinearStats {
  std::array<uint64_t, 3> mx_gemms = {0, 0, 0};    // MX GEMMs that ran, by LinearGemm
  std::array<uint64_t, 3> gemms = {0, 0, 0};       // all GEMMs that ran
  std::array<std::array<QuantCounters, 2>, 3> counters;
  LinearStats& operator+=(const LinearStats& other);
};

// Delayed per-tensor FP8 scaling of one tensor (X, W or dY): step t uses the scale from step t-1.
struct Fp8Scale {
  float scale = 1.0f;   // factor applied before the cast, R32(fmt_max / amax)
  float amax = 0.0f;    // of this step so far
  void Observe(const SourceView& source);
  void EndStep(Format format);
};

// One layer: weight [out][in]. X: [tokens][in], Y: [tokens][out], all row-major f32 arrays whose values are bf16 values
// unless the recipe's boundary is f32 (the layer rounds what it returns, and its inputs where they are not).
class Linear {
 public:
  // `layer` and `linear` are the Philox stream numbers (linear: 0 q 1 k 2 v 3 o 4 gate 5 up 6 down 7 head).
  Linear(const Recipe& recipe, Backend& backend, uint32_t layer, uint32_t linear, int64_t in, int64_t out);

  // weight: the f32 master; the layer quantises bf16(master) (f32 itself when io_f32). Quantised copies of the weight
  // are kept until WeightChanged. tokens, in and out must be multiples of 32 under FP4, and of the Hadamard size.
  void Forward(const CallPosition& at, const float* weight, const float* x, int64_t tokens, float* y);
  // dx may be null. dw += this micro-batch's gradient (CONTRACT row 19: G = R32(G + f32(dW_m)), ascending).
  void Backward(const CallPosition& at, const float* weight, const float* x, const float* dy, int64_t tokens, float* dx,
                float* dw);
  void WeightChanged();
  void EndStep();  // after the last micro-batch of a step: FP8 scales advance

  const LinearStats& stats() const { return stats_; }
  // FP8 state for the checkpoint: X, W, dY.
  std::array<Fp8Scale, 3>& fp8() { return fp8_; }
  int64_t in() const { return in_; }
  int64_t out() const { return out_; }

 private:
  Recipe recipe_;
  Backend* backend_;
  uint32_t layer_, linear_;
  int64_t in_, out_;
  LinearStats stats_;
  std::array<Fp8Scale, 3> fp8_;
  std::unique_ptr<Backend::Operand> weight_row_, weight_column_;
};

// Why a recipe cannot take these sizes (a sentence), or empty. Checked by Linear, train and the command line.
std::string SizeProblem(const Recipe& recipe, int64_t tokens, int64_t in, int64_t out);

}  // namespace mx

#endif  // MX_SIM_LINEAR_LINEAR_H_
