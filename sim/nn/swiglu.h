// SwiGLU (Shazeer, 2020): h = silu(gate) * up, silu(g) = g sigmoid(g).
#ifndef MX_SIM_NN_SWIGLU_H_
#define MX_SIM_NN_SWIGLU_H_

#include <cstdint>

#include "sim/nn/math.h"

namespace mx {

// h = R32(R32(g * s) * u), s = Sigmoid(g).
template <typename T>
void SwiGluForwardReference(int64_t n, const T* gate, const T* up, T* h) {
  for (int64_t i = 0; i < n; ++i) h[i] = Math<T>::Canonical(gate[i] * Sigmoid(gate[i]) * up[i]);
}

// du = R32(dh * R32(g * s)); dg = R32(R32(dh * u) * R32(s * R32(1 + R32(g * R32(1 - s))))).
// dgate may be gate's own array, dup up's.
template <typename T>
void SwiGluBackwardReference(int64_t n, const T* gate, const T* up, const T* dh, T* dgate, T* dup) {
  for (int64_t i = 0; i < n; ++i) {
    const T g = gate[i], u = up[i], s = Sigmoid(g);
    dup[i] = Math<T>::Canonical(dh[i] * (g * s));
    dgate[i] = Math<T>::Canonical(dh[i] * u * (s * (T(1) + g * (T(1) - s))));
  }
}

void SwiGluForward(int64_t n, const float* gate, const float* up, float* h);
void SwiGluBackward(int64_t n, const float* gate, const float* up, const float* dh, float* dgate, float* dup);

}  // namespace mx

#endif  // MX_SIM_NN_SWIGLU_H_
