// Source elements into a buffer of binary32: widened, prescaled, signs flipped; along a row, or transposed in
// small squares for copies along a column.
#if defined(MX_SIM_QUANT_LOAD_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_LOAD_INL_H_
#undef MX_SIM_QUANT_LOAD_INL_H_
#else
#define MX_SIM_QUANT_LOAD_INL_H_
#endif

#include <hwy/highway.h>

#include <cstring>

#include "sim/quant/ahead.h"
#include "sim/quant/hadamard-inl.h"
#include "sim/quant/mx_tensor.h"

#if MX_VECTOR_BODY
HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// Lanes(du) source elements at p, widened exactly (NaN payloads move as CONTRACT row 1 says). Any alignment.
template <DType kType, class D>
HWY_INLINE hn::Vec<D> LoadWide(D du, const uint8_t* p) {
  if constexpr (kType == DType::kF32) {
    return hn::LoadU(du, reinterpret_cast<const uint32_t*>(p));
  } else {
    const hn::Rebind<uint16_t, D> dh;
    const auto h = hn::PromoteTo(du, hn::LoadU(dh, reinterpret_cast<const uint16_t*>(p)));
    if constexpr (kType == DType::kBF16) return hn::ShiftLeft<16>(h);
    const hn::RebindToFloat<D> df;
    const hn::RebindToSigned<D> di;
    const auto magnitude = hn::ShiftLeft<13>(hn::And(h, hn::Set(du, 0x7FFFu)));
    const auto sign = hn::ShiftLeft<16>(hn::And(h, hn::Set(du, 0x8000u)));
    const auto one_up = hn::Set(du, 113u << 23);  // read as 2^-14 * 1.m, less 2^-14: the subnormals, exactly
    const auto small =
        hn::BitCast(du, hn::Sub(hn::BitCast(df, hn::Add(magnitude, one_up)), hn::BitCast(df, one_up)));
    const auto normal = hn::Add(magnitude, hn::Set(du, 112u << 23));
    const auto infinity = hn::BitCast(di, hn::Set(du, 0x7C00u << 13));
    const auto whole = hn::BitCast(di, magnitude);
    auto out = hn::IfThenElse(hn::RebindMask(du, hn::Lt(whole, hn::Set(di, 0x400 << 13))), small, normal);
    const auto top = hn::Or(magnitude, hn::Set(du, kF32Inf));
    out = hn::IfThenElse(hn::RebindMask(du, hn::Not(hn::Lt(whole, infinity))), top, out);
    const auto nan = hn::RebindMask(du, hn::Gt(whole, infinity));
    return hn::Or(hn::Or(out, sign), hn::IfThenElseZero(nan, hn::Set(du, 0x00400000u)));
  }
}

struct LoadSpec {
  float prescale = 1.0f;            // no operation at 1
  const uint32_t* signs = nullptr;  // 128 words of 0 or the sign bit, for k mod 128; null: no flips
};

// src[0, count) to y, which is zeroed from count to the next multiple of 32. k0 % 128 == 0: first element's
// place. Returns the largest |bits| seen before rotation, so that the caller counts NaN and Inf only where
// there are any.
template <DType kType>
HWY_INLINE uint32_t LoadRow(const LoadSpec& spec, const uint8_t* src, int64_t count, const NextInRow& next,
                            float* y) {
  const U32Tag du;
  const I32Tag di;
  const F32Tag df;
  const F32Vec prescale = hn::Set(df, spec.prescale);
  const bool scaled = spec.prescale != 1.0f;
  I32Vec largest = hn::Zero(di);
  constexpr int64_t kLanes = Lanes32();
  alignas(64) uint8_t edge[64];
  for (int64_t i = 0; i < count; i += kLanes) {
    const uint8_t* p = src + i * Bytes(kType);
    if (count - i < kLanes) {
      std::memset(edge, 0, sizeof edge);
      std::memcpy(edge, p, static_cast<size_t>((count - i) * Bytes(kType)));
      p = edge;
    }
    if (i * Bytes(kType) % 64 == 0) next.Ask(i * Bytes(kType));
    U32Vec bits = LoadWide<kType>(du, p);
    if (scaled) bits = hn::BitCast(du, CanonicalNan(hn::Mul(hn::BitCast(df, bits), prescale)));
    largest = hn::Max(largest, hn::BitCast(di, hn::And(bits, hn::Set(du, kF32Abs))));
    if (spec.signs != nullptr) bits = hn::Xor(bits, hn::LoadU(du, spec.signs + i % 128));
    hn::StoreU(hn::BitCast(df, bits), df, y + i);
  }
  std::memset(y + count, 0, static_cast<size_t>((kBlock - count % kBlock) % kBlock) * sizeof(float));
  return static_cast<uint32_t>(hn::GetLane(hn::MaxOfLanes(di, largest)));
}

// y[j * stride + i] = source(k0 + i, c0 + j) for i < count, j < height, widened only. Squares of four in
// registers.
template <DType kType>
HWY_INLINE void LoadTransposed(const SourceView& source, int64_t k0, int64_t count, int64_t c0,
                               int64_t height, int64_t stride, float* y) {
  const hn::FixedTag<uint32_t, 4> d4;
  const hn::RepartitionToWide<decltype(d4)> d2;
  const auto* base = static_cast<const uint8_t*>(source.data);
  const int64_t pitch = source.stride * Bytes(kType);
  const int64_t whole_k = count / 4 * 4, whole_c = height / 4 * 4;
  for (int64_t i = 0; i < whole_k; i += 4) {
    for (int64_t j = 0; j < whole_c; j += 4) {
      const uint8_t* p = base + (k0 + i) * pitch + (c0 + j) * Bytes(kType);
      const auto r0 = LoadWide<kType>(d4, p), r1 = LoadWide<kType>(d4, p + pitch);
      const auto r2 = LoadWide<kType>(d4, p + 2 * pitch), r3 = LoadWide<kType>(d4, p + 3 * pitch);
      const auto a = hn::BitCast(d2, hn::InterleaveLower(d4, r0, r1)),
                 b = hn::BitCast(d2, hn::InterleaveLower(d4, r2, r3));
      const auto c = hn::BitCast(d2, hn::InterleaveUpper(d4, r0, r1)),
                 d = hn::BitCast(d2, hn::InterleaveUpper(d4, r2, r3));
      auto* out = reinterpret_cast<uint64_t*>(y + j * stride + i);
      hn::StoreU(hn::InterleaveLower(d2, a, b), d2, out);
      hn::StoreU(hn::InterleaveUpper(d2, a, b), d2, out + stride / 2);
      hn::StoreU(hn::InterleaveLower(d2, c, d), d2, out + stride);
      hn::StoreU(hn::InterleaveUpper(d2, c, d), d2, out + stride / 2 * 3);
    }
  }
  for (int64_t j = 0; j < height; ++j) {
    for (int64_t i = j < whole_c ? whole_k : 0; i < count; ++i) {
      y[j * stride + i] = FromBits(source.F32Bits(k0 + i, c0 + j));
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();
#endif  // MX_VECTOR_BODY

#endif  // MX_SIM_QUANT_LOAD_INL_H_
