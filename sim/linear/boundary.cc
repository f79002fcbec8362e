#include "sim/linear/boundary.h"

#include <atomic>

#include "sim/base/bits.h"
#include "sim/base/parallel.h"
#include "sim/formats/codec.h"

namespace mx {
namespace {

constexpr int64_t kGrain = int64_t{1} << 15;

float Bf16Of(float x) { return FromBits(Bf16ToF32(F32ToBf16(ToBits(x)))); }

bool AllBf16(const float* x, int64_t count) {
  std::atomic<bool> all{true};
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    uint32_t low = 0;
    for (int64_t i = begin; i < end; ++i) low |= ToBits(x[i]) & 0xFFFFu;
    if (low != 0) all = false;
  });
  return all;
}

}  // namespace

const float* RoundedToBf16(const float* x, int64_t count, std::vector<float>& storage) {
  if (AllBf16(x, count)) return x;
  storage.resize(static_cast<size_t>(count));
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) storage[static_cast<size_t>(i)] = Bf16Of(x[i]);
  });
  return storage.data();
}

void RoundToBf16InPlace(float* x, int64_t count) {
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) x[i] = Bf16Of(x[i]);
  });
}

void WidenBf16(const uint16_t* in, int64_t count, float* out) {
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) out[i] = FromBits(Bf16ToF32(in[i]));
  });
}

void AddGradient(float* g, const float* d, int64_t count, bool to_bf16) {
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const float sum = CanonicalF(g[i] + d[i]);
      g[i] = to_bf16 ? Bf16Of(sum) : sum;
    }
  });
}

}  // namespace mx
