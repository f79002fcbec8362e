// The scaled matrix instructions, executed on registers, against sim/gemm's register model, which was written
// apart: every format pair, scale byte and shape, all block scales different; specials; probes of the adder.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "sim/base/simd.h"
#include "sim/gemm/mfma.h"
#include "sim/gemm/profile.h"
#include "sim/gfx950/exec/exec_test_util.h"

namespace mx::gfx950 {
namespace {

constexpr int kA = 0, kB = 8, kC = 16, kD = 32, kScaleA = 48, kScaleB = 49;
constexpr Format kFormat[] = {Format::kE4M3, Format::kE5M2, Format::kE2M3, Format::kE3M2, Format::kE2M1};

struct Case {
  int size = 16;
  int format_a = 4, format_b = 4, byte_a = 0, byte_b = 0;
  Profile profile = Profile::kSeq32;
  Op op() const {
    return size == 16 ? Op::v_mfma_scale_f32_16x16x128_f8f6f4 : Op::v_mfma_scale_f32_32x32x64_f8f6f4;
  }
  Instruction instruction() const {
    Instruction in =
        Make(op(), {V(kD, size == 16 ? 4 : 16)},
             {V(kA, 8), V(kB, 8), V(kC, size == 16 ? 4 : 16), V(kScaleA), V(kScaleB)}, Encoding::kVOP3PX2);
    in.cbsz = static_cast<uint8_t>(format_a), in.blgp = static_cast<uint8_t>(format_b), in.abid = 1;
    in.op_sel = static_cast<uint8_t>((byte_a & 1) | (byte_b & 1) << 1);
    in.op_sel_hi = static_cast<uint8_t>(byte_a >> 1 | (byte_b >> 1) << 1);
    return in;
  }
};

std::vector<uint32_t> Expected(const TestWave& w, const Case& c) {
  std::vector<uint32_t> d(static_cast<size_t>(c.size == 16 ? 4 : 16) * 64);
  const auto at = [&](int reg) { return w.vgpr[static_cast<size_t>(reg)].lane.data(); };
  MfmaScaledWave(c.size == 16 ? mx::Instruction::k16x16x128 : mx::Instruction::k32x32x64, c.profile,
                 {kFormat[c.format_a], at(kA), at(kScaleA), c.byte_a},
                 {kFormat[c.format_b], at(kB), at(kScaleB), c.byte_b}, at(kC), d.data());
  return d;
}

void ExpectEqual(TestWave& w, const Case& c, const Instruction& in) {
  const std::vector<uint32_t> want = Expected(w, c);
  w.own_claims.profile = c.profile;
  w.Run(in);
  for (size_t i = 0; i < want.size(); ++i) {
    ASSERT_EQ(w.vgpr[in.dst[0].reg + i / 64][static_cast<int>(i % 64)], want[i])
        << "size " << c.size << " formats " << c.format_a << "," << c.format_b << " bytes " << c.byte_a << ","
        << c.byte_b << " profile " << Name(c.profile) << " register " << i / 64 << " lane " << i % 64;
  }
}

void Fill(TestWave& w, Random& random, int first, int count) {
  for (int r = first; r < first + count; ++r) {
    for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) x = random.Next() ^ random.Next() << 16;
  }
}
// Scale bytes in [low, low + span), every lane and byte its own.
void FillScales(TestWave& w, Random& random, uint32_t low, uint32_t span) {
  for (int r : {kScaleA, kScaleB}) {
    for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) {
      x = 0;
      for (int byte = 0; byte < 32; byte += 8) x |= (low + random.Below(span)) << byte;
    }
  }
}
void FillC(TestWave& w, Random& random, int exponent, uint32_t span) {
  for (int r = kC; r < kC + 16; ++r) {
    for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) {
      x = (random.Next() & 0x807FFFFF) | (static_cast<uint32_t>(exponent) + random.Below(span)) << 23;
    }
  }
}
// FP8 codes that are numbers, so that the vectorised path is the one under test.
void DropSpecials(TestWave& w, int format, int first) {
  if (format > 1) return;
  const uint32_t bad = format == 0 ? 0x7F : 0x7C;
  for (int r = first; r < first + 8; ++r) {
    for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) {
      for (int byte = 0; byte < 32; byte += 8) {
        if ((x >> byte & 0x7F) >= bad) x ^= 0x40u << byte;
      }
    }
  }
}

