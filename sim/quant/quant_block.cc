#include "sim/quant/quant_block.h"

#include <algorithm>

#include "sim/base/error.h"

namespace mx {
namespace {

constexpr int64_t kStreamWords = int64_t{1} << 34;

// |v| > max of the format, v = y * 2^-s, y finite. Exact: significands compared after exponents.
bool Clips(const FormatInfo& f, uint32_t magnitude, int s) {
  if (magnitude == 0) return false;
  const NormalisedF32 v = Normalise(magnitude);
  const NormalisedF32 max = Normalise(Decode(f.id, static_cast<uint32_t>(f.max_code)));
  const int difference = v.Binade() - s - max.Binade();
  return difference > 0 || (difference == 0 && v.significand > max.significand);
}

uint32_t MagnitudeCode(const FormatInfo& f, uint32_t code) {
  return f.kind == FormatKind::kInt ? code : code & ~f.sign_bit();
}

void CountElement(const FormatInfo& f, uint32_t y, uint32_t code, int s, QuantCounters* counters) {
  if (!IsFinite(y)) return;
  counters->clipped += Clips(f, y & kF32Abs, s);
  counters->underflow += (y & kF32Abs) != 0 && MagnitudeCode(f, code) == 0;
}

}  // namespace

void CheckQuantize(const SourceView& source, Axis axis, const QuantSpec& spec) {
  if (!IsMxElement(spec.format)) {
    Fail("format {} is no MX element; use one of e2m1, e2m3, e3m2, e4m3, e5m2, int8", Name(spec.format));
  }
  if (source.rows < 0 || source.cols < 0)
    Fail("matrix of {} x {}: sizes must not be negative", source.rows, source.cols);
  if (source.rows > 1 && source.stride < source.cols) {
    Fail("row stride {} is shorter than a row of {} elements", source.stride, source.cols);
  }
  if (spec.zero_byte != 0 && spec.zero_byte != 127) {
    Fail("scale byte {} for zero blocks: must be 0 or 127", static_cast<int>(spec.zero_byte));
  }
  const int64_t rows = CopyRows(source, axis), k = CopyK(source, axis);
  if (spec.hadamard.n != 0) {
    if (!IsHadamardSize(spec.hadamard.n)) {
      Fail("Hadamard size {}: must be a power of two from 2 to {}", spec.hadamard.n, kMaxHadamard);
    }
    if (k % spec.hadamard.n != 0) {
      Fail("contraction length {} is no multiple of the Hadamard size {}; pad it or turn the rotation off", k,
           spec.hadamard.n);
    }
  }
  if (spec.rounding == Rounding::kSR && k > 0 && rows > kStreamWords / PaddedK(k)) {
    Fail("stochastic rounding of {} x {} elements: a stream has 2^34 random words; split the matrix", rows,
         k);
  }
}

void LoadCopyRow(const SourceView& source, Axis axis, const QuantSpec& spec, int64_t row, float* y,
                 QuantCounters* counters) {
  const int64_t k = CopyK(source, axis);
  for (int64_t i = 0; i < k; ++i) {
    uint32_t bits = axis == Axis::kRow ? source.F32Bits(row, i) : source.F32Bits(i, row);
    if (spec.prescale != 1.0f) bits = Canonical(ToBits(FromBits(bits) * spec.prescale));
    counters->nan += IsNan(bits);
    counters->inf += IsInf(bits);
    y[i] = FromBits(bits);
  }
  counters->elements += static_cast<uint64_t>(k);
  RotateRow(spec.hadamard, y, k);
}

uint32_t BlockAmax(const float* y, int64_t stride, int64_t rows, int64_t count, bool* nan) {
  uint32_t amax = 0;
  bool any = false;
  *nan = false;
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t i = 0; i < count; ++i) {
      const uint32_t bits = ToBits(y[r * stride + i]);
      if (IsNan(bits)) {
        *nan = true;
      } else {
        any = true;
        amax = std::max(amax, bits & kF32Abs);
      }
    }
  }
  return any ? amax : kF32Inf;
}

BlockScale ScaleOfBlock(const QuantSpec& spec, const float* y, int64_t stride, int64_t rows, int64_t count,
                        QuantCounters* counters) {
  bool has_nan = false;
  const uint32_t amax = BlockAmax(y, stride, rows, count, &has_nan);
  counters->blocks += 1;
  counters->zero_blocks += amax == 0;
  const bool poison = spec.nan == NanPolicy::kPoison;
  if (poison && has_nan) return {0xFF, 0, true, false};
  if (spec.fixed_scale) {
    const uint8_t byte = *spec.fixed_scale;
    return {byte, static_cast<int>(byte) - 127, poison && byte == 0xFF, byte == 0xFF};
  }
  if (amax == 0) return {spec.zero_byte, 0, false, false};
  const int s = SharedExponent(spec.rule, spec.format, amax);
  return {static_cast<uint8_t>(s + 127), s, false, false};
}

void CodeElements(const QuantSpec& spec, const BlockScale& scale, const float* y, int64_t count, int64_t row,
                  int64_t k, int64_t kp, uint8_t* codes, QuantCounters* counters) {
  const FormatInfo& f = Info(spec.format);
  const bool stochastic = spec.rounding == Rounding::kSR;
  for (int64_t i = 0; i < count; ++i) {
    codes[i] = 0;
    if (scale.poisoned) continue;
    const uint32_t bits = ToBits(y[i]) | (scale.nan ? kF32QuietNan : 0u);
    const uint32_t noise =
        stochastic ? NoiseWord(spec.random, spec.sr_pair, spec.format, row, k + i, kp) : 0u;
    const uint32_t code = Encode(spec.format, bits, scale.s, spec.rounding, Overflow::kSaturate, noise);
    CountElement(f, bits, code, scale.s, counters);
    codes[i] = static_cast<uint8_t>(code);
  }
}

}  // namespace mx
