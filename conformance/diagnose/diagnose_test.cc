// Diagnosis, shrinking, replaying and the page of a run: each judged on devices whose fault is known.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "conformance/diagnose/explain.h"
#include "conformance/diagnose/observe.h"
#include "conformance/html/html.h"
#include "conformance/mutants/mutant.h"
#include "conformance/mutants/stage_device.h"
#include "conformance/problem_sets.h"
#include "conformance/reference.h"
#include "conformance/replay/replay.h"
#include "conformance/replay/vector_check.h"
#include "conformance/shrink/crop.h"
#include "conformance/shrink/shrink.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"

namespace mx::conformance {
namespace {

Check Parsed(const std::string& line) { return ParseCheck(line, "line"); }

TEST(Stages, GiveTheReferencesBits) {
  for (const OperationInfo& op : kOperations) {
    const std::vector<Problem> problems = conformance::ProblemsOf(op.id, Level::kSmoke, 5);
    for (size_t i = 0; i < problems.size(); i += 11) {
      const Problem& p = problems[i];
      TensorSet expected = MakeTensors(p), found = expected;
      RunReference(p, {}, expected);
      RunStages(RightStages(), p, {}, found);
      EXPECT_EQ(Compare(p, expected, found).wrong, 0) << CaseLine(p);
    }
  }
  Problem split = Parsed("gemm m=17 n=16 k=300 split=96 alpha=40400000 scales=wide seed=7").problem;
  for (const bool flush : {false, true}) {
    Claims claims;
    claims.flush = flush;
    TensorSet expected = MakeTensors(split), found = expected;
    RunReference(split, claims, expected);
    RunStages(RightStages(), split, claims, found);
    EXPECT_EQ(Compare(split, expected, found).wrong, 0);
  }
}

// A row that never differs from what is right could explain nothing, and one that throws neither.
TEST(Neighbours, EachDiffersSomewhere) {
  std::vector<Check> checks;
  for (const char* line : {
           "quantize/both rows=64 cols=96 in=f32 data=ties seed=1",
           "quantize/both rows=64 cols=64 in=f32 rule=floor hadamard=16 signs=1234abcd signs_column=77 "
           "seed=2",
           "quantize/both rows=32 cols=64 in=f32 hadamard=32 data=binades seed=3",
           "quantize/both rows=64 cols=96 rule=rceil data=nonfinite scale_layout=shuffled seed=4",
           "quantize/both rows=32 cols=96 round=sr noise=500000007 step=3 micro_batch=2 stream=510020 "
           "rule=floor seed=5",
           "quantize/column rows=33 cols=95 in=f32 data=subnormal gap=7 seed=6",
           "quantize/row rows=300 cols=160 in=f32 data=extreme rule=ceil seed=7",
           "quantize/row rows=24 cols=256 in=f32 rule=rceil data=binades seed=0",
           "quantize/row rows=24 cols=256 in=f32 data=binades seed=1536",
           "quantize/row rows=24 cols=256 in=f32 rule=floor data=binades seed=0",
           "quantize/row rows=20 cols=95 in=f32 round=sr noise=9 seed=3",
           "gemm m=16 n=16 k=256 profile=exact scales=wide out=f32 seed=3",
           "quantize/row rows=33 cols=35 data=zeros seed=8",
           "quantize/row rows=4 cols=1024 in=f32 data=cuts seed=0",
           "quantize/row rows=4 cols=64 round=rtz in=f32 seed=3",
           "dequantize rows=8 cols=4096 scales=walk codes=walk out=f32",
           "dequantize rows=33 cols=96 scales=extreme scale_layout=shuffled seed=2",
           "gemm m=33 n=31 k=416 scales=wide out=f32 beta=1 alpha=c0466666 seed=3",
           "gemm m=32 n=32 k=160 scales=extreme seed=4 gap=16",
           "gemm m=17 n=300 k=96 scales=small out=f32 seed=5",
           "gemm m=64 n=48 k=320 scale_layout=shuffled weight_layout=shuffled alpha=3f2aaaab beta=1 seed=6",
           "gemm m=20 n=20 k=512 split=128 scales=wide seed=7",
           "gemm m=16 n=16 k=33 codes=sparse scales=far out=f32 seed=8",
           "gemm m=8 n=8 k=64 scales=ends codes=sparse out=f32 seed=1",
           "gemm m=300 n=300 k=32 seed=2",
           "linear tokens=64 out_features=32 in_features=96 hadamard=16 signs=55aa1234 out=f32 seed=9",
           "mfma format_a=e4m3 format_b=e2m1 byte_a=2 byte_b=1 scales=wide seed=1",
           "mfma format_a=e2m1 format_b=e2m1 byte_a=3 scales=all instruction=32x32x64 seed=2",
           "mfma format_a=e2m3 format_b=e3m2 byte_a=1 byte_b=2 scales=extreme codes=sparse seed=3",
           "mfma format_a=e4m3 format_b=e5m2 byte_b=3 scales=wide instruction=32x32x64 seed=4",
           "hadamard rows=32 cols=64 hadamard=16 signs=1 in=f32 out=bf16 seed=5",
       })
    checks.push_back(Parsed(line));
  std::vector<bool> differs(Neighbours().size());
  for (const Check& check : checks) {
    StageDevice right;
    Observation seen = Observe(right, check.problem);
    ASSERT_FALSE(seen.Failed()) << CheckLine(check);
    for (Claims claims : {Claims{}, [] {
                            Claims other;
                            other.zero_byte = 0;
                            other.nan = NanPolicy::kPoison;
                            other.sr_pair = SrPair::kSame;
                            return other;
                          }()}) {
      TensorSet expected = MakeTensors(check.problem);
      RunReference(check.problem, claims, expected);
      seen.expected = seen.found = expected;
      for (size_t i = 0; i < differs.size(); ++i) {
        if (!differs[i]) differs[i] = Compare(seen, claims, Neighbours()[i]).beyond != 0;
      }
    }
  }
  for (size_t i = 0; i < differs.size(); ++i)
    EXPECT_TRUE(differs[i]) << Name(Neighbours()[i].cause) << ": " << Neighbours()[i].sentence;
}

// What no row explains is at least put into its stage.
TEST(Explain, NamesTheStageOfWhatIsUnknown) {
  StageDevice wrong([](Model& m) {
    m.stages.rotate = [right = m.stages.rotate](const Copy& c, int64_t row, float* y) {
      right(c, row, y);
      for (int64_t k = 0; c.spec.hadamard.n != 0 && k < c.k; k += 3)
        y[k] *= static_cast<float>(k % 7) * static_cast<float>(row * row + 1);
    };
  });
  const Explanation e = Explain(wrong, Parsed("quantize/row rows=4 cols=64 hadamard=16 seed=1"));
  EXPECT_FALSE(e.Found()) << e.Text();
  EXPECT_EQ(e.stage, "rotation");
}

TEST(Explain, SaysNothingOfARightDevice) {
  StageDevice right;
  EXPECT_FALSE(Explain(right, Parsed("gemm m=16 n=16 k=64 seed=1")).Found());
}

TEST(Shrink, FindsTheOneWordThatMatters) {
  int runs = 0;
  const Fails fails = [&](const Check& c) {
    ++runs;
    const TensorSet set = MakeTensors(c.problem);
    const Tensor& x = set["x"];
    for (int64_t row = 0; row < x.rows(); ++row) {
      for (int64_t col = 0; col < x.cols(); ++col) {
        if ((x.Word(row, col) & 0x7F80) == 0x3F80) return true;  // in [1, 2)
      }
    }
    return false;
  };
  const Check check =
      Parsed("quantize/row rows=37 cols=160 rule=floor in=bf16 gap=32 scale_layout=shuffled seed=9");
  ASSERT_TRUE(fails(check));
  runs = 0;
  const Shrunk small = Shrink(check, fails);
  EXPECT_TRUE(fails(small.check));
  EXPECT_LE(runs, kMostRuns + 1);
  const std::string line = CheckLine(small.check);
  EXPECT_EQ(CheckLine(Shrink(check, fails).check), line);
  EXPECT_EQ(line.rfind("quantize/row rows=1 cols=", 0), 0u) << line;
  ASSERT_EQ(small.check.problem.words.count("x"), 1u) << line;
  int64_t left = 0;
  for (const uint32_t word : small.check.problem.words.at("x")) left += word != 0;
  EXPECT_EQ(left, 1) << line;
}

TEST(Shrink, CropsWhatAProductReads) {
  const Problem words = WithWords(Parsed("gemm m=9 n=5 k=96 beta=1 seed=3").problem);
  const auto cut = Crop(*Crop(*Crop(words, Dimension::kM, 4, 6), Dimension::kN, 2, 3), Dimension::kK, 32, 64);
  ASSERT_TRUE(cut);
  const TensorSet whole = MakeTensors(words), part = MakeTensors(*cut);
  EXPECT_EQ(part["a_codes"].Word(1, 3), whole["a_codes"].Word(5, 19));
  EXPECT_EQ(part["b_scales"].Word(0, 0), whole["b_scales"].Word(2, 1));
  EXPECT_EQ(part["c"].Word(1, 0), whole["c"].Word(5, 2));
}

// A failure's line, shrunk, still fails on its device, for the same cause, and passes on the right one.
TEST(Replay, ShrunkLinesFailForTheSameCause) {
  StageDevice right;
  for (const char* name :
       {"ties_away", "nan_scale_ignored", "scale_128_nan", "low_byte_select", "no_rotation"}) {
    const Mutant& mutant = FindMutant(name);
    const auto device = MakeMutant(mutant);
    const char* line = mutant.to == kToQuantise   ? "quantize/row rows=33 cols=128 in=f32 data=ties seed=2"
                       : mutant.to == kToRotate   ? "quantize/row rows=8 cols=128 hadamard=16 seed=2"
                       : mutant.to == kToDecode   ? "dequantize rows=8 cols=4096 scales=walk out=f32"
                       : mutant.to == kToInstruct ? "mfma byte_a=2 byte_b=3 scales=wide seed=4"
                                                  : "gemm m=33 n=17 k=160 scales=extreme seed=4";
    const ReplayCase replay{"test", "", Parsed(line), ""};
    const Replayed result = Replay(*device, replay, true);
    ASSERT_TRUE(result.result.Failed()) << name;
    EXPECT_EQ(result.explanation.cause, mutant.cause) << name << ": " << result.explanation.Text();
    const std::string small = CheckLine(result.result.check);
    EXPECT_LT(small.size(), 400u) << small;
    EXPECT_EQ(Explain(*device, Parsed(small)).cause, mutant.cause) << small;
    EXPECT_FALSE(RunCheck(right, Parsed(small)).Failed()) << small;
  }
}

TEST(Replay, ReadsFilesOfLinesAndRefusesOthers) {
  const std::string text = "# a remark\n\ngemm m=1 n=1 k=32\n  mfma seed=3\n";
  EXPECT_EQ(ParseReplay(text, "file", {}).size(), 2u);
  try {
    ParseReplay(text + "gemm m=1\n", "file", {});
    ADD_FAILURE() << "no error";
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("file:5"), std::string::npos) << error.what();
  }
}

// The public reports as checks of devices: translated rightly, and passed by the simulator in stages.
TEST(Replay, PublicReportsRunOnADevice) {
  StageDevice right;
  int asked = 0;
  std::set<std::string> operations;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(MX_GOLDEN) + "/regressions")) {
    if (entry.path().extension() != ".tv") continue;
    for (const Case& c : ParseCases(ReadFile(entry.path().string()), entry.path().filename().string())) {
      const VectorCheck v = CheckOfVector(c, {});
      EXPECT_NE(v.check.has_value(), !v.why.empty()) << v.id;
      EXPECT_EQ(Translated(v, {}), "");
      if (!v.check) continue;
      ++asked;
      operations.insert(Name(v.check->problem.op));
      const CheckResult result = RunCheck(right, *v.check);
      EXPECT_FALSE(result.Failed()) << v.id << ": " << (result.Failed() ? result.result.faults[0] : "");
    }
  }
  EXPECT_GE(asked, 25);
  EXPECT_GE(operations.size(), 4u);
}

