// The division sequence that LLVM emits, executed on the handlers: it gives the IEEE 754 quotient, to the
// bit, on hard cases of every kind; and 1/x, square roots and the elementary functions against exact checks.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <vector>

#include "sim/gfx950/exec/elementary.h"
#include "sim/gfx950/exec/exec_test_util.h"

namespace mx::gfx950 {
namespace {

// Quotients of v0 / v1 (pairs of registers for binary64) in v30, as LLVM expands `fdiv` with denormals kept.
void Divide32(TestWave& w) {
  const Operand n = V(0), d = V(1), vcc = S(kVcc, 2), other = S(10, 2);
  w.Run(Make(Op::v_div_scale_f32, {V(2), other}, {d, d, n}));
  w.Run(Make(Op::v_div_scale_f32, {V(3), vcc}, {n, d, n}));
  w.Run(Make(Op::v_rcp_f32, {V(4)}, {V(2)}, Encoding::kVOP1));
  const auto fma = [&](int to, Operand a, Operand b, Operand c, bool negate) {
    Instruction in = Make(Op::v_fma_f32, {V(to)}, {a, b, c});
    in.neg = negate ? 1 : 0;
    w.Run(in);
  };
  fma(5, V(2), V(4), kInlineOne, true);
  fma(4, V(5), V(4), V(4), false);
  w.Run(Make(Op::v_mul_f32, {V(6)}, {V(3), V(4)}));
  fma(5, V(2), V(6), V(3), true);
  fma(6, V(5), V(4), V(6), false);
  fma(5, V(2), V(6), V(3), true);
  w.Run(Make(Op::v_div_fmas_f32, {V(7)}, {V(5), V(4), V(6)}));
  w.Run(Make(Op::v_div_fixup_f32, {V(30)}, {V(7), d, n}));
}
void Divide64(TestWave& w) {
  const Operand n = V(0, 2), d = V(2, 2), vcc = S(kVcc, 2), other = S(10, 2);
  const auto fma = [&](int to, Operand a, Operand b, Operand c, bool negate) {
    Instruction in = Make(Op::v_fma_f64, {V(to, 2)}, {a, b, c});
    in.neg = negate ? 1 : 0;
    w.Run(in);
  };
  w.Run(Make(Op::v_div_scale_f64, {V(4, 2), other}, {d, d, n}));
  w.Run(Make(Op::v_rcp_f64, {V(6, 2)}, {V(4, 2)}, Encoding::kVOP1));
  fma(8, V(4, 2), V(6, 2), kInlineOne, true);
  fma(6, V(6, 2), V(8, 2), V(6, 2), false);
  fma(8, V(4, 2), V(6, 2), kInlineOne, true);
  fma(6, V(6, 2), V(8, 2), V(6, 2), false);
  w.Run(Make(Op::v_div_scale_f64, {V(10, 2), vcc}, {n, d, n}));
  w.Run(Make(Op::v_mul_f64, {V(12, 2)}, {V(10, 2), V(6, 2)}));
  fma(8, V(4, 2), V(12, 2), V(10, 2), true);
  w.Run(Make(Op::v_div_fmas_f64, {V(14, 2)}, {V(8, 2), V(6, 2), V(12, 2)}));
  w.Run(Make(Op::v_div_fixup_f64, {V(30, 2)}, {V(14, 2), d, n}));
}

std::vector<uint32_t> Operands32(Random& random) {
  std::vector<uint32_t> v = {0,          1,          2,          3,          0x7FFFFF,   0x800000,
                             0x800001,   0xFFFFFF,   0x1000000,  0x3F800000, 0x3F800001, 0x3F7FFFFF,
                             0x40000000, 0x40400000, 0x7F7FFFFF, 0x7F7FFFFE, 0x7F000000, 0x7E800000,
                             0x7E800001, 0x7E7FFFFF, 0x7F800000, 0x7FC00000, 0x7F812345, 0x00400000,
                             0x0B800000, 0x0C000000, 0x4F800000, 0x6F800000};
  for (int e = 0; e < 255; e += 3) v.push_back(static_cast<uint32_t>(e) << 23 | (random.Next() & 0x7FFFFF));
  for (uint32_t x : std::vector<uint32_t>(v)) v.push_back(x | 0x80000000);
  return v;
}

TEST(Division, Binary32IsTheIeeeQuotient) {
  Random random(1);
  const std::vector<uint32_t> v = Operands32(random);
  TestWave w;
  std::vector<std::pair<uint32_t, uint32_t>> pairs;
  for (uint32_t a : v) {
    for (uint32_t b : v) pairs.emplace_back(a, b);
  }
  for (int i = 0; i < 40000; ++i) {  // quotients near midpoints: (2q + 1) d / 2^24 rounded, for odd d
    const uint32_t d = 0x3F800000 | (random.Next() & 0x7FFFFF) | 1, q = 0x800000 | (random.Next() & 0x7FFFFF);
    const double product = (2.0 * q + 1) * std::bit_cast<float>(d) * 0x1p-24;
    pairs.emplace_back(std::bit_cast<uint32_t>(static_cast<float>(product)), d);
    pairs.emplace_back(random.Next() ^ random.Next() << 16, random.Next() ^ random.Next() << 16);
  }
  for (size_t first = 0; first < pairs.size(); first += 64) {
    for (int l = 0; l < kLanes; ++l) {
      const auto& p = pairs[(first + static_cast<size_t>(l)) % pairs.size()];
      w.vgpr[0][l] = p.first, w.vgpr[1][l] = p.second;
    }
    Divide32(w);
    for (int l = 0; l < kLanes; ++l) {
      const float want = std::bit_cast<float>(w.vgpr[0][l]) / std::bit_cast<float>(w.vgpr[1][l]);
      const float got = std::bit_cast<float>(w.vgpr[30][l]);
      if (std::isnan(want)) {
        ASSERT_TRUE(std::isnan(got));
        continue;
      }
      ASSERT_EQ(std::bit_cast<uint32_t>(got), std::bit_cast<uint32_t>(want))
          << std::hex << w.vgpr[0][l] << " / " << w.vgpr[1][l];
    }
  }
}

TEST(Division, Binary64IsTheIeeeQuotient) {
  Random random(2);
  std::vector<uint64_t> v = {0,
                             1,
                             2,
                             0x000FFFFFFFFFFFFF,
                             0x0010000000000000,
                             0x0010000000000001,
                             0x3FF0000000000000,
                             0x3FF0000000000001,
                             0x3FEFFFFFFFFFFFFF,
                             0x7FEFFFFFFFFFFFFF,
                             0x7FE0000000000000,
                             0x7FD0000000000001,
                             0x7FF0000000000000,
                             0x7FF8000000000000,
                             0x0350000000000000,
                             0x4330000000000001};
  for (int e = 0; e < 2047; e += 41)
    v.push_back(static_cast<uint64_t>(e) << 52 |
                (static_cast<uint64_t>(random.Next()) << 20 ^ random.Next()));
  for (uint64_t x : std::vector<uint64_t>(v)) v.push_back(x | uint64_t{1} << 63);
  TestWave w;
  size_t used = 0;
  const auto flush = [&] {
    Divide64(w);
    for (int l = 0; l < kLanes; ++l) {
      const auto get = [&](int r) {
        return std::bit_cast<double>(static_cast<uint64_t>(w.vgpr[r + 1][l]) << 32 | w.vgpr[r][l]);
      };
      const double want = get(0) / get(2), got = get(30);
      if (std::isnan(want)) {
        ASSERT_TRUE(std::isnan(got));
      } else {
        ASSERT_EQ(std::bit_cast<uint64_t>(got), std::bit_cast<uint64_t>(want)) << get(0) << " / " << get(2);
      }
    }
    used = 0;
  };
  for (uint64_t a : v) {
    for (uint64_t b : v) {
      const int l = static_cast<int>(used++);
      w.vgpr[0][l] = static_cast<uint32_t>(a), w.vgpr[1][l] = static_cast<uint32_t>(a >> 32);
      w.vgpr[2][l] = static_cast<uint32_t>(b), w.vgpr[3][l] = static_cast<uint32_t>(b >> 32);
      if (used == 64) flush();
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

uint32_t Run1(TestWave& w, Op op, uint32_t x) {
  w.vgpr[0].lane.fill(x);
  w.Run(Make(op, {V(1)}, {V(0)}, Encoding::kVOP1));
  return w.vgpr[1][7];
}

TEST(Transcendental, ExamplesOfTheIsa) {
  TestWave w;
  const std::tuple<Op, uint32_t, uint32_t> cases[] = {{Op::v_exp_f32, 0xFF800000, 0},
                                                      {Op::v_exp_f32, 0x80000000, 0x3F800000},
                                                      {Op::v_exp_f32, 0x7F800000, 0x7F800000},
                                                      {Op::v_log_f32, 0xFF800000, 0xFFC00000},
                                                      {Op::v_log_f32, 0xBF800000, 0xFFC00000},
                                                      {Op::v_log_f32, 0x80000000, 0xFF800000},
                                                      {Op::v_log_f32, 0x00000000, 0xFF800000},
                                                      {Op::v_log_f32, 0x3F800000, 0},
                                                      {Op::v_log_f32, 0x7F800000, 0x7F800000},
                                                      {Op::v_rcp_f32, 0xFF800000, 0x80000000},
                                                      {Op::v_rcp_f32, 0xC0000000, 0xBF000000},
                                                      {Op::v_rcp_f32, 0x80000000, 0xFF800000},
                                                      {Op::v_rcp_f32, 0x00000000, 0x7F800000},
                                                      {Op::v_rcp_f32, 0x7F800000, 0},
                                                      {Op::v_rsq_f32, 0xFF800000, 0xFFC00000},
                                                      {Op::v_rsq_f32, 0x80000000, 0xFF800000},
                                                      {Op::v_rsq_f32, 0x00000000, 0x7F800000},
                                                      {Op::v_rsq_f32, 0x40800000, 0x3F000000},
                                                      {Op::v_rsq_f32, 0x7F800000, 0},
                                                      {Op::v_sqrt_f32, 0xFF800000, 0xFFC00000},
                                                      {Op::v_sqrt_f32, 0x80000000, 0x80000000},
                                                      {Op::v_sqrt_f32, 0x40800000, 0x40000000},
                                                      {Op::v_sqrt_f32, 0x7F800000, 0x7F800000},
                                                      {Op::v_sin_f32, 0xFF800000, 0xFFC00000},
                                                      {Op::v_sin_f32, 0xFF7FFFFF, 0},
                                                      {Op::v_sin_f32, 0x80000000, 0x80000000},
                                                      {Op::v_sin_f32, 0x3E800000, 0x3F800000},
                                                      {Op::v_cos_f32, 0xFF800000, 0xFFC00000},
                                                      {Op::v_cos_f32, 0xFF7FFFFF, 0x3F800000},
                                                      {Op::v_cos_f32, 0x80000000, 0x3F800000},
                                                      {Op::v_cos_f32, 0x3E800000, 0},
                                                      {Op::v_rcp_f16, 0xC000, 0xB800},
                                                      {Op::v_rcp_f16, 0x8000, 0xFC00},
                                                      {Op::v_sqrt_f16, 0xFC00, 0xFE00},
                                                      {Op::v_sqrt_f16, 0x4400, 0x4000},
                                                      {Op::v_rsq_f16, 0x4400, 0x3800},
                                                      {Op::v_log_f16, 0xBC00, 0xFE00},
                                                      {Op::v_log_f16, 0x3C00, 0},
                                                      {Op::v_exp_f16, 0x8000, 0x3C00},
                                                      {Op::v_sin_f16, 0x3400, 0x3C00},
                                                      {Op::v_sin_f16, 0xFBFF, 0},
                                                      {Op::v_cos_f16, 0x3400, 0},
                                                      {Op::v_cos_f16, 0x7BFF, 0x3C00},
                                                      {Op::v_cos_f16, 0xFC00, 0xFE00}};
  for (const auto& [op, in, out] : cases)
    EXPECT_EQ(Run1(w, op, in), out) << Name(op) << " " << std::hex << in;
  EXPECT_EQ(Run1(w, Op::v_rcp_f32, 0x00400000), 0x7F800000u);  // denormals are flushed, whatever MODE says
  EXPECT_EQ(Run1(w, Op::v_rcp_f32, 0x7F000000), 0u);
  EXPECT_EQ(Run1(w, Op::v_exp_f32, 0xC3000000), 0u);
  EXPECT_EQ(Run1(w, Op::v_exp_f32, 0xC2FC0000), 0x00800000u);
}

// The double-precision result is right to 2^-50; where rounding it is beyond doubt, ours must equal it.
void ExpectRounded(const FloatType& t, uint64_t got, double value, uint64_t x) {
  const auto round = [&](double v) {
    return Convert(kDouble, t, std::bit_cast<uint64_t>(v), Rounding::kNearestEven);
  };
  const double margin = std::fabs(value) * 0x1p-48;
  const uint64_t low = round(value - margin), high = round(value + margin);
  if (low == high) {
    ASSERT_EQ(got, low) << std::hex << x;
  } else {
    ASSERT_TRUE(got == low || got == high) << std::hex << x;
  }
}
template <class Function, class Reference>
void CheckFunction(const FloatType& t, Function function, Reference reference, uint64_t step) {
  for (uint64_t x = 1; x < t.inf(); x += step) {
    for (uint64_t sign : {uint64_t{0}, t.sign()}) {
      const double v = std::bit_cast<double>(Convert(t, kDouble, x | sign, Rounding::kNearestEven));
      const double want = reference(v);
      if (std::isnan(want)) continue;
      ExpectRounded(t, function(t, x | sign), want, x | sign);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}
constexpr double kPi = 3.14159265358979323846;
// sin and cos of 2 pi x: x reduced exactly to an argument in which the C library is right to the last places.
double SinModel(double x) {
  const double r = std::remainder(x, 1.0);
  return std::sin(2 * kPi * (std::fabs(r) > 0.25 ? std::copysign(0.5, r) - r : r));
}
double CosModel(double x) {
  const double r = std::fabs(std::remainder(x, 1.0));
  return r > 0.125 && r < 0.375 ? std::sin(2 * kPi * (0.25 - r)) : std::cos(2 * kPi * r);
}

TEST(Elementary, EveryBinary16) {
  CheckFunction(
      kHalf, Exp2, [](double x) { return std::exp2(x); }, 1);
  CheckFunction(
      kHalf, Log2, [](double x) { return std::log2(x); }, 1);
  CheckFunction(kHalf, SinTurns, SinModel, 1);
  CheckFunction(kHalf, CosTurns, CosModel, 1);
  CheckFunction(
      kHalf, Reciprocal, [](double x) { return 1 / x; }, 1);
  CheckFunction(
      kHalf, SquareRoot, [](double x) { return std::sqrt(x); }, 1);
  CheckFunction(
      kHalf, ReciprocalSquareRoot, [](double x) { return 1 / std::sqrt(x); }, 1);
}
TEST(Elementary, SampledBinary32) {
  constexpr uint64_t kStep = 0x3FFD1;
  CheckFunction(
      kSingle, Exp2, [](double x) { return std::exp2(x); }, kStep);
  CheckFunction(
      kSingle, Log2, [](double x) { return std::log2(x); }, kStep);
  CheckFunction(kSingle, SinTurns, SinModel, kStep);
  CheckFunction(kSingle, CosTurns, CosModel, kStep);
  CheckFunction(
      kSingle, Reciprocal, [](double x) { return 1 / x; }, kStep);
  CheckFunction(
      kSingle, SquareRoot, [](double x) { return std::sqrt(x); }, kStep);
  CheckFunction(
      kSingle, ReciprocalSquareRoot, [](double x) { return 1 / std::sqrt(x); }, kStep);
  for (uint64_t near = 0x3F7FFF00; near < 0x3F800100; ++near) {  // log2 close to 1
    const double v = std::bit_cast<float>(static_cast<uint32_t>(near));
    ExpectRounded(kSingle, Log2(kSingle, near), std::log2(v), near);
  }
}
TEST(Elementary, RootsAndReciprocalsOfBinary64AreIeee) {
  Random random(3);
  for (int i = 0; i < 20000; ++i) {
    const uint64_t x = (static_cast<uint64_t>(random.Next()) << 32 | random.Next()) & ~kDouble.sign();
    if (kDouble.Abs(x) >= kDouble.inf()) continue;
    ASSERT_EQ(SquareRoot(kDouble, x), std::bit_cast<uint64_t>(std::sqrt(std::bit_cast<double>(x))));
    ASSERT_EQ(Reciprocal(kDouble, x), std::bit_cast<uint64_t>(1.0 / std::bit_cast<double>(x)));
  }
}
TEST(Elementary, HandlersAgreeWithTheFunctions) {
  Random random(4);
  TestWave w;
  for (int i = 0; i < 3000; ++i) {
    const uint32_t x =
        (random.Next() & 0x7FFFFF) | (1 + random.Below(253)) << 23 | (random.Next() & 0x80000000);
    const auto flushed = [](uint64_t r) { return static_cast<uint32_t>(kSingle.Flush(r)); };
    ASSERT_EQ(Run1(w, Op::v_rcp_f32, x), flushed(Reciprocal(kSingle, x)));
    ASSERT_EQ(Run1(w, Op::v_sqrt_f32, x), flushed(SquareRoot(kSingle, x)));
  }
}

}  // namespace
}  // namespace mx::gfx950