class MfmaScaled : public testing::TestWithParam<int> {};

TEST_P(MfmaScaled, EveryFormatPairAndScaleByte) {
  Random random(static_cast<uint64_t>(GetParam()));
  TestWave w;
  for (int a = 0; a < 5; ++a) {
    for (int b = 0; b < 5; ++b) {
      for (int bytes = 0; bytes < 16; ++bytes) {
        if (a + b < 8 && bytes % 5 != (a + b) % 5) continue;  // all 16 for FP4, a few for the slower models
        Fill(w, random, kA, 16);
        DropSpecials(w, a, kA), DropSpecials(w, b, kB);
        FillScales(w, random, 117, 20);
        FillC(w, random, 120, 20);
        const Case c{GetParam(), a, b, bytes % 4, bytes / 4};
        ExpectEqual(w, c, c.instruction());
      }
    }
  }
}

TEST_P(MfmaScaled, AllScaleRanges) {
  Random random(7);
  TestWave w;
  const struct {
    uint32_t low, span;
  } ranges[] = {{0, 256}, {0, 3},   {1, 2},   {3, 2},   {62, 4},  {64, 3},  {65, 1}, {120, 14},
                {180, 8}, {184, 4}, {185, 1}, {186, 1}, {238, 4}, {252, 4}, {255, 1}};
  for (int format : {4, 2}) {
    for (const auto& range : ranges) {
      for (int c_exponent : {0, 1, 100, 250}) {
        Fill(w, random, kA, 16);
        FillScales(w, random, range.low, range.span);
        FillC(w, random, c_exponent, 4);
        const Case c{GetParam(), format, 4, 1, 2};
        ExpectEqual(w, c, c.instruction());
      }
    }
  }
}

TEST_P(MfmaScaled, SpecialAccumulators) {
  Random random(11);
  TestWave w;
  const uint32_t values[] = {0x7F800000, 0xFF800000, 0x7FC12345, 0x7F812345, 0xFFC00001, 0x80000000,
                             0x00000000, 0x00000001, 0x807FFFFF, 0x7F7FFFFF, 0xFF7FFFFF};
  for (bool zero : {false, true}) {
    for (uint32_t low : {118u, 30u, 180u}) {
      Fill(w, random, kA, 16);
      if (zero) {
        for (int r = kA; r < kA + 16; ++r) {
          for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) x &= 0x88888888;  // +0 and -0
        }
      }
      FillScales(w, random, low, 10);
      for (int r = kC; r < kC + 16; ++r) {
        for (auto& x : w.vgpr[static_cast<size_t>(r)].lane) x = values[random.Below(11)];
      }
      const Case c{GetParam()};
      ExpectEqual(w, c, c.instruction());
    }
  }
}

TEST_P(MfmaScaled, Fp8Specials) {
  Random random(13);
  TestWave w;
  for (int a = 0; a < 2; ++a) {
    for (int b : {0, 1, 4}) {
      Fill(w, random, kA, 16);  // one code in 128 or 32 is NaN or infinite
      FillScales(w, random, 120, 10);
      FillC(w, random, 120, 10);
      const Case c{GetParam(), a, b, 3, 0};
      ExpectEqual(w, c, c.instruction());
    }
  }
}

constexpr int kBits[] = {8, 8, 6, 6, 4};

