// Wait states around matrix instructions, and the rules of the LDS shadow by themselves.
#include "sim/gfx950/machine/hazards.h"

#include <gtest/gtest.h>

#include "sim/gfx950/machine/lds_shadow.h"
#include "sim/gfx950/machine/machine_test_util.h"

namespace mx::gfx950::test {
namespace {

// v[0:13] zero, then v_mfma_scale_f32_16x16x128 v[20:23], v[4:7], v[8:11], v[c:c+3], v12, v13 (FP4): 4
// passes.
Assembler Product(uint32_t c) {
  Assembler a = Head();
  for (uint32_t r = 2; r < 14; ++r) a.VMov(r, kZero);
  for (uint32_t r = 20; r < 28; ++r) a.VMov(r, kZero);
  a.Nop(7);
  return a.Put(0xD3AC0000u)
      .Put(0x00021B0Cu)
      .Put(0xD3AD0C00u | 20)
      .Put(0x80021104u | (c & 0x3F) << 18 | 4u << 24);
}

std::string Kinds(const Assembler& a) {
  Session run;
  run.Go(TestProgram(a));
  return run.Kinds();
}

Assembler ProductThen(uint32_t c, uint32_t wait_states, const Assembler& next) {
  Assembler a = Product(c);
  for (uint32_t i = 0; i < wait_states; ++i) a.Nop(0);
  for (const uint32_t word : next.words) a.Put(word);
  a.End();
  return a;
}

TEST(Hazards, MatrixResultReadByAVectorInstruction) {
  Assembler read;
  read.VMov(30, kV + 22);
  EXPECT_EQ(Kinds(ProductThen(20, 7, read)), "hazard");
  EXPECT_EQ(Kinds(ProductThen(20, 8, read)), "");
}

TEST(Hazards, MatrixResultOverwritten) {
  Assembler write;
  write.VMov(22, kOne);
  EXPECT_EQ(Kinds(ProductThen(20, 6, write)), "hazard");
  EXPECT_EQ(Kinds(ProductThen(20, 7, write)), "");
}

TEST(Hazards, MatrixAccumulatorOverwrittenWhileItIsRead) {
  Assembler write;
  write.VMov(25, kOne);
  EXPECT_EQ(Kinds(ProductThen(24, 2, write)), "hazard");
  EXPECT_EQ(Kinds(ProductThen(24, 3, write)), "");
}

TEST(Hazards, TheSameAccumulatorAgainNeedsNoWait) {
  const Assembler once = Product(20);
  Assembler chain;
  chain.words.assign(once.words.end() - 4, once.words.end());
  EXPECT_EQ(Kinds(ProductThen(20, 0, chain)), "");
  // Shifted by two registers it does.
  Assembler shifted = chain;
  shifted.words[2] = (shifted.words[2] & ~0xFFu) | 22;
  shifted.words[3] = (shifted.words[3] & ~(0x3Fu << 18)) | 22u << 18;
  EXPECT_EQ(Kinds(ProductThen(20, 5, shifted)), "hazard");
  EXPECT_EQ(Kinds(ProductThen(20, 6, shifted)), "");
}

TEST(Hazards, OperandsOfAMatrixInstruction) {
  Assembler a = Product(20);
  const std::vector<uint32_t> words(a.words.end() - 4, a.words.end());
  a.words.resize(a.words.size() - 4);
  a.VMov(4, kZero);
  Assembler soon = a, late = a;
  soon.Nop(0);
  late.Nop(1);
  for (const uint32_t word : words) soon.Put(word), late.Put(word);
  soon.End(), late.End();
  EXPECT_EQ(Kinds(soon), "hazard");
  EXPECT_EQ(Kinds(late), "");
}

TEST(Hazards, DistancesOfTheTables) {
  const auto Need = [](Writer w, Reader r) {
    return static_cast<int>(kNeed[static_cast<size_t>(w)][static_cast<size_t>(r)]);
  };
  EXPECT_EQ(Need(Writer::kValu, Reader::kMemoryScalar), 5);
  EXPECT_EQ(Need(Writer::kValu, Reader::kDivFmasVcc), 4);
  EXPECT_EQ(Need(Writer::kTrans, Reader::kValu), 1);
  EXPECT_EQ(Need(Writer::kTrans, Reader::kTrans), 0);
  EXPECT_EQ(Need(Writer::kSalu, Reader::kMemoryScalar), 0);
  EXPECT_EQ(Need(Writer::kMatrix2, Reader::kMatrixAB), 5);
  EXPECT_EQ(Need(Writer::kMatrix8, Reader::kMatrixAB), 12);
  EXPECT_EQ(Need(Writer::kMatrix16, Reader::kMemory), 20);
  EXPECT_EQ(Need(Writer::kMatrix16F32, Reader::kMatrixC), 16);
}

TEST(LdsShadow, RacesOnlyBetweenBarriersAndOnTheSameBytes) {
  LdsShadow shadow;
  shadow.Reset(64);
  EXPECT_EQ(shadow.Read(0, 4, 0), LdsConflict::kUninitialised);
  EXPECT_EQ(shadow.Write(8, 1, 0), LdsConflict::kNone);
  EXPECT_EQ(shadow.Write(9, 1, 1), LdsConflict::kNone);  // another byte of the dword
  EXPECT_EQ(shadow.Write(9, 1, 0), LdsConflict::kRace);
  shadow.NextEpoch();
  EXPECT_EQ(shadow.Read(8, 2, 1), LdsConflict::kNone);
  EXPECT_EQ(shadow.Write(8, 2, 1), LdsConflict::kNone);  // its own read
  EXPECT_EQ(shadow.Write(8, 2, 2), LdsConflict::kRace);
}

TEST(LdsShadow, AtomicsRaceWithPlainAccessesOnly) {
  LdsShadow shadow;
  shadow.Reset(64);
  shadow.Write(0, 4, 0);
  shadow.NextEpoch();
  EXPECT_EQ(shadow.Update(0, 4, 0), LdsConflict::kNone);
  EXPECT_EQ(shadow.Update(0, 4, 1), LdsConflict::kNone);
  EXPECT_EQ(shadow.Read(0, 4, 2), LdsConflict::kRace);
  EXPECT_EQ(shadow.Update(0, 4, 3), LdsConflict::kRace);
}

TEST(LdsShadow, TransfersInFlight) {
  LdsShadow shadow;
  shadow.Reset(64);
  EXPECT_EQ(shadow.Begin(16, 16, 3, false), LdsConflict::kNone);
  EXPECT_EQ(shadow.InFlight(20), 3);
  EXPECT_EQ(shadow.Read(20, 4, 3), LdsConflict::kInFlight);
  EXPECT_EQ(shadow.Write(28, 4, 0), LdsConflict::kInFlight);
  shadow.Settle(16, 16, 3);
  shadow.NextEpoch();
  EXPECT_EQ(shadow.Read(16, 16, 1), LdsConflict::kNone);
  shadow.Begin(32, 4, 2, true);  // an LDS write: in order with its own wave
  EXPECT_EQ(shadow.Read(32, 4, 2), LdsConflict::kUninitialised);
  EXPECT_EQ(shadow.Read(32, 4, 1), LdsConflict::kInFlight);
}

// The epochs of a cell have 12 bits; a read 4096 barriers later is no race.
TEST(LdsShadow, EpochsWrap) {
  LdsShadow shadow;
  shadow.Reset(16);
  shadow.Write(0, 4, 0);
  for (int i = 0; i < 10000; ++i) {
    shadow.NextEpoch();
    ASSERT_EQ(shadow.Read(0, 4, 1), LdsConflict::kNone) << i;
  }
  EXPECT_EQ(shadow.epoch(), 10001u);
}

// The fast ways see what the plain ones see.
TEST(LdsShadow, WholeDwordsGoTheSameWay) {
  uint64_t draw = 7;
  LdsShadow fast, plain;
  fast.Reset(2048), plain.Reset(2048);
  for (int i = 0; i < 3000; ++i) {
    LaneVector address;
    const int dwords = 1 << (draw & 1) * 2, wave = static_cast<int>(draw >> 4 & 3);
    for (int l = 0; l < 64; ++l) {
      address[l] = static_cast<uint32_t>((draw >> 8 & 0xF) * 64 + static_cast<uint64_t>(l * 4 * dwords)) %
                   1024 / 16 * 16;
    }
    const uint64_t lanes = draw | 1;
    const bool write = draw >> 2 & 1;
    uint64_t conflicts = 0;
    for (int l = 0; l < 64; ++l) {
      if (!(lanes >> l & 1)) continue;
      const auto bytes = static_cast<uint32_t>(4 * dwords);
      const LdsConflict c =
          write ? plain.Write(address[l], bytes, wave) : plain.Read(address[l], bytes, wave);
      conflicts |= static_cast<uint64_t>(c != LdsConflict::kNone) << l;
    }
    uint64_t got = write ? fast.WriteLanes(address.lane.data(), dwords, lanes, wave)
                         : fast.ReadLanes(address.lane.data(), dwords, lanes, wave);
    // Lanes with a conflict are looked at again, as the caller does.
    uint64_t again = 0;
    for (int l = 0; l < 64; ++l) {
      if (!(got >> l & 1)) continue;
      const auto bytes = static_cast<uint32_t>(4 * dwords);
      const LdsConflict c = write ? fast.Write(address[l], bytes, wave) : fast.Read(address[l], bytes, wave);
      again |= static_cast<uint64_t>(c != LdsConflict::kNone) << l;
    }
    ASSERT_EQ(again != 0, conflicts != 0) << i;
    if (draw >> 20 & 1) fast.NextEpoch(), plain.NextEpoch();
    draw = draw * 6364136223846793005u + 1442695040888963407u;
    draw ^= draw >> 29;
  }
}

}  // namespace
}  // namespace mx::gfx950::test
