// The scaled matrix instructions under seq32 on any pair of formats: dots in binary32 or binary64 where those
// are exact.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/mfma_mixed.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/mfma_finish-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

// An operand as exact binary32 values by k, value[k * size + row], and the largest magnitude.
struct Values {
  alignas(64) float value[4096];
  float largest = 0;
};

HWY_INLINE uint32_t CodeToF32(const MatrixInfo& f, uint32_t code) {
  const uint32_t sign = code >> (f.bits - 1) & 1;
  const uint32_t mantissa = code & ((1u << f.mantissa_bits) - 1);
  const uint32_t field = code >> f.mantissa_bits & ((1u << f.exponent_bits) - 1);
  const uint32_t normal =
      (field + 127u - static_cast<uint32_t>(f.bias)) << 23 | mantissa << (23 - f.mantissa_bits);
  const float step = std::bit_cast<float>(static_cast<uint32_t>(128 - f.bias - f.mantissa_bits) << 23);
  const uint32_t subnormal =
      std::bit_cast<uint32_t>(static_cast<float>(static_cast<int32_t>(mantissa)) * step);
  return sign << 31 | (field == 0 ? subnormal : normal);
}

// False where a code is NaN or infinite.
template <int kSize, Matrix kFormat>
bool DecodeFormat(const LaneVector* operand, Values* to) {
  constexpr MatrixInfo f = Info(kFormat);
  const uint32_t mask = (1u << f.bits) - 1, magnitude = mask >> 1;
  // The smallest code that is NaN or infinite: E4M3 7F, E5M2 7C; none elsewhere.
  const uint32_t special = f.bits != 8 ? ~0u : f.mantissa_bits == 3 ? 0x7Fu : 0x7Cu;
  uint32_t bad = 0, largest = 0;
  for (int n = 0; n < 32; ++n) {
    const int bit = f.bits * n, reg = bit / 32, shift = bit % 32;
    alignas(64) uint32_t code[kLanes], bits[kLanes];
    for (int l = 0; l < kLanes; ++l) code[l] = operand[reg].lane[l] >> shift;
    if (shift + f.bits > 32) {  // a 6-bit code may straddle two registers
      for (int l = 0; l < kLanes; ++l) code[l] |= operand[reg + 1].lane[l] << (32 - shift);
    }
    for (int l = 0; l < kLanes; ++l) {
      code[l] &= mask;
      bad |= (code[l] & magnitude) >= special ? 1u : 0u;
      bits[l] = CodeToF32(f, code[l]);
      largest = std::max(largest, bits[l] & 0x7FFFFFFF);
    }
    for (int first = 0; first < kLanes; first += kSize) {
      std::memcpy(to->value + ElementK(kSize, f.bits, first, n) * kSize, bits + first, 4 * kSize);
    }
  }
  to->largest = std::bit_cast<float>(largest);
  return bad == 0;
}

template <int kSize>
bool Decode(Matrix format, const LaneVector* operand, Values* to) {
  switch (format) {
    case Matrix::kFp8:
      return DecodeFormat<kSize, Matrix::kFp8>(operand, to);
    case Matrix::kBf8:
      return DecodeFormat<kSize, Matrix::kBf8>(operand, to);
    case Matrix::kFp6:
      return DecodeFormat<kSize, Matrix::kFp6>(operand, to);
    case Matrix::kBf6:
      return DecodeFormat<kSize, Matrix::kBf6>(operand, to);
    case Matrix::kFp4:
      return DecodeFormat<kSize, Matrix::kFp4>(operand, to);
  }
  return false;
}

// Every product and sum is exact in T by the caller's promise.
template <int kSize, class T>
void ExactDots(const Values& a, const Values& b, T* dots) {
  for (int block = 0; block < 64 / kSize; ++block) {
    alignas(64) T y[32 * kSize];
    for (int i = 0; i < 32 * kSize; ++i) y[i] = static_cast<T>(b.value[32 * block * kSize + i]);
    for (int i = 0; i < kSize; ++i) {
      T sum[kSize] = {};
      for (int k = 0; k < 32; ++k) {
        const T x = static_cast<T>(a.value[(32 * block + k) * kSize + i]);
        for (int j = 0; j < kSize; ++j) sum[j] += x * y[k * kSize + j];
      }
      std::memcpy(dots + block * kDotStride + i * kSize, sum, sizeof sum);
    }
  }
}

template <int kSize>
bool RunSize(const ScaledMfma& m) {
  const MatrixInfo &fa = Info(m.format_a), &fb = Info(m.format_b);
  Values a, b;
  if (!Decode<kSize>(m.format_a, m.a, &a) || !Decode<kSize>(m.format_b, m.b, &b)) return false;
  // A block's sum of magnitudes, in units of the product of both formats' smallest steps.
  const int steps = fa.bias + fa.mantissa_bits - 1 + fb.bias + fb.mantissa_bits - 1;
  const double bound = 32.0 * a.largest * b.largest * std::ldexp(1.0, steps);
  if (bound <= 0x1p24) {
    alignas(64) float dots[4 * kDotStride];
    ExactDots<kSize>(a, b, dots);
    return FinishCareful<kSize>(m, dots, 0), true;
  }
  if (bound > 0x1p53) return false;
  alignas(64) double dots[4 * kDotStride];
  ExactDots<kSize>(a, b, dots);
  return FinishCareful<kSize>(m, dots, 0), true;
}

bool RunMixed(const ScaledMfma& m) { return m.size == 16 ? RunSize<16>(m) : RunSize<32>(m); }

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(RunMixed);

bool Seq32Mfma(const ScaledMfma& m) {
  if (m.format_a == Matrix::kFp4 && m.format_b == Matrix::kFp4) return Fp4Mfma(m), true;
  return UseScalar() ? HWY_STATIC_DISPATCH(RunMixed)(m) : HWY_DYNAMIC_DISPATCH(RunMixed)(m);
}

}  // namespace mx::gfx950
#endif
