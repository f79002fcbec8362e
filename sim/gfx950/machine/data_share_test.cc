// LDS instructions, executed from their encodings.
#include <gtest/gtest.h>

#include "sim/gfx950/machine/bank_conflicts.h"
#include "sim/gfx950/machine/lane_exchange.h"
#include "sim/gfx950/machine/machine_test_util.h"
#include "sim/gfx950/machine/mix.h"
#include "sim/gfx950/machine/transpose.h"

namespace mx::gfx950::test {
namespace {

constexpr uint32_t kLoadDword = 20, kLoadX4 = 23, kStoreDword = 28;

TEST(DataShare, WideWritesMeetNarrowReads) {
  Assembler a = Head();
  a.VShl(3, 4, 0).Global(kLoadX4, 8, 3, 0, 4).WaitVm().Ds(223, 0, 3, 8).WaitLgkm();  // ds_write_b128
  a.Ds(54, 2, 1, 0, 0, 64).WaitLgkm().Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a, 2048));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), run.In(i + 16)) << i;
  EXPECT_EQ(run.result.counters.lds_write_bytes, 1024u);
  EXPECT_EQ(run.result.counters.lds_read_bytes, 256u);
}

TEST(DataShare, TwoAddressesScaleTheirOffsets) {
  Assembler a = Head();
  a.VMovLiteral(8, 5).VMovLiteral(9, 6).Ds(14, 0, 1, 8, 9, 1 | 70 << 8).WaitLgkm();  // write2_b32: 4, 280
  a.Ds(54, 2, 1, 0, 0, 4).Ds(54, 3, 1, 0, 0, 280).WaitLgkm().Vop2(18, 3, Inline(8), 3).Vop2(20, 2, kV + 2, 3);
  a.Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a, 1024));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  EXPECT_EQ(run.Out(0), 0x605u);
}

TEST(DataShare, BackwardPermuteAndSwizzle) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4).Vop2(21, 3, 255, 1).Put(0xFC).WaitVm();  // v3 = 4 * (item ^ 63)
  a.Ds(63, 4, 3, 2).WaitLgkm().Ds(61, 5, 4, 0, 0, 0x041F).WaitLgkm();       // then swap neighbours
  a.Global(kStoreDword, 0, 1, 5, 6).End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), run.In((i ^ 1) ^ 63)) << i;
}

// The manual's examples of ds_swizzle, lanes counted from 1 as there.
TEST(DataShare, SwizzleModesOfTheManual) {
  const auto First = [](uint32_t offset, int n) {
    std::vector<int> lanes;
    for (int i = 0; i < n; ++i) lanes.push_back(SwizzleSource(offset, i) + 1);
    return lanes;
  };
  EXPECT_EQ(First(0xE000, 8), (std::vector<int>{1, 0x11, 9, 0x19, 5, 0x15, 0xD, 0x1D}));
  EXPECT_EQ(First(0xE010, 8), (std::vector<int>{1, 9, 5, 0xD, 3, 0xB, 7, 0xF}));
  EXPECT_EQ(First(0xC020, 4), (std::vector<int>{2, 3, 4, 5}));        // rotate left by 1
  EXPECT_EQ(First(0xC420, 4), (std::vector<int>{0x20, 1, 2, 3}));     // right
  EXPECT_EQ(First(0xC021, 6), (std::vector<int>{1, 4, 3, 6, 5, 8}));  // mask 1
  EXPECT_EQ(First(0x401F, 3), (std::vector<int>{17, 18, 19}));        // SWAPX16
  EXPECT_EQ(First(0x801B, 4), (std::vector<int>{4, 3, 2, 1}));        // four lanes reversed
  EXPECT_EQ(SwizzleSource(0x401F, 40), 56);                           // halves stay apart
}

// Every transposing read is a permutation of the elements, and makes columns of the rows it is given.
TEST(DataShare, TransposesArePermutations) {
  for (const int bits : {4, 6, 8, 16}) {
    const int elements = (bits == 6 ? 96 : 64) / bits;
    std::vector<int> seen(static_cast<size_t>(64 * elements), 0);
    for (int lane = 0; lane < 64; ++lane) {
      for (int n = 0; n < elements; ++n) {
        const TransposeSource from = TransposeFrom(bits, lane, n);
        ++seen[static_cast<size_t>(from.lane * elements + from.element)];
      }
    }
    EXPECT_EQ(std::count(seen.begin(), seen.end(), 1), 64 * elements) << bits;
  }
}

