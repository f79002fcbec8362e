#include "sim/nn/metrics.h"

#include <gtest/gtest.h>

#include <limits>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"

namespace mx {
namespace {

// Every count different, so that no two can be exchanged unseen.
LinearStats Distinct(uint64_t start) {
  LinearStats stats;
  uint64_t next = start;
  for (size_t g = 0; g < 3; ++g) {
    stats.gemms[g] = next++;
    stats.mx_gemms[g] = next++;
    for (QuantCounters& c : stats.counters[g]) {
      for (uint64_t* count :
           {&c.elements, &c.blocks, &c.nan, &c.inf, &c.clipped, &c.underflow, &c.zero_blocks}) {
        *count = next++;
      }
    }
  }
  return stats;
}

TEST(Metrics, CountsSurviveJson) {
  const LinearStats stats = Distinct(1);
  const OrderedJson json = StatsToJson(stats);
  const LinearStats back = StatsFromJson(nlohmann::json::parse(json.dump()), "test");
  EXPECT_EQ(StatsToJson(back), json);
  EXPECT_EQ(back.counters, stats.counters);
  EXPECT_EQ(back.gemms, stats.gemms);
  EXPECT_EQ(back.mx_gemms, stats.mx_gemms);
  EXPECT_EQ(json["quantised"]["dgrad"]["dy"]["elements"], stats.counters[1][0].elements);
  EXPECT_EQ(json["quantised"]["wgrad"]["x"]["zero_blocks"], stats.counters[2][1].zero_blocks);
  EXPECT_EQ(json["mx_gemms"]["fprop"], stats.mx_gemms[0]);
}

TEST(Metrics, ZeroCountsAreLeftOut) {
  EXPECT_EQ(StatsToJson({}).dump(), R"({"gemms":{},"mx_gemms":{}})");
  EXPECT_EQ(TotalMxGemms(StatsFromJson(nlohmann::json::object(), "test")), 0u);
  EXPECT_THROW(StatsFromJson(nlohmann::json::parse(R"({"gemms":{"fprop":-1}})"), "test"), InputError);
  EXPECT_THROW(StatsFromJson(3, "test"), InputError);
}

TEST(Metrics, DifferenceUndoesAddition) {
  LinearStats sum = Distinct(1000);
  const LinearStats part = Distinct(3);
  sum += part;
  EXPECT_EQ(StatsToJson(Difference(sum, part)), StatsToJson(Distinct(1000)));
  EXPECT_EQ(TotalCounters(part).elements, 5u + 12 + 21 + 28 + 37 + 44);
  EXPECT_EQ(TotalMxGemms(part), 4u + 20 + 36);
}

TEST(Metrics, LinesCarryBitsAndNoNumberThatIsNone) {
  StepRecord record;
  record.step = 3;
  record.loss = 2.5f;
  record.grad_norm = 0.75;
  record.learning_rate = 0.001f;
  record.tokens = 384;
  EXPECT_EQ(StepLine(record).dump(),
            R"({"kind":"step","step":3,"loss":2.5,"loss_bits":"40200000","grad_norm":0.75,)"
            R"("grad_norm_bits":"3fe8000000000000","learning_rate":0.0010000000474974513,)"
            R"("learning_rate_bits":"3a83126f","tokens":384,"gemms":{},"mx_gemms":{}})");
  record.loss = -std::numeric_limits<float>::quiet_NaN();
  record.grad_norm = std::numeric_limits<double>::infinity();
  const OrderedJson line = StepLine(record);
  EXPECT_TRUE(line["loss"].is_null());
  EXPECT_EQ(line["loss_bits"], "7fc00000");
  EXPECT_TRUE(line["grad_norm"].is_null());
  EXPECT_EQ(line["grad_norm_bits"], "7ff0000000000000");
}

TEST(LineFile, AppendsCutsAndRefusesWhatIsNotThere) {
  TestFolder folder;
  const std::string path = folder / "m.jsonl";
  int64_t first = 0;
  {
    LineFile file(path, 0);
    file.Append({{"a", 1}});
    first = file.bytes();
    file.Append({{"b", 2}});
    file.Sync();
  }
  EXPECT_EQ(ReadFile(path), "{\"a\":1}\n{\"b\":2}\n");
  {
    LineFile file(path, first);
    file.Append({{"c", 3}});
  }
  EXPECT_EQ(ReadFile(path), "{\"a\":1}\n{\"c\":3}\n");
  EXPECT_THROW(LineFile(path, 1000), InputError);
  EXPECT_THROW(LineFile(path, first - 1), InputError);  // in the middle of a line
  EXPECT_EQ(ReadFile(path), "{\"a\":1}\n{\"c\":3}\n");
  {
    LineFile file(path, LineFile::kAll);
    file.Append({{"d", 4}});
  }
  EXPECT_EQ(ReadFile(path), "{\"a\":1}\n{\"c\":3}\n{\"d\":4}\n");
  { const LineFile file(path, 0); }
  EXPECT_EQ(ReadFile(path), "");
}

TEST(LineFile, FullDiskIsOneLine) {
  try {
    LineFile file("/dev/full", LineFile::kAll);
    file.Append({{"a", 1}});
    FAIL();
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("/dev/full"), std::string::npos);
  }
}

}  // namespace
}  // namespace mx
