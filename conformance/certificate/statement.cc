#include "conformance/certificate/statement.h"

#include <memory>

#include "conformance/certificate/report.h"
#include "conformance/certificate/schema.h"
#include "conformance/gate/envelope.h"
#include "conformance/gate/mx_gate.h"
#include "conformance/gate/statement.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/io/json.h"

namespace mx::certificate {

namespace {

using Json = nlohmann::ordered_json;

struct Totals {
  uint64_t required = 0, executed = 0, discarded = 0, failed = 0;
  uint64_t properties = 0, passed = 0, points = 0, hit = 0;
};

// In the certificate a word. Confirmed is the profile that the claims name, not any other.
const char* ProbeWord(const nlohmann::json& report) {
  const auto& probe = report["probe"];
  if (!probe.is_object()) return "not-applicable";
  if (probe["sha256"] == std::string(64, '0')) return "not-run";
  if (probe["confirmed"] != true) return "refuted";
  for (const auto& claim : report["claims"]) {
    if (claim["name"] == kProfileClaim && claim["value"] == probe["profile"]) return "confirmed";
  }
  return "refuted";
}

// A waiver is for one device: its scope is what the environment calls it.
void CheckWaivers(const nlohmann::json& report) {
  std::string device = "nothing of that name";
  for (const auto& fact : report["device"]["environment"]) {
    if (fact["name"] == gate::kDeviceFact) device = fact["value"];
  }
  for (const auto& waiver : report["waivers"]) {
    const std::string id = waiver["id"], scope = waiver["scope"];
    if (scope != device)
      Fail("waivers: {}: scope: wanted \"{}\", the device of this report, found \"{}\"", id, device, scope);
    if (waiver["expires"] <= report["finished"]) Fail("waivers: {}: it had run out before the run ended", id);
  }
}

bool Waived(const nlohmann::json& report, const std::string& property) {
  for (const auto& waiver : report["waivers"]) {
    if (waiver["property"] == property) return true;
  }
  return false;
}

// Words that the numbers beside them contradict.
void CheckNumbers(const nlohmann::json& property) {
  const std::string id = property["id"], result = property["result"];
  const uint64_t executed = property["executed"], failed = property["failed"];
  if (failed > executed) Fail("properties: \"{}\": {} of {} cases failed", id, failed, executed);
  if (result == "UNSUPPORTED" && executed != 0)
    Fail("properties: \"{}\" is called UNSUPPORTED, {} cases were executed", id, executed);
}

// A property counts as passed by its numbers, not by its word. An unsupported one is not counted: the claims
// say that the device does not offer it.
Totals Recount(const nlohmann::json& report, std::vector<std::string>* reasons) {
  Totals t;
  for (const auto& p : report["properties"]) {
    CheckNumbers(p);
    const std::string id = p["id"], result = p["result"];
    if (result == "UNSUPPORTED") continue;
    const uint64_t required = p["required"], executed = p["executed"], failed = p["failed"];
    const bool enough = executed >= required && required > 0;
    const bool waived = result == "WAIVED" && Waived(report, id);  // excuses failures, not absence
    ++t.properties;
    t.required += required;
    t.executed += executed;
    t.discarded += p["discarded"].get<uint64_t>();
    t.failed += waived ? 0 : failed;
    const bool passed = enough && (waived || (result == "PASS" && failed == 0));
    t.passed += passed;
    if (passed) continue;
    if (result == "PASS" && failed > 0)
      Fail("properties: \"{}\" is called PASS with {} failed cases", id, failed);
    reasons->push_back(fmt::format("property {}: {}, {} of {} cases, {} failed", id,
                                   result == "PASS" ? "too few cases" : result, executed, required, failed));
  }
  for (const auto& point : report["coverage"]) {
    ++t.points;
    t.hit += point["hits"] != 0;
    if (point["hits"] == 0)
      reasons->push_back(fmt::format("coverpoint {} was not hit", point["point"].get<std::string>()));
  }
  return t;
}

void Missing(const nlohmann::json& report, const Totals& totals, std::vector<std::string>* reasons) {
  const auto need = [&](bool there, const std::string& reason) {
    if (!there) reasons->push_back(reason);
  };
  need(report["simulator"]["tree"] == "clean", "the simulator's tree is dirty");
  need(report["simulator"]["selfCheck"] != std::string(64, '0'), "the simulator's self-check did not run");
  need(report["simulator"]["golden"] != std::string(64, '0'), "the golden data have no digest");
  need(totals.properties > 0, "no property was judged");
  need(totals.points > 0, "no coverpoint is required");
  need(totals.discarded <= totals.executed,
       fmt::format("most cases were discarded: {}, and {} executed", totals.discarded, totals.executed));
  need(report["determinism"]["runs"] >= 2, "equal inputs were not run twice");
  need(!report["canary"].empty(), "there is no canary");
  need(report["device"]["count"] > 0, "no device");
  const std::string probe = ProbeWord(report);
  need(probe == "confirmed" || probe == "not-applicable",
       "the probe did not confirm the accumulation profile of the claims on this device");
}

std::string Decide(const nlohmann::json& report, const Totals& totals,
                   const std::vector<std::string>& reasons) {
  const bool failed = totals.failed > 0 || report["firstFailure"] != "none" || report["result"] == "FAIL";
  if (failed && report["result"] == "PASS") {
    Fail("the report is called PASS; {} cases failed, the first failure is {}", totals.failed,
         report["firstFailure"].dump());
  }
  if (failed) return "FAIL";
  return reasons.empty() ? "PASS" : "INCONCLUSIVE";
}

Json Kernels(const nlohmann::json& report) {
  Json kernels = Json::array();
  for (const auto& object : report["objects"]) {
    for (const auto& k : object["kernels"]) {
      const auto& launch = k["launch"];
      Json grid = Json::array();
      for (const auto& axis : launch["grid"]) {
        Json tiles = Json::array();
        for (const auto& tile : axis)
          tiles.push_back({{"argument", tile["argument"]}, {"tile", tile["tile"]}});
        grid.push_back(tiles);
      }
      Json arguments = Json::array();
      for (const auto& a : launch["arguments"]) {
        arguments.push_back(
            {{"name", a["name"]}, {"min", a["min"]}, {"max", a["max"]}, {"multiple", a["multiple"]}});
      }
      const Json lds = {{"min", launch["dynamicLds"]["min"]}, {"max", launch["dynamicLds"]["max"]}};
      kernels.push_back(
          {{"object", object["sha256"]},
           {"symbol", k["symbol"]},
           {"target", k["target"]},
           {"order", k["order"]},
           {"launch",
            {{"grid", grid}, {"group", launch["group"]}, {"dynamicLds", lds}, {"arguments", arguments}}}});
    }
  }
  return kernels;
}

Json Canary(const nlohmann::json& report) {
  Json cases = Json::array();
  Sha256 lines, outputs;
  const auto add = [](Sha256& hash, std::string line) {
    line += '\n';
    hash.Update(line.data(), line.size());
  };
  for (const auto& one : report["canary"]) {
    cases.push_back(one["case"].get<std::string>());
    add(lines, one["case"]);
    add(outputs, one["output"]);
  }
  return {{"cases", cases}, {"sha256", lines.Hex()}, {"outputs", outputs.Hex()}};
}

// The members of `from` in the order of `keys`, which is that of the gate's schema.
Json Pick(const nlohmann::json& from, std::initializer_list<const char*> keys) {
  Json out = Json::object();
  for (const char* key : keys) out[key] = from[key];
  return out;
}

Json PickAll(const nlohmann::json& list, std::initializer_list<const char*> keys) {
  Json out = Json::array();
  for (const auto& item : list) out.push_back(Pick(item, keys));
  return out;
}

Json Predicate(const nlohmann::json& report, const std::string& report_sha256, const Validity& validity,
               const Totals& totals, const NewStatement& decided) {
  Json device = Pick(report["device"], {"kind", "name", "count", "set"});
  device["environment"] = PickAll(report["device"]["environment"], {"name", "value"});
  Json p;
  p["result"] = decided.result;
  p["level"] = report["level"];
  p["reasons"] = decided.reasons;
  p["standard"] = report["standard"];
  p["mustPass"] = Pick(report["mustPass"], {"name", "version", "sha256"});
  p["claims"] = PickAll(report["claims"], {"name", "value"});
  p["kernels"] = Kernels(report);
  p["device"] = device;
  p["probe"] = ProbeWord(report);
  p["simulator"] =
      Pick(report["simulator"], {"version", "commit", "tree", "simd", "build", "selfCheck", "golden"});
  p["cases"] = {{"required", totals.required},
                {"executed", totals.executed},
                {"discarded", totals.discarded},
                {"failed", totals.failed}};
  p["properties"] = {{"total", totals.properties}, {"passed", totals.passed}};
  p["coverage"] = {{"required", totals.points}, {"hit", totals.hit}};
  p["determinism"] = Pick(report["determinism"], {"runs", "sha256"});
  p["seed"] = Pick(report["seed"], {"rule", "nonce", "value"});
  p["run"] = report["run"];
  p["attempt"] = report["attempt"];
  p["waivers"] = PickAll(report["waivers"], {"id", "property", "scope", "expires", "link"});
  p["firstFailure"] = report["firstFailure"];
  p["canary"] = Canary(report);
  p["report"] = report_sha256;
  p["issued"] = validity.issued;
  p["expires"] = validity.expires;
  return p;
}

const char* PredicateType(const std::string& kind) {
  if (kind == "hip") return MX_GATE_PREDICATE_DEVICE;
  if (kind == "vgpu") return MX_GATE_PREDICATE_VIRTUAL;
  Fail("device.kind: \"{}\" is not certified: evidence comes from a card (hip) or the virtual one (vgpu)",
       kind);
}

}  // namespace

NewStatement MakeStatement(const nlohmann::json& report, const std::string& report_sha256,
                           const Validity& validity) {
  const char* type = PredicateType(report["device"]["kind"]);
  if (validity.issued < report["finished"]) Fail("issued: earlier than the end of the run");
  if (validity.expires <= validity.issued) Fail("expires: not later than issued");
  NewStatement out;
  CheckWaivers(report);
  const Totals totals = Recount(report, &out.reasons);
  Missing(report, totals, &out.reasons);
  if (report["result"] == "INCONCLUSIVE" && out.reasons.empty())
    out.reasons.emplace_back("the report says so");
  out.result = Decide(report, totals, out.reasons);
  constexpr size_t kMaxReasons = 32;  // of the gate's schema
  if (out.reasons.size() > kMaxReasons) {
    const size_t more = out.reasons.size() - (kMaxReasons - 1);
    out.reasons.resize(kMaxReasons - 1);
    out.reasons.push_back(fmt::format("and {} more", more));
  }
  Json subjects = Json::array();
  for (const auto& object : report["objects"]) {
    subjects.push_back({{"name", object["name"]}, {"digest", {{"sha256", object["sha256"]}}}});
  }
  Json statement;
  statement["_type"] = gate::kStatementType;
  statement["subject"] = subjects;
  statement["predicateType"] = type;
  statement["predicate"] = Predicate(report, report_sha256, validity, totals, out);
  out.text = WriteStrict(statement, "statement");
  CheckPayload(out.text, "statement");
  return out;
}

std::string MakePolicy(const std::string& statement, const std::vector<std::string>& hex_keys,
                       uint64_t threshold, uint64_t maximum_age, bool record) {
  CheckPayload(statement, "statement");
  const nlohmann::json s = ParseJson(statement, "statement");
  const auto& p = s["predicate"];
  bool dependent = false;
  for (const auto& kernel : p["kernels"]) dependent |= kernel["order"] == "dependent";
  Json policy;
  policy["policy"] = "urn:mxproof:gate-policy:1";
  policy["mode"] = record ? "record" : "enforce";
  policy["keys"] = hex_keys;
  policy["threshold"] = threshold;
  policy["predicateType"] = s["predicateType"];
  policy["mustPass"] = Pick(p["mustPass"], {"name", "version"});
  policy["maximumAge"] = maximum_age;
  policy["notBefore"] = p["issued"];
  policy["orderDependent"] = dependent ? "accept" : "refuse";
  policy["claims"] = PickAll(p["claims"], {"name", "value"});
  policy["waivers"] = PickAll(p["waivers"], {"id", "property", "scope"});
  policy["revokedKeys"] = Json::array();
  policy["revokedObjects"] = Json::array();
  const std::string text = policy.dump(2) + "\n";
  auto parsed = std::make_unique<mx_gate_policy>();
  mx_gate_verdict verdict;
  if (mx_gate_policy_parse(text.data(), text.size(), parsed.get(), &verdict) != MX_GATE_ALLOW) {
    Fail("{}", verdict.sentence);
  }
  return text;
}

void CheckPayload(std::string payload, const std::string& where) {
  if (payload.size() > gate::kMaxPayload) {
    Fail("{}: {} bytes; a statement has at most {}", where, payload.size(), gate::kMaxPayload);
  }
  auto statement = std::make_unique<gate::Statement>();
  mx_gate_verdict verdict{};
  if (gate::ParseStatement(payload.data(), payload.size(), statement.get(), &verdict) == MX_GATE_ALLOW)
    return;
  Fail("{}: {}: {}", where, mx_gate_code_name(verdict.code), verdict.sentence);
}

}  // namespace mx::certificate
