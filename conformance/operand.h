// A quantised matrix between the simulator's form and the tensors of a problem.
#ifndef MX_CONFORMANCE_OPERAND_H_
#define MX_CONFORMANCE_OPERAND_H_

#include <string>

#include "conformance/problem.h"
#include "conformance/tensor.h"

namespace mx::conformance {

struct OperandShape {
  int64_t rows, k;
  Layout codes, scales;
  int64_t code_rows, code_bytes, scale_rows, scale_cols;  // of the tensors, padding of a layout included
};
OperandShape ShapeOf(int64_t rows, int64_t k, Layout codes, Layout scales);

void StoreOperand(const MxTensor& mx, const OperandShape& shape, Tensor& codes, Tensor& scales);
MxTensor LoadOperand(const OperandShape& shape, const Tensor& codes, const Tensor& scales);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_OPERAND_H_
