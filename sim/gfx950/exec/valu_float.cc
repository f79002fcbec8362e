// binary32 VALU instructions: rows of valu_float.inc, and the packed pairs of VOP3P.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/valu_float.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <span>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/float_ops-inl.h"
#include "sim/gfx950/exec/lane_ops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

// kThird: where the third source comes from.
enum class Third { kNone, kSource, kOld };

template <class F, int kSources, Third kThird, bool kRounds>
HWY_INLINE void RunF32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.SourceF32(0);
  const uint32_t* b = kSources > 1 ? f.SourceF32(1) : a;
  const uint32_t* c = kThird == Third::kNone ? a : kThird == Third::kOld ? f.OldF32() : f.SourceF32(2);
  Lanes r;
  if (kRounds && w.mode.round32 != 0) {
    const auto m = static_cast<Rounding>(w.mode.round32);
    for (int i = 0; i < kLanes; ++i) r.lane[i] = F::Soft(a[i], b[i], c[i], m);
  } else {
    for (int i = 0; i < kLanes; ++i) r.lane[i] = F::Do(a[i], b[i], c[i]);
  }
  f.FinishF32(r);
  f.Write(r);
}

#define MX_ARGUMENTS [[maybe_unused]] uint32_t a, [[maybe_unused]] uint32_t b, [[maybe_unused]] uint32_t c
#define MX_F32R(op, near, soft, sources, third)                     \
  struct F_##op {                                                   \
    static HWY_INLINE uint32_t Do(MX_ARGUMENTS) { return near; }    \
    static uint32_t Soft(MX_ARGUMENTS, Rounding m) { return soft; } \
  };                                                                \
  void Do_##op(Wave& w, const Instruction& in) { RunF32<F_##op, sources, third, true>(w, in); }
#define MX_F32(op, expr, sources, third)                                  \
  struct F_##op {                                                         \
    static HWY_INLINE uint32_t Do(MX_ARGUMENTS) { return expr; }          \
    static HWY_INLINE uint32_t Soft(MX_ARGUMENTS, Rounding) { return 0; } \
  };                                                                      \
  void Do_##op(Wave& w, const Instruction& in) { RunF32<F_##op, sources, third, false>(w, in); }
#define MX_F32_IEEE(op, expr, sources, third)                             \
  template <bool kIeee>                                                   \
  struct F_##op {                                                         \
    static HWY_INLINE uint32_t Do(MX_ARGUMENTS) { return expr; }          \
    static HWY_INLINE uint32_t Soft(MX_ARGUMENTS, Rounding) { return 0; } \
  };                                                                      \
  void Do_##op(Wave& w, const Instruction& in) {                          \
    w.mode.ieee ? RunF32<F_##op<true>, sources, third, false>(w, in)      \
                : RunF32<F_##op<false>, sources, third, false>(w, in);    \
  }
#define MX_F32_1(op, expr) MX_F32(op, expr, 1, Third::kNone)
#define MX_F32_3(op, expr) MX_F32(op, expr, 3, Third::kSource)
#define MX_F32_IEEE_2(op, expr) MX_F32_IEEE(op, expr, 2, Third::kNone)
#define MX_F32_IEEE_3(op, expr) MX_F32_IEEE(op, expr, 3, Third::kSource)
#define MX_F32R_1(op, near, soft) MX_F32R(op, near, soft, 1, Third::kNone)
#define MX_F32R_2(op, near, soft) MX_F32R(op, near, soft, 2, Third::kNone)
#define MX_F32R_3(op, near, soft) MX_F32R(op, near, soft, 3, Third::kSource)
#define MX_F32R_OLD(op, near, soft) MX_F32R(op, near, soft, 2, Third::kOld)
#include "sim/gfx950/exec/valu_float.inc"
#undef MX_F32_1
#undef MX_F32_3
#undef MX_F32_IEEE_2
#undef MX_F32_IEEE_3
#undef MX_F32R_1
#undef MX_F32R_2
#undef MX_F32R_3
#undef MX_F32R_OLD

