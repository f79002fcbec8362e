// `mxproof train` and `mxproof sample` as a user runs them: exit codes, signals, files, one line an error.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"
#include "tools/tests/process.h"

namespace mx {
namespace {

using Arguments = std::vector<std::string>;

constexpr const char* kModel =
    R"({"name":"tiny","dim":32,"layers":1,"heads":2,"kv_heads":2,"ffn":32,"vocab":288})";

struct Result {
  int code;
  std::string out, err;
};

class TrainCommand : public testing::Test {
 protected:
  TrainCommand() { WriteFileAtomically(folder_ / "tiny.json", kModel); }

  // On the built-in corpus, or on `data`.
  Arguments Train(const std::string& out, const Arguments& more = {}, const std::string& data = "") {
    Arguments all = {"train", "--model", folder_ / "tiny.json", "--batch", "2", "--seq", "32"};
    const Arguments rest = {"--steps",      "100000", "--threads", "1",
                            "--eval-every", "7",      "--out",     folder_ / out};
    all.insert(all.end(), rest.begin(), rest.end());
    all.push_back(data.empty() ? "--corpus-mib" : "--data");
    all.push_back(data.empty() ? "1" : data);
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }

  Result Run(const Arguments& arguments, const std::string& in = "/dev/null") {
    Process process(arguments, folder_ / "out", folder_ / "err", in);
    const int code = process.Wait();
    return {code, ReadFile(folder_ / "out"), ReadFile(folder_ / "err")};
  }

  // One line that begins as every error of the command, and no folder of a run.
  std::string Refused(const Arguments& arguments) {
    const Result result = Run(arguments);
    EXPECT_EQ(result.code, 2) << result.err;
    EXPECT_EQ(result.err.find("mxproof: "), 0u) << result.err;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_EQ(result.out, "");
    return result.err;
  }

  std::string File(const std::string& name) { return ReadFile(folder_ / name); }

