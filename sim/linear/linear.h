// Fprop, Dgrad and Wgrad of one linear layer under a recipe (CONTRACT rows 10 to 12, 17, 19 and section 4).
#ifndef MX_SIM_LINEAR_LINEAR_H_
#define MX_SIM_LINEAR_LINEAR_H_

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sim/linear/backend.h"
#include "sim/linear/fp8_scale.h"
#include "sim/linear/recipe.h"

namespace mx {

// Position of a call in training: it keys all randomness of the call.
struct CallPosition {
  uint64_t seed = 0;
  uint32_t step = 0, micro_batch = 0;
};

// Sums over all calls since the start, per GEMM and operand. The copies of a weight are counted when they are
// made.
struct LinearStats {
  std::array<uint64_t, 3> mx_gemms = {0, 0, 0};  // MX GEMMs that ran, by LinearGemm
  std::array<uint64_t, 3> gemms = {0, 0, 0};     // all GEMMs that ran
  std::array<std::array<QuantCounters, 2>, 3> counters;
  LinearStats& operator+=(const LinearStats& other);
};

// One layer: weight [out][in]. X: [tokens][in], Y: [tokens][out], all row-major f32 arrays whose values are
// bf16 values unless the recipe's boundary is f32 (the layer rounds what it returns, and its inputs where
// they are not).
class Linear {
 public:
  // `layer` (below 4096) and `linear` (below 256) are the Philox stream numbers (linear: 0 q 1 k 2 v 3 o 4
  // gate 5 up 6 down 7 head). Throws InputError for a recipe that CheckRecipe or SizeProblem refuses.
  Linear(const Recipe& recipe, Backend& backend, uint32_t layer, uint32_t linear, int64_t in, int64_t out);

  // weight: the f32 master; the layer quantises bf16(master) (f32 itself when io_f32). Quantised copies of
  // the weight are kept until WeightChanged. tokens, in and out must be multiples of 32 under FP4, and of the
  // Hadamard size. Not in training (validation, sampling): FP8 scales are used but observe nothing, and
  // tokens may be any number.
  void Forward(const CallPosition& at, const float* weight, const float* x, int64_t tokens, float* y,
               bool training = true);
  // dx may be null. dw += this micro-batch's gradient (CONTRACT row 19: G = R32(G + f32(dW_m)), ascending);
  // `first`: dw becomes what it would be had it been zeros, and is not read.
  void Backward(const CallPosition& at, const float* weight, const float* x, const float* dy, int64_t tokens,
                float* dx, float* dw, bool first = false);
  void WeightChanged();
  void EndStep();  // after the last micro-batch of a step: FP8 scales advance

  const LinearStats& stats() const { return stats_; }
  // FP8 state for the checkpoint: X, W, dY.
  std::array<Fp8Scale, 3>& fp8() { return fp8_; }
  int64_t in() const { return in_; }
  int64_t out() const { return out_; }

 private:
  using Operand = Backend::Operand;
  struct Source {  // values at the layer boundary, row-major; the weight's are those of the master
    const float* data;
    int64_t rows, cols;
    int64_t count() const { return rows * cols; }
  };
  using Sources = std::array<Source, 3>;  // by LinearTensor; dY is empty in Forward
  struct WeightCopy {  // with the specs that it was made by: randomness and FP8 scales are part of them
    std::unique_ptr<Operand> operand;
    QuantSpec spec, forward;
  };

  void CheckTokens(int64_t tokens, bool training) const;
  void Product(const CallPosition& at, LinearGemm gemm, const Sources& sources, bool training, float* d);
  void PlainProduct(LinearGemm gemm, const Sources& sources, float* d);
  const uint16_t* Multiply(const CallPosition& at, LinearGemm gemm, const Sources& sources, bool training,
                           float* d);
  const uint16_t* BlockProduct(const CallPosition& at, LinearGemm gemm, const Sources& sources, bool training,
                               float* d);
  const float* PlainValues(LinearGemm gemm, size_t index, const Sources& sources,
                           std::vector<float>& storage);

  // Quantised operand `index` (0 a, 1 b) of a GEMM: a weight's is kept in the layer, another's is put into
  // `own`.
  const Operand& Copy(const CallPosition& at, LinearGemm gemm, size_t index, const Sources& sources,
                      std::unique_ptr<Operand>& own, QuantCounters* counters);
  std::unique_ptr<Operand> MakeCopy(const CallPosition& at, LinearGemm gemm, size_t index,
                                    const Sources& sources, const QuantSpec& spec, QuantCounters* counters);
  bool FromForward(LinearGemm gemm, size_t index) const;  // requantised from the forward copy
  std::vector<float> ForwardValues(const CallPosition& at, LinearTensor tensor, const Sources& sources);
  QuantSpec Spec(const CallPosition& at, LinearGemm gemm, size_t index) const;
  std::array<uint32_t, 4> Signs(const CallPosition& at, LinearGemm gemm) const;
  void Observe(LinearTensor tensor, const Sources& sources);

  Recipe recipe_;
  Backend* backend_;
  uint32_t layer_, linear_;
  int64_t in_, out_;
  LinearStats stats_;
  std::array<Fp8Scale, 3> fp8_;
  std::array<WeightCopy, 2> weight_copies_;  // by GEMM: kFprop the row copy, kDgrad the column copy
  std::vector<float> weight_bf16_;           // bf16(master) of the unquantised GEMMs; empty: not made yet
  std::optional<float> weight_amax_;
};

}  // namespace mx

#endif  // MX_SIM_LINEAR_LINEAR_H_
