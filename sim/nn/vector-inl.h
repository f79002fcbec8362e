// Vector twins of math.h and sum16.h, compiled once per Highway target. Include after hwy/foreach_target.h.
// A vector never has more than 16 lanes here, so 16 / kLanes of them hold the lanes of a sum.
#include <hwy/highway.h>

#include "sim/nn/math.h"
#include "sim/nn/sum16.h"

#if defined(MX_SIM_NN_VECTOR_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_NN_VECTOR_INL_H_
#undef MX_SIM_NN_VECTOR_INL_H_
#else
#define MX_SIM_NN_VECTOR_INL_H_
#endif

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET == HWY_SCALAR
inline constexpr int64_t kLanes = 1;
#elif HWY_ARCH_ARM
inline constexpr int64_t kLanes = 4;  // vectors of unknown length (SVE) are used as if they had four lanes
#else
inline constexpr int64_t kLanes = HWY_LANES(float) < 16 ? HWY_LANES(float) : 16;
#endif
using F32Tag = hn::CappedTag<float, kLanes>;
using F32 = hn::Vec<F32Tag>;

HWY_INLINE F32 CanonicalV(F32 x) {
  const F32Tag d;
  return hn::IfThenElse(hn::Eq(x, x), x,
                        hn::BitCast(d, hn::Set(hn::RebindToUnsigned<F32Tag>(), kF32QuietNan)));
}

// Exp of math.h, operation for operation.
HWY_INLINE F32 ExpV(F32 x) {
  using namespace exp_internal;
  const F32Tag d;
  const hn::RebindToSigned<F32Tag> di;
  const F32 magic = hn::Set(d, kRoundMagic), highest = hn::Set(d, kHighest), lowest = hn::Set(d, kLowest);
  F32 c = hn::IfThenElse(hn::Gt(x, highest), highest, x);
  c = hn::IfThenElse(hn::Lt(c, lowest), lowest, c);
  const F32 shifted = hn::Add(hn::Mul(c, hn::Set(d, kLog2E)), magic);
  const F32 n = hn::Sub(shifted, magic);
  const auto k = hn::Sub(hn::BitCast(di, shifted), hn::BitCast(di, magic));
  const F32 r = hn::Sub(hn::Sub(c, hn::Mul(n, hn::Set(d, kLn2Hi))), hn::Mul(n, hn::Set(d, kLn2Lo)));
  F32 p = hn::Add(hn::Mul(hn::Set(d, kP[5]), r), hn::Set(d, kP[4]));
  p = hn::Add(hn::Mul(p, r), hn::Set(d, kP[3]));
  p = hn::Add(hn::Mul(p, r), hn::Set(d, kP[2]));
  p = hn::Add(hn::Mul(p, r), hn::Set(d, kP[1]));
  p = hn::Add(hn::Mul(p, r), hn::Set(d, kP[0]));
  const F32 y = hn::Add(hn::Set(d, 1.0f), hn::Add(r, hn::Mul(hn::Mul(r, r), p)));
  const auto half = hn::ShiftRight<1>(k);
  const auto bias = hn::Set(di, 127);
  const F32 first = hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(half, bias)));
  const F32 second = hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(hn::Sub(k, half), bias)));
  const F32 e = hn::Mul(hn::Mul(y, first), second);
  return hn::IfThenElse(hn::Eq(x, x), e,
                        hn::BitCast(d, hn::Set(hn::RebindToUnsigned<F32Tag>(), kF32QuietNan)));
}

HWY_INLINE F32 SigmoidV(F32 x) {
  const F32Tag d;
  const F32 one = hn::Set(d, 1.0f);
  return hn::Div(one, hn::Add(one, ExpV(hn::Neg(x))));
}

// Calls whole(i) for whole vectors of [0, n) and one(i) for the elements that are left.
template <class Whole, class One>
HWY_INLINE void ForVectors(int64_t n, const Whole& whole, const One& one) {
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) whole(i);
  for (; i < n; ++i) one(i);
}

// Sum16: whole(i) gives elements i .. i+kLanes-1, one(i) a single element.
template <class Whole, class One>
HWY_INLINE float Sum16V(int64_t n, const Whole& whole, const One& one) {
  const F32Tag d;
  HWY_ALIGN float lanes[16] = {};
  int64_t i = 0;
  if constexpr (kLanes >= 4) {
    F32 a0 = hn::Zero(d), a1 = a0, a2 = a0, a3 = a0;
    for (; i + 16 <= n; i += 16) {
      a0 = hn::Add(a0, whole(i));
      if constexpr (kLanes < 16) a1 = hn::Add(a1, whole(i + kLanes));
      if constexpr (kLanes < 8) {
        a2 = hn::Add(a2, whole(i + 2 * kLanes));
        a3 = hn::Add(a3, whole(i + 3 * kLanes));
      }
    }
    hn::Store(a0, d, lanes);
    if constexpr (kLanes < 16) hn::Store(a1, d, lanes + kLanes);
    if constexpr (kLanes < 8) {
      hn::Store(a2, d, lanes + 2 * kLanes);
      hn::Store(a3, d, lanes + 3 * kLanes);
    }
  }
  for (; i < n; ++i) lanes[i % 16] = lanes[i % 16] + one(i);
  return FoldLanes16(lanes);
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#endif
