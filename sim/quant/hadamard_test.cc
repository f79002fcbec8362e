#include "sim/quant/hadamard.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "sim/base/error.h"
#include "sim/quant/slow_model.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

constexpr int kSizes[] = {2, 4, 8, 16, 32, 64, 128};

TEST(Hadamard, SixteenByHand) {
  float x[16] = {};
  x[3] = 16.0f;
  Hadamard(x, 16);
  for (int i = 0; i < 16; ++i) EXPECT_EQ(x[i], (i % 4 == 0 || i % 4 == 3) ? 4.0f : -4.0f) << i;
  float ones[16];
  for (float& v : ones) v = 1.0f;
  Hadamard(ones, 16);
  for (int i = 0; i < 16; ++i) EXPECT_EQ(ones[i], i == 0 ? 4.0f : 0.0f);
}

// Row j of the matrix is what unit vector j becomes: (-1)^popcount(i & j) / sqrt(n), Sylvester order.
TEST(Hadamard, EveryMatrixEntryOfEverySize) {
  for (size_t s = 0; s < std::size(kSizes); ++s) {
    const int n = kSizes[s];
    for (int j = 0; j < n; ++j) {
      std::vector<float> x(static_cast<size_t>(n), 0.0f);
      x[static_cast<size_t>(j)] = 1.0f;
      Hadamard(x.data(), n);
      for (int i = 0; i < n; ++i) {
        const uint32_t sign = std::popcount(static_cast<unsigned>(i & j)) % 2 == 1 ? kF32Sign : 0u;
        ASSERT_EQ(ToBits(x[static_cast<size_t>(i)]), kHadamardFactor[s] | sign) << n << ' ' << i << ' ' << j;
      }
    }
  }
}

// Rows are orthogonal and of norm n before the factor, hence H H^T = n I in exact integers.
TEST(Hadamard, Orthogonal) {
  for (int n : kSizes) {
    std::vector<std::vector<float>> h;
    for (int j = 0; j < n; ++j) {
      h.emplace_back(static_cast<size_t>(n), 0.0f);
      h.back()[static_cast<size_t>(j)] = 1.0f;
      Hadamard(h.back().data(), n, false);
    }
    for (int a = 0; a < n; ++a) {
      for (int b = 0; b < n; ++b) {
        int dot = 0;
        for (int i = 0; i < n; ++i) {
          dot += static_cast<int>(h[static_cast<size_t>(a)][static_cast<size_t>(i)] *
                                  h[static_cast<size_t>(b)][static_cast<size_t>(i)]);
        }
        ASSERT_EQ(dot, a == b ? n : 0);
      }
    }
  }
}

TEST(Hadamard, FactorsAreTheNearestToOneOverRootN) {
  using slow::Z;
  for (size_t s = 0; s < std::size(kSizes); ++s) {
    // (c +- half ulp)^2 * n must lie on both sides of 1.
    const Z one = Z(1) << 80;
    const auto square = [&](int twice_offset) {
      const Z c = (slow::Magnitude(kHadamardFactor[s]) * 2 +
                   Z(twice_offset) *
                       (slow::Magnitude(kHadamardFactor[s] + 1) - slow::Magnitude(kHadamardFactor[s]))) >>
                  (slow::kPoint - 39);  // c * 2^40
      return Z(c * c * kSizes[s]);
    };
    EXPECT_LT(square(-1), one) << kSizes[s];
    EXPECT_GT(square(1), one) << kSizes[s];
  }
}

TEST(Hadamard, RoundingAgainstTheSecondModel) {
  test::Generator gen(21);
  for (int n : kSizes) {
    for (int trial = 0; trial < 400 / n; ++trial) {
      std::vector<uint32_t> x(static_cast<size_t>(n));
      const int centre = trial % 4 == 0 ? 4 : trial % 4 == 1 ? 250 : 127;
      for (uint32_t& u : x) u = gen.Near(centre, trial % 7 == 6);
      std::vector<float> y;
      for (uint32_t u : x) y.push_back(FromBits(u));
      Hadamard(y.data(), n);
      const std::vector<uint32_t> want = slow::Rotated(x);
      for (int i = 0; i < n; ++i) {
        ASSERT_EQ(ToBits(y[static_cast<size_t>(i)]), want[static_cast<size_t>(i)]) << n << ' ' << i;
      }
    }
  }
}

// Why the factor 1/4 is a multiplication and not an exponent shift: it rounds below 2^-100.
TEST(Hadamard, FactorRoundsAmongSubnormals) {
  float x[16] = {};
  x[0] = FromBits(3);  // 3 * 2^-149
  Hadamard(x, 16);
  for (float v : x) EXPECT_EQ(ToBits(v), 1u);  // 0.75 of the last place
  float y[16] = {};
  y[0] = FromBits(2);
  Hadamard(y, 16);
  for (float v : y) EXPECT_EQ(ToBits(v), 0u);  // a tie, to even
}

