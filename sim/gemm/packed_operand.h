// What a PackedOperand holds.
#ifndef MX_SIM_GEMM_PACKED_OPERAND_H_
#define MX_SIM_GEMM_PACKED_OPERAND_H_

#include "sim/gemm/gemm.h"

namespace mx {

struct PackedOperand::Impl {
  MxTensor tensor;
};

}  // namespace mx

#endif  // MX_SIM_GEMM_PACKED_OPERAND_H_