// Codes of an operand with exponent fields in [low, low + span), or zero: whether the exact sums fit
// binary32, binary64 or neither depends on what the codes are, not on the formats alone.
void FillFields(TestWave& w, Random& random, int format, int first, uint32_t low, uint32_t span) {
  const int mantissa[] = {3, 2, 3, 2, 1}, width = kBits[format];
  for (int lane = 0; lane < kLanes; ++lane) {
    uint32_t words[8] = {};
    for (int n = 0; n < 32; ++n) {
      const uint32_t field = low + random.Below(span), sign = random.Below(2);
      uint32_t code = sign << (width - 1) | field << mantissa[format] | random.Below(1u << mantissa[format]);
      if (random.Below(8) == 0) code = sign << (width - 1);
      for (int bit = 0; bit < width; ++bit) {
        words[(width * n + bit) / 32] |= (code >> bit & 1) << (width * n + bit) % 32;
      }
    }
    for (int r = 0; r < width; ++r) w.vgpr[static_cast<size_t>(first + r)][lane] = words[r];
  }
}

TEST_P(MfmaScaled, EveryWidthOfExactSums) {
  Random random(29);
  TestWave w;
  const uint32_t fields[] = {15, 31, 4, 8, 4};  // that are numbers
  for (int a = 0; a < 5; ++a) {
    for (int b = 0; b < 5; ++b) {
      for (uint32_t span : {1u, 2u, 4u, 9u, 14u, 31u}) {
        for (bool high : {false, true}) {
          const uint32_t span_a = std::min(span, fields[a]), span_b = std::min(span, fields[b]);
          FillFields(w, random, a, kA, high ? fields[a] - span_a : 0, span_a);
          FillFields(w, random, b, kB, high ? fields[b] - span_b : 0, span_b);
          FillScales(w, random, 120, 12);
          FillC(w, random, 110, 30);
          const Case c{GetParam(), a, b, 2, 3};
          ExpectEqual(w, c, c.instruction());
        }
      }
    }
  }
}

// The longest exact sums: one sign, the largest code and now and then the smallest.
void FillExtremes(TestWave& w, Random& random, int format, int first) {
  const uint32_t largest[] = {0x7E, 0x7B, 0x1F, 0x1F, 7};
  const int width = kBits[format];
  for (int lane = 0; lane < kLanes; ++lane) {
    uint32_t words[8] = {};
    for (int n = 0; n < 32; ++n) {
      const uint32_t code = random.Below(16) == 0 ? 1 : largest[format];
      for (int bit = 0; bit < width; ++bit) {
        words[(width * n + bit) / 32] |= (code >> bit & 1) << (width * n + bit) % 32;
      }
    }
    for (int r = 0; r < width; ++r) w.vgpr[static_cast<size_t>(first + r)][lane] = words[r];
  }
}

TEST_P(MfmaScaled, LongestExactSums) {
  Random random(31);
  TestWave w;
  for (int a = 0; a < 5; ++a) {
    for (int b = 0; b < 5; ++b) {
      for (int repeat = 0; repeat < 3; ++repeat) {
        FillExtremes(w, random, a, kA), FillExtremes(w, random, b, kB);
        FillScales(w, random, 127, 1);
        // The largest part of each sum is taken away, so that its last bits stay.
        FillC(w, random, 100, 4);
        const Case c{GetParam(), a, b, 0, 0};
        for (int i = kC; i < kC + (GetParam() == 16 ? 4 : 16); ++i)
          w.vgpr[static_cast<size_t>(i)].lane.fill(0);
        const std::vector<uint32_t> sums = Expected(w, c);
        for (size_t i = 0; i < sums.size(); ++i)
          w.vgpr[kC + i / 64][static_cast<int>(i % 64)] = sums[i] ^ 0x80000000;
        ExpectEqual(w, c, c.instruction());
      }
    }
  }
}

