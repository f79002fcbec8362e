// Stores of two workgroups to one byte: found whatever the bytes, the schedule and the threads; what is
// ordered by atomics, or only adjacent, is not.
#include <gtest/gtest.h>

#include <algorithm>

#include "sim/base/parallel.h"
#include "sim/gfx950/machine/machine_test_util.h"
#include "sim/gfx950/machine/store_log.h"

namespace mx::gfx950::test {
namespace {

constexpr uint32_t kStoreByte = 24, kStoreDword = 28, kAtomicAdd = 66;

// v3 = `bytes` * (item + group * step): item's place when each group is `step` places from the last.
Assembler PlaceOf(uint32_t step, uint32_t bytes_log2) {
  Assembler a = Head();
  a.Sop2(36, 8, 2, Inline(static_cast<int>(step)));  // s_mul_i32 s8, s2, step
  a.VAdd(3, 8, 0).VShl(3, bytes_log2, 3);
  return a;
}

std::string Found(Session& run, const Assembler& code, uint32_t groups, uint64_t schedule = 0) {
  run.config.grid = {groups, 1, 1};
  run.config.schedule = schedule;
  run.Go(TestProgram(code));
  return run.Kinds();
}
std::string Found(const Assembler& code, uint32_t groups) {
  Session run;
  return Found(run, code, groups);
}

TEST(GroupRace, IsFoundUnderEveryScheduleAndThreadCount) {
  Assembler a = PlaceOf(63, 2);
  a.VMov(4, 2).Nop(4).Global(kStoreDword, 0, 3, 4, 6).End();  // the group's number
  std::string first;
  for (const int threads : {1, 4}) {
    SetThreads(threads);
    for (const uint64_t schedule : {0, 1, 2, 3}) {
      Session run;
      EXPECT_EQ(Found(run, a, 4, schedule), "group-race") << run.Text();
      if (first.empty()) first = run.Text();
      EXPECT_EQ(run.Text(), first);
      const Finding& finding = run.result.findings.at(0);
      EXPECT_EQ(finding.group, 1u);
      EXPECT_EQ(finding.address, run.out->address + 63 * 4);
      EXPECT_NE(finding.detail.find("groups 0 and 1 both store to 4 bytes of out"), std::string::npos);
      EXPECT_NE(finding.instruction.find("global_store_dword"), std::string::npos);
    }
  }
  SetThreads(0);
}

TEST(GroupRace, EqualBytesAreARaceToo) {
  Assembler a = PlaceOf(32, 2);
  a.VMov(4, kOne).Global(kStoreDword, 0, 3, 4, 6).End();
  EXPECT_EQ(Found(a, 2), "group-race");
}

TEST(GroupRace, NeighboursAreNone) {
  Assembler dwords = PlaceOf(64, 2), bytes = PlaceOf(64, 0), odd = PlaceOf(63, 0);
  dwords.VMov(4, kOne).Global(kStoreDword, 0, 3, 4, 6).End();
  EXPECT_EQ(Found(dwords, 5), "");
  bytes.VMov(4, kOne).Global(kStoreByte, 0, 3, 4, 6).End();
  EXPECT_EQ(Found(bytes, 5), "");
  odd.VMov(4, kOne).Global(kStoreByte, 0, 3, 4, 6).End();
  EXPECT_EQ(Found(odd, 5), "group-race");
  // 63 of 64 lanes store, so that groups 63 bytes apart do not meet within a dword.
  Assembler masked = PlaceOf(63, 0);
  masked.VMov(4, kOne).SMov(kExec, kMinusOne).SMovLiteral(kExec + 1, 0x7FFFFFFF).Nop(4);
  masked.Global(kStoreByte, 0, 3, 4, 6).End();
  EXPECT_EQ(Found(masked, 5), "");
}

TEST(GroupRace, OneGroupMayStoreTwice) {
  Assembler a = PlaceOf(64, 2);
  a.VMov(4, kOne).Global(kStoreDword, 0, 3, 4, 6).Global(kStoreDword, 0, 3, 4, 6).End();
  EXPECT_EQ(Found(a, 3), "");
}

// A counter decides who stores: whoever has executed an atomic may know what the others have done.
TEST(GroupRace, StoresBehindAnAtomicAreOrderedByIt) {
  Assembler a = PlaceOf(0, 2);
  a.VMov(4, kOne).VMov(5, kZero).Global(kAtomicAdd, 0, 5, 4, 6).WaitVm().Global(kStoreDword, 0, 3, 4, 6, 4);
  a.End();
  Session run(1024, 1024, true);
  EXPECT_EQ(Found(run, a, 3), "") << run.Text();
  Assembler b = PlaceOf(0, 2);
  b.VMov(4, kOne).VMov(5, kZero).Global(kStoreDword, 0, 3, 4, 6, 4).Global(kAtomicAdd, 0, 5, 4, 6).WaitVm();
  b.End();
  Session other(1024, 1024, true);
  EXPECT_EQ(Found(other, b, 3), "group-race") << other.Text();
}

TEST(GroupRace, NothingIsLoggedWithoutChecks) {
  Assembler a = PlaceOf(0, 2);
  a.VMov(4, kOne).Global(kStoreDword, 0, 3, 4, 6).End();
  Session run;
  run.config.check = false;
  EXPECT_EQ(Found(run, a, 2), "");
}

// The definition: every pair, byte by byte.
bool AnyOverlap(const std::vector<StoredRange>& ranges) {
  for (const StoredRange& a : ranges) {
    for (const StoredRange& b : ranges) {
      if (a.group != b.group && a.begin < b.end && b.begin < a.end) return true;
    }
  }
  return false;
}

TEST(StoreLog, MergesWhatAGroupStoresAndFindsWhatTwoShare) {
  uint64_t state = 1;
  const auto random = [&](uint64_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state >> 33) % below;
  };
  int found = 0, clean = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    const uint64_t groups = 2 + random(4), span = 20 + random(2000);
    StoreLog log;
    std::vector<std::vector<bool>> stored(groups, std::vector<bool>(span + 16));
    for (uint32_t g = 0; g < groups; ++g) {
      log.BeginGroup(g);
      const uint64_t stores = trial % 50 == 0 ? 9000 : random(12);
      for (uint64_t i = 0; i < stores; ++i) {
        const uint64_t at = random(span), bytes = 1 + random(16);
        log.Add(at, bytes, static_cast<uint32_t>(4 * random(5)), 0);
        std::fill_n(stored[g].begin() + static_cast<std::ptrdiff_t>(at), bytes, true);
      }
      log.EndGroup();
    }
    for (uint32_t g = 0; g < groups; ++g) {
      std::vector<bool> logged(span + 16);
      uint64_t last = 0;
      for (const StoredRange& range : log.ranges()) {
        if (range.group != g) continue;
        EXPECT_TRUE(last == 0 || range.begin > last);  // disjoint, not even adjacent
        last = range.end;
        std::fill(logged.begin() + static_cast<std::ptrdiff_t>(range.begin),
                  logged.begin() + static_cast<std::ptrdiff_t>(range.end), true);
      }
      EXPECT_EQ(logged, stored[g]);
    }
    const auto overlaps = FindOverlaps(log.ranges());
    EXPECT_EQ(!overlaps.empty(), AnyOverlap(log.ranges()));
    for (const StoreOverlap& overlap : overlaps) {
      EXPECT_NE(overlap.first.group, overlap.second.group);
      for (uint64_t b = 0; b < overlap.bytes(); ++b) {
        EXPECT_TRUE(stored[overlap.first.group][overlap.second.begin + b]);
        EXPECT_TRUE(stored[overlap.second.group][overlap.second.begin + b]);
      }
      EXPECT_GT(overlap.bytes(), 0u);
    }
    ++(overlaps.empty() ? clean : found);
  }
  EXPECT_GT(found, 300);
  EXPECT_GT(clean, 300);
}

}  // namespace
}  // namespace mx::gfx950::test
