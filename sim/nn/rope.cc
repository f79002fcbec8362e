#include "sim/nn/rope.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/rope.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// One head of one token. sign: +1, or -1 for the inverse (an exact factor).
HWY_INLINE void TurnHead(int64_t half, const float* cosine, const float* sine, float sign, float* a,
                         float* b) {
  const F32Tag d;
  const F32 factor = hn::Set(d, sign);
  ForVectors(
      half,
      [&](int64_t i) HWY_ATTR {
        const F32 c = hn::LoadU(d, cosine + i), s = hn::Mul(factor, hn::LoadU(d, sine + i));
        const F32 va = hn::LoadU(d, a + i), vb = hn::LoadU(d, b + i);
        hn::StoreU(CanonicalV(hn::Sub(hn::Mul(va, c), hn::Mul(vb, s))), d, a + i);
        hn::StoreU(CanonicalV(hn::Add(hn::Mul(vb, c), hn::Mul(va, s))), d, b + i);
      },
      [&](int64_t i) {
        const float c = cosine[i], s = sign * sine[i], va = a[i];
        a[i] = CanonicalF(va * c - b[i] * s);
        b[i] = CanonicalF(b[i] * c + va * s);
      });
}

void RopeV(const RopeTable<float>& table, int64_t first, int64_t tokens, int64_t seq, int64_t heads,
           bool inverse, float* x) {
  const int64_t half = table.half;
  for (int64_t t = first; t < first + tokens; ++t) {
    const float* cosine = &table.cosine[t % seq * half];
    const float* sine = &table.sine[t % seq * half];
    for (int64_t h = 0; h < heads; ++h) {
      float* a = x + (t * heads + h) * 2 * half;
      TurnHead(half, cosine, sine, inverse ? -1.0f : 1.0f, a, a + half);
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(RopeV);
}  // namespace

RopeTable<float> MakeRopeTable(int64_t positions, int64_t head_dim, float theta) {
  RopeTable<float> table;
  table.half = head_dim / 2;
  const double log_theta = f64_internal::Log(static_cast<double>(theta));
  for (int64_t t = 0; t < positions; ++t) {
    for (int64_t i = 0; i < table.half; ++i) {
      const double exponent = -2.0 * static_cast<double>(i) / static_cast<double>(head_dim);
      const float frequency = static_cast<float>(f64_internal::Exp(exponent * log_theta));
      const float angle = static_cast<float>(t) * frequency;
      table.cosine.push_back(Cos(angle));
      table.sine.push_back(Sin(angle));
    }
  }
  return table;
}

void Rope(const RopeTable<float>& table, int64_t tokens, int64_t seq, int64_t heads, bool inverse, float* x) {
  ParallelFor(tokens, 16, [&](int64_t begin, int64_t end) {
    if (UseScalar()) return RopeReference(table, begin, end - begin, seq, heads, inverse, x);
    HWY_DYNAMIC_DISPATCH(RopeV)(table, begin, end - begin, seq, heads, inverse, x);
  });
}

}  // namespace mx
#endif
