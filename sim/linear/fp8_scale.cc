#include "sim/linear/fp8_scale.h"

#include <algorithm>
#include <cstring>
#include <mutex>

#include "sim/base/bits.h"
#include "sim/base/parallel.h"
#include "sim/formats/codec.h"

namespace mx {
namespace {

constexpr int64_t kRowsAtOnce = 64;

uint32_t RowMax(const SourceView& source, int64_t row) {
  uint32_t most = 0;
  if (source.type == DType::kF32) {
    const char* p = static_cast<const char*>(source.data) + row * source.stride * 4;
    for (int64_t i = 0; i < source.cols; ++i) {
      uint32_t bits;
      std::memcpy(&bits, p + 4 * i, 4);
      most = std::max(most, bits & kF32Abs);
    }
    return most;
  }
  for (int64_t i = 0; i < source.cols; ++i) most = std::max(most, source.F32Bits(row, i) & kF32Abs);
  return most;
}

}  // namespace

float AbsMax(const SourceView& source) {
  uint32_t most = 0;
  std::mutex mutex;
  ParallelFor(source.rows, kRowsAtOnce, [&](int64_t begin, int64_t end) {
    uint32_t here = 0;
    for (int64_t row = begin; row < end; ++row) here = std::max(here, RowMax(source, row));
    const std::lock_guard<std::mutex> lock(mutex);
    most = std::max(most, here);
  });
  return FromBits(most);
}

void Fp8Scale::Observe(const SourceView& source) { Observe(AbsMax(source)); }

void Fp8Scale::Observe(float other_amax) {
  amax = FromBits(std::max(ToBits(amax) & kF32Abs, ToBits(other_amax) & kF32Abs));
}

void Fp8Scale::EndStep(Format format) {
  const uint32_t bits = ToBits(amax) & kF32Abs;
  amax = 0.0f;
  if (bits == 0 || !IsFinite(bits)) return;
  const float most = FromBits(Decode(format, static_cast<uint32_t>(Info(format).max_code)));
  const float next = most / FromBits(bits);
  scale = IsInf(ToBits(next)) ? FromBits(kF32Max) : next;
}

float Fp8Scale::Alpha(const Fp8Scale& a, const Fp8Scale& b) {
  const float inverse_a = 1.0f / a.scale;
  const float inverse_b = 1.0f / b.scale;
  return inverse_a * inverse_b;
}

}  // namespace mx
