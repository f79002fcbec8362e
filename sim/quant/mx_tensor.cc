#include "sim/quant/mx_tensor.h"

#include <cstring>

#include "sim/formats/codec.h"

namespace mx {

uint32_t SourceView::F32Bits(int64_t row, int64_t col) const {
  const auto* p = static_cast<const unsigned char*>(data) + (row * stride + col) * Bytes(type);
  if (type == DType::kF32) {
    uint32_t bits;
    std::memcpy(&bits, p, sizeof bits);
    return bits;
  }
  uint16_t half;
  std::memcpy(&half, p, sizeof half);
  return type == DType::kBF16 ? Bf16ToF32(half) : F16ToF32(half);
}

SourceView F32View(const float* data, int64_t rows, int64_t cols) {
  return {data, DType::kF32, rows, cols, cols};
}
SourceView Bf16View(const uint16_t* data, int64_t rows, int64_t cols) {
  return {data, DType::kBF16, rows, cols, cols};
}

MxTensor::MxTensor() = default;
MxTensor::MxTensor(const MxTensor&) = default;
MxTensor::MxTensor(MxTensor&&) noexcept = default;
MxTensor& MxTensor::operator=(const MxTensor&) = default;
MxTensor& MxTensor::operator=(MxTensor&&) noexcept = default;
MxTensor::~MxTensor() = default;

void MxTensor::Resize(Format new_format, int64_t new_rows, int64_t new_k) {
  format = new_format;
  rows = new_rows;
  k = new_k;
  codes.assign(static_cast<size_t>(rows * code_stride()), 0);
  scales.assign(static_cast<size_t>(rows * blocks()), 0);
}

void MxTensor::ResizeToWrite(Format new_format, int64_t new_rows, int64_t new_k) {
  format = new_format;
  rows = new_rows;
  k = new_k;
  codes.resize(static_cast<size_t>(rows * code_stride()));
  scales.resize(static_cast<size_t>(rows * blocks()));
}

}  // namespace mx
