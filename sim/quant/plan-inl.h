// Scales of the blocks of a segment: amax by integer maxima, then the rule for many blocks at once.
#if defined(MX_SIM_QUANT_PLAN_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_PLAN_INL_H_
#undef MX_SIM_QUANT_PLAN_INL_H_
#else
#define MX_SIM_QUANT_PLAN_INL_H_
#endif

#include <hwy/highway.h>

#include "sim/quant/encode-inl.h"
#include "sim/quant/fp4_avx512.h"
#include "sim/quant/quantize_simd.h"

#if MX_VECTOR_BODY
HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// Of a segment, with room for a whole vector from where its last row begins; a ColumnTile has fewer.
constexpr int64_t kMaxPlans = 2 * QuantJob::kScratch / kBlock;

// One entry a block: blocks of row 0, then of row 1, ...; of the tiles, when tiles are square.
struct Plans {
  alignas(64) uint32_t amax[kMaxPlans];
  alignas(64) uint32_t factor[kMaxPlans];   // 2^-s as binary32
  alignas(64) uint32_t byte[kMaxPlans];     // scale byte to store
  alignas(64) uint32_t special[kMaxPlans];  // 1: NaN or Inf within, or a NaN scale; coded by the reference
  alignas(64) uint32_t clips[kMaxPlans];    // 1: something exceeds the format's range
  uint64_t specials;                        // how many are
  BlockScale scale[kMaxPlans];              // of special blocks
};

// The maximum of lanes i, i + 4, i + 8, ... as four lanes.
template <class V>
HWY_INLINE hn::Vec<hn::FixedTag<int32_t, 4>> FoldToFour(V v) {
  const hn::DFromV<V> d;
  if constexpr (hn::MaxLanes(d) == 4) {
    return v;
  } else {
    const hn::Half<decltype(d)> half;
    return FoldToFour(hn::Max(hn::LowerHalf(half, v), hn::UpperHalf(half, v)));
  }
}

// amax of `blocks` blocks at y. `amax` has room up to the next multiple of 16.
HWY_INLINE void AmaxOfRow(const float* y, int64_t blocks, uint32_t* amax) {
  const F32Tag df;
  const I32Tag di;
  const U32Tag du;
  const hn::FixedTag<int32_t, 4> d4;
  const I32Vec mask = hn::Set(di, static_cast<int32_t>(kF32Abs));
#if HWY_TARGET == HWY_AVX3
  if (HasFp4Avx512()) return AmaxAvx512(y, DType::kF32, blocks, {}, amax);
#endif
  alignas(64) int32_t four[4 * (1024 / kBlock + 16)];
  for (int64_t b = 0; b < blocks; ++b) {
    I32Vec largest = hn::And(hn::BitCast(di, hn::Load(df, y + b * kBlock)), mask);
    for (int64_t i = Lanes32(); i < kBlock; i += Lanes32()) {
      largest = hn::Max(largest, hn::And(hn::BitCast(di, hn::Load(df, y + b * kBlock + i)), mask));
    }
    hn::Store(FoldToFour(largest), d4, four + 4 * b);
  }
  for (int64_t b = 0; b < blocks; b += Lanes32()) {
    I32Vec v0, v1, v2, v3;
    hn::LoadInterleaved4(di, four + 4 * b, v0, v1, v2, v3);
    const I32Vec largest = hn::Max(hn::Max(v0, v1), hn::Max(v2, v3));
    hn::StoreU(hn::BitCast(du, largest), du, amax + b);
  }
}

