#include "conformance/report.h"

#include <fmt/format.h>

namespace mx::conformance {
namespace {

constexpr size_t kMostFaults = 8;  // of one case: a device with many findings repeats itself

std::string Rerun(const CaseResult& result, const std::string& rerun) {
  return fmt::format("{} --case '{}'", rerun, CaseLine(result.problem));
}

const char* Verdict(const Report& report) {
  if (!report.failures.empty() || (report.Cases() == 0 && !report.interrupted)) return "FAIL";
  return report.interrupted ? "INCONCLUSIVE" : "PASS";
}

}  // namespace

std::string TableHead() {
  return fmt::format("{:<16} {:>6} {:>7} {:>12} {:>10} {:>13} {:>9}", "operation", "cases", "failed",
                     "elements", "wrong", "instructions", "time");
}

std::string TableRow(const Summary& s) {
  if (s.cases == 0) return fmt::format("{:<16} not offered: {}", Name(s.op), s.not_offered);
  const std::string instructions = s.instructions == 0 ? "-" : std::to_string(s.instructions);
  return fmt::format("{:<16} {:>6} {:>7} {:>12} {:>10} {:>13} {:>7.2f} s{}", Name(s.op), s.cases, s.failed,
                     s.elements, s.wrong, instructions, s.seconds,
                     s.unsupported == 0 ? "" : fmt::format("  ({} not offered)", s.unsupported));
}

std::string FailureText(const CaseResult& result, const std::string& rerun) {
  std::string text = fmt::format("FAIL {}\n", CaseLine(result.problem));
  for (size_t i = 0; i < result.faults.size() && i < kMostFaults; ++i)
    text += fmt::format("  {}\n", result.faults[i]);
  if (result.faults.size() > kMostFaults)
    text += fmt::format("  and {} more\n", result.faults.size() - kMostFaults);
  return text + fmt::format("  rerun: {}\n", Rerun(result, rerun));
}

std::string VerdictText(const Report& report) {
  int64_t elements = 0, wrong = 0;
  for (const Summary& s : report.operations) elements += s.elements, wrong += s.wrong;
  const std::string counts = fmt::format("{} cases, {} elements compared, {} wrong, {} cases failed",
                                         report.Cases(), elements, wrong, report.failures.size());
  const char* why = report.interrupted    ? "; interrupted: not all cases ran"
                    : report.Cases() == 0 ? "; no case ran, and that proves nothing"
                                          : "";
  return fmt::format("{}: {}{}", Verdict(report), counts, why);
}

nlohmann::ordered_json ReportJson(const Report& report, const std::string& rerun) {
  nlohmann::ordered_json json;
  json["schema"] = "mx-verify/1";
  json["verdict"] = Verdict(report);
  json["cases"] = report.Cases();
  json["operations"] = nlohmann::ordered_json::array();
  for (const Summary& s : report.operations) {
    json["operations"].push_back({{"operation", Name(s.op)},
                                  {"cases", s.cases},
                                  {"failed", s.failed},
                                  {"unsupported", s.unsupported},
                                  {"elements", s.elements},
                                  {"wrong", s.wrong},
                                  {"launches", s.launches},
                                  {"instructions", s.instructions},
                                  {"mfma", s.mfma},
                                  {"seconds", s.seconds}});
  }
  json["failures"] = nlohmann::ordered_json::array();
  for (const CaseResult& r : report.failures) {
    json["failures"].push_back(
        {{"case", CaseLine(r.problem)}, {"faults", r.faults}, {"rerun", Rerun(r, rerun)}});
  }
  return json;
}

}  // namespace mx::conformance
