// Softmax cross entropy over the vocabulary. A target below 0 is not scored.
#ifndef MX_SIM_NN_CROSS_ENTROPY_H_
#define MX_SIM_NN_CROSS_ENTROPY_H_

#include <cstdint>
#include <limits>

#include "sim/nn/math.h"
#include "sim/nn/sum16.h"

namespace mx {

// The largest element; a NaN anywhere gives NaN. (Order-free: which zero of a tie of +0 and -0 it is reaches
// no bit, since only x - max is used.)
template <typename T>
T RowMax(int64_t n, const T* x) {
  T max = -std::numeric_limits<T>::infinity();
  bool nan = false;
  for (int64_t i = 0; i < n; ++i) {
    if (x[i] > max) max = x[i];
    nan = nan || x[i] != x[i];
  }
  return nan ? std::numeric_limits<T>::quiet_NaN() : max;
}

// Per token: m = max z, p_j = Exp(R32(z_j - m)), l = sum16(p); losses[t] = R32(Log(l) - R32(z_target - m)).
// logits become the gradient of the mean: R32(R32(R32(p_j / l) - [j = target]) * scale); rows without a
// target get +0 and the loss +0. Without `gradient` the logits stay as they are.
template <typename T>
void CrossEntropyRowsReference(int64_t tokens, int64_t vocab, const int32_t* targets, T scale, bool gradient,
                               T* logits, T* losses) {
  for (int64_t t = 0; t < tokens; ++t, logits += vocab) {
    losses[t] = T(0);
    if (targets[t] < 0) {
      for (int64_t j = 0; j < vocab && gradient; ++j) logits[j] = T(0);
      continue;
    }
    const T m = RowMax(vocab, logits);
    const T l = Sum16<T>(vocab, [&](int64_t j) { return Math<T>::Exp(logits[j] - m); });
    losses[t] = Math<T>::Canonical(Math<T>::Log(l) - (logits[targets[t]] - m));
    for (int64_t j = 0; j < vocab && gradient; ++j) {
      const T p = Math<T>::Exp(logits[j] - m) / l;
      logits[j] = Math<T>::Canonical((p - (j == targets[t] ? T(1) : T(0))) * scale);
    }
  }
}

// Mean over the scored tokens: R32(sum16 over the tokens in order / count), unscored tokens absent.
template <typename T>
T MeanLoss(int64_t tokens, const int32_t* targets, const T* losses, int64_t count) {
  T lanes[16] = {};
  for (int64_t t = 0; t < tokens; ++t) {
    if (targets[t] >= 0) lanes[t % 16] = lanes[t % 16] + losses[t];
  }
  return Math<T>::Canonical(FoldLanes16(lanes) / static_cast<T>(count));
}

void CrossEntropyRows(int64_t tokens, int64_t vocab, const int32_t* targets, float scale, bool gradient,
                      float* logits, float* losses);

}  // namespace mx

#endif  // MX_SIM_NN_CROSS_ENTROPY_H_
