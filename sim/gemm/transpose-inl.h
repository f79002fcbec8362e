// 4 x 4 transposition of 32-bit words in 128-bit vectors, per target.
#if defined(MX_SIM_GEMM_TRANSPOSE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_GEMM_TRANSPOSE_INL_H_
#undef MX_SIM_GEMM_TRANSPOSE_INL_H_
#else
#define MX_SIM_GEMM_TRANSPOSE_INL_H_
#endif

#include <hwy/highway.h>

#include <cstdint>

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
#if HWY_TARGET != HWY_SCALAR

// out[i][j] = in[j][i]; row j of `in` is `in_stride` words after the one before, row i of `out` `out_stride`.
HWY_INLINE void Transpose4x4(const uint32_t* HWY_RESTRICT in, int64_t in_stride, uint32_t* HWY_RESTRICT out,
                             int64_t out_stride) {
  namespace hn = hwy::HWY_NAMESPACE;
  const hn::Full128<uint32_t> d;
  const hn::Full128<uint64_t> dw;
  const auto r0 = hn::LoadU(d, in), r1 = hn::LoadU(d, in + in_stride);
  const auto r2 = hn::LoadU(d, in + 2 * in_stride), r3 = hn::LoadU(d, in + 3 * in_stride);
  const auto a = hn::BitCast(dw, hn::InterleaveLower(d, r0, r1)),
             b = hn::BitCast(dw, hn::InterleaveUpper(d, r0, r1));
  const auto c = hn::BitCast(dw, hn::InterleaveLower(d, r2, r3)),
             e = hn::BitCast(dw, hn::InterleaveUpper(d, r2, r3));
  hn::StoreU(hn::BitCast(d, hn::InterleaveLower(dw, a, c)), d, out);
  hn::StoreU(hn::BitCast(d, hn::InterleaveUpper(dw, a, c)), d, out + out_stride);
  hn::StoreU(hn::BitCast(d, hn::InterleaveLower(dw, b, e)), d, out + 2 * out_stride);
  hn::StoreU(hn::BitCast(d, hn::InterleaveUpper(dw, b, e)), d, out + 3 * out_stride);
}

#endif  // HWY_SCALAR
}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#endif  // MX_SIM_GEMM_TRANSPOSE_INL_H_
