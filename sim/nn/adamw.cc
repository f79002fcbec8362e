#include "sim/nn/adamw.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/adamw.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/adamw_update.h"
#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

void AdamWV(const AdamWFactors& f, int64_t n, const float* g, float* m, float* v, float* p) {
  const F32Tag d;
  const F32 beta1 = hn::Set(d, f.beta1), rest1 = hn::Set(d, f.one_minus_beta1), eps = hn::Set(d, f.eps);
  const F32 beta2 = hn::Set(d, f.beta2), rest2 = hn::Set(d, f.one_minus_beta2), rate = hn::Set(d, f.rate);
  const F32 c1 = hn::Set(d, f.correction1), c2 = hn::Set(d, f.correction2), decay = hn::Set(d, f.decay);
  ForVectors(
      n,
      [&](int64_t i) HWY_ATTR {
        const F32 gv = hn::LoadU(d, g + i), pv = hn::LoadU(d, p + i);
        const F32 mv = CanonicalV(hn::Add(hn::Mul(beta1, hn::LoadU(d, m + i)), hn::Mul(rest1, gv)));
        const F32 vv =
            CanonicalV(hn::Add(hn::Mul(beta2, hn::LoadU(d, v + i)), hn::Mul(rest2, hn::Mul(gv, gv))));
        F32 u = hn::Div(hn::Mul(mv, c1), hn::Add(hn::Sqrt(hn::Mul(vv, c2)), eps));
        if (f.decay != 0.0f) u = hn::Add(u, hn::Mul(decay, pv));
        hn::StoreU(mv, d, m + i);
        hn::StoreU(vv, d, v + i);
        hn::StoreU(CanonicalV(hn::Sub(pv, hn::Mul(rate, u))), d, p + i);
      },
      [&](int64_t i) { AdamWUpdate(f, g[i], m[i], v[i], p[i]); });
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(AdamWV);
}  // namespace

void AdamWStep(const AdamWConfig& config, float learning_rate, const std::vector<ParameterTensor>& tensors,
               std::span<const float> gradients, AdamWState& state, std::span<float> parameters) {
  if (state.m.empty() && state.v.empty()) {
    state.m.assign(parameters.size(), 0.0f);
    state.v.assign(parameters.size(), 0.0f);
  }
  if (state.m.size() != parameters.size() || state.v.size() != parameters.size()) {
    Fail("AdamW state holds {} and {} moments for {} parameters", state.m.size(), state.v.size(),
         parameters.size());
  }
  state.beta1_product *= static_cast<double>(config.beta1);
  state.beta2_product *= static_cast<double>(config.beta2);
  AdamWFactors f;
  f.beta1 = config.beta1;
  f.one_minus_beta1 = 1.0f - config.beta1;
  f.beta2 = config.beta2;
  f.one_minus_beta2 = 1.0f - config.beta2;
  f.correction1 = static_cast<float>(1.0 / (1.0 - state.beta1_product));
  f.correction2 = static_cast<float>(1.0 / (1.0 - state.beta2_product));
  f.eps = config.eps;
  f.rate = learning_rate;
  for (const ParameterTensor& tensor : tensors) {
    f.decay = tensor.decay ? config.weight_decay : 0.0f;
    const float* g = gradients.data() + tensor.offset;
    float* m = state.m.data() + tensor.offset;
    float* v = state.v.data() + tensor.offset;
    float* p = parameters.data() + tensor.offset;
    ParallelFor(tensor.count, 1 << 15, [&](int64_t begin, int64_t end) {
      if (!UseScalar())
        return HWY_DYNAMIC_DISPATCH(AdamWV)(f, end - begin, g + begin, m + begin, v + begin, p + begin);
      for (int64_t i = begin; i < end; ++i) AdamWUpdate(f, g[i], m[i], v[i], p[i]);
    });
  }
}

}  // namespace mx
#endif
