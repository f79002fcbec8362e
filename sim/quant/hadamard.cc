#include "sim/quant/hadamard.h"

#include <bit>

#include "sim/base/bits.h"
#include "sim/base/error.h"

namespace mx {
namespace {

void CheckRow(const HadamardSpec& spec, int64_t k) {
  if (!IsHadamardSize(spec.n))
    Fail("Hadamard size {}: must be a power of two from 2 to {}", spec.n, kMaxHadamard);
  if (k % spec.n != 0) {
    Fail("contraction length {} is no multiple of the Hadamard size {}; pad it or turn the rotation off", k,
         spec.n);
  }
}

void FlipSigns(const HadamardSpec& spec, float* row, int64_t k) {
  for (int64_t i = 0; i < k; ++i) {
    if (SignFlips(spec, i)) row[i] = FromBits(ToBits(row[i]) ^ kF32Sign);
  }
}

}  // namespace

bool IsHadamardSize(int n) {
  return n >= 2 && n <= kMaxHadamard && std::has_single_bit(static_cast<unsigned>(n));
}

void Hadamard(float* group, int n, bool normalise) {
  for (int h = 1; h < n; h *= 2) {
    for (int i = 0; i < n; ++i) {
      if ((i & h) != 0) continue;
      const float low = group[i], high = group[i + h];
      group[i] = low + high;
      group[i + h] = low - high;
    }
  }
  const float factor =
      normalise
          ? FromBits(kHadamardFactor[static_cast<size_t>(std::countr_zero(static_cast<unsigned>(n)) - 1)])
          : 1.0f;
  for (int i = 0; i < n; ++i) {
    if (normalise) group[i] *= factor;
    group[i] = CanonicalF(group[i]);
  }
}

void RotateRow(const HadamardSpec& spec, float* row, int64_t k) {
  if (spec.n == 0) return;
  CheckRow(spec, k);
  FlipSigns(spec, row, k);
  for (int64_t i = 0; i < k; i += spec.n) Hadamard(row + i, spec.n);
}

void UnrotateRow(const HadamardSpec& spec, float* row, int64_t k) {
  if (spec.n == 0) return;
  CheckRow(spec, k);
  for (int64_t i = 0; i < k; i += spec.n) Hadamard(row + i, spec.n);
  FlipSigns(spec, row, k);
  for (int64_t i = 0; i < k; ++i) row[i] = CanonicalF(row[i]);
}

}  // namespace mx