TEST(Hadamard, SpecialValues) {
  for (int n : kSizes) {
    std::vector<float> x(static_cast<size_t>(n), 1.0f);
    x[1] = FromBits(0xFFC12345);
    Hadamard(x.data(), n);
    for (float v : x) EXPECT_EQ(ToBits(v), kF32QuietNan);
    x.assign(static_cast<size_t>(n), 1.0f);
    x[1] = std::numeric_limits<float>::infinity();
    Hadamard(x.data(), n);
    for (int i = 0; i < n; ++i)
      EXPECT_EQ(ToBits(x[static_cast<size_t>(i)]), i % 2 == 1 ? kF32Inf | kF32Sign : kF32Inf);
    x.assign(static_cast<size_t>(n), 0.0f);
    x[0] = x[1] = std::numeric_limits<float>::infinity();
    Hadamard(x.data(), n);
    for (int i = 0; i < n; ++i)
      EXPECT_EQ(ToBits(x[static_cast<size_t>(i)]), i % 2 == 1 ? kF32QuietNan : kF32Inf);
  }
}

TEST(Hadamard, SignMaskBitsOfEverySize) {
  HadamardSpec spec;
  spec.signs = {0x80010003u, 0xDEADBEEFu, 0x12345678u, 0xA5A5F00Fu};
  for (int n : kSizes) {
    spec.n = n;
    for (int64_t k = 0; k < 512; ++k)
      ASSERT_EQ(SignFlips(spec, k), slow::MaskBit(spec.signs, n, k)) << n << ' ' << k;
  }
  spec.n = 16;  // low half for the first group of a block, high half for the second
  EXPECT_TRUE(SignFlips(spec, 0) && SignFlips(spec, 1) && !SignFlips(spec, 2) && SignFlips(spec, 16));
  EXPECT_TRUE(SignFlips(spec, 31) && !SignFlips(spec, 15));
}

TEST(Hadamard, SignsFlipBeforeTheRotationEvenOfNan) {
  for (int n : kSizes) {
    test::Generator gen(static_cast<uint64_t>(n));
    HadamardSpec spec{n, {gen.Bits(), gen.Bits(), gen.Bits(), gen.Bits()}};
    std::vector<float> row = gen.Gaussian(256), flipped(row);
    for (int64_t k = 0; k < 256; ++k) {
      if (slow::MaskBit(spec.signs, n, k)) flipped[static_cast<size_t>(k)] = -flipped[static_cast<size_t>(k)];
    }
    RotateRow(spec, row.data(), 256);
    for (int64_t k = 0; k < 256; k += n) Hadamard(flipped.data() + k, n);
    EXPECT_EQ(row, flipped);
  }
}

TEST(Hadamard, UnrotateUndoesRotationAndSigns) {
  for (int n : {4, 16, 64}) {  // factors that are powers of two: exact on small integers
    test::Generator gen(static_cast<uint64_t>(n) + 100);
    const HadamardSpec spec{n, {gen.Bits(), gen.Bits(), gen.Bits(), gen.Bits()}};
    std::vector<float> row(256);
    for (float& v : row) v = static_cast<float>(gen.Below(2001) - 1000);
    std::vector<float> back(row);
    RotateRow(spec, back.data(), 256);
    EXPECT_NE(back, row);
    UnrotateRow(spec, back.data(), 256);
    EXPECT_EQ(back, row);
  }
  const HadamardSpec spec{16, {~0u, ~0u, ~0u, ~0u}};
  std::vector<float> row(16, FromBits(kF32QuietNan));
  UnrotateRow(spec, row.data(), 16);
  for (float v : row) EXPECT_EQ(ToBits(v), kF32QuietNan);
}

TEST(Hadamard, OffDoesNothingAndWrongSizesAreRefused) {
  std::vector<float> row = {1, -2, 3}, before(row);
  RotateRow({0, {~0u, 0, 0, 0}}, row.data(), 3);
  UnrotateRow({0, {~0u, 0, 0, 0}}, row.data(), 3);
  EXPECT_EQ(row, before);
  for (int n : {1, 3, 6, 256, -2}) {
    EXPECT_FALSE(IsHadamardSize(n));
    EXPECT_THROW(RotateRow({n, {}}, row.data(), 0), InputError);
  }
  try {
    RotateRow({2, {}}, row.data(), 3);
    FAIL();
  } catch (const InputError& e) {
    EXPECT_STREQ(
        e.what(),
        "contraction length 3 is no multiple of the Hadamard size 2; pad it or turn the rotation off");
  }
}

}  // namespace
}  // namespace mx
