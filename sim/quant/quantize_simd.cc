#include "sim/quant/quantize_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/quant/quantize_simd.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cstring>

#include "sim/base/simd.h"
#include "sim/quant/encode-inl.h"
#include "sim/quant/hadamard-inl.h"
#include "sim/quant/load-inl.h"
#include "sim/quant/pack-inl.h"
#include "sim/quant/philox-inl.h"
#include "sim/quant/simd_target.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

#if MX_VECTOR_BODY

// How one block is coded: bits of the factor 2^-s, the byte to store, and the two cases off the fast path.
struct Plan {
  float factor;
  uint8_t byte;
  bool special;  // NaN or Inf within, or a NaN scale: coded by the reference
  bool clips;    // something exceeds the format's range
};

struct Scratch {
  alignas(64) float y[QuantJob::kScratch];
  alignas(64) uint32_t noise[1024];
  alignas(64) uint32_t words[WordRoom(1024)];
  alignas(64) uint8_t codes[1024];
  alignas(64) uint8_t packed[1024];
  uint32_t amax[QuantJob::kScratch / kBlock];
  Plan plan[QuantJob::kScratch / kBlock];
  BlockScale scale[QuantJob::kScratch / kBlock];  // of special blocks
};

// Elements [k0, k0 + count) of copy rows [row0, row0 + height) into s->y, job.segment apart; counted, then rotated.
HWY_INLINE void LoadSegment(const QuantJob& job, int64_t row0, int64_t height, int64_t k0, int64_t count, Scratch* s,
                            QuantCounters* counters) {
  const SourceView& source = job.source;
  if (job.axis == Axis::kColumn) {
    switch (source.type) {
      case DType::kF32: LoadTransposed<DType::kF32>(source, k0, count, row0, height, job.segment, s->y); break;
      case DType::kBF16: LoadTransposed<DType::kBF16>(source, k0, count, row0, height, job.segment, s->y); break;
      case DType::kF16: LoadTransposed<DType::kF16>(source, k0, count, row0, height, job.segment, s->y); break;
    }
  }
  const LoadSpec spec = {job.spec.prescale, job.has_signs ? job.signs : nullptr};
  for (int64_t r = 0; r < height; ++r) {
    float* y = s->y + r * job.segment;
    uint32_t largest = 0;
    if (job.axis == Axis::kColumn) {
      largest = LoadRow<DType::kF32>(spec, reinterpret_cast<const uint8_t*>(y), count, y);
    } else {
      const auto* src = static_cast<const uint8_t*>(source.data) +
                        ((row0 + r) * source.stride + k0) * Bytes(source.type);
      switch (source.type) {
        case DType::kF32: largest = LoadRow<DType::kF32>(spec, src, count, y); break;
        case DType::kBF16: largest = LoadRow<DType::kBF16>(spec, src, count, y); break;
        case DType::kF16: largest = LoadRow<DType::kF16>(spec, src, count, y); break;
      }
    }
    if (largest >= kF32Inf) {
      for (int64_t i = 0; i < count; ++i) {
        counters->nan += IsNan(ToBits(y[i]));
        counters->inf += IsInf(ToBits(y[i]));
      }
    }
    HadamardRow(y, count, job.spec.hadamard.n);
  }
  counters->elements += static_cast<uint64_t>(height * count);
}

HWY_INLINE uint32_t AbsMax32(const float* y) {
  const I32Tag di;
  const F32Tag df;
  I32Vec largest = hn::Zero(di);
  for (int64_t i = 0; i < kBlock; i += Lanes32()) {
    const I32Vec bits = hn::BitCast(di, hn::Load(df, y + i));
    largest = hn::Max(largest, hn::And(bits, hn::Set(di, static_cast<int32_t>(kF32Abs))));
  }
  return static_cast<uint32_t>(hn::GetLane(hn::MaxOfLanes(di, largest)));
}

