// The definition of the product: for every output a chain of matrix instructions along ascending K, written
// to be read.
#include "sim/base/parallel.h"
#include "sim/gemm/chain.h"
#include "sim/gemm/epilogue.h"
#include "sim/gemm/gemm.h"
#include "sim/gemm/independence.h"

namespace mx {

void GemmReference(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d,
                   uint8_t* independent) {
  const GemmShape shape = CheckGemm(a, b, spec);
  const PaddedOperand pa(a, 0, a.rows, shape, InstructionK(spec.instruction));
  const PaddedOperand pb(b, 0, b.rows, shape, InstructionK(spec.instruction));
  const auto output = [&](int64_t i, int64_t j) {
    const int64_t index = i * shape.n + j;
    if (independent != nullptr) {
      const uint32_t c0 = spec.beta ? LoadElement(spec.out, c, index) : 0;
      independent[index] = IsModelIndependent(a, i, b, j, spec, c0) ? 1 : 0;
    }
    uint32_t sum = 0;
    for (int64_t z = 0; z < shape.ranges; ++z) sum = AddRange(spec, sum, Chain(spec, pa, i, pb, j, z), z);
    Finish(spec, sum, c, d, index);
  };
  ParallelFor(shape.m, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      for (int64_t j = 0; j < shape.n; ++j) output(i, j);
    }
  });
}

}  // namespace mx
