#include "sim/quant/convert_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/quant/convert_simd.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cstring>

#include "sim/base/simd.h"
#include "sim/quant/encode-inl.h"
#include "sim/quant/philox-inl.h"
#include "sim/quant/simd_target.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// The arguments of one call, so that they pass through the dispatch as one.
struct ConvertCall {
  Format to;
  Rounding rounding;
  ScaleRounding scale;
  Overflow overflow;
  const RandomStream* random;
};

#if MX_VECTOR_BODY

constexpr int64_t kPiece = 1024;  // values whose noise is drawn at once

// Codes of x, any value. Finite values beyond the format, rounded or truncated, become `beyond`, as
// infinities do; stochastic rounding takes the largest code for the finite ones.
template <Format kFormat, Rounding kRounding>
HWY_INLINE I32Vec EncodeAny(F32Vec x, U32Vec noise, int32_t beyond) {
  constexpr FormatInfo f = Info(kFormat);
  const I32Tag di;
  const F32Vec a = hn::Abs(x);
  const I32Vec bits = hn::BitCast(di, a);
  const I32Vec infinity = hn::Set(di, static_cast<int32_t>(kF32Inf));
  const I32Vec largest = hn::Set(di, f.max_code);
  I32Vec magnitude;
  if constexpr (kRounding == Rounding::kSR) {
    magnitude = hn::Min(TruncatedMagnitude<kFormat>(a, NoiseField<kFormat>(noise)), largest);
    magnitude = hn::IfThenElse(hn::Eq(bits, infinity), hn::Set(di, beyond), magnitude);
  } else {
    magnitude = kRounding == Rounding::kRNE ? NearestMagnitude<kFormat>(a)
                                            : TruncatedMagnitude<kFormat>(a, hn::Zero(di));
    magnitude = hn::IfThenElse(hn::Gt(magnitude, largest), hn::Set(di, beyond), magnitude);
  }
  constexpr int kNan = f.kind == FormatKind::kInt ? 0 : f.HasNan() ? f.nan_code : f.max_code;
  magnitude = hn::IfThenElse(hn::Gt(bits, infinity), hn::Set(di, kNan), magnitude);
  return JoinSign<kFormat>(magnitude, x);
}

// The E8M0 byte of |x| (EncodeE8M0). Rounding up adds what carries out of any mantissa but that of a power of
// two.
template <ScaleRounding kScale>
HWY_INLINE I32Vec EncodeScale(F32Vec x) {
  const I32Tag di;
  const I32Vec bits = hn::BitCast(di, hn::Abs(x));
  const I32Vec infinity = hn::Set(di, static_cast<int32_t>(kF32Inf));
  I32Vec byte = hn::ShiftRight<23>(bits);
  if constexpr (kScale == ScaleRounding::kRceil) {
    byte = hn::ShiftRight<23>(hn::Add(bits, hn::Set(di, static_cast<int32_t>(kF32MantissaMask))));
    const auto small = hn::Not(hn::Gt(bits, hn::Set(di, 0x00400000)));  // up to 2^-127
    byte = hn::IfThenZeroElse(small, byte);
  }
  byte = hn::Min(byte, hn::Set(di, 0xFE));
  return hn::IfThenElse(hn::Gt(bits, infinity), hn::Set(di, 0xFF), byte);
}

template <Format kFormat, Rounding kRounding, ScaleRounding kScale>
HWY_INLINE void ConvertPiece(const uint32_t* in, int64_t n, int32_t beyond, const uint32_t* noise,
                             uint8_t* codes) {
  const F32Tag df;
  const U32Tag du;
  const hn::Rebind<uint8_t, F32Tag> d8;
  constexpr int64_t kLanes = Lanes32();
  alignas(64) uint32_t edge[16];
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t left = n - i < kLanes ? n - i : kLanes;
    const uint32_t* p = in + i;
    if (left < kLanes) {
      std::memset(edge, 0, sizeof edge);
      std::memcpy(edge, p, static_cast<size_t>(left) * sizeof(uint32_t));
      p = edge;
    }
    const F32Vec x = hn::BitCast(df, hn::LoadU(du, p));
    I32Vec code;
    if constexpr (kFormat == Format::kE8M0) {
      code = EncodeScale<kScale>(x);
    } else {
      const U32Vec word = kRounding == Rounding::kSR ? hn::LoadU(du, noise + i) : hn::Zero(du);
      code = EncodeAny<kFormat, kRounding>(x, word, beyond);
    }
    const auto bytes = hn::DemoteTo(d8, code);
    if (left == kLanes) {
      hn::StoreU(bytes, d8, codes + i);
    } else {
      alignas(64) uint8_t out[16];
      hn::StoreU(bytes, d8, out);
      std::memcpy(codes + i, out, static_cast<size_t>(left));
    }
  }
}

