// Scalar instructions against formulas in wider types or bit by bit, with SCC; program control and MODE.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "sim/gfx950/exec/exec_test_util.h"

namespace mx::gfx950 {
namespace {

using U = uint64_t;
using I = int64_t;
I S32(U x) { return static_cast<int32_t>(x); }
bool Bit(U x, int i) { return (x >> i & 1) != 0; }
int Ones(U x, int bits) {
  int n = 0;
  for (int i = 0; i < bits; ++i) n += Bit(x, i);
  return n;
}
int FirstOf(U x, int bits, bool value) {
  for (int i = 0; i < bits; ++i) {
    if (Bit(x, i) == value) return i;
  }
  return -1;
}
int Leading(U x, int bits, bool value) {
  for (int i = bits - 1; i >= 0; --i) {
    if (Bit(x, i) == value) return bits - 1 - i;
  }
  return -1;
}
// A bit field whose bits beyond the value's top are its sign (or zero).
U Extract(U x, U spec, int bits, bool is_signed) {
  const int first = static_cast<int>(spec % static_cast<U>(bits)), size = static_cast<int>(spec >> 16 & 127);
  U r = 0;
  for (int i = 0; i < std::min(size, 64); ++i) {
    const bool bit = first + i < bits ? Bit(x, first + i) : is_signed && Bit(x, bits - 1);
    r |= static_cast<U>(bit) << i;
  }
  if (is_signed && size > 0 && size < 64 && Bit(r, size - 1)) r |= ~U{0} << size;
  return r;
}

struct Result {
  U value;
  int scc;  // -1: unchanged
};
Result NonZero32(U x) { return {x & 0xFFFFFFFF, (x & 0xFFFFFFFF) != 0}; }
Result NonZero64(U x) { return {x, x != 0}; }
Result Keep(U x) { return {x, -1}; }
Result Overflow(I x) { return {static_cast<U>(x), x < INT32_MIN || x > INT32_MAX}; }
Result Carry(I x) { return {static_cast<U>(x), x < 0 || x > UINT32_MAX}; }

struct Formula {
  Op op;
  int width_d, width_a, width_b;  // dwords; 0: no such source
  std::function<Result(U a, U b, bool scc)> want;
};
const std::vector<Formula>& Formulas() {
  static const std::vector<Formula> all = {
      {Op::s_add_u32, 1, 1, 1, [](U a, U b, bool) { return Carry(static_cast<I>(a + b)); }},
      {Op::s_sub_u32, 1, 1, 1, [](U a, U b, bool) { return Carry(static_cast<I>(a) - static_cast<I>(b)); }},
      {Op::s_add_i32, 1, 1, 1, [](U a, U b, bool) { return Overflow(S32(a) + S32(b)); }},
      {Op::s_sub_i32, 1, 1, 1, [](U a, U b, bool) { return Overflow(S32(a) - S32(b)); }},
      {Op::s_addc_u32, 1, 1, 1, [](U a, U b, bool s) { return Carry(static_cast<I>(a + b + s)); }},
      {Op::s_subb_u32, 1, 1, 1, [](U a, U b, bool s) { return Carry(static_cast<I>(a) - static_cast<I>(b) - s); }},
      {Op::s_min_i32, 1, 1, 1, [](U a, U b, bool) { return Result{static_cast<U>(std::min(S32(a), S32(b))), S32(a) < S32(b)}; }},
      {Op::s_min_u32, 1, 1, 1, [](U a, U b, bool) { return Result{std::min(a, b), a < b}; }},
      {Op::s_max_i32, 1, 1, 1, [](U a, U b, bool) { return Result{static_cast<U>(std::max(S32(a), S32(b))), S32(a) >= S32(b)}; }},
      {Op::s_max_u32, 1, 1, 1, [](U a, U b, bool) { return Result{std::max(a, b), a >= b}; }},
      {Op::s_cselect_b32, 1, 1, 1, [](U a, U b, bool s) { return Keep(s ? a : b); }},
      {Op::s_cselect_b64, 2, 2, 2, [](U a, U b, bool s) { return Keep(s ? a : b); }},
      {Op::s_and_b32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(a & b); }},
      {Op::s_and_b64, 2, 2, 2, [](U a, U b, bool) { return NonZero64(a & b); }},
      {Op::s_or_b64, 2, 2, 2, [](U a, U b, bool) { return NonZero64(a | b); }},
      {Op::s_xor_b32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(a ^ b); }},
      {Op::s_andn2_b64, 2, 2, 2, [](U a, U b, bool) { return NonZero64(a & ~b); }},
      {Op::s_orn2_b32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(a | ~b); }},
      {Op::s_nand_b64, 2, 2, 2, [](U a, U b, bool) { return NonZero64(~(a & b)); }},
      {Op::s_nor_b32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(~(a | b)); }},
      {Op::s_xnor_b64, 2, 2, 2, [](U a, U b, bool) { return NonZero64(~(a ^ b)); }},
      {Op::s_lshl_b32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(a << b % 32); }},
      {Op::s_lshl_b64, 2, 2, 1, [](U a, U b, bool) { return NonZero64(a << b % 64); }},
      {Op::s_lshr_b32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(a >> b % 32); }},
      {Op::s_lshr_b64, 2, 2, 1, [](U a, U b, bool) { return NonZero64(a >> b % 64); }},
      {Op::s_ashr_i32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(static_cast<U>(S32(a) >> b % 32)); }},
      {Op::s_ashr_i64, 2, 2, 1, [](U a, U b, bool) { return NonZero64(static_cast<U>(static_cast<I>(a) >> b % 64)); }},
      {Op::s_bfm_b32, 1, 1, 1, [](U a, U b, bool) { return Keep(((U{1} << a % 32) - 1) << b % 32); }},
      {Op::s_bfm_b64, 2, 1, 1, [](U a, U b, bool) { return Keep(((U{1} << a % 64) - 1) << b % 64); }},
      {Op::s_mul_i32, 1, 1, 1, [](U a, U b, bool) { return Keep(a * b); }},
      {Op::s_mul_hi_u32, 1, 1, 1, [](U a, U b, bool) { return Keep(a * b >> 32); }},
      {Op::s_mul_hi_i32, 1, 1, 1, [](U a, U b, bool) { return Keep(static_cast<U>(S32(a) * S32(b) >> 32)); }},
      {Op::s_bfe_u32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(Extract(a, b, 32, false)); }},
      {Op::s_bfe_i32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(Extract(a, b, 32, true)); }},
      {Op::s_bfe_u64, 2, 2, 1, [](U a, U b, bool) { return NonZero64(Extract(a, b, 64, false)); }},
      {Op::s_bfe_i64, 2, 2, 1, [](U a, U b, bool) { return NonZero64(Extract(a, b, 64, true)); }},
      {Op::s_absdiff_i32, 1, 1, 1, [](U a, U b, bool) { return NonZero32(static_cast<U>(std::abs(static_cast<I>(static_cast<int32_t>(a - b))))); }},
      {Op::s_lshl1_add_u32, 1, 1, 1, [](U a, U b, bool) { return Carry(static_cast<I>(2 * a + b)); }},
      {Op::s_lshl4_add_u32, 1, 1, 1, [](U a, U b, bool) { return Carry(static_cast<I>(16 * a + b)); }},
      {Op::s_pack_ll_b32_b16, 1, 1, 1, [](U a, U b, bool) { return Keep(b % 65536 << 16 | a % 65536); }},
      {Op::s_pack_lh_b32_b16, 1, 1, 1, [](U a, U b, bool) { return Keep(b >> 16 << 16 | a % 65536); }},
      {Op::s_pack_hh_b32_b16, 1, 1, 1, [](U a, U b, bool) { return Keep(b >> 16 << 16 | a >> 16); }},
      {Op::s_mov_b32, 1, 1, 0, [](U a, U, bool) { return Keep(a); }},
      {Op::s_mov_b64, 2, 2, 0, [](U a, U, bool) { return Keep(a); }},
      {Op::s_not_b32, 1, 1, 0, [](U a, U, bool) { return NonZero32(~a); }},
      {Op::s_not_b64, 2, 2, 0, [](U a, U, bool) { return NonZero64(~a); }},
      {Op::s_bcnt0_i32_b32, 1, 1, 0, [](U a, U, bool) { return NonZero32(static_cast<U>(32 - Ones(a, 32))); }},
      {Op::s_bcnt1_i32_b64, 1, 2, 0, [](U a, U, bool) { return NonZero32(static_cast<U>(Ones(a, 64))); }},
      {Op::s_ff0_i32_b32, 1, 1, 0, [](U a, U, bool) { return Keep(static_cast<U>(FirstOf(a, 32, false))); }},
      {Op::s_ff1_i32_b64, 1, 2, 0, [](U a, U, bool) { return Keep(static_cast<U>(FirstOf(a, 64, true))); }},
      {Op::s_flbit_i32_b32, 1, 1, 0, [](U a, U, bool) { return Keep(static_cast<U>(Leading(a, 32, true))); }},
      {Op::s_flbit_i32_b64, 1, 2, 0, [](U a, U, bool) { return Keep(static_cast<U>(Leading(a, 64, true))); }},
      {Op::s_flbit_i32, 1, 1, 0, [](U a, U, bool) { return Keep(static_cast<U>(Leading(a, 32, !Bit(a, 31)))); }},
      {Op::s_flbit_i32_i64, 1, 2, 0, [](U a, U, bool) { return Keep(static_cast<U>(Leading(a, 64, !Bit(a, 63)))); }},
      {Op::s_sext_i32_i8, 1, 1, 0, [](U a, U, bool) { return Keep(static_cast<U>(I{static_cast<int8_t>(a)})); }},
      {Op::s_sext_i32_i16, 1, 1, 0, [](U a, U, bool) { return Keep(static_cast<U>(I{static_cast<int16_t>(a)})); }},
      {Op::s_abs_i32, 1, 1, 0, [](U a, U, bool) { return NonZero32(static_cast<U>(std::abs(S32(a)))); }},
      {Op::s_brev_b32, 1, 1, 0, [](U a, U, bool) {
         U r = 0;
         for (int i = 0; i < 32; ++i) r |= static_cast<U>(Bit(a, i)) << (31 - i);
         return Keep(r);
       }},
      {Op::s_brev_b64, 2, 2, 0, [](U a, U, bool) {
         U r = 0;
         for (int i = 0; i < 64; ++i) r |= static_cast<U>(Bit(a, i)) << (63 - i);
         return Keep(r);
       }},
      {Op::s_wqm_b64, 2, 2, 0, [](U a, U, bool) {
         U r = 0;
         for (int i = 0; i < 64; ++i) r |= static_cast<U>((a >> i / 4 * 4 & 15) != 0) << i;
         return NonZero64(r);
       }},
      {Op::s_quadmask_b64, 2, 2, 0, [](U a, U, bool) {
         U r = 0;
         for (int i = 0; i < 16; ++i) r |= static_cast<U>((a >> 4 * i & 15) != 0) << i;
         return NonZero64(r);
       }},
      {Op::s_bitreplicate_b64_b32, 2, 1, 0, [](U a, U, bool) {
         U r = 0;
         for (int i = 0; i < 64; ++i) r |= static_cast<U>(Bit(a, i / 2)) << i;
         return Keep(r);
       }},
  };
  return all;
}

