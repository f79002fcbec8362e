// The kernels of kernels/mutants that break a rule of the machine, as compiled: each is found, by its own
// name.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "sim/gfx950/machine/machine_test_util.h"

namespace mx::gfx950::test {
namespace {

struct Row {
  std::string form, symbol, file;
  uint32_t items = 0, groups = 1;
  std::string finding;
};

std::vector<Row> Rows() {
  std::ifstream file(MX_MUTANTS_INC);
  std::stringstream text;
  text << file.rdbuf();
  const std::string rows = text.str();
  static const std::regex kRow(R"re(MXK_(PROBE|GROUPS|MUTANT)\((\w+), "(\w+)", (\w+), "([\w-]*)")re");
  std::vector<Row> result;
  for (std::sregex_iterator it(rows.begin(), rows.end(), kRow), end; it != end; ++it) {
    Row row{(*it)[1], (*it)[2], (*it)[3], 0, 1, (*it)[5]};
    if (row.form != "MUTANT") row.items = static_cast<uint32_t>(std::stoul((*it)[4]));
    if (row.form == "GROUPS") row.groups = 2;
    result.push_back(row);
  }
  return result;
}

// Probes take in, out and n; n items in one or two groups; out[i] = in[i] + 1 would be right.
LaunchResult Probe(const Row& row, uint64_t schedule, Session& run) {
  const CodeObject object = ReadCodeObject(std::string(MX_GOLDEN_GFX950) + "/mutants/" + row.file + ".co");
  run.kernarg.resize(20);
  const uint32_t n = row.items * row.groups;
  std::memcpy(&run.kernarg[16], &n, 4);
  run.config.kernarg = run.kernarg;
  run.config.group = {row.items, 1, 1};
  run.config.grid = {row.groups, 1, 1};
  run.config.schedule = schedule;
  run.config.max_instructions = 20000;
  return Launch(object, object.Find(row.symbol), run.memory, run.config);
}

TEST(Mutants, EachProbeIsFoundUnderEverySchedule) {
  int probes = 0;
  for (const Row& row : Rows()) {
    if (row.form == "MUTANT") continue;
    ++probes;
    for (const uint64_t schedule : {0, 1, 5}) {
      Session run(row.items * row.groups, row.items * row.groups);
      const LaunchResult result = Probe(row, schedule, run);
      run.result = result;
      EXPECT_EQ(result.completed, row.finding != "runaway-loop") << row.symbol;
      EXPECT_FALSE(result.order_dependent) << row.symbol;
      if (row.finding.empty()) {
        EXPECT_EQ(run.Kinds(), "") << row.symbol << "\n" << run.Text();
        for (size_t i = 0; i < row.items; ++i) EXPECT_EQ(run.Out(i), run.In(i) + 1);
        continue;
      }
      ASSERT_FALSE(result.findings.empty()) << row.symbol;
      EXPECT_NE(run.Kinds().find(row.finding), std::string::npos) << row.symbol << "\n" << run.Text();
      // The first finding is the cause (a race may show first as a read of what is not there yet).
      if (row.finding != "lds-race") {
        EXPECT_EQ(Name(result.findings[0].kind), row.finding) << row.symbol << "\n" << run.Text();
      }
      EXPECT_NE(result.findings[0].source, "") << run.Text();
    }
  }
  EXPECT_GE(probes, 15);
}

// Every kind of finding that a program can cause has its probe or its mutant.
TEST(Mutants, CoverEveryFinding) {
  std::vector<std::string> missing;
  const std::vector<Row> rows = Rows();
  for (const char* name : {
#define MX_FINDING(id, name) name,
#include "sim/gfx950/machine/findings.inc"
#undef MX_FINDING
       }) {
    const bool found =
        std::any_of(rows.begin(), rows.end(), [&](const Row& row) { return row.finding == name; });
    if (!found) missing.push_back(name);
  }
  // What no compiler emits: an instruction that the device does not model.
  EXPECT_EQ(missing, std::vector<std::string>{"unsupported"});
}

// The chained stochastic conversions of LLVM 21: the message names the bytes and the conversion.
TEST(Mutants, LostBytesPointAtTheConversion) {
  const CodeObject object = ReadCodeObject(std::string(MX_GOLDEN_GFX950) + "/mutants/lost_bytes.co");
  const Kernel& kernel = object.Find("LostBytes");
  constexpr uint32_t kRows = 8, kColumns = 64;
  Session run(kRows * kColumns, 1);
  Allocation& codes = run.memory.Allocate("codes", kRows * kColumns / 2, 256, Access::kReadWrite, false);
  Allocation& scales = run.memory.Allocate("scales", kRows * kColumns / 32, 256, Access::kReadWrite, false);
  std::vector<std::byte> arguments(kernel.kernarg_bytes);
  for (const auto& [name, value] : std::vector<std::pair<std::string, uint64_t>>{{"x", run.in->address},
                                                                                 {"codes", codes.address},
                                                                                 {"scales", scales.address},
                                                                                 {"stride", kColumns},
                                                                                 {"rows", kRows},
                                                                                 {"cols", kColumns},
                                                                                 {"flags", 1 | 4},
                                                                                 {"random", 12345}}) {
    const auto it =
        std::find_if(kernel.arguments.begin(), kernel.arguments.end(),
                     [&, n = name](const KernelArgument& argument) { return argument.name == n; });
    ASSERT_NE(it, kernel.arguments.end()) << name;
    std::memcpy(&arguments[it->offset], &value, std::min<size_t>(8, it->size));
  }
  run.config.kernarg = arguments;
  run.config.group = {256, 1, 1};
  run.config.grid = {1, 2, 1};
  run.result = Launch(object, kernel, run.memory, run.config);
  ASSERT_NE(run.Kinds().find("lost-bytes"), std::string::npos) << run.Text();
  EXPECT_NE(run.Text().find("v_cvt_scalef32_sr_pk_fp4_f32"), std::string::npos) << run.Text();
  EXPECT_NE(run.Text().find("never written"), std::string::npos) << run.Text();
}

}  // namespace
}  // namespace mx::gfx950::test
