#include <cstring>

#include "sim/quant/fp4_avx512.h"
#include "sim/quant/quantize_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/quant/dequantize_simd.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/base/simd.h"
#include "sim/quant/encode-inl.h"
#include "sim/quant/pack-inl.h"
#include "sim/quant/simd_target.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

#if MX_VECTOR_BODY

// Exact values of whole codes as binary32. Reading the magnitude as the top of a binary32 whose exponent
// field is one too large for field 0, and taking the surplus 2^m0 away again, decodes subnormals without a
// normalising shift.
template <Format kFormat>
HWY_INLINE F32Vec DecodeVector(U32Vec code) {
  constexpr FormatInfo f = Info(kFormat);
  const F32Tag df;
  const I32Tag di;
  const U32Tag du;
  if constexpr (f.kind == FormatKind::kInt) {
    const I32Vec value = hn::ShiftRight<24>(hn::BitCast(di, hn::ShiftLeft<24>(code)));
    return hn::Mul(hn::ConvertTo(df, value), SetPow2(-f.p));
  } else {
    const U32Vec magnitude = hn::And(code, hn::Set(du, f.code_mask() & ~f.sign_bit()));
    const U32Vec sign = hn::ShiftLeft<31>(hn::ShiftRight<f.bits - 1>(code));
    const U32Vec shifted = hn::ShiftLeft<23 - f.p>(magnitude);
    const F32Vec normal =
        hn::BitCast(df, hn::Add(shifted, hn::Set(du, static_cast<uint32_t>(f.m0 + 126) << 23)));
    const F32Vec small =
        hn::Sub(hn::BitCast(df, hn::Add(shifted, hn::Set(du, static_cast<uint32_t>(f.m0 + 127) << 23))),
                SetPow2(f.m0));
    const auto subnormal = hn::Lt(hn::BitCast(di, magnitude), hn::Set(di, 1 << f.p));
    U32Vec bits = hn::BitCast(du, hn::IfThenElse(hn::RebindMask(df, subnormal), small, normal));
    bits = hn::Or(bits, sign);
    if constexpr (f.inf_code >= 0) {
      const auto inf = hn::Eq(magnitude, hn::Set(du, static_cast<uint32_t>(f.inf_code)));
      bits = hn::IfThenElse(inf, hn::Or(sign, hn::Set(du, kF32Inf)), bits);
    }
    if constexpr (f.HasNan()) {
      constexpr int kFirstNan = f.inf_code >= 0 ? f.inf_code + 1 : f.max_code + 1;
      const auto nan = hn::Not(hn::Lt(hn::BitCast(di, magnitude), hn::Set(di, kFirstNan)));
      bits = hn::IfThenElse(hn::RebindMask(du, nan), hn::Set(du, kF32QuietNan), bits);
    }
    return hn::BitCast(df, bits);
  }
}

// 32 codes times 2^(byte - 127). Exact, or beyond the range and then infinite; a NaN code stays 7FC00000.
template <Format kFormat>
HWY_INLINE void DecodeBlock(const uint8_t* codes, uint8_t byte, float* out) {
  const F32Tag df;
  const U32Tag du;
  const hn::Rebind<uint8_t, U32Tag> d8;
  const F32Vec scale =
      hn::BitCast(df, hn::Set(du, byte == 0 ? 0x00400000u : static_cast<uint32_t>(byte) << 23));
  const F32Vec nan = hn::BitCast(df, hn::Set(du, kF32QuietNan));
  for (int64_t i = 0; i < kBlock; i += Lanes32()) {
    const F32Vec value = hn::Mul(DecodeVector<kFormat>(hn::PromoteTo(du, hn::LoadU(d8, codes + i))), scale);
    hn::StoreU(byte == 0xFF ? nan : value, df, out + i);
  }
}

