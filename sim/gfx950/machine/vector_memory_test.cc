// Global, flat, scratch and buffer instructions, executed from their encodings.
#include <gtest/gtest.h>

#include <cstring>

#include "sim/gfx950/machine/machine_test_util.h"

namespace mx::gfx950::test {
namespace {

constexpr uint32_t kLoadDword = 20, kLoadX4 = 23, kStoreDword = 28, kStoreX4 = 31;

TEST(VectorMemory, CopiesDwords) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4).WaitVm().Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  ASSERT_TRUE(run.Go(TestProgram(a)).completed);
  EXPECT_EQ(run.Kinds(), "");
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), run.In(i)) << i;
  EXPECT_EQ(run.Out(64), 0xA5A5A5A5u);                             // nothing behind the wave
  EXPECT_EQ(run.result.counters.global_read_bytes, 64u * 4 + 16);  // and the arguments
  EXPECT_EQ(run.result.counters.global_write_bytes, 64u * 4);
}

TEST(VectorMemory, FourDwordsWithVgprAddressAndNegativeOffset) {
  Assembler a = Head();
  a.VShl(3, 4, 0);  // v3 = 16 * item
  a.VMov(5, 5).VMov(6, kZero);
  a.Vop2(25, 4, 4, 3).Vop2(28, 5, kV + 6, 5);  // v[4:5] = s[4:5] + v3 with carry
  a.Global(kLoadX4, 8, 4, 0, kOff, 32).VAdd(3, Inline(64), 3).WaitVm();
  a.Global(kStoreX4, 0, 3, 8, 6, -64).End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 256; ++i) ASSERT_EQ(run.Out(i), run.In(i + 8)) << i;
}

// Each sub-dword load as one row: opcode, what it makes of memory bytes 80 91 A2 B3 at offset 0.
TEST(VectorMemory, SubwordLoadsExtendAndPlace) {
  struct Case {
    uint32_t op, expected;
  };
  for (const Case& c : {Case{16, 0x00000080},
                        {17, 0xFFFFFF80},
                        {18, 0x00009180},
                        {19, 0xFFFF9180},
                        {32, 0x00000080},
                        {33, 0x00800000},
                        {34, 0x0000FF80},
                        {35, 0xFF800000},
                        {36, 0x00009180},
                        {37, 0x91800000}}) {
    Assembler a = Head();
    a.VMovLiteral(2, 0x77777777).Global(c.op, 2, 1, 0, 4).WaitVm().Global(kStoreDword, 0, 1, 2, 6).End();
    Session run;
    const uint32_t word = 0xB3A29180;
    std::memcpy(&run.in->data[0], &word, 4);
    run.Go(TestProgram(a));
    EXPECT_EQ(run.Kinds(), "");
    EXPECT_EQ(run.Out(0), c.expected) << c.op;
  }
}

TEST(VectorMemory, SubwordStoresLeaveTheRest) {
  struct Case {
    uint32_t op, expected;
  };
  for (const Case& c : {Case{24, 0xA5A5A544}, {25, 0xA5A5A522}, {26, 0xA5A53344}, {27, 0xA5A51122}}) {
    Assembler a = Head();
    a.VMovLiteral(2, 0x11223344).Global(c.op, 0, 1, 2, 6).End();
    Session run;
    run.Go(TestProgram(a));
    EXPECT_EQ(run.Kinds(), "");
    EXPECT_EQ(run.Out(3), c.expected) << c.op;
  }
}

TEST(VectorMemory, ExecMasksLanes) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4).WaitVm().SMovLiteral(kExec, 0xF0).SMov(kExec + 1, kZero).Nop(4);
  a.Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a));
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), i >= 4 && i < 8 ? run.In(i) : 0xA5A5A5A5u) << i;
}

// s[8:11]: base `in`, stride 0, `records` bytes.
Assembler BufferHead(uint32_t records, uint32_t stride = 0) {
  Assembler a = Head();
  a.SMov(8, 4)
      .SMovLiteral(12, stride << 16)
      .Sop2(14, 9, 5, 12)
      .SMovLiteral(10, records)
      .SMovLiteral(11, 0x20000);
  return a;
}

TEST(VectorMemory, RawBufferReadsZeroBehindItsRecords) {
  Assembler a = BufferHead(40 * 4);
  a.Buffer(20, 2, 1, 8, {.offen = true, .offset = 16}).WaitVm().Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), i + 4 < 40 ? run.In(i + 4) : 0) << i;
}

TEST(VectorMemory, RawBufferChecksEachDwordAndIgnoresTheScalarOffset) {
  Assembler a = BufferHead(17 * 16 + 8);  // the last lane in range has two of its four dwords
  a.VShl(3, 4, 0).SMovLiteral(13, 64).Buffer(23, 8, 3, 8, {.offen = true, .soffset = 13}).WaitVm();
  a.Global(kStoreX4, 0, 3, 8, 6).End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 256; ++i) ASSERT_EQ(run.Out(i), i < 17 * 4 + 2 ? run.In(i + 16) : 0) << i;
}

