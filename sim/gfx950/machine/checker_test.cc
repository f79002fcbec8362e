// One broken program for each finding, and beside it the one that is right.
#include <gtest/gtest.h>

#include "sim/gfx950/machine/machine_test_util.h"

namespace mx::gfx950::test {
namespace {

constexpr uint32_t kLoadDword = 20, kStoreDword = 28;

std::string Find(const Assembler& code, uint32_t items = 64, uint32_t lds = 1024, uint64_t schedule = 0) {
  Session run;
  run.config.group = {items, 1, 1};
  run.config.schedule = schedule;
  run.config.max_instructions = 10000;
  run.Go(TestProgram(code, lds, 16));
  return run.Kinds();
}

Assembler& Copy(Assembler& a) {
  return a.Global(kLoadDword, 2, 1, 0, 4).WaitVm().Global(kStoreDword, 0, 1, 2, 6).End();
}

TEST(Checker, OutOfBoundsNamesTheAllocation) {
  Assembler a = Head();
  a.VAdd(1, 255, 1).Put(4096 - 128).Global(kLoadDword, 2, 1, 0, 4).WaitVm().End();
  Session run;
  run.Go(TestProgram(a));
  ASSERT_EQ(run.Kinds(), "out-of-bounds");
  const Finding& finding = run.result.findings[0];
  EXPECT_EQ(finding.lane, 32);
  EXPECT_EQ(finding.address, run.in->address + 4096);
  EXPECT_NE(finding.detail.find("0 bytes behind the end of in"), std::string::npos) << finding.detail;
  EXPECT_NE(finding.instruction.find("global_load_dword v2, v1, s[4:5]"), std::string::npos)
      << finding.instruction;
  EXPECT_EQ(finding.kernel, "test");
}

TEST(Checker, OutOfBoundsStoreIsDropped) {
  Assembler a = Head();
  a.VAdd(1, 255, 1).Put(4096 - 4).VMov(2, kOne).Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "out-of-bounds");
  EXPECT_EQ(run.Out(1023), 1u);
}

TEST(Checker, ScratchBounds) {
  Assembler a = Head();
  a.VMov(3, Inline(16)).VMov(2, kOne).Flat(1, kStoreDword, 0, 3, 2).End();
  EXPECT_EQ(Find(a), "out-of-bounds");
}

TEST(Checker, Misaligned) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4, 2).WaitVm().End();
  EXPECT_EQ(Find(a), "misaligned");
}

TEST(Checker, UninitialisedMemory) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 6).WaitVm().End();
  EXPECT_EQ(Find(a), "uninitialised-memory");
  Assembler b = Head();
  b.VMov(2, kOne).Global(kStoreDword, 0, 1, 2, 6).Global(kLoadDword, 3, 1, 0, 6).WaitVm().End();
  EXPECT_EQ(Find(b), "");
}

TEST(Checker, ReadOnlyWrite) {
  Assembler a = Head();
  a.VMov(2, kOne).Global(kStoreDword, 0, 1, 2, 4).End();
  Session run;
  const uint32_t before = run.In(0);
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "read-only-write");
  EXPECT_EQ(run.In(0), before);
}

TEST(Checker, LdsBoundsAndAlignment) {
  Assembler a = Head();
  a.VMov(2, kOne).Ds(13, 0, 1, 2, 0, 1000).WaitLgkm().End();
  EXPECT_EQ(Find(a), "lds-out-of-bounds");
  Assembler b = Head();
  b.VMov(2, kOne).Ds(13, 0, 1, 2, 0, 2).WaitLgkm().End();
  EXPECT_EQ(Find(b), "lds-misaligned");
  Assembler c = Head();
  c.VMov(2, kOne).VMov(3, kOne).VMov(4, kZero).Ds(77, 0, 4, 2, 0, 4).WaitLgkm().End();  // b64 on a dword
  EXPECT_EQ(Find(c), "lds-misaligned");
}

TEST(Checker, LdsUninitialised) {
  Assembler a = Head();
  a.Ds(54, 2, 1).WaitLgkm().End();
  EXPECT_EQ(Find(a), "lds-uninitialised");
}

