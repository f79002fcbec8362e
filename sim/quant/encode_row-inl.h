// Whole rows of blocks to codes, one a byte, for every format and rounding.
#if defined(MX_SIM_QUANT_ENCODE_ROW_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_ENCODE_ROW_INL_H_
#undef MX_SIM_QUANT_ENCODE_ROW_INL_H_
#else
#define MX_SIM_QUANT_ENCODE_ROW_INL_H_
#endif

#include <hwy/highway.h>

#include "sim/quant/encode-inl.h"
#include "sim/quant/quantize_simd.h"

#if MX_VECTOR_BODY
HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// How the blocks of a row are coded, an array a property.
struct PlanView {
  const uint32_t* factor;   // 2^-s as binary32
  const uint32_t* special;  // not 0: NaN or Inf within, or a NaN scale; coded by the reference
  const uint32_t* clips;    // not 0: something exceeds the format's range
};

// |y| * 2^-s beyond the format's range, y finite.
HWY_INLINE uint64_t CountClipped(const float* y, float factor, uint32_t max_bits) {
  const F32Tag df;
  uint64_t count = 0;
  for (int64_t i = 0; i < kBlock; i += Lanes32()) {
    const F32Vec v = hn::Abs(hn::Mul(hn::Load(df, y + i), hn::Set(df, factor)));
    count += hn::CountTrue(df, hn::Gt(v, hn::Set(df, FromBits(max_bits))));
  }
  return count;
}

// 32 finite elements to codes; returns how many non-zero ones got magnitude code 0.
template <Format kFormat, Rounding kRounding>
HWY_INLINE uint64_t EncodeBlock(const float* y, float factor, const uint32_t* noise, uint8_t* codes) {
  constexpr FormatInfo f = Info(kFormat);
  const F32Tag df;
  const I32Tag di;
  const U32Tag du;
  const hn::Rebind<uint8_t, F32Tag> d8;
  uint64_t underflow = 0;
  for (int64_t i = 0; i < kBlock; i += Lanes32()) {
    const F32Vec x = hn::Load(df, y + i);
    const F32Vec a = hn::Abs(hn::Mul(x, hn::Set(df, factor)));
    I32Vec magnitude;
    if constexpr (kRounding == Rounding::kRNE) {
      magnitude = NearestMagnitude<kFormat>(a);
    } else if constexpr (kRounding == Rounding::kRTZ) {
      magnitude = TruncatedMagnitude<kFormat>(a, hn::Zero(di));
    } else {
      magnitude = TruncatedMagnitude<kFormat>(a, NoiseField<kFormat>(hn::Load(du, noise + i)));
    }
    magnitude = hn::Min(magnitude, hn::Set(di, f.max_code));
    const auto zero_code = hn::Eq(magnitude, hn::Zero(di));
    const auto zero_value = hn::RebindMask(di, hn::Eq(x, hn::Zero(df)));
    underflow += hn::CountTrue(di, hn::AndNot(zero_value, zero_code));
    hn::StoreU(hn::DemoteTo(d8, JoinSign<kFormat>(magnitude, x)), d8, codes + i);
  }
  return underflow;
}

template <Format kFormat, Rounding kRounding>
HWY_INLINE void EncodeRow(const QuantJob& job, const float* y, int64_t blocks, const PlanView& plan,
                          const uint32_t* noise, uint8_t* codes, QuantCounters* counters) {
  for (int64_t b = 0; b < blocks; ++b) {
    if (HWY_UNLIKELY(plan.special[b] != 0)) continue;
    const int64_t i = b * kBlock;
    const float factor = FromBits(plan.factor[b]);
    counters->underflow += EncodeBlock<kFormat, kRounding>(y + i, factor, noise + i, codes + i);
    if (plan.clips[b] != 0) counters->clipped += CountClipped(y + i, factor, job.max_bits);
  }
}

template <Format kFormat>
HWY_INLINE void EncodeRowRounded(const QuantJob& job, const float* y, int64_t blocks, const PlanView& plan,
                                 const uint32_t* noise, uint8_t* codes, QuantCounters* counters) {
  switch (job.spec.rounding) {
    case Rounding::kRNE:
      return EncodeRow<kFormat, Rounding::kRNE>(job, y, blocks, plan, noise, codes, counters);
    case Rounding::kRTZ:
      return EncodeRow<kFormat, Rounding::kRTZ>(job, y, blocks, plan, noise, codes, counters);
    case Rounding::kSR:
      return EncodeRow<kFormat, Rounding::kSR>(job, y, blocks, plan, noise, codes, counters);
  }
}

HWY_INLINE void EncodeRowOf(Format format, const QuantJob& job, const float* y, int64_t blocks,
                            const PlanView& plan, const uint32_t* noise, uint8_t* codes,
                            QuantCounters* counters) {
  switch (format) {
    case Format::kE2M1:
      return EncodeRowRounded<Format::kE2M1>(job, y, blocks, plan, noise, codes, counters);
    case Format::kE2M3:
      return EncodeRowRounded<Format::kE2M3>(job, y, blocks, plan, noise, codes, counters);
    case Format::kE3M2:
      return EncodeRowRounded<Format::kE3M2>(job, y, blocks, plan, noise, codes, counters);
    case Format::kE4M3:
      return EncodeRowRounded<Format::kE4M3>(job, y, blocks, plan, noise, codes, counters);
    case Format::kE5M2:
      return EncodeRowRounded<Format::kE5M2>(job, y, blocks, plan, noise, codes, counters);
    case Format::kINT8:
      return EncodeRowRounded<Format::kINT8>(job, y, blocks, plan, noise, codes, counters);
    default:
      return;
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();
#endif  // MX_VECTOR_BODY

#endif  // MX_SIM_QUANT_ENCODE_ROW_INL_H_
