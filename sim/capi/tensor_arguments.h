// Tensors that come through the C interface, checked.
#ifndef MX_SIM_CAPI_TENSOR_ARGUMENTS_H_
#define MX_SIM_CAPI_TENSOR_ARGUMENTS_H_

#include "sim/capi/mxproof.h"
#include "sim/quant/mx_tensor.h"

namespace mx::capi {

Format FormatOf(const char* field, int32_t value);
Format ElementFormatOf(const char* field, int32_t value);  // OCP MX elements only

struct TensorSize {
  int64_t code_bytes, scale_bytes;
};
TensorSize SizeOf(Format format, int64_t rows, int64_t k);

MxTensor TensorOf(const char* name, const mx_tensor* tensor);
SourceView SourceOf(const mx_matrix* source);

}  // namespace mx::capi

#endif  // MX_SIM_CAPI_TENSOR_ARGUMENTS_H_
