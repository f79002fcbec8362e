#include "tools/certified/must_pass.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "tools/certified/case_log.h"
#include "tools/certified/coverage.h"

namespace mx::tools {

namespace {

constexpr const char* kName = "mxfp4-kernels";
constexpr uint64_t kVersion = 1;

std::string Lines(const MustPassList& list) {
  std::string text;
  for (const std::string& id : list.properties) text += fmt::format("property {}\n", id);
  for (const std::string& point : list.points) text += fmt::format("coverpoint {}\n", point);
  return text;
}

// The first entry of `wanted` that `found` does not have at its place, for a message.
std::string FirstDifference(const std::vector<std::string>& wanted, const std::vector<std::string>& found) {
  const auto [w, f] = std::mismatch(wanted.begin(), wanted.end(), found.begin(), found.end());
  if (w == wanted.end() && f == found.end()) return "";
  return fmt::format("wanted {}, found {}", w == wanted.end() ? "nothing more" : *w,
                     f == found.end() ? "nothing more" : *f);
}

}  // namespace

MustPassList MustPassOf(const std::vector<conformance::Operation>& operations) {
  MustPassList list;
  list.version = kVersion;
  size_t count = 0;
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    if (std::find(operations.begin(), operations.end(), info.id) == operations.end()) continue;
    ++count;
    list.properties.push_back(PropertyOf(info.name));
    const std::vector<std::string> points = RequiredPoints(info.id);
    list.points.insert(list.points.end(), points.begin(), points.end());
  }
  list.name = count == std::size(conformance::kOperations)
                  ? kName
                  : fmt::format("{}-{}", kName, Sha256Hex(Lines(list)).substr(0, 16));
  return list;
}

bool IsKernelList(const std::string& name) { return name.rfind(kName, 0) == 0; }

std::string MustPassText(const MustPassList& list) {
  return fmt::format("must-pass: mx-must-pass/1\nname: {}\nversion: {}\n{}", list.name, list.version,
                     Lines(list));
}

MustPassList CheckMustPass(const nlohmann::json& report, const std::string& where) {
  MustPassList list;
  std::vector<conformance::Operation> operations;
  list.name = report["mustPass"]["name"];
  list.version = report["mustPass"]["version"];
  for (const auto& property : report["properties"]) {
    const std::string id = property["id"];
    list.properties.push_back(id);
    for (const conformance::OperationInfo& info : conformance::kOperations) {
      if (PropertyOf(info.name) == id) operations.push_back(info.id);
    }
  }
  for (const auto& point : report["coverage"]) list.points.push_back(point["point"]);
  const MustPassList known = MustPassOf(operations);
  if (list.name != known.name || list.version != known.version) {
    Fail("{}: mustPass: wanted {} version {} for these operations, found {} version {}", where, known.name,
         known.version, list.name, list.version);
  }
  for (const std::string& difference :
       {FirstDifference(known.properties, list.properties), FirstDifference(known.points, list.points)}) {
    if (!difference.empty()) Fail("{}: mustPass {}: {}", where, known.name, difference);
  }
  const std::string digest = Sha256Hex(MustPassText(list));
  if (report["mustPass"]["sha256"] != digest) {
    Fail("{}: mustPass.sha256: wanted {}, found {}", where, digest,
         report["mustPass"]["sha256"].get<std::string>());
  }
  return list;
}

}  // namespace mx::tools
