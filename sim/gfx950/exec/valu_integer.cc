// Integer VALU instructions on dwords: rows of valu_integer.inc, and the moves.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/valu_integer.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <span>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/lane_ops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

#define MX_FORMULA(name, expr)                                                              \
  struct name {                                                                             \
    static HWY_INLINE uint32_t Do([[maybe_unused]] uint32_t a, [[maybe_unused]] uint32_t b, \
                                  [[maybe_unused]] uint32_t c) {                            \
      return expr;                                                                          \
    }                                                                                       \
  };
#define MX_LANE(n, op, expr) \
  MX_FORMULA(F_##op, expr)   \
  void Do_##op(Wave& w, const Instruction& in) { RunLanes<F_##op, n>(w, in); }
#define MX_LANE_CLAMP(n, op, expr, saturated)                           \
  MX_FORMULA(F_##op, expr)                                              \
  MX_FORMULA(S_##op, saturated)                                         \
  void Do_##op(Wave& w, const Instruction& in) {                        \
    in.clamp ? RunLanes<S_##op, n>(w, in) : RunLanes<F_##op, n>(w, in); \
  }
#define MX_LANE1(op, expr) MX_LANE(1, op, expr)
#define MX_LANE2(op, expr) MX_LANE(2, op, expr)
#define MX_LANE3(op, expr) MX_LANE(3, op, expr)
#define MX_LANE2_CLAMP(op, ...) MX_LANE_CLAMP(2, op, __VA_ARGS__)
#define MX_LANE3_CLAMP(op, ...) MX_LANE_CLAMP(3, op, __VA_ARGS__)
#include "sim/gfx950/exec/valu_integer.inc"
#undef MX_LANE1
#undef MX_LANE2
#undef MX_LANE3
#undef MX_LANE2_CLAMP
#undef MX_LANE3_CLAMP

// Moves take NEG and ABS of binary32 sources.
void Move(Wave& w, const Instruction& in) {
  Frame f(w, in);
  Lanes r;
  std::memcpy(r.lane.data(), f.Source(0, Form::kF32), sizeof r.lane);
  f.Write(r);
}

void ConditionalMask(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kF32), *b = f.Source(1, Form::kF32);
  const uint64_t select = ReadScalar64(w, in.src[2]);
  Lanes r;
  for (int half = 0; half < 2; ++half) {
    const auto bits = static_cast<uint32_t>(select >> (32 * half));
    for (int n = 0; n < 32; ++n) {
      const uint32_t take = 0u - (bits >> n & 1);
      const int i = 32 * half + n;
      r.lane[i] = (b[i] & take) | (a[i] & ~take);
    }
  }
  f.Write(r);
}

// Any function of three bits, by its truth table: index 4a + 2b + c.
void BitOp3(Wave& w, const Instruction& in) {
  const bool half = in.op == Op::v_bitop3_b16;
  // The table overlays OMOD, ABS and NEG, which therefore mean nothing here.
  Instruction bare = in;
  bare.neg = bare.abs = bare.omod = 0;
  Frame f(w, bare);
  const Form form = half ? Form::kB16 : Form::kB32;
  const uint32_t *a = f.Source(0, form), *b = f.Source(1, form), *c = f.Source(2, form);
  uint32_t table[8];
  for (int i = 0; i < 8; ++i) table[i] = 0u - (in.bitop >> i & 1u);
  Lanes r;
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t x = a[i], y = b[i], z = c[i];
    const uint32_t low = (~y & ((~z & table[0]) | (z & table[1]))) | (y & ((~z & table[2]) | (z & table[3])));
    const uint32_t high =
        (~y & ((~z & table[4]) | (z & table[5]))) | (y & ((~z & table[6]) | (z & table[7])));
    r.lane[i] = (~x & low) | (x & high);
  }
  if (!half) return f.Write(r);
  for (int i = 0; i < kLanes; ++i) r.lane[i] &= 0xFFFF;
  f.WriteHalf(r, true);
}

// Carry and borrow: bit l of the mask operands belongs to lane l.
enum class Carry { kAdd, kSub, kSubRev };
template <Carry kind, bool kCarryIn>
void AddWithCarry(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *x = f.Source(0, Form::kB32), *y = f.Source(1, Form::kB32);
  if constexpr (kind == Carry::kSubRev) std::swap(x, y);
  const uint64_t carry = kCarryIn ? ReadScalar64(w, in.src[2]) : 0;
  Lanes r;
  uint64_t out = 0;
  for (int i = 0; i < kLanes; ++i) {
    const uint64_t in_bit = carry >> i & 1;
    const uint64_t wide =
        kind == Carry::kAdd ? uint64_t{x[i]} + y[i] + in_bit : uint64_t{x[i]} - y[i] - in_bit;
    const bool over = wide >> 32 != 0;
    r.lane[i] = !in.clamp || !over ? static_cast<uint32_t>(wide) : kind == Carry::kAdd ? ~0u : 0u;
    out |= static_cast<uint64_t>(over) << i;
  }
  f.WriteMask(in.dst[1], out);
  f.Write(r);
}

std::span<const HandlerRow> IntegerTable() {
  static constexpr HandlerRow kRows[] = {
#define MX_LANE1(op, ...) {Op::op, &Do_##op},
#define MX_LANE2(op, ...) {Op::op, &Do_##op},
#define MX_LANE3(op, ...) {Op::op, &Do_##op},
#define MX_LANE2_CLAMP(op, ...) {Op::op, &Do_##op},
#define MX_LANE3_CLAMP(op, ...) {Op::op, &Do_##op},
#include "sim/gfx950/exec/valu_integer.inc"
#undef MX_LANE1
#undef MX_LANE2
#undef MX_LANE3
#undef MX_LANE2_CLAMP
#undef MX_LANE3_CLAMP
      {Op::v_mov_b32, &Move},
      {Op::v_accvgpr_read_b32, &Move},
      {Op::v_accvgpr_write_b32, &Move},
      {Op::v_accvgpr_mov_b32, &Move},
      {Op::v_cndmask_b32, &ConditionalMask},
      {Op::v_bitop3_b32, &BitOp3},
      {Op::v_bitop3_b16, &BitOp3},
      {Op::v_add_co_u32, &AddWithCarry<Carry::kAdd, false>},
      {Op::v_sub_co_u32, &AddWithCarry<Carry::kSub, false>},
      {Op::v_subrev_co_u32, &AddWithCarry<Carry::kSubRev, false>},
      {Op::v_addc_co_u32, &AddWithCarry<Carry::kAdd, true>},
      {Op::v_subb_co_u32, &AddWithCarry<Carry::kSub, true>},
      {Op::v_subbrev_co_u32, &AddWithCarry<Carry::kSubRev, true>},
  };
  return kRows;
}

#undef MX_FORMULA
#undef MX_LANE
#undef MX_LANE_CLAMP

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(IntegerTable);

std::span<const HandlerRow> IntegerRows() {
  return UseScalar() ? HWY_STATIC_DISPATCH(IntegerTable)() : HWY_DYNAMIC_DISPATCH(IntegerTable)();
}

}  // namespace mx::gfx950
#endif
