// The unquantised products (CONTRACT section 4): acc = +0; k ascending: acc = R32(acc + R32(a*b)); no FMA.
// The engine vectorises over outputs, never over k, so any target and thread count gives these bits.
#ifndef MX_SIM_GEMM_PLAIN_GEMM_H_
#define MX_SIM_GEMM_PLAIN_GEMM_H_

#include <cstdint>

namespace mx {

// A row-major operand of a product, optionally read transposed: element (i, k) is data[i*stride + k], or
// data[k*stride + i] when transposed. Strides in elements.
struct PlainOperand {
  const float* data;
  int64_t stride;
  bool transposed;
};

// d[i][j] = sum_k a(i,k) * b(j,k), for i < m, j < n; d has row stride `ldd`. NaN results are 7FC00000.
// Accumulating adds one more rounding: d = R32(d + sum).
void PlainGemm(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k, float* d,
               int64_t ldd, bool accumulate = false);
void PlainGemmReference(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k,
                        float* d, int64_t ldd, bool accumulate = false);

}  // namespace mx

#endif  // MX_SIM_GEMM_PLAIN_GEMM_H_
