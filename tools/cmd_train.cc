// `mxproof train`: a Llama trained with every linear layer in the chosen arithmetic.
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/progress.h"
#include "sim/nn/train.h"
#include "sim/nn/train_memory.h"
#include "tools/command.h"
#include "tools/printable.h"
#include "tools/process.h"
#include "tools/train_options.h"

namespace mx::tools {
namespace train_command {  // of its own, so that files can be compiled together

volatile sig_atomic_t g_signal = 0;    // the first one that asked to stop
volatile sig_atomic_t g_stepping = 0;  // until the first step there is nothing to save
volatile sig_atomic_t g_saving = 0, g_abort = 0;

// Before the first step a signal ends the process. Then the first signal lets the step finish and saves; the
// second ends the process at once, but never in the middle of a checkpoint: that one is completed first.
void OnSignal(int number) {
  if (g_stepping == 0) EndBySignal(number);
  if (g_signal == 0) {
    g_signal = number;
    constexpr char kText[] = "\nmxproof: finishing this step, then saving (once more: stop at once)\n";
    (void)!write(STDERR_FILENO, kText, sizeof kText - 1);
  } else if (g_saving != 0) {
    g_abort = 1;
  } else {
    EndBySignal(g_signal);
  }
}

class SignalScope {
 public:
  SignalScope() {
    for (size_t i = 0; i < kNumbers.size(); ++i) {
      struct sigaction action {};
      sigaction(kNumbers[i], nullptr, &old_[i]);
      if (old_[i].sa_handler == SIG_IGN) continue;  // nohup, or started in the background by a script
      action.sa_handler = OnSignal;
      action.sa_flags = SA_RESTART;
      sigaction(kNumbers[i], &action, nullptr);
    }
  }
  ~SignalScope() {
    for (size_t i = 0; i < kNumbers.size(); ++i) sigaction(kNumbers[i], &old_[i], nullptr);
  }

