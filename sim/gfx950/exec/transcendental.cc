// VALU instructions whose bits on silicon are not public: elementary.h gives the exact value rounded once,
// and division by a correctly rounded reciprocal follows IEEE 754. binary32 flushes denormals on both sides
// (but sin and cos), whatever MODE says; binary16 obeys MODE. CDNA4 ISA 12.8.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/transcendental.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <span>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/elementary.h"
#include "sim/gfx950/exec/float_ops-inl.h"
#include "sim/gfx950/exec/lane_ops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

HWY_INLINE uint32_t Flush(uint32_t x) { return (x & kInf) != 0 ? x : x & kSign; }

// The host divides and takes roots exactly as IEEE 754 says.
struct RcpF32 {
  static HWY_INLINE uint32_t Do(uint32_t a) { return Near1(1.0f / F(a), a); }
};
struct SqrtF32 {
  static HWY_INLINE uint32_t Do(uint32_t a) {
    const uint32_t root = Near1(std::sqrt(F(a & kAbs)), a);
    return (a & kAbs) == 0 ? a : a > kSign && !IsNan(a) ? kSign | kNan : root;
  }
};
template <uint64_t (*kFunction)(const FloatType&, uint64_t)>
struct Soft {
  static uint32_t Do(uint32_t a) { return static_cast<uint32_t>(kFunction(kSingle, a)); }
};

template <class Op, bool kFlush>
void Run32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = kFlush ? f.Source(0, Form::kF32) : f.SourceF32(0);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r.lane[i] = kFlush ? Flush(Op::Do(Flush(a[i]))) : Op::Do(a[i]);
  f.FinishF32(r);
  f.Write(r);
}

template <uint64_t (*kFunction)(const FloatType&, uint64_t)>
void Run16(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kF16);
  const bool flush_in = (w.mode.denorm16_64 & 1) == 0, flush_out = (w.mode.denorm16_64 & 2) == 0;
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint64_t h = kFunction(kHalf, flush_in ? kHalf.Flush(a[i]) : a[i]);
    r.lane[i] = static_cast<uint32_t>(flush_out ? kHalf.Flush(h) : h);
  }
  f.FinishF16(r);
  f.WriteHalf(r, false);
}

std::span<const HandlerRow> TranscendentalTable() {
  static constexpr HandlerRow kRows[] = {
      {Op::v_rcp_f32, &Run32<RcpF32, true>},
      {Op::v_rcp_iflag_f32, &Run32<RcpF32, true>},
      {Op::v_sqrt_f32, &Run32<SqrtF32, true>},
      {Op::v_rsq_f32, &Run32<Soft<ReciprocalSquareRoot>, true>},
      {Op::v_exp_f32, &Run32<Soft<Exp2>, true>},
      {Op::v_log_f32, &Run32<Soft<Log2>, true>},
      {Op::v_exp_legacy_f32, &Run32<Soft<Exp2>, true>},
      {Op::v_log_legacy_f32, &Run32<Soft<Log2>, true>},
      {Op::v_sin_f32, &Run32<Soft<SinTurns>, false>},
      {Op::v_cos_f32, &Run32<Soft<CosTurns>, false>},
      {Op::v_rcp_f16, &Run16<Reciprocal>},
      {Op::v_sqrt_f16, &Run16<SquareRoot>},
      {Op::v_rsq_f16, &Run16<ReciprocalSquareRoot>},
      {Op::v_exp_f16, &Run16<Exp2>},
      {Op::v_log_f16, &Run16<Log2>},
      {Op::v_sin_f16, &Run16<SinTurns>},
      {Op::v_cos_f16, &Run16<CosTurns>},
  };
  return kRows;
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(TranscendentalTable);

std::span<const HandlerRow> TranscendentalRows() {
  return UseScalar() ? HWY_STATIC_DISPATCH(TranscendentalTable)()
                     : HWY_DYNAMIC_DISPATCH(TranscendentalTable)();
}

}  // namespace mx::gfx950
#endif
