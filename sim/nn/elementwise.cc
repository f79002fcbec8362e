#include "sim/nn/elementwise.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/elementwise.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

void AddV(int64_t n, const float* a, const float* b, float* out) {
  const F32Tag d;
  ForVectors(
      n,
      [&](int64_t i)
          HWY_ATTR { hn::StoreU(CanonicalV(hn::Add(hn::LoadU(d, a + i), hn::LoadU(d, b + i))), d, out + i); },
      [&](int64_t i) { out[i] = CanonicalF(a[i] + b[i]); });
}

void ScaleV(int64_t n, float factor, float* x) {
  const F32Tag d;
  ForVectors(
      n,
      [&](int64_t i)
          HWY_ATTR { hn::StoreU(CanonicalV(hn::Mul(hn::LoadU(d, x + i), hn::Set(d, factor))), d, x + i); },
      [&](int64_t i) { x[i] = CanonicalF(x[i] * factor); });
}

void RoundBf16V(int64_t n, const float* x, float* out) {
  const F32Tag d;
  const hn::RebindToUnsigned<F32Tag> du;
  ForVectors(
      n,
      [&](int64_t i) HWY_ATTR {
        const auto u = hn::BitCast(du, CanonicalV(hn::LoadU(d, x + i)));
        const auto odd = hn::And(hn::ShiftRight<16>(u), hn::Set(du, 1u));
        const auto sum = hn::Add(hn::Add(u, hn::Set(du, 0x7FFFu)), odd);
        hn::StoreU(hn::BitCast(d, hn::And(sum, hn::Set(du, 0xFFFF0000u))), d, out + i);
      },
      [&](int64_t i) { out[i] = RoundToBf16(x[i]); });
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(AddV);
HWY_EXPORT(ScaleV);
HWY_EXPORT(RoundBf16V);
constexpr int64_t kGrain = 1 << 15;
}  // namespace

void AddArrays(int64_t n, const float* a, const float* b, float* out) {
  ParallelFor(n, kGrain, [&](int64_t begin, int64_t end) {
    if (!UseScalar()) return HWY_DYNAMIC_DISPATCH(AddV)(end - begin, a + begin, b + begin, out + begin);
    for (int64_t i = begin; i < end; ++i) out[i] = CanonicalF(a[i] + b[i]);
  });
}

void ScaleArray(int64_t n, float factor, float* x) {
  ParallelFor(n, kGrain, [&](int64_t begin, int64_t end) {
    if (!UseScalar()) return HWY_DYNAMIC_DISPATCH(ScaleV)(end - begin, factor, x + begin);
    for (int64_t i = begin; i < end; ++i) x[i] = CanonicalF(x[i] * factor);
  });
}

void RoundArrayToBf16(int64_t n, const float* x, float* out) {
  ParallelFor(n, kGrain, [&](int64_t begin, int64_t end) {
    if (!UseScalar()) return HWY_DYNAMIC_DISPATCH(RoundBf16V)(end - begin, x + begin, out + begin);
    for (int64_t i = begin; i < end; ++i) out[i] = RoundToBf16(x[i]);
  });
}

}  // namespace mx
#endif
