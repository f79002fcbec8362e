// The order of the layers of a Llama, forward and backward, written once. Ops supplies the layers: the engine
// in binary32 (engine_ops.h), and in the tests a plain binary64 twin against which gradients are checked.
//
// The residual stream is f32; a block is x + o(attention(norm x)), then x + down(swiglu(norm x)). Kept for
// the backward pass: the inputs of the norms, q and k after RoPE, v, the attention output, the softmax
// statistics, gate and up; norms' outputs and the SwiGLU product are made again.
#ifndef MX_SIM_NN_GRAPH_H_
#define MX_SIM_NN_GRAPH_H_

#include <algorithm>
#include <cstdint>
#include <vector>

#include "sim/nn/attention.h"
#include "sim/nn/config.h"
#include "sim/nn/embedding.h"
#include "sim/nn/parameters.h"
#include "sim/nn/rope.h"

namespace mx {

template <typename Ops>
class Graph {
 public:
  using T = typename Ops::Value;
  using Weights = ParameterPointers<T>;

  Graph(const ModelConfig& config, Ops& ops) : config_(config), ops_(ops), saved_(config.layers) {}

  // Allocates for B sequences of T tokens; keeps what is large enough already.
  void Reserve(int64_t batch, int64_t seq) {
    shape_ = {batch, seq, config_.heads, config_.kv_heads, config_.head_dim()};
    tokens_ = batch * seq;
    if (rope_.positions() < seq) rope_ = ops_.MakeRopeTable(seq, config_.head_dim(), config_.rope_theta);
    const int64_t wide = tokens_ * config_.dim, keys = tokens_ * config_.kv_dim(),
                  ffn = tokens_ * config_.ffn;
    for (Saved& s : saved_) {
      for (auto* v : {&s.x, &s.middle, &s.q, &s.o}) Grow(*v, wide);
      for (auto* v : {&s.k, &s.v}) Grow(*v, keys);
      for (auto* v : {&s.gate, &s.up}) Grow(*v, ffn);
      for (auto* v : {&s.r1, &s.r2}) Grow(*v, tokens_);
      for (auto* v : {&s.max, &s.sum}) Grow(*v, tokens_ * config_.heads);
    }
    for (auto* v : {&last_, &normed_, &branch_}) Grow(*v, wide);
    Grow(last_r_, tokens_);
    Grow(product_, ffn);
  }

  // Leaves the final norm's output in Output(), [tokens][dim].
  void Forward(const Weights& w, const int32_t* tokens) {
    EmbeddingForward(tokens_, config_.dim, tokens, w.embedding, saved_[0].x.data());
    for (int64_t i = 0; i < config_.layers; ++i) {
      ForwardAttention(i, w.blocks[i]);
      ForwardFfn(i, w.blocks[i], i + 1 < config_.layers ? saved_[i + 1].x.data() : last_.data());
    }
    ops_.RmsNormForward(tokens_, config_.dim, eps(), last_.data(), w.norm, last_r_.data(), normed_.data());
  }
  const std::vector<T>& Output() const { return normed_; }

  // From the gradient of Output(); adds to all gradients but the head's.
  void Backward(const Weights& w, const Weights& g, const int32_t* tokens, const T* d_output) {
    const int64_t wide = tokens_ * config_.dim;
    for (auto* v : {&dx_, &dn_, &dn2_, &dn3_, &dq_}) Grow(*v, wide);
    for (auto* v : {&dk_, &dv_}) Grow(*v, tokens_ * config_.kv_dim());
    Grow(dproduct_, tokens_ * config_.ffn);
    std::fill_n(dx_.begin(), wide, T(0));
    ops_.RmsNormBackward(tokens_, config_.dim, last_.data(), w.norm, last_r_.data(), d_output, dx_.data(),
                         g.norm);
    for (int64_t i = config_.layers - 1; i >= 0; --i) {
      BackwardFfn(i, w.blocks[i], g.blocks[i]);
      BackwardAttention(i, w.blocks[i], g.blocks[i]);
    }
    ops_.EmbeddingBackward(tokens_, config_.dim, config_.vocab, tokens, dx_.data(), g.embedding);
  }

 private:
  struct Saved {
    std::vector<T> x, middle, q, k, v, o, gate, up, r1, r2, max, sum;
  };
  using Block = typename Weights::Block;

  static void Grow(std::vector<T>& v, int64_t size) {
    if (static_cast<int64_t>(v.size()) < size) v.resize(size);
  }
  T eps() const { return static_cast<T>(config_.norm_eps); }

  void Linear(int64_t layer, int which, const Block& w, const T* x, T* y) {
    ops_.LinearForward(layer, which, w.linear[which], x, tokens_, y);
  }
  void LinearGradient(int64_t layer, int which, const Block& w, const Block& g, const T* x, const T* dy,
                      T* dx) {
    ops_.LinearBackward(layer, which, w.linear[which], x, dy, tokens_, dx, g.linear[which]);
  }

