// What became of every case of a verification, one line each in the order of the problems; and the numbers of
// a report, counted from nothing else. A package carries the log, so that anybody can count again.
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

std::string CaseLogText(const std::vector<LoggedCase>& cases);
// Throws InputError that starts with `where` and the line's number.
std::vector<LoggedCase> ParseCaseLog(std::string_view text, const std::string& where);

std::string PropertyOf(std::string_view line);  // "gemm/bits": all bits of the cases of an operation
// `properties` of a report, in the order of their first cases. Failures of a property in `waived` excuse it.
nlohmann::ordered_json CountProperties(const std::vector<LoggedCase>& cases,
                                       const std::set<std::string>& waived);
// `coverage` of a report: for each of `points` how many executed cases met it.
nlohmann::ordered_json CountCoverage(const std::vector<LoggedCase>& cases,
                                     const std::vector<std::string>& points);
// The first case that failed and is not waived, or "none".
std::string FirstFailure(const std::vector<LoggedCase>& cases, const std::set<std::string>& waived);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_CASE_LOG_H_
