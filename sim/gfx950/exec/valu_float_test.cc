// binary32, binary64 and binary16 arithmetic against exact fixed-point numbers, in every rounding and
// denormal mode, on all pairs and many triples of boundary values.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <string>
#include <vector>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/exec_test_util.h"
#include "sim/gfx950/exec/soft_float.h"

namespace mx::gfx950 {
namespace {

// An exact number in steps of 2^-2240, wide enough for any product and sum of binary64.
class Number {
 public:
  Number() = default;
  Number(bool negative, uint64_t magnitude, int exponent) : negative_(negative) {
    const int bit = exponent + kUnit;
    word_[static_cast<size_t>(bit / 64)] = magnitude << bit % 64;
    if (bit % 64 != 0) word_[static_cast<size_t>(bit / 64) + 1] = magnitude >> (64 - bit % 64);
  }
  bool negative() const { return negative_; }
  bool IsZero() const { return Top() < -kUnit; }
  int Top() const {  // exponent of the leading bit
    for (int i = kWords - 1; i >= 0; --i) {
      if (At(i) != 0) return 64 * i + 63 - std::countl_zero(At(i)) - kUnit;
    }
    return -kUnit - 1;
  }
  bool Bit(int exponent) const { return (At((exponent + kUnit) / 64) >> (exponent + kUnit) % 64 & 1) != 0; }
  bool AnyBelow(int exponent) const {
    for (int e = exponent - 1; e >= -kUnit; --e) {
      if (Bit(e)) return true;
    }
    return false;
  }
  Number operator+(const Number& o) const {
    if (negative_ == o.negative_) return Combine(o, false);
    return Less(o) ? o.Combine(*this, true) : Combine(o, true);
  }