// Two independent binary32 operations; OPSEL and OPSEL_HI choose each one's dword of each source, NEG and
// NEG_HI its sign. A constant is the same for both.
class PackedSource {
 public:
  PackedSource(Frame& f, int i, int element) {
    const Instruction& in = f.in;
    const Operand& o = in.src[i];
    const int dword = ((element == 0 ? in.op_sel : in.op_sel_hi) >> i) & 1;
    const bool negate = ((element == 0 ? in.neg : in.neg_hi) >> i & 1) != 0;
    const bool flush = (f.w.mode.denorm32 & 1) == 0;
    if (o.kind == OperandKind::kVgpr && !negate && !flush) {
      values_ = f.w.vgpr[o.reg + dword].lane.data();
      return;
    }
    if (o.kind == OperandKind::kVgpr) {
      copy_ = f.w.vgpr[o.reg + dword];
    } else if (o.kind == OperandKind::kSgpr) {
      copy_.lane.fill(f.w.sgpr[o.reg + dword]);
    } else {
      copy_.lane.fill(ReadScalar(f.w, o));
    }
    const uint32_t flip = negate ? kSign : 0u;
    for (int n = 0; n < kLanes; ++n) {
      const uint32_t x = copy_.lane[n] ^ flip;
      copy_.lane[n] = flush && (x & kInf) == 0 ? x & kSign : x;
    }
    values_ = copy_.lane.data();
  }
  PackedSource(const PackedSource&) = delete;
  const uint32_t* values() const { return values_; }

 private:
  Lanes copy_;
  const uint32_t* values_ = nullptr;
};

template <class F, int kSources>
HWY_INLINE void RunPacked(Wave& w, const Instruction& in) {
  Frame f(w, in);
  Lanes result[2];
  for (int element = 0; element < 2; ++element) {
    const PackedSource sa(f, 0, element), sb(f, 1, element), sc(f, kSources > 2 ? 2 : 0, element);
    const uint32_t *a = sa.values(), *b = sb.values(), *c = sc.values();
    Lanes& r = result[element];
    if (w.mode.round32 != 0) {
      const auto m = static_cast<Rounding>(w.mode.round32);
      for (int i = 0; i < kLanes; ++i) r.lane[i] = F::Soft(a[i], b[i], c[i], m);
    } else {
      for (int i = 0; i < kLanes; ++i) r.lane[i] = F::Do(a[i], b[i], c[i]);
    }
    f.FinishF32(r);
  }
  f.WriteDword(0, result[0]);
  f.WriteDword(1, result[1]);
}
void PackedAdd(Wave& w, const Instruction& in) { RunPacked<F_v_add_f32, 2>(w, in); }
void PackedMultiply(Wave& w, const Instruction& in) { RunPacked<F_v_mul_f32, 2>(w, in); }
void PackedFma(Wave& w, const Instruction& in) { RunPacked<F_v_fma_f32, 3>(w, in); }

// Result dword e is source e's dword OPSEL[e].
void PackedMove(Wave& w, const Instruction& in) {
  Frame f(w, in);
  Lanes result[2];
  for (int element = 0; element < 2; ++element) {
    const Operand& o = in.src[element];
    const int dword = in.op_sel >> element & 1;
    if (o.kind == OperandKind::kVgpr) {
      result[element] = w.vgpr[o.reg + dword];
    } else {
      result[element].lane.fill(o.kind == OperandKind::kSgpr ? w.sgpr[o.reg + dword] : ReadScalar(w, o));
    }
  }
  f.WriteDword(0, result[0]);
  f.WriteDword(1, result[1]);
}

std::span<const HandlerRow> FloatTable() {
  static constexpr HandlerRow kRows[] = {
#define MX_F32_1(op, ...) {Op::op, &Do_##op},
#define MX_F32_3 MX_F32_1
#define MX_F32_IEEE_2 MX_F32_1
#define MX_F32_IEEE_3 MX_F32_1
#define MX_F32R_1 MX_F32_1
#define MX_F32R_2 MX_F32_1
#define MX_F32R_3 MX_F32_1
#define MX_F32R_OLD MX_F32_1
#include "sim/gfx950/exec/valu_float.inc"
#undef MX_F32_1
#undef MX_F32_3
#undef MX_F32_IEEE_2
#undef MX_F32_IEEE_3
#undef MX_F32R_1
#undef MX_F32R_2
#undef MX_F32R_3
#undef MX_F32R_OLD
      {Op::v_pk_add_f32, &PackedAdd},
      {Op::v_pk_mul_f32, &PackedMultiply},
      {Op::v_pk_fma_f32, &PackedFma},
      {Op::v_pk_mov_b32, &PackedMove},
  };
  return kRows;
}

#undef MX_ARGUMENTS
#undef MX_F32
#undef MX_F32R
#undef MX_F32_IEEE

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(FloatTable);

std::span<const HandlerRow> FloatRows() {
  return UseScalar() ? HWY_STATIC_DISPATCH(FloatTable)() : HWY_DYNAMIC_DISPATCH(FloatTable)();
}

}  // namespace mx::gfx950
#endif
