// Inputs that tell the candidate adders apart, executed as instructions on registers under every profile:
// output (0, 0) of 16x16x128, FP4. Element (0, k) is lane 16 (k / 32), register (k % 32) / 8, nibble k % 8;
// E_b comes from A's scale. Expected bits: exact rationals, computed apart from this project.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "sim/gemm/profile.h"
#include "sim/gfx950/exec/exec_test_util.h"

namespace mx::gfx950 {
namespace {

struct Term {
  int k, a, b;  // codes
};
struct Block {
  int index, exponent;
};
struct Expected {
  uint32_t bits;
  const char* profiles;  // that give them, names with blanks between
};
struct Probe {
  const char* name;
  uint32_t c;
  std::vector<Term> terms;
  std::vector<Block> blocks;  // exponents other than 0
  std::vector<Expected> expected;
};
constexpr int kHalfCode = 1, kOne = 2, kOneHalf = 3, kThree = 5, kFour = 6, kSix = 7, kMinus = 8;

uint32_t RunProbe(const Probe& p, Profile profile) {
  TestWave w;
  for (size_t r = 0; r < 12; ++r) w.vgpr[r].lane.fill(0);
  w.vgpr[12].lane.fill(0x7F7F7F7F), w.vgpr[13].lane.fill(0x7F7F7F7F);
  w.vgpr[8][0] = p.c;
  for (const Term& t : p.terms) {
    const int lane = 16 * (t.k / 32), reg = t.k % 32 / 8, shift = 4 * (t.k % 8);
    w.vgpr[static_cast<size_t>(reg)][lane] |= static_cast<uint32_t>(t.a) << shift;
    w.vgpr[static_cast<size_t>(4 + reg)][lane] |= static_cast<uint32_t>(t.b) << shift;
  }
  for (const Block& b : p.blocks) {  // both scale bytes share what one cannot hold
    const int sum = 254 + b.exponent, a = std::min(254, std::max(1, 127 + b.exponent));
    w.vgpr[12][16 * b.index] = static_cast<uint32_t>(a),
                    w.vgpr[13][16 * b.index] = static_cast<uint32_t>(sum - a);
  }
  w.own_claims.profile = profile;
  Instruction in = Make(Op::v_mfma_scale_f32_16x16x128_f8f6f4, {V(16, 4)},
                        {V(0, 4), V(4, 4), V(8, 4), V(12), V(13)}, Encoding::kVOP3PX2);
  in.cbsz = in.blgp = 4, in.abid = 1;
  w.Run(in);
  return w.vgpr[16][0];
}

const std::vector<Probe>& Probes() {
  static const std::vector<Probe> all = [] {
    std::vector<Probe> p = {
        {"P1",
         0x4B800000,
         {{0, kOne, kOne}, {32, kOne, kOne}, {64, kOne, kOne}, {96, kOne, kOne}},
         {},
         {{0x4B800002, "exact seq64 tree c3f8-g64 c3f8-g128 c3h-g128 blk24t blk31f"},
          {0x4B800000, "seq32 c3f8-g16 c3f8-g32"}}},
        {"P2a",
         0x4B800000,
         {{0, kOne, kOne}, {32, kOne, kOne}},
         {},
         {{0x4B800001, "exact seq64 tree c3f8-g64 c3f8-g128 c3h-g128 blk24t blk31f"},
          {0x4B800000, "seq32 c3f8-g16 c3f8-g32"}}},
        {"P2b",
         0x4B800000,
         {{0, kOne, kOne}, {64, kOne, kOne}},
         {},
         {{0x4B800001, "exact tree c3f8-g128 c3h-g128 blk24t blk31f"},
          {0x4B800000, "seq32 seq64 c3f8-g16 c3f8-g32 c3f8-g64"}}},
        {"P3",
         0x4B800001,
         {{0, kHalfCode, kOne}, {16, kHalfCode, kOne}},
         {},
         {{0x4B800002, "exact seq32 seq64 tree c3f8-g32 c3f8-g64 c3f8-g128 c3h-g128 blk24t blk31f"},
          {0x4B800001, "c3f8-g16"}}},
        {"P4a",
         0,
         {{0, kOne, kOne}, {32, kMinus | kFour, kOne}, {33, kMinus | kOne, kOne}, {64, kMinus | kOne, kOne}},
         {{0, 26}, {2, 26}},
         {{0xC0A00000, "exact blk31f"},
          {0xC0800000, "seq32 seq64 tree c3f8-g16 c3f8-g32 c3h-g128 blk24t"},
          {0xC1000000, "c3f8-g64 c3f8-g128"}}},
        {"P4b",
         0,
         {{0, kOne, kOne}, {32, kSix, kOne}, {64, kMinus | kOne, kOne}},
         {{0, 26}, {2, 26}},
         {{0x40C00000, "exact blk31f"},
          {0x41000000, "seq32 seq64 tree c3f8-g16 c3f8-g32"},
          {0x00000000, "c3f8-g64"},
          {0x40800000, "c3f8-g128 c3h-g128 blk24t"}}},
        {"P4c",
         0,
         {{0, kOne, kOne}, {32, kMinus | kOne, kOne}, {64, kMinus | kFour, kOne}, {66, kMinus | kOne, kOne}},
         {{0, 26}, {1, 26}},
         {{0xC0A00000, "exact seq32 seq64 tree c3f8-g16 c3f8-g32 c3f8-g64 blk31f"},
          {0xC0800000, "c3f8-g128 c3h-g128 blk24t"}}},
        {"P4d",
         0,
         {{0, kOne, kOne}, {32, kMinus | kOne, kOne}, {65, kMinus | kFour, kOne}, {67, kMinus | kOne, kOne}},
         {{0, 26}, {1, 26}},
         {{0xC0A00000, "exact seq32 c3f8-g64 blk31f"},
          {0xC1000000, "c3f8-g128"},
          {0xC0800000, "c3h-g128 blk24t"}}},
        {"P5a",
         0x3F800000,
         {{0, kOne, kOne}, {32, kOne, kOne}},
         {{0, -24}, {1, -60}},
         {{0x3F800001, "exact seq64"}, {0x3F800000, "seq32 tree c3f8-g128 c3h-g128 blk24t blk31f"}}},
        {"P5b",
         0x3F800001,
         {{0, kOne, kOne}, {32, kMinus | kOne, kOne}},
         {{0, -24}, {1, -60}},
         {{0x3F800001, "exact seq64 blk31f"}, {0x3F800002, "seq32 tree c3f8-g128 c3h-g128 blk24t"}}},
        {"P5d",
         0x3F800001,
         {{0, kOne, kOne}, {32, kMinus | kOne, kOne}},
         {{0, -24}, {1, -30}},
         {{0x3F800001, "exact seq64 tree c3f8-g64 c3f8-g128 c3h-g128 blk31f"},
          {0x3F800002, "seq32 c3f8-g16 c3f8-g32 blk24t"}}},
        {"P6a",
         0xB2800000,
         {{0, kOne, kOne}, {32, kMinus | kOne, kOne}},
         {},
         {{0xB2800000, "exact seq64 tree blk31f"},
          {0x00000000, "seq32 c3f8-g16 c3f8-g32 c3f8-g64 c3f8-g128 blk24t"},
          {0xB3800000, "c3h-g128"}}},
        {"P6b",
         0xB2800000,
         {{0, kOne, kOne}, {1, kMinus | kOne, kOne}},
         {},
         {{0xB2800000, "exact seq32 seq64 tree blk24t blk31f"},
          {0x00000000, "c3f8-g16 c3f8-g32 c3f8-g64 c3f8-g128"},
          {0xB3800000, "c3h-g128"}}},
        {"P7",
         0,
         {{0, kSix, kSix}, {32, kSix, kSix}, {64, kMinus | kSix, kSix}},
         {{0, 122}, {1, 122}, {2, 122}},
         {{0x7F100000, "exact c3f8-g128 c3h-g128 blk24t blk31f"}, {0x7F800000, "seq32 seq64 tree"}}},
        {"P8",
         0,
         {{0, kHalfCode, kOneHalf}},
         {{0, -149}},
         {{0x00000001, "exact seq32 tree c3f8-g128 blk31f"}, {0x00000000, "blk24t"}}},
        {"P9a",
         0x00000001,
         {{0, kHalfCode, kOne}},
         {{0, -149}},
         {{0x00000001, "seq32"}, {0x00000002, "fused32"}}},
        {"P10",
         0,
         {{0, kOne, kOne}, {64, kOne, kOne}, {96, kOne, kOne}},
         {{0, 24}},
         {{0x4B800001, "tree"}, {0x4B800000, "chain"}}},
        {"P11",
         0x40A00000,
         {{0, kOne, kOne}},
         {{0, 26}},
         {{0x4C800001, "exact"}, {0x4C800000, "c3f8-g32 c3h-g32 blk24t"}}},
        {"P12",
         0xBF800000,
         {{17, kHalfCode, kOneHalf}, {59, kMinus | kOne, kOneHalf}, {35, kMinus | kThree, kHalfCode}},
         {{0, 28}, {1, 24}},
         {{0x4D100000, "c3f8-g32"}}},
    };
    Probe p9b{"P9b", 0xFF000000, {}, {{0, 118}}, {{0x7F800000, "seq32"}, {0x7F200000, "fused32"}}};
    for (int k = 0; k < 32; ++k) p9b.terms.push_back({k, kSix, kSix});
    p.push_back(p9b);
    return p;
  }();
  return all;
}

TEST(Probe, EveryTableEntry) {
  int checked = 0;
  for (const Probe& p : Probes()) {
    for (const Expected& expected : p.expected) {
      std::istringstream names(expected.profiles);
      for (std::string name; names >> name; ++checked) {
        EXPECT_EQ(RunProbe(p, ProfileByName(name)), expected.bits) << p.name << " " << name;
      }
    }
  }
  EXPECT_EQ(checked, 158);
}

}  // namespace
}  // namespace mx::gfx950
