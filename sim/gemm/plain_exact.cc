#include "sim/gemm/plain_exact.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gemm/plain_exact.cc"
#include <hwy/foreach_target.h>
// clang-format off
#include <hwy/highway.h>
// clang-format on

#include <algorithm>
#include <mutex>

#include "sim/base/bits.h"
#include "sim/base/parallel.h"

#ifndef MX_SIM_GEMM_PLAIN_EXACT_ONCE
#define MX_SIM_GEMM_PLAIN_EXACT_ONCE
namespace mx {
// Of the elements seen: low halves of words that are not zero; of the finite non-zero ones the smallest and
// the largest magnitude.
struct MagnitudeRange {
  uint32_t low = 0, lowest = kF32Inf, highest = 0;
  bool bf16() const { return low == 0; }
  void Add(const MagnitudeRange& o) {
    low |= o.low;
    lowest = std::min(lowest, o.lowest);
    highest = std::max(highest, o.highest);
  }
};
}  // namespace mx
#endif

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

void ScanRow(const uint32_t* x, int64_t n, MagnitudeRange& range) {
  const hn::ScalableTag<uint32_t> d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  const auto inf = hn::Set(d, kF32Inf), zero = hn::Zero(d);
  auto low = zero, lowest = inf, highest = zero;
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) {
    const auto u = hn::LoadU(d, x + i);
    const auto magnitude = hn::And(u, hn::Set(d, kF32Abs));
    low = hn::Max(low, hn::And(u, hn::Set(d, 0xFFFFu)));
    lowest = hn::Min(lowest, hn::IfThenElse(hn::Eq(magnitude, zero), inf, magnitude));
    highest = hn::Max(highest, hn::IfThenElse(hn::Lt(magnitude, inf), magnitude, zero));
  }
  if (i > 0) {
    range.low |= hn::GetLane(hn::MaxOfLanes(d, low));
    range.lowest = std::min(range.lowest, hn::GetLane(hn::MinOfLanes(d, lowest)));
    range.highest = std::max(range.highest, hn::GetLane(hn::MaxOfLanes(d, highest)));
  }
  for (; i < n; ++i) {
    const uint32_t magnitude = x[i] & kF32Abs;
    range.low |= x[i] & 0xFFFFu;
    if (magnitude != 0) range.lowest = std::min(range.lowest, magnitude);
    if (magnitude < kF32Inf) range.highest = std::max(range.highest, magnitude);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(ScanRow);

// Stops early, with bf16() false, at a row that is not bf16.
MagnitudeRange Scan(const PlainOperand& x, int64_t outer, int64_t k) {
  const int64_t rows = x.transposed ? k : outer, cols = x.transposed ? outer : k;
  MagnitudeRange all;
  std::mutex mutex;
  ParallelFor(rows, 64, [&](int64_t begin, int64_t end) {
    MagnitudeRange range;
    for (int64_t r = begin; r < end && range.bf16(); ++r) {
      HWY_DYNAMIC_DISPATCH(ScanRow)(reinterpret_cast<const uint32_t*>(x.data + r * x.stride), cols, range);
    }
    const std::lock_guard<std::mutex> lock(mutex);
    all.Add(range);
  });
  return all;
}

bool FirstRowIsBf16(const PlainOperand& x, int64_t outer, int64_t k) {
  MagnitudeRange range;
  HWY_DYNAMIC_DISPATCH(ScanRow)(reinterpret_cast<const uint32_t*>(x.data), x.transposed ? outer : k, range);
  return range.bf16();
}

// Exponent of a bf16 value's leading bit; of a subnormal the least that it can be.
int Exponent(uint32_t magnitude) {
  return magnitude >> 23 == 0 ? -133 : static_cast<int>(magnitude >> 23) - 127;
}

}  // namespace

bool EveryProductIsExact(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k) {
  if (m < 1 || n < 1 || k < 1 || !FirstRowIsBf16(a, m, k) || !FirstRowIsBf16(b, n, k)) return false;
  const MagnitudeRange x = Scan(a, m, k);
  if (!x.bf16()) return false;
  const MagnitudeRange y = Scan(b, n, k);
  if (!y.bf16()) return false;
  if (x.highest == 0 || y.highest == 0) return true;  // no finite product but zero
  return Exponent(x.lowest) + Exponent(y.lowest) - 14 >= -149 &&
         Exponent(x.highest) + Exponent(y.highest) + 2 <= 128;
}

}  // namespace mx
#endif