// Scale of a block with a finite amax and a scale byte other than FF.
HWY_INLINE Plan PlanBlock(const QuantJob& job, uint32_t amax, QuantCounters* counters) {
  const FormatInfo& f = Info(job.spec.format);
  int byte = 0, coded = 0;  // byte stored, byte that 2^-s stands for
  if (job.spec.fixed_scale) {
    byte = coded = *job.spec.fixed_scale;
  } else if (amax == 0) {
    byte = job.spec.zero_byte;
    coded = 127;
  } else if (amax < 0x00800000u) {
    byte = coded = SharedExponent(job.spec.rule, job.spec.format, amax) + 127;
  } else {
    const int exponent = static_cast<int>((amax + job.amax_addend) >> 23) - f.emax;
    byte = coded = exponent < 0 ? 0 : exponent > 254 ? 254 : exponent;
  }
  counters->zero_blocks += amax == 0;
  const float factor = FromBits(coded == 254 ? 0x00400000u : static_cast<uint32_t>(254 - coded) << 23);
  const bool clips = FromBits(amax) * factor > FromBits(job.max_bits);
  return {factor, static_cast<uint8_t>(byte), false, clips};
}

// Scales of the height x count values in s->y; blocks [0, blocks) of each row, or of the tile when tiles are square.
HWY_INLINE void PlanSegment(const QuantJob& job, int64_t height, int64_t count, Scratch* s, QuantCounters* counters) {
  const int64_t blocks = (count + kBlock - 1) / kBlock;
  const bool square = job.spec.block == BlockShape::k32x32;
  const bool nan_scale = job.spec.fixed_scale == uint8_t{0xFF};
  for (int64_t r = 0; r < height; ++r) {
    for (int64_t b = 0; b < blocks; ++b) {
      const uint32_t amax = AbsMax32(s->y + r * job.segment + b * kBlock);
      uint32_t* slot = &s->amax[square ? b : r * blocks + b];
      *slot = square && r > 0 && *slot > amax ? *slot : amax;
    }
  }
  const int64_t plan_rows = square ? 1 : height;
  for (int64_t r = 0; r < plan_rows; ++r) {
    for (int64_t b = 0; b < blocks; ++b) {
      const int64_t at = r * blocks + b;
      if (HWY_LIKELY(s->amax[at] < kF32Inf && !nan_scale)) {
        s->plan[at] = PlanBlock(job, s->amax[at], counters);
        counters->blocks += 1;
      } else {
        const int64_t present = count - b * kBlock < kBlock ? count - b * kBlock : kBlock;
        s->scale[at] = ScaleOfBlock(job.spec, s->y + r * job.segment + b * kBlock, job.segment, square ? height : 1,
                                    present, counters);
        s->plan[at] = {1.0f, s->scale[at].byte, true, false};
      }
    }
  }
}

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
HWY_INLINE void EncodeRow(const QuantJob& job, const float* y, int64_t blocks, const Plan* plan, const uint32_t* noise,
                          uint8_t* codes, QuantCounters* counters) {
  for (int64_t b = 0; b < blocks; ++b) {
    if (HWY_UNLIKELY(plan[b].special)) continue;
    const int64_t i = b * kBlock;
    counters->underflow += EncodeBlock<kFormat, kRounding>(y + i, plan[b].factor, noise + i, codes + i);
    if (plan[b].clips) counters->clipped += CountClipped(y + i, plan[b].factor, job.max_bits);
  }
}

template <Format kFormat>
HWY_INLINE void EncodeRowRounded(const QuantJob& job, const float* y, int64_t blocks, const Plan* plan,
                                 const uint32_t* noise, uint8_t* codes, QuantCounters* counters) {
  switch (job.spec.rounding) {
    case Rounding::kRNE: return EncodeRow<kFormat, Rounding::kRNE>(job, y, blocks, plan, noise, codes, counters);
    case Rounding::kRTZ: return EncodeRow<kFormat, Rounding::kRTZ>(job, y, blocks, plan, noise, codes, counters);
    case Rounding::kSR: return EncodeRow<kFormat, Rounding::kSR>(job, y, blocks, plan, noise, codes, counters);
  }
}

HWY_INLINE void EncodeRowOf(Format format, const QuantJob& job, const float* y, int64_t blocks, const Plan* plan,
                            const uint32_t* noise, uint8_t* codes, QuantCounters* counters) {
  switch (format) {
    case Format::kE2M1: return EncodeRowRounded<Format::kE2M1>(job, y, blocks, plan, noise, codes, counters);
    case Format::kE2M3: return EncodeRowRounded<Format::kE2M3>(job, y, blocks, plan, noise, codes, counters);
    case Format::kE3M2: return EncodeRowRounded<Format::kE3M2>(job, y, blocks, plan, noise, codes, counters);
    case Format::kE4M3: return EncodeRowRounded<Format::kE4M3>(job, y, blocks, plan, noise, codes, counters);
    case Format::kE5M2: return EncodeRowRounded<Format::kE5M2>(job, y, blocks, plan, noise, codes, counters);
    case Format::kINT8: return EncodeRowRounded<Format::kINT8>(job, y, blocks, plan, noise, codes, counters);
    default: return;
  }
}