template <Format kFormat>
void DequantizeRowsOf(const MxTensor& tensor, int64_t begin, int64_t end, float* out) {
  constexpr FormatInfo f = Info(kFormat);
  constexpr int64_t kSegment = 1024;
  alignas(64) uint8_t packed[kSegment] = {}, codes[kSegment];
  alignas(64) float edge[kBlock];
  for (int64_t row = begin; row < end; ++row) {
    const uint8_t* src = tensor.codes.data() + row * tensor.code_stride();
    const uint8_t* scales = tensor.scales.data() + row * tensor.blocks();
    float* dst = out + (row - begin) * tensor.k;
    for (int64_t k0 = 0; k0 < tensor.k; k0 += kSegment) {
      const int64_t count = tensor.k - k0 < kSegment ? tensor.k - k0 : kSegment;
      std::memcpy(packed, src + f.bits * k0 / 8, static_cast<size_t>((f.bits * count + 7) / 8));
      UnpackCodes(f.bits, packed, (count + kBlock - 1) / kBlock * kBlock, codes);
      for (int64_t i = 0; i < count; i += kBlock) {
        const bool whole = count - i >= kBlock;
        DecodeBlock<kFormat>(codes + i, scales[(k0 + i) / kBlock], whole ? dst + k0 + i : edge);
        if (!whole) std::memcpy(dst + k0 + i, edge, static_cast<size_t>(count - i) * sizeof(float));
      }
    }
  }
}

void DequantizeRowsBody(const MxTensor& tensor, int64_t begin, int64_t end, float* out) {
  switch (tensor.format) {
    case Format::kE2M1:
      return DequantizeRowsOf<Format::kE2M1>(tensor, begin, end, out);
    case Format::kE2M3:
      return DequantizeRowsOf<Format::kE2M3>(tensor, begin, end, out);
    case Format::kE3M2:
      return DequantizeRowsOf<Format::kE3M2>(tensor, begin, end, out);
    case Format::kE4M3:
      return DequantizeRowsOf<Format::kE4M3>(tensor, begin, end, out);
    case Format::kE5M2:
      return DequantizeRowsOf<Format::kE5M2>(tensor, begin, end, out);
    case Format::kINT8:
      return DequantizeRowsOf<Format::kINT8>(tensor, begin, end, out);
    default:
      return DequantizeRowsReference(tensor, begin, end, out);
  }
}

#else  // the reference stands in

void DequantizeRowsBody(const MxTensor& tensor, int64_t begin, int64_t end, float* out) {
  DequantizeRowsReference(tensor, begin, end, out);
}

#endif  // MX_VECTOR_BODY

const char* DequantizeTargetBody() { return hwy::TargetName(HWY_TARGET); }

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {

// Results above this size are not worth a place in the caches.
constexpr int64_t kStreamBytes = int64_t{16} << 20;

void DecodeFp4Rows(const MxTensor& tensor, int64_t begin, int64_t end, float* out) {
  const int64_t whole = tensor.k / kBlock;
  if (tensor.k % kBlock == 0 && tensor.rows * tensor.k * int64_t{sizeof(float)} >= kStreamBytes) {
    return StreamFp4Avx512(tensor.codes.data() + begin * tensor.code_stride(),
                           tensor.scales.data() + begin * tensor.blocks(), (end - begin) * whole, out);
  }
  for (int64_t row = begin; row < end; ++row) {
    const uint8_t* codes = tensor.codes.data() + row * tensor.code_stride();
    const uint8_t* scales = tensor.scales.data() + row * tensor.blocks();
    float* dst = out + (row - begin) * tensor.k;
    DecodeFp4Avx512(codes, scales, whole, dst);
    if (tensor.k % kBlock == 0) continue;
    uint8_t last[kBlock / 2] = {};
    float values[kBlock];
    std::memcpy(last, codes + whole * (kBlock / 2),
                static_cast<size_t>(tensor.code_stride() - whole * (kBlock / 2)));
    DecodeFp4Avx512(last, scales + whole, 1, values);
    std::memcpy(dst + whole * kBlock, values, static_cast<size_t>(tensor.k % kBlock) * sizeof(float));
  }
}

}  // namespace

HWY_EXPORT(DequantizeRowsBody);
HWY_EXPORT(DequantizeTargetBody);

void DequantizeRows(const MxTensor& tensor, int64_t begin, int64_t end, float* out) {
  if (UseScalar()) return DequantizeRowsReference(tensor, begin, end, out);
  if (tensor.format == Format::kE2M1 && HasFp4Avx512()) return DecodeFp4Rows(tensor, begin, end, out);
  HWY_DYNAMIC_DISPATCH(DequantizeRowsBody)(tensor, begin, end, out);
}

const char* DequantizeTarget() {
  return UseScalar() ? "scalar" : HWY_DYNAMIC_DISPATCH(DequantizeTargetBody)();
}

}  // namespace mx
#endif  // HWY_ONCE
