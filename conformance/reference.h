// What is right: the outputs of a problem by the scalar simulator (sim/quant and sim/gemm references, never
// the fast engine), configured by the claims.
#ifndef MX_CONFORMANCE_REFERENCE_H_
#define MX_CONFORMANCE_REFERENCE_H_

#include <array>

#include "conformance/claims.h"
#include "conformance/operand.h"
#include "conformance/problem.h"
#include "conformance/tensor.h"
#include "sim/linear/recipe.h"

namespace mx::conformance {

// Fills the outputs of `tensors` from its inputs.
void RunReference(const Problem& problem, const Claims& claims, TensorSet& tensors);

// The simulator's specs that a problem and claims amount to; devices made of the simulator use them as well.
QuantSpec QuantSpecOf(const Problem& problem, const Claims& claims, Axis axis);
GemmSpec GemmSpecOf(const Problem& problem, const Claims& claims);
SourceView ViewOf(const Tensor& tensor);

// Where a product is computed: GemmReference, or the engine (for digests of products too large for it).
using Product = void (*)(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d);
void ReferenceProduct(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d);
void EngineProduct(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d);

// The gemm operation alone: claims with epilogue.flush, and split K in ranges of problem.split that are added
// into the output in the order `ranges` (empty: ascending).
void RunGemm(const Problem& problem, const Claims& claims, Product product, TensorSet& tensors,
             const std::vector<int64_t>& ranges = {});

// A quantised copy in a linear layer: the tensor, along the axis of one GEMM.
QuantSpec LinearQuantSpec(const Problem& problem, const Claims& claims, const OperandRole& role);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_REFERENCE_H_