HWY_INLINE U32Vec PrngVector(U32Vec s) {
  const U32Tag du;
  const U32Vec top = hn::BitCast(du, hn::BroadcastSignBit(hn::BitCast(I32Tag(), s)));
  return hn::Xor(hn::ShiftLeft<1>(s), hn::And(top, hn::Set(du, 0xC5u)));
}

// Noise words of elements [k0, k0 + count) of a row, count a multiple of 32 (NoiseWord, many at a time).
HWY_INLINE void FillNoise(const QuantJob& job, int64_t row, int64_t k0, int64_t count, Scratch* s) {
  const U32Tag du;
  constexpr int64_t kLanes = Lanes32();
  const auto position = static_cast<uint64_t>(row * job.kp + k0);
  const SrPair pair = job.spec.sr_pair;
  const int bits = Info(job.spec.format).bits;
  if (pair == SrPair::kIndependent || (bits == 8 && pair != SrPair::kPair1Shift)) {
    const uint32_t* words = FillWords(job.spec.random, position, count, s->words);
    const int shift = pair == SrPair::kSeedShift ? 1 : 0;
    for (int64_t i = 0; i < count; ++i) s->noise[i] = words[i] >> shift;
  } else if (pair == SrPair::kPair1Shift) {
    const uint32_t* words = FillWords(job.spec.random, position / 4, count / 4, s->words);
    for (int64_t i = 0; i < count; ++i) s->noise[i] = words[i / 4] >> (i % 4 >= 2 ? 16 : 0);
  } else if (bits == 4) {
    const uint32_t* words = FillWords(job.spec.random, position / 2, count / 2, s->words);
    for (int64_t i = 0; i < count / 2; i += kLanes) {
      U32Vec word = hn::LoadU(du, words + i);
      if (pair == SrPair::kSeedShift) word = hn::ShiftRight<1>(word);
      hn::StoreInterleaved2(word, pair == SrPair::kSame ? word : PrngVector(word), du, s->noise + 2 * i);
    }
  } else {
    const uint32_t* words = FillWords(job.spec.random, position / kBlock, count / kBlock, s->words);
    for (int64_t b = 0; b < count / kBlock; ++b) {
      uint32_t word = pair == SrPair::kSeedShift ? words[b] >> 1 : words[b];
      for (int64_t j = 0; j < kBlock; ++j) {
        s->noise[b * kBlock + j] = word;
        if (pair != SrPair::kSame) word = Prng(word);
      }
    }
  }
}

// Row r of the segment: codes and scale bytes into the tensor.
HWY_INLINE void WriteRow(const QuantJob& job, int64_t row, int64_t r, int64_t k0, int64_t count, Scratch* s,
                         QuantCounters* counters) {
  const int64_t blocks = (count + kBlock - 1) / kBlock;
  const bool square = job.spec.block == BlockShape::k32x32;
  const int64_t first_plan = square ? 0 : r * blocks;
  const Plan* plan = s->plan + first_plan;
  const float* y = s->y + r * job.segment;
  if (job.spec.rounding == Rounding::kSR) FillNoise(job, row, k0, blocks * kBlock, s);
  EncodeRowOf(job.spec.format, job, y, blocks, plan, s->noise, s->codes, counters);
  uint8_t* scales = job.out->scales.data() + row * job.out->blocks() + k0 / kBlock;
  for (int64_t b = 0; b < blocks; ++b) {
    scales[b] = plan[b].byte;
    if (HWY_LIKELY(!plan[b].special)) continue;
    const int64_t i = b * kBlock, present = count - i < kBlock ? count - i : kBlock;
    std::memset(s->codes + i, 0, kBlock);
    CodeElements(job.spec, s->scale[first_plan + b], y + i, present, row, k0 + i, job.kp, s->codes + i, counters);
  }
  const int bits = Info(job.spec.format).bits;
  PackCodes(bits, s->codes, blocks * kBlock, s->packed);
  std::memcpy(job.out->codes.data() + row * job.out->code_stride() + bits * k0 / 8, s->packed,
              static_cast<size_t>((bits * count + 7) / 8));
}

