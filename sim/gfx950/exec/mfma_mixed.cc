// The scaled matrix instructions under seq32 on any pair of formats: dots in binary32 or binary64 where those
// are exact.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/mfma_mixed.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <algorithm>
#include <bit>
#include <cmath>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/mfma_finish-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

namespace hn = hwy::HWY_NAMESPACE;

using F32 = hn::CappedTag<float, 16>;
using F64 = hn::CappedTag<double, 8>;
template <class D>
inline constexpr int kWidth = static_cast<int>(hn::MaxLanes(D()));

// An operand as exact binary32 values by k, value[k * size + row]; all are multiples of 2^-steps.
struct Values {
  alignas(64) float value[2048];
  float largest = 0;  // magnitude
  int steps = 0;
};

// Magnitude codes of a format as binary32. A field of 0 is read as 1, and the hidden bit that this adds is
// taken away again: exact.
template <Matrix kFormat>
HWY_INLINE hn::Vec<F32> Magnitudes(hn::Vec<hn::RebindToUnsigned<F32>> code) {
  constexpr MatrixInfo f = Info(kFormat);
  const hn::RebindToUnsigned<F32> du;
  const auto subnormal = hn::Lt(code, hn::Set(du, 1u << f.mantissa_bits));
  const auto one = hn::IfThenElseZero(subnormal, hn::Set(du, 1u << 23));
  const auto bits = hn::Add(hn::ShiftLeft<23 - f.mantissa_bits>(code),
                            hn::Add(one, hn::Set(du, static_cast<uint32_t>(127 - f.bias) << 23)));
  const auto hidden = hn::IfThenElseZero(subnormal, hn::Set(du, static_cast<uint32_t>(128 - f.bias) << 23));
  return hn::Sub(hn::BitCast(F32(), bits), hn::BitCast(F32(), hidden));
}

// False where a code is NaN or infinite.
template <int kSize, Matrix kFormat>
bool DecodeFormat(const LaneVector* operand, Values* to) {
  constexpr MatrixInfo f = Info(kFormat);
  constexpr uint32_t kSign = 1u << (f.bits - 1);
  // The smallest code that is NaN or infinite: E4M3 7F, E5M2 7C; none elsewhere.
  constexpr uint32_t kSpecial = f.bits != 8 ? kSign : f.mantissa_bits == 3 ? 0x7Fu : 0x7Cu;
  const F32 d;
  const hn::RebindToUnsigned<F32> du;
  auto highest = hn::Zero(du), largest = hn::Zero(du), lowest = hn::Set(du, ~0u);  // codes, but `largest`
  for (int n = 0; n < 32; ++n) {
    const int bit = f.bits * n, reg = bit / 32, shift = bit % 32;
    for (int l = 0; l < kLanes; l += kWidth<F32>) {
      auto code = hn::ShiftRightSame(hn::Load(du, operand[reg].lane.data() + l), shift);
      if (shift + f.bits > 32) {  // a 6-bit code may straddle two registers
        code = hn::Or(code, hn::ShiftLeftSame(hn::Load(du, operand[reg + 1].lane.data() + l), 32 - shift));
      }
      const auto magnitude = hn::And(code, hn::Set(du, kSign - 1));
      const auto sign = hn::ShiftLeft<32 - f.bits>(hn::And(code, hn::Set(du, kSign)));
      const auto value = hn::BitCast(du, Magnitudes<kFormat>(magnitude));
      highest = hn::Max(highest, magnitude), largest = hn::Max(largest, value);
      lowest = hn::Min(lowest, hn::Sub(magnitude, hn::Set(du, 1)));  // zeros come last
      hn::Store(hn::BitCast(d, hn::Or(value, sign)), d,
                to->value + ElementK(kSize, f.bits, l, n) * kSize + l % kSize);
    }
  }
  to->largest = std::bit_cast<float>(hn::GetLane(hn::MaxOfLanes(du, largest)));
  const uint32_t field = (hn::GetLane(hn::MinOfLanes(du, lowest)) + 1) >> f.mantissa_bits;
  to->steps = f.bias + f.mantissa_bits - std::max(static_cast<int>(field), 1);
  return hn::GetLane(hn::MaxOfLanes(du, highest)) < kSpecial;
}

