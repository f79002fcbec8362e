// Attacks and mistakes, one row each: what is done, and the code with which it is refused.
#include <gtest/gtest.h>

#include <set>

#include "conformance/gate/tests/fixture.h"

namespace mx::gate::test {
namespace {

struct Attack {
  const char* name;
  uint32_t code;
  const char* says;  // part of the sentence
  std::function<void(Case&)> make;
};

Json& Predicate(Case& c) { return c.statement["predicate"]; }
Json& Kernel(Case& c) { return Predicate(c)["kernels"][0]; }

Json Waiver(const char* scope) {
  return {
      {"id", "W-1"}, {"property", "gemm/tail"}, {"scope", scope}, {"expires", kNow + 10}, {"link", "none"}};
}

void AcceptWaiver(Case& c) {
  c.policy["waivers"] = Json::array({{{"id", "W-1"}, {"property", "gemm/tail"}, {"scope", "MI355X"}}});
}

// The payload of a signed certificate is replaced by an edited one.
void AfterSigning(Case& c, const std::function<void(Json&)>& edit) {
  Case changed = c;
  edit(Predicate(changed));
  c.change_envelope = [other = Base64(changed.Payload())](Json& e) { e["payload"] = other; };
}

const std::vector<Attack>& OfTheKernel() {
  static const std::vector<Attack> attacks = {
      {"EditedKernel", MX_GATE_OBJECT_UNKNOWN, "code object", [](Case& c) { c.object[9] ^= 1; }},
      {"TruncatedKernel", MX_GATE_OBJECT_UNKNOWN, "code object", [](Case& c) { c.object.pop_back(); }},
      {"AppendedToKernel", MX_GATE_OBJECT_UNKNOWN, "code object", [](Case& c) { c.object += '\0'; }},
      {"OtherSymbol", MX_GATE_SYMBOL, "found gemm_wgrad", [](Case& c) { c.symbol = "gemm_wgrad"; }},
      {"SymbolOfAnotherSubject", MX_GATE_SYMBOL, "symbol of this object",
       [](Case& c) {
         c.statement["subject"].push_back({{"name", "q.co"}, {"digest", {{"sha256", Hash("q")}}}});
         Json other = Kernel(c);
         other["object"] = Hash("q");
         other["symbol"] = "quantize";
         Predicate(c)["kernels"].push_back(other);
         c.symbol = "quantize";
       }},
      {"OtherTarget", MX_GATE_TARGET, "found gfx950:sramecc+:xnack+",
       [](Case& c) { c.target = "gfx950:sramecc+:xnack+"; }},
      {"TargetIsAPrefix", MX_GATE_TARGET, "target", [](Case& c) { c.target = "gfx950"; }},
      {"OtherSplitK", MX_GATE_LAUNCH_VALUE, "splitk: wanted 1 to 16",
       [](Case& c) { c.arguments[3].second = 17; }},
      {"KTooLarge", MX_GATE_LAUNCH_VALUE, "found 65792", [](Case& c) { c.arguments[2].second = 65'792; }},
      {"KOffTheMultiple", MX_GATE_LAUNCH_VALUE, "a multiple of 256",
       [](Case& c) { c.arguments[2].second = 4'000; }},
      {"ArgumentMissing", MX_GATE_LAUNCH_VALUE, "found none",
       [](Case& c) { c.arguments.erase(c.arguments.begin()); }},
      {"ArgumentTwice", MX_GATE_LAUNCH_VALUE, "more than one",
       [](Case& c) { c.arguments.emplace_back("K", 100'000); }},
      {"ArgumentUnknown", MX_GATE_LAUNCH_VALUE, "launch arguments",
       [](Case& c) { c.arguments.emplace_back("beta", 1); }},
      {"GridLeavesTilesOut", MX_GATE_GRID, "grid: wanted 8, found 7", [](Case& c) { c.grid[0] = 7; }},
      {"GridOfAnotherShape", MX_GATE_GRID, "wanted 4, found 5", [](Case& c) { c.grid[1] = 5; }},
      {"GridIgnoresSplitK", MX_GATE_GRID, "wanted 2, found 1", [](Case& c) { c.grid[2] = 1; }},
      {"GridIsZero", MX_GATE_GRID, "found 0", [](Case& c) { c.grid[0] = 0; }},
      {"GroupHalved", MX_GATE_GROUP, "wanted 256, found 128", [](Case& c) { c.group[0] = 128; }},
      {"GroupOfTwoRows", MX_GATE_GROUP, "wanted 1, found 2", [](Case& c) { c.group[1] = 2; }},
      {"MoreLds", MX_GATE_LDS, "found 1024", [](Case& c) { c.lds = 1'024; }},
      {"OtherDriver", MX_GATE_ENVIRONMENT, "hip: wanted 7.0.51831, found 7.1.0",
       [](Case& c) { c.facts[1].second = "7.1.0"; }},
      {"FactWithheld", MX_GATE_ENVIRONMENT, "found none", [](Case& c) { c.facts.pop_back(); }},
      {"FactTwice", MX_GATE_ENVIRONMENT, "more than one", [](Case& c) { c.facts.push_back(c.facts[0]); }},
      {"FactUnknown", MX_GATE_ENVIRONMENT, "facts", [](Case& c) { c.facts.emplace_back("firmware", "1"); }},
      {"ObjectRevoked", MX_GATE_OBJECT_REVOKED, "not revoked",
       [](Case& c) { c.policy["revokedObjects"] = Json::array({Hash(c.object)}); }},
  };
  return attacks;
}

const std::vector<Attack>& OfTheEnvelope() {
  static const std::vector<Attack> attacks = {
      {"UnknownSigner", MX_GATE_SIGNATURES_TOO_FEW, "found 0", [](Case& c) { c.signers = {Key(9)}; }},
      {"NoSignature", MX_GATE_SIGNATURES_TOO_FEW, "found 0", [](Case& c) { c.signers.clear(); }},
      {"OneOfTwoSigners", MX_GATE_SIGNATURES_TOO_FEW, "wanted 2", [](Case& c) { c.policy["threshold"] = 2; }},
      {"SameKeyTwice", MX_GATE_SIGNATURE_DUPLICATE, "every key once",
       [](Case& c) {
         c.policy["threshold"] = 2;
         c.signers = {Key(1), Key(1)};
       }},
      {"UnknownKeyTwice", MX_GATE_SIGNATURE_DUPLICATE, "every key once",
       [](Case& c) {
         c.signers = {Key(1), Key(8), Key(8)};
       }},
      {"StrangersDoNotCount", MX_GATE_SIGNATURES_TOO_FEW, "found 1",
       [](Case& c) {
         c.policy["threshold"] = 2;
         c.signers = {Key(1), Key(7), Key(8)};
       }},
      {"SignatureUnderAnotherKeyId", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) { c.change_envelope = [](Json& e) { e["signatures"][0]["keyid"] = Key(2).id; }; }},
      {"KeyRevoked", MX_GATE_KEY_REVOKED, "signatures",
       [](Case& c) { c.policy["revokedKeys"] = Json::array({Key(1).id}); }},
      {"EditedPayload", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) { AfterSigning(c, [](Json& p) { p["cases"]["required"] = 999; }); }},
      {"ReportSwapped", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) { AfterSigning(c, [](Json& p) { p["report"] = Hash("another report"); }); }},
      {"ExpiryMovedOn", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) { AfterSigning(c, [](Json& p) { p["expires"] = kExpires + 86'400; }); }},
      {"DomainWidened", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) {
         AfterSigning(c, [](Json& p) { p["kernels"][0]["launch"]["arguments"][2]["max"] = 1 << 20; });
       }},
      {"CanaryOutputsSwapped", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) {
         AfterSigning(c, [](Json& p) { p["canary"]["outputs"] = Hash("of a failing board"); });
       }},
      {"CertificateOfAnotherObject", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) {
         const std::string old = Hash(c.object);
         c.object += "patched";
         const std::string now = Hash(c.object);
         AfterSigning(c, [old, now](Json& p) {
           for (Json& kernel : p["kernels"]) kernel["object"] = kernel["object"] == old ? now : old;
         });
       }},
      {"ReplayedOnAnotherType", MX_GATE_PAYLOAD_TYPE, "payloadType",
       [](Case& c) { c.payload_type = "application/json"; }},
      {"TypeSwappedAfterSigning", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) {
         c.payload_type = "application/json";
         c.change_envelope = [](Json& e) { e["payloadType"] = "application/vnd.in-toto+json"; };
       }},
      {"PayloadSignedWithoutItsType", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) {
         const std::string bare = Base64(Sign(Key(1), c.Payload()));
         c.change_envelope = [bare](Json& e) { e["signatures"][0]["sig"] = bare; };
       }},
      {"TruncatedEnvelope", MX_GATE_ENVELOPE_JSON, "envelope",
       [](Case& c) { c.spoil_envelope = [](std::string& t) { t.resize(t.size() / 2); }; }},
      {"EmptyEnvelope", MX_GATE_ENVELOPE_SIZE, "found 0",
       [](Case& c) { c.spoil_envelope = [](std::string& t) { t.clear(); }; }},
      {"HugeEnvelope", MX_GATE_ENVELOPE_SIZE, "envelope",
       [](Case& c) { c.spoil_envelope = [](std::string& t) { t.append(300'000, ' '); }; }},
      {"TrailingBytes", MX_GATE_ENVELOPE_JSON, "nothing after",
       [](Case& c) { c.spoil_envelope = [](std::string& t) { t += "{}"; }; }},
      {"PayloadTwice", MX_GATE_ENVELOPE_JSON, "every key once",
       [](Case& c) { c.spoil_envelope = [](std::string& t) { t.insert(1, "\"payload\":\"e30=\","); }; }},
      {"UnknownEnvelopeKey", MX_GATE_ENVELOPE_JSON, "a key of the schema",
       [](Case& c) { c.change_envelope = [](Json& e) { e["note"] = "x"; }; }},
      {"UrlSafeBase64", MX_GATE_PAYLOAD_ENCODING, "payload",
       [](Case& c) { c.change_envelope = [](Json& e) { e["payload"] = "-_-_"; }; }},
      {"UnpaddedSignature", MX_GATE_SIGNATURE_ENCODING, "sig",
       [](Case& c) {
         c.change_envelope = [](Json& e) {
           std::string sig = e["signatures"][0]["sig"];
           sig.resize(sig.size() - 2);
           e["signatures"][0]["sig"] = sig;
         };
       }},
      {"OtherAddendOfTheGroupOrder", MX_GATE_SIGNATURE_WRONG, "by key",
       [](Case& c) {  // S + L satisfies the equation too; RFC 8032 5.1.7 refuses it
         static const uint8_t kOrder[32] = {0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7,
                                            0xa2, 0xde, 0xf9, 0xde, 0x14, 0,    0,    0,    0,    0,    0,
                                            0,    0,    0,    0,    0,    0,    0,    0,    0,    0x10};
         std::string sig = Sign(Key(1), Pae(c.payload_type, c.Payload()));
         unsigned carry = 0;
         for (int i = 0; i < 32; ++i) {
           carry += static_cast<uint8_t>(sig[32 + i]) + kOrder[i];
           sig[32 + i] = static_cast<char>(carry);
           carry >>= 8;
         }
         c.change_envelope = [sig](Json& e) { e["signatures"][0]["sig"] = Base64(sig); };
       }},
  };
  return attacks;
}

const std::vector<Attack>& OfTheStatement() {
  static const std::vector<Attack> attacks = {
      {"TrailingPayload", MX_GATE_STATEMENT_JSON, "nothing after",
       [](Case& c) { c.spoil_payload = [](std::string& t) { t += "x"; }; }},
      {"ResultTwice", MX_GATE_STATEMENT_JSON, "every key once",
       [](Case& c) {
         Predicate(c)["result"] = "FAIL";
         c.spoil_payload = [](std::string& t) { t.insert(t.find("\"level\""), "\"result\":\"PASS\","); };
       }},
      {"UnknownKey", MX_GATE_STATEMENT_JSON, "a key of the schema",
       [](Case& c) { Predicate(c)["ignore"] = "all"; }},
      {"NegativeNumber", MX_GATE_STATEMENT_JSON, "an integer",
       [](Case& c) { Predicate(c)["cases"]["failed"] = -1; }},
      {"FractionalNumber", MX_GATE_STATEMENT_JSON, "cases",
       [](Case& c) { Predicate(c)["cases"]["failed"] = 0.5; }},
      {"NumberOutOfRange", MX_GATE_STATEMENT_JSON, "2^53-1",
       [](Case& c) { Predicate(c)["expires"] = uint64_t{1} << 53; }},
      {"NumberThatWraps", MX_GATE_STATEMENT_JSON, "2^53-1",
       [](Case& c) {
         c.spoil_payload = [](std::string& t) {
           const std::string failed = "\"failed\":0";
           t.replace(t.find(failed), failed.size(), "\"failed\":18446744073709551616");
         };
       }},
      {"OtherStatementType", MX_GATE_STATEMENT_TYPE, "_type",
       [](Case& c) { c.statement["_type"] = "https://in-toto.io/Statement/v0.1"; }},
      {"VirtualEvidenceForTheCard", MX_GATE_PREDICATE_TYPE, "predicateType",
       [](Case& c) {
         c.statement["predicateType"] = MX_GATE_PREDICATE_VIRTUAL;
         Predicate(c)["device"]["kind"] = "vgpu";
         Predicate(c)["probe"] = "not-applicable";
       }},
      {"VirtualDeviceUnderTheTypeOfTheCard", MX_GATE_PREDICATE_TYPE, "device.kind",
       [](Case& c) { Predicate(c)["device"]["kind"] = "vgpu"; }},
      {"TwoSubjectsOfOneDigest", MX_GATE_STATEMENT_VALUE, "subject",
       [](Case& c) {
         Json second = c.statement["subject"][0];
         second["name"] = "other.co";
         c.statement["subject"].push_back(second);
       }},
      {"SubjectWithoutKernel", MX_GATE_STATEMENT_VALUE, "subject",
       [](Case& c) {
         c.statement["subject"].push_back({{"name", "q.co"}, {"digest", {{"sha256", Hash("q")}}}});
       }},
      {"KernelWithoutSubject", MX_GATE_STATEMENT_VALUE, "subjects",
       [](Case& c) { Predicate(c)["kernels"][1]["object"] = Hash("other"); }},
      {"KernelTwiceWithTwoDomains", MX_GATE_STATEMENT_VALUE, "once",
       [](Case& c) { Predicate(c)["kernels"][1]["symbol"] = "gemm_fprop"; }},
      {"ClaimTwice", MX_GATE_STATEMENT_VALUE, "claims",
       [](Case& c) {
         Predicate(c)["claims"].push_back({{"name", "profile"}, {"value", "any"}});
       }},
      {"CanaryEdited", MX_GATE_STATEMENT_VALUE, "canary.sha256",
       [](Case& c) { Predicate(c)["canary"]["cases"][1] = "quantize/mxfp4 rule=floor"; }},
      {"Failed", MX_GATE_RESULT, "wanted PASS, found FAIL", [](Case& c) { Predicate(c)["result"] = "FAIL"; }},
      {"Inconclusive", MX_GATE_RESULT, "found INCONCLUSIVE",
       [](Case& c) { Predicate(c)["result"] = "INCONCLUSIVE"; }},
      {"PassWithAFailure", MX_GATE_RESULT, "firstFailure",
       [](Case& c) { Predicate(c)["firstFailure"] = "gemm x"; }},
      {"PassWithReasons", MX_GATE_RESULT, "reasons",
       [](Case& c) { Predicate(c)["reasons"] = Json::array({"time"}); }},
      {"SmokeAsFull", MX_GATE_LEVEL, "wanted full, found smoke",
       [](Case& c) { Predicate(c)["level"] = "smoke"; }},
      {"DirtyTree", MX_GATE_TREE, "found dirty",
       [](Case& c) { Predicate(c)["simulator"]["tree"] = "dirty"; }},
      {"OneFailedCase", MX_GATE_CASES, "cases.failed", [](Case& c) { Predicate(c)["cases"]["failed"] = 1; }},
      {"TooFewCases", MX_GATE_CASES, "cases.executed",
       [](Case& c) { Predicate(c)["cases"]["executed"] = 999; }},
      {"NoCases", MX_GATE_CASES, "cases.required",
       [](Case& c) {
         Predicate(c)["cases"] = {{"required", 0}, {"executed", 0}, {"discarded", 0}, {"failed", 0}};
       }},
      {"MostlyDiscarded", MX_GATE_CASES, "discarded",
       [](Case& c) { Predicate(c)["cases"]["discarded"] = 5'000; }},
      {"PropertyNotPassed", MX_GATE_PROPERTIES, "wanted 60, found 59",
       [](Case& c) { Predicate(c)["properties"]["passed"] = 59; }},
      {"NoProperties", MX_GATE_PROPERTIES, "total",
       [](Case& c) {
         Predicate(c)["properties"] = {{"total", 0}, {"passed", 0}};
       }},
      {"CoverpointMissing", MX_GATE_COVERAGE, "wanted 214, found 213",
       [](Case& c) { Predicate(c)["coverage"]["hit"] = 213; }},
      {"NothingToCover", MX_GATE_COVERAGE, "coverage",
       [](Case& c) {
         Predicate(c)["coverage"] = {{"required", 0}, {"hit", 0}};
       }},
      {"RanOnce", MX_GATE_DETERMINISM, "runs", [](Case& c) { Predicate(c)["determinism"]["runs"] = 1; }},
      {"SelfCheckDidNotRun", MX_GATE_SELF_CHECK, "selfCheck",
       [](Case& c) { Predicate(c)["simulator"]["selfCheck"] = std::string(64, '0'); }},
      {"NoGoldenData", MX_GATE_SELF_CHECK, "golden",
       [](Case& c) { Predicate(c)["simulator"]["golden"] = std::string(64, '0'); }},
      {"SelfCheckMissing", MX_GATE_STATEMENT_JSON, "selfCheck",
       [](Case& c) { Predicate(c)["simulator"].erase("selfCheck"); }},
      {"ProfileNotProbed", MX_GATE_PROBE, "probe", [](Case& c) { Predicate(c)["probe"] = "not-run"; }},
      {"OldMustPassList", MX_GATE_MUST_PASS, "version",
       [](Case& c) { Predicate(c)["mustPass"]["version"] = 2; }},
      {"OtherMustPassList", MX_GATE_MUST_PASS, "mustPass.name",
       [](Case& c) { Predicate(c)["mustPass"]["name"] = "mxfp4-inference"; }},
      {"OtherScaleRule", MX_GATE_CLAIMS, "scale-rule: wanted even, found floor",
       [](Case& c) { Predicate(c)["claims"][0]["value"] = "floor"; }},
      {"ClaimMissing", MX_GATE_CLAIMS, "no such claim", [](Case& c) { Predicate(c)["claims"].erase(2); }},
      {"ClaimNobodyExpects", MX_GATE_CLAIMS, "hadamard",
       [](Case& c) {
         Predicate(c)["claims"].push_back({{"name", "hadamard"}, {"value", "16"}});
       }},
      {"WaiverNotAccepted", MX_GATE_WAIVER, "W-1",
       [](Case& c) { Predicate(c)["waivers"] = Json::array({Waiver("MI355X")}); }},
      {"WaiverOutOfScope", MX_GATE_WAIVER, "waivers.scope: wanted MI355X, found MI350X",
       [](Case& c) {
         AcceptWaiver(c);
         Predicate(c)["waivers"] = Json::array({Waiver("MI350X")});
       }},
      {"WaiverForAnotherDevice", MX_GATE_WAIVER, "waivers.scope: wanted MI350X, found MI355X",
       [](Case& c) {  // the policy accepts it, on the device that it is for
         AcceptWaiver(c);
         Predicate(c)["waivers"] = Json::array({Waiver("MI355X")});
         Predicate(c)["device"]["environment"][0]["value"] = "MI350X";
         c.facts[0].second = "MI350X";
       }},
      {"WaiverForNoDevice", MX_GATE_WAIVER, "wanted no device in the environment",
       [](Case& c) {
         AcceptWaiver(c);
         Predicate(c)["waivers"] = Json::array({Waiver("MI355X")});
         Predicate(c)["device"]["environment"].erase(0);
         c.facts.erase(c.facts.begin());
       }},
      {"WaiverOfAnotherProperty", MX_GATE_WAIVER, "W-1",
       [](Case& c) {
         AcceptWaiver(c);
         Json waiver = Waiver("MI355X");
         waiver["property"] = "gemm/bits";
         Predicate(c)["waivers"] = Json::array({waiver});
       }},
      {"WaiverRunsOutDuringTheJob", MX_GATE_WAIVER, "waiver",
       [](Case& c) {
         AcceptWaiver(c);
         Predicate(c)["waivers"] = Json::array({Waiver("MI355X")});
         c.checked = kNow + 10;
       }},
      {"OrderDependent", MX_GATE_ORDER, "gemm_fprop", [](Case& c) { Kernel(c)["order"] = "dependent"; }},
      {"NoCanary", MX_GATE_CANARY, "canary",
       [](Case& c) {
         Predicate(c)["canary"]["cases"] = Json::array();
         Predicate(c)["canary"]["sha256"] = Hash("");
       }},
      {"EmptyDomain", MX_GATE_STATEMENT_VALUE, "M",
       [](Case& c) { Kernel(c)["launch"]["arguments"][0]["min"] = 70'000; }},
      {"TileOfNothing", MX_GATE_STATEMENT_VALUE, "tiles",
       [](Case& c) { Kernel(c)["launch"]["grid"][0][0]["argument"] = "Z"; }},
      {"TwoAxes", MX_GATE_STATEMENT_VALUE, "three axes",
       [](Case& c) { Kernel(c)["launch"]["grid"].erase(2); }},
  };
  return attacks;
}

const std::vector<Attack>& OfTheTime() {
  static const std::vector<Attack> attacks = {
      {"Expired", MX_GATE_EXPIRED, "expires",
       [](Case& c) {
         c.policy["maximumAge"] = 1'000 * 86'400;
         c.opened = c.checked = kExpires;
       }},
      {"ExpiresDuringTheJob", MX_GATE_EXPIRED, "expires",
       [](Case& c) {
         c.policy["maximumAge"] = 1'000 * 86'400;
         c.checked = kExpires;
       }},
      {"NotYetValid", MX_GATE_NOT_YET_VALID, "issued", [](Case& c) { c.opened = c.checked = kIssued - 1; }},
      {"TooOld", MX_GATE_TOO_OLD, "age", [](Case& c) { c.opened = c.checked = kIssued + 90 * 86'400 + 1; }},
      {"TimeGoesBackwards", MX_GATE_CLOCK, "opening", [](Case& c) { c.checked = kNow - 1; }},
      {"ClockReset", MX_GATE_CLOCK, "policy", [](Case& c) { c.opened = c.checked = 0; }},
      {"ExpiresBeforeIssued", MX_GATE_STATEMENT_VALUE, "expires",
       [](Case& c) { Predicate(c)["expires"] = kIssued; }},
  };
  return attacks;
}

const std::vector<Attack>& OfThePolicy() {
  static const std::vector<Attack> attacks = {
      {"NoKeys", MX_GATE_BAD_POLICY, "keys", [](Case& c) { c.policy["keys"] = Json::array(); }},
      {"KeyTwice", MX_GATE_BAD_POLICY, "keys",
       [](Case& c) {
         c.policy["keys"] = {Key(1).hex, Key(1).hex};
       }},
      {"ThresholdZero", MX_GATE_BAD_POLICY, "threshold", [](Case& c) { c.policy["threshold"] = 0; }},
      {"ThresholdOutOfReach", MX_GATE_BAD_POLICY,
       "policy threshold: wanted 1 to the number of keys, 2, found 3",
       [](Case& c) { c.policy["threshold"] = 3; }},
      {"ThresholdThatWraps", MX_GATE_BAD_POLICY, "threshold",
       [](Case& c) { c.policy["threshold"] = (uint64_t{1} << 32) + 1; }},
      {"ModeMisspelled", MX_GATE_BAD_POLICY, "mode", [](Case& c) { c.policy["mode"] = "off"; }},
      {"ModeNumber", MX_GATE_BAD_POLICY, "mode",
       [](Case& c) { c.change_policy = [](mx_gate_policy& p) { p.mode = 2; }; }},
      {"TypeUnknown", MX_GATE_BAD_POLICY, "predicateType",
       [](Case& c) { c.policy["predicateType"] = "urn:mxproof:conformance:2"; }},
      {"PolicyKeyMissing", MX_GATE_BAD_POLICY, "revokedKeys", [](Case& c) { c.policy.erase("revokedKeys"); }},
      {"PolicyKeyUnknown", MX_GATE_BAD_POLICY, "schema", [](Case& c) { c.policy["allowAll"] = 1; }},
      {"PolicyTruncated", MX_GATE_BAD_POLICY, "policy",
       [](Case& c) { c.spoil_policy = [](std::string& t) { t.pop_back(); }; }},
      {"PolicyOfAnotherSize", MX_GATE_BAD_POLICY, "size",
       [](Case& c) { c.change_policy = [](mx_gate_policy& p) { p.size -= 8; }; }},
      {"PolicyTextWithoutEnd", MX_GATE_BAD_POLICY, "claims",
       [](Case& c) {
         c.change_policy = [](mx_gate_policy& p) {
           std::fill(std::begin(p.claims[0].value), std::end(p.claims[0].value), 'x');
         };
       }},
      {"PolicyCountBeyondCapacity", MX_GATE_BAD_POLICY, "counts",
       [](Case& c) { c.change_policy = [](mx_gate_policy& p) { p.claim_count = 1'000'000; }; }},
      {"PolicyAllZero", MX_GATE_BAD_POLICY, "size",
       [](Case& c) { c.change_policy = [](mx_gate_policy& p) { p = {}; }; }},
  };
  return attacks;
}

std::vector<Attack> All() {
  std::vector<Attack> all;
  for (const auto* part :
       {&OfTheKernel(), &OfTheEnvelope(), &OfTheStatement(), &OfTheTime(), &OfThePolicy()}) {
    all.insert(all.end(), part->begin(), part->end());
  }
  return all;
}

class AttackTest : public testing::TestWithParam<Attack> {};

TEST_P(AttackTest, IsRefused) {
  ASSERT_EQ(Judge(Case()).code(), uint32_t{MX_GATE_ALLOW});  // without the attack
  Case c;
  GetParam().make(c);
  const Answer answer = Judge(c);
  EXPECT_EQ(answer.code(), GetParam().code) << mx_gate_code_name(answer.code()) << ": " << answer.sentence();
  EXPECT_EQ(answer.check.allow, 0u);
  const std::string sentence = answer.sentence();
  EXPECT_NE(sentence.find(GetParam().says), std::string::npos) << sentence;
  EXPECT_NE(sentence.find(": wanted "), std::string::npos) << sentence;
  EXPECT_NE(sentence.find(", found "), std::string::npos) << sentence;
}

// Recording lets the same loads pass, says that they are uncertified and why; what is no policy records
// nothing.
TEST_P(AttackTest, IsRecordedWhereThePolicyRecords) {
  Case c;
  c.policy["mode"] = "record";
  GetParam().make(c);
  const Answer answer = Judge(c);
  EXPECT_EQ(answer.code(), GetParam().code) << answer.sentence();
  EXPECT_EQ(answer.check.allow, answer.code() == MX_GATE_BAD_POLICY ? 0u : 1u);
}

INSTANTIATE_TEST_SUITE_P(Every, AttackTest, testing::ValuesIn(All()),
                         [](const testing::TestParamInfo<Attack>& info) {
                           return std::string(info.param.name);
                         });

// Each code of mx_gate.h has a row; the two of misuse and of the canary's outputs have tests of their own.
TEST(Attacks, EveryCodeIsReached) {
  std::set<uint32_t> reached;
  for (const Attack& attack : All()) reached.insert(attack.code);
  for (uint32_t code = 1; code < 100; ++code) {
    const bool known = std::string(mx_gate_code_name(code)) != "UNKNOWN";
    if (code == MX_GATE_BAD_ARGUMENT) continue;
    EXPECT_EQ(reached.count(code), known ? 1u : 0u) << code;
  }
  EXPECT_GE(All().size(), 110u);
  std::printf("%zu attacks and mistakes\n", All().size());
}

}  // namespace
}  // namespace mx::gate::test
