// The engine against the definition, bit for bit: every SIMD target here, formats and mixes, ragged sizes,
// scales at the ends, specials, split-K, epilogues, profiles, thread counts. And that the target that was
// forced is what ran.
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "sim/gemm/gemm_problem.h"

namespace mx {
namespace {

TEST(GemmEngine, EqualsTheDefinitionOnEveryTarget) {
  Restore restore;
  Random random(40);
  Stats().scalar_outputs = 0;
  for (Format fa : kMatrixFormats) {
    for (Format fb : kMatrixFormats) {
      for (int kind = 0; kind < static_cast<int>(Kind::kCount); ++kind) {
        const Problem p = RandomProblem(random, fa, fb, static_cast<Kind>(kind), Profile::kSeq32, 25, 288);
        const Result want = Reference(p);
        OnEveryPath([&](const std::string& path) {
          SetThreads(random.Int(1, 3));
          ExpectEqual(p, Engine(p), want,
                      path + " " + Name(fa) + " x " + Name(fb) + " kind " + std::to_string(kind));
        });
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST(GemmEngine, EqualsTheDefinitionOverManyTiles) {
  Restore restore;
  Random random(41);
  const int64_t sizes[][3] = {{100, 70, 96}, {97, 129, 64}, {7, 80, 544}, {200, 3, 320}};
  for (const auto& [m, n, k] : sizes) {
    for (Format format : {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3, Format::kE5M2}) {
      Problem p = RandomProblem(random, format, format, Kind::kTame, Profile::kSeq32, 4, 64);
      p.a = RandomOperand(random, format, m, k, Kind::kTame);
      p.b = RandomOperand(random, format, n, k, random.OneIn(2) ? Kind::kTame : Kind::kWide);
      p.spec = {};
      p.c.resize(static_cast<size_t>(2 * m * n));
      const Result want = Reference(p);
      OnEveryPath([&](const std::string& path) { ExpectEqual(p, Engine(p), want, path); });
    }
  }
}

TEST(GemmEngine, EqualsTheDefinitionInEveryProfile) {
  Restore restore;
  Random random(42);
  for (const ProfileInfo& profile : kProfiles) {
    for (int i = 0; i < 4; ++i) {
      const Format fa = i < 2 ? Format::kE2M1 : kMatrixFormats[random.Int(0, 4)];
      const Format fb = i < 2 ? Format::kE2M1 : kMatrixFormats[random.Int(0, 4)];
      const Problem p =
          RandomProblem(random, fa, fb, static_cast<Kind>(random.Int(0, 4)), profile.id, 20, 300);
      const Result want = Reference(p);
      ExpectEqual(p, Engine(p), want, profile.name);
      AllowAmx(false);
      ExpectEqual(p, Engine(p), want, std::string(profile.name) + " without tiles");
      AllowAmx(true);
    }
  }
}

TEST(GemmEngine, ForcedTargetIsTheOneThatRan) {
  Restore restore;
  Random random(43);
  for (const std::string& target : Targets()) {
    for (Format format : {Format::kE2M1, Format::kE3M2, Format::kE4M3}) {
      SelectSimd(target);
      Stats().target = "";
      Engine(RandomProblem(random, format, format, Kind::kTame, Profile::kSeq32, 10, 64));
      EXPECT_EQ(Stats().target.load(), target);
    }
  }
  SelectSimd("scalar");
  Stats().target = "none";
  Engine(RandomProblem(random, Format::kE2M1, Format::kE2M1, Kind::kTame, Profile::kSeq32, 10, 64));
  EXPECT_STREQ(Stats().target.load(), "none");
}

TEST(GemmEngine, BothKernelsOfATargetRan) {
  Restore restore;
  Random random(44);
  bool any = false;
  for (const std::string& target : Targets()) {
    if (target != "AVX3" && target != "AVX2" && !HasDots(target)) continue;
    any = true;
    SelectSimd(target);
    for (bool vnni : {true, false}) {
      AllowVnni(vnni);
      AllowAmx(false);
      Stats().vnni = Stats().amx = 0;
      for (int i = 0; i < 15; ++i) {
        const Format format = i % 3 == 0 ? Format::kE2M1 : i % 3 == 1 ? Format::kE2M3 : Format::kE3M2;
        const Problem p =
            RandomProblem(random, format, format, static_cast<Kind>(i % 5), Profile::kSeq32, 70, 200);
        ExpectEqual(p, Engine(p), Reference(p), target + (vnni ? " vnni" : " pairs"));
      }
      EXPECT_EQ(Stats().vnni > 0, vnni && HasDots(target));
      EXPECT_EQ(Stats().amx, 0);
    }
  }
  if (!any) GTEST_SKIP() << "this processor has neither AVX3 nor AVX2";
}

// The largest dots under the largest fast scales, and the smallest under the smallest.
TEST(GemmEngine, EndsOfTheFastRanges) {
  Restore restore;
  for (Format format : kMatrixFormats) {
    const FormatInfo& f = Info(format);
    const int low = -126 - 2 * f.last_bit(), high = 128 - 2 * (f.emax + 1) - 5;
    for (const auto& [code, exponent] :
         {std::pair{f.max_code, high}, {f.max_code, high + 1}, {1, low}, {1, low - 1}, {f.max_code, low}}) {
      Problem p;
      for (MxTensor* t : {&p.a, &p.b}) {
        t->Resize(format, 3, 64);
        t->scales.assign(6, static_cast<uint8_t>(127 + exponent / 2));
        for (int64_t row = 0; row < 3; ++row) {
          for (int64_t k = 0; k < (code == 1 ? 1 + 31 * row : 64); ++k)
            SetCode(*t, row, k, static_cast<uint32_t>(code) | (row == 2 ? f.sign_bit() : 0));
        }
      }
      p.a.scales.assign(6, static_cast<uint8_t>(127 + exponent - exponent / 2));
      p.spec.out = DType::kF32;
      p.c.resize(36);
      const Result want = Reference(p);
      const std::string what = std::string(Name(format)) + " " + std::to_string(exponent);
      OnEveryPath([&](const std::string& path) { ExpectEqual(p, Engine(p), want, path + " " + what); });
    }
  }
}

// The paths are chosen as meant: tame scales run the fast kernel, others the careful one, and nothing goes
// scalar.
TEST(GemmEngine, ScalesChooseTheKernel) {
  Restore restore;
  if (Targets().empty()) GTEST_SKIP() << "only the reference here";
  AllowAmx(false);
  Random random(45);
  for (Format format : kMatrixFormats) {
    const FormatInfo& f = Info(format);
    const auto run = [&](int exponent) {
      Problem p = RandomProblem(random, format, format, Kind::kTame, Profile::kSeq32, 4, 64);
      p.spec = {};
      p.a = RandomTensor(random, format, 8, 128, 127, 127);
      p.a.scales[5] = static_cast<uint8_t>(127 + exponent);
      p.b = RandomTensor(random, format, 8, 128, 127, 127);
      if (format == Format::kE5M2) {  // of a few binades, as the largest ranges need the scalar chain
        for (MxTensor* t : {&p.a, &p.b}) {
          for (uint8_t& code : t->codes) code = static_cast<uint8_t>((code & 0x8F) | 0x30);
        }
      }
      p.c.resize(128);
      Stats().integer = Stats().careful = Stats().f64 = Stats().scalar_outputs = 0;
      ExpectEqual(p, Engine(p), Reference(p), "");
      EXPECT_EQ(Stats().integer + Stats().careful + Stats().f64, 1);
      EXPECT_EQ(Stats().scalar_outputs, 0);
      return Stats().careful == 0;
    };
    const int low = -126 - 2 * f.last_bit(), high = 128 - 2 * (f.emax + 1) - 5;
    EXPECT_TRUE(run(low)) << f.name;
    EXPECT_TRUE(run(high)) << f.name;
    EXPECT_FALSE(run(low - 1)) << f.name;
    EXPECT_FALSE(run(high + 1)) << f.name;
  }
}

TEST(GemmEngine, PerTensorFp8NeedsNoScalarCode) {
  Restore restore;
  if (Targets().empty()) GTEST_SKIP() << "only the reference here";
  Random random(46);
  for (Format format : {Format::kE4M3, Format::kE5M2}) {
    Problem p = RandomProblem(random, format, Format::kE4M3, Kind::kTame, Profile::kSeq32, 4, 64);
    p.spec = {};
    p.a = RandomTensor(random, format, 40, 256, 127, 127);
    p.b = RandomTensor(random, Format::kE4M3, 40, 256, 127, 127);
    p.c.resize(3200);
    Stats().f64 = Stats().amx_pairs = Stats().scalar_outputs = 0;
    ExpectEqual(p, Engine(p), Reference(p), "");
    EXPECT_EQ(Stats().amx_pairs > 0, format == Format::kE4M3 && UseAmx());
    EXPECT_NE(Stats().amx_pairs > 0, Stats().f64 > 0);
    EXPECT_EQ(Stats().scalar_outputs, 0);
  }
}

// E5M2 by E5M2 needs 69 bits at its largest; what decides is the binades that the two rows really use.
TEST(GemmEngine, BinadesDecideWhichOutputsAreScalar) {
  Restore restore;
  if (Targets().empty()) GTEST_SKIP() << "only the reference here";
  for (int low = 0; low <= 30; ++low) {
    Problem p;
    for (MxTensor* t : {&p.a, &p.b}) {
      t->Resize(Format::kE5M2, 2, 32);
      t->scales.assign(2, 127);
      std::fill(t->codes.begin(), t->codes.begin() + 32, 0x7B);  // row 0: the largest value,
      for (size_t k = 1; k < 32; k += 2) t->codes[k] = 0xFB;
      std::fill(t->codes.begin() + 32, t->codes.end(), 0x40);  // row 1: one binade
    }
    p.a.codes[5] = p.b.codes[6] = static_cast<uint8_t>(4 * low + 1);  // and one of another binade
    p.spec.out = DType::kF32;
    p.c.resize(16);
    Stats().scalar_outputs = 0;
    ExpectEqual(p, Engine(p), Reference(p), std::to_string(low));
    // Largest value by sum of a block, in units of both smallest last bits: 7 * 7 * 32 * 2^(2 (30 - low)).
    const int unit = low == 0 ? 0 : low - 1;
    EXPECT_EQ(Stats().scalar_outputs, 11 + 2 * (29 - unit) > 53 ? 1 : 0) << low;
  }
}

// E5M2 x E4M3 at its largest does not fit binary64: the dot needs 55 bits.
TEST(GemmEngine, DotsTooWideForF64AreStillExact) {
  Restore restore;
  for (int sign : {0, 1}) {
    Problem p;
    p.a.format = Format::kE5M2;
    p.b.format = Format::kE4M3;
    for (MxTensor* t : {&p.a, &p.b}) {
      t->rows = 1;
      t->k = 32;
      t->codes.assign(32, t == &p.a ? 0x7B : 0x7E);
      t->scales.assign(1, 127);
    }
    for (size_t k = 16; k < 31; ++k) p.a.codes[k] = static_cast<uint8_t>(p.a.codes[k] ^ (sign << 7));
    p.a.codes[31] = 0x01;
    p.b.codes[31] = 0x01;
    p.spec.out = DType::kF32;
    p.c.resize(4);
    ExpectEqual(p, Engine(p), Reference(p), "");
  }
}

TEST(GemmEngine, EmptySizes) {
  Random random(49);
  for (Format format : {Format::kE2M1, Format::kE4M3}) {
    for (const auto& [m, n, k] : {std::array<int64_t, 3>{3, 20, 0}, {0, 5, 64}, {5, 0, 64}, {0, 0, 0}}) {
      for (int splits : {1, 3}) {
        Problem p;
        p.a = RandomTensor(random, format, m, k, 127, 127);
        p.b = RandomTensor(random, format, n, k, 127, 127);
        p.spec.splits = splits;
        p.c.resize(static_cast<size_t>(2 * m * n));
        ExpectEqual(p, Engine(p), Reference(p), "empty");
      }
    }
  }
}

TEST(GemmEngine, ThreadsDoNotMatter) {
  Restore restore;
  Random random(47);
  Problem p = RandomProblem(random, Format::kE2M1, Format::kE2M1, Kind::kWide, Profile::kSeq32, 4, 64);
  p.spec = {};
  p.a = RandomOperand(random, Format::kE2M1, 300, 320, Kind::kWide);
  p.b = RandomOperand(random, Format::kE2M1, 250, 320, Kind::kTame);
  p.c.resize(2 * 300 * 250);
  SetThreads(1);
  const Result one = Engine(p);
  for (int threads : {2, 3, 7}) {
    SetThreads(threads);
    EXPECT_EQ(Engine(p), one) << threads;
  }
}

TEST(PackedOperand, GivesTheBitsOfGemmInAnyMix) {
  Restore restore;
  Random random(48);
  for (Format fa : kMatrixFormats) {
    for (Format fb : {Format::kE2M1, Format::kE4M3}) {
      const Problem p = RandomProblem(random, fa, fb, Kind::kTame, Profile::kSeq32, 40, 200);
      const Result want = Reference(p);
      PackedOperand a = PackedOperand::A(p.a);
      const PackedOperand b = PackedOperand::B(p.b), wrong_role = PackedOperand::A(p.b);
      PackedOperand moved = std::move(a);
      EXPECT_EQ(moved.tensor(), p.a);
      const auto run = [&](const PackedOperand& x, const PackedOperand& y) {
        return Compute(p, [&](const MxTensor&, const MxTensor&, auto&&... rest) { Gemm(x, y, rest...); });
      };
      ExpectEqual(p, run(moved, b), want, "packed");
      ExpectEqual(p, run(moved, wrong_role), want, "packed as A");
      SelectSimd("scalar");
      ExpectEqual(p, run(moved, b), want, "scalar");
      const PackedOperand under_scalar = PackedOperand::B(p.b);
      SelectSimd("");
      ExpectEqual(p, run(moved, under_scalar), want, "packed under scalar");
    }
  }
}

}  // namespace
}  // namespace mx
