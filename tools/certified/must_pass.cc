#include "tools/certified/must_pass.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "conformance/coverage/coverage.h"
#include "conformance/properties/property.h"
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

MustPassList MustPassOf(const std::vector<conformance::Operation>& operations, bool suite,
                        const std::vector<std::string>& families) {
  MustPassList list;
  list.version = kVersion;
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    if (std::find(operations.begin(), operations.end(), info.id) == operations.end()) continue;
    list.properties.push_back(PropertyOf(info.name));
    const std::vector<std::string> points = RequiredPoints(info.id);
    list.points.insert(list.points.end(), points.begin(), points.end());
  }
  if (suite) {
    for (const conformance::PropertyInfo& info : conformance::Properties())
      list.properties.emplace_back(info.id);
  }
  for (const conformance::FamilyInfo& family : conformance::Families()) {
    if (std::find(families.begin(), families.end(), family.name) != families.end())
      list.points.push_back(FamilyPoint(family.name));
  }
  list.name = fmt::format("{}-{}", kName, Sha256Hex(Lines(list)).substr(0, 16));
  return list;
}

std::vector<std::string> PlainPoints(const MustPassList& list) {
  std::vector<std::string> points;
  const std::string head = FamilyPoint("");
  for (const std::string& point : list.points) {
    if (point.rfind(head, 0) != 0) points.push_back(point);
  }
  return points;
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
  bool suite = false;
  for (const auto& property : report["properties"]) {
    const std::string id = property["id"];
    list.properties.push_back(id);
    bool set = false;
    for (const conformance::OperationInfo& info : conformance::kOperations) {
      if (PropertyOf(info.name) != id) continue;
      operations.push_back(info.id);
      set = true;
    }
    suite |= !set;
  }
  std::vector<std::string> families;
  const std::string head = FamilyPoint("");
  for (const auto& point : report["coverage"]) {
    list.points.push_back(point["point"]);
    if (list.points.back().rfind(head, 0) == 0) families.push_back(list.points.back().substr(head.size()));
  }
  if (suite && families.empty()) Fail("{}: coverage: no family of coverpoints", where);
  const MustPassList known = MustPassOf(operations, suite, families);
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
