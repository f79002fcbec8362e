// Vector twin of Encode: magnitude codes of |v| for one format, whole vectors of binary32 at a time.
//
// Everything rests on two exact facts. v = y * 2^-s in binary32 is exact unless it is subnormal or infinite,
// and then its code is 0, or the largest, whatever the lost bits were. And adding 2^(e-p+23) to a value below
// 2^(e+1) rounds it once, to nearest even, to a multiple of 2^(e-p), which the sum's low bits then count.
#if defined(MX_SIM_QUANT_ENCODE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_ENCODE_INL_H_
#undef MX_SIM_QUANT_ENCODE_INL_H_
#else
#define MX_SIM_QUANT_ENCODE_INL_H_
#endif

#include <hwy/highway.h>

#include "sim/formats/codec.h"
#include "sim/quant/simd_target.h"

#if MX_VECTOR_BODY
HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using F32Tag = hn::CappedTag<float, 16>;
using I32Tag = hn::RebindToSigned<F32Tag>;
using U32Tag = hn::RebindToUnsigned<F32Tag>;
using F32Vec = hn::Vec<F32Tag>;
using I32Vec = hn::Vec<I32Tag>;
using U32Vec = hn::Vec<U32Tag>;
HWY_INLINE constexpr int64_t Lanes32() { return static_cast<int64_t>(hn::MaxLanes(F32Tag())); }

HWY_INLINE F32Vec SetPow2(int e) { return hn::Set(F32Tag(), static_cast<float>(Pow2(e))); }

// Nearest even; a >= 0, not NaN. Above the largest code the result is larger too: the caller decides what
// that means.
template <Format kFormat>
HWY_INLINE I32Vec NearestMagnitude(F32Vec a) {
  constexpr FormatInfo f = Info(kFormat);
  const F32Tag df;
  const I32Tag di;
  if constexpr (f.kind == FormatKind::kInt) {
    const F32Vec scaled = hn::Min(hn::Mul(a, SetPow2(f.p)), hn::Set(df, static_cast<float>(f.max_code + 1)));
    return hn::Sub(hn::BitCast(di, hn::Add(scaled, SetPow2(23))), hn::Set(di, (23 + 127) << 23));
  } else {
    a = hn::Min(a, SetPow2(f.emax + 1));
    const I32Vec binade = hn::Max(hn::And(hn::BitCast(di, a), hn::Set(di, static_cast<int32_t>(kF32Inf))),
                                  hn::Set(di, (f.m0 + 127) << 23));
    const I32Vec magic = hn::Add(binade, hn::Set(di, (23 - f.p) << 23));
    const I32Vec steps = hn::Sub(hn::BitCast(di, hn::Add(a, hn::BitCast(df, magic))), magic);
    return hn::Add(steps, hn::Sub(hn::ShiftRight<23 - f.p>(binade), hn::Set(di, (f.m0 + 127) << f.p)));
  }
}

// Noise added to the discarded bits, then truncated (noise 0: toward zero). a as above; `noise` as the words'
// top 23 - p bits (INT8: 23 bits).
template <Format kFormat>
HWY_INLINE I32Vec TruncatedMagnitude(F32Vec a, I32Vec noise) {
  constexpr FormatInfo f = Info(kFormat);
  const I32Tag di;
  if constexpr (f.kind == FormatKind::kInt) {
    const F32Vec scaled = hn::Mul(hn::Min(a, SetPow2(f.emax + 1)), SetPow2(23 + f.p));
    return hn::ShiftRight<23>(hn::Add(hn::ConvertTo(di, scaled), noise));
  } else {
    a = hn::Min(a, SetPow2(f.emax + 1));
    const I32Vec normal = hn::Sub(hn::ShiftRight<23 - f.p>(hn::Add(hn::BitCast(di, a), noise)),
                                  hn::Set(di, (f.m0 + 126) << f.p));
    const F32Vec fixed =
        hn::Mul(hn::Min(a, SetPow2(f.m0)), SetPow2(23 - f.m0));  // its fraction is lost before the noise
    const I32Vec small = hn::ShiftRight<23 - f.p>(hn::Add(hn::ConvertTo(di, fixed), noise));
    return hn::IfThenElse(hn::RebindMask(di, hn::Lt(a, SetPow2(f.m0))), small, normal);
  }
}

// The field of a noise word that TruncatedMagnitude takes.
template <Format kFormat>
HWY_INLINE I32Vec NoiseField(U32Vec words) {
  constexpr FormatInfo f = Info(kFormat);
  constexpr int kDrop = f.kind == FormatKind::kInt ? 9 : 9 + f.p;
  return hn::BitCast(I32Tag(), hn::ShiftRight<kDrop>(words));
}

// Sign joined to a magnitude code; y gives the sign in bit 31. The result is in 0..255.
template <Format kFormat>
HWY_INLINE I32Vec JoinSign(I32Vec magnitude, F32Vec y) {
  constexpr FormatInfo f = Info(kFormat);
  const I32Tag di;
  const U32Tag du;
  if constexpr (f.kind == FormatKind::kInt) {
    const I32Vec all = hn::BroadcastSignBit(hn::BitCast(di, y));
    return hn::And(hn::Sub(hn::Xor(magnitude, all), all), hn::Set(di, static_cast<int32_t>(f.code_mask())));
  } else {
    const U32Vec sign = hn::And(hn::ShiftRight<32 - f.bits>(hn::BitCast(du, y)), hn::Set(du, f.sign_bit()));
    return hn::Or(magnitude, hn::BitCast(di, sign));
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();
#endif  // MX_VECTOR_BODY

#endif  // MX_SIM_QUANT_ENCODE_INL_H_