// Wave w writes dword w of each item's column, the other wave reads it.
Assembler Exchange(bool wait, bool barrier) {
  Assembler a = Head();
  a.VMov(2, kOne).Ds(13, 0, 1, 2);
  if (wait) a.WaitLgkm();
  if (barrier) a.Barrier();
  a.Vop2(21, 3, 255, 1).Put(256).Ds(54, 4, 3).WaitLgkm().Global(kStoreDword, 0, 1, 4, 6).End();
  return a;
}

TEST(Checker, LdsRaceUnderEverySchedule) {
  for (uint64_t schedule = 0; schedule < 6; ++schedule) {
    EXPECT_EQ(Find(Exchange(true, true), 128, 1024, schedule), "");
    const std::string found = Find(Exchange(true, false), 128, 1024, schedule);
    EXPECT_NE(found.find("lds-race"), std::string::npos) << schedule << " " << found;
  }
}

TEST(Checker, LdsWriteThatNobodyWaitedForBeforeTheBarrier) {
  EXPECT_EQ(Find(Exchange(false, true), 128).substr(0, 15), "lds-before-wait");
}

TEST(Checker, LdsReadThatReachesBehindTheBarrier) {
  Assembler a = Head();
  a.VMov(2, kOne).Ds(13, 0, 1, 2).WaitLgkm().Barrier().Vop2(21, 3, 255, 1).Put(256).Ds(54, 4, 3).Barrier();
  a.Ds(13, 0, 1, 2).WaitLgkm().End();  // overwrites what the other wave may still be reading
  EXPECT_NE(Find(a, 128).find("lds-race"), std::string::npos);
}

TEST(Checker, LoadToLdsReadBeforeItsWait) {
  Assembler a = Head();
  a.SMov(kM0, kZero).Global(42, 0, 1, 0, 4).Ds(54, 2, 1).WaitLgkm().WaitVm().End();
  EXPECT_EQ(Find(a), "lds-before-wait");
  Assembler b = Head();
  b.SMov(kM0, kZero).Global(42, 0, 1, 0, 4).WaitVm().Ds(54, 2, 1).WaitLgkm().End();
  EXPECT_EQ(Find(b), "");
}

// Two waves may load the same bytes to the same place: nobody can see the second arrival.
TEST(Checker, LoadingTheSameTwiceIsNoRace) {
  for (const uint32_t offset : {0u, 64u}) {
    Assembler a = Head();
    a.Vop2(19, 3, 255, 0).Put(63).VShl(3, 2, 3);  // the same addresses in both waves ...
    if (offset != 0)
      a.Vop2(18, 5, kOne, 1).Vop2(19, 5, 255, 5).Put(128 * 4).VAdd(3, kV + 5, 3);  // ... or others
    a.SMov(kM0, kZero).Global(42, 0, 3, 0, 4).WaitVm().Barrier().Vop2(19, 3, 255, 0).Put(63).VShl(3, 2, 3);
    a.Ds(54, 2, 3).WaitLgkm().End();
    EXPECT_EQ(Find(a, 128), offset == 0 ? "" : "lds-race") << offset;
  }
}

TEST(Checker, UninitialisedRegisters) {
  Assembler store = Head();
  store.Global(kStoreDword, 0, 1, 9, 6).End();
  EXPECT_EQ(Find(store), "uninitialised-register");
  Assembler address = Head();
  address.Global(kLoadDword, 2, 9, 0, 4).End();
  EXPECT_NE(Find(address).find("uninitialised-register"), std::string::npos);
  Assembler branch = Head();
  branch.Sopc(6, 30, 31).Sopp(4, 0).End();
  EXPECT_EQ(Find(branch), "uninitialised-register");
  Assembler through = Head();  // arithmetic passes it on, the store reports it
  through.VAdd(3, kV + 9, 9).VMov(4, kV + 3).Global(kStoreDword, 0, 1, 4, 6).End();
  Session run;
  run.Go(TestProgram(through));
  ASSERT_EQ(run.Kinds(), "uninitialised-register") << run.Text();
  EXPECT_NE(run.Text().find("stored data comes from v4"), std::string::npos) << run.Text();
}

