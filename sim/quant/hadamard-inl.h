// Vector twin of Hadamard: the same additions in the same order, partners brought together by a shuffle
// inside a vector and directly between vectors.
#if defined(MX_SIM_QUANT_HADAMARD_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_HADAMARD_INL_H_
#undef MX_SIM_QUANT_HADAMARD_INL_H_
#else
#define MX_SIM_QUANT_HADAMARD_INL_H_
#endif

#include <hwy/highway.h>

#include "sim/quant/encode-inl.h"
#include "sim/quant/hadamard.h"

#if MX_VECTOR_BODY
HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

HWY_INLINE F32Vec CanonicalNan(F32Vec v) {
  return hn::IfThenElse(hn::IsNaN(v), hn::BitCast(F32Tag(), hn::Set(U32Tag(), kF32QuietNan)), v);
}

// Lane i of the result is lane i ^ h.
template <int kH>
HWY_INLINE F32Vec Partner(F32Vec v) {
  const F32Tag df;
  if constexpr (kH == 1) {
    return hn::Reverse2(df, v);
  } else if constexpr (kH == 2) {
    return hn::Shuffle1032(v);
  } else if constexpr (kH == 4) {
    return hn::SwapAdjacentBlocks(v);
  } else {
    return hn::ConcatLowerUpper(df, v, v);
  }
}

// x_i + x_{i+h} below, x_i - x_{i+h} above: the partner plus the value, negated in the upper lanes.
template <int kH, int kN>
HWY_INLINE void StageInside(F32Vec* v) {
  constexpr int kLanes = static_cast<int>(Lanes32());
  if constexpr (kH < kLanes && kH < kN) {
    const U32Tag du;
    const F32Tag df;
    const auto upper = hn::Ne(hn::And(hn::Iota(du, 0), hn::Set(du, uint32_t{kH})), hn::Zero(du));
    const U32Vec flip = hn::IfThenElseZero(upper, hn::Set(du, kF32Sign));
    constexpr int kVectors = kN > kLanes ? kN / kLanes : 1;
    for (int i = 0; i < kVectors; ++i) {
      v[i] = hn::Add(Partner<kH>(v[i]), hn::BitCast(df, hn::Xor(hn::BitCast(du, v[i]), flip)));
    }
  }
}

// One group of kN values, or a vector of several groups when kN is smaller than a vector.
template <int kN>
HWY_INLINE void HadamardGroup(float* group) {
  constexpr int kLanes = static_cast<int>(Lanes32());
  constexpr int kVectors = kN > kLanes ? kN / kLanes : 1;
  const F32Tag df;
  F32Vec v[kVectors];
  for (int i = 0; i < kVectors; ++i) v[i] = hn::LoadU(df, group + i * kLanes);
  StageInside<1, kN>(v);
  StageInside<2, kN>(v);
  StageInside<4, kN>(v);
  StageInside<8, kN>(v);
  for (int h = 1; h < kVectors; h *= 2) {
    for (int i = 0; i < kVectors; ++i) {
      if ((i & h) != 0) continue;
      const F32Vec low = v[i], high = v[i + h];
      v[i] = hn::Add(low, high);
      v[i + h] = hn::Sub(low, high);
    }
  }
  constexpr int kLog = kN == 2    ? 0
                       : kN == 4  ? 1
                       : kN == 8  ? 2
                       : kN == 16 ? 3
                       : kN == 32 ? 4
                       : kN == 64 ? 5
                                  : 6;
  const F32Vec factor = hn::BitCast(df, hn::Set(U32Tag(), kHadamardFactor[kLog]));
  for (int i = 0; i < kVectors; ++i) hn::StoreU(CanonicalNan(hn::Mul(v[i], factor)), df, group + i * kLanes);
}

template <int kN>
HWY_INLINE void HadamardGroups(float* row, int64_t count) {
  constexpr int64_t kStep = kN > Lanes32() ? kN : Lanes32();
  for (int64_t i = 0; i < count; i += kStep) HadamardGroup<kN>(row + i);
}

// All groups of row[0, count); count a multiple of n, and the row writable up to the next multiple of 32.
HWY_INLINE void HadamardRow(float* row, int64_t count, int n) {
  switch (n) {
    case 2:
      return HadamardGroups<2>(row, count);
    case 4:
      return HadamardGroups<4>(row, count);
    case 8:
      return HadamardGroups<8>(row, count);
    case 16:
      return HadamardGroups<16>(row, count);
    case 32:
      return HadamardGroups<32>(row, count);
    case 64:
      return HadamardGroups<64>(row, count);
    case 128:
      return HadamardGroups<128>(row, count);
    default:
      return;
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();
#endif  // MX_VECTOR_BODY

#endif  // MX_SIM_QUANT_HADAMARD_INL_H_
