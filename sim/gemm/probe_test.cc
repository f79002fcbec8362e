// The probes that tell the published candidates for the adder apart: every profile must give the printed
// bits. The expected values were printed by a separate model of the candidates in exact rationals (python's
// Fraction), one column a profile in the order of profiles.inc.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "sim/gemm/mfma.h"
#include "sim/gemm/profile.h"

namespace mx {
namespace {

struct Product {
  int k;
  uint8_t a, b;  // E2M1 codes
};
struct Probe {
  const char* name;
  uint32_t c;
  int e[4];  // exponent of each block's scale product, put into the scale of A, the rest into the scale of B
  std::vector<Product> products;
  const char* want;
};

std::vector<Product> FullBlock() {
  std::vector<Product> all;
  for (int k = 0; k < 32; ++k) all.push_back({k, 7, 7});
  return all;
}

// clang-format off
const Probe kProbes[] = {
    {"P1", 0x4B800000, {0, 0, 0, 0}, {{0, 2, 2}, {32, 2, 2}, {64, 2, 2}, {96, 2, 2}},
     "4b800002 4b800000 4b800000 4b800002 4b800000 4b800000 4b800002 4b800002 4b800000 "
     "4b800000 4b800002 4b800002 4b800000 4b800002 4b800002 4b800002 4b800002 4b800002"},
    {"P2a", 0x4B800000, {0, 0, 0, 0}, {{0, 2, 2}, {32, 2, 2}},
     "4b800001 4b800000 4b800000 4b800001 4b800000 4b800000 4b800001 4b800001 4b800000 "
     "4b800000 4b800001 4b800001 4b800000 4b800001 4b800001 4b800001 4b800001 4b800001"},
    {"P2b", 0x4B800000, {0, 0, 0, 0}, {{0, 2, 2}, {64, 2, 2}},
     "4b800001 4b800000 4b800000 4b800000 4b800000 4b800000 4b800001 4b800001 4b800000 "
     "4b800000 4b800000 4b800001 4b800000 4b800001 4b800001 4b800001 4b800001 4b800001"},
    {"P2c", 0x4B800000, {0, 0, 0, 0}, {{32, 2, 2}, {64, 2, 2}},
     "4b800001 4b800000 4b800000 4b800000 4b800000 4b800000 4b800001 4b800001 4b800000 "
     "4b800000 4b800000 4b800001 4b800000 4b800001 4b800001 4b800001 4b800001 4b800001"},
    {"P3", 0x4B800001, {0, 0, 0, 0}, {{0, 1, 2}, {16, 1, 2}},
     "4b800002 4b800001 4b800002 4b800002 4b800002 4b800002 4b800002 4b800002 4b800001 "
     "4b800002 4b800002 4b800002 4b800002 4b800002 4b800002 4b800002 4b800002 4b800001"},
    {"P4a", 0x00000000, {26, 0, 26, 0}, {{0, 2, 2}, {32, 14, 2}, {33, 10, 2}, {64, 10, 2}},
     "c0a00000 c0800000 c0800000 c0800000 c0800000 c1000000 c0800000 c0800000 c0800000 "
     "c0800000 c1000000 c1000000 c0800000 c0800000 c0800000 c1000000 c0a00000 c0800000"},
    {"P4b", 0x00000000, {26, 0, 26, 0}, {{0, 2, 2}, {32, 7, 2}, {64, 10, 2}},
     "40c00000 41000000 41000000 41000000 41000000 41000000 41000000 41000000 41000000 "
     "41000000 00000000 40800000 41000000 40800000 40800000 40800000 40c00000 40c00000"},
    {"P4c", 0x00000000, {26, 26, 0, 0}, {{0, 2, 2}, {32, 10, 2}, {64, 14, 2}, {66, 10, 2}},
     "c0a00000 c0a00000 c0a00000 c0a00000 c0a00000 c1000000 c0a00000 c0a00000 c0a00000 "
     "c0a00000 c0a00000 c0800000 c0a00000 c0800000 c0800000 c1000000 c0a00000 c0800000"},
    {"P4d", 0x00000000, {26, 26, 0, 0}, {{0, 2, 2}, {32, 10, 2}, {65, 14, 2}, {67, 10, 2}},
     "c0a00000 c0a00000 c0a00000 c0a00000 c0a00000 c1000000 c0a00000 c0a00000 c0a00000 "
     "c0a00000 c0a00000 c1000000 c0a00000 c0800000 c0800000 c1000000 c0a00000 c0800000"},
    {"P5a", 0x3F800000, {-24, -60, 0, 0}, {{0, 2, 2}, {32, 2, 2}},
     "3f800001 3f800000 3f800000 3f800001 3f800000 3f800000 3f800000 3f800000 3f800000 "
     "3f800000 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000"},
    {"P5b", 0x3F800001, {-24, -60, 0, 0}, {{0, 2, 2}, {32, 10, 2}},
     "3f800001 3f800002 3f800002 3f800001 3f800002 3f800002 3f800002 3f800002 3f800002 "
     "3f800002 3f800002 3f800002 3f800002 3f800002 3f800002 3f800001 3f800001 3f800001"},
    {"P5c", 0x3F800001, {-26, 0, 0, 0}, {{0, 2, 6}, {1, 10, 2}},
     "3f800001 3f800001 3f800001 3f800001 3f800001 3f800001 3f800001 3f800001 3f800001 "
     "3f800001 3f800001 3f800001 3f800001 3f800001 3f800001 3f800001 3f800001 3f800001"},
    {"P5d", 0x3F800001, {-24, -30, 0, 0}, {{0, 2, 2}, {32, 10, 2}},
     "3f800001 3f800002 3f800002 3f800001 3f800002 3f800002 3f800001 3f800001 3f800002 "
     "3f800002 3f800001 3f800001 3f800002 3f800001 3f800002 3f800001 3f800001 3f800001"},
    {"P6a", 0xB2800000, {0, 0, 0, 0}, {{0, 2, 2}, {32, 10, 2}},
     "b2800000 00000000 00000000 b2800000 00000000 00000000 b2800000 b2800000 00000000 "
     "00000000 00000000 00000000 b3800000 b3800000 00000000 b3800000 b2800000 00000000"},
    {"P6b", 0xB2800000, {0, 0, 0, 0}, {{0, 2, 2}, {1, 10, 2}},
     "b2800000 b2800000 b2800000 b2800000 b2800000 b2800000 b2800000 b2800000 00000000 "
     "00000000 00000000 00000000 b3800000 b3800000 b2800000 b2800000 b2800000 b2800000"},
    {"P6c", 0x33800000, {0, 0, 0, 0}, {{0, 2, 2}, {1, 10, 2}},
     "33800000 33800000 33800000 33800000 33800000 33800000 33800000 33800000 33800000 "
     "33800000 33800000 33800000 33800000 33800000 33800000 33800000 33800000 33800000"},
    {"P6d", 0xAB800000, {0, 0, 0, 0}, {{0, 2, 2}, {1, 10, 2}},
     "ab800000 ab800000 ab800000 ab800000 ab800000 ab800000 ab800000 ab800000 00000000 "
     "00000000 00000000 00000000 b3800000 b3800000 ab800000 ab800000 ab800000 ab800000"},
    {"P7", 0x00000000, {122, 122, 122, 0}, {{0, 7, 7}, {32, 7, 7}, {64, 15, 7}},
     "7f100000 7f800000 7f800000 7f800000 7f800000 7f100000 7f800000 7f800000 7f800000 "
     "7f800000 7f800000 7f100000 7f800000 7f100000 7f100000 7f100000 7f100000 7f100000"},
    {"P8a", 0x00000000, {-149, 0, 0, 0}, {{0, 1, 3}},
     "00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 "
     "00000001 00000001 00000001 00000001 00000001 00000000 00000000 00000001 00000000"},
    {"P8b", 0x00000000, {-149, 0, 0, 0}, {{0, 9, 1}},
     "00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 "
     "00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000"},
    {"P8c", 0x00000000, {-148, 0, 0, 0}, {{0, 2, 2}},
     "00000002 00000002 00000002 00000002 00000002 00000002 00000002 00000002 00000002 "
     "00000002 00000002 00000002 00000002 00000002 00000002 00000002 00000002 00000002"},
    {"P9a", 0x00000001, {-149, 0, 0, 0}, {{0, 1, 2}},
     "00000002 00000001 00000001 00000002 00000002 00000001 00000001 00000001 00000002 "
     "00000002 00000002 00000002 00000002 00000002 00000002 00000002 00000002 00000001"},
    {"P9b", 0xFF000000, {118, 0, 0, 0}, FullBlock(),
     "7f200000 7f200000 7f800000 7f200000 7f200000 7f800000 7f800000 7f800000 7f200000 "
     "7f200000 7f200000 7f200000 7f200000 7f200000 7f200000 7f200000 7f200000 7f200000"},
    {"P10", 0x00000000, {24, 0, 0, 0}, {{0, 2, 2}, {64, 2, 2}, {96, 2, 2}},
     "4b800001 4b800000 4b800000 4b800001 4b800000 4b800001 4b800001 4b800000 4b800000 "
     "4b800000 4b800001 4b800001 4b800000 4b800001 4b800001 4b800001 4b800001 4b800001"},
    {"P11", 0x40A00000, {26, 0, 0, 0}, {{0, 2, 2}},
     "4c800001 4c800001 4c800001 4c800001 4c800001 4c800001 4c800001 4c800001 4c800000 "
     "4c800000 4c800000 4c800000 4c800000 4c800000 4c800000 4c800000 4c800001 4c800000"},
    {"P12", 0xBF800000, {28, 24, 0, 0}, {{17, 1, 3}, {35, 13, 1}, {59, 10, 3}},
     "4d100000 4d100000 4d100000 4d100000 4d100000 4d100000 4d100000 4d100000 4d100000 "
     "4d100000 4d100000 4d100000 4d0fffff 4d0fffff 4d100000 4d100000 4d100000 4d100000"},
};
// clang-format on

// Output (0, 0) of a 16x16x128 whose other rows carry other data and other scales.
uint32_t RunProbe(const Probe& probe, Profile profile) {
  std::vector<uint8_t> a(16 * 128, 5), b(16 * 128, 3), sa(64, 0x7B), sb(64, 0x83);
  std::fill(a.begin(), a.begin() + 128, 0);
  std::fill(b.begin(), b.begin() + 128, 0);
  for (int block = 0; block < 4; ++block) {
    const int e = probe.e[block], in_a = std::clamp(e, -127, 127);
    sa[block] = static_cast<uint8_t>(127 + in_a);
    sb[block] = static_cast<uint8_t>(127 + e - in_a);
  }
  for (const Product& p : probe.products) {
    a[p.k] = p.a;
    b[p.k] = p.b;
  }
  std::vector<uint32_t> c(256, 0x42280000), d(256);
  c[0] = probe.c;
  MfmaScaled(Instruction::k16x16x128, profile, Format::kE2M1, a.data(), sa.data(), Format::kE2M1, b.data(),
             sb.data(), c.data(), d.data());
  return d[0];
}

TEST(Probes, EveryProfileGivesThePrintedBits) {
  int compared = 0;
  for (const Probe& probe : kProbes) {
    std::istringstream want(probe.want);
    for (const ProfileInfo& profile : kProfiles) {
      std::string hex;
      ASSERT_TRUE(want >> hex) << probe.name;
      uint32_t expected = static_cast<uint32_t>(std::stoul(hex, nullptr, 16));
      const uint32_t got = RunProbe(probe, profile.id);
      // A rational zero has no sign. A negative sum that one rounding takes to zero is -0 here.
      if (expected == 0 && got == 0x80000000u) {
        EXPECT_STREQ(probe.name, "P8b") << profile.name;
        expected = got;
      }
      EXPECT_EQ(got, expected) << probe.name << " " << profile.name;
      ++compared;
    }
  }
  EXPECT_EQ(compared, 26 * 18);
}

TEST(Probes, NegativeUnderflowKeepsItsSignWhereTheSumIsRoundedOnce) {
  const Probe* p8b = nullptr;
  for (const Probe& probe : kProbes) {
    if (std::string(probe.name) == "P8b") p8b = &probe;
  }
  ASSERT_NE(p8b, nullptr);
  EXPECT_EQ(RunProbe(*p8b, Profile::kExact), 0x80000000u);
  EXPECT_EQ(RunProbe(*p8b, Profile::kFused32), 0u);  // -0 after the first group, then -0 + +0
  EXPECT_EQ(RunProbe(*p8b, Profile::kSeq32), 0u);    // -0 as the block sum, then +0 + -0
  EXPECT_EQ(RunProbe(*p8b, Profile::kBlk24t), 0u);   // cut away before the sum
}

}  // namespace
}  // namespace mx
