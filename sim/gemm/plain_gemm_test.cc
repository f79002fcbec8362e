#include "sim/gemm/plain_gemm.h"

#include <gtest/gtest.h>

#include <cstring>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/gemm/gemm_test_util.h"
#include "sim/gemm/integer_model.h"
#include "sim/gemm/plain_exact.h"
#include "sim/gemm/plain_kernel.h"

namespace mx {
namespace {

std::vector<float> RandomFloats(Random& random, int64_t count, int low = 100, int high = 150) {
  std::vector<float> v(static_cast<size_t>(count));
  for (float& x : v)
    x = FromBits((random.Bits() & 0x807FFFFF) | static_cast<uint32_t>(random.Int(low, high)) << 23);
  return v;
}

// By the big-integer model: one rounding a product, one a sum.
uint32_t Slow(const std::vector<float>& a, const std::vector<float>& b, int64_t k) {
  model::Number acc = model::FromF32(0);
  for (int64_t i = 0; i < k; ++i) {
    const model::Number x = model::FromF32(ToBits(a[static_cast<size_t>(i)]));
    const model::Number y = model::FromF32(ToBits(b[static_cast<size_t>(i)]));
    model::Number product = model::Exact((x.value * y.value) >> -model::kUnit);
    product.negative = x.negative != y.negative;
    acc = model::Rounded(model::Add(acc, model::Rounded(product)));
  }
  return model::ToF32(acc);
}

TEST(PlainGemm, RoundsEveryProductAndEverySum) {
  Random random(30);
  for (int i = 0; i < 200; ++i) {
    const int64_t k = random.Int(1, 40);
    const int low = random.OneIn(4) ? 40 : 110, high = random.OneIn(4) ? 200 : 130;
    const auto a = RandomFloats(random, k, low, high), b = RandomFloats(random, k, low, high);
    float d = 0;
    PlainGemmReference({a.data(), k, false}, {b.data(), k, false}, 1, 1, k, &d, 1);
    ASSERT_EQ(ToBits(d), Slow(a, b, k)) << i;
  }
}

TEST(PlainGemm, TransposedOperandsStridesAndAccumulation) {
  Random random(31);
  const int64_t m = 7, n = 21, k = 33;
  const auto a = RandomFloats(random, m * k), b = RandomFloats(random, n * k);
  std::vector<float> at(static_cast<size_t>(k * (m + 2))), bt(static_cast<size_t>(k * (n + 3)));
  for (int64_t p = 0; p < k; ++p) {
    for (int64_t i = 0; i < m; ++i)
      at[static_cast<size_t>(p * (m + 2) + i)] = a[static_cast<size_t>(i * k + p)];
    for (int64_t j = 0; j < n; ++j)
      bt[static_cast<size_t>(p * (n + 3) + j)] = b[static_cast<size_t>(j * k + p)];
  }
  const auto before = RandomFloats(random, m * (n + 5));
  std::vector<float> want = before, plain = before, twisted = before;
  PlainGemmReference({a.data(), k, false}, {b.data(), k, false}, m, n, k, want.data(), n + 5);
  PlainGemm({a.data(), k, false}, {b.data(), k, false}, m, n, k, plain.data(), n + 5);
  EXPECT_EQ(plain, want);
  PlainGemm({at.data(), m + 2, true}, {bt.data(), n + 3, true}, m, n, k, twisted.data(), n + 5);
  EXPECT_EQ(twisted, want);
  std::vector<float> sum = before;
  PlainGemm({at.data(), m + 2, true}, {b.data(), k, false}, m, n, k, sum.data(), n + 5, true);
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n + 5; ++j) {
      const size_t at_ij = static_cast<size_t>(i * (n + 5) + j);
      EXPECT_EQ(sum[at_ij], j < n ? before[at_ij] + want[at_ij] : before[at_ij]);
    }
  }
}

