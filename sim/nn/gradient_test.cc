// Every backward pass against finite differences of its forward pass, in binary64.
#include <gtest/gtest.h>

#include <functional>

#include "sim/nn/twin_test.h"

namespace mx {
namespace {

using Vec = std::vector<double>;

// d loss / d x[i] by central differences agrees with `analytic`, for every i.
void ExpectGradient(const char* what, Vec& x, const Vec& analytic, const std::function<double()>& loss) {
  ASSERT_EQ(x.size(), analytic.size());
  const double h = 1e-5;
  for (size_t i = 0; i < x.size(); ++i) {
    const double kept = x[i];
    x[i] = kept + h;
    const double up = loss();
    x[i] = kept - h;
    const double down = loss();
    x[i] = kept;
    const double numeric = (up - down) / (2 * h);
    ASSERT_NEAR(analytic[i], numeric, 2e-8 + 1e-6 * std::abs(numeric)) << what << " element " << i;
  }
}

double Dot(const Vec& a, const Vec& b) {
  double sum = 0;
  for (size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

TEST(Gradient, RmsNorm) {
  const int64_t tokens = 5, dim = 24;
  Vec x = Uniform<double>(tokens * dim, 1), w = Uniform<double>(dim, 2), y(tokens * dim), r(tokens);
  const Vec dy = Uniform<double>(tokens * dim, 3);
  const auto loss = [&] {
    TwinOps::RmsNormForward(tokens, dim, 1e-3, x.data(), w.data(), r.data(), y.data());
    return Dot(y, dy);
  };
  loss();
  Vec dx(tokens * dim, 0.5), dw(dim, 0.25);  // both are added to
  TwinOps::RmsNormBackward(tokens, dim, x.data(), w.data(), r.data(), dy.data(), dx.data(), dw.data());
  for (double& v : dx) v -= 0.5;
  for (double& v : dw) v -= 0.25;
  ExpectGradient("x", x, dx, loss);
  ExpectGradient("w", w, dw, loss);
}

TEST(Gradient, Rope) {
  const int64_t seq = 4, tokens = 8, heads = 2, head_dim = 6;
  const RopeTable<double> table = TwinOps::MakeRopeTable(seq, head_dim, 100.0);
  Vec x = Uniform<double>(tokens * heads * head_dim, 4);
  Vec dx = Uniform<double>(tokens * heads * head_dim, 5);
  const Vec dy = dx;
  RopeReference(table, 0, tokens, seq, heads, true, dx.data());
  ExpectGradient("x", x, dx, [&] {
    Vec y = x;
    RopeReference(table, 0, tokens, seq, heads, false, y.data());
    return Dot(y, dy);
  });
}

TEST(Gradient, SwiGlu) {
  const int64_t n = 40;
  Vec gate = Uniform<double>(n, 6), up = Uniform<double>(n, 7), h(n), dgate(n), dup(n);
  for (double& g : gate) g *= 4;
  const Vec dh = Uniform<double>(n, 8);
  const auto loss = [&] {
    SwiGluForwardReference(n, gate.data(), up.data(), h.data());
    return Dot(h, dh);
  };
  SwiGluBackwardReference(n, gate.data(), up.data(), dh.data(), dgate.data(), dup.data());
  ExpectGradient("gate", gate, dgate, loss);
  ExpectGradient("up", up, dup, loss);
}

void CheckAttention(const AttentionShape& shape) {
  const int64_t wide = shape.batch * shape.seq * shape.q_stride(),
                keys = shape.batch * shape.seq * shape.kv_stride();
  const int64_t stats = shape.batch * shape.heads * shape.seq;
  Vec q = Uniform<double>(wide, 9), k = Uniform<double>(keys, 10), v = Uniform<double>(keys, 11), o(wide);
  for (double& x : q) x *= 3;
  Vec max(stats), sum(stats), dq(wide), dk(keys), dv(keys);
  const Vec d_o = Uniform<double>(wide, 12);
  AttentionBackwardReference(shape, q.data(), k.data(), v.data(), d_o.data(), dq.data(), dk.data(),
                             dv.data());
  const auto loss = [&] {
    AttentionForwardReference(shape, q.data(), k.data(), v.data(), o.data(), max.data(), sum.data());
    return Dot(o, d_o);
  };
  ExpectGradient("q", q, dq, loss);
  ExpectGradient("k", k, dk, loss);
  ExpectGradient("v", v, dv, loss);
}

TEST(Gradient, AttentionWithGroupedHeads) { CheckAttention({2, 5, 4, 2, 6}); }
TEST(Gradient, AttentionAcrossBlocksOfRows) { CheckAttention({1, 35, 1, 1, 4}); }

TEST(Gradient, Embedding) {
  const int64_t count = 7, dim = 3, vocab = 5;
  const int32_t tokens[count] = {4, 0, 4, 2, 0, 0, 3};
  Vec table = Uniform<double>(vocab * dim, 13), x(count * dim), dtable(vocab * dim, 0.0);
  const Vec dx = Uniform<double>(count * dim, 14);
  EmbeddingBackwardReference(count, dim, vocab, tokens, dx.data(), dtable.data());
  ExpectGradient("table", table, dtable, [&] {
    EmbeddingForward(count, dim, tokens, table.data(), x.data());
    return Dot(x, dx);
  });
}

TEST(Gradient, CrossEntropySkipsUnscoredTokens) {
  const int64_t tokens = 5, vocab = 9;
  const int32_t targets[tokens] = {3, -1, 0, 8, -1};
  Vec logits = Uniform<double>(tokens * vocab, 15), losses(tokens);
  for (double& z : logits) z *= 5;
  Vec gradient = logits;
  CrossEntropyRowsReference(tokens, vocab, targets, 1.0 / 3, true, gradient.data(), losses.data());
  ExpectGradient("logits", logits, gradient, [&] {
    CrossEntropyRowsReference(tokens, vocab, targets, 1.0 / 3, false, logits.data(), losses.data());
    return MeanLoss(tokens, targets, losses.data(), 3);
  });
}

void CheckModel(bool tied) {
  ModelConfig config;
  config.dim = 32, config.layers = 2, config.heads = 2, config.kv_heads = 1, config.ffn = 32,
  config.vocab = 32;
  config.tied = tied, config.norm_eps = 1e-3f;
  const int64_t B = 2, T = 6;
  std::vector<int32_t> tokens(B * T), targets(B * T);
  for (int64_t i = 0; i < B * T; ++i)
    tokens[i] = static_cast<int32_t>(i * 7 % 11), targets[i] = i == 4 ? -1 : static_cast<int32_t>(i * 5 % 13);
  Vec parameters = Uniform<double>(config.Parameters(), 16);
  for (double& p : parameters) p *= 0.7;
  Vec gradients(parameters.size(), 0.0);
  TwinModel model(config);
  model.Run(parameters, &gradients, tokens.data(), targets.data(), B, T);
  // Each tensor along a random direction, and a sample of single elements.
  for (const ParameterTensor& tensor : ParameterLayout(config)) {
    const Vec direction = Uniform<double>(tensor.count, 17);
    const auto at = [&](double step) {
      Vec moved = parameters;
      for (int64_t i = 0; i < tensor.count; ++i) moved[tensor.offset + i] += step * direction[i];
      return model.Run(moved, nullptr, tokens.data(), targets.data(), B, T);
    };
    double analytic = 0;
    for (int64_t i = 0; i < tensor.count; ++i) analytic += gradients[tensor.offset + i] * direction[i];
    const double h = 1e-5, numeric = (at(h) - at(-h)) / (2 * h);
    EXPECT_NEAR(analytic, numeric, 1e-8 + 1e-6 * std::abs(numeric)) << tensor.name;
    EXPECT_NE(analytic, 0.0) << tensor.name;
  }
}

TEST(Gradient, WholeTiedModel) { CheckModel(true); }
TEST(Gradient, WholeUntiedModel) { CheckModel(false); }

}  // namespace
}  // namespace mx
