// Integer VALU instructions against formulas in 64 and 128 bits or bit by bit; EXEC, DPP, SDWA, OPSEL,
// constants and lane moves against their definitions, lane by lane.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "sim/gfx950/exec/exec_test_util.h"

namespace mx::gfx950 {
namespace {

using U = uint64_t;
using I = int64_t;
I S32(U x) { return static_cast<int32_t>(x); }
I Field(U x, int first, int bits) { return static_cast<I>(x >> first & ((U{1} << bits) - 1)); }
I SignedField(U x, int first, int bits) {
  const I f = Field(x, first, bits);
  return f >= I{1} << (bits - 1) ? f - (I{1} << bits) : f;
}
U BitByBit(const std::function<bool(int)>& bit) {
  U r = 0;
  for (int i = 0; i < 32; ++i) r |= static_cast<U>(bit(i)) << i;
  return r;
}
bool Bit(U x, int i) { return (x >> i & 1) != 0; }
I Bytes(U a, U b, bool masked) {
  I sum = 0;
  for (int i = 0; i < 4; ++i)
    sum += masked && Field(b, 8 * i, 8) == 0 ? 0 : std::abs(Field(a, 8 * i, 8) - Field(b, 8 * i, 8));
  return sum;
}
U PermByte(U a, U b, I sel) {
  const U data = a << 32 | b;
  if (sel < 8) return static_cast<U>(Field(data, static_cast<int>(8 * sel), 8));
  if (sel < 12) return Bit(data, static_cast<int>(16 * (sel - 8) + 15)) ? 255 : 0;
  return sel == 12 ? 0 : 255;
}
I Median(I a, I b, I c) { return std::max(std::min(a, b), std::min(std::max(a, b), c)); }
int Leading(U x) {  // of 32 bits
  for (int i = 31; i >= 0; --i) {
    if (Bit(x, i)) return 31 - i;
  }
  return -1;
}

struct Formula {
  Op op;
  int sources;
  std::function<U(U, U, U)> want;  // the low 32 bits count
};
const std::vector<Formula>& Formulas() {
  static const std::vector<Formula> all = {
      {Op::v_not_b32, 1, [](U a, U, U) { return 0xFFFFFFFF - a; }},
      {Op::v_bfrev_b32, 1, [](U a, U, U) { return BitByBit([&](int i) { return Bit(a, 31 - i); }); }},
      {Op::v_ffbh_u32, 1, [](U a, U, U) { return static_cast<U>(Leading(a)); }},
      {Op::v_ffbl_b32, 1,
       [](U a, U, U) {
         for (int i = 0; i < 32; ++i) {
           if (Bit(a, i)) return static_cast<U>(i);
         }
         return ~U{0};
       }},
      {Op::v_ffbh_i32, 1, [](U a, U, U) { return static_cast<U>(Leading(Bit(a, 31) ? 0xFFFFFFFF - a : a)); }},
      {Op::v_mul_i32_i24, 2,
       [](U a, U b, U) { return static_cast<U>(SignedField(a, 0, 24) * SignedField(b, 0, 24)); }},
      {Op::v_mul_hi_i32_i24, 2,
       [](U a, U b, U) { return static_cast<U>(SignedField(a, 0, 24) * SignedField(b, 0, 24) >> 32); }},
      {Op::v_mul_u32_u24, 2, [](U a, U b, U) { return static_cast<U>(Field(a, 0, 24) * Field(b, 0, 24)); }},
      {Op::v_mul_hi_u32_u24, 2,
       [](U a, U b, U) { return static_cast<U>(Field(a, 0, 24) * Field(b, 0, 24)) >> 32; }},
      {Op::v_min_i32, 2, [](U a, U b, U) { return static_cast<U>(std::min(S32(a), S32(b))); }},
      {Op::v_max_i32, 2, [](U a, U b, U) { return static_cast<U>(std::max(S32(a), S32(b))); }},
      {Op::v_min_u32, 2, [](U a, U b, U) { return std::min(a, b); }},
      {Op::v_max_u32, 2, [](U a, U b, U) { return std::max(a, b); }},
      {Op::v_lshrrev_b32, 2, [](U a, U b, U) { return b / (U{1} << a % 32); }},
      {Op::v_ashrrev_i32, 2, [](U a, U b, U) { return static_cast<U>(S32(b) >> a % 32); }},
      {Op::v_lshlrev_b32, 2, [](U a, U b, U) { return b * (U{1} << a % 32); }},
      {Op::v_and_b32, 2, [](U a, U b, U) { return BitByBit([&](int i) { return Bit(a, i) && Bit(b, i); }); }},
      {Op::v_or_b32, 2, [](U a, U b, U) { return BitByBit([&](int i) { return Bit(a, i) || Bit(b, i); }); }},
      {Op::v_xor_b32, 2, [](U a, U b, U) { return BitByBit([&](int i) { return Bit(a, i) != Bit(b, i); }); }},
      {Op::v_xnor_b32, 2,
       [](U a, U b, U) { return BitByBit([&](int i) { return Bit(a, i) == Bit(b, i); }); }},
      {Op::v_add_u32, 2, [](U a, U b, U) { return a + b; }},
      {Op::v_sub_u32, 2, [](U a, U b, U) { return a - b; }},
      {Op::v_subrev_u32, 2, [](U a, U b, U) { return b - a; }},
      {Op::v_add_i32, 2, [](U a, U b, U) { return a + b; }},
      {Op::v_sub_i32, 2, [](U a, U b, U) { return a - b; }},
      {Op::v_mul_lo_u32, 2, [](U a, U b, U) { return a * b; }},
      {Op::v_mul_hi_u32, 2, [](U a, U b, U) { return a * b >> 32; }},
      {Op::v_mul_hi_i32, 2, [](U a, U b, U) { return static_cast<U>(S32(a) * S32(b) >> 32); }},
      {Op::v_bcnt_u32_b32, 2,
       [](U a, U b, U) {
         U n = b;
         for (int i = 0; i < 32; ++i) n += Bit(a, i);
         return n;
       }},
      {Op::v_bfm_b32, 2,
       [](U a, U b, U) {
         return BitByBit(
             [&](int i) { return i >= static_cast<int>(b % 32) && i < static_cast<int>(b % 32 + a % 32); });
       }},
      {Op::v_cvt_pk_u16_u32, 2,
       [](U a, U b, U) { return std::min(a, U{65535}) + std::min(b, U{65535}) * 65536; }},
      {Op::v_cvt_pk_i16_i32, 2,
       [](U a, U b, U) {
         const auto s = [](U x) { return static_cast<U>(std::clamp<I>(S32(x), -32768, 32767)) & 0xFFFF; };
         return s(a) + s(b) * 65536;
       }},
      {Op::v_mad_i32_i24, 3,
       [](U a, U b, U c) { return static_cast<U>(SignedField(a, 0, 24) * SignedField(b, 0, 24)) + c; }},
      {Op::v_mad_u32_u24, 3,
       [](U a, U b, U c) { return static_cast<U>(Field(a, 0, 24) * Field(b, 0, 24)) + c; }},
      {Op::v_mad_u32_u16, 3,
       [](U a, U b, U c) { return static_cast<U>(Field(a, 0, 16) * Field(b, 0, 16)) + c; }},
      {Op::v_mad_i32_i16, 3,
       [](U a, U b, U c) { return static_cast<U>(SignedField(a, 0, 16) * SignedField(b, 0, 16)) + c; }},
      {Op::v_bfe_u32, 3,
       [](U a, U b, U c) {
         return static_cast<U>(Field(a, static_cast<int>(b % 32), static_cast<int>(c % 32)));
       }},
      {Op::v_bfe_i32, 3,
       [](U a, U b, U c) {
         const int size = static_cast<int>(c % 32);
         return size == 0
                    ? 0
                    : static_cast<U>(SignedField(static_cast<U>(S32(a)), static_cast<int>(b % 32), size));
       }},
      {Op::v_bfi_b32, 3,
       [](U a, U b, U c) { return BitByBit([&](int i) { return Bit(a, i) ? Bit(b, i) : Bit(c, i); }); }},
      {Op::v_lerp_u8, 3,
       [](U a, U b, U c) {
         U r = 0;
         for (int i = 0; i < 32; i += 8)
           r += static_cast<U>((Field(a, i, 8) + Field(b, i, 8) + Field(c, i, 1)) / 2) << i;
         return r;
       }},
      {Op::v_alignbit_b32, 3,
       [](U a, U b, U c) {
         return BitByBit([&](int i) { return Bit(a << 32 | b, i + static_cast<int>(c % 32)); });
       }},
      {Op::v_alignbyte_b32, 3,
       [](U a, U b, U c) {
         return BitByBit([&](int i) { return Bit(a << 32 | b, i + 8 * static_cast<int>(c % 4)); });
       }},
      {Op::v_min3_i32, 3,
       [](U a, U b, U c) {
         return static_cast<U>(std::min({S32(a), S32(b), S32(c)}));
       }},
      {Op::v_max3_i32, 3,
       [](U a, U b, U c) {
         return static_cast<U>(std::max({S32(a), S32(b), S32(c)}));
       }},
      {Op::v_min3_u32, 3,
       [](U a, U b, U c) {
         return std::min({a, b, c});
       }},
      {Op::v_max3_u32, 3,
       [](U a, U b, U c) {
         return std::max({a, b, c});
       }},
      {Op::v_med3_i32, 3, [](U a, U b, U c) { return static_cast<U>(Median(S32(a), S32(b), S32(c))); }},
      {Op::v_med3_u32, 3,
       [](U a, U b, U c) {
         return static_cast<U>(Median(static_cast<I>(a), static_cast<I>(b), static_cast<I>(c)));
       }},
      {Op::v_sad_u8, 3, [](U a, U b, U c) { return static_cast<U>(Bytes(a, b, false)) + c; }},
      {Op::v_sad_hi_u8, 3, [](U a, U b, U c) { return static_cast<U>(Bytes(a, b, false)) * 65536 + c; }},
      {Op::v_msad_u8, 3, [](U a, U b, U c) { return static_cast<U>(Bytes(a, b, true)) + c; }},
      {Op::v_sad_u16, 3,
       [](U a, U b, U c) {
         return static_cast<U>(std::abs(Field(a, 0, 16) - Field(b, 0, 16)) +
                               std::abs(Field(a, 16, 16) - Field(b, 16, 16))) +
                c;
       }},
      {Op::v_sad_u32, 3, [](U a, U b, U c) { return std::max(a, b) - std::min(a, b) + c; }},
      {Op::v_perm_b32, 3,
       [](U a, U b, U c) {
         U r = 0;
         for (int i = 0; i < 32; i += 8) r |= PermByte(a, b, Field(c, i, 8)) << i;
         return r;
       }},
      {Op::v_xad_u32, 3, [](U a, U b, U c) { return (a ^ b) + c; }},
      {Op::v_lshl_add_u32, 3, [](U a, U b, U c) { return a * (U{1} << b % 32) + c; }},
      {Op::v_add_lshl_u32, 3, [](U a, U b, U c) { return (a + b) * (U{1} << c % 32); }},
      {Op::v_add3_u32, 3, [](U a, U b, U c) { return a + b + c; }},
      {Op::v_lshl_or_b32, 3, [](U a, U b, U c) { return a << b % 32 | c; }},
      {Op::v_and_or_b32, 3,
       [](U a, U b, U c) { return BitByBit([&](int i) { return (Bit(a, i) && Bit(b, i)) || Bit(c, i); }); }},
      {Op::v_or3_b32, 3, [](U a, U b, U c) { return a | b | c; }},
  };
  return all;
}

uint32_t Value(Random& random) {
  const uint32_t special[] = {0,          1,      0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x00800000, 0x007FFFFF,
                              0xFF800000, 0x8000, 0xFFFF,     0x0C0B0A09, 31,         32};
  const uint32_t pick = random.Below(4);
  return pick == 0   ? special[random.Below(13)]
         : pick == 1 ? random.Below(64)
                     : random.Next() ^ random.Next() << 16;
}
void Randomise(TestWave& w, Random& random, int registers) {
  for (int r = 0; r < registers; ++r) {
    for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) x = Value(random);
  }
}

TEST(Integer, EveryFormulaUnderExecWithScalarSources) {
  Random random(1);
  TestWave w;
  for (const Formula& f : Formulas()) {
    for (int trial = 0; trial < 40; ++trial) {
      Randomise(w, random, 4);
      w.sgpr[5] = Value(random);
      Instruction in = Make(f.op, {V(3)}, {V(0), V(1), V(2)});
      in.num_src = in.num_explicit_src = static_cast<uint8_t>(f.sources);
      const int scalar = trial % 4;
      if (scalar < 3) in.src[scalar] = trial % 8 < 4 ? S(5) : Literal(w.sgpr[5]);
      const uint64_t exec =
          trial % 2 == 0 ? ~uint64_t{0} : static_cast<uint64_t>(random.Next()) << 32 | random.Next();
      w.SetPair(kExec, exec);
      const LaneVector old = w.vgpr[3];
      w.Run(in);
      for (int l = 0; l < kLanes; ++l) {
        const auto get = [&](int i) {
          return U{i == scalar ? w.sgpr[5] : w.vgpr[static_cast<size_t>(i)][l]};
        };
        const auto want =
            (exec >> l & 1) != 0 ? static_cast<uint32_t>(f.want(get(0), get(1), get(2))) : old[l];
        ASSERT_EQ(w.vgpr[3][l], want)
            << Name(f.op) << std::hex << " " << get(0) << " " << get(1) << " " << get(2);
      }
    }
  }
}

TEST(Integer, ClampSaturates) {
  TestWave w;
  const std::tuple<Op, uint32_t, uint32_t, uint32_t> cases[] = {
      {Op::v_add_u32, 0xFFFFFFF0, 0x20, 0xFFFFFFFF},
      {Op::v_sub_u32, 1, 2, 0},
      {Op::v_subrev_u32, 2, 1, 0},
      {Op::v_add_i32, 0x7FFFFFFF, 1, 0x7FFFFFFF},
      {Op::v_sub_i32, 0x80000000, 1, 0x80000000},
      {Op::v_add_i32, 0x80000000, 0xFFFFFFFF, 0x80000000},
      {Op::v_add_u16, 0xFFF0, 0x20, 0xFFFF},
      {Op::v_add_i16, 0x7FFF, 1, 0xA5A57FFF},
      {Op::v_sub_u16, 1, 2, 0}};
  for (const auto& [op, a, b, want] : cases) {
    w.vgpr[0].lane.fill(a), w.vgpr[1].lane.fill(b), w.vgpr[2].lane.fill(0xA5A5A5A5);
    Instruction in = Make(op, {V(2)}, {V(0), V(1)});
    in.clamp = true;
    w.Run(in);
    EXPECT_EQ(w.vgpr[2][0], want) << Name(op);
  }
}

TEST(Integer, CarriesThroughMasks) {
  Random random(2);
  TestWave w;
  const std::pair<Op, bool> ops[] = {{Op::v_add_co_u32, false},    {Op::v_sub_co_u32, false},
                                     {Op::v_subrev_co_u32, false}, {Op::v_addc_co_u32, true},
                                     {Op::v_subb_co_u32, true},    {Op::v_subbrev_co_u32, true}};
  for (const auto& [op, carry_in] : ops) {
    for (int trial = 0; trial < 30; ++trial) {
      Randomise(w, random, 2);
      w.SetPair(20, static_cast<uint64_t>(random.Next()) << 32 | random.Next());
      const uint64_t carry = w.Pair(20), exec = trial % 2 == 0 ? ~uint64_t{0} : carry * 0x9E3779B97F4A7C15u;
      w.SetPair(kExec, exec);
      w.Run(Make(op, {V(2), S(kVcc, 2)}, {V(0), V(1), S(20, 2)}));
      for (int l = 0; l < kLanes; ++l) {
        if ((exec >> l & 1) == 0) {
          ASSERT_EQ(w.vcc() >> l & 1, 0u);
          continue;
        }
        I a = w.vgpr[0][l], b = w.vgpr[1][l];
        if (op == Op::v_subrev_co_u32 || op == Op::v_subbrev_co_u32) std::swap(a, b);
        const I in = carry_in ? static_cast<I>(carry >> l & 1) : 0;
        const bool add = op == Op::v_add_co_u32 || op == Op::v_addc_co_u32;
        const I r = add ? a + b + in : a - b - in;
        ASSERT_EQ(w.vgpr[2][l], static_cast<uint32_t>(r));
        ASSERT_EQ((w.vcc() >> l & 1) != 0, r < 0 || r > 0xFFFFFFFF);
      }
    }
  }
}

TEST(Integer, WideOperations) {
  Random random(3);
  TestWave w;
  for (int trial = 0; trial < 200; ++trial) {
    Randomise(w, random, 6);
    const auto pair = [&](int r, int l) {
      return static_cast<U>(w.vgpr[static_cast<size_t>(r + 1)][l]) << 32 | w.vgpr[static_cast<size_t>(r)][l];
    };
    const auto run = [&](Op op, std::initializer_list<Operand> src) {
      w.Run(Make(op, {V(8, 2), S(30, 2)}, src));
    };
    __extension__ using Int128 = __int128;
    run(Op::v_lshl_add_u64, {V(0, 2), V(2), V(4, 2)});
    for (int l = 0; l < kLanes; ++l) {
      const U n = w.vgpr[2][l] & 7;
      ASSERT_EQ(pair(8, l), pair(0, l) * (U{1} << (n > 4 ? 0 : n)) + pair(4, l));
    }
    run(Op::v_lshlrev_b64, {V(2), V(0, 2)});
    for (int l = 0; l < kLanes; ++l) ASSERT_EQ(pair(8, l), pair(0, l) << w.vgpr[2][l] % 64);
    run(Op::v_lshrrev_b64, {V(2), V(0, 2)});
    for (int l = 0; l < kLanes; ++l) ASSERT_EQ(pair(8, l), pair(0, l) >> w.vgpr[2][l] % 64);
    run(Op::v_ashrrev_i64, {V(2), V(0, 2)});
    for (int l = 0; l < kLanes; ++l)
      ASSERT_EQ(static_cast<I>(pair(8, l)), static_cast<I>(pair(0, l)) >> w.vgpr[2][l] % 64);
    run(Op::v_mad_u64_u32, {V(0), V(1), V(4, 2)});
    for (int l = 0; l < kLanes; ++l) {
      const Int128 want = Int128{w.vgpr[0][l]} * w.vgpr[1][l] + pair(4, l);
      ASSERT_EQ(pair(8, l), static_cast<U>(want));
      ASSERT_EQ(w.Pair(30) >> l & 1, static_cast<U>(want >> 64));
    }
    run(Op::v_mad_i64_i32, {V(0), V(1), V(4, 2)});
    for (int l = 0; l < kLanes; ++l) {
      const Int128 want = Int128{S32(w.vgpr[0][l])} * S32(w.vgpr[1][l]) + static_cast<I>(pair(4, l));
      ASSERT_EQ(pair(8, l), static_cast<U>(want));
      ASSERT_EQ(w.Pair(30) >> l & 1, static_cast<U>(want >> 64) & 1);
    }
  }
}

TEST(Integer, BitOp3EveryTable) {
  Random random(4);
  TestWave w;
  for (int table = 0; table < 256; ++table) {
    Randomise(w, random, 3);
    Instruction in = Make(Op::v_bitop3_b32, {V(3)}, {V(0), V(1), V(2)});
    in.bitop = static_cast<uint8_t>(table);
    in.neg = table & 7, in.abs = table >> 3 & 7,
    in.omod = static_cast<uint8_t>(table >> 6);  // the same bits of the encoding
    w.Run(in);
    for (int l = 0; l < kLanes; ++l) {
      const U want = BitByBit([&](int i) {
        return Bit(static_cast<U>(table),
                   4 * Bit(w.vgpr[0][l], i) + 2 * Bit(w.vgpr[1][l], i) + Bit(w.vgpr[2][l], i));
      });
      ASSERT_EQ(w.vgpr[3][l], want) << table;
    }
  }
}

TEST(Integer, PackedSixteenBits) {
  Random random(5);
  TestWave w;
  const std::vector<std::tuple<Op, bool, std::function<I(I, I, I)>>> ops = {
      {Op::v_pk_add_u16, false, [](I a, I b, I) { return a + b; }},
      {Op::v_pk_sub_i16, true, [](I a, I b, I) { return a - b; }},
      {Op::v_pk_mul_lo_u16, false, [](I a, I b, I) { return a * b; }},
      {Op::v_pk_mad_i16, true, [](I a, I b, I c) { return a * b + c; }},
      {Op::v_pk_min_i16, true, [](I a, I b, I) { return std::min(a, b); }},
      {Op::v_pk_max_u16, false, [](I a, I b, I) { return std::max(a, b); }},
      {Op::v_pk_lshlrev_b16, false, [](I a, I b, I) { return b * (I{1} << (a & 15)) & 0xFFFF; }},
      {Op::v_pk_ashrrev_i16, true, [](I a, I b, I) { return b >> (a & 15); }}};
  for (const auto& row : ops) {
    const Op op = std::get<0>(row);
    const bool is_signed = std::get<1>(row);
    const auto& want = std::get<2>(row);
    for (int trial = 0; trial < 50; ++trial) {
      Randomise(w, random, 3);
      Instruction in = Make(op, {V(3)}, {V(0), V(1), V(2)}, Encoding::kVOP3P);
      in.op_sel = random.Next() & 7, in.op_sel_hi = random.Next() & 7, in.clamp = trial % 5 == 0;
      w.Run(in);
      for (int l = 0; l < kLanes; ++l) {
        U both = 0;
        for (int e = 0; e < 2; ++e) {
          const auto get = [&](int s) {
            const int first = 16 * ((e == 0 ? in.op_sel : in.op_sel_hi) >> s & 1);
            const U x = w.vgpr[static_cast<size_t>(s)][l];
            return is_signed ? SignedField(x, first, 16) : Field(x, first, 16);
          };
          I r = want(get(0), get(1), get(2));
          if (in.clamp) r = is_signed ? std::clamp<I>(r, -32768, 32767) : std::clamp<I>(r, 0, 65535);
          both |= (static_cast<U>(r) & 0xFFFF) << 16 * e;
        }
        ASSERT_EQ(w.vgpr[3][l], both) << Name(op);
      }
    }
  }
}

TEST(Integer, DotProducts) {
  Random random(6);
  TestWave w;
  const std::tuple<Op, int, bool> ops[] = {{Op::v_dot2_i32_i16, 16, true}, {Op::v_dot2_u32_u16, 16, false},
                                           {Op::v_dot4_i32_i8, 8, true},   {Op::v_dot4_u32_u8, 8, false},
                                           {Op::v_dot8_i32_i4, 4, true},   {Op::v_dot8_u32_u4, 4, false}};
  for (const auto& row : ops) {
    const Op op = std::get<0>(row);
    const int bits = std::get<1>(row);
    const bool is_signed = std::get<2>(row);
    Randomise(w, random, 3);
    w.Run(Make(op, {V(3)}, {V(0), V(1), V(2)}, Encoding::kVOP3P));
    for (int l = 0; l < kLanes; ++l) {
      I sum = w.vgpr[2][l];
      for (int n = 0; n < 32; n += bits) {
        const auto get = [&](int r) {
          return is_signed ? SignedField(w.vgpr[static_cast<size_t>(r)][l], n, bits)
                           : Field(w.vgpr[static_cast<size_t>(r)][l], n, bits);
        };
        sum += get(0) * get(1);
      }
      ASSERT_EQ(w.vgpr[3][l], static_cast<uint32_t>(sum)) << Name(op);
    }
  }
}

}  // namespace
}  // namespace mx::gfx950
