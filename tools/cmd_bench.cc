// `mxproof bench`: how fast the simulator is on this machine, as rates and as ratios to plain f32 work.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "tools/bench/suite.h"
#include "tools/bench_cases.h"
#include "tools/command.h"

namespace mx::tools {
namespace bench_command {  // of its own, so that files can be compiled together

struct Options {
  std::string filter = ".*", suite, against;
  double min_time = 0.2;
  bool json = false, list = false;
};

// Shows or keeps each case as Google Benchmark finishes it.
class Reporter : public benchmark::BenchmarkReporter {
 public:
  Reporter(const std::vector<BenchCase>& cases, bool json) : json_output_(json) {
    for (const BenchCase& one : cases) cases_[one.name] = &one;
  }
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.iterations > 0)
        Add(run.run_name.function_name, run.real_accumulated_time / static_cast<double>(run.iterations));
    }
  }
  const nlohmann::ordered_json& json() const { return json_; }

 private:
  void Add(const std::string& name, double seconds) {
    const BenchCase& one = *cases_.at(name);
    seconds_[name] = seconds;
    const auto base = seconds_.find(one.base);
    const double rate = one.work / seconds, ratio = base == seconds_.end() ? 0 : base->second / seconds;
    if (!json_output_) {
      fmt::print("{:<44} {:>10.3f} {:>16} {:>8}\n", name, seconds * 1e3,
                 fmt::format("{:.2f} G{}/s", rate * 1e-9, one.unit),
                 ratio > 0 ? fmt::format("{:.2f}", ratio) : "");
      std::fflush(stdout);
      return;
    }
    json_.push_back({{"name", name}, {"seconds", seconds}, {"unit", one.unit}, {"per_second", rate}});
    if (ratio > 0) json_.back()["ratio"] = ratio;
  }

  bool json_output_;
  std::map<std::string, const BenchCase*> cases_;
  std::map<std::string, double> seconds_;
  nlohmann::ordered_json json_ = nlohmann::ordered_json::array();
};

void Register(const BenchCase& one, double min_time) {
  // Google Benchmark calls the body several times while it looks for the number of iterations; the inputs
  // stay.
  auto call = std::make_shared<std::function<unsigned char()>>();
  const auto body = [call, prepare = one.prepare](benchmark::State& state) {
    if (!*call) *call = prepare();
    for (auto _ : state) benchmark::DoNotOptimize((*call)());
  };
  benchmark::RegisterBenchmark(one.name.c_str(), body)->UseRealTime()->MinTime(min_time);
}

std::vector<BenchCase> Select(const std::string& pattern) {
  std::vector<BenchCase> cases;
  std::regex filter;
  try {
    filter = std::regex(pattern);
  } catch (const std::regex_error&) {
    Fail("--filter: '{}' is no regular expression", pattern);
  }
  for (BenchCase& one : BenchCases()) {
    if (std::regex_search(one.name, filter)) cases.push_back(std::move(one));
  }
  if (cases.empty()) Fail("--filter: '{}' matches no case; --list shows them", pattern);
  return cases;
}

void Run(const Options& options) {
  const std::vector<BenchCase> cases = Select(options.filter);
  if (options.list) {
    for (const BenchCase& one : cases) fmt::print("{}\n", one.name);
    return;
  }
  if (!(options.min_time > 0)) Fail("--min-time: must be a number of seconds from 0.001 to 60");
  for (const BenchCase& one : cases) Register(one, options.min_time);
  if (!options.json) {
    fmt::print("SIMD {}, threads {}; ratio: time of the first case of the group over this one's\n",
               SelectedSimd(), Threads());
    fmt::print("{:<44} {:>10} {:>16} {:>8}\n", "case", "ms", "rate", "ratio");
  }
  Reporter reporter(cases, options.json);
  benchmark::RunSpecifiedBenchmarks(&reporter, ".*");
  if (!options.json) return;
  PrintJson({{"simd", SelectedSimd()}, {"threads", Threads()}, {"cases", reporter.json()}});
}

// The suites with goals.
void RunLimits(const CLI::App* command, const Options& options) {
  if (options.suite != "limits") Fail("--suite: '{}' is not known; there is: limits", options.suite);
  const std::vector<SuiteRow> rows = LimitRows();
  if (options.list) {
    for (const SuiteRow& row : rows) fmt::print("{}\n", row.name);
    return;
  }
  if (!Given(command, "--threads")) SetThreads(1);
  SuiteOptions suite{0.6, options.filter, options.json, options.against};
  if (Given(command, "--min-time")) suite.seconds = options.min_time;
  RunSuite(rows, suite);
}

}  // namespace bench_command

void RegisterBench(CLI::App& app) {
  using namespace bench_command;
  CLI::App* command =
      AddCommand(app, "bench", "Measure the speed of quantising, converting, GEMM and linear layers",
                 "mxproof bench --filter 'gemm/.*512' --threads 1");
  static Options options;
  command->add_option("--filter", options.filter, "Only the cases whose name this regular expression finds")
      ->option_text("REGEX");
  command
      ->add_option("--suite", options.suite,
                   "Rows with goals, each in turns with its reference: limits (one thread)")
      ->option_text("NAME");
  command
      ->add_option("--against", options.against,
                   "With --suite: compare with the JSON of an earlier run, by ratio")
      ->option_text("FILE");
  command
      ->add_option("--min-time", options.min_time,
                   "Least time to measure a case for (default 0.2; 0.6 in a suite)")
      ->check(CLI::Range(0.001, 60.0))
      ->option_text("SECONDS");
  command->add_flag("--list", options.list, "Print the names of the cases and stop");
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  command->callback([command] {
    if (options.list) RefuseIdle(command, {"--json", "--min-time"}, "with --list");
    if (options.suite.empty()) {
      RefuseIdle(command, {"--against"}, "without --suite");
      Run(options);
    } else {
      RunLimits(command, options);
    }
  });
}

}  // namespace mx::tools
