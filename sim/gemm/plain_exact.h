// When a fused multiply-add gives the bits of the plain product: where every product of two operands is a
// binary32.
#ifndef MX_SIM_GEMM_PLAIN_EXACT_H_
#define MX_SIM_GEMM_PLAIN_EXACT_H_

#include <cstdint>

#include "sim/gemm/plain_gemm.h"

namespace mx {

// True only if each a(i,k) * b(j,k) of finite values is exact in binary32: both operands hold bf16 values (8
// significant bits, so 16 in a product), the smallest possible product has its last bit at 2^-149 or above,
// and the largest stays below 2^128. Zeros, infinities and NaN behave alike fused or not. Sufficient, not
// necessary.
bool EveryProductIsExact(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k);

}  // namespace mx

#endif  // MX_SIM_GEMM_PLAIN_EXACT_H_