TEST(Checker, UnusedUndefinedLanesAreNoFinding) {
  Assembler a = Head();
  a.SMovLiteral(kExec, 0xFF)
      .SMov(kExec + 1, kZero)
      .Nop(4)
      .VMov(2, kOne)
      .VAdd(3, kOne, 2)
      .Global(kStoreDword, 0, 1, 3, 6);
  a.SMov(kExec, kMinusOne)
      .SMov(kExec + 1, kMinusOne)
      .Nop(4)
      .VMov(4, kV + 3)
      .SMovLiteral(kExec, 0xFF)
      .SMov(kExec + 1, kZero);
  a.Nop(4).Global(kStoreDword, 0, 1, 4, 6).End();
  EXPECT_EQ(Find(a), "");
}

// A lane mask whose other bits nobody defined is masked by EXEC before it is used.
TEST(Checker, UndefinedMaskBitsAreNoFindingOnceMasked) {
  Assembler a = Head();
  a.SMov(kExec, Inline(15)).SMov(kExec + 1, kZero);
  a.Sop2(19, 20, 20, kExec);  // s_andn2_b64 s[20:21], s[20:21], exec: defined where EXEC is set
  a.Sop2(13, kVcc, 20, kExec).Sopp(7, 0).End();
  EXPECT_EQ(Find(a), "");
}

TEST(Checker, LostBytesAreNamed) {
  // v_cvt_scalef32_pk_fp4_f32 v5, 1.0, 1.0, 1.0 into byte 2 of a register that nothing has written.
  Assembler a = Head();
  a.Vop3(573, 5, 242, 242, 242, 8).Nop(1).VMov(6, kV + 5).Global(kStoreDword, 0, 1, 6, 6).End();
  Session run;
  run.Go(TestProgram(a));
  ASSERT_EQ(run.Kinds(), "lost-bytes") << run.Text();
  const std::string text = run.Text();
  EXPECT_NE(text.find("bytes 0, 1 and 3 were never written"), std::string::npos) << text;
  EXPECT_NE(text.find("v_cvt_scalef32_pk_fp4_f32"), std::string::npos) << text;
}

TEST(Checker, BytesPutTogetherAreClean) {
  Assembler a = Head();
  for (uint32_t byte = 0; byte < 4; ++byte) a.Vop3(573, 5, 242, 242, 242, byte << 2).Nop(1);
  a.Global(kStoreDword, 0, 1, 5, 6);
  // Byte 0 of two registers, merged by a mask, a shift and an or.
  a.Vop3(573, 7, 242, 242, 242).Vop3(573, 8, 242, 242, 242).Nop(1);
  a.Vop2(19, 7, 255, 7).Put(0xFF).VShl(8, 24, 8).Vop2(20, 9, kV + 7, 8).Global(kStoreDword, 0, 1, 9, 6);
  // One byte is enough for a byte's store.
  a.Vop3(573, 10, 242, 242, 242).Nop(1).Global(24, 0, 1, 10, 6).End();
  EXPECT_EQ(Find(a), "");
}

TEST(Checker, UseAndOverwriteBeforeWait) {
  Assembler use = Head();
  use.Global(kLoadDword, 2, 1, 0, 4).VAdd(3, kOne, 2).WaitVm().End();
  Session run;
  run.Go(TestProgram(use));
  ASSERT_EQ(run.Kinds(), "use-before-wait");
  EXPECT_NE(run.Text().find("v2 is read while `global_load_dword v2, v1, s[4:5]`"), std::string::npos)
      << run.Text();
  Assembler over = Head();
  over.Global(kLoadDword, 2, 1, 0, 4).VMov(2, kOne).WaitVm().End();
  EXPECT_EQ(Find(over), "overwrite-before-wait");
  Assembler scalar;
  scalar.LoadArguments(1, 4).SMov(8, 4).WaitLgkm().End();
  EXPECT_EQ(Find(scalar), "use-before-wait");
}

TEST(Checker, WaitsPopInOrder) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4).Global(kLoadDword, 3, 1, 0, 4, 4).WaitVm(1).VAdd(4, kOne, 2).WaitVm(0);
  a.VAdd(4, kOne, 3).End();
  EXPECT_EQ(Find(a), "");
  Assembler b = Head();
  b.Global(kLoadDword, 2, 1, 0, 4)
      .Global(kLoadDword, 3, 1, 0, 4, 4)
      .WaitVm(1)
      .VAdd(4, kOne, 3)
      .WaitVm(0)
      .End();
  EXPECT_EQ(Find(b), "use-before-wait");
}

