// The machinery of properties, by devices that lie: nothing passes for want of cases, coverage or
// reproduction.
#include <gtest/gtest.h>

#include <functional>
#include <nlohmann/json.hpp>
#include <set>

#include "conformance/coverage/coverage.h"
#include "conformance/properties/property.h"
#include "conformance/properties/results.h"
#include "conformance/reference.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"

namespace mx::conformance {
namespace {

// Computes what the reference says and then does one thing wrong.
class LyingDevice : public Device {
 public:
  using Lie = std::function<void(const Problem&, TensorSet&)>;
  explicit LyingDevice(Lie lie = {}) : lie_(std::move(lie)) {}
  std::string Describe() const override { return "liar"; }
  std::string Unsupported(const Problem& p) const override { return offers ? offers(p) : ""; }
  Answer Run(const Problem& p, TensorSet& tensors) override {
    RunReference(p, claims(), tensors);
    if (lie_) lie_(p, tensors);
    return {};
  }
  std::function<std::string(const Problem&)> offers;

 private:
  Lie lie_;
};

PropertyOptions Only(const std::string& id) {
  PropertyOptions options;
  options.only = {id};
  return options;
}

TEST(Property, IdsAreUniqueAndEveryRowGivesChecks) {
  std::set<std::string> ids;
  for (const PropertyInfo& property : Properties()) {
    EXPECT_TRUE(ids.insert(property.id).second) << property.id;
    EXPECT_LE(property.smoke, property.full) << property.id;
    EXPECT_TRUE(property.make(Draw{}).has_value()) << property.id;
  }
}

TEST(Property, ChecksAreAFunctionOfTheirDrawAndSurviveTheirLine) {
  for (const PropertyInfo& property : Properties()) {
    std::set<std::string> lines;
    for (int64_t i = 0; i < std::min<int64_t>(property.smoke, 24); ++i) {
      const Draw draw{Level::kSmoke, 7, i, 0};
      const auto check = property.make(draw);
      ASSERT_TRUE(check) << property.id << " " << i;
      const std::string line = CheckLine(*check);
      EXPECT_EQ(CheckLine(*property.make(draw)), line) << property.id;
      EXPECT_EQ(CheckLine(ParseCheck(line, "line")), line) << property.id;
      lines.insert(line);
    }
    EXPECT_GT(lines.size(), 5u) << property.id;
  }
}

TEST(Check, UnknownLawsAndLooseParametersAreRefused) {
  for (const char* line : {"gemm m=1 n=1 k=32 law=friday", "gemm m=1 n=1 k=32 by=3",
                           "gemm m=1 n=1 k=32 law=pad by=x", "gemm m=1 n=1 k=32 law=pad by=1 bye=2"}) {
    EXPECT_THROW(ParseCheck(line, "line"), InputError) << line;
  }
}

// The words of a case stay behind the bar.
TEST(Check, ALineWithWordsKeepsThem) {
  std::string line = "dequantize rows=1 cols=2 law=negate | codes=21 scales=7f";
  EXPECT_EQ(CheckLine(ParseCheck(line, "line")), line);
}

TEST(Run, TheReferenceItselfHasNoFaultAndEveryLawHolds) {
  LyingDevice honest;
  PropertyOptions options;
  options.skip = {"mfma", "gemm", "linear", "rounding/unbiased", "scale", "element", "quantize"};
  const PropertyReport report = RunProperties(honest, options);
  EXPECT_EQ(report.Failed(), 0);
  EXPECT_GT(report.Cases(), 500);
  for (const std::string& doubt : report.Doubts()) ADD_FAILURE() << doubt;
  for (const PropertyResult& result : report.properties) {
    for (const CheckResult& failure : result.failures)
      ADD_FAILURE() << CheckLine(failure.check) << "\n" << failure.result.faults[0];
  }
}

TEST(Run, ADeviceThatOffersNothingIsDoubted) {
  LyingDevice device;
  device.offers = [](const Problem&) { return std::string("it is Friday"); };
  const PropertyReport report = RunProperties(device, Only("dequantize"));
  EXPECT_EQ(report.Cases(), 0);
  ASSERT_EQ(report.Doubts().size(), 1u);
  EXPECT_EQ(report.properties[0].not_offered, "it is Friday");
}

TEST(Run, ADrawThatIsMostlyRefusedIsDoubted) {
  LyingDevice device;
  device.offers = [](const Problem& p) { return std::string(p.m % 32 == 7 && p.n == 32 ? "" : "too large"); };
  const PropertyReport report = RunProperties(device, Only("dequantize/random"));
  EXPECT_GT(report.properties[0].discards, 500);
  EXPECT_FALSE(report.Doubts().empty());
}

TEST(Run, AFailureIsReproducedByItsLine) {
  LyingDevice device([](const Problem& p, TensorSet& tensors) {
    if (p.op == Operation::kDequantize && p.m > 20) tensors["y"].SetWord(20, 3, 0x1234);
  });
  const PropertyReport report = RunProperties(device, Only("dequantize/random"));
  ASSERT_GT(report.Failed(), 0);
  const CheckResult& failure = report.properties[0].failures[0];
  const CheckResult again = RunCheck(device, ParseCheck(CheckLine(failure.check), "line"));
  EXPECT_EQ(again.result.faults, failure.result.faults);
}

TEST(Run, TheFirstFailureEndsARunWhereThatIsWanted) {
  LyingDevice device([](const Problem& p, TensorSet& tensors) {
    if (p.op == Operation::kDequantize) tensors["y"].SetWord(0, 0, 0x1234);
  });
  PropertyOptions options = Only("dequantize");
  options.first_failure_only = true;
  SetThreads(1);
  EXPECT_EQ(RunProperties(device, options).Failed(), 1);
  SetThreads(0);
}

// Two runs that are only compared with each other differ, whatever is right.
TEST(Run, ADeviceThatRemembersIsFoundByRepeating) {
  int calls = 0;
  LyingDevice device([&](const Problem& p, TensorSet& tensors) {
    if (p.op == Operation::kDequantize) tensors["y"].SetWord(0, 0, static_cast<uint32_t>(++calls));
  });
  EXPECT_TRUE(RunCheck(device, ParseCheck("dequantize rows=1 cols=32 law=repeat", "line")).Failed());
  EXPECT_FALSE(RunCheck(device, ParseCheck("quantize/row rows=1 cols=32 law=repeat", "line")).Failed());
}

TEST(Run, ShardsAreTheWhole) {
  LyingDevice device([](const Problem& p, TensorSet& tensors) {
    if (p.op == Operation::kDequantize && p.m % 2 == 0) tensors["y"].SetWord(0, 0, 0x1234);
  });
  const PropertyResult whole = RunProperties(device, Only("dequantize/random")).properties[0];
  PropertyResult sum;
  std::set<std::string> lines, whole_lines;
  for (int64_t shard = 0; shard < 3; ++shard) {
    PropertyOptions options = Only("dequantize/random");
    options.shard = shard;
    options.shards = 3;
    const PropertyResult part = RunProperties(device, options).properties[0];
    sum.required += part.required;
    sum.cases += part.cases;
    sum.failed += part.failed;
    sum.discards += part.discards;
    sum.elements += part.elements;
    for (const CheckResult& failure : part.failures) lines.insert(CheckLine(failure.check));
  }
  for (const CheckResult& failure : whole.failures) whole_lines.insert(CheckLine(failure.check));
  EXPECT_EQ(sum.required, whole.required);
  EXPECT_EQ(sum.cases, whole.cases);
  EXPECT_EQ(sum.failed, whole.failed);
  EXPECT_EQ(sum.discards, whole.discards);
  EXPECT_EQ(sum.elements, whole.elements);
  for (const std::string& line : whole_lines) EXPECT_EQ(lines.count(line), 1u) << line;
}

TEST(Run, ThreadsChangeNothing) {
  LyingDevice device;
  SetThreads(1);
  const int64_t one = RunProperties(device, Only("hadamard/alone")).properties[0].elements;
  SetThreads(3);
  EXPECT_EQ(RunProperties(device, Only("hadamard/alone")).properties[0].elements, one);
  SetThreads(0);
}

TEST(Run, SelectionsThatNameNothingAreRefused) {
  LyingDevice device;
  EXPECT_THROW(RunProperties(device, Only("dequantise")), InputError);
  EXPECT_THROW(RunProperties(device, Only("")), InputError);
  PropertyOptions options;
  options.shard = 2, options.shards = 2;
  EXPECT_THROW(RunProperties(device, options), InputError);
}

// An option point's example meets that very point, so that what is required can be had.
TEST(CoverageTable, ExamplesOfOptionsMeetTheirPoint) {
  for (const FamilyInfo& family : Families()) {
    std::set<std::string> names;
    for (const Point& point : family.points) {
      if (!point.name.empty()) {
        EXPECT_TRUE(names.insert(point.name).second) << family.name << " " << point.name;
      }
    }
    if (family.id == Family::kLaws || family.id > Family::kRowsMod) continue;
    for (size_t i = 0; i < family.points.size(); ++i) {
      const Problem& p = family.points[i].example.problem;
      if (family.points[i].name.empty() || p.m * p.n * p.k > 200000) continue;
      Coverage coverage;
      TensorSet tensors = MakeTensors(p);
      RunReference(p, Claims{}, tensors);
      coverage.Collect(p, Claims{}, tensors);
      EXPECT_NE(coverage.Hits(family.id, i), 0u) << family.name << " " << family.points[i].name;
    }
  }
}

TEST(CoverageTable, WhatNoCaseMetIsNamed) {
  LyingDevice device;
  Coverage coverage;
  PropertyOptions options = Only("dequantize/all");
  options.coverage = &coverage;
  RunProperties(device, options);
  const std::vector<FamilyResult> results = Judge(coverage, device, Level::kSmoke);
  const FamilyResult& numbers = results[static_cast<size_t>(Family::kDequantized)];
  EXPECT_EQ(numbers.hit, 4096u);
  EXPECT_TRUE(numbers.missing.empty());
  const FamilyResult& bytes = results[static_cast<size_t>(Family::kScaleBytes)];
  EXPECT_EQ(bytes.missing.size(), 255u);
  EXPECT_FALSE(Doubts(results).empty());
  device.offers = [](const Problem& p) {
    return std::string(p.op == Operation::kDequantize ? "" : "one thing only");
  };
  EXPECT_EQ(Judge(coverage, device, Level::kSmoke)[static_cast<size_t>(Family::kScaleBytes)].offered, 0u);
}

Results Small(int64_t cases, std::vector<std::string> missing) {
  Results r;
  r.device = "sim";
  ResultLine line;
  line.id = "gemm/random";
  line.group = "gemm";
  line.required = line.cases = cases;
  r.lines = {line};
  r.coverage = {{"code", "about codes", true, 3, std::move(missing), ""}};
  return r;
}

TEST(Verdict, SaysWhatIsMissing) {
  EXPECT_STREQ(Small(5, {}).Verdict(), "PASS");
  EXPECT_STREQ(Small(0, {}).Verdict(), "FAIL");
  EXPECT_STREQ(Small(5, {"7 low"}).Verdict(), "INCONCLUSIVE");
  EXPECT_NE(Small(5, {"7 low"}).Doubts().at(0).find("7 low"), std::string::npos);
  Results r = Small(5, {});
  r.lines[0].required = 6;
  EXPECT_STREQ(r.Verdict(), "INCONCLUSIVE");
  r = Small(5, {});
  r.lines[0].discards = 500;
  EXPECT_STREQ(r.Verdict(), "INCONCLUSIVE");
  r = Small(5, {"7 low"});
  r.selection = "--only gemm";
  EXPECT_STREQ(r.Verdict(), "PASS");
  r.interrupted = true;
  EXPECT_STREQ(r.Verdict(), "INCONCLUSIVE");
  r.lines[0].failed = 1;
  EXPECT_STREQ(r.Verdict(), "FAIL");
}

// The whole run of a device that lies, and its three parts by way of their JSON.
TEST(Verdict, MergedShardsAreTheWholeRun) {
  LyingDevice device([](const Problem& p, TensorSet& tensors) {
    if (p.op == Operation::kDequantize && p.m % 2 == 0) tensors["y"].SetWord(0, 0, 0x1234);
  });
  const auto run = [&](int64_t shard, int64_t shards) {
    Coverage coverage;
    PropertyOptions options = Only("dequantize");
    options.shard = shard, options.shards = shards;
    options.coverage = &coverage;
    Results r;
    r.device = "liar";
    r.shard = shard, r.shards = shards;
    for (const PropertyResult& p : RunProperties(device, options).properties) {
      r.lines.push_back(LineOf(p));
      r.lines.back().seconds = 0;
      for (const CheckResult& f : p.failures)
        r.failures.push_back({p.property->id, f.index, CheckLine(f.check), f.result.faults, ""});
    }
    r.coverage = LinesOf(Judge(coverage, device, Level::kSmoke));
    return r;
  };
  const Results whole = run(0, 1);
  std::vector<Results> parts;
  for (const int64_t shard : {2, 0, 1})
    parts.push_back(ParseResults(ToJson(run(shard, 3), "x").dump(), "part"));
  EXPECT_STREQ(parts[0].Verdict(), "FAIL");
  const std::vector<std::string> names = {"2.json", "0.json", "1.json"};
  EXPECT_EQ(ToJson(Merge(parts, names), "x"), ToJson(whole, "x"));
  EXPECT_THROW(Merge({parts[0], parts[1]}, {"2.json", "0.json"}), InputError);
  EXPECT_THROW(Merge({parts[0], parts[1], parts[1]}, names), InputError);
  parts[2].seed = 1;
  EXPECT_THROW(Merge(parts, names), InputError);
}

TEST(Verdict, MalformedResultsAreRefused) {
  const std::string good = ToJson(Small(5, {}), "x").dump();
  EXPECT_NO_THROW(ParseResults(good, "r"));
  for (const char* text : {"", "[]", "{}", "{\"schema\": \"mx-verify/9\"}"})
    EXPECT_THROW(ParseResults(text, "r"), InputError) << text;
  for (const char* key : {"device", "properties", "coverage", "shard", "seed", "failures"}) {
    auto json = nlohmann::ordered_json::parse(good);
    json.erase(key);
    EXPECT_THROW(ParseResults(json.dump(), "r"), InputError) << key;
    json[key] = nullptr;
    EXPECT_THROW(ParseResults(json.dump(), "r"), InputError) << key;
  }
}

TEST(Verdict, JUnitEscapesAndCounts) {
  Results r = Small(5, {"<low> & high"});
  r.lines[0].failed = 1;
  r.failures = {{"gemm/random", 3, "gemm m=1 n=1 k=32", {"d: \"1\" < 2"}, ""}};
  const std::string xml = JUnit(r);
  EXPECT_NE(xml.find("message=\"d: &quot;1&quot; &lt; 2\""), std::string::npos) << xml;
  EXPECT_NE(xml.find("&lt;low&gt; &amp; high"), std::string::npos) << xml;
  EXPECT_NE(xml.find("tests=\"2\" failures=\"1\""), std::string::npos) << xml;
}

}  // namespace
}  // namespace mx::conformance