TEST_P(MfmaScaled, EveryProfile) {
  Random random(17);
  TestWave w;
  for (const ProfileInfo& p : kProfiles) {
    Fill(w, random, kA, 16);
    FillScales(w, random, 110, 30);
    FillC(w, random, 110, 30);
    const Case c{GetParam(), 4, 4, 0, 3, p.id};
    ExpectEqual(w, c, c.instruction());
  }
}

TEST_P(MfmaScaled, ForcedScalesConstantsAndOverlap) {
  Random random(19);
  TestWave w;
  Fill(w, random, kA, 16);
  FillC(w, random, 120, 10);
  // ABID[0] = 0, and the instruction without scales: both bytes 127.
  Case c{GetParam()};
  FillScales(w, random, 127, 1);
  Instruction unscaled = c.instruction();
  unscaled.op = GetParam() == 16 ? Op::v_mfma_f32_16x16x128_f8f6f4 : Op::v_mfma_f32_32x32x64_f8f6f4;
  ExpectEqual(w, c, unscaled);
  const std::vector<uint32_t> ones = Expected(w, c);
  FillScales(w, random, 100, 50);
  Instruction forced = c.instruction();
  forced.abid = 0;
  w.Run(forced);
  EXPECT_EQ(w.vgpr[kD].lane[5], ones[5]);
  // A constant scale is a binary32: its exponent field, whatever the selection.
  Instruction constant = c.instruction();
  constant.src[3] = Inline(244, 0x40000000), constant.op_sel = 3;
  for (auto& x : w.vgpr[kScaleA].lane) x = 0x80808080;
  c.byte_b = 1;
  ExpectEqual(w, c, constant);
  // C is a constant: every element.
  Instruction c_one = c.instruction();
  c_one.src[2] = kInlineOne;
  for (int r = kC; r < kC + 16; ++r) w.vgpr[static_cast<size_t>(r)].lane.fill(0x3F800000);
  ExpectEqual(w, c, c_one);
  // D on top of C, and partly on top of it.
  for (int offset : {0, 1, 2}) {
    FillC(w, random, 120, 10);
    Instruction in_place = c.instruction();
    in_place.dst[0] = V(kC + offset);
    ExpectEqual(w, c, in_place);
  }
  // NEG and ABS of C.
  FillC(w, random, 120, 10);
  Instruction minus_abs = c.instruction();
  minus_abs.neg = minus_abs.neg_hi = 4;
  TestWave other;
  other.vgpr = w.vgpr;
  for (int r = kC; r < kC + 16; ++r) {
    for (auto& x : other.vgpr[static_cast<size_t>(r)].lane) x |= 0x80000000;
  }
  other.Run(c.instruction());
  w.Run(minus_abs);
  for (int l = 0; l < kLanes; ++l) EXPECT_EQ(w.vgpr[kD][l], other.vgpr[kD][l]);
  // EXEC and MODE do not matter.
  TestWave third;
  third.vgpr = other.vgpr;
  third.SetPair(kExec, 0), third.mode.round32 = 1, third.mode.denorm32 = 0;
  third.vgpr[kD].lane.fill(0);
  third.Run(c.instruction());
  EXPECT_EQ(third.vgpr[kD].lane, other.vgpr[kD].lane);
}

TEST_P(MfmaScaled, EveryTargetGivesTheSameBits) {
  Random random(23);
  for (int pair : {44, 42, 33, 04, 00, 10}) {
    TestWave start;
    Fill(start, random, kA, 16);
    DropSpecials(start, pair / 10, kA), DropSpecials(start, pair % 10, kB);
    FillScales(start, random, 110, 30);
    FillC(start, random, 110, 30);
    const Case c{GetParam(), pair / 10, pair % 10, 2, 1};
    for (const std::string& target : AvailableSimd()) {
      SelectSimd(target);
      TestWave w;
      w.vgpr = start.vgpr;
      ExpectEqual(w, c, c.instruction());
    }
    SelectSimd("");
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, MfmaScaled, testing::Values(16, 32));

}  // namespace
}  // namespace mx::gfx950
