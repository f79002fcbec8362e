// The engine behind Gemm: fast kernels where they give the bits of the definition, the definition itself
// elsewhere.
#ifndef MX_SIM_GEMM_GEMM_ENGINE_H_
#define MX_SIM_GEMM_GEMM_ENGINE_H_

#include "sim/gemm/gemm_shape.h"
#include "sim/gemm/packed_operand.h"

namespace mx {

// The element form in which the engine wants the operands of a product.
PackedOperand::Impl::Elements ElementsFor(Format a, Format b);

// And the one without matrix registers.
PackedOperand::Impl::Elements VectorElementsFor(Format a, Format b);

// a: role A, b: role B, both in ElementsFor's form.
void RunGemm(const PackedOperand::Impl& a, const PackedOperand::Impl& b, const GemmShape& shape,
             const GemmSpec& spec, const void* c, void* d, uint8_t* independent);

}  // namespace mx

#endif  // MX_SIM_GEMM_GEMM_ENGINE_H_
