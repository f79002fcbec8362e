// What is around the arithmetic of a lane: DPP, SDWA, OPSEL, constants, comparisons' masks, and moves between
// lanes.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <functional>
#include <string>

#include "sim/gfx950/exec/exec_test_util.h"

namespace mx::gfx950 {
namespace {

void Number(TestWave& w) {
  for (int l = 0; l < kLanes; ++l)
    w.vgpr[0][l] = static_cast<uint32_t>(1000 + l), w.vgpr[1][l] = 0, w.vgpr[2][l] = 7;
}

// Source lane by the words of the ISA's table, -1: none.
using DppModel = std::function<int(int row, int in_row)>;
void CheckDpp(int ctrl, const DppModel& source) {
  for (uint64_t exec : {~uint64_t{0}, uint64_t{0x0F0F7777FFFF1234}}) {
    for (bool bound : {false, true}) {
      for (int masks : {0xFF, 0xA5, 0x3C}) {
        TestWave w;
        Number(w);
        w.SetPair(kExec, exec);
        Instruction in = Make(Op::v_add_u32, {V(2)}, {V(0), V(1)}, Encoding::kVOP2);
        in.subword = kDpp, in.dpp_ctrl = static_cast<uint16_t>(ctrl), in.bound_ctrl = bound;
        in.row_mask = masks >> 4, in.bank_mask = masks & 15;
        w.Run(in);
        for (int l = 0; l < kLanes; ++l) {
          const int from = source(l / 16, l % 16);
          const bool valid = from >= 0 && (exec >> from & 1) != 0;
          const bool written = (exec >> l & 1) != 0 && (in.row_mask >> l / 16 & 1) != 0 &&
                               (in.bank_mask >> l % 16 / 4 & 1) != 0 && (valid || bound);
          const uint32_t want = !written ? 7 : valid ? static_cast<uint32_t>(1000 + from) : 0;
          ASSERT_EQ(w.vgpr[2][l], want)
              << "control " << std::hex << ctrl << std::dec << " lane " << l << " bound " << bound;
        }
      }
    }
  }
}
TEST(Dpp, EveryControl) {
  for (int perm = 0; perm < 256; ++perm) {
    CheckDpp(perm, [&](int row, int n) { return 16 * row + n / 4 * 4 + (perm >> n % 4 * 2 & 3); });
  }
  for (int k = 1; k < 16; ++k) {
    CheckDpp(0x100 + k, [&](int row, int n) { return n + k < 16 ? 16 * row + n + k : -1; });
    CheckDpp(0x110 + k, [&](int row, int n) { return n >= k ? 16 * row + n - k : -1; });
    CheckDpp(0x120 + k, [&](int row, int n) { return 16 * row + (n + 16 - k) % 16; });
  }
  for (int k = 0; k < 16; ++k) CheckDpp(0x150 + k, [&](int row, int) { return 16 * row + k; });
  CheckDpp(0x130, [](int row, int n) { return 16 * row + n + 1 < 64 ? 16 * row + n + 1 : -1; });
  CheckDpp(0x134, [](int row, int n) { return (16 * row + n + 1) % 64; });
  CheckDpp(0x138, [](int row, int n) { return 16 * row + n - 1; });
  CheckDpp(0x13C, [](int row, int n) { return (16 * row + n + 63) % 64; });
  CheckDpp(0x140, [](int row, int n) { return 16 * row + 15 - n; });
  CheckDpp(0x141, [](int row, int n) { return 16 * row + (n < 8 ? 7 - n : 23 - n); });
  CheckDpp(0x142, [](int row, int) { return 16 * row - 1; });
  CheckDpp(0x143, [](int row, int) { return row >= 2 ? 31 : -1; });
}
TEST(Dpp, AnUnknownControlIsAnError) {
  TestWave w;
  Instruction in = Make(Op::v_mov_b32, {V(2)}, {V(0)}, Encoding::kVOP1);
  in.subword = kDpp, in.dpp_ctrl = 0x144;
  EXPECT_THROW(w.Run(in), ExecutionError);
}

TEST(Sdwa, EverySelectionOfSourcesAndDestination) {
  TestWave w;
  w.vgpr[0].lane.fill(0x8199A3F5), w.vgpr[1].lane.fill(0x12F47E81);
  const int bits[] = {8, 8, 8, 8, 16, 16, 32}, first[] = {0, 8, 16, 24, 0, 16, 0};
  for (int s0 = 0; s0 < 7; ++s0) {
    for (int s1 = 0; s1 < 7; ++s1) {
      for (int d = 0; d < 7; ++d) {
        for (int options = 0; options < 12; ++options) {
          w.vgpr[2].lane.fill(0xA5A5A5A5);
          Instruction in = Make(Op::v_sub_u32, {V(2)}, {V(0), V(1)}, Encoding::kVOP2);
          in.subword = kSdwa, in.src0_sel = static_cast<uint8_t>(s0), in.src1_sel = static_cast<uint8_t>(s1);
          in.dst_sel = static_cast<uint8_t>(d), in.dst_unused = static_cast<uint8_t>(options % 3);
          in.src0_sext = (options / 3 & 1) != 0, in.src1_sext = options / 6 != 0;
          w.Run(in);
          const auto select = [&](uint64_t x, int s, bool sign) {
            const int64_t v = static_cast<int64_t>(x >> first[s] & ((uint64_t{1} << bits[s]) - 1));
            return sign && v >= int64_t{1} << (bits[s] - 1) ? v - (int64_t{1} << bits[s]) : v;
          };
          const auto r = static_cast<uint32_t>(select(0x8199A3F5, s0, in.src0_sext) -
                                               select(0x12F47E81, s1, in.src1_sext));
          const uint64_t mask = ((uint64_t{1} << bits[d]) - 1) << first[d],
                         value = (static_cast<uint64_t>(r) << first[d]) & mask;
          uint64_t rest = 0;
          if (in.dst_unused == 2) rest = 0xA5A5A5A5 & ~mask;
          if (in.dst_unused == 1 && (r >> (bits[d] - 1) & 1) != 0)
            rest = ~uint64_t{0} << (first[d] + bits[d]);
          if (bits[d] == 32) rest = 0;
          ASSERT_EQ(w.vgpr[2][0], static_cast<uint32_t>(value | rest))
              << s0 << " " << s1 << " " << d << " " << options;
        }
      }
    }
  }
}

TEST(Halves, OpselChoosesAndKeeps) {
  TestWave w;
  w.vgpr[0].lane.fill(0x3C004000), w.vgpr[1].lane.fill(0x44004200);  // 1, 2 (high, low); 4, 3
  const std::pair<int, uint32_t> cases[] = {
      {0, 0xA5A54500}, {1, 0xA5A54400}, {2, 0xA5A54600}, {3, 0xA5A54500}, {8, 0x4500A5A5}};
  for (const auto& [op_sel, want] : cases) {  // a + b as 1 * a + b
    w.vgpr[2].lane.fill(0xA5A5A5A5), w.vgpr[3].lane.fill(0x3C003C00);
    Instruction in = Make(Op::v_fma_f16, {V(2)}, {V(0), V(3), V(1)});
    in.op_sel = static_cast<uint8_t>((op_sel & 1) | (op_sel & 2) << 1 | (op_sel & 8));
    w.Run(in);
    EXPECT_EQ(w.vgpr[2][0], want) << op_sel;
  }
  w.Run(Make(Op::v_add_f16, {V(2)}, {V(0), V(1)}, Encoding::kVOP2));  // VOP2 zeroes the high half
  EXPECT_EQ(w.vgpr[2][0], 0x4500u);
  w.Run(Make(Op::v_add_f16, {V(2)}, {kInlineOne, V(1)}, Encoding::kVOP2));  // 1.0 is binary16 here
  EXPECT_EQ(w.vgpr[2][0], 0x4400u);
}

TEST(Constants, WideOperandsExtendThem) {
  TestWave w;
  w.vgpr[0].lane.fill(1), w.vgpr[1].lane.fill(0);
  w.Run(Make(Op::v_lshl_add_u64, {V(2, 2)}, {V(0, 2), kInlineZero, Inline(193, 0xFFFFFFFF)}));
  EXPECT_EQ(static_cast<uint64_t>(w.vgpr[3][0]) << 32 | w.vgpr[2][0], 0u);  // 1 + -1
  w.Run(Make(Op::v_add_f64, {V(2, 2)}, {kInlineOne, Literal(0x40000000)}));
  EXPECT_EQ(static_cast<uint64_t>(w.vgpr[3][0]) << 32 | w.vgpr[2][0], 0x4008000000000000u);  // 1 + 2
  w.SetPair(6, 0x4010000000000000);
  Instruction in = Make(Op::v_mul_f64, {V(2, 2)}, {S(6, 2), Inline(248, 0x3E22F983)});
  in.neg = 1;
  w.Run(in);
  EXPECT_EQ(static_cast<uint64_t>(w.vgpr[3][0]) << 32 | w.vgpr[2][0], 0xBFE45F306DC9C882u);  // -4 / (2 pi)
}

TEST(CrossLane, PermlaneSwaps) {
  for (uint64_t exec : {~uint64_t{0}, uint64_t{0x00FF12345678F00F}}) {
    for (int width : {16, 32}) {
      TestWave w;
      w.SetPair(kExec, exec);
      for (int l = 0; l < kLanes; ++l)
        w.vgpr[0][l] = static_cast<uint32_t>(l), w.vgpr[1][l] = static_cast<uint32_t>(100 + l);
      w.Run(Make(width == 16 ? Op::v_permlane16_swap_b32 : Op::v_permlane32_swap_b32, {V(0)}, {V(1)},
                 Encoding::kVOP1));
      for (int l = 0; l < kLanes; ++l) {
        const bool odd = l / width % 2 == 1, active = (exec >> l & 1) != 0;
        const uint32_t d = active && odd ? static_cast<uint32_t>(100 + l - width) : static_cast<uint32_t>(l);
        const uint32_t s = active && !odd ? static_cast<uint32_t>(l + width) : static_cast<uint32_t>(100 + l);
        EXPECT_EQ(w.vgpr[0][l], d) << width << " " << l;
        EXPECT_EQ(w.vgpr[1][l], s) << width << " " << l;
      }
    }
  }
}

TEST(CrossLane, ReadsWritesAndCounts) {
  TestWave w;
  Number(w);
  w.SetPair(kExec, uint64_t{1} << 37 | uint64_t{1} << 50);
  w.Run(Make(Op::v_readfirstlane_b32, {S(3)}, {V(0)}, Encoding::kVOP1));
  EXPECT_EQ(w.sgpr[3], 1037u);
  w.SetPair(kExec, 0);
  w.Run(Make(Op::v_readfirstlane_b32, {S(3)}, {V(0)}, Encoding::kVOP1));
  EXPECT_EQ(w.sgpr[3], 1000u);
  w.sgpr[4] = 64 + 9;  // six bits count
  w.Run(Make(Op::v_readlane_b32, {S(3)}, {V(0), S(4)}));
  EXPECT_EQ(w.sgpr[3], 1009u);
  w.sgpr[5] = 55;
  w.Run(Make(Op::v_writelane_b32, {V(0)}, {S(5), S(4)}));  // EXEC does not matter
  EXPECT_EQ(w.vgpr[0][9], 55u);
  EXPECT_EQ(w.vgpr[0][8], 1008u);
  w.SetPair(kExec, ~uint64_t{0});
  w.SetPair(8, 0xF0F0F0F0AAAA5555);
  w.Run(Make(Op::v_mbcnt_lo_u32_b32, {V(5)}, {S(8), kInlineZero}));
  w.Run(Make(Op::v_mbcnt_hi_u32_b32, {V(5)}, {S(9), V(5)}));
  int count = 0;
  for (int l = 0; l < kLanes; ++l) {
    EXPECT_EQ(w.vgpr[5][l], static_cast<uint32_t>(count));
    count += w.Pair(8) >> l & 1;
  }
  for (int l = 0; l < kLanes; ++l) w.vgpr[6][l] = static_cast<uint32_t>(l), w.vgpr[7][l] = 99;
  w.SetPair(kExec, 6);
  w.Run(Make(Op::v_swap_b32, {V(6)}, {V(7)}, Encoding::kVOP1));
  EXPECT_EQ(w.vgpr[6][0], 0u);
  EXPECT_EQ(w.vgpr[6][1], 99u);
  EXPECT_EQ(w.vgpr[7][2], 2u);
}

TEST(CrossLane, ConditionalMaskTakesAnyMask) {
  TestWave w;
  Number(w);
  w.SetPair(8, 0x123456789ABCDEF0), w.SetPair(kExec, 0xFFFFFFFF0000FFFF);
  Instruction in = Make(Op::v_cndmask_b32, {V(3)}, {V(0), V(2), S(8, 2)});
  in.neg = 1;
  w.Run(in);
  for (int l = 0; l < kLanes; ++l) {
    const uint32_t picked = (w.Pair(8) >> l & 1) != 0 ? 7u : static_cast<uint32_t>(1000 + l) ^ 0x80000000;
    EXPECT_EQ(w.vgpr[3][l], (w.exec() >> l & 1) != 0 ? picked : 0xA5A5A5A5);
  }
}

template <class T>
bool Relation(const std::string& name, T a, T b, bool unordered) {
  if (name == "f") return false;
  if (name == "t" || name == "tru") return true;
  if (name == "lt") return !unordered && a < b;
  if (name == "eq") return !unordered && a == b;
  if (name == "le") return !unordered && a <= b;
  if (name == "gt") return !unordered && a > b;
  if (name == "ge") return !unordered && a >= b;
  if (name == "ne") return a != b;
  if (name == "lg") return !unordered && (a < b || a > b);
  if (name == "o") return !unordered;
  if (name == "u") return unordered;
  if (name == "neq") return !Relation("eq", a, b, unordered);
  return !Relation(name.substr(1), a, b, unordered);  // nge nlg ngt nle nlt
}
double HalfValue(uint32_t x) {
  const int field = x >> 10 & 31, mantissa = x & 0x3FF;
  const double v = field == 31  ? (mantissa != 0 ? std::nan("") : INFINITY)
                   : field == 0 ? std::ldexp(mantissa, -24)
                                : std::ldexp(1024 + mantissa, field - 25);
  return (x & 0x8000) != 0 ? -v : v;
}

TEST(Compare, EveryConditionOfEveryType) {
  const uint32_t words[] = {0,          1,          0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x3F800000,
                            0xBF800000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000400, 0x80003C00,
                            0x0000BC00, 0x00007C01, 0x00008000, 0x3FF00000};
  int seen = 0;
  for (int i = 0; i < static_cast<int>(Op::kCount); ++i) {
    const std::string name = Name(static_cast<Op>(i));
    if (!name.starts_with("v_cmp") || name.find("class") != std::string::npos) continue;
    ++seen;
    const bool exec_too = name.starts_with("v_cmpx_");
    const std::string rest = name.substr(exec_too ? 7 : 6), type = rest.substr(rest.rfind('_') + 1);
    const std::string relation = rest.substr(0, rest.rfind('_'));
    for (int shift = 0; shift < 16; ++shift) {
      TestWave w;
      for (int l = 0; l < kLanes; ++l) {
        w.vgpr[0][l] = words[l % 16], w.vgpr[1][l] = words[(l / 16 + shift) % 16];
        w.vgpr[2][l] = words[(l + shift) % 16], w.vgpr[3][l] = words[(l / 16 + 2 * shift) % 16];
      }
      const uint64_t exec = 0xFFFF0FFFFFFFFFFF;
      w.SetPair(kExec, exec);
      const bool wide = type.ends_with("64");
      if (wide) {
        w.Run(Make(static_cast<Op>(i), {S(20, 2)}, {V(0, 2), V(2, 2)}));
      } else {
        w.Run(Make(static_cast<Op>(i), {S(20, 2)}, {V(0), V(2)}));
      }
      for (int l = 0; l < kLanes; ++l) {
        const uint32_t a = w.vgpr[0][l], b = w.vgpr[2][l];
        const uint64_t aa = static_cast<uint64_t>(w.vgpr[1][l]) << 32 | a,
                       bb = static_cast<uint64_t>(w.vgpr[3][l]) << 32 | b;
        bool want = false;
        const auto floats = [&](double x, double y) {
          return Relation(relation, x, y, std::isnan(x) || std::isnan(y));
        };
        if (type == "i32") want = Relation(relation, static_cast<int32_t>(a), static_cast<int32_t>(b), false);
        if (type == "u32") want = Relation(relation, a, b, false);
        if (type == "i16") want = Relation(relation, static_cast<int16_t>(a), static_cast<int16_t>(b), false);
        if (type == "u16") want = Relation(relation, a & 0xFFFF, b & 0xFFFF, false);
        if (type == "i64")
          want = Relation(relation, static_cast<int64_t>(aa), static_cast<int64_t>(bb), false);
        if (type == "u64") want = Relation(relation, aa, bb, false);
        if (type == "f32") want = floats(std::bit_cast<float>(a), std::bit_cast<float>(b));
        if (type == "f64") want = floats(std::bit_cast<double>(aa), std::bit_cast<double>(bb));
        if (type == "f16") want = floats(HalfValue(a), HalfValue(b));
        want = want && (exec >> l & 1) != 0;
        ASSERT_EQ((w.Pair(20) >> l & 1) != 0, want) << name << std::hex << " " << aa << " " << bb;
      }
      ASSERT_EQ(w.exec(), exec_too ? w.Pair(20) : exec) << name;
    }
  }
  EXPECT_EQ(seen, 192);
}

TEST(Compare, ClassesOfEveryWidth) {
  struct Case {
    uint64_t half, single, twice;
    int bit;
  };
  const Case cases[] = {
      {0x7C01, 0x7F800001, 0x7FF0000000000001, 0}, {0xFE00, 0xFFC00000, 0xFFF8000000000000, 1},
      {0xFC00, 0xFF800000, 0xFFF0000000000000, 2}, {0xBC00, 0xBF800000, 0xBFF0000000000000, 3},
      {0x8001, 0x80000001, 0x8000000000000001, 4}, {0x8000, 0x80000000, 0x8000000000000000, 5},
      {0x0000, 0x00000000, 0x0000000000000000, 6}, {0x03FF, 0x007FFFFF, 0x000FFFFFFFFFFFFF, 7},
      {0x0400, 0x00800000, 0x0010000000000000, 8}, {0x7C00, 0x7F800000, 0x7FF0000000000000, 9}};
  for (const Case& c : cases) {
    for (int bit = 0; bit < 10; ++bit) {
      TestWave w;
      w.mode.denorm32 = w.mode.denorm16_64 = 0;  // classes see denormals all the same
      w.vgpr[4].lane.fill(1u << bit);
      w.vgpr[0].lane.fill(static_cast<uint32_t>(c.half)),
          w.vgpr[1].lane.fill(static_cast<uint32_t>(c.single));
      w.vgpr[2].lane.fill(static_cast<uint32_t>(c.twice)),
          w.vgpr[3].lane.fill(static_cast<uint32_t>(c.twice >> 32));
      const uint64_t want = bit == c.bit ? ~uint64_t{0} : 0;
      w.Run(Make(Op::v_cmp_class_f16, {S(20, 2)}, {V(0), V(4)}));
      EXPECT_EQ(w.Pair(20), want) << c.bit;
      w.Run(Make(Op::v_cmp_class_f32, {S(20, 2)}, {V(1), V(4)}));
      EXPECT_EQ(w.Pair(20), want) << c.bit;
      w.Run(Make(Op::v_cmp_class_f64, {S(20, 2)}, {V(2, 2), V(4)}));
      EXPECT_EQ(w.Pair(20), want) << c.bit;
    }
  }
}

}  // namespace
}  // namespace mx::gfx950
