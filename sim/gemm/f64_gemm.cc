// The binary64 kernel of the seq32 product, for formats whose codes are too wide for bytes: every partial sum
// of a block is an integer number of units below 2^53 (the engine checks), so binary64 computes the dot
// exactly in any order, fused or not. Then one rounding to binary32 of the scaled dot and one of the sum.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gemm/f64_gemm.cc"
#include <hwy/foreach_target.h>
// clang-format off
#include <hwy/highway.h>
// clang-format on

#include <algorithm>

#include "sim/gemm/gemm_kernels.h"

#ifndef MX_SIM_GEMM_F64_GEMM_ONCE
#define MX_SIM_GEMM_F64_GEMM_ONCE
namespace mx {
inline constexpr int64_t kF64Blocks = 4;  // blocks widened at once: a panel of them is 16 KiB
// Working copies in binary64, one set a thread.
struct F64Scratch {
  AlignedArray<double> a, b;
  F64Scratch() {
    a.Allocate(kTileRows * kF64Blocks * kBlock);
    b.Allocate(kTilePanels * kPanel * kF64Blocks * kBlock);
  }
};
}  // namespace mx
#endif

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET == HWY_SCALAR
void RunF64(const Tile&) {}
#else

using VF64Tag = hn::ScalableTag<double>;
using VI64Tag = hn::RebindToSigned<VF64Tag>;
using HalfF32Tag = hn::Rebind<float, VF64Tag>;
using HalfI32Tag = hn::Rebind<int32_t, VF64Tag>;

void Widen(const float* from, int64_t count, double* to) {
  const VF64Tag dd;
  const HalfF32Tag df;
  for (int64_t i = 0; i < count; i += static_cast<int64_t>(hn::Lanes(dd))) {
    hn::Store(hn::PromoteTo(dd, hn::Load(df, from + i)), dd, to + i);
  }
}

// kRows x 16 outputs, blocks [block0, block1); a: [kRows][a_stride] and b: [k][16] start at block0.
template <int kRows>
HWY_INLINE void F64Kernel(const Tile& t, int64_t row, int64_t panel, int64_t block0, int64_t block1,
                          const double* a, int64_t a_stride, const double* b) {
  constexpr int kLanes = HWY_LANES(double), kVecs = kPanel / kLanes;
  const VF64Tag dd;
  const VI64Tag dl;
  const HalfF32Tag df;
  const HalfI32Tag di;
  float* out = t.acc + row * kTileCols + panel * kPanel;
  hn::Vec<HalfF32Tag> acc[kRows][kVecs];
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) acc[i][v] = hn::Load(df, out + i * kTileCols + v * kLanes);
  }
  for (int64_t block = block0; block < block1; ++block) {
    hn::Vec<VF64Tag> dot[kRows][kVecs];
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) dot[i][v] = hn::Zero(dd);
    }
    const int64_t first = (block - block0) * kBlock;
    for (int64_t k = first; k < first + kBlock; ++k) {
      hn::Vec<VF64Tag> x[kVecs];
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) x[v] = hn::Load(dd, b + k * kPanel + v * kLanes);
      HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
        const auto y = hn::Set(dd, a[i * a_stride + k]);
        HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) dot[i][v] = hn::MulAdd(x[v], y, dot[i][v]);
      }
    }
    const int32_t* b_exponents = t.b->exponents.get() + ((t.panel0 + panel) * t.b->blocks + block) * kPanel;
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
      const int32_t e = t.a->exponents.get()[(t.row0 + row + i) * t.a->blocks + block] - 254 + 1023;
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
        const auto biased = hn::Add(hn::Load(di, b_exponents + v * kLanes), hn::Set(di, e));
        const auto power = hn::BitCast(dd, hn::ShiftLeft<52>(hn::PromoteTo(dl, biased)));
        acc[i][v] = hn::Add(acc[i][v], hn::DemoteTo(df, hn::Mul(dot[i][v], power)));
      }
    }
  }
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) hn::Store(acc[i][v], df, out + i * kTileCols + v * kLanes);
  }
}

void RunF64(const Tile& t) {
  constexpr int kFit = 12 * HWY_LANES(double) / static_cast<int>(kPanel);  // 12 accumulators
  constexpr int kRows = kFit >= 6 ? 6 : kFit >= 3 ? 3 : 1;
  Stats().target = hwy::TargetName(HWY_TARGET);
  F64Scratch& scratch = OfThisThread<F64Scratch>();
  const int64_t Kp = t.a->Kp();
  for (int64_t block = t.block0; block < t.block1; block += kF64Blocks) {
    const int64_t end = std::min(t.block1, block + kF64Blocks), count = (end - block) * kBlock;
    for (int64_t row = 0; row < t.rows; ++row) {
      Widen(t.a->floats.get() + (t.row0 + row) * Kp + block * kBlock, count, scratch.a.get() + row * count);
    }
    for (int64_t panel = 0; panel < t.panels; ++panel) {
      double* b = scratch.b.get() + panel * kPanel * count;
      Widen(t.b->floats.get() + ((t.panel0 + panel) * Kp + block * kBlock) * kPanel, count * kPanel, b);
      for (int64_t row = 0; row < t.rows; row += kRows) {
        F64Kernel<kRows>(t, row, panel, block, end, scratch.a.get() + row * count, count, b);
      }
    }
  }
}

#endif  // HWY_SCALAR

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
HWY_EXPORT(RunF64);

void RunF64Tile(const Tile& tile) {
  ++Stats().f64;
  HWY_DYNAMIC_DISPATCH(RunF64)(tile);
}

}  // namespace mx
#endif
