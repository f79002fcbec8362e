#include "sim/gemm/independence.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "sim/gemm/adder.h"
#include "sim/gemm/gemm_test_util.h"
#include "sim/quant/quantize.h"

namespace mx {
namespace {

// One row of E2M1 with the given (k, code) pairs.
MxTensor Row(int64_t k, std::vector<std::pair<int, int>> codes, std::vector<uint8_t> scales) {
  MxTensor t;
  t.rows = 1;
  t.k = k;
  t.codes.assign(static_cast<size_t>(t.code_stride()), 0);
  t.scales.assign(scales.begin(), scales.end());
  for (auto [i, code] : codes) SetCode(t, 0, i, static_cast<uint32_t>(code));
  return t;
}
bool Independent(const MxTensor& a, const MxTensor& b, uint32_t c0 = 0, const GemmSpec& spec = {}) {
  return IsModelIndependent(a, 0, b, 0, spec, c0);
}

// Every profile on the chain of instructions, starting from c0.
std::set<uint32_t> AllProfiles(const MxTensor& a, const MxTensor& b, Instruction instruction, uint32_t c0) {
  std::set<uint32_t> results;
  const int64_t K = InstructionK(instruction), padded = (a.k + K - 1) / K * K;
  std::vector<uint8_t> ca(static_cast<size_t>(padded), 0), cb = ca;
  std::vector<uint8_t> sa(static_cast<size_t>(padded / 32), 0x7F), sb = sa;
  for (int64_t k = 0; k < a.k; ++k) {
    ca[static_cast<size_t>(k)] = static_cast<uint8_t>(a.Code(0, k));
    cb[static_cast<size_t>(k)] = static_cast<uint8_t>(b.Code(0, k));
    sa[static_cast<size_t>(k / 32)] = a.Scale(0, k / 32);
    sb[static_cast<size_t>(k / 32)] = b.Scale(0, k / 32);
  }
  for (const ProfileInfo& p : kProfiles) {
    uint32_t acc = c0;
    for (int64_t k = 0; k < padded; k += K) {
      acc = Accumulate(p.id, a.format, &ca[static_cast<size_t>(k)], &sa[static_cast<size_t>(k / 32)],
                       b.format, &cb[static_cast<size_t>(k)], &sb[static_cast<size_t>(k / 32)], K, acc);
    }
    results.insert(acc);
  }
  return results;
}

TEST(Independence, ProbesThatModelsDisagreeOnAreNotFlagged) {
  const std::vector<uint8_t> one(4, 0x7F);
  const MxTensor p7a = Row(128, {{0, 7}, {32, 7}, {64, 15}}, {249, 249, 249, 127});
  const MxTensor p7b = Row(128, {{0, 7}, {32, 7}, {64, 7}}, one);
  EXPECT_FALSE(Independent(p7a, p7b));
  EXPECT_GT(AllProfiles(p7a, p7b, Instruction::k16x16x128, 0).size(), 1u);
  const MxTensor p8a = Row(128, {{0, 1}}, {0, 127, 127, 127}), p8b = Row(128, {{0, 3}}, {105, 127, 127, 127});
  EXPECT_FALSE(Independent(p8a, p8b));
  EXPECT_GT(AllProfiles(p8a, p8b, Instruction::k16x16x128, 0).size(), 1u);
}

TEST(Independence, TheBoundIsWhereTheFormulaPutsIt) {
  const MxTensor b = Row(64, {{0, 2}, {32, 2}}, {127, 127});
  const auto two = [&](int e0, int e1, uint32_t c0 = 0) {
    return Independent(
        Row(64, {{0, 2}, {32, 2}}, {static_cast<uint8_t>(127 + e0), static_cast<uint8_t>(127 + e1)}), b, c0);
  };
  EXPECT_TRUE(two(0, 11));  // 1152 * (1 + 2048) <= 2^22
  EXPECT_FALSE(two(0, 12));
  EXPECT_TRUE(two(11, 0));
  EXPECT_TRUE(two(0, 0, ToBits(4192000.0f)));  // 2^22 - 2304
  EXPECT_FALSE(two(0, 0, ToBits(4192000.25f)));
  EXPECT_FALSE(two(0, 0, ToBits(0.125f)));  // no multiple of 1/4
  EXPECT_TRUE(two(0, 0, ToBits(-0.25f)));
  EXPECT_TRUE(two(115, 115));  // 2304 * 2^115 <= 2^127
  EXPECT_FALSE(two(116, 116));
  EXPECT_FALSE(two(0, 0, 0x80000000));
  EXPECT_FALSE(two(0, 0, 0x7F800000));
  // Emin = -147 is the lowest that still reaches down to the last bit of binary32.
  const auto low = [&](int e) {
    return Independent(Row(32, {{0, 2}}, {0}),
                       Row(32, {{0, 2}}, {static_cast<uint8_t>(254 - 127 + e + 127)}));
  };
  EXPECT_TRUE(low(-147));
  EXPECT_FALSE(low(-148));
}

TEST(Independence, ZeroBlocksDoNotCountAndSpecialsForbid) {
  const MxTensor b = Row(64, {{0, 2}}, {127, 127});
  EXPECT_TRUE(Independent(Row(64, {{0, 2}, {32, 2}}, {127, 254}), b));  // B's second block is zero
  EXPECT_FALSE(Independent(Row(64, {{0, 2}, {32, 2}}, {127, 255}), b));
  EXPECT_TRUE(Independent(Row(64, {}, {0, 254}), b));
  GemmSpec spec;
  spec.splits = 2;
  EXPECT_TRUE(Independent(b, b, 0, spec));
  spec.split_kind = SplitK::kBf16;
  EXPECT_FALSE(Independent(b, b, 0, spec));
  Random random(20);
  MxTensor f8 = RandomTensor(random, Format::kE4M3, 1, 64, 127, 127);
  EXPECT_FALSE(Independent(f8, b));
  std::fill(f8.codes.begin(), f8.codes.end(), 0);
  EXPECT_TRUE(Independent(f8, b));
  SetCode(f8, 0, 63, 0x7F);
  EXPECT_FALSE(Independent(f8, b));
}

// Scales drawn so that about half of the cases are flagged, at both ends of binary32 and in the middle.
TEST(Independence, FlaggedSumsAreTheSameInEveryProfile) {
  Random random(21);
  int flagged = 0, unflagged_disagree = 0;
  for (int i = 0; i < 3000; ++i) {
    const Format fa = kMatrixFormats[random.Int(0, 2)], fb = kMatrixFormats[random.Int(0, 2)];
    const int64_t k = 32 * random.Int(1, 6);
    MxTensor a = RandomTensor(random, fa, 1, k, 0, 254), b = RandomTensor(random, fb, 1, k, 0, 254);
    const int place = random.Int(0, 2);
    const int centre = place == 0   ? random.Int(-150, -125)
                       : place == 1 ? random.Int(95, 122)
                                    : random.Int(-60, 60);
    const int spread = random.Int(0, 12);
    for (size_t block = 0; block < a.scales.size(); ++block) {
      const int e = centre + random.Int(0, spread) + 254;
      const int in_a = std::clamp(e / 2 + random.Int(-20, 20), std::max(0, e - 254), std::min(254, e));
      a.scales[block] = static_cast<uint8_t>(in_a);
      b.scales[block] = static_cast<uint8_t>(e - in_a);
    }
    for (int64_t j = 0; j < k; ++j) {
      if (random.OneIn(3)) SetCode(a, 0, j, 0);
    }
    const uint32_t c0 =
        random.OneIn(2) ? 0 : ToBits(std::ldexp(static_cast<float>(random.Int(-4096, 4096)), centre));
    const auto results =
        AllProfiles(a, b, random.OneIn(2) ? Instruction::k16x16x128 : Instruction::k32x32x64, c0);
    if (Independent(a, b, c0)) {
      ++flagged;
      ASSERT_EQ(results.size(), 1u) << i;
    } else {
      unflagged_disagree += results.size() > 1;
    }
  }
  EXPECT_GT(flagged, 800);
  EXPECT_GT(unflagged_disagree, 100);
}

TEST(Independence, NearlyAllOutputsOfGaussianDataAre) {
  constexpr int64_t kRows = 40, kK = 1024;
  Random random(22);
  std::vector<float> x(kRows * kK), y(kRows * kK);
  for (auto* v : {&x, &y}) {
    for (float& f : *v) {  // sum of uniforms: near enough to a Gaussian, exact on every machine
      int sum = 0;
      for (int i = 0; i < 12; ++i) sum += random.Int(0, 65535);
      f = static_cast<float>(sum - 6 * 65536) / 65536.0f;
    }
  }
  const MxTensor a = QuantizeReference(F32View(x.data(), kRows, kK), Axis::kRow, {});
  const MxTensor b = QuantizeReference(F32View(y.data(), kRows, kK), Axis::kRow, {});
  std::vector<uint8_t> independent(kRows * kRows, 2);
  std::vector<uint16_t> d(kRows * kRows);
  GemmReference(a, b, {}, nullptr, d.data(), independent.data());
  int64_t count = 0;
  for (uint8_t flag : independent) {
    ASSERT_LE(flag, 1);
    count += flag;
  }
  EXPECT_GE(count, kRows * kRows * 99 / 100);
  EXPECT_EQ(independent[0] != 0, IsModelIndependent(a, 0, b, 0, {}, 0));
}

}  // namespace
}  // namespace mx