U Value(Random& random) {
  const U special[] = {0,          1,      0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, ~U{0},
                       U{1} << 63, 0x8000, 0x00100005, 0x00400000, 31,         63};
  const uint32_t pick = random.Below(3);
  return pick == 0   ? special[random.Below(12)]
         : pick == 1 ? random.Below(70) | random.Below(70) << 16
                     : static_cast<U>(random.Next()) << 32 | random.Next();
}

TEST(Salu, EveryFormulaWithScc) {
  Random random(1);
  TestWave w;
  for (const Formula& f : Formulas()) {
    for (int trial = 0; trial < 300; ++trial) {
      const U mask_a = f.width_a == 1 ? 0xFFFFFFFF : ~U{0}, mask_b = f.width_b == 2 ? ~U{0} : 0xFFFFFFFF;
      const U a = Value(random) & mask_a, b = Value(random) & mask_b;
      w.SetPair(10, a), w.SetPair(12, b);
      if (f.width_a == 1) w.sgpr[11] = 0xDEAD0001;
      w.scc = (trial & 1) != 0;
      const bool scc = w.scc;
      w.SetPair(20, 0x1111222233334444);
      w.Run(Make(f.op, {S(20, f.width_d)}, {S(10, f.width_a), S(12, f.width_b)},
                 f.width_b == 0 ? Encoding::kSOP1 : Encoding::kSOP2));
      const Result want = f.want(a, b, scc);
      if (f.width_d == 2) {
        ASSERT_EQ(w.Pair(20), want.value) << Name(f.op) << std::hex << " " << a << " " << b;
      } else {
        ASSERT_EQ(w.sgpr[20], static_cast<uint32_t>(want.value))
            << Name(f.op) << std::hex << " " << a << " " << b;
        ASSERT_EQ(w.sgpr[21], 0x11112222u);
      }
      ASSERT_EQ(w.scc, want.scc < 0 ? scc : want.scc != 0) << Name(f.op) << std::hex << " " << a << " " << b;
    }
  }
}

