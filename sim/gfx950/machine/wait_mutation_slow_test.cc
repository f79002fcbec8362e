// Takes one s_waitcnt or s_barrier after the other out of compiled kernels: the checker reports the hole, or
// the instruction is redundant in that launch, which is to say that no load was used, and no LDS dword met,
// because of it.
#include <gtest/gtest.h>

#include <cstdlib>

#include "sim/gfx950/isa/decoder.h"
#include "sim/gfx950/machine/golden_test_util.h"

namespace mx::gfx950::test {
namespace {

// The object with the instruction of 4 bytes at `pc` turned into s_nop 0.
CodeObject WithoutInstruction(const CodeObject& object, uint32_t pc) {
  std::vector<std::byte> bytes = object.bytes;
  const uint32_t nop = 0xBF800000;
  std::memcpy(&bytes[static_cast<size_t>(object.text.data() - object.bytes.data()) + pc], &nop, 4);
  return ParseCodeObject(object.name, std::move(bytes));
}

TEST(WaitMutation, EveryMissingWaitOrBarrierIsReportedOrRedundant) {
  int reported = 0, redundant = 0;
  for (const KernelRow& row : KernelRows(MX_KERNELS_INC)) {
    if (row.symbol.find("Gemm") == row.symbol.npos && row.symbol != "QuantiseBothBf16" &&
        row.symbol != "QuantiseColumnTuned") {
      continue;
    }
    const CodeObject object = ReadCodeObject(std::string(MX_GOLDEN_GFX950) + "/" + row.file + ".co");
    GoldenProblem original(row, object.Find(row.symbol), 64, 64, 1024);
    const LaunchResult whole = original.Run(object, row);
    ASSERT_TRUE(whole.findings.empty()) << Describe(whole.findings[0]);
    const std::vector<std::byte> expected = original.Outputs();
    for (const auto& [pc, count] : whole.counters.by_address) {
      const Op op = Decode(object.text, pc).op;
      if (op != Op::s_waitcnt && op != Op::s_barrier) continue;
      const CodeObject mutant = WithoutInstruction(object, pc);
      bool found = false, same = true;
      for (const uint64_t schedule : {0, 1, 2}) {
        GoldenProblem problem(row, mutant.Find(row.symbol), 64, 64, 1024);
        LaunchResult result;
        try {
          result = problem.Run(mutant, row, schedule);
        } catch (const std::exception&) {
          found = true;  // ran away with a wrong address
          continue;
        }
        found = found || !result.findings.empty();
        same = same && problem.Outputs() == expected;
      }
      EXPECT_TRUE(found || same) << row.symbol << " without " << std::hex << pc
                                 << ": other bits and no finding";
      ++(found ? reported : redundant);
    }
  }
  RecordProperty("reported", reported);
  RecordProperty("redundant", redundant);
  EXPECT_GE(reported, 36);
  EXPECT_GT(reported, redundant);  // loops and branches repeat waits for what has arrived already
}

// AMD's hand-written products (ROCm/aiter, hsa/gfx950/f4gemm), on random bytes: where their bits are right is
// conformance's business, here the program alone counts.
struct Foreign {
  Memory memory;
  std::vector<std::byte> arguments = std::vector<std::byte>(384);
  Allocation* d = nullptr;
  LaunchConfig config;

  Foreign(uint32_t m, uint32_t n, uint32_t k, uint32_t groups) {
    const uint32_t scale_stride = (k / 32 + 7) / 8 * 8;
    d = &memory.Allocate("D", size_t{m} * n * 2, 256, Access::kReadWrite, false);
    Set(0, d->address, 8);
    Set(32, Random("A", size_t{m} * k / 2, 0xFF, 0), 8), Set(48, Random("B", size_t{n} * k / 2, 0xFF, 0), 8);
    Set(272, Random("ScaleA", size_t{(m + 255) / 256 * 256} * scale_stride, 7, 120), 8);
    Set(288, Random("ScaleB", size_t{(n + 255) / 256 * 256} * scale_stride, 7, 120), 8);
    Set(64, 0x3F800000, 4), Set(128, n, 4), Set(160, k, 4), Set(192, k, 4), Set(224, m, 4), Set(240, n, 4),
        Set(256, k, 4);
    Set(304, scale_stride, 4), Set(336, scale_stride, 4);
    config.grid = {groups, 1, 1};
    config.group = {256, 1, 1};
    config.kernarg = arguments;
    config.max_instructions = 100000;
  }
  void Set(size_t at, uint64_t value, size_t bytes) { std::memcpy(&arguments[at], &value, bytes); }
  uint64_t Random(const char* name, size_t bytes, uint32_t mask, uint32_t base) {
    Allocation& a = memory.Allocate(name, bytes, 256, Access::kRead, true);
    for (size_t i = 0; i < bytes; ++i)
      a.data[i] = static_cast<std::byte>(base + (Mix(i * 31 + bytes) & mask));
    return a.address;
  }
};

void MutateForeign(const std::string& file, uint32_t m, uint32_t n, uint32_t k, int* reported,
                   int* redundant) {
  const CodeObject object = ReadCodeObject(file);
  Foreign original(m, n, k, 1);
  const LaunchResult whole = Launch(object, object.kernels[0], original.memory, original.config);
  ASSERT_TRUE(whole.findings.empty()) << Describe(whole.findings[0]);
  for (const auto& [pc, count] : whole.counters.by_address) {
    const Op op = Decode(object.text, pc).op;
    if (op != Op::s_waitcnt && op != Op::s_barrier) continue;
    const CodeObject mutant = WithoutInstruction(object, pc);
    bool found = false, same = true;
    for (const uint64_t schedule : {0, 1}) {
      Foreign problem(m, n, k, 1);
      problem.config.schedule = schedule;
      const LaunchResult result = Launch(mutant, mutant.kernels[0], problem.memory, problem.config);
      found = found || !result.findings.empty();
      same = same && problem.d->data == original.d->data;
    }
    EXPECT_TRUE(found || same) << file << " without " << std::hex << pc << ": other bits and no finding";
    ++*(found ? reported : redundant);
  }
}

TEST(WaitMutation, AiterKernels) {
  const char* folder = std::getenv("MXPROOF_AITER");
  if (folder == nullptr) GTEST_SKIP() << "MXPROOF_AITER names no checkout of ROCm/aiter";
  const std::string base = std::string(folder) + "/hsa/gfx950/f4gemm/f4gemm_bf16_per1x32Fp4_";
  int reported = 0, redundant = 0;
  MutateForeign(base + "BpreShuffle_32x128.co", 32, 128, 2048, &reported, &redundant);
  MutateForeign(base + "noBpreShuffle_256x256.co", 256, 256, 2048, &reported, &redundant);
  RecordProperty("reported", reported);
  RecordProperty("redundant", redundant);
  EXPECT_GE(reported, 30);
  EXPECT_GT(reported, redundant);
}

}  // namespace
}  // namespace mx::gfx950::test
