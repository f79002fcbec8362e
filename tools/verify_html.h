// `mxproof verify --html FILE`: a run as a page.
#ifndef MX_TOOLS_VERIFY_HTML_H_
#define MX_TOOLS_VERIFY_HTML_H_

#include <string>

#include "conformance/device.h"
#include "conformance/properties/results.h"

namespace mx::tools {

// Explains the first failure of each set and property anew, for its picture; nothing where `path` is "".
void WriteHtml(const std::string& path, conformance::Device& device, const conformance::Results& results,
               const std::string& rerun);

}  // namespace mx::tools

#endif  // MX_TOOLS_VERIFY_HTML_H_