// A value that was not waited for is the old one.
TEST(Checker, ALoadArrivesAtItsWait) {
  Assembler a = Head();
  a.VMov(2, Inline(7)).Global(kLoadDword, 2, 1, 0, 4).Global(kStoreDword, 0, 1, 2, 6).WaitVm().End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "use-before-wait");
  EXPECT_EQ(run.Out(0), 7u);
}

// Loads of one kind return in order: the second one into a register has the last word, and it is still in
// flight when the first has arrived.
TEST(Checker, LoadOverLoadIsNoOverwrite) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4)
      .Global(kLoadDword, 2, 1, 0, 4, 4)
      .WaitVm()
      .Global(kStoreDword, 0, 1, 2, 6)
      .End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  EXPECT_EQ(run.Out(0), run.In(1));
  Assembler early = Head();  // vmcnt(1) is the first load only
  early.Global(kLoadDword, 2, 1, 0, 4)
      .Global(kLoadDword, 2, 1, 0, 4, 4)
      .WaitVm(1)
      .VAdd(3, kOne, 2)
      .WaitVm()
      .End();
  EXPECT_EQ(Find(early), "use-before-wait");
  Assembler lds = Head();
  lds.VMov(2, kOne).Ds(13, 0, 1, 2).WaitLgkm().Ds(54, 3, 1).Ds(54, 3, 1).WaitLgkm().End();
  EXPECT_EQ(Find(lds), "");
  // Memory and LDS return in no order, FLAT in none with itself.
  Assembler mixed = Head();
  mixed.VMov(2, kOne)
      .Ds(13, 0, 1, 2)
      .WaitLgkm()
      .Global(kLoadDword, 3, 1, 0, 4)
      .Ds(54, 3, 1)
      .WaitLgkm()
      .WaitVm();
  mixed.End();
  EXPECT_EQ(Find(mixed), "overwrite-before-wait");
  Assembler flat = Head();
  flat.VMov(2, 4)
      .VMov(3, 5)
      .Flat(0, kLoadDword, 4, 2, 0, 0)
      .Flat(0, kLoadDword, 4, 2, 0, 0)
      .WaitVm()
      .WaitLgkm();
  flat.End();
  EXPECT_EQ(Find(flat), "overwrite-before-wait");
  Assembler scalar;
  scalar.LoadArguments(0, 8).LoadArguments(0, 8, 4).WaitLgkm().End();
  EXPECT_EQ(Find(scalar), "overwrite-before-wait");
}

// Both sides of an if load into one register: each for its own lanes.
TEST(Checker, LanesThatALoadDoesNotFillAreFree) {
  const auto Lanes = [](Assembler& a, bool low) {
    a.SMov(kExec, low ? kMinusOne : kZero).SMov(kExec + 1, low ? kZero : kMinusOne).Nop(4);
  };
  Assembler a = Head();
  Lanes(a, true);
  a.Global(kLoadDword, 2, 1, 0, 4);
  Lanes(a, false);
  a.VMov(2, kOne).VAdd(3, kOne, 2);  // the other half of the register
  a.Global(kLoadDword, 2, 1, 0, 4, 4);
  a.SMov(kExec, kMinusOne).Nop(4).WaitVm().Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  EXPECT_EQ(run.Out(0), run.In(0));
  EXPECT_EQ(run.Out(40), run.In(41));
  Assembler b = Head();  // the same lanes
  Lanes(b, true);
  b.Global(kLoadDword, 2, 1, 0, 4).VMov(2, kOne).WaitVm().End();
  EXPECT_EQ(Find(b), "overwrite-before-wait");
  Assembler c = Head();  // v_readlane reads a lane that EXEC does not name
  Lanes(c, true);
  c.Global(kLoadDword, 2, 1, 0, 4);
  Lanes(c, false);
  c.Vop3(649, 9, kV + 2, Inline(3)).WaitVm().End();
  EXPECT_EQ(Find(c).substr(0, 15), "use-before-wait");
}

