// For tests: the vector functions of vector-inl.h over whole arrays, once for each SIMD target.
#include "sim/nn/vector-inl.h"

#if defined(MX_SIM_NN_MATH_ARRAYS_TEST_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_NN_MATH_ARRAYS_TEST_INL_H_
#undef MX_SIM_NN_MATH_ARRAYS_TEST_INL_H_
#else
#define MX_SIM_NN_MATH_ARRAYS_TEST_INL_H_
#endif

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// n: a multiple of 16.
inline void ExpArrayV(int64_t n, const float* x, float* y) {
  const F32Tag d;
  for (int64_t i = 0; i < n; i += kLanes) hn::StoreU(ExpV(hn::LoadU(d, x + i)), d, y + i);
}
inline void SigmoidArrayV(int64_t n, const float* x, float* y) {
  const F32Tag d;
  for (int64_t i = 0; i < n; i += kLanes) hn::StoreU(SigmoidV(hn::LoadU(d, x + i)), d, y + i);
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#endif  // MX_SIM_NN_MATH_ARRAYS_TEST_INL_H_
