// What the cases of a verification have met, by name; and what a full one must have met.
#ifndef MX_TOOLS_CERTIFIED_COVERAGE_H_
#define MX_TOOLS_CERTIFIED_COVERAGE_H_

#include <string>
#include <vector>

#include "conformance/problem.h"

namespace mx::tools {

std::vector<std::string> PointsOf(const conformance::Problem& problem);
std::vector<std::string> RequiredPoints(conformance::Operation op);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_COVERAGE_H_
