// The binary64 twin of the model, for tests: the same layer bodies and the same order of layers, linears as
// plain matrix products, elementary functions from libm. Gradients are checked on it against finite
// differences.
#ifndef MX_SIM_NN_TWIN_TEST_H_
#define MX_SIM_NN_TWIN_TEST_H_

#include <cmath>
#include <cstdint>
#include <vector>

#include "sim/base/philox.h"
#include "sim/nn/attention.h"
#include "sim/nn/embedding.h"
#include "sim/nn/graph.h"
#include "sim/nn/math.h"
#include "sim/nn/parameters.h"
#include "sim/nn/rmsnorm.h"
#include "sim/nn/rope.h"
#include "sim/nn/swiglu.h"

namespace mx {

template <>
struct Math<double> {
  static double Exp(double x) { return std::exp(x); }
  static double Log(double x) { return std::log(x); }
  static double Sqrt(double x) { return std::sqrt(x); }
  static double Canonical(double x) { return x; }
};

// Uniform in [-1, 1), by position.
template <typename T>
std::vector<T> Uniform(int64_t n, uint64_t seed) {
  const RandomStream stream = {seed, 0, StreamId(StreamPurpose::kData), 77};
  std::vector<T> out(n);
  for (int64_t i = 0; i < n; ++i)
    out[i] = static_cast<T>(static_cast<int32_t>(stream.Word(i)) >> 8) * static_cast<T>(0x1p-23);
  return out;
}

class TwinOps {
 public:
  using Value = double;

  explicit TwinOps(const ModelConfig& config) : sizes_(BlockLinearSizes(config)) {}

  void LinearForward(int64_t, int which, const double* w, const double* x, int64_t tokens, double* y) const {
    const LinearSize s = sizes_[which];
    for (int64_t t = 0; t < tokens; ++t) {
      for (int64_t o = 0; o < s.out; ++o)
        y[t * s.out + o] = DotInOrder(s.in, x + t * s.in, 1, w + o * s.in, 1);
    }
  }
  void LinearBackward(int64_t, int which, const double* w, const double* x, const double* dy, int64_t tokens,
                      double* dx, double* dw) const {
    const LinearSize s = sizes_[which];
    for (int64_t t = 0; t < tokens; ++t) {
      for (int64_t i = 0; i < s.in; ++i) dx[t * s.in + i] = DotInOrder(s.out, dy + t * s.out, 1, w + i, s.in);
    }
    for (int64_t o = 0; o < s.out; ++o) {
      for (int64_t i = 0; i < s.in; ++i) dw[o * s.in + i] += DotInOrder(tokens, dy + o, s.out, x + i, s.in);
    }
  }

  static RopeTable<double> MakeRopeTable(int64_t positions, int64_t head_dim, double theta) {
    RopeTable<double> table;
    table.half = head_dim / 2;
    for (int64_t t = 0; t < positions; ++t) {
      for (int64_t i = 0; i < table.half; ++i) {
        const double angle = static_cast<double>(t) *
                             std::pow(theta, -2.0 * static_cast<double>(i) / static_cast<double>(head_dim));
        table.cosine.push_back(std::cos(angle));
        table.sine.push_back(std::sin(angle));
      }
    }
    return table;
  }
  static void Rope(const RopeTable<double>& table, int64_t tokens, int64_t seq, int64_t heads, bool inverse,
                   double* x) {
    RopeReference(table, 0, tokens, seq, heads, inverse, x);
  }
  static void RmsNormForward(int64_t tokens, int64_t dim, double eps, const double* x, const double* w,
                             double* r, double* y) {
    RmsNormStatReference(tokens, dim, eps, x, r);
    RmsNormApplyReference(tokens, dim, x, w, r, y);
  }
  static constexpr auto RmsNormApply = RmsNormApplyReference<double>;
  static void RmsNormBackward(int64_t tokens, int64_t dim, const double* x, const double* w, const double* r,
                              const double* dy, double* dx, double* dw) {
    RmsNormInputGradientReference(tokens, dim, x, w, r, dy, dx);
    RmsNormWeightGradientReference(tokens, dim, dim, x, r, dy, dw);
  }
  static constexpr auto SwiGluForward = SwiGluForwardReference<double>;
  static constexpr auto SwiGluBackward = SwiGluBackwardReference<double>;
  static constexpr auto AttentionForward = AttentionForwardReference<double>;
  static void AttentionBackward(const AttentionShape& shape, const double* q, const double* k,
                                const double* v, const double*, const double*, const double* d_o, double* dq,
                                double* dk, double* dv) {
    AttentionBackwardReference(shape, q, k, v, d_o, dq, dk, dv);
  }
  static void Add(int64_t n, const double* a, const double* b, double* out) {
    for (int64_t i = 0; i < n; ++i) out[i] = a[i] + b[i];
  }
  static constexpr auto EmbeddingBackward = EmbeddingBackwardReference<double>;

 private:
  std::array<LinearSize, kBlockLinears> sizes_;
};

// Loss and, where `gradients` is given (zeroed by the caller), all gradients.
class TwinModel {
 public:
  explicit TwinModel(const ModelConfig& config)
      : config_(config), layout_(ParameterLayout(config)), ops_(config), graph_(config_, ops_) {}

  double Run(std::vector<double>& parameters, std::vector<double>* gradients, const int32_t* tokens,
             const int32_t* targets, int64_t B, int64_t T) {
    const int64_t count = B * T, dim = config_.dim, vocab = config_.vocab;
    const ParameterPointers<double> w(config_, layout_, parameters.data());
    graph_.Reserve(B, T);
    graph_.Forward(w, tokens);
    const double* x = graph_.Output().data();
    std::vector<double> logits(count * vocab), losses(count), d_output(count * dim);
    for (int64_t t = 0; t < count; ++t) {
      for (int64_t j = 0; j < vocab; ++j)
        logits[t * vocab + j] = DotInOrder(dim, x + t * dim, 1, w.head + j * dim, 1);
    }
    const int64_t scored = count - std::count_if(targets, targets + count, [](int32_t t) { return t < 0; });
    CrossEntropyRowsReference(count, vocab, targets, 1.0 / static_cast<double>(scored), gradients != nullptr,
                              logits.data(), losses.data());
    if (gradients != nullptr) {
      const ParameterPointers<double> g(config_, layout_, gradients->data());
      for (int64_t t = 0; t < count; ++t) {
        for (int64_t i = 0; i < dim; ++i)
          d_output[t * dim + i] = DotInOrder(vocab, &logits[t * vocab], 1, w.head + i, dim);
      }
      for (int64_t j = 0; j < vocab; ++j) {
        for (int64_t i = 0; i < dim; ++i)
          g.head[j * dim + i] += DotInOrder(count, &logits[j], vocab, x + i, dim);
      }
      graph_.Backward(w, g, tokens, d_output.data());
    }
    return MeanLoss(count, targets, losses.data(), scored);
  }

 private:
  ModelConfig config_;
  std::vector<ParameterTensor> layout_;
  TwinOps ops_;
  Graph<TwinOps> graph_;
};

}  // namespace mx

#endif  // MX_SIM_NN_TWIN_TEST_H_