 private:
  static constexpr std::array<int, 3> kNumbers = {SIGINT, SIGTERM, SIGHUP};
  std::array<struct sigaction, 3> old_{};
};

double Now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int TerminalColumns() {
  winsize size{};
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

bool ShowBar() {
  const char* term = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && (term == nullptr || std::strcmp(term, "dumb") != 0);
}

// Progress on stderr; stdout is for the result.
class Screen : public TrainObserver {
 public:
  explicit Screen(const TrainOptions& options)
      : options_(options),
        progress_([](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }, ShowBar(),
                  TerminalColumns(), options.settings.steps) {}

  void Note(const std::string& text) override { progress_.Line("note: " + Printable(text)); }
  void Started(int64_t parameters, int64_t done) override {
    g_stepping = 1;
    const TrainSettings& s = options_.settings;
    other_ = Now();
    progress_.Begin(done, other_);
    progress_.Line(fmt::format(
        "model {} ({:.2f} M parameters), recipe {}, {} x {} tokens{}, {} of memory, SIMD {}, {} thread{}{}",
        s.model.name.empty() ? "from file" : Printable(s.model.name), static_cast<double>(parameters) / 1e6,
        Printable(s.recipe.name), s.batch, s.seq,
        s.accumulate > 1 ? fmt::format(" x {} micro-batches", s.accumulate) : "",
        ByteText(PlanMemory(s, options_.data, Threads()).Total()), SelectedSimd(), Threads(),
        Threads() == 1 ? "" : "s", done > 0 ? fmt::format(", resumed behind step {}", done) : ""));
  }
  void Step(const StepRecord& record) override {
    progress_.Step(record.step, record.loss, options_.settings.tokens_a_step(), Now());
    other_ = Now();
  }
  void Validation(int64_t step, float loss) override {
    progress_.Line(fmt::format("step {}  validation loss {:.4f}", step, loss));
    Skip();
  }
  bool StopRequested() override { return g_signal != 0; }
  void Saving(bool begins) override {
    g_saving = begins;
    if (begins) {
      other_ = Now();
      return;
    }
    if (g_abort != 0) EndBySignal(g_signal);
    Skip();
  }
  void Finish() { progress_.Finish(); }

 private:
  void Skip() {
    const double now = Now();
    progress_.Skip(now - other_);
    other_ = now;
  }
  const TrainOptions& options_;
  Progress progress_;
  double other_ = 0;  // when the time that belongs to no step began
};

nlohmann::ordered_json ToJson(const TrainOptions& options, const TrainSummary& summary) {
  constexpr const char* kEnds[] = {"finished", "stopped", "interrupted", "not finite"};
  const bool finished = summary.end == TrainEnd::kFinished;
  nlohmann::ordered_json out = {{"end", kEnds[static_cast<int>(summary.end)]},
                                {"step", summary.step},
                                {"steps", options.settings.steps},
                                {"tokens", summary.tokens},
                                {"parameters", summary.parameters},
                                {"recipe", options.settings.recipe.name},
                                {"train_loss", summary.train_loss},
                                {"validation_loss", nullptr},
                                {"unigram_entropy", summary.unigram_entropy},
                                {"parameters_sha256", summary.parameters_sha256}};
  if (finished) out["validation_loss"] = summary.validation_loss;
  out.update(StatsToJson(summary.totals));
  out["mx_gemms_total"] = TotalMxGemms(summary.totals);
  out["simd"] = SelectedSimd();
  out["threads"] = Threads();
  out["seconds"] = summary.seconds;
  out["tokens_per_second"] = summary.tokens_per_second;
  out["out"] = options.out;
  return out;
}

std::string Percent(uint64_t part, uint64_t whole) {
  return fmt::format("{:.3f} %",
                     whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

void PrintSummary(const TrainOptions& options, const TrainSummary& summary) {
  if (summary.end == TrainEnd::kFinished) {
    fmt::print("validation loss   {:.4f} nats a token (unigram entropy of that text: {:.4f})\n",
               summary.validation_loss, summary.unigram_entropy);
  }
  fmt::print("MX GEMMs          {}", TotalMxGemms(summary.totals));
  for (size_t g = 0; g < 3; ++g) {
    fmt::print("{}{} {}/{}", g == 0 ? "  (" : ", ", kLinearGemmNames[g], summary.totals.mx_gemms[g],
               summary.totals.gemms[g]);
  }
  fmt::print(" of all)\n");
  const QuantCounters counters = TotalCounters(summary.totals);
  if (counters.elements > 0) {
    fmt::print("quantised         {} elements: {} NaN, {} Inf, clipped {}, underflow {}, zero blocks {}\n",
               counters.elements, counters.nan, counters.inf, Percent(counters.clipped, counters.elements),
               Percent(counters.underflow, counters.elements),
               Percent(counters.zero_blocks, counters.blocks));
  }
  if (summary.tokens_per_second > 0) {  // no step was finished otherwise
    fmt::print("speed             {} tokens/s, {} in all\n", FormatRate(summary.tokens_per_second),
               FormatDuration(summary.seconds));
  }
  fmt::print("parameters        SHA-256 {}\n", summary.parameters_sha256);
  fmt::print("saved             {}/checkpoint.safetensors (step {})\n", options.out, summary.step);
}

void Finish(const TrainOptions& options, const TrainSummary& summary, bool json) {
  if (json) {
    PrintJson(ToJson(options, summary));
  } else {
    PrintSummary(options, summary);
  }
  if (summary.end == TrainEnd::kNotFinite) {
    fmt::print(stderr,
               "mxproof: loss or gradient norm of step {} is not finite; {}/checkpoint.safetensors holds "
               "step {}, the last "
               "good one\n",
               summary.step + 1, options.out, summary.step);
    throw ExitCode{kFail};
  }
  if (summary.end == TrainEnd::kFinished) return;
  fmt::print(
      stderr, "mxproof: stopped behind step {} of {}; continue with: mxproof train --resume --out {}{}\n",
      summary.step, options.settings.steps, options.out, options.data.path == "-" ? " < the same text" : "");
  if (summary.end == TrainEnd::kInterrupted) throw ExitCode{128 + g_signal};
}

}  // namespace train_command

void RegisterTrain(CLI::App& app) {
  using namespace train_command;
  CLI::App* command = AddCommand(
      app, "train", "Train a Llama with its linear layers in MX arithmetic",
      "mxproof train --data /usr/share/common-licenses --steps 200 --out run\n"
      "  Exit codes beside the usual: 130 after Ctrl-C, 143 after SIGTERM, 129 after SIGHUP (saved, can be\n"
      "  resumed);\n"
      "  1 when a loss or gradient norm is not finite.");
  static TrainFlags flags;
  static bool json = false;
  AddTrainFlags(command, &flags);
  AddThreads(command);
  AddSimd(command);
  AddJson(command, &json);
  command->callback([] {
    const TrainOptions options = ToTrainOptions(flags);
    Screen screen(options);
    const SignalScope signals;
    const TrainSummary summary = Train(options, screen, std::cin);
    screen.Finish();
    Finish(options, summary, json);
  });
}

}  // namespace mx::tools
