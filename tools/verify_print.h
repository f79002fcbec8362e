// What a person reads of a verification: tables, failures, the verdict. Colour where the terminal has it.
#ifndef MX_TOOLS_VERIFY_PRINT_H_
#define MX_TOOLS_VERIFY_PRINT_H_

#include <string>

#include "conformance/properties/results.h"

namespace mx::tools {

// Only on a terminal, and not where NO_COLOR is set or TERM is dumb.
bool ColourWanted();

std::string TableHead();
std::string TableRow(const conformance::ResultLine& line);
// Failures, coverage (all families where `long_coverage`), doubts, verdict.
std::string Conclusion(const conformance::Results& results, const std::string& rerun, bool long_coverage,
                       bool colour);
std::string PropertyList();  // --list
std::string VerdictLine(const conformance::Results& results);

}  // namespace mx::tools

#endif  // MX_TOOLS_VERIFY_PRINT_H_
