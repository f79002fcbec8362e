#include "tools/verify_html.h"

#include <exception>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "conformance/diagnose/explain.h"
#include "conformance/html/html.h"
#include "conformance/properties/property.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"

namespace mx::tools {
namespace {

constexpr size_t kMostPictures = 8;

}  // namespace

void WriteHtml(const std::string& path, conformance::Device& device, const conformance::Results& results,
               const std::string& rerun) {
  if (path.empty()) return;
  std::vector<conformance::Picture> pictures;
  std::set<std::string> shown;
  for (const conformance::FailureLine& failure : results.failures) {
    if (pictures.size() == kMostPictures || !shown.insert(failure.id).second) continue;
    try {
      const conformance::Check check = conformance::ParseCheck(failure.line, failure.id);
      const conformance::Explanation explanation = conformance::Explain(device, check);
      pictures.push_back(conformance::MakePicture(device, check, explanation, failure.faults, failure.id));
    } catch (const InputError& error) {  // a case that the reference refuses has no picture
      conformance::Picture picture;
      picture.property = failure.id;
      picture.line = failure.line;
      picture.faults = failure.faults;
      picture.faults.emplace_back(error.what());
      pictures.push_back(picture);
    }
  }
  WriteFileAtomically(
      path, conformance::HtmlReport(conformance::ToJson(results, rerun), pictures, rerun + " --case"));
}

}  // namespace mx::tools