  // Waits until the metrics of a run have so many lines.
  void AwaitLines(Process& process, const std::string& out, int64_t lines) {
    while (process.Running()) {
      if (std::filesystem::exists(folder_ / (out + "/metrics.jsonl"))) {
        const std::string metrics = File(out + "/metrics.jsonl");
        if (std::count(metrics.begin(), metrics.end(), '\n') >= lines) return;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    FAIL() << "ended early: " << File("err");
  }

  int64_t Entries(const std::string& out) {
    int64_t entries = 0;
    for ([[maybe_unused]] const auto& e : std::filesystem::directory_iterator(folder_ / out)) ++entries;
    return entries;
  }

  // The run `out`, wherever it stands, carried on to `step`, equals one that was never stopped.
  void ExpectEqualToUninterrupted(const std::string& out, int64_t step) {
    const std::string at = std::to_string(step);
    ASSERT_EQ(Run({"train", "--resume", "--out", folder_ / out, "--stop-at", at}).code, 0) << File("err");
    ASSERT_EQ(Run(Train("whole", {"--stop-at", at, "--overwrite"})).code, 0) << File("err");
    EXPECT_EQ(File(out + "/metrics.jsonl"), File("whole/metrics.jsonl"));
    EXPECT_EQ(File(out + "/checkpoint.safetensors"), File("whole/checkpoint.safetensors"));
  }

  TestFolder folder_;
};

nlohmann::json LastLine(const std::string& text) {
  nlohmann::json last;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) last = nlohmann::json::parse(line);
  return last;
}

TEST_F(TrainCommand, SignalSavesSaysHowToResumeAndTheRunContinuesBitForBit) {
  for (const auto& [number, code] :
       {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}, std::pair{SIGHUP, 129}}) {
    const std::string out = "run" + std::to_string(number);
    int64_t step = 0;
    {
      Process process(Train(out), folder_ / "out", folder_ / "err");
      AwaitLines(process, out, 4);
      process.Signal(number);
      EXPECT_EQ(process.Wait(), code);
      EXPECT_NE(File("err").find("continue with: mxproof train --resume --out " + (folder_ / out)),
                std::string::npos)
          << File("err");
      EXPECT_EQ(Entries(out), 3);
      step = LastLine(File(out + "/metrics.jsonl"))["step"];
    }
    ExpectEqualToUninterrupted(out, step + 3);
  }
}

TEST_F(TrainCommand, KilledRunContinuesFromItsLastSave) {
  {
    Process process(Train("run", {"--save-every", "5"}), folder_ / "out", folder_ / "err");
    AwaitLines(process, "run", 14);
    process.Signal(SIGKILL);
    EXPECT_EQ(process.Wait(), -SIGKILL);
  }
  ExpectEqualToUninterrupted("run", LastLine(File("run/metrics.jsonl")).value("step", 20) + 8);
  EXPECT_EQ(Entries("run"), 3);
}

TEST_F(TrainCommand, SecondSignalEndsAtOnceAndLeavesNoHalfFile) {
  // Steps that take far longer than the test waits.
  Process process({"train", "--model", "nano", "--recipe", "mxfp4", "--simd", "scalar", "--batch", "8",
                   "--seq", "512", "--corpus-mib", "1", "--threads", "1", "--out", folder_ / "run"},
                  folder_ / "out", folder_ / "err");
  AwaitLines(process, "run", 1);
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  process.Signal(SIGINT);
  while (File("err").find("once more: stop at once") == std::string::npos && process.Running()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  process.Signal(SIGINT);
  EXPECT_EQ(process.Wait(), -SIGINT);
  for (const auto& entry : std::filesystem::directory_iterator(folder_ / "run")) {
    const std::string name = entry.path().filename().string();
    EXPECT_TRUE(name == "metrics.jsonl" || name == "timing.jsonl" || name == "lock") << name;
  }
}

TEST_F(TrainCommand, TwoRunsInOneFolder) {
  Process first(Train("run"), folder_ / "out1", folder_ / "err");
  AwaitLines(first, "run", 2);
  const Result second = Run(Train("run", {"--overwrite"}));
  EXPECT_EQ(second.code, 2);
  EXPECT_NE(second.err.find("another mxproof train is at work there"), std::string::npos) << second.err;
}

TEST_F(TrainCommand, TargetThatRanIsNamedAndEveryTargetGivesTheSameBytes) {
  const Result info = Run({"info", "--json"});
  ASSERT_EQ(info.code, 0);
  const nlohmann::json targets = nlohmann::json::parse(info.out)["simd"]["available"];
  ASSERT_GE(targets.size(), 1u);
  std::string metrics;
  for (const std::string target : targets) {
    const std::string out = "run-" + target;
    const Result result = Run(Train(out, {"--stop-at", "3", "--simd", target, "--json"}));
    ASSERT_EQ(result.code, 0) << result.err;
    const nlohmann::json summary = nlohmann::json::parse(result.out);
    EXPECT_EQ(summary["simd"], target);
    EXPECT_EQ(summary["end"], "stopped");
    EXPECT_EQ(summary["mx_gemms_total"], 3 * 21);
    std::istringstream timing(File(out + "/timing.jsonl"));
    std::string first;
    std::getline(timing, first);
    EXPECT_EQ(nlohmann::json::parse(first)["simd"], target);
    if (metrics.empty()) metrics = File(out + "/metrics.jsonl");
    EXPECT_EQ(File(out + "/metrics.jsonl"), metrics) << target;
  }
}

TEST_F(TrainCommand, BadRequestsAreOneLineAndExitCode2) {
  EXPECT_NE(Refused(Train("run", {}, "/nonexistent")).find("/nonexistent: No such file"), std::string::npos);
  EXPECT_NE(Refused(Train("run", {"--recipe", "mxfp5"})).find("mxfp4-h16"), std::string::npos);
  EXPECT_NE(Refused(Train("run", {"--recipe", folder_ / "none.json"})).find("none.json"), std::string::npos);
  EXPECT_NE(Refused({"train", "--model", "pico", "--out", folder_ / "run"}).find("nano, micro, mini"),
            std::string::npos);
  EXPECT_NE(
      Refused({"train", "--model", "nano", "--seq", "33", "--out", folder_ / "run"}).find("batch 8 x seq 33"),
      std::string::npos);
  EXPECT_NE(Refused(Train("run", {"--token-type", "u16"})).find("needs --data FILE"), std::string::npos);
  EXPECT_NE(Refused(Train("run", {"--resume"})).find("no checkpoint to resume from"), std::string::npos);
  EXPECT_NE(Refused(Train("run", {"--extend"})).find("needs --resume"), std::string::npos);
  EXPECT_NE(Refused({"train"}).find("--out is required"), std::string::npos);
  WriteFileAtomically(folder_ / "file", "x");
  EXPECT_NE(Refused(Train("file/run")).find("cannot make the folder"), std::string::npos);
  WriteFileAtomically(folder_ / "ids.u16", std::string(1000, '\x05'));
  EXPECT_NE(Refused({"train", "--data", folder_ / "ids.u16", "--out", folder_ / "run"})
                .find("--vocab: say how many"),
            std::string::npos);
  EXPECT_NE(Refused(Train("run", {}, folder_ / "ids.u16")).find("token 0 (byte offset 0) is 1285"),
            std::string::npos);
  EXPECT_NE(Refused({"sample", folder_ / "none"}).find("none"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(folder_ / "run"));
}

TEST_F(TrainCommand, MemoryIsStatedAndWhatDoesNotFitIsRefusedAtOnce) {
  const Result fits = Run(Train("fits", {"--stop-at", "1"}));
  ASSERT_EQ(fits.code, 0) << fits.err;
  EXPECT_NE(fits.err.find(" MiB of memory, SIMD "), std::string::npos) << fits.err;
  const std::string seq = Refused({"train", "--seq", "1000000", "--out", folder_ / "run"});
  EXPECT_NE(seq.find("this run needs "), std::string::npos) << seq;
  EXPECT_NE(seq.find(" are available ("), std::string::npos) << seq;
  EXPECT_NE(seq.find("give a smaller --seq"), std::string::npos) << seq;
  const std::string batch = Refused({"train", "--batch", "1000000", "--out", folder_ / "run"});
  EXPECT_NE(batch.find("give a smaller --batch or --seq"), std::string::npos) << batch;
  EXPECT_FALSE(std::filesystem::exists(folder_ / "run"));
}

TEST_F(TrainCommand, OptionsWithoutEffectAreRefused) {
  const auto refused = [&](const Arguments& more, const std::string& says) {
    const std::string error = Refused(Train("run", more));
    EXPECT_NE(error.find(says), std::string::npos) << error;
  };
  refused({"--warmup", "100001"}, "--warmup: 100001 steps are more than the 100000 of the run");
  refused({"--stop-at", "100001"}, "--stop-at: step 100001 is behind the last of 100000");
  refused({"--lr", "1e-4", "--min-lr", "1e-3"}, "--min-lr: 0.001 is above --lr, 0.0001");
  refused({"--vocab", "64"}, "--vocab: 64 is not the 288 of ");
  refused({"--vocab", "320"}, "vocab is 288; the data or --vocab need at least 320");
  refused({"--rest", "bf16"}, "--rest: has no effect on recipe mxfp4-h16");
  refused({"--lr", "-1"}, "--lr: -1 is no finite number from 0 up");
  ASSERT_EQ(Run(Train("run", {"--stop-at", "1"})).code, 0);
  EXPECT_NE(
      Refused({"train", "--resume", "--extend", "--out", folder_ / "run"}).find("--extend: has no effect"),
      std::string::npos);
  EXPECT_NE(
      Refused({"train", "--resume", "--lr", "0.5", "--out", folder_ / "run"}).find("another run: --lr: "),
      std::string::npos);
  EXPECT_NE(
      Refused({"sample", folder_ / "run", "--temperature", "0", "--top-k", "3"}).find("--top-k: has no"),
      std::string::npos);
}

TEST_F(TrainCommand, PackedTextThatIsDamagedIsNamed) {
  const std::string bad("\x1f\x8b\x08\0\0\0\0\0\0\x03\xff\xff\xff\xff", 14);
  WriteFileAtomically(folder_ / "text.gz", bad);
  const std::string error = Refused(Train("run", {}, folder_ / "text.gz"));
  EXPECT_NE(error.find(folder_ / "text.gz: not readable as gzip: invalid "), std::string::npos) << error;
  EXPECT_EQ(error.find("<fd:"), std::string::npos) << error;
}

TEST_F(TrainCommand, TextOfAFileReachesTheTerminalEscaped) {
  std::string model = kModel;
  model.replace(model.find("tiny"), 4, "ti\\u001b[2Jny");
  WriteFileAtomically(folder_ / "tiny.json", model);
  const Result result = Run(Train("run", {"--stop-at", "1"}));
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_NE(result.err.find("model ti\\x1b[2Jny ("), std::string::npos) << result.err;
  EXPECT_EQ(result.err.find('\x1b'), std::string::npos) << result.err;
}

TEST_F(TrainCommand, LossThatIsNotFiniteIsExitCode1) {
  const Result result = Run(Train("run", {"--lr", "1e30", "--warmup", "0", "--weight-decay", "1e4"}));
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_NE(result.err.find("is not finite"), std::string::npos) << result.err;
  EXPECT_NE(result.err.find("the last good one"), std::string::npos);
  EXPECT_TRUE(std::filesystem::exists(folder_ / "run/checkpoint.safetensors"));
  // Resumed, it fails again in its first step: a step took a time, and no finished one has a rate.
  const Result again = Run({"train", "--resume", "--out", folder_ / "run", "--threads", "1"});
  EXPECT_EQ(again.code, 1) << again.err;
  const size_t rate = again.err.find(" tokens/s");
  ASSERT_NE(rate, std::string::npos) << again.err;
  const std::string number =
      again.err.substr(again.err.rfind(' ', rate - 1) + 1, rate - again.err.rfind(' ', rate - 1) - 1);
  EXPECT_EQ(number.find('M'), std::string::npos)
      << again.err;  // no model takes a million tokens a second here
  EXPECT_EQ(again.out.find("tokens/s"), std::string::npos) << again.out;
}

TEST_F(TrainCommand, StandardInputAndSample) {
  const std::string text = ReadFile(folder_ / "tiny.json");
  std::string many;
  for (int i = 0; many.size() < 40'000; ++i)
    many += text.substr(static_cast<size_t>(i) % 20) + std::to_string(i * i);
  WriteFileAtomically(folder_ / "text", many);
  Arguments arguments = {
      "train", "--model",       folder_ / "tiny.json", "--batch", "2",      "--seq", "32",   "--steps", "20",
      "--out", folder_ / "run", "--threads",           "1",       "--data", "-",     "--lr", "1e-2"};
  const Result result = Run(arguments, folder_ / "text");
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_NE(result.out.find("validation loss"), std::string::npos);
  EXPECT_NE(result.out.find("unigram entropy"), std::string::npos);
  EXPECT_NE(result.out.find("MX GEMMs          "), std::string::npos);
  EXPECT_EQ(result.err.find('\r'), std::string::npos);  // no terminal, no bar
  const Arguments sample = {"sample", folder_ / "run", "--tokens", "20", "--seed", "3", "--prompt", "di"};
  const Result drawn = Run(sample);
  ASSERT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_EQ(drawn.out.substr(0, 2), "di");
  EXPECT_EQ(drawn.out.size(), 2u + 20 + 1);
  Arguments json = sample;
  json.insert(json.end(), {"--json", "--threads", "1"});
  const Result again = Run(json);
  ASSERT_EQ(again.code, 0) << again.err;
  EXPECT_EQ(nlohmann::json::parse(again.out)["tokens"].size(), 20u);
}

}  // namespace
}  // namespace mx
