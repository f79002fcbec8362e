#include <algorithm>
#include <vector>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/quant/quantize.h"
#include "sim/quant/quantize_simd.h"

namespace mx {
namespace {

int64_t RowGrain(const MxTensor& tensor) {
  return std::max<int64_t>(1, (int64_t{1} << 15) / std::max<int64_t>(1, tensor.k));
}

}  // namespace

uint32_t DequantizeOne(Format format, uint32_t code, uint8_t scale) {
  const uint32_t value = Decode(format, code);
  if (scale == 0xFF || IsNan(value)) return kF32QuietNan;
  const uint32_t magnitude = value & kF32Abs;
  if (magnitude == 0 || magnitude == kF32Inf) return value;
  const NormalisedF32 n = Normalise(magnitude);
  return RoundToF32((value & kF32Sign) != 0, n.significand, n.exponent + static_cast<int>(scale) - 127);
}

void DequantizeRowsReference(const MxTensor& tensor, int64_t begin, int64_t end, float* out) {
  for (int64_t row = begin; row < end; ++row) {
    for (int64_t i = 0; i < tensor.k; ++i) {
      *out++ = FromBits(DequantizeOne(tensor.format, tensor.Code(row, i), tensor.Scale(row, i / kBlock)));
    }
  }
}

void DequantizeReference(const MxTensor& tensor, float* out) {
  DequantizeRowsReference(tensor, 0, tensor.rows, out);
}

void Dequantize(const MxTensor& tensor, float* out) {
  ParallelFor(tensor.rows, RowGrain(tensor), [&](int64_t begin, int64_t end) {
    DequantizeRows(tensor, begin, end, out + begin * tensor.k);
  });
}

// Every code has at most seven significant bits and a last bit of at least 2^-16, so code * 2^(byte - 127) is
// exact in binary32 or beyond its range, where the 16-bit formats overflow too: the second rounding is the
// only one.
void Dequantize16(const MxTensor& tensor, DType type, uint16_t* out) {
  if (type == DType::kF32) Fail("Dequantize16 writes bf16 or f16, not f32");
  ParallelFor(tensor.rows, RowGrain(tensor), [&](int64_t begin, int64_t end) {
    std::vector<float> row(static_cast<size_t>(tensor.k));
    for (int64_t r = begin; r < end; ++r) {
      DequantizeRows(tensor, r, r + 1, row.data());
      for (int64_t i = 0; i < tensor.k; ++i) {
        const uint32_t bits = ToBits(row[static_cast<size_t>(i)]);
        out[r * tensor.k + i] = type == DType::kBF16 ? F32ToBf16(bits) : F32ToF16(bits);
      }
    }
  });
}

}  // namespace mx
