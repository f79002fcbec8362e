// v_fma_mix, packed binary16 arithmetic and float dot products against models in binary64, where the operands
// are chosen so that products and sums are exact before the rounding that is asked for.
#include <gtest/gtest.h>

#include "sim/gfx950/exec/exec_test_util.h"
#include "sim/gfx950/exec/wide_model_test_util.h"

namespace mx::gfx950 {
namespace {

uint32_t Flushed(uint32_t x) { return (x & 0x7F800000) == 0 ? x & 0x80000000 : x; }
uint32_t FlushedHalf(uint32_t h) { return (h & 0x7C00) == 0 ? h & 0x8000 : h; }

// x + y in binary64, rounded to odd where it is not exact: another rounding to at most 51 bits gives then
// what a single one would.
double OddSum(double x, double y) {
  const double sum = x + y, of_y = sum - x, error = (x - (sum - of_y)) + (y - of_y);
  if (error == 0 || (std::bit_cast<uint64_t>(sum) & 1) != 0) return sum;
  return std::nextafter(sum, error > 0 ? INFINITY : -INFINITY);
}

// Both binary32 and binary16 sources, which OPSEL_HI says; every modifier, rounding and denormal mode. A
// binary32 source has 11 significant bits, so that products are exact in binary64.
class Mix {
 public:
  explicit Mix(uint64_t seed) : random_(seed) {}

  void Run(int mode, int denorm, bool limit) {
    w_.mode.round32 = static_cast<uint8_t>(mode), w_.mode.round16_64 = static_cast<uint8_t>(3 - mode);
    w_.mode.denorm32 = w_.mode.denorm16_64 = static_cast<uint8_t>(denorm), w_.mode.fp16_ovfl = limit;
    Instruction in = Make(Op::v_fma_mix_f32, {V(4)}, {V(0), V(1), V(2)}, Encoding::kVOP3P);
    in.op_sel = random_.Next() & 7, in.op_sel_hi = random_.Next() & 7;
    in.neg = random_.Next() & 7, in.neg_hi = random_.Next() & 7;
    for (int r = 0; r < 3; ++r) Fill(r, (in.op_sel_hi >> r & 1) != 0);
    w_.Run(in);
    w_.vgpr[5] = w_.vgpr[6] = w_.vgpr[4];
    Instruction low = in, high = in;
    low.op = Op::v_fma_mixlo_f16, low.dst[0] = V(5);
    high.op = Op::v_fma_mixhi_f16, high.dst[0] = V(6);
    w_.Run(low), w_.Run(high);
    for (int l = 0; l < kLanes; ++l) {
      uint32_t want = RoundTo(OddSum(Value(in, 0, l) * Value(in, 1, l), Value(in, 2, l)), 32, 23, 127, mode);
      // A sum of nothing is +0, or -0 where the mode rounds down.
      if ((want & 0x7FFFFFFF) == 0 && Cancels(in, l)) want = mode == 2 ? 0x80000000 : 0;
      if ((denorm & 2) == 0) want = Flushed(want);
      ASSERT_EQ(w_.vgpr[4][l], want) << "lane " << l << " mode " << mode << " denormals " << denorm
                                     << std::hex << " " << w_.vgpr[0][l] << " " << w_.vgpr[1][l] << " "
                                     << w_.vgpr[2][l];
      uint32_t half = ToHalf(Single(want), 3 - mode);
      if (limit && (half & 0x7FFF) == 0x7C00 && std::isfinite(Single(want))) half -= 1;
      if ((denorm & 2) == 0) half = FlushedHalf(half);
      ASSERT_EQ(w_.vgpr[5][l], (want & 0xFFFF0000) | half) << "low, lane " << l;
      ASSERT_EQ(w_.vgpr[6][l], half << 16 | (want & 0xFFFF)) << "high, lane " << l;
    }
  }

 private:
  void Fill(int r, bool halves) {
    for (uint32_t& x : w_.vgpr[static_cast<size_t>(r)].lane) {
      const auto half = [&] { return (random_.Next() & 0x83FF) | random_.Below(31) << 10; };
      x = halves ? half() | half() << 16 : (random_.Next() & 0x8007E000) | (117 + random_.Below(20)) << 23;
      if (!halves) x |= random_.Next() & 0x7C0000;
      if (!halves && random_.Below(16) == 0) x &= 0x807FE000;  // a denormal
    }
  }
  double Value(const Instruction& in, int r, int l) const {
    uint32_t x = w_.vgpr[static_cast<size_t>(r)][l];
    double v = 0;
    if ((in.op_sel_hi >> r & 1) != 0) {
      uint32_t h = x >> (in.op_sel >> r & 1) * 16 & 0xFFFF;
      if ((w_.mode.denorm16_64 & 1) == 0) h = FlushedHalf(h);
      v = Half(h);
    } else {
      v = Single((w_.mode.denorm32 & 1) == 0 ? Flushed(x) : x);
    }
    if ((in.neg_hi >> r & 1) != 0) v = std::fabs(v);
    return (in.neg >> r & 1) != 0 ? -v : v;
  }
  bool Cancels(const Instruction& in, int l) const {
    const double p = Value(in, 0, l) * Value(in, 1, l), c = Value(in, 2, l);
    return p != 0 || std::signbit(p) != std::signbit(c);
  }

