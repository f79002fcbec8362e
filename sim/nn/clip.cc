#include <cmath>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/clip.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/adamw.h"
#include "sim/nn/elementwise.h"
#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// Sum16 of the exact squares in binary64: 16 lanes are 16 / kWide vectors.
double SumSquaresV(int64_t n, const float* x) {
  HWY_ALIGN double lanes[16] = {};
  int64_t i = 0;
#if HWY_TARGET != HWY_SCALAR
  constexpr int64_t kWide = kLanes / 2;
  const hn::CappedTag<double, kWide> d;
  const hn::Rebind<float, decltype(d)> half;
  const auto square = [&](const float* at) HWY_ATTR {
    const auto v = hn::PromoteTo(d, hn::LoadU(half, at));
    return hn::Mul(v, v);
  };
  auto a0 = hn::Zero(d), a1 = a0, a2 = a0, a3 = a0, a4 = a0, a5 = a0, a6 = a0, a7 = a0;
  for (; i + 16 <= n; i += 16) {
    a0 = hn::Add(a0, square(x + i));
    a1 = hn::Add(a1, square(x + i + kWide));
    if constexpr (kWide < 8) {
      a2 = hn::Add(a2, square(x + i + 2 * kWide));
      a3 = hn::Add(a3, square(x + i + 3 * kWide));
    }
    if constexpr (kWide < 4) {
      a4 = hn::Add(a4, square(x + i + 4 * kWide));
      a5 = hn::Add(a5, square(x + i + 5 * kWide));
      a6 = hn::Add(a6, square(x + i + 6 * kWide));
      a7 = hn::Add(a7, square(x + i + 7 * kWide));
    }
  }
  hn::Store(a0, d, lanes);
  hn::Store(a1, d, lanes + kWide);
  if constexpr (kWide < 8) {
    hn::Store(a2, d, lanes + 2 * kWide);
    hn::Store(a3, d, lanes + 3 * kWide);
  }
  if constexpr (kWide < 4) {
    hn::Store(a4, d, lanes + 4 * kWide);
    hn::Store(a5, d, lanes + 5 * kWide);
    hn::Store(a6, d, lanes + 6 * kWide);
    hn::Store(a7, d, lanes + 7 * kWide);
  }
#endif
  for (; i < n; ++i) lanes[i % 16] = lanes[i % 16] + static_cast<double>(x[i]) * static_cast<double>(x[i]);
  return FoldLanes16(lanes);
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(SumSquaresV);

double SumSquares(int64_t n, const float* x) {
  if (!UseScalar()) return HWY_DYNAMIC_DISPATCH(SumSquaresV)(n, x);
  return Sum16<double>(n, [&](int64_t i) { return static_cast<double>(x[i]) * static_cast<double>(x[i]); });
}

}  // namespace

double ClipGradients(const std::vector<ParameterTensor>& tensors, std::span<float> gradients, float clip) {
  const int64_t count = static_cast<int64_t>(tensors.size());
  std::vector<double> sums(count);
  ParallelFor(count, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      sums[i] = SumSquares(tensors[i].count, gradients.data() + tensors[i].offset);
  });
  double total = 0.0;
  for (double sum : sums) total = total + sum;
  const double norm = std::sqrt(total);
  if (clip > 0.0f && norm > static_cast<double>(clip) && std::isfinite(norm)) {
    const float factor = static_cast<float>(static_cast<double>(clip) / norm);
    ScaleArray(static_cast<int64_t>(gradients.size()), factor, gradients.data());
  }
  return norm;
}

}  // namespace mx
#endif
