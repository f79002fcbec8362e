// The embedding table: row `token` of the f32 master weight, and its gradient.
#ifndef MX_SIM_NN_EMBEDDING_H_
#define MX_SIM_NN_EMBEDDING_H_

#include <cstdint>
#include <numeric>
#include <vector>

#include "sim/nn/math.h"

namespace mx {

// x[t] = table[tokens[t]]; tokens are in range (the model checks them).
template <typename T>
void EmbeddingForward(int64_t count, int64_t dim, const int32_t* tokens, const T* table, T* x) {
  for (int64_t t = 0; t < count; ++t) {
    const T* row = table + tokens[t] * dim;
    for (int64_t i = 0; i < dim; ++i) x[t * dim + i] = row[i];
  }
}

// For each token id that occurs: a = +0; its positions ascending: a = R32(a + dx[t]); then d = R32(d + a) in
// its row.
template <typename T>
void EmbeddingBackwardReference(int64_t count, int64_t dim, int64_t vocab, const int32_t* tokens, const T* dx,
                                T* dtable) {
  std::vector<T> sum(vocab * dim, T(0));
  std::vector<bool> seen(vocab, false);
  for (int64_t t = 0; t < count; ++t) {
    seen[tokens[t]] = true;
    for (int64_t i = 0; i < dim; ++i) sum[tokens[t] * dim + i] += dx[t * dim + i];
  }
  for (int64_t v = 0; v < vocab; ++v) {
    for (int64_t i = 0; i < dim && seen[v]; ++i) {
      dtable[v * dim + i] = Math<T>::Canonical(dtable[v * dim + i] + sum[v * dim + i]);
    }
  }
}

// The same bits, threaded over token ids, without a table of sums.
void EmbeddingBackward(int64_t count, int64_t dim, const int32_t* tokens, const float* dx, float* dtable);

}  // namespace mx

#endif  // MX_SIM_NN_EMBEDDING_H_
