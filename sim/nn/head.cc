#include "sim/nn/head.h"

#include "sim/gemm/plain_gemm.h"
#include "sim/nn/elementwise.h"

namespace mx {

const float* Head::RoundedWeight(const float* weight) {
  if (!bf16_) return weight;
  if (weight_.empty()) {
    weight_.resize(vocab_ * dim_);
    RoundArrayToBf16(vocab_ * dim_, weight, weight_.data());
  }
  return weight_.data();
}

const float* Head::RoundedInput(const float* x, int64_t tokens) {
  if (!bf16_) return x;
  input_.resize(tokens * dim_);
  RoundArrayToBf16(tokens * dim_, x, input_.data());
  return input_.data();
}

void Head::Forward(const float* weight, const float* x, int64_t tokens, float* logits) {
  PlainGemm({RoundedInput(x, tokens), dim_, false}, {RoundedWeight(weight), dim_, false}, tokens, vocab_,
            dim_, logits, vocab_);
}

void Head::Backward(const float* weight, const float* x, float* dlogits, int64_t tokens, float* dx,
                    float* dweight) {
  if (bf16_) RoundArrayToBf16(tokens * vocab_, dlogits, dlogits);
  const float* w = RoundedWeight(weight);
  PlainGemm({dlogits, vocab_, false}, {w, dim_, true}, tokens, dim_, vocab_, dx, dim_);
  PlainGemm({dlogits, vocab_, true}, {RoundedInput(x, tokens), dim_, true}, vocab_, dim_, tokens, dweight,
            dim_, true);
}

}  // namespace mx