TEST(Html, ShowsTheCauseAndNeedsNothingElse) {
  const auto device = MakeMutant(FindMutant("ties_away"));
  const Check check = Parsed("quantize/row rows=8 cols=96 in=f32 data=ties seed=1");
  const CheckResult result = RunCheck(*device, check);
  ASSERT_TRUE(result.Failed());
  const Explanation explanation = Explain(*device, check);
  const Picture picture = MakePicture(*device, check, explanation, result.result.faults, "element/cuts");
  ASSERT_EQ(picture.maps.size(), 2u);
  EXPECT_EQ(picture.maps[0].Wrong(), result.result.comparison.wrong);
  EXPECT_EQ(picture.maps[1].Wrong(), 0);
  ASSERT_EQ(picture.table.lines.size(), 5u);
  nlohmann::ordered_json report = {{"verdict", "FAIL"}, {"device", "<sim>"}, {"description", "a & b"}};
  report["properties"] = {
      {{"property", "element/cuts"},
       {"failed", 1},
       {"seconds", 0.5},
       {"instructions", 0},
       {"notOffered", ""}},
      {{"property", "gemm/bits"}, {"failed", 0}, {"seconds", 0}, {"instructions", 0}, {"notOffered", "why"}}};
  report["coverage"] = {{{"family", "ties"}, {"hit", 3}, {"offered", 4}, {"missing", {"tie 5"}}}};
  const std::string html = HtmlReport(report, {picture}, "mxproof replay --device sim");
  for (const char* needed : {"ties away from zero", "&lt;sim&gt;", "a &amp; b", "element/cuts", "<svg",
                             "tie 5", "class=\"first\">code<", "class=\"bad\"", "<th>not offered</th>"})
    EXPECT_NE(html.find(needed), std::string::npos) << needed;
  EXPECT_EQ(html.find("instructions"), std::string::npos) << "a column that says nothing";
  EXPECT_NE(html.find(CheckLine(check)), std::string::npos);
  for (const char* external : {"http", "src=", "<script", "@import", "url("})
    EXPECT_EQ(html.find(external), std::string::npos) << external;
}

TEST(Mutants, TheTableIsWhole) {
  std::set<std::string> names;
  std::set<Cause> causes;
  int machines = 0;
  for (const Mutant& m : AllMutants()) {
    EXPECT_TRUE(names.insert(m.name).second) << m.name;
    causes.insert(m.cause);
    machines += m.machine != nullptr;
    const std::string copies = m.copies;
    EXPECT_TRUE(copies[0] == 'R' || copies.rfind("trap: ", 0) == 0) << m.name;
    EXPECT_EQ((m.change != nullptr) + (m.around != nullptr) + (m.machine != nullptr), 1) << m.name;
    EXPECT_NE(m.cause, Cause::kNone);
  }
  EXPECT_GE(names.size(), 60u);
  EXPECT_GE(causes.size(), 40u);
  EXPECT_LE(machines, 12);
}

}  // namespace
}  // namespace mx::conformance