TEST(Salu, ImmediatesAndOldDestinations) {
  TestWave w;
  const auto k = [&](Op op, uint32_t old, int32_t imm) {
    w.sgpr[3] = old;
    Instruction in = Make(op, {S(3)}, {}, Encoding::kSOPK);
    in.imm = imm;
    w.Run(in);
    return w.sgpr[3];
  };
  w.scc = false;
  EXPECT_EQ(k(Op::s_movk_i32, 5, -2), 0xFFFFFFFEu);
  EXPECT_EQ(k(Op::s_cmovk_i32, 5, -2), 5u);
  w.scc = true;
  EXPECT_EQ(k(Op::s_cmovk_i32, 5, -2), 0xFFFFFFFEu);
  EXPECT_EQ(k(Op::s_mulk_i32, 5, -2), 0xFFFFFFF6u);
  EXPECT_TRUE(w.scc);
  EXPECT_EQ(k(Op::s_addk_i32, 5, -2), 3u);
  EXPECT_FALSE(w.scc);
  EXPECT_EQ(k(Op::s_addk_i32, 0x7FFFFFFF, 1), 0x80000000u);
  EXPECT_TRUE(w.scc);
  const auto compare = [&](Op op, uint32_t a, int32_t imm) {
    w.sgpr[3] = a;
    Instruction in = Make(op, {}, {S(3)}, Encoding::kSOPK);
    in.imm = imm;
    w.Run(in);
    return w.scc;
  };
  EXPECT_TRUE(compare(Op::s_cmpk_eq_i32, 0xFFFFFFFF, -1));
  EXPECT_FALSE(compare(Op::s_cmpk_eq_u32, 0xFFFFFFFF, -1));  // the unsigned forms extend with zeros
  EXPECT_TRUE(compare(Op::s_cmpk_eq_u32, 0xFFFF, -1));
  EXPECT_TRUE(compare(Op::s_cmpk_lt_i32, 0x80000000, 3));
  EXPECT_FALSE(compare(Op::s_cmpk_lt_u32, 0x80000000, 3));
  w.SetPair(6, 0), w.sgpr[2] = 40;
  w.Run(Make(Op::s_bitset1_b64, {S(6, 2)}, {S(2)}, Encoding::kSOP1));
  EXPECT_EQ(w.Pair(6), uint64_t{1} << 40);
  w.Run(Make(Op::s_bitset0_b64, {S(6, 2)}, {S(2)}, Encoding::kSOP1));
  EXPECT_EQ(w.Pair(6), 0u);
}