TEST(DataShare, TransposeOfBytesGathersColumnsOf16) {
  // 16 lanes hold 8 rows of 16 bytes, half a row each; lane m gets column m.
  LaneVector in[2], out[2];
  for (int l = 0; l < 64; ++l) {
    for (int b = 0; b < 8; ++b) {
      const int row = l % 16 / 2, column = l % 2 * 8 + b;
      if (b % 4 == 0) in[b / 4][l] = 0;
      in[b / 4][l] |= static_cast<uint32_t>(16 * row + column) << (8 * (b % 4));
    }
  }
  Transpose(8, in, out);
  for (int l = 0; l < 64; ++l) {
    for (int k = 0; k < 8; ++k)
      EXPECT_EQ(out[k / 4][l] >> (8 * (k % 4)) & 0xFF, static_cast<uint32_t>(16 * k + l % 16));
  }
}

TEST(DataShare, TransposeOfNibblesHasTheKOfTheManual) {
  // Lane s reads row k(s): 0..7, 32..39, 8..15, 40..47 of each half. Lane L < 16 then holds K 0..15.
  LaneVector in[2], out[2];
  for (int l = 0; l < 64; ++l) {
    const uint32_t tag = static_cast<uint32_t>(l % 32 / 16 * 8 + l % 8);  // k % 16
    in[0][l] = in[1][l] = tag * 0x11111111u;
  }
  Transpose(4, in, out);
  for (int n = 0; n < 16; ++n) EXPECT_EQ(out[n / 8][3] >> (4 * (n % 8)) & 15, static_cast<uint32_t>(n));
}

TEST(DataShare, AtomicsOfAllWavesSumUp) {
  Assembler a = Head();
  a.VMov(2, kZero).VMov(3, kZero).VMov(5, kOne);
  a.Vopc(202, kZero, 0).Sop1(32, 10, kVcc).Ds(13, 0, 2, 3).Sop2(15, kExec, kExec, 10).WaitLgkm().Barrier();
  a.Ds(0, 0, 2, 5).WaitLgkm().Barrier().Ds(54, 4, 2).WaitLgkm().Global(kStoreDword, 0, 1, 4, 6).End();
  Session run;
  run.config.group = {256, 1, 1};
  run.Go(TestProgram(a, 64));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 256; ++i) EXPECT_EQ(run.Out(i), 256u) << i;
}

TEST(DataShare, BankConflictsCountDifferentDwordsOfABank) {
  const auto Strided = [](uint32_t stride) {
    LaneVector address;
    for (int l = 0; l < 64; ++l) address[l] = static_cast<uint32_t>(l) * stride;
    return address;
  };
  const uint64_t all = ~uint64_t{0};
  EXPECT_EQ(BankConflicts(Strided(4), 4, all), 0u);
  EXPECT_EQ(BankConflicts(Strided(0), 4, all), 0u);     // one dword, shared
  EXPECT_EQ(BankConflicts(Strided(8), 4, all), 1u);     // two a bank
  EXPECT_EQ(BankConflicts(Strided(256), 4, all), 63u);  // all in one bank
  EXPECT_EQ(BankConflicts(Strided(16), 16, all), 0u);
  EXPECT_EQ(BankConflicts(Strided(32), 16, all), 4u);  // one in each of four phases
  EXPECT_EQ(BankConflicts(Strided(256), 4, 0xF), 3u);
}

TEST(DataShare, RememberedConflictsAreTheCounted) {
  ConflictMemo memo;
  uint64_t draw = 5;
  for (int i = 0; i < 2000; ++i) {
    LaneVector address;
    const uint32_t stride = 4u << (draw >> 8 & 3), offset = static_cast<uint32_t>(draw >> 16 & 0xFFC);
    for (int l = 0; l < 64; ++l) address[l] = static_cast<uint32_t>(l ^ (draw >> 40 & 7)) * stride + offset;
    const int bytes = 4 << (draw >> 4 & 1) * 2;
    const uint64_t lanes = draw & 1 ? ~uint64_t{0} : draw | 1;
    ASSERT_EQ(memo.Count(static_cast<uint32_t>(draw >> 2 & 3), address, bytes, lanes),
              BankConflicts(address, bytes, lanes));
    draw = Mix(draw);
  }
}

}  // namespace
}  // namespace mx::gfx950::test
