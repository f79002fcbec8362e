#include "sim/nn/embedding.h"

#include <algorithm>

#include "sim/base/parallel.h"

namespace mx {

void EmbeddingBackward(int64_t count, int64_t dim, const int32_t* tokens, const float* dx, float* dtable) {
  std::vector<int64_t> order(count);
  std::iota(order.begin(), order.end(), int64_t{0});
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return tokens[a] < tokens[b]; });
  std::vector<int64_t> starts;
  for (int64_t i = 0; i < count; ++i) {
    if (i == 0 || tokens[order[i]] != tokens[order[i - 1]]) starts.push_back(i);
  }
  const int64_t ids = static_cast<int64_t>(starts.size());
  starts.push_back(count);
  ParallelFor(ids, 8, [&](int64_t begin, int64_t end) {
    std::vector<float> sum(dim);
    for (int64_t id = begin; id < end; ++id) {
      std::fill(sum.begin(), sum.end(), 0.0f);
      for (int64_t at = starts[id]; at < starts[id + 1]; ++at) {
        const float* row = dx + order[at] * dim;
        for (int64_t i = 0; i < dim; ++i) sum[i] += row[i];
      }
      float* out = dtable + tokens[order[starts[id]]] * dim;
      for (int64_t i = 0; i < dim; ++i) out[i] = CanonicalF(out[i] + sum[i]);
    }
  });
}

}  // namespace mx