TEST(Salu, ComparisonsAndBits) {
  TestWave w;
  const auto compare = [&](Op op, uint64_t a, uint64_t b) {
    w.SetPair(2, a), w.SetPair(4, b);
    w.Run(Make(op, {}, {S(2, 2), S(4, 2)}, Encoding::kSOPC));
    return w.scc;
  };
  EXPECT_TRUE(compare(Op::s_cmp_lt_i32, 0xFFFFFFFF, 0));
  EXPECT_FALSE(compare(Op::s_cmp_lt_u32, 0xFFFFFFFF, 0));
  EXPECT_TRUE(compare(Op::s_cmp_ge_i32, 7, 7));
  EXPECT_TRUE(compare(Op::s_cmp_gt_u32, 0x80000000, 1));
  EXPECT_TRUE(compare(Op::s_cmp_le_i32, 0x80000000, 1));
  EXPECT_TRUE(compare(Op::s_cmp_lg_u32, 1, 2));
  EXPECT_TRUE(compare(Op::s_cmp_eq_u64, 0x100000001, 0x100000001));
  EXPECT_TRUE(compare(Op::s_cmp_lg_u64, 0x200000001, 0x100000001));
  EXPECT_TRUE(compare(Op::s_bitcmp1_b32, 4, 34));  // five bits of the number count
  EXPECT_TRUE(compare(Op::s_bitcmp0_b64, ~(uint64_t{1} << 34), 34));
}

