#include "conformance/certificate/report.h"

#include <set>

#include "conformance/certificate/schema.h"
#include "sim/base/error.h"
#include "sim/io/json.h"

namespace mx::certificate {

namespace {

constexpr size_t kMaxWaivers = 16;  // of the gate's schema

Shape Pairs(size_t max) {
  return Shape::List(Shape::Object({{"name", Shape::Text()}, {"value", Shape::Text()}}), 0, max);
}

Shape LaunchShape() {
  const Shape tile = Shape::Object({{"argument", Shape::Text()}, {"tile", Shape::Number()}});
  const Shape range = Shape::Object({{"name", Shape::Text()},
                                     {"min", Shape::Number()},
                                     {"max", Shape::Number()},
                                     {"multiple", Shape::Number()}});
  return Shape::Object({{"grid", Shape::List(Shape::List(tile, 0, 4), 3, 3)},
                        {"group", Shape::List(Shape::Number(), 3, 3)},
                        {"dynamicLds", Shape::Object({{"min", Shape::Number()}, {"max", Shape::Number()}})},
                        {"arguments", Shape::List(range, 0, 24)}});
}

Shape ObjectShape() {
  const Shape kernel = Shape::Object({{"symbol", Shape::Text()},
                                      {"target", Shape::Text()},
                                      {"order", Shape::Word({"independent", "dependent"})},
                                      {"launch", LaunchShape()}});
  return Shape::Object(
      {{"name", Shape::Text()}, {"sha256", Shape::Digest()}, {"kernels", Shape::List(kernel, 1, 64)}});
}

Shape SimulatorShape() {
  return Shape::Object({{"version", Shape::Text()},
                        {"commit", Shape::Text()},
                        {"tree", Shape::Word({"clean", "dirty"})},
                        {"simd", Shape::Text()},
                        {"build", Shape::Digest()},
                        {"selfCheck", Shape::Digest()},
                        {"golden", Shape::Digest()}});
}

// On a card: the claims file that the probe wrote there, the accumulation profile that it found, and whether
// every probe agreed with it. Digest 0: the probe did not run.
Shape ProbeShape() {
  return Shape::Either(
      Shape::Word({"not-applicable"}),
      Shape::Object({{"sha256", Shape::Digest()}, {"profile", Shape::Text()}, {"confirmed", Shape::Bool()}}));
}

Shape PropertyShape() {
  return Shape::Object({{"id", Shape::Text()},
                        {"result", Shape::Word({"PASS", "FAIL", "INCONCLUSIVE", "UNSUPPORTED", "WAIVED"})},
                        {"required", Shape::Number()},
                        {"executed", Shape::Number()},
                        {"discarded", Shape::Number()},
                        {"failed", Shape::Number()}});
}

Shape WaiverShape() {
  return Shape::Object({{"id", Shape::Text()},
                        {"property", Shape::Text()},
                        {"scope", Shape::Text()},
                        {"expires", Shape::Number()},
                        {"link", Shape::Text()}});
}

const Shape& ReportShape() {
  static const Shape shape = Shape::Object({
      {"report", Shape::Word({kReportType})},
      {"result", Shape::Word({"PASS", "FAIL", "INCONCLUSIVE"})},
      {"level", Shape::Word({"smoke", "full"})},
      {"standard", Shape::Text()},
      {"mustPass",
       Shape::Object({{"name", Shape::Text()}, {"version", Shape::Number()}, {"sha256", Shape::Digest()}})},
      {"claims", Pairs(64)},
      {"objects", Shape::List(ObjectShape(), 1, 64)},
      {"device", Shape::Object({{"kind", Shape::Text()},
                                {"name", Shape::Text()},
                                {"count", Shape::Number()},
                                {"set", Shape::Digest()},
                                {"environment", Pairs(32)}})},
      {"probe", ProbeShape()},
      {"simulator", SimulatorShape()},
      {"properties", Shape::List(PropertyShape(), 0, 100'000)},
      {"coverage",
       Shape::List(Shape::Object({{"point", Shape::Text()}, {"hits", Shape::Number()}}), 0, 1'000'000)},
      {"caseLog", Shape::Object({{"lines", Shape::Number()}, {"sha256", Shape::Digest()}})},
      {"determinism", Shape::Object({{"runs", Shape::Number()}, {"sha256", Shape::Digest()}})},
      {"seed", Shape::Object({{"rule", Shape::Text()}, {"nonce", Shape::Text()}, {"value", Shape::Text()}})},
      {"run", Shape::Text()},
      {"attempt", Shape::Number()},
      {"waivers", Shape::List(WaiverShape(), 0, kMaxWaivers)},
      {"firstFailure", Shape::Text()},
      {"canary", Shape::List(Shape::Object({{"case", Shape::Text()}, {"output", Shape::Text()}}), 0, 512)},
      {"started", Shape::Number()},
      {"finished", Shape::Number()},
  });
  return shape;
}

void CheckOnce(const nlohmann::json& list, const char* key, const char* name, std::string_view where) {
  std::set<std::string> seen;
  for (const auto& item : list) {
    const std::string value = item[key];
    if (!seen.insert(value).second) Fail("{}: {}: {} is there twice", where, name, Quoted(value));
  }
}

}  // namespace

nlohmann::json ParseReport(std::string_view text, std::string_view where) {
  nlohmann::json report = ParseJson(text, where);
  if (report.is_object() && report.value("report", nlohmann::json()) != kReportType) {
    Fail("{}: no report of this version: \"report\" should be \"{}\"", where, kReportType);
  }
  CheckShape(report, ReportShape(), where);
  CheckOnce(report["claims"], "name", "claims", where);
  CheckOnce(report["properties"], "id", "properties", where);
  CheckOnce(report["coverage"], "point", "coverage", where);
  CheckOnce(report["objects"], "name", "objects", where);
  CheckOnce(report["objects"], "sha256", "objects", where);
  CheckOnce(report["device"]["environment"], "name", "device.environment", where);
  CheckOnce(report["waivers"], "id", "waivers", where);
  if (report["probe"].is_object() != (report["device"]["kind"] == "hip")) {
    Fail("{}: probe: a card has {{sha256, profile, confirmed}}, the virtual device \"not-applicable\"",
         where);
  }
  if (report["finished"] < report["started"]) Fail("{}: finished: earlier than started", where);
  return report;
}

nlohmann::json ParseWaivers(std::string_view text, std::string_view where) {
  nlohmann::json waivers = ParseJson(text, where);
  CheckShape({{"waivers", waivers}}, Shape::Object({{"waivers", Shape::List(WaiverShape(), 0, kMaxWaivers)}}),
             where);
  CheckOnce(waivers, "id", "waivers", where);
  return waivers;
}

}  // namespace mx::certificate
