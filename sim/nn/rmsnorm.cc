#include "sim/nn/rmsnorm.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/rmsnorm.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

void StatV(int64_t tokens, int64_t dim, float eps, const float* x, float* r) {
  const F32Tag d;
  for (int64_t t = 0; t < tokens; ++t, x += dim) {
    const float sum = Sum16V(
        dim,
        [&](int64_t i) HWY_ATTR {
          const F32 v = hn::LoadU(d, x + i);
          return hn::Mul(v, v);
        },
        [&](int64_t i) { return x[i] * x[i]; });
    r[t] = Rsqrt(sum / static_cast<float>(dim) + eps);
  }
}

void ApplyV(int64_t tokens, int64_t dim, const float* x, const float* w, const float* r, float* y) {
  const F32Tag d;
  for (int64_t t = 0; t < tokens; ++t, x += dim, y += dim) {
    const F32 rv = hn::Set(d, r[t]);
    ForVectors(
        dim,
        [&](int64_t i) HWY_ATTR {
          hn::StoreU(CanonicalV(hn::Mul(hn::Mul(hn::LoadU(d, x + i), rv), hn::LoadU(d, w + i))), d, y + i);
        },
        [&](int64_t i) { y[i] = CanonicalF(x[i] * r[t] * w[i]); });
  }
}

void InputGradientV(int64_t tokens, int64_t dim, const float* x, const float* w, const float* r,
                    const float* dy, float* dx) {
  const F32Tag d;
  for (int64_t t = 0; t < tokens; ++t, x += dim, dy += dim, dx += dim) {
    const F32 rv = hn::Set(d, r[t]);
    const float c = Sum16V(
                        dim,
                        [&](int64_t i) HWY_ATTR {
                          return hn::Mul(hn::Mul(hn::LoadU(d, dy + i), hn::LoadU(d, w + i)),
                                         hn::Mul(hn::LoadU(d, x + i), rv));
                        },
                        [&](int64_t i) { return (dy[i] * w[i]) * (x[i] * r[t]); }) /
                    static_cast<float>(dim);
    const F32 cv = hn::Set(d, c);
    ForVectors(
        dim,
        [&](int64_t i) HWY_ATTR {
          const F32 g = hn::Mul(hn::LoadU(d, dy + i), hn::LoadU(d, w + i));
          const F32 h = hn::Mul(hn::LoadU(d, x + i), rv);
          const F32 term = hn::Mul(rv, hn::Sub(g, hn::Mul(h, cv)));
          hn::StoreU(CanonicalV(hn::Add(hn::LoadU(d, dx + i), term)), d, dx + i);
        },
        [&](int64_t i) { dx[i] = CanonicalF(dx[i] + r[t] * (dy[i] * w[i] - x[i] * r[t] * c)); });
  }
}

void WeightGradientV(int64_t tokens, int64_t dim, int64_t cols, const float* x, const float* r,
                     const float* dy, float* dw) {
  const F32Tag d;
  const int64_t whole = cols - cols % kLanes;
  for (int64_t i = 0; i < whole; i += kLanes) {
    F32 a = hn::Zero(d);
    for (int64_t t = 0; t < tokens; ++t) {
      const F32 h = hn::Mul(hn::LoadU(d, x + t * dim + i), hn::Set(d, r[t]));
      a = hn::Add(a, hn::Mul(hn::LoadU(d, dy + t * dim + i), h));
    }
    hn::StoreU(CanonicalV(hn::Add(hn::LoadU(d, dw + i), a)), d, dw + i);
  }
  RmsNormWeightGradientReference(tokens, dim, cols - whole, x + whole, r, dy + whole, dw + whole);
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(StatV);
HWY_EXPORT(ApplyV);
HWY_EXPORT(InputGradientV);
HWY_EXPORT(WeightGradientV);
constexpr int64_t kTokenGrain = 16, kColumnGrain = 64;
}  // namespace

void RmsNormForward(int64_t tokens, int64_t dim, float eps, const float* x, const float* w, float* r,
                    float* y) {
  ParallelFor(tokens, kTokenGrain, [&](int64_t begin, int64_t end) {
    const int64_t at = begin * dim, n = end - begin;
    if (UseScalar()) {
      RmsNormStatReference(n, dim, eps, x + at, r + begin);
      RmsNormApplyReference(n, dim, x + at, w, r + begin, y + at);
    } else {
      HWY_DYNAMIC_DISPATCH(StatV)(n, dim, eps, x + at, r + begin);
      HWY_DYNAMIC_DISPATCH(ApplyV)(n, dim, x + at, w, r + begin, y + at);
    }
  });
}

void RmsNormApply(int64_t tokens, int64_t dim, const float* x, const float* w, const float* r, float* y) {
  ParallelFor(tokens, kTokenGrain, [&](int64_t begin, int64_t end) {
    const int64_t at = begin * dim, n = end - begin;
    if (UseScalar()) return RmsNormApplyReference(n, dim, x + at, w, r + begin, y + at);
    HWY_DYNAMIC_DISPATCH(ApplyV)(n, dim, x + at, w, r + begin, y + at);
  });
}

void RmsNormBackward(int64_t tokens, int64_t dim, const float* x, const float* w, const float* r,
                     const float* dy, float* dx, float* dw) {
  ParallelFor(tokens, kTokenGrain, [&](int64_t begin, int64_t end) {
    const int64_t at = begin * dim, n = end - begin;
    if (UseScalar()) return RmsNormInputGradientReference(n, dim, x + at, w, r + begin, dy + at, dx + at);
    HWY_DYNAMIC_DISPATCH(InputGradientV)(n, dim, x + at, w, r + begin, dy + at, dx + at);
  });
  ParallelFor(dim, kColumnGrain, [&](int64_t begin, int64_t end) {
    const int64_t cols = end - begin;
    if (UseScalar()) {
      return RmsNormWeightGradientReference(tokens, dim, cols, x + begin, r, dy + begin, dw + begin);
    }
    HWY_DYNAMIC_DISPATCH(WeightGradientV)(tokens, dim, cols, x + begin, r, dy + begin, dw + begin);
  });
}

}  // namespace mx
#endif
