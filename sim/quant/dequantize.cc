#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/quant/quantize.h"

namespace mx {

uint32_t DequantizeOne(Format format, uint32_t code, uint8_t scale) {
  const uint32_t value = Decode(format, code);
  if (scale == 0xFF || IsNan(value)) return kF32QuietNan;
  const uint32_t magnitude = value & kF32Abs;
  if (magnitude == 0 || magnitude == kF32Inf) return value;
  const NormalisedF32 n = Normalise(magnitude);
  return RoundToF32((value & kF32Sign) != 0, n.significand, n.exponent + static_cast<int>(scale) - 127);
}

void DequantizeReference(const MxTensor& tensor, float* out) {
  for (int64_t row = 0; row < tensor.rows; ++row) {
    for (int64_t i = 0; i < tensor.k; ++i) {
      out[row * tensor.k + i] =
          FromBits(DequantizeOne(tensor.format, tensor.Code(row, i), tensor.Scale(row, i / kBlock)));
    }
  }
}

void Dequantize(const MxTensor& tensor, float* out) { DequantizeReference(tensor, out); }

// Every code has at most seven significant bits and a last bit of at least 2^-16, so code * 2^(byte - 127) is exact in
// binary32 or beyond its range, where the 16-bit formats overflow too: the second rounding is the only one.
void Dequantize16(const MxTensor& tensor, DType type, uint16_t* out) {
  if (type == DType::kF32) Fail("Dequantize16 writes bf16 or f16, not f32");
  for (int64_t row = 0; row < tensor.rows; ++row) {
    for (int64_t i = 0; i < tensor.k; ++i) {
      const uint32_t bits = DequantizeOne(tensor.format, tensor.Code(row, i), tensor.Scale(row, i / kBlock));
      out[row * tensor.k + i] = type == DType::kBF16 ? F32ToBf16(bits) : F32ToF16(bits);
    }
  }
}

}  // namespace mx
