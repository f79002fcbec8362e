// The head: logits = X E^T, E the head's or (tied) the embedding's matrix. Its three products are bf16 GEMMs:
// operands rounded to bf16, f32 accumulate and f32 results (CONTRACT section 4); under recipe f32 nothing is
// rounded.
#ifndef MX_SIM_NN_HEAD_H_
#define MX_SIM_NN_HEAD_H_

#include <cstdint>
#include <vector>

namespace mx {

class Head {
 public:
  Head(int64_t dim, int64_t vocab, bool bf16) : dim_(dim), vocab_(vocab), bf16_(bf16) {}

  // x: [tokens][dim]; weight: [vocab][dim]; logits: [tokens][vocab].
  void Forward(const float* weight, const float* x, int64_t tokens, float* logits);
  // x as in Forward. dlogits is rounded in place. dx is written; dweight = R32(dweight + sum).
  void Backward(const float* weight, const float* x, float* dlogits, int64_t tokens, float* dx,
                float* dweight);
  void WeightChanged() { weight_.clear(); }

 private:
  const float* RoundedWeight(const float* weight);
  const float* RoundedInput(const float* x, int64_t tokens);

  int64_t dim_, vocab_;
  bool bf16_;
  std::vector<float> weight_, input_;  // bf16 values; the weight's stay until it changes
};

}  // namespace mx

#endif  // MX_SIM_NN_HEAD_H_
