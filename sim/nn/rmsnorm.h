// RMSNorm (Zhang and Sennrich, 2019) over rows of `dim`: y = x r w, r = 1/sqrt(mean x^2 + eps).
#ifndef MX_SIM_NN_RMSNORM_H_
#define MX_SIM_NN_RMSNORM_H_

#include <cstdint>

#include "sim/nn/math.h"
#include "sim/nn/sum16.h"

namespace mx {

// r = Rsqrt(R32(R32(sum16(R32(x*x)) / dim) + eps)).   x: [tokens][dim], r: [tokens]
template <typename T>
void RmsNormStatReference(int64_t tokens, int64_t dim, T eps, const T* x, T* r) {
  for (int64_t t = 0; t < tokens; ++t, x += dim) {
    r[t] = Rsqrt(Sum16<T>(dim, [&](int64_t i) { return x[i] * x[i]; }) / static_cast<T>(dim) + eps);
  }
}

// y = R32(R32(x * r) * w).
template <typename T>
void RmsNormApplyReference(int64_t tokens, int64_t dim, const T* x, const T* w, const T* r, T* y) {
  for (int64_t t = 0; t < tokens; ++t, x += dim, y += dim) {
    for (int64_t i = 0; i < dim; ++i) y[i] = Math<T>::Canonical(x[i] * r[t] * w[i]);
  }
}

// With g = R32(dy * w), h = R32(x * r), c = R32(sum16(R32(g * h)) / dim):
// dx = R32(dx + R32(r * R32(g - R32(h * c)))): added to the gradient that the residual stream carries.
template <typename T>
void RmsNormInputGradientReference(int64_t tokens, int64_t dim, const T* x, const T* w, const T* r,
                                   const T* dy, T* dx) {
  for (int64_t t = 0; t < tokens; ++t, x += dim, dy += dim, dx += dim) {
    const T c =
        Sum16<T>(dim, [&](int64_t i) { return (dy[i] * w[i]) * (x[i] * r[t]); }) / static_cast<T>(dim);
    for (int64_t i = 0; i < dim; ++i) {
      dx[i] = Math<T>::Canonical(dx[i] + r[t] * (dy[i] * w[i] - x[i] * r[t] * c));
    }
  }
}

// a = +0; tokens ascending: a = R32(a + R32(dy * R32(x * r))); then dw = R32(dw + a). Columns [0, cols) of
// rows of `dim`.
template <typename T>
void RmsNormWeightGradientReference(int64_t tokens, int64_t dim, int64_t cols, const T* x, const T* r,
                                    const T* dy, T* dw) {
  for (int64_t i = 0; i < cols; ++i) {
    T a = 0;
    for (int64_t t = 0; t < tokens; ++t) a = a + dy[t * dim + i] * (x[t * dim + i] * r[t]);
    dw[i] = Math<T>::Canonical(dw[i] + a);
  }
}

// The engine: the same bits, vectorised and threaded.
void RmsNormForward(int64_t tokens, int64_t dim, float eps, const float* x, const float* w, float* r,
                    float* y);
void RmsNormApply(int64_t tokens, int64_t dim, const float* x, const float* w, const float* r, float* y);
void RmsNormBackward(int64_t tokens, int64_t dim, const float* x, const float* w, const float* r,
                     const float* dy, float* dx, float* dw);

}  // namespace mx

#endif  // MX_SIM_NN_RMSNORM_H_