TEST(VectorMemory, StructuredBufferChecksTheIndex) {
  Assembler a = BufferHead(20, 8);
  a.Buffer(20, 2, 0, 8, {.idxen = true, .offset = 4}).WaitVm().Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), i < 20 ? run.In(2 * i + 1) : 0) << i;
}

TEST(VectorMemory, BufferStoreDropsWhatIsOutOfRange) {
  Assembler a = Head();
  a.SMov(8, 6).SMov(9, 7).SMovLiteral(10, 40).SMovLiteral(11, 0x20000).VMovLiteral(2, 7);
  a.Buffer(kStoreDword, 2, 1, 8, {.offen = true}).End();
  Session run;
  run.Go(TestProgram(a));
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), i < 10 ? 7u : 0xA5A5A5A5u) << i;
}

TEST(VectorMemory, LoadsToLdsGoToLinearAddressesAndWriteZerosOutOfRange) {
  Assembler a = BufferHead(30 * 4);
  a.SMovLiteral(kM0, 256).Buffer(20, 0, 1, 8, {.offen = true, .lds = true}).WaitVm();
  a.VAdd(3, 255, 1).Put(256);
  a.Ds(54, 2, 3).WaitLgkm().Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a, 1024));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), i < 30 ? run.In(i) : 0) << i;
}

TEST(VectorMemory, GlobalLoadLdsOfFourDwordsSteps16Bytes) {
  Assembler a = Head();
  a.VShl(3, 4, 0).SMov(kM0, kZero).Global(125, 0, 3, 0, 4).WaitVm();
  a.Ds(255, 8, 3).WaitLgkm().Global(kStoreX4, 0, 3, 8, 6).End();
  Session run;
  run.Go(TestProgram(a, 1024));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 256; ++i) ASSERT_EQ(run.Out(i), run.In(i)) << i;
}

TEST(VectorMemory, ScratchIsPrivateToTheLane) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4).VMov(3, Inline(8)).WaitVm();
  a.Flat(1, kStoreDword, 0, 3, 2).Flat(1, kLoadDword, 4, 3, 0).WaitVm().Global(kStoreDword, 0, 1, 4, 6).End();
  Session run;
  run.Go(TestProgram(a, 0, 16));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), run.In(i)) << i;
}

TEST(VectorMemory, FlatReachesMemoryLdsAndScratchByTheirApertures) {
  Assembler a = Head();
  a.VMovLiteral(2, 41);
  // LDS: address {1 << 16, 4 * item}; scratch: {2 << 16, 4}.
  a.VMovLiteral(5, 1u << 16).VMov(4, kV + 1).Flat(0, kStoreDword, 0, 4, 2, 0).WaitVm().WaitLgkm();
  a.Ds(54, 6, 1).WaitLgkm().VAdd(6, kOne, 6);
  a.VMovLiteral(9, 2u << 16)
      .VMov(8, Inline(4))
      .Flat(0, kStoreDword, 0, 8, 6, 0)
      .Flat(0, kLoadDword, 10, 8, 0, 0);
  a.WaitVm().WaitLgkm().Global(kStoreDword, 0, 1, 10, 6).End();
  Session run;
  run.Go(TestProgram(a, 1024, 16));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), 42u) << i;
}

TEST(VectorMemory, AtomicsAddInLaneOrderAndReturn) {
  Assembler a = Head();
  a.VMov(2, kZero).VMov(3, kOne).Global(66, 4, 2, 3, 6, 0, true).WaitVm().VAdd(1, Inline(4), 1);
  a.Global(kStoreDword, 0, 1, 4, 6).End();
  Session run(64, 128, true);
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  EXPECT_TRUE(run.result.order_dependent);
  EXPECT_EQ(run.Out(0), 64u);
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i + 1), i);
}

// Groups add in the order of the launch, however many threads run them.
TEST(VectorMemory, AtomicsOfGroupsFollowTheLaunchOrder) {
  Assembler a = Head();
  a.VMov(2, kZero).VMov(3, kOne).SMov(kExec, kOne).SMov(kExec + 1, kZero).Nop(4);
  a.Global(66, 4, 2, 3, 6, 0, true).WaitVm();
  a.Sop2(28, 8, 2, Inline(2)).VMov(5, 8).Global(kStoreDword, 0, 5, 4, 6, 4).End();
  Session run(64, 512, true);
  run.config.grid = {200, 1, 1};
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 200; ++i) ASSERT_EQ(run.Out(i + 1), i);
}

}  // namespace
}  // namespace mx::gfx950::test