  Random random_;
  TestWave w_;
};

TEST(Mixed, EverySourceKindModifierAndMode) {
  Mix mix(1);
  for (int trial = 0; trial < 400; ++trial) {
    for (int mode = 0; mode < 4; ++mode) {
      mix.Run(mode, trial % 4, trial % 3 == 0);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Mixed, PackedArithmeticOnEveryHalf) {
  Random random(4);
  TestWave w;
  for (int trial = 0; trial < 300; ++trial) {
    for (int r = 0; r < 2; ++r) {
      const auto half = [&] { return (random.Next() & 0x83FF) | (10 + random.Below(12)) << 10; };
      for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) x = half() | half() << 16;
    }
    Instruction packed =
        Make(trial % 2 == 0 ? Op::v_pk_mul_f16 : Op::v_pk_add_f16, {V(4)}, {V(0), V(1)}, Encoding::kVOP3P);
    packed.op_sel = random.Next() & 3, packed.op_sel_hi = random.Next() & 3;
    packed.neg = random.Next() & 3, packed.neg_hi = random.Next() & 3;
    w.Run(packed);
    for (int l = 0; l < kLanes; ++l) {
      uint32_t want = 0;
      for (int e = 0; e < 2; ++e) {
        const auto get = [&](int r) {
          const uint32_t select = (e == 0 ? packed.op_sel : packed.op_sel_hi) >> r & 1;
          const double v = Half(w.vgpr[static_cast<size_t>(r)][l] >> select * 16 & 0xFFFF);
          return ((e == 0 ? packed.neg : packed.neg_hi) >> r & 1) != 0 ? -v : v;
        };
        want |= ToHalf(trial % 2 == 0 ? get(0) * get(1) : get(0) + get(1), 0) << 16 * e;
      }
      ASSERT_EQ(w.vgpr[4][l], want);
    }
  }
}

struct Dot {
  Op op;
  bool bfloat, addend_last, accumulates;
};
constexpr Dot kDots[] = {{Op::v_dot2_f32_f16, false, false, false},
                         {Op::v_dot2_f32_bf16, true, true, false},
                         {Op::v_dot2c_f32_f16, false, false, true},
                         {Op::v_dot2c_f32_bf16, true, false, true}};

// Two products of pairs and an addend: a rounding to binary32 and a flush for each operation in the order
// that the ISA writes. A product of two halves is exact in binary64, as is a sum of two binary32 of near
// exponents; where they are far apart, binary64 rounds first, which the 29 bits between the formats make
// harmless.
TEST(Mixed, DotProductsRoundEveryOperation) {
  Random random(7);
  int far = 0, flushed = 0;
  for (const Dot& dot : kDots) {
    TestWave w;
    for (int trial = 0; trial < 600; ++trial) {
      // Modes that must not matter.
      w.mode.round32 = static_cast<uint8_t>(trial % 4), w.mode.denorm32 = static_cast<uint8_t>(trial % 3);
      for (int r = 0; r < 2; ++r) {
        for (uint32_t& x : w.vgpr[static_cast<size_t>(r)].lane) {
          const auto half = [&] {
            if (!dot.bfloat) return (random.Next() & 0x83FF) | random.Below(31) << 10;
            // Products near 1, and near the smallest normal number.
            const uint32_t field = trial % 4 == 0 ? 60 + random.Below(8) : 120 + random.Below(14);
            return (random.Next() & 0x807F) | (random.Below(16) == 0 ? 0 : field) << 7;
          };
          x = half() | half() << 16;
        }
      }
      for (uint32_t& x : w.vgpr[3].lane) {
        const uint32_t field = dot.bfloat && trial % 4 == 0 ? random.Below(5) : 105 + random.Below(40);
        x = (random.Next() & 0x807FFFFF) | field << 23;
      }
      w.vgpr[4] = w.vgpr[3];
      Instruction in = dot.accumulates ? Make(dot.op, {V(4)}, {V(0), V(1)}, Encoding::kVOP2)
                                       : Make(dot.op, {V(4)}, {V(0), V(1), V(3)}, Encoding::kVOP3P);
      if (!dot.accumulates) in.neg = random.Next() & 3, in.neg_hi = random.Next() & 3;
      w.Run(in);
      for (int l = 0; l < kLanes; ++l) {
        const auto element = [&](int r, int e) {
          const uint32_t h = w.vgpr[static_cast<size_t>(r)][l] >> 16 * e & 0xFFFF;
          const double v = dot.bfloat ? Single(Flushed(h << 16)) : Half(FlushedHalf(h));
          return ((e == 0 ? in.neg : in.neg_hi) >> r & 1) != 0 ? -v : v;
        };
        const auto round = [&](double v) {
          const uint32_t bits = std::bit_cast<uint32_t>(static_cast<float>(v));
          flushed += bits != Flushed(bits);
          return Single(Flushed(bits));
        };
        const double addend = Single(Flushed(w.vgpr[3][l]));
        const double low = round(element(0, 0) * element(1, 0)), high = round(element(0, 1) * element(1, 1));
        const double want =
            dot.addend_last ? round(round(low + high) + addend) : round(round(addend + low) + high);
        far += addend != 0 && low != 0 && std::abs(std::ilogb(addend) - std::ilogb(low)) > 12;
        ASSERT_EQ(w.vgpr[4][l], std::bit_cast<uint32_t>(static_cast<float>(want)))
            << Name(dot.op) << " lane " << l << std::hex << " " << w.vgpr[0][l] << " " << w.vgpr[1][l] << " "
            << w.vgpr[3][l];
      }
    }
  }
  EXPECT_GT(far, 1000);
  EXPECT_GT(flushed, 1000);
}

}  // namespace
}  // namespace mx::gfx950