TEST(Salu, ExecAndItsOldValue) {
  struct Case {
    Op op;
    std::function<U(U a, U exec)> next;
    bool writes_new;
  };
  const Case cases[] = {{Op::s_and_saveexec_b64, [](U a, U e) { return a & e; }, false},
                        {Op::s_or_saveexec_b64, [](U a, U e) { return a | e; }, false},
                        {Op::s_xor_saveexec_b64, [](U a, U e) { return a ^ e; }, false},
                        {Op::s_andn2_saveexec_b64, [](U a, U e) { return a & ~e; }, false},
                        {Op::s_orn2_saveexec_b64, [](U a, U e) { return a | ~e; }, false},
                        {Op::s_nand_saveexec_b64, [](U a, U e) { return ~(a & e); }, false},
                        {Op::s_nor_saveexec_b64, [](U a, U e) { return ~(a | e); }, false},
                        {Op::s_xnor_saveexec_b64, [](U a, U e) { return ~(a ^ e); }, false},
                        {Op::s_andn1_saveexec_b64, [](U a, U e) { return ~a & e; }, false},
                        {Op::s_orn1_saveexec_b64, [](U a, U e) { return ~a | e; }, false},
                        {Op::s_andn1_wrexec_b64, [](U a, U e) { return ~a & e; }, true},
                        {Op::s_andn2_wrexec_b64, [](U a, U e) { return a & ~e; }, true}};
  for (const Case& c : cases) {
    for (U exec : {U{0xFF00FF00FF00FF00}, U{0}, ~U{0}}) {
      TestWave w;
      const U a = 0x123456789ABCDEF0;
      w.SetPair(8, a), w.SetPair(kExec, exec);
      w.Run(Make(c.op, {S(4, 2)}, {S(8, 2)}, Encoding::kSOP1));
      EXPECT_EQ(w.exec(), c.next(a, exec)) << Name(c.op);
      EXPECT_EQ(w.Pair(4), c.writes_new ? c.next(a, exec) : exec) << Name(c.op);
      EXPECT_EQ(w.scc, c.next(a, exec) != 0) << Name(c.op);
    }
  }
}

TEST(Control, BranchesJumpsAndCalls) {
  TestWave w;
  w.text_address = 0x7F0000001000;
  const auto branch = [&](Op op) {
    w.pc = 100;
    Instruction in = Make(op, {}, {}, Encoding::kSOPP);
    in.imm = -40;
    w.Run(in);
    return w.pc == 60;
  };
  EXPECT_TRUE(branch(Op::s_branch));
  w.scc = true, w.SetPair(kVcc, 0), w.SetPair(kExec, 5);
  EXPECT_TRUE(branch(Op::s_cbranch_scc1));
  EXPECT_FALSE(branch(Op::s_cbranch_scc0));
  EXPECT_TRUE(branch(Op::s_cbranch_vccz));
  EXPECT_FALSE(branch(Op::s_cbranch_vccnz));
  EXPECT_FALSE(branch(Op::s_cbranch_execz));
  EXPECT_TRUE(branch(Op::s_cbranch_execnz));
  w.pc = 24;
  w.Run(Make(Op::s_getpc_b64, {S(2, 2)}, {}, Encoding::kSOP1));
  EXPECT_EQ(w.Pair(2), 0x7F0000001018u);
  w.SetPair(4, 0x7F0000001200), w.pc = 28;
  w.Run(Make(Op::s_swappc_b64, {S(4, 2)}, {S(4, 2)}, Encoding::kSOP1));  // the target is read first
  EXPECT_EQ(w.pc, 0x200u);
  EXPECT_EQ(w.Pair(4), 0x7F000000101Cu);
  w.Run(Make(Op::s_setpc_b64, {}, {S(4, 2)}, Encoding::kSOP1));
  EXPECT_EQ(w.pc, 28u);
  w.SetPair(4, 0x1000);
  EXPECT_THROW(w.Run(Make(Op::s_setpc_b64, {}, {S(4, 2)}, Encoding::kSOP1)), ExecutionError);
}

