// `mxproof bench`: how fast the simulator is on this machine, as rates and as ratios to plain f32 work.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "tools/bench_cases.h"
#include "tools/command.h"

namespace mx::tools {
namespace {

struct Options {
  std::string filter = ".*";
  double min_time = 0.2;
  bool json = false, list = false;
};

// Seconds per call by case name, as Google Benchmark reports them.
class Collector : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.iterations > 0)
        seconds_[run.run_name.function_name] =
            run.real_accumulated_time / static_cast<double>(run.iterations);
    }
  }
  const std::map<std::string, double>& seconds() const { return seconds_; }

 private:
  std::map<std::string, double> seconds_;
};

void Register(const BenchCase& one, double min_time) {
  const auto body = [prepare = one.prepare](benchmark::State& state) {
    const auto call = prepare();
    call();  // warm
    for (auto _ : state) benchmark::DoNotOptimize(call());
  };
  benchmark::RegisterBenchmark(one.name.c_str(), body)->UseRealTime()->MinTime(min_time);
}

std::string RateText(double per_second, const std::string& unit) {
  return fmt::format("{:.2f} G{}/s", per_second * 1e-9, unit);
}

void Run(const Options& options) {
  std::vector<BenchCase> cases;
  std::regex filter;
  try {
    filter = std::regex(options.filter);
  } catch (const std::regex_error&) {
    Fail("--filter: '{}' is no regular expression", options.filter);
  }
  for (BenchCase& one : BenchCases()) {
    if (std::regex_search(one.name, filter)) cases.push_back(std::move(one));
  }
  if (cases.empty()) Fail("--filter: '{}' matches no case; --list shows them", options.filter);
  if (options.list) {
    for (const BenchCase& one : cases) fmt::print("{}\n", one.name);
    return;
  }
  for (const BenchCase& one : cases) Register(one, options.min_time);
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector, ".*");

  nlohmann::ordered_json json = {{"simd", SelectedSimd()}, {"threads", Threads()}};
  if (!options.json) {
    fmt::print(
        "SIMD {}, {} thread{}; ratio: time of the plain case named first in the group over this time\n{:<36} "
        "{:>12} {:>18} {:>8}\n",
        SelectedSimd(), Threads(), Threads() == 1 ? "" : "s", "case", "ms", "rate", "ratio");
  }
  const auto& seconds = collector.seconds();
  for (const BenchCase& one : cases) {
    const auto it = seconds.find(one.name), base = seconds.find(one.base);
    if (it == seconds.end()) Fail("{}: did not run", one.name);
    const double rate = one.work / it->second;
    const double ratio = base == seconds.end() ? 0 : base->second / it->second;
    if (options.json) {
      json["cases"].push_back(
          {{"name", one.name}, {"seconds", it->second}, {"unit", one.unit}, {"per_second", rate}});
      if (ratio > 0) json["cases"].back()["ratio"] = ratio;
    } else {
      fmt::print("{:<36} {:>12.3f} {:>18} {:>8}\n", one.name, it->second * 1e3, RateText(rate, one.unit),
                 ratio > 0 ? fmt::format("{:.2f}", ratio) : "");
    }
  }
  if (options.json) fmt::print("{}\n", json.dump());
}

}  // namespace

void RegisterBench(CLI::App& app) {
  CLI::App* command =
      AddCommand(app, "bench", "Measure the speed of quantising, converting, GEMM and linear layers",
                 "mxproof bench --filter 'gemm/.*512' --threads 1");
  static Options options;
  command->add_option("--filter", options.filter, "Only the cases whose name this regular expression finds")
      ->option_text("REGEX");
  command->add_option("--min-time", options.min_time, "Least time to measure a case for (default 0.2)")
      ->check(CLI::Range(0.001, 60.0))
      ->option_text("SECONDS");
  command->add_flag("--list", options.list, "Print the names of the cases and stop");
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  command->callback([] { Run(options); });
}

}  // namespace mx::tools
