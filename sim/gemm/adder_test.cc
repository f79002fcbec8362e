// Every profile against the big-integer model, for every pair of formats, over inputs that make the models
// differ: cancellation, block scales far apart, both ends of the scale range, subnormal and huge
// accumulators, specials.
#include "sim/gemm/adder.h"

#include <gtest/gtest.h>

#include <map>

#include "sim/gemm/gemm_test_util.h"
#include "sim/gemm/integer_model.h"

namespace mx {
namespace {

struct Case {
  Format fa, fb;
  int K;
  std::vector<uint8_t> a, b, sa, sb;
  uint32_t acc;
};

// Scales of one case: all about one place, spread, or at the ends.
void FillScales(Random& random, Case& c) {
  const int kind = random.Int(0, 5);
  const int centre = kind == 1 ? random.Int(0, 40) : kind == 2 ? random.Int(200, 254) : random.Int(100, 150);
  const int spread = random.Int(0, 2) * 14;
  for (size_t i = 0; i < c.sa.size(); ++i) {
    const auto draw = [&] {
      if (kind == 3) return static_cast<int>(kEdgeScales[random.Int(0, 7)]);
      return std::clamp(centre + random.Int(-spread, spread), 0, 254);
    };
    c.sa[i] = static_cast<uint8_t>(draw());
    // Half the cases keep the product of the scales near 1, or near the ends of binary32.
    const int target = kind == 4   ? 254 - 149 + random.Int(-8, 24)
                       : kind == 5 ? 254 + random.Int(100, 127)
                                   : 0;
    c.sb[i] = static_cast<uint8_t>(kind >= 4 ? std::clamp(target - c.sa[i], 0, 254) : draw());
  }
}

uint32_t RandomAccumulator(Random& random, const model::Products& products) {
  switch (random.Int(0, 7)) {
    case 0:
      return random.OneIn(2) ? 0x80000000u : 0u;
    case 1:
      return random.Bits() & 0x807FFFFF;  // subnormal
    case 2:
      return (random.Bits() & 0x80FFFFFF) | 0x7E800000;  // huge, Inf, NaN
    default: {  // within 30 binades of the exact sum, often its opposite
      const model::Number sum = model::Sum(products, 0, products.size());
      if (sum.nan || sum.inf || sum.value == 0) return random.Bits() & 0xBFFFFFFF;
      const uint32_t near = model::ToF32(sum);
      if (random.OneIn(3)) return near ^ 0x80000000u;
      const int field = std::clamp(static_cast<int>(near >> 23 & 0xFF) + random.Int(-30, 30), 0, 254);
      return (random.Bits() & 0x807FFFFF) | static_cast<uint32_t>(field) << 23;
    }
  }
}

model::Products ProductsOf(const Case& c) {
  model::Products products;
  for (int k = 0; k < c.K; ++k) {
    products.push_back(model::Multiply(c.fa, c.a[static_cast<size_t>(k)], c.sa[static_cast<size_t>(k / 32)],
                                       c.fb, c.b[static_cast<size_t>(k)], c.sb[static_cast<size_t>(k / 32)]));
  }
  return products;
}

Case RandomCase(Random& random, Format fa, Format fb, model::Products* products) {
  const int K = random.OneIn(3) ? 64 : 128;
  Case c{fa,
         fb,
         K,
         {},
         {},
         std::vector<uint8_t>(static_cast<size_t>(K / 32)),
         std::vector<uint8_t>(static_cast<size_t>(K / 32)),
         0};
  const bool specials = random.OneIn(6);
  const int density = random.Int(1, 4);
  for (int k = 0; k < K; ++k) {
    const bool present = density == 4 || random.OneIn(1 << (2 * density));
    c.a.push_back(present ? RandomCode(random, fa, specials && random.OneIn(8)) : 0);
    c.b.push_back(RandomCode(random, fb, specials && random.OneIn(8)));
    if (k > 0 && random.OneIn(3)) {  // cancels its neighbour
      c.a.back() = static_cast<uint8_t>(c.a[c.a.size() - 2] ^ Info(fa).sign_bit());
      c.b.back() = c.b[c.b.size() - 2];
    }
  }
  FillScales(random, c);
  if (random.OneIn(40)) c.sa[0] = 0xFF;
  *products = ProductsOf(c);
  c.acc = RandomAccumulator(random, *products);
  return c;
}

uint32_t RunCase(Profile profile, const Case& c) {
  return Accumulate(profile, c.fa, c.a.data(), c.sa.data(), c.fb, c.b.data(), c.sb.data(), c.K, c.acc);
}

TEST(Adder, EveryProfileEqualsTheIntegerModel) {
  Random random(1);
  std::map<Profile, int> differs_from_exact;
  int finite = 0, nan = 0, infinite = 0, subnormal = 0;
  for (Format fa : kMatrixFormats) {
    for (Format fb : kMatrixFormats) {
      for (int i = 0; i < 300; ++i) {
        model::Products products;
        const Case c = RandomCase(random, fa, fb, &products);
        const uint32_t exact = model::Accumulate(Profile::kExact, products, c.acc);
        for (const ProfileInfo& p : kProfiles) {
          const uint32_t want = model::Accumulate(p.id, products, c.acc);
          ASSERT_EQ(mx::model::ToF32(model::FromF32(RunCase(p.id, c))), want)
              << p.name << " " << Name(fa) << " x " << Name(fb) << " case " << i << " acc " << std::hex
              << c.acc;
          ASSERT_EQ(RunCase(p.id, c), want);
          if (want != exact) ++differs_from_exact[p.id];
          ++(IsNan(want) ? nan : IsInf(want) ? infinite : finite);
          subnormal += (want & kF32Abs) - 1 < 0x7FFFFF;
        }
      }
    }
  }
  for (const ProfileInfo& p : kProfiles) {
    if (p.id == Profile::kExact) continue;
    EXPECT_GT(differs_from_exact[p.id], 20) << p.name << ": the inputs are too tame";
  }
  EXPECT_GT(nan, 500);
  EXPECT_GT(infinite, 500);
  EXPECT_GT(subnormal, 500);
  EXPECT_GT(finite, 10000);
}

// K = 128 of one code pair at k = 0, everything else +0.
uint32_t One(Profile profile, Format format, uint8_t a, uint8_t b, uint8_t sa, uint8_t sb, uint32_t acc) {
  std::vector<uint8_t> va(128, 0), vb(128, 0), s(4, 0x7F), t(4, 0x7F);
  va[0] = a;
  vb[0] = b;
  s[0] = sa;
  t[0] = sb;
  return Accumulate(profile, format, va.data(), s.data(), format, vb.data(), t.data(), 128, acc);
}

TEST(Adder, SpecialsAreTheSameInEveryProfile) {
  const uint32_t inf = 0x7F800000, minus_inf = 0xFF800000, nan = 0x7FC00000;
  for (const ProfileInfo& p : kProfiles) {
    SCOPED_TRACE(p.name);
    EXPECT_EQ(One(p.id, Format::kE2M1, 0, 0, 0xFF, 0x7F, 0), nan);  // NaN scale, zero codes
    EXPECT_EQ(One(p.id, Format::kE2M1, 0, 0, 0x7F, 0xFF, 0), nan);
    EXPECT_EQ(One(p.id, Format::kE4M3, 0x7F, 0, 0x7F, 0x7F, 0), nan);
    EXPECT_EQ(One(p.id, Format::kE4M3, 0xFF, 0x38, 0x7F, 0x7F, 0), nan);
    EXPECT_EQ(One(p.id, Format::kE5M2, 0x7C, 0x00, 0x7F, 0x7F, 0), nan);  // Inf * 0
    EXPECT_EQ(One(p.id, Format::kE5M2, 0x7C, 0x01, 0x00, 0x00, 0), inf);  // under the smallest scales too
    EXPECT_EQ(One(p.id, Format::kE5M2, 0x7C, 0x81, 0x7F, 0x7F, 0), minus_inf);
    EXPECT_EQ(One(p.id, Format::kE5M2, 0x7C, 0x3C, 0x7F, 0x7F, minus_inf), nan);
    EXPECT_EQ(One(p.id, Format::kE5M2, 0x7C, 0x3C, 0x7F, 0x7F, inf), inf);
    EXPECT_EQ(One(p.id, Format::kE5M2, 0x7E, 0x3C, 0x7F, 0x7F, 0), nan);
    EXPECT_EQ(One(p.id, Format::kE2M1, 2, 2, 0x7F, 0x7F, 0x7F812345), nan);  // signalling NaN in C
    EXPECT_EQ(One(p.id, Format::kE2M1, 2, 2, 0x7F, 0x7F, minus_inf), minus_inf);
    EXPECT_EQ(One(p.id, Format::kE2M1, 7, 7, 0x00, 0x00, 0), 0u);  // 36 * 2^-254
  }
}

TEST(Adder, ZeroSumsArePlusZeroUnlessEverythingIsMinusZero) {
  std::vector<uint8_t> minus(128, 8), plus(128, 0), scale(4, 0x7F);
  for (const ProfileInfo& p : kProfiles) {
    SCOPED_TRACE(p.name);
    const auto run = [&](const std::vector<uint8_t>& a, uint32_t acc) {
      return Accumulate(p.id, Format::kE2M1, a.data(), scale.data(), Format::kE2M1, plus.data(), scale.data(),
                        128, acc);
    };
    EXPECT_EQ(run(plus, 0), 0u);
    EXPECT_EQ(run(minus, 0), 0u);
    EXPECT_EQ(run(plus, 0x80000000), 0u);
    // The profiles that round a group first see it as +0.
    const bool rounds = p.cut == AdderCut::kRoundThenAdd || p.cut == AdderCut::kReverse;
    EXPECT_EQ(run(minus, 0x80000000), rounds ? 0u : 0x80000000u);
  }
}

TEST(Adder, SeqRoundsTwiceFusedOnce) {
  std::vector<uint8_t> a(128, 0), b(128, 0), sa(4, 0x7F), sb(4, 0x7F);
  a[0] = 1;
  b[0] = 2;
  sa[0] = 0x01;
  sb[0] = 0x68;  // E = -149
  const auto run = [&](Profile p) {
    return Accumulate(p, Format::kE2M1, a.data(), sa.data(), Format::kE2M1, b.data(), sb.data(), 128, 1);
  };
  EXPECT_EQ(run(Profile::kSeq32), 1u);
  EXPECT_EQ(run(Profile::kFused32), 2u);
}

// The widest sum that the formats allow, E5M2 against itself under the extreme scales of neighbouring blocks.
TEST(Adder, HoldsTheWidestE5M2Sums) {
  std::vector<uint8_t> a(128, 0x7B), b(128, 0x7B), sa(4, 0xFE), sb(4, 0xFE);
  a[127] = b[127] = 0x01;  // 2^-32 beside it
  const auto run = [&](uint32_t acc) {
    return Accumulate(Profile::kExact, Format::kE5M2, a.data(), sa.data(), Format::kE5M2, b.data(), sb.data(),
                      128, acc);
  };
  EXPECT_EQ(run(0), 0x7F800000u);
  for (size_t k = 0; k < 64;
       ++k) {  // the first half cancels the second: what is left is 2^-32 * 2^-254 and C
    a[k] = 0x7B;
    a[k + 64] = 0xFB;
  }
  a[63] = a[127] = 0x01;
  EXPECT_EQ(run(0), 0x7F800000u);  // 2 * 2^-32 * 2^254
  sa.assign({0xFE, 0x00, 0xFE, 0x00});
  sb.assign({0xFE, 0x00, 0xFE, 0x00});
  EXPECT_EQ(run(0), 0u);
  EXPECT_EQ(run(0x00000001), 1u);
  a[63] = 0x7B;
  b[63] = 0x7B;
  b[127] = 0x00;
  EXPECT_EQ(run(0x80000003), 0x80000003u);  // plus 2^-222: nearly a whole step of C away
}

TEST(Profiles, NamesAreUniqueAndFound) {
  for (const ProfileInfo& p : kProfiles) EXPECT_EQ(ProfileByName(p.name), p.id);
  EXPECT_THROW(ProfileByName("seq33"), std::exception);
  EXPECT_EQ(std::size(kProfiles), 18u);
}

}  // namespace
}  // namespace mx