// Bytes and factors of `count` blocks with a finite amax; the others get values that nobody uses. Plain loops
// over words: each target's compiler makes vectors of them.
HWY_INLINE void ApplyRule(const QuantJob& job, int64_t count, Plans* p) {
  const int32_t emax = Info(job.spec.format).emax;
  const bool fixed = job.spec.fixed_scale.has_value();
  const int32_t fixed_byte = fixed ? *job.spec.fixed_scale : 0;
  const int32_t zero_byte = fixed ? fixed_byte : job.spec.zero_byte, zero_coded = fixed ? fixed_byte : 127;
  const uint32_t nan_scale = fixed_byte == 0xFF ? 1u : 0u;
  const int32_t least_byte =
      job.coder == QuantJob::Coder::kFp4Nearest ? 2 : 0;  // below, four times the factor is no binary32
  const float max = FromBits(job.max_bits);
  for (int64_t i = 0; i < count; ++i) {
    const uint32_t amax = p->amax[i];
    int32_t byte = static_cast<int32_t>((amax + job.amax_addend) >> 23) - emax;
    byte = byte < 0 ? 0 : byte;
    byte = byte > 254 ? 254 : byte;
    byte = fixed ? fixed_byte : byte;
    const int32_t coded = amax == 0 ? zero_coded : byte;
    const uint32_t factor = coded >= 254 ? 0x00400000u : static_cast<uint32_t>(254 - coded) << 23;
    p->byte[i] = static_cast<uint32_t>(amax == 0 ? zero_byte : byte);
    p->factor[i] = factor;
    p->special[i] = (amax >= kF32Inf ? 1u : 0u) | nan_scale | (coded < least_byte ? 1u : 0u);
    p->clips[i] = FromBits(amax) * FromBits(factor) > max ? 1u : 0u;
  }
  if (emax != 0 || fixed) return;
  // INT8 alone can have s above the clamp for a subnormal amax, where the addend's carry is not the rule.
  for (int64_t i = 0; i < count; ++i) {
    if (p->amax[i] == 0 || p->amax[i] >= 0x00800000u) continue;
    const int byte = SharedExponent(job.spec.rule, job.spec.format, p->amax[i]) + 127;
    p->byte[i] = static_cast<uint32_t>(byte);
    p->factor[i] = static_cast<uint32_t>(254 - byte) << 23;
    p->clips[i] = FromBits(p->amax[i]) * FromBits(p->factor[i]) > max ? 1u : 0u;
  }
}

// Rule and counts for the `plans` blocks or tiles whose amax is known; returns how many are special.
HWY_INLINE uint64_t PlanAmax(const QuantJob& job, int64_t plans, Plans* p, QuantCounters* counters) {
  ApplyRule(job, plans, p);
  uint64_t special = 0, zero = 0;
  for (int64_t i = 0; i < plans; ++i) {
    special += p->special[i];
    zero += p->amax[i] == 0 && p->special[i] == 0 ? 1u : 0u;
  }
  p->specials = special;
  counters->blocks += static_cast<uint64_t>(plans) - special;
  counters->zero_blocks += zero;
  return special;
}

// Scales of the special ones among the plans of height x count values at y (job.segment apart).
HWY_INLINE void PlanSpecial(const QuantJob& job, const float* y, int64_t height, int64_t count, Plans* p,
                            QuantCounters* counters) {
  const int64_t blocks = (count + kBlock - 1) / kBlock;
  const bool square = job.spec.block == BlockShape::k32x32;
  for (int64_t i = 0; i < (square ? blocks : height * blocks); ++i) {
    if (p->special[i] == 0) continue;
    const int64_t r = i / blocks, b = i % blocks;
    const int64_t present = count - b * kBlock < kBlock ? count - b * kBlock : kBlock;
    p->scale[i] = ScaleOfBlock(job.spec, y + r * job.segment + b * kBlock, job.segment, square ? height : 1,
                               present, counters);
    p->byte[i] = p->scale[i].byte;
  }
}

// Scales of the height x count values at y (job.segment apart), counted.
HWY_INLINE void PlanSegment(const QuantJob& job, const float* y, int64_t height, int64_t count, Plans* p,
                            QuantCounters* counters) {
  const int64_t blocks = (count + kBlock - 1) / kBlock;
  const bool square = job.spec.block == BlockShape::k32x32;
  alignas(64) uint32_t row[1024 / kBlock + 16];
  for (int64_t r = 0; r < height; ++r) {
    AmaxOfRow(y + r * job.segment, blocks, row);
    uint32_t* amax = p->amax + (square ? 0 : r * blocks);
    for (int64_t b = 0; b < blocks; ++b) amax[b] = square && r > 0 && amax[b] > row[b] ? amax[b] : row[b];
  }
  const int64_t plans = square ? blocks : height * blocks;
  if (HWY_UNLIKELY(PlanAmax(job, plans, p, counters) != 0)) PlanSpecial(job, y, height, count, p, counters);
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();
#endif  // MX_VECTOR_BODY

#endif  // MX_SIM_QUANT_PLAN_INL_H_
