#include "sim/capi/tensor_arguments.h"

#include <string>

#include "sim/capi/guard.h"

namespace mx::capi {

Format FormatOf(const char* field, int32_t value) { return EnumOf(field, value, Format::kFP16); }

Format ElementFormatOf(const char* field, int32_t value) { return EnumOf(field, value, Format::kINT8); }

TensorSize SizeOf(Format format, int64_t rows, int64_t k) {
  Times("k", k, 32);  // so that nothing below overflows
  return {Times("codes", rows, PackedBytes(format, k)), Times("scales", rows, (k + kBlock - 1) / kBlock)};
}

MxTensor TensorOf(const char* name, const mx_tensor* tensor) {
  CheckPointer(name, tensor);
  const std::string field(name);
  MxTensor out;
  out.format = ElementFormatOf((field + "->format").c_str(), tensor->format);
  out.rows = tensor->rows;
  out.k = tensor->k;
  const TensorSize size = SizeOf(out.format, out.rows, out.k);
  CheckBuffer(field + "->codes", tensor->codes, field + "->code_bytes", tensor->code_bytes, size.code_bytes);
  CheckBuffer(field + "->scales", tensor->scales, field + "->scale_bytes", tensor->scale_bytes,
              size.scale_bytes);
  if (tensor->code_bytes != 0) out.codes.assign(tensor->codes, tensor->codes + tensor->code_bytes);
  if (tensor->scale_bytes != 0) out.scales.assign(tensor->scales, tensor->scales + tensor->scale_bytes);
  return out;
}

SourceView SourceOf(const mx_matrix* source) {
  CheckPointer("source", source);
  SourceView view;
  view.data = source->data;
  view.type = EnumOf("source->dtype", source->dtype, DType::kF16);
  view.rows = source->rows;
  view.cols = source->cols;
  view.stride = source->stride;
  if (view.rows < 0 || view.cols < 0) Fail("source has {} rows and {} columns", view.rows, view.cols);
  if (view.stride < view.cols) Fail("source->stride is {}, less than its {} columns", view.stride, view.cols);
  if (view.rows == 0 || view.cols == 0) return view;
  int64_t elements = Times("source", view.rows - 1, view.stride);
  if (__builtin_add_overflow(elements, view.cols, &elements)) Fail("source: more than 2^63 - 1 elements");
  const int64_t bytes = Times("source", elements, Bytes(view.type));
  if (source->bytes < static_cast<uint64_t>(bytes)) {
    Fail("source->bytes is {}, its shape, stride and dtype need {}", source->bytes, bytes);
  }
  CheckPointer("source->data", source->data);
  return view;
}

}  // namespace mx::capi
