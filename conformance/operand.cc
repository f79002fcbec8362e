#include "conformance/operand.h"

#include <cstring>

#include "sim/quant/layout.h"

namespace mx::conformance {
namespace {

int64_t Up(int64_t value, int64_t to) { return (value + to - 1) / to * to; }

ByteArray BytesOf(const Tensor& tensor) {
  const auto* data = tensor.data<uint8_t>();
  return {data, data + tensor.payload().size()};
}

void Store(const ByteArray& bytes, Tensor& tensor) {
  std::memcpy(tensor.data<uint8_t>(), bytes.data(), bytes.size());
}

}  // namespace

OperandShape ShapeOf(int64_t rows, int64_t k, Layout codes, Layout scales) {
  const int64_t bytes = PackedBytes(Format::kE2M1, k), blocks = (k + kBlock - 1) / kBlock;
  OperandShape s{rows, k, codes, scales, rows, bytes, rows, blocks};
  if (codes == Layout::kShuffled) s.code_rows = Up(rows, 16), s.code_bytes = Up(bytes, 32);
  if (scales == Layout::kShuffled) s.scale_rows = Up(rows, 256), s.scale_cols = Up(blocks, 8);
  return s;
}

void StoreOperand(const MxTensor& mx, const OperandShape& shape, Tensor& codes, Tensor& scales) {
  Store(shape.codes == Layout::kShuffled ? ShuffleWeights(mx.codes, mx.rows, mx.code_stride()) : mx.codes,
        codes);
  Store(shape.scales == Layout::kShuffled ? ShuffleScales(mx.scales, mx.rows, mx.blocks()) : mx.scales,
        scales);
}

MxTensor LoadOperand(const OperandShape& shape, const Tensor& codes, const Tensor& scales) {
  MxTensor mx;
  mx.format = Format::kE2M1;
  mx.rows = shape.rows;
  mx.k = shape.k;
  mx.codes = BytesOf(codes);
  if (shape.codes == Layout::kShuffled) mx.codes = UnshuffleWeights(mx.codes, mx.rows, mx.code_stride());
  mx.scales = BytesOf(scales);
  if (shape.scales == Layout::kShuffled) mx.scales = UnshuffleScales(mx.scales, mx.rows, mx.blocks());
  return mx;
}

}  // namespace mx::conformance
