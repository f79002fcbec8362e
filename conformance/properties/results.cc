#include "conformance/properties/results.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

// A generator that mostly draws what a device refuses proves little with much noise.
constexpr int64_t kMostDiscards = 8, kFewCases = 8;
constexpr size_t kMostNamed = 4;

std::string FirstOf(const std::vector<std::string>& names) {
  std::string text;
  for (size_t i = 0; i < names.size() && i < kMostNamed; ++i) text += (i == 0 ? "" : "; ") + names[i];
  if (names.size() > kMostNamed) text += fmt::format("; and {} more", names.size() - kMostNamed);
  return text;
}

// What two parts of one run say alike.
void MustAgree(const std::string& name, bool agrees, const char* what) {
  if (!agrees)
    Fail("{}: its {} differs from that of the first file: not a shard of the same run", name, what);
}

void Add(const ResultLine& part, ResultLine& sum) {
  sum.required += part.required;
  sum.cases += part.cases;
  sum.discards += part.discards;
  sum.failed += part.failed;
  sum.elements += part.elements;
  sum.wrong += part.wrong;
  sum.instructions += part.instructions;
  sum.seconds += part.seconds;
  if (sum.cases != 0) {
    sum.not_offered.clear();
  } else if (sum.not_offered.empty()) {
    sum.not_offered = part.not_offered;
  }
}

}  // namespace

int64_t Results::Cases() const {
  return std::accumulate(lines.begin(), lines.end(), int64_t{0},
                         [](int64_t sum, const ResultLine& line) { return sum + line.cases; });
}
int64_t Results::Failed() const {
  return std::accumulate(lines.begin(), lines.end(), int64_t{0},
                         [](int64_t sum, const ResultLine& line) { return sum + line.failed; });
}

std::vector<std::string> Results::Doubts() const {
  std::vector<std::string> doubts;
  if (interrupted) doubts.push_back("interrupted: not all cases ran");
  for (const ResultLine& line : lines) {
    if (!line.not_offered.empty()) continue;
    if (line.cases < line.required)
      doubts.push_back(fmt::format("{}: {} of {} cases ran", line.id, line.cases, line.required));
    if (line.discards > kMostDiscards * std::max(line.cases, kFewCases))
      doubts.push_back(
          fmt::format("{}: {} draws were discarded for {} cases", line.id, line.discards, line.cases));
  }
  if (!selection.empty() || Partial()) return doubts;
  for (const CoverageLine& line : coverage) {
    if (!line.required || line.missing.empty()) continue;
    doubts.push_back(fmt::format("coverage {}: {} of {} points were not met: {}", line.name,
                                 line.missing.size(), line.offered, FirstOf(line.missing)));
  }
  return doubts;
}

const char* Results::Verdict() const {
  if (Failed() != 0) return "FAIL";
  // A shard may be without a case of its own; the whole may not.
  if (Partial()) return interrupted ? "INCONCLUSIVE" : "PARTIAL";
  if (Cases() == 0 && !interrupted) return "FAIL";
  return Doubts().empty() ? "PASS" : "INCONCLUSIVE";
}

ResultLine LineOf(const Summary& s) {
  ResultLine line;
  line.id = Name(s.op);
  line.group = "set";
  line.kind = "fixed";
  line.required = line.cases = s.cases;
  line.failed = s.failed;
  line.discards = 0;  // what a fixed set holds beyond a device's domain is neither drawn nor asked for
  line.elements = s.elements;
  line.wrong = s.wrong;
  line.instructions = s.instructions;
  line.seconds = s.seconds;
  line.not_offered = s.not_offered;
  return line;
}

ResultLine LineOf(const PropertyResult& r) {
  ResultLine line;
  line.id = r.property->id;
  line.group = r.property->stage;
  line.kind = Name(r.property->kind);
  line.required = r.required;
  line.cases = r.cases;
  line.discards = r.discards;
  line.failed = r.failed;
  line.elements = r.elements;
  line.wrong = r.wrong;
  line.seconds = r.seconds;
  line.not_offered = r.not_offered;
  return line;
}

std::vector<CoverageLine> LinesOf(const std::vector<FamilyResult>& families) {
  std::vector<CoverageLine> lines;
  for (const FamilyResult& f : families) {
    lines.push_back({f.family->name, f.family->about, f.required, static_cast<int64_t>(f.offered), f.missing,
                     f.not_offered});
  }
  return lines;
}

Results Merge(const std::vector<Results>& parts, const std::vector<std::string>& names) {
  if (parts.empty()) Fail("there is nothing to merge");
  Results whole = parts[0];
  whole.failures.clear();
  std::map<int64_t, std::string> seen;
  for (size_t i = 0; i < parts.size(); ++i) {
    const Results& p = parts[i];
    const std::string& name = names[i];
    const auto [other, is_new] = seen.emplace(p.shard, name);
    if (!is_new) Fail("{}: shard {} of {} is already in {}", name, p.shard + 1, p.shards, other->second);
    MustAgree(name, p.shards == whole.shards, "number of shards");
    MustAgree(name, p.device == whole.device && p.description == whole.description, "device");
    MustAgree(name, p.claims == whole.claims, "claims");
    MustAgree(name, p.level == whole.level && p.selection == whole.selection, "level");
    MustAgree(name, p.seed == whole.seed && p.rounds == whole.rounds, "seed");
    MustAgree(name, p.lines.size() == whole.lines.size() && p.coverage.size() == whole.coverage.size(),
              "list");
    for (size_t k = 0; k < p.lines.size(); ++k) {
      MustAgree(name, p.lines[k].id == whole.lines[k].id, "list");
      if (i != 0) Add(p.lines[k], whole.lines[k]);
    }
    for (size_t k = 0; k < p.coverage.size(); ++k) {
      MustAgree(
          name,
          p.coverage[k].name == whole.coverage[k].name && p.coverage[k].offered == whole.coverage[k].offered,
          "coverage");
      // Missing in all shards.
      const std::set<std::string> missing(p.coverage[k].missing.begin(), p.coverage[k].missing.end());
      auto& list = whole.coverage[k].missing;
      list.erase(std::remove_if(list.begin(), list.end(),
                                [&](const std::string& s) { return missing.count(s) == 0; }),
                 list.end());
    }
    whole.interrupted |= p.interrupted;
    whole.failures.insert(whole.failures.end(), p.failures.begin(), p.failures.end());
  }
  if (static_cast<int64_t>(parts.size()) != whole.shards)
    Fail("{} of {} shards are here: every one is needed", parts.size(), whole.shards);
  whole.shard = 0;
  whole.shards = 1;
  std::map<std::string, size_t> order;
  for (size_t k = 0; k < whole.lines.size(); ++k) order[whole.lines[k].id] = k;
  std::stable_sort(whole.failures.begin(), whole.failures.end(),
                   [&](const FailureLine& a, const FailureLine& b) {
                     return order[a.id] != order[b.id] ? order[a.id] < order[b.id] : a.index < b.index;
                   });
  // As the whole run keeps them: the first ones of each property.
  std::map<std::string, size_t> kept;
  whole.failures.erase(std::remove_if(whole.failures.begin(), whole.failures.end(),
                                      [&](const FailureLine& f) { return ++kept[f.id] > kMostFailures; }),
                       whole.failures.end());
  return whole;
}

}  // namespace mx::conformance