  void ForwardAttention(int64_t i, const Block& w) {
    Saved& s = saved_[i];
    const int64_t dim = config_.dim;
    ops_.RmsNormForward(tokens_, dim, eps(), s.x.data(), w.attention_norm, s.r1.data(), normed_.data());
    Linear(i, kQ, w, normed_.data(), s.q.data());
    Linear(i, kK, w, normed_.data(), s.k.data());
    Linear(i, kV, w, normed_.data(), s.v.data());
    ops_.Rope(rope_, tokens_, shape_.seq, config_.heads, false, s.q.data());
    ops_.Rope(rope_, tokens_, shape_.seq, config_.kv_heads, false, s.k.data());
    ops_.AttentionForward(shape_, s.q.data(), s.k.data(), s.v.data(), s.o.data(), s.max.data(), s.sum.data());
    Linear(i, kO, w, s.o.data(), branch_.data());
    ops_.Add(tokens_ * dim, s.x.data(), branch_.data(), s.middle.data());
  }

  void ForwardFfn(int64_t i, const Block& w, T* out) {
    Saved& s = saved_[i];
    const int64_t dim = config_.dim;
    ops_.RmsNormForward(tokens_, dim, eps(), s.middle.data(), w.ffn_norm, s.r2.data(), normed_.data());
    Linear(i, kGate, w, normed_.data(), s.gate.data());
    Linear(i, kUp, w, normed_.data(), s.up.data());
    ops_.SwiGluForward(tokens_ * config_.ffn, s.gate.data(), s.up.data(), product_.data());
    Linear(i, kDown, w, product_.data(), branch_.data());
    ops_.Add(tokens_ * dim, s.middle.data(), branch_.data(), out);
  }

  void BackwardFfn(int64_t i, const Block& w, const Block& g) {
    Saved& s = saved_[i];
    const int64_t wide = tokens_ * config_.dim, ffn = tokens_ * config_.ffn;
    ops_.SwiGluForward(ffn, s.gate.data(), s.up.data(), product_.data());
    LinearGradient(i, kDown, w, g, product_.data(), dx_.data(), dproduct_.data());
    ops_.SwiGluBackward(ffn, s.gate.data(), s.up.data(), dproduct_.data(), s.gate.data(), s.up.data());
    ops_.RmsNormApply(tokens_, config_.dim, s.middle.data(), w.ffn_norm, s.r2.data(), normed_.data());
    LinearGradient(i, kGate, w, g, normed_.data(), s.gate.data(), dn_.data());
    LinearGradient(i, kUp, w, g, normed_.data(), s.up.data(), dn2_.data());
    ops_.Add(wide, dn_.data(), dn2_.data(), dn_.data());
    ops_.RmsNormBackward(tokens_, config_.dim, s.middle.data(), w.ffn_norm, s.r2.data(), dn_.data(),
                         dx_.data(), g.ffn_norm);
  }

  // The gradient of the norm's output is R32(R32(from q + from k) + from v).
  void BackwardAttention(int64_t i, const Block& w, const Block& g) {
    Saved& s = saved_[i];
    const int64_t wide = tokens_ * config_.dim;
    LinearGradient(i, kO, w, g, s.o.data(), dx_.data(), dn_.data());
    ops_.AttentionBackward(shape_, s.q.data(), s.k.data(), s.v.data(), s.max.data(), s.sum.data(), dn_.data(),
                           dq_.data(), dk_.data(), dv_.data());
    ops_.Rope(rope_, tokens_, shape_.seq, config_.heads, true, dq_.data());
    ops_.Rope(rope_, tokens_, shape_.seq, config_.kv_heads, true, dk_.data());
    ops_.RmsNormApply(tokens_, config_.dim, s.x.data(), w.attention_norm, s.r1.data(), normed_.data());
    LinearGradient(i, kQ, w, g, normed_.data(), dq_.data(), dn_.data());
    LinearGradient(i, kK, w, g, normed_.data(), dk_.data(), dn2_.data());
    LinearGradient(i, kV, w, g, normed_.data(), dv_.data(), dn3_.data());
    ops_.Add(wide, dn_.data(), dn2_.data(), dn_.data());
    ops_.Add(wide, dn_.data(), dn3_.data(), dn_.data());
    ops_.RmsNormBackward(tokens_, config_.dim, s.x.data(), w.attention_norm, s.r1.data(), dn_.data(),
                         dx_.data(), g.attention_norm);
  }

  const ModelConfig& config_;
  Ops& ops_;
  AttentionShape shape_;
  int64_t tokens_ = 0;
  RopeTable<T> rope_;
  std::vector<Saved> saved_;
  std::vector<T> last_, last_r_, normed_, branch_, product_;
  std::vector<T> dx_, dn_, dn2_, dn3_, dq_, dk_, dv_, dproduct_;
};

}  // namespace mx

#endif  // MX_SIM_NN_GRAPH_H_
