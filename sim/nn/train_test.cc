#include "sim/nn/train.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <limits>
#include <vector>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"
#include "sim/nn/checkpoint.h"
#include "sim/nn/train_test_util.h"

namespace mx {
namespace {

std::string Error(const TrainOptions& options) {
  try {
    RunQuietly(options);
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    return error.what();
  }
  return "no error";
}

std::vector<nlohmann::json> Lines(const std::string& path) {
  std::vector<nlohmann::json> lines;
  std::istringstream in(ReadFile(path));
  for (std::string line; std::getline(in, line);) lines.push_back(nlohmann::json::parse(line));
  return lines;
}

TEST(Train, LossFallsAndEverythingIsWritten) {
  TestFolder test;
  TrainOptions options = TinyRun(test / "a");
  options.settings.steps = 60;
  options.settings.eval_every = 30;
  options.settings.learning_rate = 1e-2f;
  const TrainSummary summary = RunQuietly(options);
  EXPECT_EQ(summary.end, TrainEnd::kFinished);
  EXPECT_EQ(summary.step, 60);
  EXPECT_EQ(summary.tokens, 60 * 64);
  const std::vector<nlohmann::json> lines = Lines(test / "a/metrics.jsonl");
  ASSERT_EQ(lines.size(), 1u + 60 + 2);
  EXPECT_EQ(lines[0]["kind"], "run");
  EXPECT_NEAR(lines[1]["loss"].get<double>(), std::log(288.0), 0.5);
  EXPECT_LT(summary.validation_loss, 4.0f);
  EXPECT_EQ(lines.back()["kind"], "validation");
  EXPECT_EQ(lines.back()["parameters_sha256"], summary.parameters_sha256);
  EXPECT_EQ(lines.back()["loss"].get<float>(), summary.validation_loss);
  // Seven linear layers, three GEMMs each; validations add forward ones.
  EXPECT_EQ(lines[5]["mx_gemms"]["fprop"], 7);
  EXPECT_EQ(lines[5]["mx_gemms"]["dgrad"], 7);
  EXPECT_EQ(lines[5]["mx_gemms"]["wgrad"], 7);
  EXPECT_EQ(summary.totals.mx_gemms[2], 7u * 60);
  EXPECT_EQ(summary.totals.mx_gemms[0], 7u * (60 + 2 * 2));
  EXPECT_GT(summary.unigram_entropy, 2.0);
  const std::vector<nlohmann::json> timing = Lines(test / "a/timing.jsonl");
  EXPECT_EQ(timing.front()["kind"], "start");
  EXPECT_TRUE(timing.front()["simd"].is_string());
  EXPECT_EQ(timing.size(), 62u);
  EXPECT_FALSE(std::filesystem::exists(test / "a/lock"));
}

class EveryRecipe : public testing::TestWithParam<const char*> {};

// Stopped after any step, resumed, stopped again: the same files as in one go.
TEST_P(EveryRecipe, ResumedRunEqualsTheUninterruptedOneBitForBit) {
  TestFolder test;
  TrainOptions whole = TinyRun(test / "whole", GetParam());
  whole.settings.accumulate = 2;
  const TrainSummary want = RunQuietly(whole);
  TrainOptions parts = whole;
  parts.out = test / "parts";
  parts.stop_at = 3;  // right behind a validation
  EXPECT_EQ(RunQuietly(parts).end, TrainEnd::kStopped);
  parts.start = RunStart::kResume;
  parts.stop_at = 5;
  EXPECT_EQ(RunQuietly(parts).step, 5);
  parts.stop_at = 0;
  const TrainSummary got = RunQuietly(parts);
  EXPECT_EQ(got.parameters_sha256, want.parameters_sha256);
  EXPECT_EQ(got.validation_loss, want.validation_loss);
  EXPECT_EQ(ReadFile(test / "parts/metrics.jsonl"), ReadFile(test / "whole/metrics.jsonl"));
  EXPECT_EQ(ReadFile(test / "parts/checkpoint.safetensors"), ReadFile(test / "whole/checkpoint.safetensors"));
}

INSTANTIATE_TEST_SUITE_P(Train, EveryRecipe,
                         testing::Values("f32", "bf16", "fp8", "mxfp4", "mxfp4-fprop", "mxfp4-h16",
                                         "mxfp4-sr", "mxfp4-rht16"));

TEST(Train, ThreadsChangeNothing) {
  TestFolder test;
  std::vector<std::string> metrics, checkpoints;
  for (int threads : {1, 2, 3, 7}) {
    const std::string out = test / fmt::format("t{}", threads);
    RunQuietly(TinyRun(out, "mxfp4-sr"), threads);
    metrics.push_back(ReadFile(out + "/metrics.jsonl"));
    checkpoints.push_back(ReadFile(out + "/checkpoint.safetensors"));
  }
  for (size_t i = 1; i < metrics.size(); ++i) {
    EXPECT_EQ(metrics[i], metrics[0]);
    EXPECT_EQ(checkpoints[i], checkpoints[0]);
  }
}

TEST(Train, MetricsBeyondTheCheckpointAreCutOnResume) {
  TestFolder test;
  TrainOptions options = TinyRun(test / "a");
  RunQuietly([&] {
    TrainOptions whole = options;
    whole.out = test / "whole";
    return whole;
  }());
  options.stop_at = 4;
  RunQuietly(options);
  const std::string metrics = ReadFile(test / "a/metrics.jsonl");
  WriteFileAtomically(test / "a/metrics.jsonl",
                      metrics + "{\"kind\":\"step\",\"step\":5}\n{\"ki");  // a crash later on
  options.start = RunStart::kResume;
  options.stop_at = 0;
  RunQuietly(options);
  EXPECT_EQ(ReadFile(test / "a/metrics.jsonl"), ReadFile(test / "whole/metrics.jsonl"));
  WriteFileAtomically(test / "a/metrics.jsonl", metrics.substr(0, metrics.size() / 2));
  EXPECT_NE(Error(options).find("metrics.jsonl: shorter than when the checkpoint was written"),
            std::string::npos);
}

TEST(Train, ResumeRefusesAnotherRunAndNamesTheField) {
  TestFolder test;
  TrainOptions options = TinyRun(test / "a");
  options.stop_at = 2;
  RunQuietly(options);
  options.start = RunStart::kResume;
  options.stop_at = 4;
  const auto changed = [&](auto change) {
    TrainOptions other = options;
    change(other);
    return Error(other);
  };
  EXPECT_NE(changed([](TrainOptions& o) { o.settings.seed = 5; }).find("another run: --seed: 0, not 5"),
            std::string::npos);
  EXPECT_NE(changed([](TrainOptions& o) { o.settings.model.ffn = 64; }).find("--model: ffn: 32, not 64"),
            std::string::npos);
  EXPECT_NE(changed([](TrainOptions& o) {
              o.settings.recipe.rule = ScaleRule::kFloor;
            }).find("--recipe: rule: even, not floor"),
            std::string::npos);
  EXPECT_NE(changed([](TrainOptions& o) { o.settings.batch = 4; }).find("--batch: 2, not 4"),
            std::string::npos);
  EXPECT_NE(changed([](TrainOptions& o) { o.settings.adamw.clip = 0.5f; }).find("--clip: 1.0, not 0.5"),
            std::string::npos);
  EXPECT_NE(changed([](TrainOptions& o) { o.data.corpus_bytes *= 2; }).find("--data: sha256"),
            std::string::npos);
  EXPECT_NE(changed([](TrainOptions& o) { o.settings.steps = 9; }).find("--extend carries it on"),
            std::string::npos);
  EXPECT_NE(changed([](TrainOptions& o) { o.stop_at = 2; }).find("at step 2 already"), std::string::npos);
  options.stop_at = 0;
  EXPECT_EQ(changed([](TrainOptions& o) { o.save_every = 1; }), "no error");
}

TEST(Train, ExtendedRunGoesOn) {
  TestFolder test;
  TrainOptions options = TinyRun(test / "a");
  RunQuietly(options);
  options.start = RunStart::kResume;
  options.extend = true;
  options.settings.steps = 10;
  EXPECT_EQ(RunQuietly(options).step, 10);
  options.settings.steps = 9;
  EXPECT_NE(Error(options).find("fewer than the checkpoint's 10"), std::string::npos);
  int extended = 0;
  for (const nlohmann::json& line : Lines(test / "a/metrics.jsonl")) extended += line["kind"] == "extended";
  EXPECT_EQ(extended, 1);
}

TEST(Train, AFinishedRunResumedChangesNothing) {
  TestFolder test;
  TrainOptions options = TinyRun(test / "a");
  const TrainSummary first = RunQuietly(options);
  const std::string metrics = ReadFile(test / "a/metrics.jsonl"),
                    saved = ReadFile(test / "a/checkpoint.safetensors");
  options.start = RunStart::kResume;
  const TrainSummary again = RunQuietly(options);
  EXPECT_EQ(again.end, TrainEnd::kFinished);
  EXPECT_EQ(again.validation_loss, first.validation_loss);
  EXPECT_EQ(ReadFile(test / "a/metrics.jsonl"), metrics);
  EXPECT_EQ(ReadFile(test / "a/checkpoint.safetensors"), saved);
}

TEST(Train, InterruptedRunIsSavedAndResumes) {
  struct StopAfter4 : Quiet {
    int64_t step = 0;
    int saves = 0;
    void Step(const StepRecord& record) override { step = record.step; }
    bool StopRequested() override { return step >= 4; }
    void Saving(bool begins) override { saves += begins; }
  };
  TestFolder test;
  TrainOptions options = TinyRun(test / "a");
  StopAfter4 observer;
  std::istringstream nothing;
  const TrainSummary summary = Train(options, observer, nothing);
  EXPECT_EQ(summary.end, TrainEnd::kInterrupted);
  EXPECT_EQ(summary.step, 4);
  EXPECT_EQ(observer.saves, 1);
  options.start = RunStart::kResume;
  const std::string resumed = RunQuietly(options).parameters_sha256;
  options.start = RunStart::kNew;
  options.out = test / "b";
  EXPECT_EQ(RunQuietly(options).parameters_sha256, resumed);
}

// A learning rate beyond all reason: the step after it overflows.
TEST(Train, LossThatIsNotFiniteStopsAndTheLastGoodStepStays) {
  for (const char* recipe : {"f32", "fp8", "mxfp4"}) {
    TestFolder test;
    TrainOptions options = TinyRun(test / "a", recipe);
    options.settings.learning_rate = 1e30f;
    options.settings.adamw.weight_decay = 1e4f;
    options.settings.warmup = 0;
    const TrainSummary summary = RunQuietly(options);
    ASSERT_EQ(summary.end, TrainEnd::kNotFinite) << recipe;
    EXPECT_GE(summary.step, 1);
    const Checkpoint checkpoint = Checkpoint::Open(test / "a/checkpoint.safetensors");
    EXPECT_EQ(checkpoint.state().step, summary.step);
    const std::vector<nlohmann::json> lines = Lines(test / "a/metrics.jsonl");
    EXPECT_EQ(lines.back()["step"], summary.step + 1);
    EXPECT_TRUE(lines.back()["loss"].is_null() || lines.back()["grad_norm"].is_null());
    for (size_t i = 1; i + 1 < lines.size(); ++i) EXPECT_TRUE(lines[i]["loss"].is_number());
    // The run goes no further when resumed, and writes the same.
    const std::string metrics = ReadFile(test / "a/metrics.jsonl"),
                      saved = ReadFile(test / "a/checkpoint.safetensors");
    options.start = RunStart::kResume;
    EXPECT_EQ(RunQuietly(options).end, TrainEnd::kNotFinite);
    EXPECT_EQ(ReadFile(test / "a/metrics.jsonl"), metrics);
    EXPECT_EQ(ReadFile(test / "a/checkpoint.safetensors"), saved);
  }
}

TEST(Train, BadRequestsLeaveNothingBehind) {
  TestFolder test;
  const auto bad = [&](auto change) {
    TrainOptions options = TinyRun(test / "a");
    change(options);
    const std::string error = Error(options);
    EXPECT_EQ(test.Entries(), 0) << error;
    return error;
  };
  EXPECT_NE(bad([](TrainOptions& o) { o.settings.seq = 33; }).find("batch 2 x seq 33"), std::string::npos);
  EXPECT_NE(bad([](TrainOptions& o) { o.settings.batch = 0; }).find("--batch: 0 is not between 1 and"),
            std::string::npos);
  EXPECT_NE(
      bad([](TrainOptions& o) { o.settings.learning_rate = NAN; }).find("--lr: nan is no finite number"),
      std::string::npos);
  EXPECT_NE(bad([](TrainOptions& o) {
              o.settings.adamw.beta2 = 1.0f;
            }).find("--beta2: 1 is not at least 0 and below 1"),
            std::string::npos);
  EXPECT_NE(bad([](TrainOptions& o) { o.data.path = "/nonexistent"; }).find("/nonexistent: No such file"),
            std::string::npos);
  EXPECT_NE(bad([](TrainOptions& o) { o.data.path = "-"; }).find("standard input: no text"),
            std::string::npos);
  EXPECT_NE(bad([](TrainOptions& o) { o.settings.model.vocab = 256; }).find("vocab 256 is too small"),
            std::string::npos);
  EXPECT_NE(bad([](TrainOptions& o) { o.out = "/proc/x"; }).find("/proc/x: "), std::string::npos);
  EXPECT_NE(bad([](TrainOptions& o) { o.start = RunStart::kResume; }).find("no checkpoint"),
            std::string::npos);
}

TEST(Train, TextFileTooShort) {
  TestFolder test;
  WriteFileAtomically(test / "short.txt", "To be, or not to be.\n");
  TrainOptions options = TinyRun(test / "a");
  options.data.path = test / "short.txt";
  EXPECT_NE(Error(options).find("22 tokens are too few"), std::string::npos) << Error(options);
  EXPECT_FALSE(std::filesystem::exists(test / "a"));
}

TEST(Train, TokenFileIsCheckedAgainstTheVocabulary) {
  TestFolder test;
  std::string words;
  for (int i = 0; i < 20'000; ++i) words += std::string{static_cast<char>(i % 97), 0};
  WriteFileAtomically(test / "a.u16", words);
  TrainOptions options = TinyRun(test / "run");
  options.data.path = test / "a.u16";
  options.settings.model.vocab = 96;
  EXPECT_EQ(Error(options),
            (test / "a.u16") + ": token 96 (byte offset 192) is 96, but the model's vocabulary has 96 ids");
  options.settings.model.vocab = 128;
  EXPECT_EQ(RunQuietly(options).end, TrainEnd::kFinished);
}

TEST(Train, ExistingRunIsNotTouchedByARequestThatFails) {
  TestFolder test;
  TrainOptions options = TinyRun(test / "a");
  RunQuietly(options);
  const std::string metrics = ReadFile(test / "a/metrics.jsonl");
  EXPECT_NE(Error(options).find("holds a run already"), std::string::npos);
  options.start = RunStart::kOverwrite;
  options.data.path = "/nonexistent";
  EXPECT_NE(Error(options), "no error");
  EXPECT_EQ(ReadFile(test / "a/metrics.jsonl"), metrics);
  options.data.path = "";
  options.settings.seed = 1;
  RunQuietly(options);
  EXPECT_NE(ReadFile(test / "a/metrics.jsonl"), metrics);
}

}  // namespace
}  // namespace mx
