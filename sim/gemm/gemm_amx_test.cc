// The tile registers' products where each of their conditions holds for the last time and fails for the
// first: they take subnormal numbers for zeros, so a condition that is one too wide changes bits.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>

#include "sim/gemm/gemm_problem.h"

namespace mx {
namespace {

constexpr Format kTileFormats[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3};

int64_t TileProducts() { return Stats().amx + Stats().amx_pairs; }
int64_t VectorProducts() { return Stats().integer + Stats().careful + Stats().f64; }

// Whether tiles computed the product; the bits are the definition's either way.
bool RunsOnTiles(const Problem& p, const std::string& what) {
  const int64_t vector = VectorProducts(), before = TileProducts();
  ExpectEqual(p, Engine(p), Reference(p), what);
  const bool tiles = TileProducts() > before;
  EXPECT_NE(tiles, VectorProducts() > vector) << what;
  return tiles;
}

// Every element of both is `code`; row 1 of a has the other sign.
Problem Uniform(Format fa, uint32_t code_a, int scale_a, Format fb, uint32_t code_b, int scale_b, int64_t k) {
  Problem p;
  p.a.Resize(fa, 2, k);
  p.b.Resize(fb, 3, k);
  for (int64_t i = 0; i < k; ++i) {
    for (int64_t row = 0; row < 2; ++row) SetCode(p.a, row, i, code_a | (row == 1 ? Info(fa).sign_bit() : 0));
    for (int64_t row = 0; row < 3; ++row) SetCode(p.b, row, i, code_b);
  }
  std::fill(p.a.scales.begin(), p.a.scales.end(), static_cast<uint8_t>(scale_a));
  std::fill(p.b.scales.begin(), p.b.scales.end(), static_cast<uint8_t>(scale_b));
  p.spec.out = DType::kF32;
  p.c.resize(24);
  return p;
}

class Tiles : public testing::Test {
 protected:
  void SetUp() override {
    if (Targets().empty()) GTEST_SKIP() << "only the reference here";
    SelectSimd(Targets().front());
    if (!UseAmx()) GTEST_SKIP() << "no AMX here";
  }
  Restore restore_;
};

// 2^(E + unit) at 2^-126 and below it, where a single product is the sum.
TEST_F(Tiles, SmallestProductIsANormalNumber) {
  for (Format fa : kTileFormats) {
    for (Format fb : kTileFormats) {
      const int sum = 254 - 126 - Info(fa).last_bit() - Info(fb).last_bit();  // of the scale bytes
      for (int below : {0, 1, 2, 10}) {
        for (int64_t k : {1, 2, 31, 32, 33, 64}) {
          const int scale_a = sum / 2 + 5 - below;
          const Problem p = Uniform(fa, 1, scale_a, fb, 1, sum - sum / 2 - 5, k);
          EXPECT_EQ(RunsOnTiles(p, Name(fa)), below == 0) << Name(fa) << Name(fb) << below << ' ' << k;
        }
      }
    }
  }
}

// The elements at bfloat16's smallest normal number: scale byte 1 - last bit.
TEST_F(Tiles, SmallestElementIsANormalNumber) {
  for (Format fa : kTileFormats) {
    const int least = 1 - Info(fa).last_bit();
    for (int scale = 0; scale <= least + 1; ++scale) {
      const Problem p = Uniform(fa, 1, scale, Format::kE2M1, 7, 150, 40);
      EXPECT_EQ(RunsOnTiles(p, Name(fa)), scale >= least) << Name(fa) << scale;
      Problem q = p;
      std::swap(q.a, q.b);
      EXPECT_EQ(RunsOnTiles(q, Name(fa)), scale >= least) << Name(fa) << scale;
    }
  }
}

// And at its largest binade, with a partner so small that the dot is finite.
TEST_F(Tiles, LargestElementIsFinite) {
  for (Format fa : kTileFormats) {
    const int most = 254 - Info(fa).emax;
    for (int scale = most - 1; scale <= 254; ++scale) {
      const Problem p =
          Uniform(fa, static_cast<uint32_t>(Info(fa).max_code), scale, Format::kE2M1, 7, 60, 40);
      EXPECT_EQ(RunsOnTiles(p, Name(fa)), scale <= most) << Name(fa) << scale;
    }
  }
}

TEST_F(Tiles, LargestDotIsFinite) {
  for (Format fa : kTileFormats) {
    for (Format fb : kTileFormats) {
      const int most = 254 + 128 - (Info(fa).emax + 1) - (Info(fb).emax + 1) - 5;
      for (int above : {-1, 0, 1, 2, 3, 4, 8}) {
        const int sum = most + above;
        const Problem p = Uniform(fa, static_cast<uint32_t>(Info(fa).max_code), sum / 2, fb,
                                  static_cast<uint32_t>(Info(fb).max_code), sum - sum / 2, 96);
        EXPECT_EQ(RunsOnTiles(p, Name(fa)), above <= 0) << Name(fa) << Name(fb) << above;
      }
    }
  }
}

// Every pair of extreme scale bytes, alone and beside ordinary blocks; blocks of zeros under extreme bytes
// change nothing.
TEST_F(Tiles, ExtremeScaleBytes) {
  Random random(60);
  const int bytes[] = {0x00, 0x01, 0x02, 0x03, 0x7F, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF};
  for (Format format : kTileFormats) {
    for (int sa : bytes) {
      for (int sb : bytes) {
        Problem p;
        p.a = RandomTensor(random, format, 3, 96, sa, sa);
        p.b = RandomTensor(random, format, 5, 96, sb, sb);
        p.spec.out = DType::kF32;
        p.c.resize(60);
        ExpectEqual(p, Engine(p), Reference(p), Name(format));
        for (size_t i : {0, 4, 8}) p.a.scales[i] = 127;
        ExpectEqual(p, Engine(p), Reference(p), Name(format));
        p.b.scales.assign(15, 127);
        for (size_t row = 0; row < 3; ++row) p.a.scales[3 * row + 1] = static_cast<uint8_t>(sa);
        for (size_t row = 0; row < 3; ++row) p.a.scales[3 * row] = p.a.scales[3 * row + 2] = 127;
        for (int64_t row = 0; row < 3; ++row) {
          for (int64_t k = 32; k < 64; ++k)
            SetCode(p.a, row, k, random.OneIn(2) ? Info(format).sign_bit() : 0);
        }
        EXPECT_TRUE(RunsOnTiles(p, Name(format))) << sa;
      }
    }
  }
}

// Zeros of either sign, and dots that cancel, give +0.
TEST_F(Tiles, ZeroSums) {
  for (Format format : kTileFormats) {
    const uint32_t sign = Info(format).sign_bit();
    for (uint32_t code : {0u, sign}) {
      EXPECT_TRUE(RunsOnTiles(Uniform(format, code, 127, format, 1, 127, 64), Name(format)));
      EXPECT_TRUE(RunsOnTiles(Uniform(format, code, 0, format, 1, 240, 64), Name(format)));
    }
    // No number of the other operand may be too large for bfloat16 even where all products are zero.
    const auto largest = static_cast<uint32_t>(Info(format).max_code);
    EXPECT_FALSE(RunsOnTiles(Uniform(format, 0, 127, format, largest, 254, 64), Name(format)));
    EXPECT_FALSE(RunsOnTiles(Uniform(format, largest, 254, format, 0, 0, 64), Name(format)));
    Problem p = Uniform(format, 3, 127, format, 3 | sign, 127, 64);
    for (int64_t k = 0; k < 64; k += 2) SetCode(p.a, 0, k, 3 | sign);
    EXPECT_TRUE(RunsOnTiles(p, Name(format)));
  }
}

// Sums beyond 2^24 of their unit round once after each block, not after each product.
TEST_F(Tiles, SumsAreRoundedAfterEachBlock) {
  Random random(61);
  for (Format format : kTileFormats) {
    const auto largest = static_cast<uint32_t>(Info(format).max_code);
    for (int spread = 0; spread <= 26; ++spread) {
      Problem p = Uniform(format, largest, 127, format, largest, 127, 32 * 40);
      for (int64_t row = 0; row < 2; ++row) {
        for (int64_t block = 0; block < 40; ++block) {
          p.a.scales[static_cast<size_t>(row * 40 + block)] =
              static_cast<uint8_t>(127 + (block % 4 == 0 ? spread : random.Int(0, spread)));
          for (int64_t k = 0; k < 32 && block % 3 != 0; ++k)
            SetCode(p.a, row, 32 * block + k, RandomCode(random, format, false));
        }
      }
      p.a.scales[39] = p.a.scales[79] = 127;
      SetCode(p.a, 0, 1279, 1);
      SetCode(p.b, 0, 1279, 1);
      EXPECT_TRUE(RunsOnTiles(p, Name(format)));
    }
  }
}

TEST_F(Tiles, SmallAndLargeRowsSideBySide) {
  Random random(62);
  for (Format format : kTileFormats) {
    Problem p;
    p.a = RandomTensor(random, format, 100, 32 * 37, 120, 122);
    p.b = RandomTensor(random, format, 90, 32 * 37, 124, 125);
    for (size_t row : {3, 40, 99}) p.a.scales[row * 37 + 30] = static_cast<uint8_t>(140 + row % 5);
    p.spec.out = DType::kF32;
    p.c.resize(size_t{4} * 100 * 90);
    EXPECT_TRUE(RunsOnTiles(p, Name(format)));
    for (size_t row = 0; row < 90; ++row) p.b.scales[row * 37 + row % 37] = 136;
    EXPECT_TRUE(RunsOnTiles(p, Name(format)));
  }
}

TEST_F(Tiles, EverySizeOfTail) {
  Random random(63);
  for (int64_t size = 1; size <= 33; ++size) {
    for (const auto& [m, n, k] : {std::array<int64_t, 3>{size, 5, 70},
                                  {5, size, 70},
                                  {3, 4, size},
                                  {size, size, size},
                                  {size + 80, 34 - size, 64}}) {
      const Format fa = kTileFormats[random.Int(0, 3)], fb = kTileFormats[random.Int(0, 3)];
      Problem p;
      p.a = RandomOperand(random, fa, m, k, random.OneIn(2) ? Kind::kTame : Kind::kWide);
      p.b = RandomOperand(random, fb, n, k, Kind::kSparse);
      p.spec.out = DType::kF32;
      p.c.resize(static_cast<size_t>(4 * m * n));
      ExpectEqual(p, Engine(p), Reference(p), "tail");
    }
  }
}

// Values of both parts, of the largest and of the smallest, that cancel down to any of the 41 bits of a dot.
TEST_F(Tiles, PartsOfE4M3) {
  Random random(65);
  const uint8_t codes[] = {0x7E, 0x7D, 0x3F, 0x38, 0x37, 0x36, 0x47, 0x57, 0x01, 0x07, 0x00};
  for (int problem = 0; problem < 40; ++problem) {
    for (Format other : {Format::kE4M3, Format::kE2M3}) {
      Problem p;
      p.a = RandomTensor(random, Format::kE4M3, 30, 96, 120, 130);
      p.b = RandomTensor(random, other, 40, 96, 120, 130);
      const int used = random.Int(1, 10);
      for (MxTensor* t : {&p.a, &p.b}) {
        for (uint8_t& code : t->codes) {
          if (t->format == Format::kE4M3)
            code = static_cast<uint8_t>(codes[random.Int(0, used)] | (random.OneIn(2) ? 0x80 : 0));
        }
        for (int64_t row = 0; row < t->rows && problem % 2 == 0; ++row) {  // all but a few cancel
          for (int64_t k = 0; k < 96; k += 2) {
            if (random.OneIn(16)) continue;
            SetCode(*t, row, k + 1, t->Code(row, k) ^ (t == &p.a ? Info(t->format).sign_bit() : 0));
          }
        }
      }
      p.spec.out = DType::kF32;
      p.c.resize(4800);
      EXPECT_TRUE(RunsOnTiles(p, Name(other)));
    }
  }
}

// An operand packed for tiles serves a product without them, and the other way round.
TEST_F(Tiles, PackedOperandsOutliveTheChoice) {
  Random random(64);
  const Problem p =
      RandomProblem(random, Format::kE2M1, Format::kE2M3, Kind::kTame, Profile::kSeq32, 40, 200);
  const Result want = Reference(p);
  for (bool first : {true, false}) {
    AllowAmx(first);
    const PackedOperand a = PackedOperand::A(p.a);
    AllowAmx(!first);
    const PackedOperand b = PackedOperand::B(p.b);
    for (bool amx : {true, false}) {
      AllowAmx(amx);
      ExpectEqual(p,
                  Compute(p, [&](const MxTensor&, const MxTensor&, auto&&... rest) { Gemm(a, b, rest...); }),
                  want, "packed");
    }
  }
}

TEST(TileChoice, OtherTargetsHaveNone) {
  Restore restore;
  for (const std::string& target : AvailableSimd()) {
    SelectSimd(target);
    EXPECT_EQ(UseAmx(), target == "AVX3" && HasAmx()) << target;
  }
  SelectSimd("");
  AllowAmx(false);
  EXPECT_FALSE(UseAmx());
}

}  // namespace
}  // namespace mx
