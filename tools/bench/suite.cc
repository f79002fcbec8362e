#include "tools/bench/suite.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/io/atomic_file.h"
#include "sim/io/json.h"
#include "tools/command.h"

namespace mx::tools {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kSteady = 0.05;      // how far the canary may move over a row
constexpr double kBothThreads = 1.9;  // what two threads of the canary must reach over one

struct Result {
  const SuiteRow* row;
  std::string reference, skipped;  // why it did not run, or ""
  double rate = 0;
  Spread ratio;
  double drift = 0;  // of the canary's rate while the row ran
  bool steady() const { return drift <= kSteady; }
};

// A loop of register arithmetic whose rate should never change.
class Canary {
 public:
  Canary() : loop_(FmaLoop()) {}
  double Rate() const {
    if (!loop_.run) return 0;
    double best = 0;
    for (int i = 0; i < 3; ++i) best = std::max(best, loop_.work / SecondsOf(loop_.run));
    return best;
  }

 private:
  MachineLoop loop_;
};

Result Measure(const SuiteRow& row, double seconds, const Canary& canary) {
  Result result{&row, {}, {}, 0, {}, 0};
  const MachineLoop reference = row.reference();
  result.reference = reference.name;
  if (!reference.run && reference.fixed_seconds == 0) {
    result.skipped = "no " + reference.name + " on this machine";
    return result;
  }
  const Work subject = row.prepare();
  const double before = canary.Rate();
  Timing timing;
  if (reference.run) {
    timing = Interleave(subject, reference.run, seconds);
  } else {
    timing = Interleave(
        subject, [] {}, seconds);
    const double f = reference.fixed_seconds;
    timing.reference = {f, f, f};
    timing.ratio = {f / timing.subject.max, f / timing.subject.median, f / timing.subject.min};
  }
  const double after = canary.Rate();
  if (before > 0) result.drift = 1 - std::min(before, after) / std::max(before, after);
  result.rate = row.work / timing.subject.median;
  const double unit = row.compared / reference.work;
  result.ratio = {timing.ratio.min * unit, timing.ratio.median * unit, timing.ratio.max * unit};
  return result;
}

std::string Verdict(const Result& r) {
  if (!r.steady()) return fmt::format("unsteady {:.0f} %", r.drift * 100);
  if (r.row->least == 0) return "";
  if (r.row->aim > 0 && r.ratio.median >= r.row->aim) return "aim";
  return r.ratio.median >= r.row->least ? "reached" : "below";
}

std::string Against(const Result& r, const std::map<std::string, double>& earlier) {
  const auto found = earlier.find(r.row->name);
  return found == earlier.end() ? "" : fmt::format("{:+.0f} %", (r.ratio.median / found->second - 1) * 100);
}

void PrintRow(const Result& r, const std::map<std::string, double>& earlier) {
  if (!r.skipped.empty()) {
    fmt::print("{:<40} skipped: {}\n", r.row->name, r.skipped);
  } else {
    fmt::print("{:<40} {:>14} {:<24} {:>6.2f} {:>6.2f} {:>6.2f} {:>6} {:>6} {:<12} {}\n", r.row->name,
               r.rate >= 1e6 ? fmt::format("{:.2f} G{}/s", r.rate * 1e-9, r.row->unit)
                             : fmt::format("{:.0f} {}/s", r.rate, r.row->unit),
               r.reference, r.ratio.min, r.ratio.median, r.ratio.max,
               r.row->least > 0 ? fmt::format("{:.2f}", r.row->least) : "",
               r.row->aim > 0 ? fmt::format("{:.2f}", r.row->aim) : "", Verdict(r), Against(r, earlier));
  }
  std::fflush(stdout);
}

Json RowJson(const Result& r) {
  if (!r.skipped.empty()) return {{"name", r.row->name}, {"skipped", r.skipped}};
  Json json = {{"name", r.row->name},      {"rate", r.rate},          {"unit", r.row->unit + "/s"},
               {"reference", r.reference}, {"ratio", r.ratio.median}, {"ratio_min", r.ratio.min},
               {"ratio_max", r.ratio.max}, {"steady", r.steady()}};
  if (r.row->least > 0) json["least"] = r.row->least;
  if (r.row->aim > 0) json["aim"] = r.row->aim;
  return json;
}

std::map<std::string, double> ReadEarlier(const std::string& path) {
  std::map<std::string, double> ratios;
  if (path.empty()) return ratios;
  const nlohmann::json run = ParseJson(ReadFile(path), path);
  if (!run.is_object() || !run.contains("rows") || !run["rows"].is_array())
    Fail("{}: field rows: must be the list that bench --suite NAME --json prints", path);
  for (const nlohmann::json& row : run["rows"]) {
    if (row.is_object() && row.contains("name") && row["name"].is_string() && row.contains("ratio") &&
        row["ratio"].is_number() && row["ratio"] > 0)
      ratios[row["name"]] = row["ratio"];
  }
  if (ratios.empty()) Fail("{}: field rows: holds no row with a name and a ratio", path);
  return ratios;
}

// How much more the canary does on all selected threads than on one; 1 for one thread.
double ThreadsOfCanary() {
  const int threads = Threads();
  if (threads == 1) return 1;
  const double all = Canary().Rate();
  SetThreads(1);
  const double one = Canary().Rate();
  SetThreads(threads);
  return one > 0 ? all / one : 0;
}

}  // namespace

void RunSuite(const std::vector<SuiteRow>& rows, const SuiteOptions& options) {
  std::regex filter;
  try {
    filter = std::regex(options.filter);
  } catch (const std::regex_error&) {
    Fail("--filter: '{}' is no regular expression", options.filter);
  }
  const std::map<std::string, double> earlier = ReadEarlier(options.against);
  std::vector<const SuiteRow*> chosen;
  for (const SuiteRow& row : rows) {
    if (std::regex_search(row.name, filter)) chosen.push_back(&row);
  }
  if (chosen.empty()) Fail("--filter: '{}' matches no row; --list shows them", options.filter);

  const Canary canary;
  const double scaling = ThreadsOfCanary();
  const bool silicon = scaling == 1 || scaling >= kBothThreads * Threads() / 2;
  if (!options.json) {
    fmt::print("SIMD {}, threads {}{}; BLAS: {}\n", SelectedSimd(), Threads(),
               scaling == 1 ? ""
                            : fmt::format(" (pure arithmetic gains {:.2f}x{})", scaling,
                                          silicon ? "" : ": no number below is steady"),
               BlasName());
    fmt::print("{:<40} {:>14} {:<24} {:>6} {:>6} {:>6} {:>6} {:>6}\n", "row", "rate", "reference", "min",
               "ratio", "max", "least", "aim");
  }
  Json list = Json::array();
  for (const SuiteRow* row : chosen) {
    Result result = Measure(*row, options.seconds, canary);
    if (!silicon) result.drift = 1;
    if (options.json) list.push_back(RowJson(result));
    if (!options.json) PrintRow(result, earlier);
  }
  if (options.json)
    PrintJson({{"simd", SelectedSimd()}, {"threads", Threads()}, {"blas", BlasName()}, {"rows", list}});
}

}  // namespace mx::tools
