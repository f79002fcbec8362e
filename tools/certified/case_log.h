// What became of every case of a verification, one line each in the order of the problems, then a line for
// each property and each family of coverpoints of the suite; and the numbers of a report, counted from
// nothing else. A package carries the log, so that anybody can count again.
#ifndef MX_TOOLS_CERTIFIED_CASE_LOG_H_
#define MX_TOOLS_CERTIFIED_CASE_LOG_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mx::tools {

enum class Outcome : uint8_t { kPass, kFail, kNotOffered, kNotRun };

struct LoggedCase {
  Outcome outcome;
  std::string line;  // a case line (conformance/problem.h)
};

struct LoggedProperty {  // of conformance/properties
  std::string id;
  uint64_t required = 0, executed = 0, discarded = 0, failed = 0;
};
struct LoggedFamily {  // of conformance/coverage: points that the device can meet, and those met
  std::string name;
  uint64_t offered = 0, hit = 0;
};
struct CaseLog {
  std::vector<LoggedCase> cases;
  std::vector<LoggedProperty> properties;
  std::vector<LoggedFamily> families;
};

std::string CaseLogText(const CaseLog& log);
// Throws InputError that starts with `where` and the line's number.
CaseLog ParseCaseLog(std::string_view text, const std::string& where);

std::string PropertyOf(std::string_view line);       // "gemm/bits": all bits of the cases of an operation
std::string FamilyPoint(const std::string& family);  // its coverpoint in a report
// `properties` of a report: of operations in the order of operations.inc, then of the suite. Failures of a
// property in `waived` excuse it.
nlohmann::ordered_json CountProperties(const CaseLog& log, const std::set<std::string>& waived);
// `coverage` of a report: for each of `points` how many executed cases met it; then each family, whose hits
// are 0 unless every point of it was met.
nlohmann::ordered_json CountCoverage(const CaseLog& log, const std::vector<std::string>& points);
// The first case that failed and is not waived, or "none".
std::string FirstFailure(const CaseLog& log, const std::set<std::string>& waived);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_CASE_LOG_H_
