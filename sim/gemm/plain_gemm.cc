#include "sim/gemm/plain_gemm.h"

namespace mx {

void PlainGemm(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k, float* d,
               int64_t ldd, bool accumulate) {
  PlainGemmReference(a, b, m, n, k, d, ldd, accumulate);
}

}  // namespace mx
