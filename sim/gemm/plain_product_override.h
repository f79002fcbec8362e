// For benchmarks alone: what a program would reach whose unquantised products are another library's. Such a
// product adds in an order of its own, so nothing that is compared or kept may be made while one is set.
#ifndef MX_SIM_GEMM_PLAIN_PRODUCT_OVERRIDE_H_
#define MX_SIM_GEMM_PLAIN_PRODUCT_OVERRIDE_H_

#include "sim/gemm/plain_gemm.h"

namespace mx {

// Arguments as PlainGemm's, which calls it. nullptr: PlainGemm itself again.
using PlainProduct = void (*)(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k,
                              float* d, int64_t ldd, bool accumulate);
void OverridePlainGemm(PlainProduct product);

}  // namespace mx

#endif  // MX_SIM_GEMM_PLAIN_PRODUCT_OVERRIDE_H_