// Compilers widen the last scalar load of the arguments. What it brings from behind them is undefined, and a
// finding only where it is used.
TEST(Checker, ScalarLoadsMayReachBehindTheArguments) {
  Assembler a;
  a.LoadArguments(2, 8, 16).VShl(1, 2, 0).LoadArguments(1, 4, 8).WaitLgkm();
  a.VMov(2, 8).Global(kStoreDword, 0, 1, 2, 4).End();
  const auto With = [](const Assembler& code, size_t bytes) {
    TestProgram program(code);
    program.object.kernels[0].kernarg_bytes = static_cast<uint32_t>(bytes);
    Session run;
    run.kernarg.resize(bytes);
    run.Go(program);
    return run.Kinds();
  };
  EXPECT_EQ(With(a, 20), "");
  Assembler b;
  b.LoadArguments(2, 8, 16).VShl(1, 2, 0).LoadArguments(1, 4, 8).WaitLgkm();
  b.VMov(2, 9).Global(kStoreDword, 0, 1, 2, 4).End();  // s9 comes from bytes 20 to 23
  EXPECT_EQ(With(b, 24), "");
  EXPECT_EQ(With(b, 20), "uninitialised-register");
  EXPECT_EQ(With(b, 22), "lost-bytes");
  Assembler far;
  far.LoadArguments(0, 8, 64).WaitLgkm().End();
  EXPECT_EQ(With(far, 20), "out-of-bounds");
}

// v_mad_u64_u32 with the high word of its addend undefined: only the high word of the sum is.
TEST(Checker, HighWordOfAnAddendLeavesTheLowSumDefined) {
  const auto Store = [](uint32_t op, uint32_t b, uint32_t word) {
    Assembler a = Head();
    a.VMov(8, kOne);  // v9 stays undefined
    a.Vop3(op, 4, op == 520 ? kV + 8 : kV + 0, b, kV + 8, 0);
    if (op != 520) a.words[a.words.size() - 2] |= kVcc << 8;  // SDST
    a.Nop(1).VMov(10, kV + 4 + word).Global(kStoreDword, 0, 1, 10, 6).End();
    return Find(a);
  };
  constexpr uint32_t kMadU64 = 488, kMadI64 = 489, kLshlAddU64 = 520;
  for (const uint32_t op : {kMadU64, kMadI64}) {
    EXPECT_EQ(Store(op, kV + 0, 0), "") << op;
    EXPECT_EQ(Store(op, kV + 0, 1), "uninitialised-register") << op;
    EXPECT_EQ(Store(op, kV + 9, 0), "uninitialised-register") << op;  // an undefined factor reaches all
  }
  EXPECT_EQ(Store(kLshlAddU64, Inline(3), 0), "");
  EXPECT_EQ(Store(kLshlAddU64, Inline(3), 1), "uninitialised-register");
  EXPECT_EQ(Store(kLshlAddU64, kV + 9, 0), "uninitialised-register");
}

// A program that does not wait may be lucky: the values are there, the finding too.
TEST(Checker, LuckyLoadsAreThereAtOnce) {
  Assembler a = Head();
  a.VMov(2, Inline(7))
      .Global(kLoadDword, 2, 1, 0, 4)
      .Global(kStoreDword, 0, 1, 2, 6)
      .VMov(2, Inline(9))
      .WaitVm();
  a.Global(kStoreDword, 0, 1, 2, 6, 256).SMov(kM0, kZero).Global(42, 0, 1, 0, 4).Ds(54, 3, 1).WaitLgkm();
  a.Global(kStoreDword, 0, 1, 3, 6, 512).WaitVm().End();
  Session run;
  run.config.lucky_loads = true;
  run.Go(TestProgram(a, 1024));
  EXPECT_EQ(run.Kinds(), "use-before-wait overwrite-before-wait") << run.Text();
  EXPECT_EQ(run.Out(0), run.In(0));
  EXPECT_EQ(run.Out(64), 9u);  // the wait brings nothing a second time
  EXPECT_EQ(run.Out(128), run.In(0));
}

