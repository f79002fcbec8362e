#include "tools/certified/case_log.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <nlohmann/json.hpp>

#include "conformance/problem.h"
#include "sim/base/error.h"
#include "tools/certified/coverage.h"

namespace mx::tools {

namespace {

constexpr std::string_view kFirstLine = "cases: mx-cases/1";
constexpr std::string_view kWords[] = {"pass", "fail", "not-offered", "not-run"};  // by Outcome
constexpr std::string_view kProperty = "property ", kFamily = "family ";

std::string Text(const LoggedProperty& p) {
  return fmt::format("{}{} required={} executed={} discarded={} failed={}", kProperty, p.id, p.required,
                     p.executed, p.discarded, p.failed);
}
std::string Text(const LoggedFamily& f) {
  return fmt::format("{}{} offered={} hit={}", kFamily, f.name, f.offered, f.hit);
}

bool Executed(Outcome outcome) { return outcome == Outcome::kPass || outcome == Outcome::kFail; }

LoggedCase ParseCaseLine(std::string_view line, const std::string& where) {
  const size_t space = line.find(' ');
  const auto word = std::find(std::begin(kWords), std::end(kWords), line.substr(0, space));
  if (space == std::string_view::npos || word == std::end(kWords))
    Fail("{}: the first word must be pass, fail, not-offered, not-run, property or family", where);
  const std::string rest(line.substr(space + 1));
  // Written again it must be the same: one case has one line.
  if (CaseLine(conformance::ParseProblem(rest, where)) != rest)
    Fail("{}: this is no case line as the suite writes it", where);
  return {static_cast<Outcome>(word - std::begin(kWords)), rest};
}

// The number behind `key=`; whether the line is well formed is seen when it is written again.
uint64_t NumberOf(const std::string& line, const char* key) {
  const size_t at = line.find(key);
  return at == std::string::npos ? 0 : std::strtoull(line.c_str() + at + std::strlen(key), nullptr, 10);
}

bool StartsWith(std::string_view text, std::string_view head) { return text.substr(0, head.size()) == head; }

// Lines come in this order: cases, properties, families.
void ParseLine(std::string_view text, const std::string& where, CaseLog* log) {
  const std::string line(text);
  const auto name = [&](std::string_view head) {
    return line.substr(head.size(), line.find(' ', head.size()) - head.size());
  };
  if (StartsWith(text, kProperty)) {
    const LoggedProperty p{name(kProperty), NumberOf(line, " required="), NumberOf(line, " executed="),
                           NumberOf(line, " discarded="), NumberOf(line, " failed=")};
    if (Text(p) != line || !log->families.empty())
      Fail("{}: this is no line of a property as the suite writes it", where);
    log->properties.push_back(p);
  } else if (StartsWith(text, kFamily)) {
    const LoggedFamily f{name(kFamily), NumberOf(line, " offered="), NumberOf(line, " hit=")};
    if (Text(f) != line) Fail("{}: this is no line of a family as the suite writes it", where);
    log->families.push_back(f);
  } else {
    if (!log->properties.empty() || !log->families.empty())
      Fail("{}: cases come before properties and families", where);
    log->cases.push_back(ParseCaseLine(text, where));
  }
}

struct Counts {
  uint64_t required = 0, executed = 0, discarded = 0, failed = 0;
};

const char* RowResult(const Counts& c, bool waived) {
  if (c.failed != 0) return waived ? "WAIVED" : "FAIL";
  if (c.required == 0) return "UNSUPPORTED";
  return c.executed < c.required ? "INCONCLUSIVE" : "PASS";
}

}  // namespace

std::string CaseLogText(const CaseLog& log) {
  std::string text = std::string(kFirstLine) + "\n";
  for (const LoggedCase& one : log.cases)
    text += fmt::format("{} {}\n", kWords[static_cast<size_t>(one.outcome)], one.line);
  for (const LoggedProperty& one : log.properties) text += Text(one) + "\n";
  for (const LoggedFamily& one : log.families) text += Text(one) + "\n";
  return text;
}

CaseLog ParseCaseLog(std::string_view text, const std::string& where) {
  CaseLog log;
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t end = text.find('\n');
    const std::string at = fmt::format("{}:{}", where, number);
    if (end == std::string_view::npos) Fail("{}: cut off: a line ends with a line feed", at);
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (number > 1) {
      ParseLine(line, at, &log);
    } else if (line != kFirstLine) {
      Fail("{}: the first line must be '{}'", at, kFirstLine);
    }
  }
  if (log.cases.empty() && log.properties.empty()) Fail("{}: no case", where);
  return log;
}

std::string PropertyOf(std::string_view line) {
  return std::string(line.substr(0, line.find(' '))) + "/bits";
}

std::string FamilyPoint(const std::string& family) { return "family/" + family; }

nlohmann::ordered_json CountProperties(const CaseLog& log, const std::set<std::string>& waived) {
  std::map<std::string, Counts> sets;
  for (const LoggedCase& one : log.cases) {
    Counts& c = sets[PropertyOf(one.line)];
    c.required += one.outcome != Outcome::kNotOffered;
    c.discarded += one.outcome == Outcome::kNotOffered;
    c.executed += Executed(one.outcome);
    c.failed += one.outcome == Outcome::kFail;
  }
  std::vector<std::pair<std::string, Counts>> rows;
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    const auto set = sets.find(PropertyOf(info.name));
    if (set != sets.end()) rows.emplace_back(*set);
  }
  for (const LoggedProperty& p : log.properties)
    rows.emplace_back(p.id, Counts{p.required, p.executed, p.discarded, p.failed});
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const auto& row : rows) {
    const Counts& c = row.second;
    out.push_back({{"id", row.first},
                   {"result", RowResult(c, waived.count(row.first) != 0)},
                   {"required", c.required},
                   {"executed", c.executed},
                   {"discarded", c.discarded},
                   {"failed", c.failed}});
  }
  return out;
}

nlohmann::ordered_json CountCoverage(const CaseLog& log, const std::vector<std::string>& points) {
  std::map<std::string, uint64_t> hits;
  for (const LoggedCase& one : log.cases) {
    if (!Executed(one.outcome)) continue;
    for (const std::string& point : PointsOf(conformance::ParseProblem(one.line, "case"))) ++hits[point];
  }
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const std::string& point : points) out.push_back({{"point", point}, {"hits", hits[point]}});
  for (const LoggedFamily& f : log.families)
    out.push_back({{"point", FamilyPoint(f.name)}, {"hits", f.hit == f.offered ? f.hit : 0}});
  return out;
}

std::string FirstFailure(const CaseLog& log, const std::set<std::string>& waived) {
  for (const LoggedCase& one : log.cases) {
    if (one.outcome == Outcome::kFail && waived.count(PropertyOf(one.line)) == 0) return one.line;
  }
  for (const LoggedProperty& p : log.properties) {
    if (p.failed != 0 && waived.count(p.id) == 0) return "property " + p.id;
  }
  return "none";
}

}  // namespace mx::tools
