// Causal grouped-query attention (Ainslie et al., 2023): query head h reads key and value head h / (heads /
// kv_heads). All products in the order of PlainGemm: acc = +0; k ascending: acc = R32(acc + R32(a*b)).
//
// Rows come in blocks of 32: row i sees the positions j < RowEnd(i), the end of its block; those beyond i
// have probability +0 and their products are executed like the rest (they change no finite sum).
#ifndef MX_SIM_NN_ATTENTION_H_
#define MX_SIM_NN_ATTENTION_H_

#include <algorithm>
#include <cstdint>
#include <vector>

#include "sim/nn/cross_entropy.h"
#include "sim/nn/math.h"
#include "sim/nn/sum16.h"

namespace mx {

struct AttentionShape {
  static constexpr int64_t kRows = 32;
  int64_t batch = 0, seq = 0, heads = 0, kv_heads = 0, head_dim = 0;
  int64_t group() const { return heads / kv_heads; }
  int64_t q_stride() const { return heads * head_dim; }      // of q, o: [batch * seq][heads * head_dim]
  int64_t kv_stride() const { return kv_heads * head_dim; }  // of k, v: [batch * seq][kv_heads * head_dim]
  int64_t RowEnd(int64_t i) const { return std::min(seq, (i / kRows + 1) * kRows); }
  int64_t Stat(int64_t b, int64_t h) const {
    return (b * heads + h) * seq;
  }  // of max and sum: [batch][heads][seq]
};

// One row of probabilities from its products s: s = R32(s * c), c = Rsqrt(head_dim); m = max over j <= i;
// p = Exp(R32(s - m)); l = sum16(p); p = R32(p / l). Overwrites s[0, RowEnd(i)).
template <typename T>
void SoftmaxRowReference(int64_t i, int64_t end, T c, T* s, T* max, T* sum) {
  for (int64_t j = 0; j <= i; ++j) s[j] = s[j] * c;
  *max = RowMax(i + 1, s);
  for (int64_t j = 0; j <= i; ++j) s[j] = Math<T>::Exp(s[j] - *max);
  *sum = Sum16<T>(i + 1, [&](int64_t j) { return s[j]; });
  for (int64_t j = 0; j <= i; ++j) s[j] = Math<T>::Canonical(s[j] / *sum);
  for (int64_t j = i + 1; j < end; ++j) s[j] = T(0);
}

// ds_j from dp_j and p_j: D = sum16 over j <= i of R32(p * dp); ds = R32(R32(p * R32(dp - D)) * c). In place
// on dp.
template <typename T>
void SoftmaxRowGradientReference(int64_t i, int64_t end, T c, const T* p, T* dp) {
  const T total = Sum16<T>(i + 1, [&](int64_t j) { return p[j] * dp[j]; });
  for (int64_t j = 0; j <= i; ++j) dp[j] = Math<T>::Canonical(p[j] * (dp[j] - total) * c);
  for (int64_t j = i + 1; j < end; ++j) dp[j] = T(0);
}

// sum over k < n of a[k * a_step] * b[k * b_step], in order.
template <typename T>
T DotInOrder(int64_t n, const T* a, int64_t a_step, const T* b, int64_t b_step) {
  T acc = 0;
  for (int64_t k = 0; k < n; ++k) acc = acc + a[k * a_step] * b[k * b_step];
  return Math<T>::Canonical(acc);
}

// o = P V.
template <typename T>
void AttentionForwardReference(const AttentionShape& shape, const T* q, const T* k, const T* v, T* o, T* max,
                               T* sum) {
  const int64_t n = shape.head_dim, qs = shape.q_stride(), ks = shape.kv_stride();
  const T c = Rsqrt(static_cast<T>(n));
  std::vector<T> row(shape.seq);
  for (int64_t b = 0; b < shape.batch; ++b) {
    for (int64_t h = 0; h < shape.heads; ++h) {
      const int64_t q_at = b * shape.seq * qs + h * n, k_at = b * shape.seq * ks + h / shape.group() * n;
      for (int64_t i = 0; i < shape.seq; ++i) {
        const int64_t end = shape.RowEnd(i), stat = shape.Stat(b, h) + i;
        for (int64_t j = 0; j < end; ++j) row[j] = DotInOrder(n, q + q_at + i * qs, 1, k + k_at + j * ks, 1);
        SoftmaxRowReference(i, end, c, row.data(), max + stat, sum + stat);
        for (int64_t d = 0; d < n; ++d)
          o[q_at + i * qs + d] = DotInOrder(end, row.data(), 1, v + k_at + d, ks);
      }
    }
  }
}

// dV = P^T dO, dP = dO V^T, dQ = dS K, dK = dS^T Q; the sums of dK and dV run over the rows from the start of
// the block of 32 that holds position j. P is made again from q and k (the forward pass keeps no
// probabilities). dk and dv of a key head add its query heads in ascending order: R32(dk + sum), from +0.
template <typename T>
void AttentionBackwardReference(const AttentionShape& shape, const T* q, const T* k, const T* v, const T* d_o,
                                T* dq, T* dk, T* dv) {
  const int64_t n = shape.head_dim, qs = shape.q_stride(), ks = shape.kv_stride(), seq = shape.seq;
  const T c = Rsqrt(static_cast<T>(n));
  std::vector<T> p(seq * seq), ds(seq * seq);
  std::fill(dk, dk + shape.batch * seq * ks, T(0));
  std::fill(dv, dv + shape.batch * seq * ks, T(0));
  for (int64_t b = 0; b < shape.batch; ++b) {
    for (int64_t h = 0; h < shape.heads; ++h) {
      const int64_t q_at = b * seq * qs + h * n, k_at = b * seq * ks + h / shape.group() * n;
      for (int64_t i = 0; i < seq; ++i) {
        const int64_t end = shape.RowEnd(i), row = q_at + i * qs;
        T max, sum;
        for (int64_t j = 0; j < end; ++j) p[i * seq + j] = DotInOrder(n, q + row, 1, k + k_at + j * ks, 1);
        SoftmaxRowReference(i, end, c, &p[i * seq], &max, &sum);
        for (int64_t j = 0; j < end; ++j) ds[i * seq + j] = DotInOrder(n, d_o + row, 1, v + k_at + j * ks, 1);
        SoftmaxRowGradientReference(i, end, c, &p[i * seq], &ds[i * seq]);
        for (int64_t d = 0; d < n; ++d) dq[row + d] = DotInOrder(end, &ds[i * seq], 1, k + k_at + d, ks);
      }
      for (int64_t j = 0; j < seq; ++j) {
        const int64_t first = j / AttentionShape::kRows * AttentionShape::kRows, rows = seq - first;
        for (int64_t d = 0; d < n; ++d) {
          T& out_k = dk[k_at + j * ks + d];
          T& out_v = dv[k_at + j * ks + d];
          const int64_t column = first * seq + j, source = q_at + first * qs + d;
          out_k = Math<T>::Canonical(out_k + DotInOrder(rows, &ds[column], seq, q + source, qs));
          out_v = Math<T>::Canonical(out_v + DotInOrder(rows, &p[column], seq, d_o + source, qs));
        }
      }
    }
  }
}

// The engine: the same bits, threaded over batch and key heads. The backward pass takes the max and sum that
// the forward pass left.
void AttentionForward(const AttentionShape& shape, const float* q, const float* k, const float* v, float* o,
                      float* max, float* sum);
void AttentionBackward(const AttentionShape& shape, const float* q, const float* k, const float* v,
                       const float* max, const float* sum, const float* d_o, float* dq, float* dk, float* dv);

}  // namespace mx

#endif  // MX_SIM_NN_ATTENTION_H_