template <Format kFormat>
void ConvertTo8(const ConvertCall& call, const uint32_t* in, int64_t n, uint64_t first, uint8_t* codes) {
  constexpr FormatInfo f = Info(kFormat);
  const bool saturate = call.overflow == Overflow::kSaturate || f.kind == FormatKind::kInt;
  const int32_t beyond = saturate          ? f.max_code
                         : f.inf_code >= 0 ? f.inf_code
                         : f.HasNan()      ? f.nan_code
                                           : f.max_code;
  constexpr auto kFloor = ScaleRounding::kFloor;
  alignas(64) uint32_t buffer[WordRoom(kPiece) + 16];
  for (int64_t i = 0; i < n; i += kPiece) {
    const int64_t count = n - i < kPiece ? n - i : kPiece;
    const uint32_t* src = in + i;
    uint8_t* dst = codes + i;
    if (call.rounding == Rounding::kRNE) {
      ConvertPiece<kFormat, Rounding::kRNE, kFloor>(src, count, beyond, nullptr, dst);
    } else if (call.rounding == Rounding::kRTZ) {
      ConvertPiece<kFormat, Rounding::kRTZ, kFloor>(src, count, beyond, nullptr, dst);
    } else {
      const uint32_t* words = FillWords(*call.random, first + static_cast<uint64_t>(i), count, buffer);
      ConvertPiece<kFormat, Rounding::kSR, kFloor>(src, count, beyond, words, dst);
    }
  }
}

void ConvertBody(const ConvertCall& call, const uint32_t* in, int64_t n, uint64_t first, uint8_t* codes) {
  constexpr auto kRNE = Rounding::kRNE;
  switch (call.to) {
    case Format::kE2M1:
      return ConvertTo8<Format::kE2M1>(call, in, n, first, codes);
    case Format::kE2M3:
      return ConvertTo8<Format::kE2M3>(call, in, n, first, codes);
    case Format::kE3M2:
      return ConvertTo8<Format::kE3M2>(call, in, n, first, codes);
    case Format::kE4M3:
      return ConvertTo8<Format::kE4M3>(call, in, n, first, codes);
    case Format::kE5M2:
      return ConvertTo8<Format::kE5M2>(call, in, n, first, codes);
    case Format::kINT8:
      return ConvertTo8<Format::kINT8>(call, in, n, first, codes);
    case Format::kE8M0:
      if (call.scale == ScaleRounding::kFloor) {
        return ConvertPiece<Format::kE8M0, kRNE, ScaleRounding::kFloor>(in, n, 0, nullptr, codes);
      }
      return ConvertPiece<Format::kE8M0, kRNE, ScaleRounding::kRceil>(in, n, 0, nullptr, codes);
    default:
      return ConvertStreamReference(in, static_cast<size_t>(n), call.to, call.rounding, call.scale,
                                    call.overflow, *call.random, first, codes);
  }
}

#else  // the reference stands in

void ConvertBody(const ConvertCall& call, const uint32_t* in, int64_t n, uint64_t first, uint8_t* codes) {
  ConvertStreamReference(in, static_cast<size_t>(n), call.to, call.rounding, call.scale, call.overflow,
                         *call.random, first, codes);
}

#endif  // MX_VECTOR_BODY

// One signature for all targets: the call's struct belongs to each.
void ConvertEntry(Format to, Rounding rounding, ScaleRounding scale, Overflow overflow,
                  const RandomStream& random, const uint32_t* in, int64_t n, uint64_t first, uint8_t* codes) {
  ConvertBody({to, rounding, scale, overflow, &random}, in, n, first, codes);
}

const char* ConvertTargetBody() { return hwy::TargetName(HWY_TARGET); }

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {

HWY_EXPORT(ConvertEntry);
HWY_EXPORT(ConvertTargetBody);

void ConvertStreamSimd(const uint32_t* f32_bits, size_t n, Format to, Rounding rounding, ScaleRounding scale,
                       Overflow overflow, const RandomStream& random, uint64_t first_index, uint8_t* codes) {
  HWY_DYNAMIC_DISPATCH(ConvertEntry)
  (to, rounding, scale, overflow, random, f32_bits, static_cast<int64_t>(n), first_index, codes);
}

const char* ConvertTarget() { return UseScalar() ? "scalar" : HWY_DYNAMIC_DISPATCH(ConvertTargetBody)(); }

}  // namespace mx
#endif  // HWY_ONCE
