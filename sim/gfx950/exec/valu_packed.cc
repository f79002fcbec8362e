// VOP3P instructions on packed 16-bit values, mixed-precision FMA and dot products. CDNA4
// ISA 6.7, 12.7, 12.10.
#include <algorithm>
#include <limits>

#include "sim/gfx950/exec/half_ops.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"

namespace mx::gfx950 {
namespace {

// The dwords of source i before OPSEL; constants are 16-bit ones where `half`, extended as the ISA's inline
// integers are.
Lanes Dwords(const Wave& w, const Instruction& in, int i, bool half) {
  const Operand& o = in.src[i];
  if (o.kind == OperandKind::kVgpr) return w.vgpr[o.reg];
  Lanes r;
  r.lane.fill(half ? ReadScalar16(w, o) : ReadScalar(w, o));
  return r;
}

// Element 0 reads the half of each source that OPSEL names, element 1 that of OPSEL_HI; NEG and NEG_HI negate
// floats.
struct PackedHalves {
  Lanes source[3];
  uint32_t shift[3][2], flip[3][2];
  PackedHalves(const Wave& w, const Instruction& in, int sources, bool floats) {
    for (int i = 0; i < sources; ++i) {
      source[i] = Dwords(w, in, i, true);
      shift[i][0] = (in.op_sel >> i & 1) * 16u, shift[i][1] = (in.op_sel_hi >> i & 1) * 16u;
      flip[i][0] = floats && (in.neg >> i & 1) != 0 ? 0x8000 : 0;
      flip[i][1] = floats && (in.neg_hi >> i & 1) != 0 ? 0x8000 : 0;
    }
  }
  uint32_t Get(int i, int lane, int element) const {
    return (source[i][lane] >> shift[i][element] & 0xFFFF) ^ flip[i][element];
  }
};

template <uint32_t (*kFunction)(const HalfMode&, uint32_t, uint32_t, uint32_t), int kSources>
void PackedFloat(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const HalfMode m(w.mode);
  const PackedHalves s(w, in, kSources, true);
  Lanes result[2];
  for (int e = 0; e < 2; ++e) {
    for (int i = 0; i < kLanes; ++i) {
      result[e][i] = kFunction(m, s.Get(0, i, e), s.Get(1, i, e), kSources > 2 ? s.Get(2, i, e) : 0);
    }
    f.FinishF16(result[e]);
  }
  for (int i = 0; i < kLanes; ++i) result[0][i] |= result[1][i] << 16;
  f.Write(result[0]);
}
uint32_t Add2(const HalfMode& m, uint32_t a, uint32_t b, uint32_t) { return HalfAdd(m, a, b); }
uint32_t Mul2(const HalfMode& m, uint32_t a, uint32_t b, uint32_t) { return HalfMul(m, a, b); }
uint32_t Min2(const HalfMode& m, uint32_t a, uint32_t b, uint32_t) { return HalfMin(m, a, b); }
uint32_t Max2(const HalfMode& m, uint32_t a, uint32_t b, uint32_t) { return HalfMax(m, a, b); }
uint32_t Minimum3(const HalfMode& m, uint32_t a, uint32_t b, uint32_t c) {
  return HalfMinMaxNan(m, HalfMinMaxNan(m, a, b, false), c, false);
}
uint32_t Maximum3(const HalfMode& m, uint32_t a, uint32_t b, uint32_t c) {
  return HalfMinMaxNan(m, HalfMinMaxNan(m, a, b, true), c, true);
}
// VOP2: both halves of both sources, added to those of the destination.
void PackedFmac(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const HalfMode m(w.mode);
  const uint32_t *a = f.Source(0, Form::kB32), *b = f.Source(1, Form::kB32), *c = f.Old();
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t low = HalfFma(m, a[i] & 0xFFFF, b[i] & 0xFFFF, c[i] & 0xFFFF);
    r[i] = low | HalfFma(m, a[i] >> 16, b[i] >> 16, c[i] >> 16) << 16;
  }
  f.Write(r);
}

template <int64_t (*kFunction)(int64_t, int64_t, int64_t), class T, int kSources>
void PackedInteger(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const PackedHalves s(w, in, kSources, false);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    r[i] = 0;
    for (int e = 0; e < 2; ++e) {
      const auto get = [&](int source) { return static_cast<T>(s.Get(source, i, e)); };
      int64_t x = kFunction(get(0), get(1), kSources > 2 ? get(2) : T{0});
      if (in.clamp) x = std::clamp<int64_t>(x, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
      r[i] |= (static_cast<uint32_t>(x) & 0xFFFF) << (16 * e);
    }
  }
  f.Write(r);
}
int64_t IAdd(int64_t a, int64_t b, int64_t) { return a + b; }
int64_t ISub(int64_t a, int64_t b, int64_t) { return a - b; }
int64_t IMul(int64_t a, int64_t b, int64_t) { return a * b; }
int64_t IMad(int64_t a, int64_t b, int64_t c) { return a * b + c; }
int64_t IMin(int64_t a, int64_t b, int64_t) { return std::min(a, b); }
int64_t IMax(int64_t a, int64_t b, int64_t) { return std::max(a, b); }
int64_t IShl(int64_t a, int64_t b, int64_t) { return b << (a & 15) & 0xFFFF; }
int64_t IShr(int64_t a, int64_t b, int64_t) { return b >> (a & 15); }

// v_fma_mix: each source is a binary32 dword, or with OPSEL_HI a binary16 half that OPSEL names. NEG_HI is
// ABS.
uint32_t MixSource(const Wave& w, const Instruction& in, const Lanes& source, int i, int lane) {
  uint32_t x = source[lane];
  if ((in.op_sel_hi >> i & 1) != 0) {
    uint32_t h = x >> ((in.op_sel >> i & 1) * 16) & 0xFFFF;
    if ((w.mode.denorm16_64 & 1) == 0) h = static_cast<uint32_t>(kHalf.Flush(h));
    x = static_cast<uint32_t>(Convert(kHalf, kSingle, h, Rounding::kNearestEven));
  } else if ((w.mode.denorm32 & 1) == 0) {
    x = static_cast<uint32_t>(kSingle.Flush(x));
  }
  if ((in.neg_hi >> i & 1) != 0) x &= 0x7FFFFFFF;
  return (in.neg >> i & 1) != 0 ? x ^ 0x80000000 : x;
}
enum class MixTo { kSingle, kLow, kHigh };
template <MixTo to>
void FmaMix(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const HalfMode half(w.mode);
  Lanes source[3];
  for (int i = 0; i < 3; ++i) source[i] = Dwords(w, in, i, (in.op_sel_hi >> i & 1) != 0);
  const uint32_t* old = f.Old();
  Lanes r;
  for (int l = 0; l < kLanes; ++l) {
    const uint32_t a = MixSource(w, in, source[0], 0, l), b = MixSource(w, in, source[1], 1, l);
    const uint32_t c = MixSource(w, in, source[2], 2, l);
    r[l] = static_cast<uint32_t>(FusedMultiplyAdd(kSingle, a, b, c, static_cast<Rounding>(w.mode.round32)));
  }
  f.FinishF32(r);
  if constexpr (to != MixTo::kSingle) {
    for (int l = 0; l < kLanes; ++l) {
      const uint32_t h =
          half.Out(Convert(kSingle, kHalf, r[l], half.rounding), (r[l] & 0x7F800000) != 0x7F800000);
      r[l] = to == MixTo::kLow ? (old[l] & 0xFFFF0000) | h : (old[l] & 0xFFFF) | h << 16;
    }
  }
  f.Write(r);
}

// Dot products of elements of kBits bits, added to a dword. VOP2 forms accumulate into the destination.
template <int kBits, bool kSigned>
void DotInteger(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const Lanes a = Dwords(w, in, 0, false), b = Dwords(w, in, 1, false);
  const bool accumulates = in.num_explicit_src < 3;
  const Lanes c = accumulates ? Lanes{} : Dwords(w, in, 2, false);
  const uint32_t* old = f.Old();
  const auto element = [](uint32_t x, int n) {
    const uint32_t top = x << (32 - kBits - n * kBits);
    return kSigned ? int64_t{static_cast<int32_t>(top) >> (32 - kBits)} : int64_t{top >> (32 - kBits)};
  };
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t addend = accumulates ? old[i] : c[i];
    int64_t sum = kSigned ? int64_t{static_cast<int32_t>(addend)} : int64_t{addend};
    for (int n = 0; n < 32 / kBits; ++n) sum += element(a[i], n) * element(b[i], n);
    if (in.clamp) sum = std::clamp<int64_t>(sum, kSigned ? INT32_MIN : 0, kSigned ? INT32_MAX : UINT32_MAX);
    r[i] = static_cast<uint32_t>(sum);
  }
  f.Write(r);
}

