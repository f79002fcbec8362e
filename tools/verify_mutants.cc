#include "tools/verify_mutants.h"

#include <fmt/format.h>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

#include "conformance/mutants/run_mutants.h"
#include "tools/command.h"
#include "tools/printable.h"

namespace mx::tools {
namespace {

using conformance::MutantReport;
using conformance::MutantResult;

std::string Row(const MutantResult& r) {
  const char* verdict = !r.error.empty() ? "ERROR"
                        : !r.Killed()    ? "SURVIVED"
                        : r.Explained()  ? "right"
                                         : "other";
  std::string text = fmt::format("{:<28} {:<19} {:<22} {:<19} {:<8} {:>6.2f} s", r.mutant->name,
                                 Name(r.mutant->cause), r.Killed() ? r.property : "-",
                                 r.Killed() ? Name(r.explanation.cause) : "-", verdict, r.seconds);
  if (!r.error.empty()) text += "\n  " + Printable(r.error);
  if (r.Killed() && !r.Explained())
    text += fmt::format("\n  {}\n  {}", conformance::CheckLine(r.check), Printable(r.explanation.Text()));
  return text;
}

std::string Verdict(const MutantReport& report) {
  const auto count = static_cast<int64_t>(report.mutants.size());
  return fmt::format(
      "{}: {} mutants, {} killed, {} explained rightly ({} %); the right device {} ({} cases); {:.1f} s",
      report.Passed()      ? "PASS"
      : report.interrupted ? "INCONCLUSIVE"
                           : "FAIL",
      count, report.Killed(), report.Explained(), count == 0 ? 0 : 100 * report.Explained() / count,
      report.right.empty() ? "passed" : "failed", report.right_cases, report.seconds);
}

nlohmann::ordered_json Json(const MutantReport& report) {
  nlohmann::ordered_json json;
  json["schema"] = "mx-mutants/1";
  json["verdict"] = report.Passed() ? "PASS" : report.interrupted ? "INCONCLUSIVE" : "FAIL";
  json["killed"] = report.Killed();
  json["explained"] = report.Explained();
  json["right_device"] = {{"cases", report.right_cases}, {"faults", report.right}};
  json["seconds"] = report.seconds;
  for (const MutantResult& r : report.mutants) {
    json["mutants"].push_back({{"mutant", r.mutant->name},
                               {"copies", r.mutant->copies},
                               {"what", r.mutant->what},
                               {"cause", Name(r.mutant->cause)},
                               {"property", r.property},
                               {"cases", r.cases},
                               {"case", r.Killed() ? conformance::CheckLine(r.check) : ""},
                               {"found", Name(r.explanation.cause)},
                               {"diagnosis", r.explanation.Text()},
                               {"error", r.error},
                               {"seconds", r.seconds}});
  }
  return json;
}

}  // namespace

void VerifyMutants(uint64_t seed, bool json, const std::atomic<bool>* stop) {
  conformance::MutantOptions options;
  options.seed = seed;
  options.stop = stop;
  if (!json) {
    fmt::print("{:<28} {:<19} {:<22} {:<19} {:<8} {:>8}\n", "mutant", "cause", "killed by", "diagnosis",
               "verdict", "time");
    options.after_mutant = [](const MutantResult& result) {
      fmt::print("{}\n", Row(result));
      std::fflush(stdout);
    };
  }
  const MutantReport report = conformance::RunMutants(options);
  if (json) {
    PrintJson(Json(report));
  } else {
    for (const std::string& fault : report.right)
      fmt::print("the right device fails: {}\n", Printable(fault));
    fmt::print("{}\n", Verdict(report));
  }
  if (!report.Passed()) throw ExitCode{report.interrupted ? kInconclusive : kFail};
}

}  // namespace mx::tools
