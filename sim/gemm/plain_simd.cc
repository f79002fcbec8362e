// The unquantised product: lanes are outputs, k ascends, the product is rounded and then the sum; fused only
// where no product needs rounding (plain_exact.h), which has the same bits at twice the rate.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gemm/plain_simd.cc"
#include <hwy/foreach_target.h>
// clang-format off
#include <hwy/highway.h>
// clang-format on

#include <algorithm>
#include <atomic>
#include <cstring>

#include "sim/base/bits.h"
#include "sim/base/per_thread.h"
#include "sim/gemm/packed_operand.h"
#include "sim/gemm/plain_kernel.h"
#include "sim/gemm/transpose-inl.h"

#ifndef MX_SIM_GEMM_PLAIN_SIMD_ONCE
#define MX_SIM_GEMM_PLAIN_SIMD_ONCE
namespace mx {
// One set a thread: strips of A as [k][kPlainRows], and the sums of a tile as [panel][row][kPlainCols].
struct PlainScratch {
  AlignedArray<float> a, acc;
  PlainScratch() {
    a.Allocate(kPlainTileRows * kPlainDepth);
    acc.Allocate(kPlainTileRows * kPlainTilePanels * kPlainCols);
  }
};
inline std::atomic<const char*> g_plain_target{""};
}  // namespace mx
#endif

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET == HWY_SCALAR
void PackPanel(const PlainOperand&, int64_t, int64_t, int64_t, float*) {}
void PlainTile(const PlainOperand&, int64_t, int64_t, const float*, int64_t, int64_t, float*, int64_t, bool,
               bool) {}
#else

using VF32Tag = hn::ScalableTag<float>;

void PackPanel(const PlainOperand& b, int64_t first, int64_t n, int64_t k, float* panel) {
  const int64_t rows = std::min(n - first, kPlainCols);
  if (rows < kPlainCols) std::memset(panel, 0, static_cast<size_t>(k * kPlainCols) * sizeof(float));
  if (b.transposed) {
    for (int64_t p = 0; p < k; ++p) {
      std::memcpy(panel + p * kPlainCols, b.data + p * b.stride + first,
                  static_cast<size_t>(rows) * sizeof(float));
    }
    return;
  }
  int64_t i = 0;
  for (; i + 4 <= rows; i += 4) {
    const float* from = b.data + (first + i) * b.stride;
    int64_t p = 0;
    for (; p + 4 <= k; p += 4) {
      Transpose4x4(reinterpret_cast<const uint32_t*>(from + p), b.stride,
                   reinterpret_cast<uint32_t*>(panel + p * kPlainCols + i), kPlainCols);
    }
    for (; p < k; ++p) {
      for (int64_t j = 0; j < 4; ++j) panel[p * kPlainCols + i + j] = from[j * b.stride + p];
    }
  }
  for (; i < rows; ++i) {
    for (int64_t p = 0; p < k; ++p) panel[p * kPlainCols + i] = b.data[(first + i) * b.stride + p];
  }
}

// A strip of kPlainRows rows for the kernel: element (i, p) is at[i * row + p * k].
struct Strip {
  const float* at;
  int64_t row, k;
};

// Strips of rows [row0, row1) for k in [k0, k0 + depth). Whole strips of a row-major operand are read where
// they are; the others are copied to `out`, absent rows as zeros.
void PackStrips(const PlainOperand& a, int64_t row0, int64_t row1, int64_t k0, int64_t depth, float* out) {
  const int64_t rows = row1 - row0, whole = rows / kPlainRows * kPlainRows, rest = rows - whole;
  float* last = out + whole * depth;
  if (rest > 0) std::memset(last, 0, static_cast<size_t>(depth * kPlainRows) * sizeof(float));
  for (int64_t p = 0; p < depth; ++p) {
    if (!a.transposed) {
      for (int64_t i = 0; i < rest; ++i)
        last[p * kPlainRows + i] = a.data[(row0 + whole + i) * a.stride + k0 + p];
      continue;
    }
    const float* from = a.data + (k0 + p) * a.stride + row0;
    float* to = out + p * kPlainRows;
    for (int64_t i = 0; i < whole; i += kPlainRows, to += depth * kPlainRows) {
      std::memcpy(to, from + i, kPlainRows * sizeof(float));
    }
    std::memcpy(to, from + whole, static_cast<size_t>(rest) * sizeof(float));
  }
}

Strip StripAt(const PlainOperand& a, int64_t row, int64_t row1, int64_t k0, const float* packed) {
  if (a.transposed || row + kPlainRows > row1) return {packed, 1, kPlainRows};
  return {a.data + row * a.stride + k0, a.stride, 1};
}

