// AdamW (Loshchilov and Hutter, 2019) of one element: the scalar definition, and the factors that a step
// shares.
#ifndef MX_SIM_NN_ADAMW_UPDATE_H_
#define MX_SIM_NN_ADAMW_UPDATE_H_

#include "sim/base/bits.h"
#include "sim/nn/math.h"

namespace mx {

struct AdamWFactors {
  float beta1, one_minus_beta1, beta2, one_minus_beta2, correction1, correction2, eps, decay, rate;
};

inline void AdamWUpdate(const AdamWFactors& f, float g, float& m, float& v, float& p) {
  m = CanonicalF(f.beta1 * m + f.one_minus_beta1 * g);
  v = CanonicalF(f.beta2 * v + f.one_minus_beta2 * (g * g));
  float u = m * f.correction1 / (Math<float>::Sqrt(v * f.correction2) + f.eps);
  if (f.decay != 0.0f) u = u + f.decay * p;
  p = CanonicalF(p - f.rate * u);
}

}  // namespace mx

#endif  // MX_SIM_NN_ADAMW_UPDATE_H_
