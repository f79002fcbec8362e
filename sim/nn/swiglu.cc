#include "sim/nn/swiglu.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/swiglu.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

void SwiGluForwardV(int64_t n, const float* gate, const float* up, float* h) {
  const F32Tag d;
  ForVectors(
      n,
      [&](int64_t i) HWY_ATTR {
        const F32 g = hn::LoadU(d, gate + i);
        hn::StoreU(CanonicalV(hn::Mul(hn::Mul(g, SigmoidV(g)), hn::LoadU(d, up + i))), d, h + i);
      },
      [&](int64_t i) { SwiGluForwardReference(1, gate + i, up + i, h + i); });
}

void SwiGluBackwardV(int64_t n, const float* gate, const float* up, const float* dh, float* dgate,
                     float* dup) {
  const F32Tag d;
  ForVectors(
      n,
      [&](int64_t i) HWY_ATTR {
        const F32 one = hn::Set(d, 1.0f);
        const F32 g = hn::LoadU(d, gate + i), u = hn::LoadU(d, up + i), dy = hn::LoadU(d, dh + i);
        const F32 s = SigmoidV(g);
        const F32 slope = hn::Mul(s, hn::Add(one, hn::Mul(g, hn::Sub(one, s))));
        hn::StoreU(CanonicalV(hn::Mul(dy, hn::Mul(g, s))), d, dup + i);
        hn::StoreU(CanonicalV(hn::Mul(hn::Mul(dy, u), slope)), d, dgate + i);
      },
      [&](int64_t i) { SwiGluBackwardReference(1, gate + i, up + i, dh + i, dgate + i, dup + i); });
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(SwiGluForwardV);
HWY_EXPORT(SwiGluBackwardV);
constexpr int64_t kGrain = 1 << 13;
}  // namespace

void SwiGluForward(int64_t n, const float* gate, const float* up, float* h) {
  ParallelFor(n, kGrain, [&](int64_t begin, int64_t end) {
    const int64_t count = end - begin;
    if (UseScalar()) return SwiGluForwardReference(count, gate + begin, up + begin, h + begin);
    HWY_DYNAMIC_DISPATCH(SwiGluForwardV)(count, gate + begin, up + begin, h + begin);
  });
}

void SwiGluBackward(int64_t n, const float* gate, const float* up, const float* dh, float* dgate,
                    float* dup) {
  ParallelFor(n, kGrain, [&](int64_t begin, int64_t end) {
    const int64_t count = end - begin;
    if (UseScalar()) {
      return SwiGluBackwardReference(count, gate + begin, up + begin, dh + begin, dgate + begin, dup + begin);
    }
    HWY_DYNAMIC_DISPATCH(SwiGluBackwardV)
    (count, gate + begin, up + begin, dh + begin, dgate + begin, dup + begin);
  });
}

}  // namespace mx
#endif