TEST(PlainGemm, EveryTargetGivesTheBitsOfTheReference) {
  Random random(32);
  const int64_t sizes[][3] = {{1, 1, 1},     {5, 31, 7},     {97, 130, 40},
                              {12, 64, 500}, {100, 33, 193}, {6, 300, 3}};
  for (const auto& [m, n, k] : sizes) {
    for (int kind = 0; kind < 8; ++kind) {
      const bool at = kind & 1, bt = kind & 2, accumulate = kind & 4;
      auto a = RandomFloats(random, m * k, 90, 160), b = RandomFloats(random, n * k, 90, 160);
      if (kind == 3) a[static_cast<size_t>(m * k / 2)] = FromBits(0x7F800000);
      if (kind == 4) b[static_cast<size_t>(n * k / 2)] = FromBits(0xFFC00001);
      const PlainOperand x{a.data(), at ? m : k, at}, y{b.data(), bt ? n : k, bt};
      std::vector<float> want = RandomFloats(random, m * n), start = want;
      PlainGemmReference(x, y, m, n, k, want.data(), n, accumulate);
      for (const std::string& target : AvailableSimd()) {
        SelectSimd(target);
        SetThreads(random.Int(1, 3));
        std::vector<float> got = start;
        PlainGemm(x, y, m, n, k, got.data(), n, accumulate);
        ASSERT_EQ(std::memcmp(got.data(), want.data(), got.size() * 4), 0)
            << target << " " << m << " " << n << " " << k << " kind " << kind;
        if (target == "scalar") continue;
        EXPECT_EQ(PlainTargetThatRan(), target);
      }
    }
  }
  SelectSimd("");
  SetThreads(0);
}

TEST(PlainGemm, FusedOnlyWhereEveryProductIsExact) {
  const auto exact = [](std::vector<uint32_t> a, std::vector<uint32_t> b) {
    std::vector<float> x, y;
    for (uint32_t u : a) x.push_back(FromBits(u));
    for (uint32_t u : b) y.push_back(FromBits(u));
    return EveryProductIsExact({x.data(), 1, false}, {y.data(), 1, false}, static_cast<int64_t>(x.size()),
                               static_cast<int64_t>(y.size()), 1);
  };
  EXPECT_TRUE(exact({0x3F810000, 0xC0490000}, {0x00000000, 0x7F800000, 0x7FC00000, 0x3F800000}));
  EXPECT_FALSE(exact({0x3F810000, 0x3F810001}, {0x3F800000}));  // more than 8 bits
  EXPECT_FALSE(exact({0x3F800000}, {0x3F800000, 0x40000100}));
  EXPECT_TRUE(exact({0x1D800000}, {0x1E000000}));   // 2^-68 * 2^-67: last bit at 2^-149
  EXPECT_FALSE(exact({0x1D800000}, {0x1D800000}));  // 2^-68 * 2^-68
  EXPECT_TRUE(exact({0x5F7F0000}, {0x5F000000}));   // below 2^64 * 2^64
  EXPECT_FALSE(exact({0x5F7F0000}, {0x5F800000}));
  EXPECT_FALSE(exact({0x00010000}, {0x3E000000}));  // a subnormal
  EXPECT_TRUE(exact({0x80000000}, {0x00010000}));
}

TEST(PlainGemm, Bf16OperandsOnEveryTarget) {
  Random random(33);
  for (int kind = 0; kind < 8; ++kind) {
    const bool at = kind & 1, bt = kind & 2, narrow = kind < 6;  // the last two reach products that round
    const int64_t m = 13 + 84 * (kind & 1), n = 70, k = 201;
    auto a = RandomFloats(random, m * k, narrow ? 110 : 40, 130),
         b = RandomFloats(random, n * k, narrow ? 110 : 40, 130);
    for (auto* v : {&a, &b}) {
      for (float& x : *v) x = random.OneIn(9) ? 0.0f : FromBits(ToBits(x) & 0xFFFF0000u);
    }
    if (kind == 4) a[5] = FromBits(0x7F800000), b[7] = FromBits(0xFFC00000);
    const PlainOperand x{a.data(), at ? m : k, at}, y{b.data(), bt ? n : k, bt};
    EXPECT_EQ(EveryProductIsExact(x, y, m, n, k), narrow);
    std::vector<float> want = RandomFloats(random, m * n), start = want;
    PlainGemmReference(x, y, m, n, k, want.data(), n, kind & 4);
    for (const std::string& target : AvailableSimd()) {
      SelectSimd(target);
      std::vector<float> got = start;
      PlainGemm(x, y, m, n, k, got.data(), n, kind & 4);
      ASSERT_EQ(std::memcmp(got.data(), want.data(), got.size() * 4), 0) << target << " kind " << kind;
    }
  }
  SelectSimd("");
}

TEST(PlainGemm, NanIsCanonicalAndEmptyIsZero) {
  const float inf = FromBits(0x7F800000), one = 1.0f;
  const std::vector<float> a{inf, -inf}, b{one, one};
  float d = 5;
  PlainGemm({a.data(), 2, false}, {b.data(), 2, false}, 1, 1, 2, &d, 1);
  EXPECT_EQ(ToBits(d), 0x7FC00000u);
  PlainGemm({a.data(), 2, false}, {b.data(), 2, false}, 1, 1, 0, &d, 1);
  EXPECT_EQ(ToBits(d), 0u);
}

}  // namespace
}  // namespace mx