// Two products of halves and a binary32 addend; nearest even, denormals flushed on both sides (section 6.4).
// The ISA's formula is read as one rounding per operation, in the order it is written.
enum class DotOrder { kAddendFirst, kAddendLast };
template <bool kBfloatSources, DotOrder order>
void Dot2Float(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const Lanes a = Dwords(w, in, 0, !kBfloatSources), b = Dwords(w, in, 1, !kBfloatSources);
  const bool accumulates = in.num_explicit_src < 3;
  const Lanes c = accumulates ? Lanes{} : Dwords(w, in, 2, false);
  const uint32_t* old = f.Old();
  constexpr Rounding kNear = Rounding::kNearestEven;
  const auto flush = [](uint64_t x) { return kSingle.Flush(x); };
  const auto element = [&](uint32_t x, int source, int e) {
    uint32_t h = x >> (16 * e) & 0xFFFF;
    if (((e == 0 ? in.neg : in.neg_hi) >> source & 1) != 0) h ^= 0x8000;
    return kBfloatSources ? flush(static_cast<uint64_t>(h) << 16)
                          : Convert(kHalf, kSingle, kHalf.Flush(h), kNear);
  };
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint64_t addend = flush(accumulates ? old[i] : c[i]);
    const uint64_t low = flush(Multiply(kSingle, element(a[i], 0, 0), element(b[i], 1, 0), kNear));
    const uint64_t high = flush(Multiply(kSingle, element(a[i], 0, 1), element(b[i], 1, 1), kNear));
    uint64_t sum = 0;
    if constexpr (order == DotOrder::kAddendFirst) {
      sum = flush(Add(kSingle, flush(Add(kSingle, addend, low, kNear)), high, kNear));
    } else {
      sum = flush(Add(kSingle, flush(Add(kSingle, low, high, kNear)), addend, kNear));
    }
    r[i] = static_cast<uint32_t>(sum);
  }
  f.FinishF32(r);
  f.Write(r);
}