TEST(Checker, DivergentBarrier) {
  Assembler a = Head();
  a.Vop1(2, 8, kV + 0).Sopc(10, 8, Inline(64)).Sopp(4, 1).Barrier().End();  // wave 1 jumps over the barrier
  EXPECT_EQ(Find(a, 128), "divergent-barrier");
}

TEST(Checker, RunawayLoop) {
  Assembler a;
  a.Sopp(2, 0xFFFF);
  Session run;
  run.config.max_instructions = 1000;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "runaway-loop");
  EXPECT_FALSE(run.result.completed);
  // Whatever the other groups and waves do.
  Assembler one;  // group 1 only
  one.Sopc(6, 2, kOne).Sopp(5, 1).End().Sopp(2, 0xFFFF);
  Session other;
  other.config.grid = {3, 1, 1};
  other.config.group = {128, 1, 1};
  other.config.max_instructions = 1000;
  other.Go(TestProgram(one));
  EXPECT_EQ(other.Kinds(), "runaway-loop");
  EXPECT_FALSE(other.result.completed);
  EXPECT_FALSE(other.result.order_dependent);
}

TEST(Checker, HazardsOfVectorInstructions) {
  Assembler dpp = Head();  // v_mov_b32_dpp v3, v2 row_shl:1 right behind the write
  dpp.VMov(2, kOne).Vop1(1, 3, 250).Put(2 | 0x101 << 8 | 0xFFu << 24).End();
  EXPECT_EQ(Find(dpp), "hazard");
  Assembler waits = Head();
  waits.VMov(2, kOne).Nop(1).Vop1(1, 3, 250).Put(2 | 0x101 << 8 | 0xFFu << 24).End();
  EXPECT_EQ(Find(waits), "");
  Assembler scalar = Head();  // v_readfirstlane, then a load with that SGPR in its address
  scalar.VMov(5, 4).Vop1(2, 4, kV + 5).Global(kLoadDword, 2, 1, 0, 4).WaitVm().End();
  EXPECT_EQ(Find(scalar).substr(0, 6), "hazard");
  Assembler bytes = Head();  // two bytes of one register without a wait state
  bytes.VMov(5, kZero).Vop3(573, 5, 242, 242, 242, 4).Vop3(573, 5, 242, 242, 242, 8).End();
  EXPECT_EQ(Find(bytes), "hazard");
  Assembler lane = Head();  // v_readlane by an SGPR that a vector instruction wrote
  lane.Vop1(2, 8, kV + 0).Vop3(649, 9, kV + 0, 8).End();
  EXPECT_EQ(Find(lane), "hazard");
}

TEST(Checker, HazardOfWideStoreData) {
  Assembler a = Head();
  a.VShl(3, 4, 0)
      .VMov(8, kZero)
      .VMov(9, kZero)
      .VMov(10, kZero)
      .VMov(11, kZero)
      .Global(31, 0, 3, 8, 6)
      .VMov(9, kOne)
      .End();
  EXPECT_EQ(Find(a), "hazard");
  Assembler b = Head();
  b.VShl(3, 4, 0)
      .VMov(8, kZero)
      .VMov(9, kZero)
      .VMov(10, kZero)
      .VMov(11, kZero)
      .Global(31, 0, 3, 8, 6)
      .Nop(1)
      .VMov(9, kOne)
      .End();
  EXPECT_EQ(Find(b), "");
}

TEST(Checker, NothingIsFoundWhereNobodyChecks) {
  Assembler a = Head();
  a.Global(kStoreDword, 0, 1, 9, 6).End();
  Session run;
  run.config.check = false;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "");
}

TEST(Checker, FindingsDoNotDependOnTheGroupsThatRepeatThem) {
  Assembler a = Head();
  a.Global(kStoreDword, 0, 1, 9, 6).End();
  Session run;
  run.config.grid = {50, 1, 1};
  run.Go(TestProgram(a));
  ASSERT_EQ(run.Kinds(), "uninitialised-register group-race");
  EXPECT_EQ(run.result.findings[0].group, 0u);
}

TEST(Checker, CleanCopyIsClean) {
  for (uint64_t schedule = 0; schedule < 4; ++schedule) {
    Assembler a = Head();
    EXPECT_EQ(Find(Copy(a), 1024, 0, schedule), "");
  }
}

}  // namespace
}  // namespace mx::gfx950::test