 private:
  static constexpr int kUnit = 2240, kWords = 70;
  uint64_t At(int i) const { return word_[static_cast<size_t>(i)]; }
  bool Less(const Number& o) const {
    for (int i = kWords - 1; i >= 0; --i) {
      if (At(i) != o.At(i)) return At(i) < o.At(i);
    }
    return false;
  }
  Number Combine(const Number& o, bool subtract) const {
    Number r = *this;
    uint64_t carry = 0;
    for (size_t i = 0; i < kWords; ++i) {
      const uint64_t x = subtract ? ~o.word_[i] : o.word_[i], in = subtract && i == 0 ? 1 : carry;
      const uint64_t sum = word_[i] + x;
      r.word_[i] = sum + in;
      carry = (sum < x || r.word_[i] < in) ? 1 : 0;
    }
    return r;
  }
  bool negative_ = false;
  std::array<uint64_t, kWords> word_{};
};

// A format, written down apart from the product's FloatType.
struct Type {
  int bits, mantissa, bias;
  uint64_t sign() const { return uint64_t{1} << (bits - 1); }
  uint64_t abs(uint64_t x) const { return x & (sign() - 1); }
  uint64_t inf() const { return (sign() - 1) >> mantissa << mantissa; }
  bool nan(uint64_t x) const { return abs(x) > inf(); }
  bool signalling(uint64_t x) const { return nan(x) && (x >> (mantissa - 1) & 1) == 0; }
  uint64_t quiet(uint64_t x) const { return x | uint64_t{1} << (mantissa - 1); }
  uint64_t significand(uint64_t x) const {
    const uint64_t fraction = x & ((uint64_t{1} << mantissa) - 1);
    return abs(x) >> mantissa == 0 ? fraction : fraction + (uint64_t{1} << mantissa);
  }
  int exponent(uint64_t x) const {
    return std::max(static_cast<int>(abs(x) >> mantissa), 1) - bias - mantissa;
  }
  Number number(uint64_t x) const { return {(x & sign()) != 0, significand(x), exponent(x)}; }
  // Four partial products of half significands.
  Number product(uint64_t x, uint64_t y) const {
    const uint64_t a = significand(x), b = significand(y), low = 0xFFFFFFF;
    const bool negative = ((x ^ y) & sign()) != 0;
    const int e = exponent(x) + exponent(y);
    return Number(negative, (a & low) * (b & low), e) + Number(negative, (a & low) * (b >> 28), e + 28) +
           Number(negative, (a >> 28) * (b & low), e + 28) + Number(negative, (a >> 28) * (b >> 28), e + 56);
  }
  uint64_t flush(uint64_t x) const { return abs(x) < (uint64_t{1} << mantissa) ? x & sign() : x; }
};
constexpr Type kF32{32, 23, 127}, kF64{64, 52, 1023}, kF16{16, 10, 15};

// The two neighbours of a non-zero number among the format's values, then the mode's choice. mode: 0 nearest
// even, 1 up, 2 down, 3 toward zero.
uint64_t RoundExact(const Type& t, const Number& x, int mode) {
  const int top = x.Top(), ulp = std::max(top, 1 - t.bias) - t.mantissa;
  uint64_t low = 0;
  for (int e = std::max(top, ulp); e >= ulp; --e) low = low * 2 + x.Bit(e);
  const bool half = x.Bit(ulp - 1), rest = x.AnyBelow(ulp - 1);
  bool up = false;
  if (mode == 0) up = half && (rest || low % 2 == 1);
  if (mode == 1) up = (half || rest) && !x.negative();
  if (mode == 2) up = (half || rest) && x.negative();
  low += up ? 1 : 0;
  const int field = ulp - (1 - t.bias - t.mantissa);  // the implicit bit adds 1
  const uint64_t sign = x.negative() ? t.sign() : 0;
  if (field >= 2 * t.bias + 1 || (static_cast<uint64_t>(field) << t.mantissa) + low >= t.inf()) {
    const bool to_inf = mode == 0 || (mode == 1 && !x.negative()) || (mode == 2 && x.negative());
    return sign | (to_inf ? t.inf() : t.inf() - 1);
  }
  return sign | ((static_cast<uint64_t>(field) << t.mantissa) + low);
}

// a * b + c; without the product a + c (b is 1), without the sum a * b (no c).
uint64_t Model(const Type& t, uint64_t a, const uint64_t* b, const uint64_t* c, int mode) {
  for (const uint64_t* x : {static_cast<const uint64_t*>(&a), b, c}) {
    if (x != nullptr && t.nan(*x)) return t.quiet(*x);
  }
  const uint64_t made = t.quiet(t.inf());
  const uint64_t sign = b != nullptr ? (a ^ *b) & t.sign() : a & t.sign();
  const bool infinite = t.abs(a) == t.inf() || (b != nullptr && t.abs(*b) == t.inf());
  if (infinite) {
    if (b != nullptr && (t.abs(a) == 0 || t.abs(*b) == 0)) return made;
    if (c != nullptr && t.abs(*c) == t.inf() && (*c & t.sign()) != sign) return made;
    return sign | t.inf();
  }
  if (c != nullptr && t.abs(*c) == t.inf()) return *c;
  Number x = b != nullptr ? t.product(a, *b) : t.number(a);
  const bool zero_product = x.IsZero();
  if (c != nullptr) x = x + t.number(*c);
  if (!x.IsZero()) return RoundExact(t, x, mode);
  if (c == nullptr) return sign;
  // A sum of zero: of zeros with one sign that sign, else + or, rounding down, -.
  if (zero_product && sign == (*c & t.sign())) return sign;
  return mode == 2 ? t.sign() : 0;
}

std::vector<uint64_t> Boundary(const Type& t) {
  const uint64_t one = static_cast<uint64_t>(t.bias) << t.mantissa, normal = uint64_t{1} << t.mantissa,
                 inf = t.inf();
  const std::vector<uint64_t> magnitudes = {0,
                                            1,
                                            2,
                                            normal / 2,
                                            normal - 1,
                                            normal,
                                            normal + 1,
                                            2 * normal,
                                            2 * normal - 1,
                                            one / 2,
                                            one - normal,
                                            one - 1,
                                            one,
                                            one + 1,
                                            one + normal / 2,
                                            one + normal - 1,
                                            one + 24 * normal,
                                            one + t.mantissa * normal,
                                            one + t.mantissa * normal + 1,
                                            inf - 1,
                                            inf - 2,
                                            inf - normal,
                                            inf - 2 * normal + 1,
                                            inf,
                                            inf + 1,
                                            inf + normal / 2,
                                            inf + normal / 2 + 5,
                                            inf + normal - 1};
  std::vector<uint64_t> all;
  for (uint64_t m : magnitudes)
    all.push_back(m & (t.sign() - 1)), all.push_back((m & (t.sign() - 1)) | t.sign());
  return all;
}

void SetModes(Wave& w, const Type& t, int round, int denorm) {
  (t.bits == 32 ? w.mode.round32 : w.mode.round16_64) = static_cast<uint8_t>(round);
  (t.bits == 32 ? w.mode.denorm32 : w.mode.denorm16_64) = static_cast<uint8_t>(denorm);
}

// Runs op on all tuples, 64 at a time, and compares.
using Reference = std::function<uint64_t(const std::vector<uint64_t>&, int)>;
void Compare(const Type& t, Op op, const std::vector<std::vector<uint64_t>>& tuples,
             const Reference& reference) {
  const int dwords = t.bits == 64 ? 2 : 1;
  for (int round = 0; round < 4; ++round) {
    for (int denorm = 0; denorm < 4; ++denorm) {
      TestWave w;
      SetModes(w, t, round, denorm);
      for (size_t first = 0; first < tuples.size(); first += 64) {
        const auto tuple = [&](int l) -> const std::vector<uint64_t>& {
          return tuples[(first + l) % tuples.size()];
        };
        const size_t sources = tuples[0].size();
        Instruction in = Make(op, {V(20, dwords)}, {});
        for (size_t s = 0; s < sources; ++s) {
          in.src[in.num_src++] = V(static_cast<int>(2 * s), dwords);
          for (int l = 0; l < kLanes; ++l) {
            w.vgpr[2 * s][l] = static_cast<uint32_t>(tuple(l)[s]),
                       w.vgpr[2 * s + 1][l] = static_cast<uint32_t>(tuple(l)[s] >> 32);
          }
        }
        in.num_explicit_src = in.num_src;
        w.Run(in);
        for (int l = 0; l < kLanes; ++l) {
          std::vector<uint64_t> x = tuple(l);
          if ((denorm & 1) == 0) {
            for (uint64_t& v : x) v = t.nan(v) ? v : t.flush(v);
          }
          uint64_t want = reference(x, round);
          if ((denorm & 2) == 0) want = t.flush(want);
          uint64_t got = w.vgpr[20][l];
          if (t.bits == 64) got |= static_cast<uint64_t>(w.vgpr[21][l]) << 32;
          if (t.bits == 16) got &= 0xFFFF;  // v_fma_f16 keeps the other half
          ASSERT_EQ(got, want) << Name(op) << std::hex << " " << x[0] << " " << (sources > 1 ? x[1] : 0)
                               << " " << (sources > 2 ? x[2] : 0) << " round " << round << " denorm "
                               << denorm;
        }
      }
    }
  }
}

std::vector<std::vector<uint64_t>> Pairs(const Type& t) {
  std::vector<std::vector<uint64_t>> tuples;
  for (uint64_t a : Boundary(t)) {
    for (uint64_t b : Boundary(t)) tuples.push_back({a, b});
  }
  Random random(1);
  const auto value = [&] {
    return (static_cast<uint64_t>(random.Next()) << 32 | random.Next()) >> (64 - t.bits);
  };
  for (int i = 0; i < 2000; ++i) tuples.push_back({value(), value()});
  return tuples;
}
std::vector<std::vector<uint64_t>> Triples(const Type& t) {
  Random random(2);
  std::vector<std::vector<uint64_t>> tuples;
  const std::vector<uint64_t> boundary = Boundary(t);
  const auto pick = [&] { return boundary[random.Below(static_cast<uint32_t>(boundary.size()))]; };
  for (int i = 0; i < 4000; ++i) tuples.push_back({pick(), pick(), pick()});
  for (int i = 0; i < 3000; ++i) {  // addends that nearly cancel the product
    const uint64_t a = pick() ^ random.Below(64), b = pick() ^ random.Below(64);
    const uint64_t product = Model(t, a, &b, nullptr, 0);
    tuples.push_back({a, b, product ^ t.sign() ^ random.Below(4)});
  }
  return tuples;
}

struct Ops {
  const Type& t;
  Op add, mul, fma;
};
class Arithmetic : public testing::TestWithParam<Ops> {};
TEST_P(Arithmetic, Sum) {
  const Type& t = GetParam().t;
  Compare(t, GetParam().add, Pairs(t),
          [&](const auto& x, int m) { return Model(t, x[0], nullptr, &x[1], m); });
}
TEST_P(Arithmetic, Product) {
  const Type& t = GetParam().t;
  Compare(t, GetParam().mul, Pairs(t),
          [&](const auto& x, int m) { return Model(t, x[0], &x[1], nullptr, m); });
}
TEST_P(Arithmetic, FusedMultiplyAdd) {
  const Type& t = GetParam().t;
  Compare(t, GetParam().fma, Triples(t),
          [&](const auto& x, int m) { return Model(t, x[0], &x[1], &x[2], m); });
}
INSTANTIATE_TEST_SUITE_P(Formats, Arithmetic,
                         testing::Values(Ops{kF32, Op::v_add_f32, Op::v_mul_f32, Op::v_fma_f32},
                                         Ops{kF64, Op::v_add_f64, Op::v_mul_f64, Op::v_fma_f64},
                                         Ops{kF16, Op::v_add_f16, Op::v_mul_f16, Op::v_fma_f16}));

TEST(Float, SubtractionKeepsTheNanOperandsSign) {
  const auto minus = [](uint64_t x) { return x ^ 0x80000000; };
  const auto sub = [&](uint64_t a, uint64_t b, int m) {
    if (kF32.nan(a)) return kF32.quiet(a);
    if (kF32.nan(b)) return kF32.quiet(b);
    const uint64_t negated = minus(b);
    return Model(kF32, a, nullptr, &negated, m);
  };
  Compare(kF32, Op::v_sub_f32, Pairs(kF32), [&](const auto& x, int m) { return sub(x[0], x[1], m); });
  Compare(kF32, Op::v_subrev_f32, Pairs(kF32), [&](const auto& x, int m) {
    if (kF32.nan(x[0])) return kF32.quiet(x[0]);
    return sub(x[1], x[0], m);
  });
}

TEST(Float, MinimumAndMaximumInBothIeeeModes) {
  // By a table of ranks: -inf .. -0 +0 .. inf.
  const auto rank = [](uint64_t x) {
    return (x & 0x80000000) != 0 ? -static_cast<int64_t>(x & 0x7FFFFFFF) - 1 : static_cast<int64_t>(x);
  };
  for (bool ieee : {false, true}) {
    for (bool max : {false, true}) {
      TestWave w;
      w.mode.ieee = ieee;
      const auto pairs = Pairs(kF32);
      for (size_t first = 0; first + 64 <= pairs.size(); first += 64) {
        for (int l = 0; l < kLanes; ++l) {
          w.vgpr[0][l] = static_cast<uint32_t>(pairs[first + l][0]),
          w.vgpr[1][l] = static_cast<uint32_t>(pairs[first + l][1]);
        }
        w.Run(Make(max ? Op::v_max_f32 : Op::v_min_f32, {V(2)}, {V(0), V(1)}));
        for (int l = 0; l < kLanes; ++l) {
          const uint64_t a = w.vgpr[0][l], b = w.vgpr[1][l];
          uint64_t want = (rank(a) < rank(b)) == max ? b : a;
          if (kF32.nan(b)) want = a;
          if (kF32.nan(a)) want = b;
          if (ieee && kF32.signalling(b)) want = kF32.quiet(b);
          if (ieee && kF32.signalling(a)) want = kF32.quiet(a);
          ASSERT_EQ(w.vgpr[2][l], want) << std::hex << a << " " << b << " ieee " << ieee << " max " << max;
        }
      }
    }
  }
}

TEST(Float, MedianOfThree) {
  TestWave w;
  const uint32_t v[] = {0xFF800000, 0xC0000000, 0x80000000, 0x00000000, 0x3F800000, 0x7F800000};
  for (uint32_t a : v) {
    for (uint32_t b : v) {
      for (uint32_t c : v) {
        w.vgpr[0].lane.fill(a), w.vgpr[1].lane.fill(b), w.vgpr[2].lane.fill(c);
        w.Run(Make(Op::v_med3_f32, {V(3)}, {V(0), V(1), V(2)}));
        std::array<float, 3> s = {std::bit_cast<float>(a), std::bit_cast<float>(b), std::bit_cast<float>(c)};
        std::sort(s.begin(), s.end());
        EXPECT_EQ(std::bit_cast<float>(w.vgpr[3][0]), s[1]);
      }
    }
  }
  w.vgpr[0].lane.fill(0x7FC00000), w.vgpr[1].lane.fill(0x40000000), w.vgpr[2].lane.fill(0x3F800000);
  w.Run(Make(Op::v_med3_f32, {V(3)}, {V(0), V(1), V(2)}));
  EXPECT_EQ(w.vgpr[3][0], 0x3F800000u);  // with a NaN: the minimum of the others
}

TEST(Float, FractAndRoundingToIntegers) {
  TestWave w;
  const std::tuple<Op, uint32_t, uint32_t> cases[] = {
      {Op::v_fract_f32, 0x3FC00000, 0x3F000000},  // 1.5
      {Op::v_fract_f32, 0xBE800000, 0x3F400000},  // -0.25: 0.75
      {Op::v_fract_f32, 0x80000001, 0x3F7FFFFF},  // just below 0: not 1
      {Op::v_fract_f32, 0x7F800000, 0x7FC00000}, {Op::v_rndne_f32, 0x3F000000, 0x00000000},  // 0.5
      {Op::v_rndne_f32, 0x3FC00000, 0x40000000},                                             // 1.5
      {Op::v_rndne_f32, 0xBF000000, 0x80000000}, {Op::v_trunc_f32, 0xBFC00000, 0xBF800000},
      {Op::v_ceil_f32, 0xBF000000, 0x80000000},  {Op::v_floor_f32, 0xBF000000, 0xBF800000},
      {Op::v_floor_f32, 0x4B800001, 0x4B800001}, {Op::v_trunc_f32, 0x7F812345, 0x7FC12345}};
  for (const auto& [op, in, out] : cases) {
    w.vgpr[0].lane.fill(in);
    w.Run(Make(op, {V(1)}, {V(0)}, Encoding::kVOP1));
    EXPECT_EQ(w.vgpr[1][3], out) << Name(op) << " " << std::hex << in;
  }
}

TEST(Float, ModifiersAndClamp) {
  TestWave w;
  w.vgpr[0].lane.fill(0xC0000000), w.vgpr[1].lane.fill(0x3F800000);  // -2, 1
  const auto run = [&](int neg, int abs, int omod, bool clamp) {
    Instruction in = Make(Op::v_add_f32, {V(2)}, {V(0), V(1)});
    in.neg = static_cast<uint8_t>(neg), in.abs = static_cast<uint8_t>(abs),
    in.omod = static_cast<uint8_t>(omod);
    in.clamp = clamp;
    w.Run(in);
    return w.vgpr[2][0];
  };
  EXPECT_EQ(run(0, 0, 0, false), 0xBF800000u);
  EXPECT_EQ(run(2, 0, 0, false), 0xC0400000u);
  EXPECT_EQ(run(0, 1, 0, false), 0x40400000u);
  EXPECT_EQ(run(1, 1, 0, false), 0xBF800000u);  // -|a|
  EXPECT_EQ(run(0, 1, 0, true), 0x3F800000u);
  EXPECT_EQ(run(2, 0, 0, true), 0u);
  EXPECT_EQ(run(0, 1, 1, false), 0x40400000u);  // OMOD needs flushed results and IEEE off
  w.mode.denorm32 = 0, w.mode.ieee = false;
  EXPECT_EQ(run(0, 1, 1, false), 0x40C00000u);
  EXPECT_EQ(run(0, 1, 2, false), 0x41400000u);
  EXPECT_EQ(run(0, 1, 3, false), 0x3FC00000u);
  w.vgpr[0].lane.fill(0x7FC00001);
  EXPECT_EQ(run(0, 0, 0, true), 0u);
  w.mode.dx10_clamp = false;
  EXPECT_EQ(run(0, 0, 0, true), 0x7FC00001u);
}

TEST(Float, PackedPairsSelectNegateAndFollowMode) {
  Random random(3);
  TestWave w;
  for (int trial = 0; trial < 400; ++trial) {
    for (int r = 0; r < 6; ++r) {
      for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) x = random.Next();
    }
    w.mode.round32 = static_cast<uint8_t>(random.Below(4)),
    w.mode.denorm32 = static_cast<uint8_t>(random.Below(4));
    const Op op = trial % 3 == 0 ? Op::v_pk_add_f32 : trial % 3 == 1 ? Op::v_pk_mul_f32 : Op::v_pk_fma_f32;
    Instruction in = Make(op, {V(8, 2)}, {V(0, 2), V(2, 2), V(4, 2)}, Encoding::kVOP3P);
    if (op != Op::v_pk_fma_f32) in.num_src = in.num_explicit_src = 2;
    in.op_sel = random.Next() & 7, in.op_sel_hi = random.Next() & 7, in.neg = random.Next() & 7,
    in.neg_hi = random.Next() & 7;
    w.Run(in);
    const bool flush_in = (w.mode.denorm32 & 1) == 0, flush_out = (w.mode.denorm32 & 2) == 0;
    for (int l = 0; l < kLanes; ++l) {
      for (int e = 0; e < 2; ++e) {
        uint64_t x[3];
        for (int s = 0; s < 3; ++s) {
          x[s] = w.vgpr[2 * s + ((e == 0 ? in.op_sel : in.op_sel_hi) >> s & 1)][l];
          if (((e == 0 ? in.neg : in.neg_hi) >> s & 1) != 0) x[s] ^= 0x80000000;
          if (flush_in && !kF32.nan(x[s])) x[s] = kF32.flush(x[s]);
        }
        uint64_t want = op == Op::v_pk_add_f32   ? Model(kF32, x[0], nullptr, &x[1], w.mode.round32)
                        : op == Op::v_pk_mul_f32 ? Model(kF32, x[0], &x[1], nullptr, w.mode.round32)
                                                 : Model(kF32, x[0], &x[1], &x[2], w.mode.round32);
        if (flush_out) want = kF32.flush(want);
        ASSERT_EQ(w.vgpr[8 + e][l], want);
      }
    }
  }
}

TEST(Float, EveryTargetGivesTheSameBits) {
  Random random(4);
  const Op ops[] = {Op::v_add_f32,
                    Op::v_fma_f32,
                    Op::v_max3_f32,
                    Op::v_med3_f32,
                    Op::v_fract_f32,
                    Op::v_rndne_f32,
                    Op::v_cvt_u32_f32,
                    Op::v_cvt_f32_u32,
                    Op::v_cvt_pk_bf16_f32,
                    Op::v_cvt_f16_f32,
                    Op::v_rcp_f32,
                    Op::v_sqrt_f32,
                    Op::v_perm_b32,
                    Op::v_mul_hi_i32,
                    Op::v_bfe_i32,
                    Op::v_ffbh_i32,
                    Op::v_alignbit_b32,
                    Op::v_bcnt_u32_b32,
                    Op::v_med3_i32,
                    Op::v_cvt_scalef32_pk_fp4_f32,
                    Op::v_cvt_scalef32_pk_fp4_f16,
                    Op::v_cvt_scalef32_pk_bf16_fp4,
                    Op::v_cvt_scalef32_pk_f16_fp4,
                    Op::v_sad_u8,
                    Op::v_lerp_u8};
  TestWave start;
  for (auto& v : start.vgpr) {
    for (auto& x : v.lane) x = random.Next();
  }
  for (Op op : ops) {
    SelectSimd("scalar");
    TestWave want(128);
    want.vgpr = start.vgpr;
    want.Run(Make(op, {V(9)}, {V(0), V(1), V(2)}));
    for (const std::string& target : AvailableSimd()) {
      SelectSimd(target);
      TestWave w(128);
      w.vgpr = start.vgpr;
      w.Run(Make(op, {V(9)}, {V(0), V(1), V(2)}));
      EXPECT_EQ(w.vgpr[9].lane, want.vgpr[9].lane) << Name(op) << " on " << target;
    }
    SelectSimd("");
  }
}

}  // namespace
}  // namespace mx::gfx950