constexpr HandlerRow kRows[] = {
    {Op::v_pk_add_f16, &PackedFloat<Add2, 2>},
    {Op::v_pk_mul_f16, &PackedFloat<Mul2, 2>},
    {Op::v_pk_min_f16, &PackedFloat<Min2, 2>},
    {Op::v_pk_max_f16, &PackedFloat<Max2, 2>},
    {Op::v_pk_fma_f16, &PackedFloat<HalfFma, 3>},
    {Op::v_pk_minimum3_f16, &PackedFloat<Minimum3, 3>},
    {Op::v_pk_maximum3_f16, &PackedFloat<Maximum3, 3>},
    {Op::v_pk_fmac_f16, &PackedFmac},
    {Op::v_pk_add_i16, &PackedInteger<IAdd, int16_t, 2>},
    {Op::v_pk_add_u16, &PackedInteger<IAdd, uint16_t, 2>},
    {Op::v_pk_sub_i16, &PackedInteger<ISub, int16_t, 2>},
    {Op::v_pk_sub_u16, &PackedInteger<ISub, uint16_t, 2>},
    {Op::v_pk_mul_lo_u16, &PackedInteger<IMul, uint16_t, 2>},
    {Op::v_pk_mad_i16, &PackedInteger<IMad, int16_t, 3>},
    {Op::v_pk_mad_u16, &PackedInteger<IMad, uint16_t, 3>},
    {Op::v_pk_min_i16, &PackedInteger<IMin, int16_t, 2>},
    {Op::v_pk_min_u16, &PackedInteger<IMin, uint16_t, 2>},
    {Op::v_pk_max_i16, &PackedInteger<IMax, int16_t, 2>},
    {Op::v_pk_max_u16, &PackedInteger<IMax, uint16_t, 2>},
    {Op::v_pk_lshlrev_b16, &PackedInteger<IShl, uint16_t, 2>},
    {Op::v_pk_lshrrev_b16, &PackedInteger<IShr, uint16_t, 2>},
    {Op::v_pk_ashrrev_i16, &PackedInteger<IShr, int16_t, 2>},
    {Op::v_fma_mix_f32, &FmaMix<MixTo::kSingle>},
    {Op::v_fma_mixlo_f16, &FmaMix<MixTo::kLow>},
    {Op::v_fma_mixhi_f16, &FmaMix<MixTo::kHigh>},
    {Op::v_dot2_i32_i16, &DotInteger<16, true>},
    {Op::v_dot2_u32_u16, &DotInteger<16, false>},
    {Op::v_dot4_i32_i8, &DotInteger<8, true>},
    {Op::v_dot4_u32_u8, &DotInteger<8, false>},
    {Op::v_dot8_i32_i4, &DotInteger<4, true>},
    {Op::v_dot8_u32_u4, &DotInteger<4, false>},
    {Op::v_dot2c_i32_i16, &DotInteger<16, true>},
    {Op::v_dot4c_i32_i8, &DotInteger<8, true>},
    {Op::v_dot8c_i32_i4, &DotInteger<4, true>},
    {Op::v_dot2_f32_f16, &Dot2Float<false, DotOrder::kAddendFirst>},
    {Op::v_dot2_f32_bf16, &Dot2Float<true, DotOrder::kAddendLast>},
    {Op::v_dot2c_f32_f16, &Dot2Float<false, DotOrder::kAddendFirst>},
    {Op::v_dot2c_f32_bf16, &Dot2Float<true, DotOrder::kAddendFirst>},
};

}  // namespace

std::span<const HandlerRow> PackedRows() { return kRows; }

}  // namespace mx::gfx950