void QuantizeBandsBody(const QuantJob& job, int64_t begin, int64_t end, QuantCounters* counters) {
  Scratch scratch;
  for (int64_t band = begin; band < end; ++band) {
    const int64_t row0 = band * job.band;
    const int64_t height = job.rows - row0 < job.band ? job.rows - row0 : job.band;
    for (int64_t k0 = 0; k0 < job.k; k0 += job.segment) {
      const int64_t count = job.k - k0 < job.segment ? job.k - k0 : job.segment;
      LoadSegment(job, row0, height, k0, count, &scratch, counters);
      PlanSegment(job, height, count, &scratch, counters);
      for (int64_t r = 0; r < height; ++r) WriteRow(job, row0 + r, r, k0, count, &scratch, counters);
    }
  }
}

// In pieces of 128 elements, so that the rotation never writes past the row.
void RotateRowBody(const QuantJob& job, float* row, int64_t k) {
  alignas(64) float y[128];
  const LoadSpec spec = {1.0f, job.has_signs ? job.signs : nullptr};
  for (int64_t i = 0; i < k; i += 128) {
    const int64_t count = k - i < 128 ? k - i : 128;
    LoadRow<DType::kF32>(spec, reinterpret_cast<const uint8_t*>(row + i), count, y);
    HadamardRow(y, count, job.spec.hadamard.n);
    std::memcpy(row + i, y, static_cast<size_t>(count) * sizeof(float));
  }
}

void RandomWordsBody(const RandomStream& random, uint64_t first, int64_t count, uint32_t* out) {
  alignas(64) uint32_t buffer[WordRoom(1024)];
  for (int64_t i = 0; i < count; i += 1024) {
    const int64_t n = count - i < 1024 ? count - i : 1024;
    const uint32_t* words = FillWords(random, first + static_cast<uint64_t>(i), n, buffer);
    std::memcpy(out + i, words, static_cast<size_t>(n) * sizeof(uint32_t));
  }
}

#else  // the reference stands in

void QuantizeBandsBody(const QuantJob& job, int64_t begin, int64_t end, QuantCounters* counters) {
  for (int64_t band = begin; band < end; ++band) QuantizeBandReference(job, band, counters);
}
void RotateRowBody(const QuantJob& job, float* row, int64_t k) { RotateRow(job.spec.hadamard, row, k); }
void RandomWordsBody(const RandomStream& random, uint64_t first, int64_t count, uint32_t* out) {
  for (int64_t i = 0; i < count; ++i) out[i] = random.Word(first + static_cast<uint64_t>(i));
}

#endif  // MX_VECTOR_BODY

const char* QuantizeTargetBody() { return hwy::TargetName(HWY_TARGET); }

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {

HWY_EXPORT(QuantizeBandsBody);
HWY_EXPORT(RotateRowBody);
HWY_EXPORT(RandomWordsBody);
HWY_EXPORT(QuantizeTargetBody);

void QuantizeBands(const QuantJob& job, int64_t begin, int64_t end, QuantCounters* counters) {
  HWY_DYNAMIC_DISPATCH(QuantizeBandsBody)(job, begin, end, counters);
}

void RotateRowSimd(const HadamardSpec& spec, float* row, int64_t k) {
  if (spec.n == 0) return;
  if (UseScalar()) return RotateRow(spec, row, k);
  QuantSpec quant;
  quant.hadamard = spec;
  const SourceView source = {row, DType::kF32, 1, k, k};
  CheckQuantize(source, Axis::kRow, quant);
  HWY_DYNAMIC_DISPATCH(RotateRowBody)(QuantJob(source, Axis::kRow, quant, nullptr), row, k);
}

void RandomWords(const RandomStream& random, uint64_t first, int64_t count, uint32_t* out) {
  if (UseScalar()) {
    for (int64_t i = 0; i < count; ++i) out[i] = random.Word(first + static_cast<uint64_t>(i));
    return;
  }
  HWY_DYNAMIC_DISPATCH(RandomWordsBody)(random, first, count, out);
}

const char* QuantizeTarget() { return UseScalar() ? "scalar" : HWY_DYNAMIC_DISPATCH(QuantizeTargetBody)(); }

}  // namespace mx
#endif  // HWY_ONCE
