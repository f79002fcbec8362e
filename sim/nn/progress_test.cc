#include "sim/nn/progress.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace mx {
namespace {

TEST(Progress, Durations) {
  EXPECT_EQ(FormatDuration(0), "0:00");
  EXPECT_EQ(FormatDuration(6.6), "0:07");
  EXPECT_EQ(FormatDuration(754), "12:34");
  EXPECT_EQ(FormatDuration(3 * 3600 + 245), "3:04:05");
  EXPECT_EQ(FormatDuration(51 * 3600), "2 d 03 h");
  EXPECT_EQ(FormatDuration(std::numeric_limits<double>::infinity()), "?");
  EXPECT_EQ(FormatDuration(std::numeric_limits<double>::quiet_NaN()), "?");
}

TEST(Progress, Rates) {
  EXPECT_EQ(FormatRate(7.44), "7.4");
  EXPECT_EQ(FormatRate(812.4), "812");
  EXPECT_EQ(FormatRate(9200), "9200");
  EXPECT_EQ(FormatRate(12345), "12.3k");
  EXPECT_EQ(FormatRate(4.5e6), "4.5M");
}

struct Output {
  std::string all;
  std::vector<std::string> parts;
  Progress::Write Writer() {
    return [this](std::string_view text) {
      all += text;
      parts.emplace_back(text);
    };
  }
};

TEST(Progress, PlainLinesHaveNoControlCharactersAndAreFew) {
  Output out;
  Progress progress(out.Writer(), false, 80, 1000);
  progress.Begin(0, 0);
  for (int64_t step = 1; step <= 1000; ++step)
    progress.Step(step, 2.5f, 128, 0.01 * static_cast<double>(step));
  progress.Line("saved");
  progress.Finish();
  EXPECT_EQ(out.all.find('\r'), std::string::npos);
  EXPECT_EQ(out.all.find('\x1b'), std::string::npos);
  EXPECT_GE(out.parts.size(), 20u);
  EXPECT_LE(out.parts.size(), 23u);
  EXPECT_EQ(out.parts[0], "step    1/1000  loss 2.5000  12.8k tokens/s  ETA 0:10\n");
  EXPECT_EQ(out.parts[out.parts.size() - 2], "step 1000/1000  loss 2.5000  12.8k tokens/s  ETA 0:00\n");
}

TEST(Progress, SlowStepsAreAllShown) {
  Output out;
  Progress progress(out.Writer(), false, 80, 1000);
  progress.Begin(0, 0);
  for (int64_t step = 1; step <= 5; ++step) progress.Step(step, 2.5f, 128, 30.0 * static_cast<double>(step));
  EXPECT_EQ(out.parts.size(), 5u);
}

TEST(Progress, BarFitsTheTerminalAndLinesStandAboveIt) {
  for (int columns : {20, 60, 80, 200}) {
    Output out;
    Progress progress(out.Writer(), true, columns, 10);
    progress.Begin(4, 0);
    progress.Step(5, 1.25f, 64, 1.0);
    EXPECT_TRUE(out.parts.back().starts_with("\r\x1b[K"));
    EXPECT_LT(out.parts.back().size(), static_cast<size_t>(columns) + 4);
    EXPECT_EQ(out.parts.back().find('\n'), std::string::npos);
    progress.Line("validation");
    EXPECT_EQ(out.parts.back(), "\r\x1b[Kvalidation\n");
    progress.Step(10, 1.25f, 64, 2.0);
    EXPECT_EQ(out.parts.back().find("[#####") != std::string::npos, columns >= 80) << out.parts.back();
    progress.Finish();
    EXPECT_EQ(out.parts.back(), "\r\x1b[K");
  }
}

TEST(Progress, TimeOfOtherWorkDoesNotCount) {
  Output out;
  Progress progress(out.Writer(), true, 80, 10);
  progress.Begin(0, 5);
  progress.Step(1, 1, 100, 6);
  progress.Skip(50);
  progress.Step(2, 1, 100, 57);
  EXPECT_NEAR(progress.tokens_per_second(), 100, 1e-6);
}

}  // namespace
}  // namespace mx