// acc[kPlainRows][kPlainCols] continued over `depth` values of k, kRows x kVecs vectors at a time.
template <int kRows, int kVecs, bool kExact>
HWY_INLINE void PlainKernel(const Strip& a, const float* b, int64_t depth, float* acc) {
  const VF32Tag d;
  constexpr int kLanes = HWY_LANES(float);
  hn::Vec<VF32Tag> sum[kRows][kVecs];
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) sum[i][v] = hn::Load(d, acc + i * kPlainCols + v * kLanes);
  }
  for (int64_t p = 0; p < depth; ++p) {
    hn::Vec<VF32Tag> x[kVecs];
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) x[v] = hn::Load(d, b + p * kPlainCols + v * kLanes);
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
      const auto y = hn::Set(d, a.at[i * a.row + p * a.k]);
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
        sum[i][v] = kExact ? hn::MulAdd(y, x[v], sum[i][v]) : hn::Add(sum[i][v], hn::Mul(y, x[v]));
      }
    }
  }
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) hn::Store(sum[i][v], d, acc + i * kPlainCols + v * kLanes);
  }
}

void StoreSums(const float* acc, int64_t cols, float* out, bool accumulate) {
  const VF32Tag d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  const auto nan = hn::BitCast(d, hn::Set(hn::RebindToUnsigned<VF32Tag>(), kF32QuietNan));
  int64_t j = 0;
  for (; j + lanes <= cols; j += lanes) {
    auto x = hn::Load(d, acc + j);
    if (accumulate) x = hn::Add(hn::LoadU(d, out + j), x);
    hn::StoreU(hn::IfThenElse(hn::IsNaN(x), nan, x), d, out + j);
  }
  for (; j < cols; ++j) out[j] = CanonicalF(accumulate ? out[j] + acc[j] : acc[j]);
}

// All panels of the tile over one depth of k.
template <bool kExact>
void RunDepth(const PlainOperand& a, int64_t row0, int64_t row1, const float* panels, int64_t k,
              int64_t count, int64_t k0, int64_t depth, PlainScratch& scratch) {
  constexpr int kLanes = HWY_LANES(float), kAllVecs = static_cast<int>(kPlainCols) / kLanes;
  constexpr int kVecs = kAllVecs > 2 ? 2 : kAllVecs;
  constexpr int kRows = kLanes == 16 ? 6 : 3;  // 12 sums in 32 registers, 6 in 16
  PackStrips(a, row0, row1, k0, depth, scratch.a.get());
  for (int64_t panel = 0; panel < count; ++panel) {
    const float* b = panels + (panel * k + k0) * kPlainCols;
    float* acc = scratch.acc.get() + panel * kPlainTileRows * kPlainCols;
    for (int64_t row = row0; row < row1; row += kPlainRows, acc += kPlainRows * kPlainCols) {
      Strip x = StripAt(a, row, row1, k0, scratch.a.get() + (row - row0) * depth);
      for (int i = 0; i < kPlainRows; i += kRows, x.at += kRows * x.row) {
        for (int v = 0; v < kAllVecs; v += kVecs) {
          PlainKernel<kRows, kVecs, kExact>(x, b + v * kLanes, depth, acc + i * kPlainCols + v * kLanes);
        }
      }
    }
  }
}

void PlainTile(const PlainOperand& a, int64_t row0, int64_t row1, const float* panels, int64_t k,
               int64_t cols, float* d, int64_t ldd, bool accumulate, bool exact) {
  g_plain_target = hwy::TargetName(HWY_TARGET);
  PlainScratch& scratch = OfThisThread<PlainScratch>();
  const int64_t count = (cols + kPlainCols - 1) / kPlainCols;
  std::fill_n(scratch.acc.get(), count * kPlainTileRows * kPlainCols, 0.0f);
  for (int64_t k0 = 0; k0 < k; k0 += kPlainDepth) {
    const int64_t depth = std::min(k - k0, kPlainDepth);
    if (exact) {
      RunDepth<true>(a, row0, row1, panels, k, count, k0, depth, scratch);
    } else {
      RunDepth<false>(a, row0, row1, panels, k, count, k0, depth, scratch);
    }
  }
  for (int64_t panel = 0; panel < count; ++panel) {
    const int64_t first = panel * kPlainCols;
    const float* acc = scratch.acc.get() + panel * kPlainTileRows * kPlainCols;
    for (int64_t row = row0; row < row1; ++row, acc += kPlainCols) {
      StoreSums(acc, std::min(cols - first, kPlainCols), d + row * ldd + first, accumulate);
    }
  }
}

#endif  // HWY_SCALAR

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
HWY_EXPORT(PackPanel);
HWY_EXPORT(PlainTile);

void PackPlainPanel(const PlainOperand& b, int64_t first, int64_t n, int64_t k, float* panel) {
  HWY_DYNAMIC_DISPATCH(PackPanel)(b, first, n, k, panel);
}
void RunPlainTile(const PlainOperand& a, int64_t row0, int64_t row1, const float* panels, int64_t k,
                  int64_t cols, float* d, int64_t ldd, bool accumulate, bool exact) {
  HWY_DYNAMIC_DISPATCH(PlainTile)(a, row0, row1, panels, k, cols, d, ldd, accumulate, exact);
}
const char* PlainTargetThatRan() { return g_plain_target; }

}  // namespace mx
#endif
