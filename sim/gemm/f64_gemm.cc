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

#include "sim/base/per_thread.h"
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
void RunF64(const Tile&, bool) {}
#else

using VF64Tag = hn::ScalableTag<double>;
using VI64Tag = hn::RebindToSigned<VF64Tag>;
using HalfF32Tag = hn::Rebind<float, VF64Tag>;
using HalfI32Tag = hn::Rebind<int32_t, VF64Tag>;
using WideF32Tag = hn::Twice<HalfF32Tag>;
using WideI32Tag = hn::Twice<HalfI32Tag>;

void Widen(const float* from, int64_t count, double* to) {
  const VF64Tag dd;
  const HalfF32Tag df;
  for (int64_t i = 0; i < count; i += static_cast<int64_t>(hn::Lanes(dd))) {
    hn::Store(hn::PromoteTo(dd, hn::Load(df, from + i)), dd, to + i);
  }
}

// acc + R32(dot * 2^(exponent - 127)) for two vectors of dots.
template <bool kCareful>
HWY_INLINE hn::Vec<WideF32Tag> AddScaled(hn::Vec<WideF32Tag> acc, hn::Vec<VF64Tag> low, hn::Vec<VF64Tag> high,
                                         hn::Vec<WideI32Tag> exponent) {
  const VF64Tag dd;
  const VI64Tag dl;
  const HalfF32Tag df;
  const HalfI32Tag di;
  const WideF32Tag wf;
  const WideI32Tag wi;
  if constexpr (kCareful) {
    const auto biased = hn::Add(exponent, hn::Set(wi, 1023 - 127));
    const auto scaled = [&](auto dot, auto e) HWY_ATTR {
      const auto power = hn::BitCast(dd, hn::ShiftLeft<52>(hn::PromoteTo(dl, e)));
      return hn::DemoteTo(df, hn::Mul(dot, power));
    };
    return hn::Add(acc, hn::Combine(wf, scaled(high, hn::UpperHalf(di, biased)),
                                    scaled(low, hn::LowerHalf(di, biased))));
  } else {
    const auto rounded = hn::Combine(wf, hn::DemoteTo(df, high), hn::DemoteTo(df, low));
    return hn::MulAdd(rounded, hn::BitCast(wf, hn::ShiftLeft<23>(exponent)), acc);
  }
}

// kRows x 16 outputs, blocks [block0, block1); a: [kRows][a_stride] and b: [k][16] start at block0.
template <int kRows, bool kCareful>
HWY_INLINE void F64Kernel(const Tile& t, int64_t row, int64_t panel, int64_t block0, int64_t block1,
                          const double* a, int64_t a_stride, const double* b) {
  constexpr int kLanes = HWY_LANES(double), kVecs = kPanel / kLanes, kWide = kVecs / 2;
  const VF64Tag dd;
  const WideF32Tag wf;
  const WideI32Tag wi;
  float* out = t.acc + row * kTileCols + panel * kPanel;
  hn::Vec<WideF32Tag> acc[kRows][kWide];
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16)
    for (int v = 0; v < kWide; ++v) acc[i][v] = hn::Load(wf, out + i * kTileCols + v * 2 * kLanes);
  }
  for (int64_t block = block0; block < block1; ++block) {
    hn::Vec<VF64Tag> dot[kRows][kVecs];
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) dot[i][v] = hn::Zero(dd);
    }
    const double *a_row[kRows], *b_block = Opaque(b + (block - block0) * kBlock * kPanel);
    HWY_UNROLL(16)
    for (int i = 0; i < kRows; ++i) a_row[i] = Opaque(a + i * a_stride + (block - block0) * kBlock);
    HWY_UNROLL(32) for (int k = 0; k < kBlock; ++k) {
      hn::Vec<VF64Tag> x[kVecs];
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) x[v] = hn::Load(dd, b_block + k * kPanel + v * kLanes);
      HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
        const auto y = hn::Set(dd, a_row[i][k]);
        HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) dot[i][v] = hn::MulAdd(x[v], y, dot[i][v]);
      }
    }
    const int32_t* b_exponents = t.b->exponents.get() + ((t.panel0 + panel) * t.b->blocks + block) * kPanel;
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
      const int32_t e = t.a->exponents.get()[(t.row0 + row + i) * t.a->blocks + block] - 254 + 127;
      HWY_UNROLL(16) for (int v = 0; v < kWide; ++v) {
        const auto exponent = hn::Add(hn::Load(wi, b_exponents + v * 2 * kLanes), hn::Set(wi, e));
        acc[i][v] = AddScaled<kCareful>(acc[i][v], dot[i][2 * v], dot[i][2 * v + 1], exponent);
      }
    }
  }
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16)
    for (int v = 0; v < kWide; ++v) hn::Store(acc[i][v], wf, out + i * kTileCols + v * 2 * kLanes);
  }
}

void RunF64(const Tile& t, bool careful) {
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
        const double* a = scratch.a.get() + row * count;
        careful ? F64Kernel<kRows, true>(t, row, panel, block, end, a, count, b)
                : F64Kernel<kRows, false>(t, row, panel, block, end, a, count, b);
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

void RunF64Tile(const Tile& tile, bool careful) {
  ++(careful ? Stats().careful : Stats().f64);
  HWY_DYNAMIC_DISPATCH(RunF64)(tile, careful);
}

}  // namespace mx
#endif
