// Scratch as the place where registers are saved: what was never written stays so on its way there and back.
#include <gtest/gtest.h>

#include "sim/gfx950/machine/machine_test_util.h"

namespace mx::gfx950::test {
namespace {

constexpr uint32_t kLoadByte = 16, kLoadSignedByte = 17, kLoadDword = 20, kLoadQuad = 23, kStoreByte = 24,
                   kStoreDword = 28, kStoreQuad = 31;
constexpr uint32_t kUndefined = 20, kPlace = 3;  // registers: nothing writes v20, v3 is an offset in scratch

// v2 holds data.
Assembler Frame() {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4).VMov(kPlace, kZero).WaitVm();
  return a;
}

Session Ran(const Assembler& code) {
  Session run;
  run.Go(TestProgram(code, 0, 32));
  return run;
}

TEST(Scratch, ARegisterIsSavedAndRestoredWhateverItHolds) {
  Assembler a = Frame();
  a.Flat(1, kStoreDword, 0, kPlace, kUndefined).VMov(kUndefined, kV + 2).WaitVm();
  a.Global(kStoreDword, 0, 1, kUndefined, 6).Flat(1, kLoadDword, kUndefined, kPlace, 0).WaitVm().End();
  const Session run = Ran(a);
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (size_t i = 0; i < 64; ++i) EXPECT_EQ(run.Out(i), run.In(i)) << i;
}

TEST(Scratch, WhatWasNeverWrittenIsFoundWhereItMatters) {
  Assembler a = Frame();
  a.Flat(1, kStoreDword, 0, kPlace, kUndefined).Flat(1, kLoadDword, 4, kPlace, 0).WaitVm();
  a.Global(kStoreDword, 0, 1, 4, 6).End();
  const Session saved = Ran(a);
  EXPECT_EQ(saved.Kinds(), "uninitialised-register");
  EXPECT_NE(saved.Text().find("the gap comes from `scratch_load_dword v4"), std::string::npos)
      << saved.Text();

  Assembler b = Frame();  // nothing was stored there at all
  b.Flat(1, kLoadDword, 4, kPlace, 0).WaitVm().Global(kStoreDword, 0, 1, 4, 6).End();
  EXPECT_EQ(Ran(b).Kinds(), "uninitialised-register");

  Assembler c = Frame();  // as an address, for scratch too
  c.Flat(1, kStoreDword, 0, kUndefined, 2).End();
  const Session address = Ran(c);
  ASSERT_FALSE(address.result.findings.empty());
  EXPECT_STREQ(Name(address.result.findings[0].kind), "uninitialised-register") << address.Text();
}

TEST(Scratch, BytesAreKnownOneByOne) {
  Assembler byte = Frame();
  byte.Flat(1, kStoreByte, 0, kPlace, 2);
  Assembler whole = byte, low = byte, sign = byte;
  whole.Flat(1, kLoadDword, 4, kPlace, 0).WaitVm().Global(kStoreDword, 0, 1, 4, 6).End();
  const Session run = Ran(whole);
  EXPECT_EQ(run.Kinds(), "lost-bytes");
  EXPECT_NE(run.Text().find("bytes 1, 2 and 3"), std::string::npos) << run.Text();
  low.Flat(1, kLoadByte, 4, kPlace, 0).WaitVm().Global(kStoreDword, 0, 1, 4, 6).End();
  EXPECT_EQ(Ran(low).Kinds(), "");
  // The next byte is undefined: without its sign one byte of the register is, with it the whole.
  Assembler next = byte;
  next.Flat(1, kLoadByte, 4, kPlace, 0, kOff, 1).WaitVm().Global(kStoreDword, 0, 1, 4, 6).End();
  EXPECT_EQ(Ran(next).Kinds(), "lost-bytes");
  sign.Flat(1, kLoadSignedByte, 4, kPlace, 0, kOff, 1).WaitVm().Global(kStoreDword, 0, 1, 4, 6).End();
  EXPECT_EQ(Ran(sign).Kinds(), "uninitialised-register");
}

TEST(Scratch, OfFourRegistersEachKeepsItsOwn) {
  Assembler a = Frame();
  a.VMov(8, kV + 2).VMov(9, kV + 2).VMov(11, kV + 2).Flat(1, kStoreQuad, 0, kPlace, 8);  // v10 is undefined
  a.Flat(1, kLoadQuad, 12, kPlace, 0).WaitVm();
  Assembler good = a, bad = a;
  for (const uint32_t reg : {12u, 13u, 15u}) good.Global(kStoreDword, 0, 1, reg, 6);
  good.End();
  EXPECT_EQ(Ran(good).Kinds(), "");
  bad.Global(kStoreDword, 0, 1, 14, 6).End();
  EXPECT_EQ(Ran(bad).Kinds(), "uninitialised-register");
}

TEST(Scratch, FlatLoadsAndAtomicsReachItToo) {
  Assembler a = Frame();
  a.VMov(8, kZero).VMovLiteral(9, 2u << 16).Flat(0, kLoadDword, 4, 8, 0, 0).WaitVm().WaitLgkm();
  Assembler unused = a, used = a;
  unused.End();
  EXPECT_EQ(Ran(unused).Kinds(), "");
  used.Global(kStoreDword, 0, 1, 4, 6).End();
  EXPECT_EQ(Ran(used).Kinds(), "uninitialised-register");
  Assembler atomic = Frame();  // flat_atomic_add takes what is there
  atomic.VMov(8, kZero).VMovLiteral(9, 2u << 16).Flat(0, 66, 0, 8, 2, 0).WaitVm().WaitLgkm().End();
  EXPECT_EQ(Ran(atomic).Kinds(), "uninitialised-memory");
}

}  // namespace
}  // namespace mx::gfx950::test
