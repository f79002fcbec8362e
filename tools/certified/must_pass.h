// The list of what has to pass: properties and coverpoints of the operations that are judged. A list under a
// name and a version never changes; a new property or coverpoint is a new version.
#ifndef MX_TOOLS_CERTIFIED_MUST_PASS_H_
#define MX_TOOLS_CERTIFIED_MUST_PASS_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "conformance/problem.h"

namespace mx::tools {

struct MustPassList {
  std::string name;
  uint64_t version = 0;
  std::vector<std::string> properties, points;
};

// Of these operations, in the order of operations.inc; with `suite` also every property of the suite, and
// these families of coverpoints: those that the device can meet. The name holds a digest of what is in the
// list, so that no policy takes one for another. `points` has the families last, as FamilyPoint.
MustPassList MustPassOf(const std::vector<conformance::Operation>& operations, bool suite = false,
                        const std::vector<std::string>& families = {});
std::vector<std::string> PlainPoints(const MustPassList& list);  // without the families
bool IsKernelList(const std::string& name);                      // one of ours, not of somebody else's suite
std::string MustPassText(const MustPassList& list);  // its SHA-256 is what reports and certificates name

// The list that a report says it was judged by. Throws InputError that starts with `where` unless its digest
// is that of the report and the list is the one that this executable knows for the operations of the report.
MustPassList CheckMustPass(const nlohmann::json& report, const std::string& where);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_MUST_PASS_H_
