#include "tools/certified/case_log.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "conformance/problem.h"
#include "sim/base/error.h"
#include "tools/certified/coverage.h"

namespace mx::tools {

namespace {

constexpr std::string_view kFirstLine = "cases: mx-cases/1";
constexpr std::string_view kWords[] = {"pass", "fail", "not-offered", "not-run"};  // by Outcome

bool Executed(Outcome outcome) { return outcome == Outcome::kPass || outcome == Outcome::kFail; }

LoggedCase ParseLine(std::string_view line, const std::string& where) {
  const size_t space = line.find(' ');
  const auto word = std::find(std::begin(kWords), std::end(kWords), line.substr(0, space));
  if (space == std::string_view::npos || word == std::end(kWords))
    Fail("{}: the first word must be pass, fail, not-offered or not-run, then a case line", where);
  const std::string rest(line.substr(space + 1));
  // Written again it must be the same: one case has one line.
  if (CaseLine(conformance::ParseProblem(rest, where)) != rest)
    Fail("{}: this is no case line as the suite writes it", where);
  return {static_cast<Outcome>(word - std::begin(kWords)), rest};
}

struct Counts {
  uint64_t required = 0, executed = 0, discarded = 0, failed = 0;
};

const char* ResultOf(const Counts& c, bool waived) {
  if (c.failed != 0) return waived ? "WAIVED" : "FAIL";
  if (c.required == 0) return "UNSUPPORTED";
  return c.executed < c.required ? "INCONCLUSIVE" : "PASS";
}

}  // namespace

std::string CaseLogText(const std::vector<LoggedCase>& cases) {
  std::string text = std::string(kFirstLine) + "\n";
  for (const LoggedCase& one : cases)
    text += fmt::format("{} {}\n", kWords[static_cast<size_t>(one.outcome)], one.line);
  return text;
}

std::vector<LoggedCase> ParseCaseLog(std::string_view text, const std::string& where) {
  std::vector<LoggedCase> cases;
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t end = text.find('\n');
    const std::string at = fmt::format("{}:{}", where, number);
    if (end == std::string_view::npos) Fail("{}: cut off: a line ends with a line feed", at);
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (number > 1) {
      cases.push_back(ParseLine(line, at));
    } else if (line != kFirstLine) {
      Fail("{}: the first line must be '{}'", at, kFirstLine);
    }
  }
  if (cases.empty()) Fail("{}: no case", where);
  return cases;
}

std::string PropertyOf(std::string_view line) {
  return std::string(line.substr(0, line.find(' '))) + "/bits";
}

nlohmann::ordered_json CountProperties(const std::vector<LoggedCase>& cases,
                                       const std::set<std::string>& waived) {
  std::vector<std::string> order;
  std::map<std::string, Counts> counts;
  for (const LoggedCase& one : cases) {
    const std::string id = PropertyOf(one.line);
    if (counts.count(id) == 0) order.push_back(id);
    Counts& c = counts[id];
    c.required += one.outcome != Outcome::kNotOffered;
    c.discarded += one.outcome == Outcome::kNotOffered;
    c.executed += Executed(one.outcome);
    c.failed += one.outcome == Outcome::kFail;
  }
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const std::string& id : order) {
    const Counts& c = counts[id];
    out.push_back({{"id", id},
                   {"result", ResultOf(c, waived.count(id) != 0)},
                   {"required", c.required},
                   {"executed", c.executed},
                   {"discarded", c.discarded},
                   {"failed", c.failed}});
  }
  return out;
}

nlohmann::ordered_json CountCoverage(const std::vector<LoggedCase>& cases,
                                     const std::vector<std::string>& points) {
  std::map<std::string, uint64_t> hits;
  for (const LoggedCase& one : cases) {
    if (!Executed(one.outcome)) continue;
    for (const std::string& point : PointsOf(conformance::ParseProblem(one.line, "case"))) ++hits[point];
  }
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const std::string& point : points) out.push_back({{"point", point}, {"hits", hits[point]}});
  return out;
}

std::string FirstFailure(const std::vector<LoggedCase>& cases, const std::set<std::string>& waived) {
  for (const LoggedCase& one : cases) {
    if (one.outcome == Outcome::kFail && waived.count(PropertyOf(one.line)) == 0) return one.line;
  }
  return "none";
}

}  // namespace mx::tools
