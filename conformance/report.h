// What a person and a script read of a verification.
#ifndef MX_CONFORMANCE_REPORT_H_
#define MX_CONFORMANCE_REPORT_H_

#include <nlohmann/json.hpp>

#include <string>

#include "conformance/verify.h"

namespace mx::conformance {

std::string TableHead();
std::string TableRow(const Summary& summary);
// Every fault of a case, its line, and the command that reruns it: `rerun` is that command up to the line.
std::string FailureText(const CaseResult& result, const std::string& rerun);
std::string VerdictText(const Report& report);  // one line

nlohmann::ordered_json ReportJson(const Report& report, const std::string& rerun);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_REPORT_H_