template <int kSize>
bool Decode(Matrix format, const LaneVector* operand, Values* to) {
  switch (format) {
    case Matrix::kFp8:
      return DecodeFormat<kSize, Matrix::kFp8>(operand, to);
    case Matrix::kBf8:
      return DecodeFormat<kSize, Matrix::kBf8>(operand, to);
    case Matrix::kFp6:
      return DecodeFormat<kSize, Matrix::kFp6>(operand, to);
    case Matrix::kBf6:
      return DecodeFormat<kSize, Matrix::kBf6>(operand, to);
    case Matrix::kFp4:
      return DecodeFormat<kSize, Matrix::kFp4>(operand, to);
  }
  return false;
}

HWY_INLINE hn::Vec<F32> LoadColumns(F32 d, const float* from) { return hn::Load(d, from); }
HWY_INLINE hn::Vec<F64> LoadColumns(F64 d, const float* from) {
  return hn::PromoteTo(d, hn::Load(hn::Rebind<float, F64>(), from));
}

// Every product and sum is exact in the lanes of D by the caller's promise, so it does not matter whether the
// target fuses multiplication and addition. Some rows at a time, their sums in registers.
template <int kSize, class D, class T = hn::TFromD<D>>
void ExactDots(const T* a, const float* b, T* dots) {
  constexpr int kVectors = kSize / kWidth<D>, kSums = HWY_TARGET <= HWY_AVX3 ? 16 : 8;
  constexpr int kRows = kSums > kVectors ? kSums / kVectors : 1;
  const D d;
  for (int block = 0; block < 64 / kSize; ++block, a += 32 * kSize, b += 32 * kSize, dots += kDotStride) {
    for (int row = 0; row < kSize; row += kRows) {
      hn::Vec<D> sum[kRows][kVectors];
      HWY_UNROLL(16) for (int r = 0; r < kRows; ++r) {
        HWY_UNROLL(16) for (int v = 0; v < kVectors; ++v) sum[r][v] = hn::Zero(d);
      }
      for (int k = 0; k < 32; ++k) {
        hn::Vec<D> y[kVectors];
        HWY_UNROLL(16)
        for (int v = 0; v < kVectors; ++v) y[v] = LoadColumns(d, b + k * kSize + v * kWidth<D>);
        HWY_UNROLL(16) for (int r = 0; r < kRows; ++r) {
          const auto x = hn::Set(d, a[k * kSize + row + r]);
          HWY_UNROLL(16) for (int v = 0; v < kVectors; ++v) sum[r][v] = hn::MulAdd(x, y[v], sum[r][v]);
        }
      }
      for (int r = 0; r < kRows; ++r) {
        for (int v = 0; v < kVectors; ++v) hn::Store(sum[r][v], d, dots + (row + r) * kSize + v * kWidth<D>);
      }
    }
  }
}

template <int kSize>
bool RunSize(const ScaledMfma& m) {
  Values a, b;
  if (!Decode<kSize>(m.format_a, m.a, &a) || !Decode<kSize>(m.format_b, m.b, &b)) return false;
  // A block's sum of magnitudes, in units of which every product is a multiple.
  const double bound = 32.0 * a.largest * b.largest * std::ldexp(1.0, a.steps + b.steps);
  if (bound <= 0x1p24) {
    alignas(64) float dots[4 * kDotStride];
    ExactDots<kSize, F32>(a.value, b.value, dots);
    return FinishCareful<kSize>(m, dots, 0), true;
  }
  if (bound > 0x1p53) return false;
  alignas(64) double dots[4 * kDotStride], rows[2048];
  for (int i = 0; i < 2048; ++i) rows[i] = a.value[i];
  ExactDots<kSize, F64>(rows, b.value, dots);
  return FinishCareful<kSize>(m, dots, 0), true;
}

bool RunMixed(const ScaledMfma& m) { return m.size == 16 ? RunSize<16>(m) : RunSize<32>(m); }

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(RunMixed);

bool Seq32Mfma(const ScaledMfma& m) {
  if (m.format_a == Matrix::kFp4 && m.format_b == Matrix::kFp4) return Fp4Mfma(m), true;
  return UseScalar() ? HWY_STATIC_DISPATCH(RunMixed)(m) : HWY_DYNAMIC_DISPATCH(RunMixed)(m);
}

}  // namespace mx::gfx950
#endif
