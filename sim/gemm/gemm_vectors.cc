// The linear passes around the kernels: unpacking, panel transposition, the independence bound, the epilogue.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gemm/gemm_vectors.cc"
#include <hwy/foreach_target.h>
// clang-format off
#include <hwy/highway.h>
// clang-format on

#include <cstring>

#include "sim/gemm/epilogue.h"
#include "sim/gemm/gemm_kernels.h"
#include "sim/gemm/independence.h"
#include "sim/gemm/transpose-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET == HWY_SCALAR
void DecodeRow(const uint8_t*, int64_t, int8_t*) {}
void BlockSums(const int8_t*, int64_t, int32_t*, uint8_t*) {}
void DecodeBlocks(const uint8_t*, int64_t, const float*, uint32_t, float*, float*, uint8_t*, uint8_t*) {}
void Interleave(const uint32_t*, int64_t, int64_t, uint32_t*) {}
void AddToAll(uint8_t*, int64_t, uint8_t) {}
void Bound(const int32_t*, const int32_t*, int64_t, uint32_t, int32_t*, uint32_t*) {}
void Store(const float*, int64_t, int64_t, const GemmSpec&, const void*, void*, int64_t, int64_t) {}
#else

alignas(16) constexpr int8_t kTwiceE2M1[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

void DecodeRow(const uint8_t* codes, int64_t k, int8_t* out) {
  const hn::Full128<uint8_t> d;
  const hn::Full128<int8_t> ds;
  const auto table = hn::BitCast(d, hn::Load(ds, kTwiceE2M1));
  const auto low_mask = hn::Set(d, 0x0F);
  int64_t i = 0;
  for (; i + 32 <= k; i += 32) {
    const auto bytes = hn::LoadU(d, codes + i / 2);
    const auto even = hn::TableLookupBytes(table, hn::And(bytes, low_mask));
    const auto odd = hn::TableLookupBytes(
        table,
        hn::And(hn::BitCast(d, hn::ShiftRight<4>(hn::BitCast(hn::Full128<uint16_t>(), bytes))), low_mask));
    hn::StoreU(hn::BitCast(ds, hn::InterleaveLower(d, even, odd)), ds, out + i);
    hn::StoreU(hn::BitCast(ds, hn::InterleaveUpper(d, even, odd)), ds, out + i + 16);
  }
  for (; i < k; ++i) out[i] = kTwiceE2M1[codes[i / 2] >> (4 * (i & 1)) & 0xF];
}

void BlockSums(const int8_t* values, int64_t blocks, int32_t* sums, uint8_t* nonzero) {
  const hn::Full128<uint8_t> d;
  const auto offset = hn::Set(d, 0x80);  // makes the bytes unsigned: value + 128
  for (int64_t block = 0; block < blocks; ++block) {
    const auto* bytes = reinterpret_cast<const uint8_t*>(values + block * kBlock);
    const auto low = hn::LoadU(d, bytes), high = hn::LoadU(d, bytes + 16);
    const auto total = hn::Add(hn::SumsOf8(hn::Xor(low, offset)), hn::SumsOf8(hn::Xor(high, offset)));
    alignas(16) uint64_t halves[2];
    hn::Store(total, hn::Full128<uint64_t>(), halves);
    sums[block] = static_cast<int32_t>(halves[0] + halves[1]) - 32 * 128;
    nonzero[block] = hn::AllTrue(d, hn::Eq(hn::Or(low, high), hn::Zero(d))) ? 0 : 1;
  }
}

void DecodeBlocks(const uint8_t* codes, int64_t blocks, const float* table, uint32_t magnitude_mask,
                  float* out, float* abs_sum, uint8_t* max_code, uint8_t* min_code) {
  const hn::ScalableTag<float> df;
  const hn::RebindToSigned<decltype(df)> di;
  const hn::Rebind<uint8_t, decltype(df)> db;
  const auto n = static_cast<int64_t>(hn::Lanes(df));
  const auto mask = hn::Set(di, static_cast<int32_t>(magnitude_mask));
  for (int64_t block = 0; block < blocks; ++block) {
    auto sum = hn::Zero(df);
    auto largest = hn::Zero(di), least = hn::Set(di, 255);
    for (int64_t k = block * kBlock; k < (block + 1) * kBlock; k += n) {
      const auto code = hn::PromoteTo(di, hn::LoadU(db, codes + k));
      const auto value = hn::GatherIndex(df, table, code);
      hn::StoreU(value, df, out + k);
      sum = hn::Add(sum, hn::Abs(value));
      const auto magnitude = hn::And(code, mask);
      largest = hn::Max(largest, magnitude);
      const auto zero = hn::Eq(magnitude, hn::Zero(di));
      least = hn::Min(least, hn::IfThenElse(zero, hn::Set(di, 255), magnitude));
    }
    // 31 additions of non-negative numbers round down by less than 2^-18 of the sum.
    abs_sum[block] = hn::GetLane(hn::SumOfLanes(df, sum)) * (1.0f + 1.0f / 131072);
    max_code[block] = static_cast<uint8_t>(hn::GetLane(hn::MaxOfLanes(di, largest)));
    min_code[block] = static_cast<uint8_t>(hn::GetLane(hn::MinOfLanes(di, least)));
  }
}

void Interleave(const uint32_t* rows, int64_t stride, int64_t count, uint32_t* out) {
  for (int64_t i = 0; i < count; i += 4) {
    for (int64_t quad = 0; quad < kPanel; quad += 4) {
      Transpose4x4(rows + quad * stride + i, stride, out + i * kPanel + quad, kPanel);
    }
  }
}

void AddToAll(uint8_t* values, int64_t count, uint8_t offset) {
  const hn::ScalableTag<uint8_t> d;
  const auto n = static_cast<int64_t>(hn::Lanes(d));
  const auto add = hn::Set(d, offset);
  for (int64_t i = 0; i < count; i += n) hn::Store(hn::Add(hn::Load(d, values + i), add), d, values + i);
}

void Bound(const int32_t* live_a, const int32_t* live_b, int64_t blocks, uint32_t block_bound, int32_t* emin,
           uint32_t* sum) {
  const hn::ScalableTag<int32_t> di;
  const hn::RebindToUnsigned<decltype(di)> du;
  const auto n = static_cast<int64_t>(hn::Lanes(di));
  const auto too_large = hn::Set(du, static_cast<uint32_t>(kTooLarge));
  // The largest shift that keeps block_bound at or below 2^24.
  int room = 0;
  while (room < 24 && uint64_t{block_bound} << (room + 1) < kTooLarge) ++room;
  const uint32_t first = block_bound < kTooLarge ? block_bound : static_cast<uint32_t>(kTooLarge);
  for (int64_t v = 0; v < kPanel; v += n) {
    auto lowest = hn::Set(di, 2 * kDeadExponent);
    for (int64_t block = 0; block < blocks; ++block) {
      if (live_a[block] == kDeadExponent) continue;
      lowest =
          hn::Min(lowest, hn::Add(hn::Load(di, live_b + block * kPanel + v), hn::Set(di, live_a[block])));
    }
    auto total = hn::Zero(du);
    const auto dead = hn::Set(di, kDeadExponent / 2);
    for (int64_t block = 0; block < blocks; ++block) {
      if (live_a[block] == kDeadExponent) continue;
      const auto e = hn::Add(hn::Load(di, live_b + block * kPanel + v), hn::Set(di, live_a[block]));
      const auto shift = hn::Sub(e, lowest);
      const auto small = hn::Shl(hn::Set(du, first), hn::BitCast(du, hn::Min(shift, hn::Set(di, room))));
      const auto bounded =
          hn::IfThenElse(hn::RebindMask(du, hn::Gt(shift, hn::Set(di, room))), too_large, small);
      const auto counted = hn::IfThenZeroElse(hn::RebindMask(du, hn::Gt(e, dead)), bounded);
      total = hn::Min(hn::Add(total, counted), too_large);
    }
    hn::Store(hn::Sub(lowest, hn::Set(di, 254)), di, emin + v);
    hn::Store(total, du, sum + v);
  }
}

template <class D>
HWY_INLINE hn::Vec<D> CanonicalNan(D d, hn::Vec<D> x) {
  return hn::IfThenElse(hn::IsNaN(x), hn::BitCast(d, hn::Set(hn::RebindToUnsigned<D>(), kF32QuietNan)), x);
}

HWY_INLINE void StoreRow(const float* acc, int64_t count, const GemmSpec& spec, const void* c, void* d,
                         int64_t index) {
  const hn::ScalableTag<float> df;
  const hn::RebindToSigned<decltype(df)> di;
  const hn::Rebind<uint16_t, decltype(df)> dh;
  const auto n = static_cast<int64_t>(hn::Lanes(df));
  const auto alpha = hn::Set(df, spec.alpha);
  const bool scale = spec.alpha != 1.0f && !IsBf16Split(spec);
  int64_t j = 0;
  for (; j + n <= count; j += n) {
    auto t = hn::Load(df, acc + j);
    if (scale) t = hn::Mul(alpha, t);
    if (spec.out == DType::kF32) {
      if (spec.beta) t = hn::Add(t, hn::LoadU(df, static_cast<const float*>(c) + index + j));
      hn::StoreU(CanonicalNan(df, t), df, static_cast<float*>(d) + index + j);
      continue;
    }
    if (spec.beta) {
      const auto half = hn::LoadU(dh, static_cast<const uint16_t*>(c) + index + j);
      t = hn::Add(t, hn::BitCast(df, hn::ShiftLeft<16>(hn::PromoteTo(di, half))));
    }
    const auto bits = hn::BitCast(di, t);
    const auto even = hn::And(hn::ShiftRight<16>(bits), hn::Set(di, 1));
    const auto rounded = hn::ShiftRight<16>(
        hn::BitCast(hn::RebindToUnsigned<decltype(df)>(), hn::Add(bits, hn::Add(even, hn::Set(di, 0x7FFF)))));
    const auto nan = hn::RebindMask(di, hn::IsNaN(t));
    const auto value = hn::IfThenElse(nan, hn::Set(di, 0x7FC0), hn::BitCast(di, rounded));
    hn::StoreU(hn::DemoteTo(dh, value), dh, static_cast<uint16_t*>(d) + index + j);
  }
  for (; j < count; ++j) Finish(spec, ToBits(acc[j]), c, d, index + j);
}

void Store(const float* acc, int64_t rows, int64_t count, const GemmSpec& spec, const void* c, void* d,
           int64_t index, int64_t stride) {
  for (int64_t row = 0; row < rows; ++row)
    StoreRow(acc + row * kTileCols, count, spec, c, d, index + row * stride);
}

#endif  // HWY_SCALAR

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
HWY_EXPORT(DecodeRow);
HWY_EXPORT(BlockSums);
HWY_EXPORT(DecodeBlocks);
HWY_EXPORT(Interleave);
HWY_EXPORT(AddToAll);
HWY_EXPORT(Bound);
HWY_EXPORT(Store);

void DecodeE2M1Row(const uint8_t* codes, int64_t k, int8_t* out) {
  HWY_DYNAMIC_DISPATCH(DecodeRow)(codes, k, out);
}
void SumBlocks(const int8_t* values, int64_t blocks, int32_t* sums, uint8_t* nonzero) {
  HWY_DYNAMIC_DISPATCH(BlockSums)(values, blocks, sums, nonzero);
}
void DecodeF32Blocks(const uint8_t* codes, int64_t blocks, const float* table, uint32_t magnitude_mask,
                     float* out, float* abs_sum, uint8_t* max_code, uint8_t* min_code) {
  HWY_DYNAMIC_DISPATCH(DecodeBlocks)(codes, blocks, table, magnitude_mask, out, abs_sum, max_code, min_code);
}
void InterleaveRows(const uint32_t* rows, int64_t stride, int64_t count, uint32_t* out) {
  HWY_DYNAMIC_DISPATCH(Interleave)(rows, stride, count, out);
}
void AddOffset(uint8_t* values, int64_t count, uint8_t offset) {
  HWY_DYNAMIC_DISPATCH(AddToAll)(values, count, offset);
}
void BoundRow(const int32_t* live_a, const int32_t* live_b, int64_t blocks, uint32_t block_bound,
              int32_t* emin, uint32_t* sum) {
  HWY_DYNAMIC_DISPATCH(Bound)(live_a, live_b, blocks, block_bound, emin, sum);
}
void StoreRows(const float* acc, int64_t rows, int64_t count, const GemmSpec& spec, const void* c, void* d,
               int64_t index, int64_t stride) {
  HWY_DYNAMIC_DISPATCH(Store)(acc, rows, count, spec, c, d, index, stride);
}

GemmStats& Stats() {
  static GemmStats stats;
  return stats;
}

}  // namespace mx
#endif
