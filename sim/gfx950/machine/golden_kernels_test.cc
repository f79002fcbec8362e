// The project's own kernels, as compiled: clean under several schedules, same bits whatever schedule and
// threads.
#include <gtest/gtest.h>

#include "sim/base/parallel.h"
#include "sim/gfx950/machine/golden_test_util.h"

namespace mx::gfx950::test {
namespace {

CodeObject Object(const KernelRow& row) {
  return ReadCodeObject(std::string(MX_GOLDEN_GFX950) + "/" + row.file + ".co");
}

std::string Text(const LaunchResult& result) {
  std::string text;
  for (const Finding& finding : result.findings) text.append(Describe(finding)).append(1, '\n');
  return text;
}

TEST(GoldenKernels, AreCleanAndIndependentOfScheduleAndThreads) {
  const std::vector<KernelRow> rows = KernelRows(MX_KERNELS_INC);
  ASSERT_GE(rows.size(), 7u);
  for (const KernelRow& row : rows) {
    const CodeObject object = Object(row);
    std::vector<std::byte> first;
    for (const uint64_t schedule : {0, 3}) {
      SetThreads(schedule == 0 ? 1 : 3);
      GoldenProblem problem(row, object.Find(row.symbol), 96, 160, 256);
      const LaunchResult result = problem.Run(object, row, schedule);
      EXPECT_TRUE(result.completed) << row.symbol;
      EXPECT_FALSE(result.order_dependent) << row.symbol;
      EXPECT_EQ(Text(result), "") << row.symbol;
      if (first.empty()) first = problem.Outputs();
      EXPECT_EQ(problem.Outputs(), first) << row.symbol << " " << schedule;
    }
  }
  SetThreads(0);
}

}  // namespace
}  // namespace mx::gfx950::test