TEST(Control, ModeReadAndWritten) {
  TestWave w;
  const auto simm = [](int id, int offset, int size) { return id | offset << 6 | (size - 1) << 11; };
  const auto get = [&](int offset, int size) {
    Instruction in = Make(Op::s_getreg_b32, {S(3)}, {}, Encoding::kSOPK);
    in.imm = simm(1, offset, size);
    w.Run(in);
    return w.sgpr[3];
  };
  EXPECT_EQ(get(0, 10), 0x3F0u);
  w.sgpr[5] = 0xFFFFFF06;  // only the field's bits are written
  Instruction set = Make(Op::s_setreg_b32, {}, {S(5)}, Encoding::kSOPK);
  set.imm = static_cast<int16_t>(simm(1, 0, 4));
  w.Run(set);
  EXPECT_EQ(w.mode.round32, 2);
  EXPECT_EQ(w.mode.round16_64, 1);
  EXPECT_EQ(w.mode.denorm32, 3);
  set = Make(Op::s_setreg_imm32_b32, {}, {Literal(1)}, Encoding::kSOPK);
  set.imm = static_cast<int16_t>(simm(1, 23, 1));
  w.Run(set);
  EXPECT_TRUE(w.mode.fp16_ovfl);
  EXPECT_EQ(get(0, 32), 0x008003F6u);
  set.imm = simm(7, 0, 4);
  EXPECT_THROW(w.Run(set), ExecutionError);
}

TEST(Control, GprIndexAndVskip) {
  TestWave w;
  w.sgpr[kM0] = 0xABCDEF12, w.sgpr[2] = 0x345;
  Instruction on = Make(Op::s_set_gpr_idx_on, {}, {S(2)}, Encoding::kSOPC);
  on.imm = 9;
  w.Run(on);
  EXPECT_EQ(w.gpr_index_mode, 9);
  EXPECT_EQ(w.sgpr[kM0], 0xABCD9F45u);
  w.sgpr[2] = 0x77;
  w.Run(Make(Op::s_set_gpr_idx_idx, {}, {S(2)}, Encoding::kSOP1));
  EXPECT_EQ(w.sgpr[kM0], 0xABCD9F77u);
  w.Run(Make(Op::s_set_gpr_idx_off, {}, {}, Encoding::kSOPP));
  EXPECT_EQ(w.gpr_index_mode, 0);
  w.Run(Make(Op::s_setvskip, {}, {Inline(129, 1), kInlineZero}, Encoding::kSOPC));
  EXPECT_TRUE(w.vskip);
  w.Run(Make(Op::s_setvskip, {}, {kInlineZero, kInlineZero}, Encoding::kSOPC));
  EXPECT_FALSE(w.vskip);
}

TEST(Control, RelativeMovesStayAmongTheSgprs) {
  TestWave w;
  w.sgpr[kM0] = 10, w.sgpr[17] = 0x1234;
  w.Run(Make(Op::s_movrels_b32, {S(5)}, {S(7)}, Encoding::kSOP1));
  EXPECT_EQ(w.sgpr[5], 0x1234u);
  w.Run(Make(Op::s_movreld_b32, {S(5)}, {S(17)}, Encoding::kSOP1));
  EXPECT_EQ(w.sgpr[15], 0x1234u);
  w.sgpr[kM0] = 95;
  EXPECT_THROW(w.Run(Make(Op::s_movrels_b32, {S(5)}, {S(7)}, Encoding::kSOP1)), ExecutionError);
}

TEST(Scalar, SpecialRegistersAndConstants) {
  TestWave w;
  const auto mov = [&](const Operand& o) {
    w.Run(Make(Op::s_mov_b64, {S(4, 2)}, {o}, Encoding::kSOP1));
    return w.Pair(4);
  };
  w.SetPair(kVcc, 0), w.scc = true;
  EXPECT_EQ(mov({OperandKind::kSpecial, 1, 251, 0}), 1u);
  EXPECT_EQ(mov({OperandKind::kSpecial, 1, 252, 0}), 0u);
  EXPECT_EQ(mov({OperandKind::kSpecial, 1, 253, 0}), 1u);
  EXPECT_EQ(mov({OperandKind::kSpecial, 1, 235, 0}), uint64_t{1} << 48);
  EXPECT_EQ(mov(Inline(193, 0xFFFFFFFF)), ~uint64_t{0});
  EXPECT_EQ(mov(Literal(0x80000000)), 0x80000000u);
  EXPECT_EQ(mov(kInlineOne), 0x3FF0000000000000u);
  EXPECT_THROW(mov({OperandKind::kSpecial, 1, 254, 0}), ExecutionError);
}

}  // namespace
}  // namespace mx::gfx950
