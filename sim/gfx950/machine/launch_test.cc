// Launches: initial state, arguments, what is refused, schedules, threads, counters, traces.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <sstream>
#include <utility>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/gfx950/machine/initial_state.h"
#include "sim/gfx950/machine/machine_test_util.h"
#include "sim/gfx950/machine/occupancy.h"
#include "sim/gfx950/machine/program.h"

namespace mx::gfx950::test {
namespace {

constexpr uint32_t kUnwritten = 20;  // nothing writes v20
constexpr uint32_t kLoadDword = 20, kStoreDword = 28;

std::string Refusal(Session& run, const TestProgram& program) {
  try {
    run.Go(program);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(Launch, WorkItemAndGroupIds) {
  // out[group * items + item] = v0; the kernel has x and y ids.
  Assembler a;
  a.LoadArguments(2, 4).WaitLgkm();
  a.Sop2(36, 8, 3, Inline(3)).Sop2(0, 8, 8, 2).Sop2(36, 8, 8, Inline(48));  // (y * 3 + x) * 48
  // item = x + 8 * y of an 8 x 6 group
  a.Vop2(19, 2, 255, 0).Put(0x3FF).Vop2(16, 3, Inline(10), 0).Vop2(19, 3, 255, 3).Put(0x3FF).VShl(3, 3, 3);
  a.VAdd(2, kV + 2, 3).VAdd(2, 8, 2).VShl(2, 2, 2).Global(kStoreDword, 0, 2, 0, 6).End();
  TestProgram program(a);
  program.object.kernels[0].rsrc2 = 2u << 1 | 3u << 7 | 1u << 11;
  Session run;
  run.config.grid = {3, 2, 1};
  run.config.group = {8, 6, 1};
  run.Go(program);
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  for (uint32_t g = 0; g < 6; ++g) {
    for (uint32_t i = 0; i < 48; ++i) EXPECT_EQ(run.Out(g * 48 + i), i % 8 | i / 8 << 10) << g << " " << i;
  }
  EXPECT_EQ(run.Out(6 * 48), 0xA5A5A5A5u);  // lanes 48..63 did not run
}

TEST(Launch, ModeComesFromTheDescriptor) {
  const Mode aiter = InitialMode(0x000C033F), llvm = InitialMode(0x00AF0086);
  EXPECT_EQ(aiter.denorm32, 0);
  EXPECT_EQ(aiter.denorm16_64, 3);
  EXPECT_FALSE(aiter.ieee);
  EXPECT_FALSE(aiter.dx10_clamp);
  EXPECT_EQ(llvm.denorm32, 3);
  EXPECT_TRUE(llvm.ieee);
  EXPECT_TRUE(llvm.dx10_clamp);
  EXPECT_EQ(llvm.round32, 0);
}

TEST(Launch, HiddenArgumentsAreFilledIn) {
  Assembler a;
  a.LoadArguments(2, 4).LoadArguments(0, 8, 16).LoadArguments(0, 9, 28).WaitLgkm();
  a.VMov(1, kZero).VMov(2, 8).VMov(3, 9).Global(29, 0, 1, 2, 6).End();
  TestProgram program(a);
  Kernel& kernel = program.object.kernels[0];
  kernel.arguments = {{"in", "global_buffer", "", 0, 8, true},
                      {"out", "global_buffer", "", 8, 8, false},
                      {"", "hidden_block_count_x", "", 16, 4, false},
                      {"", "hidden_group_size_x", "", 28, 2, false},
                      {"", "hidden_group_size_y", "", 30, 2, false}};
  Session run;
  run.kernarg.resize(16);
  run.config.grid = {7, 1, 1};
  run.config.group = {32, 2, 1};
  run.Go(program);
  EXPECT_EQ(run.Kinds(), "group-race") << run.Text();  // all store the same to one place
  EXPECT_EQ(run.Out(0), 7u);
  EXPECT_EQ(run.Out(1), 32u | 2u << 16);
}

TEST(Launch, RefusesWhatTheDeviceWould) {
  Assembler a = Head();
  a.End();
  const auto With = [&](auto change) {
    TestProgram program(a);
    Session run;
    change(program.object.kernels[0], run);
    return Refusal(run, program);
  };
  EXPECT_EQ(With([](Kernel&, Session&) {}), "");
  EXPECT_NE(With([](Kernel&, Session& r) {
              r.config.group = {1025, 1, 1};
            }).find("at most 1024"),
            std::string::npos);
  EXPECT_NE(With([](Kernel&, Session& r) {
              r.config.group = {64, 32, 1};
            }).find("2048 items"),
            std::string::npos);
  EXPECT_NE(With([](Kernel&, Session& r) {
              r.config.grid = {0, 1, 1};
            }).find("must not be 0"),
            std::string::npos);
  EXPECT_NE(With([](Kernel& k, Session&) { k.required_group[0] = 256; }).find("requires 256"),
            std::string::npos);
  EXPECT_NE(With([](Kernel& k, Session& r) {
              k.max_group_size = 64, r.config.group = {128, 1, 1};
            }).find("at most 64"),
            std::string::npos);
  EXPECT_NE(With([](Kernel&, Session& r) { r.config.dynamic_lds = 163841; }).find("163840"),
            std::string::npos);
  EXPECT_NE(With([](Kernel& k, Session&) { k.wave32 = true; }).find("32 lanes"), std::string::npos);
  EXPECT_NE(With([](Kernel& k, Session& r) {
              k.vgprs = 512, r.config.group = {1024, 1, 1};
            }).find("512 VGPRs"),
            std::string::npos);
  EXPECT_NE(With([](Kernel& k, Session& r) {
              k.arguments = {{"x", "global_buffer", "", 60, 8, true}};
              r.kernarg.resize(64);
            }).find("64 bytes of arguments, the kernel takes 68"),
            std::string::npos);
}

TEST(Launch, AnUnknownOpcodeIsNamedWithItsBytes) {
  Assembler a = Head();
  a.Put(0xBFFF1234).End();
  Session run;
  const std::string message = Refusal(run, TestProgram(a));
  EXPECT_NE(message.find("test"), std::string::npos) << message;
  EXPECT_NE(message.find("bfff1234"), std::string::npos) << message;
}

// One of each family: the finding names operation, opcode, bytes and address, and the launch is not complete.
TEST(Launch, WhatIsNotExecutedIsNamedWithItsBytes) {
  const struct {
    uint32_t words[2];
    const char *name, *opcode, *bytes;
  } cases[] = {
      {{0xE8000000, 0x80010200}, "tbuffer_load_format_x", "MTBUF opcode 0", "e8000000 80010200"},
      {{0xC20A0082, 0x00000000}, "s_atomic_add", "SMEM opcode 130", "c20a0082 00000000"},
      {{0xD93B0000, 0x00000001}, "ds_gws_barrier", "DS opcode 157", "d93b0000 00000001"},
      {{0xBF920001, 0xBF800000}, "s_trap", "SOPP opcode 18", "bf920001"},
  };
  for (const auto& c : cases) {
    for (const bool check : {true, false}) {
      Assembler a = Head();
      const uint32_t at = a.Here();
      a.Put(c.words[0]).Put(c.words[1]).End();
      Session run;
      run.config.check = check;
      run.Go(TestProgram(a));
      ASSERT_FALSE(run.result.findings.empty()) << c.name;
      const Finding& finding = run.result.findings.back();
      EXPECT_STREQ(Name(finding.kind), "unsupported");
      EXPECT_FALSE(run.result.completed) << c.name;
      EXPECT_EQ(finding.pc, at);
      for (const std::string& part : {std::string(c.name), std::string(c.opcode),
                                      "bytes " + std::string(c.bytes), std::string("does not execute")}) {
        EXPECT_NE(finding.detail.find(part), std::string::npos) << part << ": " << finding.detail;
      }
    }
  }
}

// Every memory operation that is decoded is executed, or belongs to a family that no compiler emits for HIP
// code but by a builtin of its own name.
TEST(Launch, MemoryOperationsAreExecutedOrListed) {
  struct Row {
    Op op;
    Encoding encoding;
  };
  constexpr Row kRows[] = {
#define MX_GFX950(op, encoding, ...) {Op::op, Encoding::encoding},
#include "sim/gfx950/isa/all.inc"
#undef MX_GFX950
  };
  std::map<std::string, std::pair<const char*, int>> families = {
      {"tbuffer_", {"typed buffers: formats of graphics", 0}},
      {"buffer_load_format_", {"typed buffers", 0}},
      {"buffer_store_format_", {"typed buffers", 0}},
      {"s_atomic_", {"scalar atomics", 0}},
      {"s_buffer_atomic_", {"scalar atomics", 0}},
      {"s_scratch_", {"scalar access to scratch", 0}},
      {"s_atc_probe", {"address translation", 0}},
      {"ds_gws_", {"global wave synchronisation, a resource of the whole device", 0}},
      {"ds_append", {"counters of append buffers", 0}},
      {"ds_consume", {"counters of append buffers", 0}},
      {"ds_read_addtid", {"addresses from M0 and the lane", 0}},
      {"ds_write_addtid", {"addresses from M0 and the lane", 0}},
      {"ds_condxchg32", {"conditional exchange", 0}},
  };
  for (const Row& row : kRows) {
    if (row.encoding != Encoding::kSMEM && row.encoding != Encoding::kDS && row.encoding != Encoding::kFLAT &&
        row.encoding != Encoding::kMUBUF && row.encoding != Encoding::kMTBUF) {
      continue;
    }
    Instruction in;
    in.op = row.op, in.encoding = row.encoding;
    const bool executed = Bind(in, 0, nullptr).action != Action::kUnsupported;
    const std::string name = Name(row.op);
    bool listed = false;
    for (auto& [prefix, family] : families) {
      if (name.compare(0, prefix.size(), prefix) != 0) continue;
      listed = true;
      ++family.second;
    }
    EXPECT_EQ(executed, !listed) << name;
  }
  for (const auto& [prefix, family] : families) EXPECT_GT(family.second, 0) << prefix;
}

TEST(Launch, AKernelThatRunsIntoDataIsStopped) {
  Assembler a;
  a.Sopp(2, 100);
  Session run;
  EXPECT_NE(Refusal(run, TestProgram(a)).find("no instruction starts at"), std::string::npos);
}

// A program with LDS and barriers gives the same bits whatever the schedule and the threads.
TEST(Launch, SchedulesAndThreadsChangeNothing) {
  Assembler a = Head();
  a.Sop2(28, 8, 2, Inline(8)).Sop2(36, 8, 8, Inline(4)).VAdd(3, 8, 1);  // 1024 bytes a group
  a.Global(kLoadDword, 2, 3, 0, 4).WaitVm().Ds(13, 0, 1, 2).WaitLgkm().Barrier();
  a.Vop2(21, 4, 255, 1).Put(1020).Ds(54, 5, 4).WaitLgkm().Global(kStoreDword, 0, 3, 5, 6).End();
  std::vector<std::byte> first;
  uint64_t instructions = 0;
  for (const int threads : {1, 3}) {
    for (const uint64_t schedule : {0, 1, 2, 77}) {
      SetThreads(threads);
      Session run(256 * 9, 256 * 9);
      run.config.grid = {9, 1, 1};
      run.config.group = {256, 1, 1};
      run.config.schedule = schedule;
      run.Go(TestProgram(a, 1024));
      EXPECT_EQ(run.Kinds(), "") << run.Text();
      if (first.empty()) first = run.out->data, instructions = run.result.counters.instructions;
      EXPECT_EQ(run.out->data, first);
      EXPECT_EQ(run.result.counters.instructions, instructions);
    }
  }
  SetThreads(0);
}

TEST(Launch, CountersByClassAddUp) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4).WaitVm().VAdd(2, kOne, 2).Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.config.group = {128, 1, 1};
  const Counters& c = run.Go(TestProgram(a)).counters;
  EXPECT_EQ(c.waves, 2u);
  EXPECT_EQ(c.groups, 1u);
  EXPECT_EQ(c.instructions, 2u * 8);
  EXPECT_EQ(c.smem, 2u);
  EXPECT_EQ(c.valu, 4u);
  EXPECT_EQ(c.vmem, 4u);
  EXPECT_EQ(c.wait, 4u);
  EXPECT_EQ(c.by_mnemonic.at("v_add_u32"), 2u);
  uint64_t sum = 0;
  for (const auto& [name, count] : c.by_mnemonic) sum += count;
  EXPECT_EQ(sum, c.instructions);
}

TEST(Launch, TraceShowsWhatChanged) {
  Assembler a = Head();
  a.Global(kLoadDword, 2, 1, 0, 4).WaitVm().VAdd(2, kOne, 2).Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  std::ostringstream out;
  run.config.trace = &out;
  run.Go(TestProgram(a));
  const std::string text = out.str();
  EXPECT_NE(text.find("v_lshlrev_b32_e32 v1, 2, v0"), std::string::npos) << text;
  EXPECT_NE(text.find("v1 = 00000000 00000004 00000008 0000000c"), std::string::npos) << text;
  EXPECT_NE(text.find("v2 = 01000193"), std::string::npos) << text;  // arrives at the s_waitcnt
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 8);
  for (const auto& [group, wave] : {std::pair{1u, 0u}, std::pair{0u, 1u}}) {
    run.config.trace_group = group, run.config.trace_wave = wave;
    EXPECT_THROW(run.Go(TestProgram(a)), InputError) << group << ":" << wave;
  }
}

// Addresses in reports and traces are those of the listing, wherever the text lies in the file; an address of
// memory is told even where it is 0.
TEST(Launch, AddressesAreThoseOfTheListing) {
  Assembler a = Head();
  a.SMov(4, kZero).SMov(5, kZero).VMov(1, kZero).Nop(4);
  a.Global(kLoadDword, 2, 1, 0, 4).WaitVm().Global(kStoreDword, 0, 1, kUnwritten, 6).End();
  TestProgram program(a);
  program.object.text_address = 0x1600;
  Session run;
  std::ostringstream out;
  run.config.trace = &out;
  run.Go(program);
  ASSERT_EQ(run.Kinds(), "out-of-bounds uninitialised-register") << run.Text();
  const Finding& load = run.result.findings[0];
  EXPECT_NE(out.str().find(fmt::format("{:8x}  {}\n", load.pc, load.instruction)), std::string::npos)
      << out.str();
  EXPECT_EQ(out.str().find("    1600  "), 0u) << out.str();
  EXPECT_NE(Describe(load).find(fmt::format("test at {:#x}: ", load.pc)), std::string::npos) << run.Text();
  EXPECT_NE(Describe(load).find("address 0x0"), std::string::npos) << run.Text();
}

// No memory is taken for groups that never run.
TEST(Launch, MoreGroupsThanCanBePermutedAreRefused) {
  Assembler a = Head();
  a.End();
  Session run;
  run.config.grid = {1u << 30, 1, 1};
  run.config.schedule = 1;
  EXPECT_THROW(run.Go(TestProgram(a)), InputError);
}

TEST(Launch, GprIndexingAddsM0) {
  // s_set_gpr_idx_on s8, SRC0: v_mov_b32 v2, v4 reads v[4 + index].
  Assembler a = Head();
  for (uint32_t i = 0; i < 4; ++i) a.VMov(4 + i, Inline(static_cast<int>(10 + i)));
  a.SMov(8, Inline(3))
      .Put(0xBF110000u | 1u << 8 | 8)
      .VMov(2, kV + 4)
      .Sopp(28)
      .VMov(3, kV + 4)
      .VAdd(2, kV + 2, 3);
  a.Global(kStoreDword, 0, 1, 2, 6).End();
  Session run;
  run.Go(TestProgram(a));
  EXPECT_EQ(run.Kinds(), "") << run.Text();
  EXPECT_EQ(run.Out(0), 13u + 10u);
}

TEST(Launch, OccupancyFollowsTheDescriptor) {
  Kernel kernel;
  kernel.vgprs = 128;
  Occupancy o = OccupancyOf(kernel, 256, 0);
  EXPECT_EQ(o.waves_per_simd, 4u);
  EXPECT_EQ(o.groups_per_cu, 4u);
  EXPECT_STREQ(o.limit, "registers");
  kernel.lds_bytes = 60000;
  o = OccupancyOf(kernel, 256, 0);
  EXPECT_EQ(o.groups_per_cu, 2u);
  EXPECT_STREQ(o.limit, "LDS");
  kernel = {};
  kernel.vgprs = 32;
  EXPECT_EQ(OccupancyOf(kernel, 64, 0).waves_per_cu, 32u);
  kernel.vgprs = 512;
  EXPECT_EQ(OccupancyOf(kernel, 1024, 0).groups_per_cu, 0u);
}

TEST(Memory, GuardsFindsAndReleases) {
  Memory memory;
  Allocation& a = memory.Allocate("a", 100, 64, Access::kRead, true);
  Allocation& b = memory.Allocate("b", 10, 4096, Access::kReadWrite, false, std::byte{0x5A});
  EXPECT_EQ(b.address % 4096, 0u);
  EXPECT_GT(b.address, a.address + 100 + (1u << 23));
  EXPECT_EQ(b.data[9], std::byte{0x5A});
  EXPECT_EQ(memory.Find(a.address + 96, 4), &a);
  EXPECT_EQ(memory.Find(a.address + 97, 4), nullptr);
  EXPECT_EQ(memory.Find(a.address - 1, 1), nullptr);
  EXPECT_EQ(memory.Nearest(a.address + 200), &a);
  EXPECT_THROW(memory.Map("c", a.address + 10, std::vector<std::byte>(4), Access::kRead), InputError);
  EXPECT_THROW(memory.Allocate("d", 1, 3, Access::kRead, true), InputError);
  const uint64_t address = b.address;
  memory.Release(address);
  EXPECT_EQ(memory.Find(address, 1), nullptr);
}

}  // namespace
}  // namespace mx::gfx950::test
