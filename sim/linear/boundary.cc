#include "sim/linear/boundary.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/linear/boundary.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <atomic>

#include "sim/base/bits.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/formats/codec.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using Words = hn::ScalableTag<uint32_t>;
using Word = hn::Vec<Words>;

HWY_INLINE Word RoundV(Word u) {
  const Words d;
  const Word top = hn::Set(d, 0xFFFF0000u);
  const Word odd = hn::And(hn::ShiftRight<16>(u), hn::Set(d, 1u));
  const Word rounded = hn::And(hn::Add(hn::Add(u, hn::Set(d, 0x7FFFu)), odd), top);
  const Word quiet = hn::And(hn::Or(u, hn::Set(d, 0x00400000u)), top);
  return hn::IfThenElse(hn::Gt(hn::And(u, hn::Set(d, kF32Abs)), hn::Set(d, kF32Inf)), quiet, rounded);
}

// Each function does the whole vectors of [0, n) and returns where the rest begins.
int64_t RoundArrayV(const uint32_t* x, int64_t n, uint32_t* out) {
  const Words d;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) hn::StoreU(RoundV(hn::LoadU(d, x + i)), d, out + i);
  return i;
}

int64_t NarrowV(const uint32_t* x, int64_t n, uint16_t* out) {
  const Words d;
  const hn::Rebind<uint16_t, Words> half;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes)
    hn::StoreU(hn::TruncateTo(half, hn::ShiftRight<16>(RoundV(hn::LoadU(d, x + i)))), half, out + i);
  return i;
}

int64_t WidenV(const uint16_t* in, int64_t n, uint32_t* out) {
  const Words d;
  const hn::Rebind<uint16_t, Words> half;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) {
    hn::StoreU(hn::ShiftLeft<16>(hn::PromoteTo(d, hn::LoadU(half, in + i))), d, out + i);
  }
  return i;
}

HWY_INLINE Word Term(const uint32_t* x) { return hn::LoadU(Words(), x); }
HWY_INLINE Word Term(const uint16_t* x) {
  const hn::Rebind<uint16_t, Words> half;
  return hn::ShiftLeft<16>(hn::PromoteTo(Words(), hn::LoadU(half, x)));
}

template <bool kReplace, typename T>
int64_t AddV(uint32_t* g, const T* term, int64_t n, bool to_bf16) {
  const Words d;
  const hn::RebindToFloat<Words> df;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) {
    const Word before = kReplace ? hn::Zero(d) : hn::LoadU(d, g + i);
    const auto sum = hn::Add(hn::BitCast(df, before), hn::BitCast(df, Term(term + i)));
    const Word bits =
        hn::BitCast(d, hn::IfThenElse(hn::Eq(sum, sum), sum, hn::BitCast(df, hn::Set(d, kF32QuietNan))));
    hn::StoreU(to_bf16 ? RoundV(bits) : bits, d, g + i);
  }
  return i;
}

int64_t AddF32V(uint32_t* g, const uint32_t* term, int64_t n, bool to_bf16, bool replace) {
  return replace ? AddV<true>(g, term, n, to_bf16) : AddV<false>(g, term, n, to_bf16);
}
int64_t AddBf16V(uint32_t* g, const uint16_t* term, int64_t n, bool to_bf16, bool replace) {
  return replace ? AddV<true>(g, term, n, to_bf16) : AddV<false>(g, term, n, to_bf16);
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(RoundArrayV);
HWY_EXPORT(NarrowV);
HWY_EXPORT(WidenV);
HWY_EXPORT(AddF32V);
HWY_EXPORT(AddBf16V);

constexpr int64_t kGrain = int64_t{1} << 15;

float Bf16Of(float x) { return FromBits(Bf16ToF32(F32ToBf16(ToBits(x)))); }

float Added(float g, float d, bool to_bf16) {
  const float sum = CanonicalF(g + d);
  return to_bf16 ? Bf16Of(sum) : sum;
}

const uint32_t* Bits(const float* x) { return reinterpret_cast<const uint32_t*>(x); }
uint32_t* Bits(float* x) { return reinterpret_cast<uint32_t*>(x); }

bool AllBf16(const float* x, int64_t count) {
  std::atomic<bool> all{true};
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t at = begin; at < end && all; at += 1024) {
      uint32_t low = 0;
      for (int64_t i = at; i < std::min(end, at + 1024); ++i) low |= ToBits(x[i]) & 0xFFFFu;
      if (low != 0) all = false;
    }
  });
  return all;
}

void RoundArray(const float* x, int64_t count, float* out) {
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    int64_t i = begin;
    if (!UseScalar()) i += HWY_DYNAMIC_DISPATCH(RoundArrayV)(Bits(x) + i, end - i, Bits(out) + i);
    for (; i < end; ++i) out[i] = Bf16Of(x[i]);
  });
}

}  // namespace

const float* RoundedToBf16(const float* x, int64_t count, std::vector<float>& storage) {
  if (AllBf16(x, count)) return x;
  if (static_cast<int64_t>(storage.size()) < count) storage.resize(static_cast<size_t>(count));
  RoundArray(x, count, storage.data());
  return storage.data();
}

void RoundToBf16InPlace(float* x, int64_t count) { RoundArray(x, count, x); }

void NarrowToBf16(const float* x, int64_t count, uint16_t* out) {
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    int64_t i = begin;
    if (!UseScalar()) i += HWY_DYNAMIC_DISPATCH(NarrowV)(Bits(x) + i, end - i, out + i);
    for (; i < end; ++i) out[i] = F32ToBf16(ToBits(x[i]));
  });
}

void WidenBf16(const uint16_t* in, int64_t count, float* out) {
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    int64_t i = begin;
    if (!UseScalar()) i += HWY_DYNAMIC_DISPATCH(WidenV)(in + i, end - i, Bits(out) + i);
    for (; i < end; ++i) out[i] = FromBits(Bf16ToF32(in[i]));
  });
}

void AddGradient(float* g, const float* d, int64_t count, bool to_bf16, bool replace) {
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    int64_t i = begin;
    if (!UseScalar()) i += HWY_DYNAMIC_DISPATCH(AddF32V)(Bits(g) + i, Bits(d) + i, end - i, to_bf16, replace);
    for (; i < end; ++i) g[i] = Added(replace ? 0.0f : g[i], d[i], to_bf16);
  });
}

void AddGradient(float* g, const uint16_t* d, int64_t count, bool to_bf16, bool replace) {
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    int64_t i = begin;
    if (!UseScalar()) i += HWY_DYNAMIC_DISPATCH(AddBf16V)(Bits(g) + i, d + i, end - i, to_bf16, replace);
    for (; i < end; ++i) g[i] = Added(replace ? 0.0f : g[i], FromBits(Bf16ToF32(d[i])), to_bf16);
  });
}

}  // namespace mx
#endif
