// Vector pieces that attention and cross entropy share. Include after vector-inl.h.
#include "sim/nn/cross_entropy.h"
#include "sim/nn/vector-inl.h"

#if defined(MX_SIM_NN_SOFTMAX_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_NN_SOFTMAX_INL_H_
#undef MX_SIM_NN_SOFTMAX_INL_H_
#else
#define MX_SIM_NN_SOFTMAX_INL_H_
#endif

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// RowMax of cross_entropy.h.
HWY_INLINE float RowMaxV(int64_t n, const float* x) {
  const F32Tag d;
  const hn::RebindToUnsigned<F32Tag> du;
  F32 max = hn::Set(d, -std::numeric_limits<float>::infinity());
  auto largest = hn::Zero(du);  // largest magnitude bits: beyond Inf where a NaN was
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    const F32 v = hn::LoadU(d, x + i);
    max = hn::IfThenElse(hn::Gt(v, max), v, max);
    largest = hn::Max(largest, hn::And(hn::BitCast(du, v), hn::Set(du, kF32Abs)));
  }
  HWY_ALIGN float maxima[16];
  HWY_ALIGN uint32_t magnitudes[16];
  hn::Store(max, d, maxima);
  hn::Store(largest, du, magnitudes);
  bool nan = false;
  for (int64_t l = 0; l < kLanes; ++l) nan = nan || IsNan(magnitudes[l]);
  if (nan) return std::numeric_limits<float>::quiet_NaN();
  const float rest = RowMax(n - i, x + i);
  const float whole = RowMax(kLanes, maxima);
  return rest > whole || rest != rest ? rest : whole;
}

// out = Exp(R32(x - m)), and the sum16 of it.
HWY_INLINE float ExpRowV(int64_t n, float m, const float* x, float* out) {
  const F32Tag d;
  const F32 mv = hn::Set(d, m);
  return Sum16V(
      n,
      [&](int64_t i) HWY_ATTR {
        const F32 e = ExpV(hn::Sub(hn::LoadU(d, x + i), mv));
        hn::StoreU(e, d, out + i);
        return e;
      },
      [&](int64_t i) { return out[i] = Exp(x[i] - m); });
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#endif
