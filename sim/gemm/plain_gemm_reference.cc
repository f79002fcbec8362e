#include "sim/base/bits.h"
#include "sim/base/parallel.h"
#include "sim/gemm/plain_gemm.h"

namespace mx {
namespace {

float At(const PlainOperand& operand, int64_t i, int64_t k) {
  return operand.transposed ? operand.data[k * operand.stride + i] : operand.data[i * operand.stride + k];
}

}  // namespace

void PlainGemmReference(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k,
                        float* d, int64_t ldd, bool accumulate) {
  ParallelFor(m, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      for (int64_t j = 0; j < n; ++j) {
        float acc = 0.0f;
        for (int64_t p = 0; p < k; ++p) {
          const float product = At(a, i, p) * At(b, j, p);
          acc = acc + product;
        }
        float& out = d[i * ldd + j];
        out = CanonicalF(accumulate ? out + acc : acc);
      }
    }
  });
}

}  // namespace mx
