#include "sim/nn/softmax_rows.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/softmax_rows.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

#include "sim/base/simd.h"
#include "sim/nn/attention.h"
#include "sim/nn/softmax-inl.h"
#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

HWY_INLINE void ScaleRow(int64_t n, float c, float* s) {
  const F32Tag d;
  ForVectors(
      n, [&](int64_t j) HWY_ATTR { hn::StoreU(hn::Mul(hn::LoadU(d, s + j), hn::Set(d, c)), d, s + j); },
      [&](int64_t j) { s[j] = s[j] * c; });
}

HWY_INLINE void DivideRow(int64_t n, float l, float* s) {
  const F32Tag d;
  ForVectors(
      n,
      [&](int64_t j)
          HWY_ATTR { hn::StoreU(CanonicalV(hn::Div(hn::LoadU(d, s + j), hn::Set(d, l))), d, s + j); },
      [&](int64_t j) { s[j] = CanonicalF(s[j] / l); });
}

void SoftmaxRowsV(int64_t first, int64_t rows, int64_t end, float c, float* s, int64_t stride, float* max,
                  float* sum) {
  for (int64_t r = 0; r < rows; ++r, s += stride) {
    const int64_t n = first + r + 1;
    ScaleRow(n, c, s);
    max[r] = RowMaxV(n, s);
    sum[r] = ExpRowV(n, max[r], s, s);
    DivideRow(n, sum[r], s);
    std::fill(s + n, s + end, 0.0f);
  }
}

void SoftmaxRowsAgainV(int64_t first, int64_t rows, int64_t end, float c, float* s, int64_t stride,
                       const float* max, const float* sum) {
  const F32Tag d;
  for (int64_t r = 0; r < rows; ++r, s += stride) {
    const int64_t n = first + r + 1;
    const float m = max[r], l = sum[r];
    ForVectors(
        n,
        [&](int64_t j) HWY_ATTR {
          const F32 x = hn::Sub(hn::Mul(hn::LoadU(d, s + j), hn::Set(d, c)), hn::Set(d, m));
          hn::StoreU(CanonicalV(hn::Div(ExpV(x), hn::Set(d, l))), d, s + j);
        },
        [&](int64_t j) { s[j] = CanonicalF(Exp(s[j] * c - m) / l); });
    std::fill(s + n, s + end, 0.0f);
  }
}

void SoftmaxRowsGradientV(int64_t first, int64_t rows, int64_t end, float c, const float* p, float* dp,
                          int64_t stride) {
  const F32Tag d;
  for (int64_t r = 0; r < rows; ++r, p += stride, dp += stride) {
    const int64_t n = first + r + 1;
    const float total = Sum16V(
        n, [&](int64_t j) HWY_ATTR { return hn::Mul(hn::LoadU(d, p + j), hn::LoadU(d, dp + j)); },
        [&](int64_t j) { return p[j] * dp[j]; });
    ForVectors(
        n,
        [&](int64_t j) HWY_ATTR {
          const F32 centred = hn::Sub(hn::LoadU(d, dp + j), hn::Set(d, total));
          hn::StoreU(CanonicalV(hn::Mul(hn::Mul(hn::LoadU(d, p + j), centred), hn::Set(d, c))), d, dp + j);
        },
        [&](int64_t j) { dp[j] = CanonicalF(p[j] * (dp[j] - total) * c); });
    std::fill(dp + n, dp + end, 0.0f);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(SoftmaxRowsV);
HWY_EXPORT(SoftmaxRowsAgainV);
HWY_EXPORT(SoftmaxRowsGradientV);
}  // namespace

void SoftmaxRows(int64_t first, int64_t rows, int64_t end, float c, float* s, int64_t stride, float* max,
                 float* sum) {
  if (!UseScalar()) return HWY_DYNAMIC_DISPATCH(SoftmaxRowsV)(first, rows, end, c, s, stride, max, sum);
  for (int64_t r = 0; r < rows; ++r) SoftmaxRowReference(first + r, end, c, s + r * stride, max + r, sum + r);
}

void SoftmaxRowsAgain(int64_t first, int64_t rows, int64_t end, float c, float* s, int64_t stride,
                      const float* max, const float* sum) {
  if (!UseScalar()) return HWY_DYNAMIC_DISPATCH(SoftmaxRowsAgainV)(first, rows, end, c, s, stride, max, sum);
  for (int64_t r = 0; r < rows; ++r) {
    float* row = s + r * stride;
    for (int64_t j = 0; j <= first + r; ++j) row[j] = CanonicalF(Exp(row[j] * c - max[r]) / sum[r]);
    std::fill(row + first + r + 1, row + end, 0.0f);
  }
}

void SoftmaxRowsGradient(int64_t first, int64_t rows, int64_t end, float c, const float* p, float* dp,
                         int64_t stride) {
  if (!UseScalar()) return HWY_DYNAMIC_DISPATCH(SoftmaxRowsGradientV)(first, rows, end, c, p, dp, stride);
  for (int64_t r = 0; r < rows; ++r) {
    SoftmaxRowGradientReference(first + r, end, c, p + r * stride, dp + r * stride);
  }
}

}  // namespace mx
#endif
