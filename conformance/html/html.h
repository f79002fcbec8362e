// A verification as one HTML page that needs nothing else: no script, no font, no image from anywhere.
#ifndef MX_CONFORMANCE_HTML_HTML_H_
#define MX_CONFORMANCE_HTML_HTML_H_

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "conformance/html/picture.h"

namespace mx::conformance {

// `report`: the JSON report of the run (report.h), whose tables are shown: `properties` and `coverage` as far
// as they are there. `rerun`: the command that leads to the device, up to a case line.
std::string HtmlReport(const nlohmann::ordered_json& report, const std::vector<Picture>& failures,
                       const std::string& rerun);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_HTML_HTML_H_
