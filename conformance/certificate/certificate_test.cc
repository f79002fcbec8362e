// From the example report to a statement, an envelope, a policy and the gate's verdict; what the report may
// not say.
#include <gtest/gtest.h>

#include <functional>

#include "conformance/certificate/envelope.h"
#include "conformance/certificate/report.h"
#include "conformance/certificate/schema.h"
#include "conformance/certificate/show.h"
#include "conformance/certificate/statement.h"
#include "conformance/gate/mx_gate.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/io/atomic_file.h"

namespace mx::certificate {
namespace {

using Json = nlohmann::json;

const Validity kValidity{1'780'100'000, 1'790'000'000};

Json Example() { return ParseReport(ReadFile(MX_REPORT), "report.json"); }

NewStatement Make(const std::function<void(Json&)>& change = {}) {
  Json report = Example();
  if (change) change(report);
  return MakeStatement(ParseReport(report.dump(), "report.json"), Sha256Hex(report.dump()), kValidity);
}

Json Probe(const std::string& sha256, const char* profile, bool confirmed) {
  return {{"sha256", sha256}, {"profile", profile}, {"confirmed", confirmed}};
}

void Waive(Json& r, const char* scope, uint64_t expires) {
  r["properties"][1]["result"] = "WAIVED";
  r["properties"][1]["failed"] = 2;
  r["waivers"] = Json::array({{{"id", "W-7"},
                               {"property", "gemm/tails"},
                               {"scope", scope},
                               {"expires", expires},
                               {"link", "tracker 12"}}});
}

std::string Refusal(const std::function<void()>& call) {
  try {
    call();
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

// The gate's verdict on the statement, signed, under the policy made for it, for the one load that it speaks
// of.
mx_gate_verdict Verdict(const NewStatement& statement, const std::string& object = "abc") {
  const PrivateKey key = PrivateKey::FromSeed({1});
  Envelope envelope{statement.text, {}};
  AddSignature(&envelope, key.public_key(), key.Sign(BytesToSign(envelope.payload)));
  const std::string text = WriteEnvelope(envelope);
  const std::string json = MakePolicy(statement.text, {HexKey(key.public_key())}, 1, 90 * 86'400, false);
  auto policy = std::make_unique<mx_gate_policy>();
  mx_gate_verdict verdict;
  EXPECT_EQ(mx_gate_policy_parse(json.data(), json.size(), policy.get(), &verdict), 0u) << verdict.sentence;
  std::vector<std::max_align_t> memory(mx_gate_bytes() / sizeof(std::max_align_t) + 1);
  const uint64_t now = kValidity.issued + 5;
  const mx_gate* gate =
      mx_gate_open(memory.data(), mx_gate_bytes(), text.data(), text.size(), policy.get(), now, &verdict);
  const mx_gate_number arguments[] = {{"M", 200}, {"N", 129}, {"K", 4096}};
  const mx_gate_launch launch{sizeof launch, {2, 2, 1}, {256, 1, 1}, 0, 3, arguments};
  const mx_gate_fact facts[] = {{"compiler", "clang 21.1.0"}, {"device", "vgpu"}};
  const mx_gate_environment where{sizeof where, "gfx950:sramecc+:xnack-", 2, facts};
  mx_gate_check(gate, object.data(), object.size(), "gemm_mxfp4_fprop", &launch, &where, now, &verdict);
  return verdict;
}

TEST(Certificate, OfTheExampleIsAllowed) {
  const NewStatement made = Make();
  EXPECT_EQ(made.result, "PASS");
  EXPECT_TRUE(made.reasons.empty());
  const mx_gate_verdict verdict = Verdict(made);
  EXPECT_EQ(verdict.code, 0u) << verdict.sentence;
  EXPECT_EQ(Verdict(made, "abd").code, uint32_t{MX_GATE_OBJECT_UNKNOWN});
}

TEST(Certificate, CountsAnew) {
  const Json statement = Json::parse(Make().text);
  const Json& p = statement["predicate"];
  EXPECT_EQ(statement["predicateType"], MX_GATE_PREDICATE_VIRTUAL);
  EXPECT_EQ(p["cases"], Json::parse(R"({"required":496,"executed":516,"discarded":3,"failed":0})"));
  EXPECT_EQ(p["properties"], Json::parse(R"({"total":2,"passed":2})"));
  EXPECT_EQ(p["coverage"], Json::parse(R"({"required":3,"hit":3})"));
  EXPECT_EQ(p["canary"]["sha256"], Sha256Hex("gemm m=16 n=16 k=128 seed=1\ngemm m=17 n=5 k=160 seed=2\n"));
  EXPECT_EQ(p["canary"]["outputs"], Sha256Hex(Example()["canary"][0]["output"].get<std::string>() + "\n" +
                                              Example()["canary"][1]["output"].get<std::string>() + "\n"));
  EXPECT_EQ(p["report"], Sha256Hex(Example().dump()));
}

struct Change {
  const char* name;
  std::function<void(Json&)> make;
  const char *result, *reason;
  uint32_t code;
};

const std::vector<Change>& Changes() {
  static const std::vector<Change> changes = {
      {"Smoke", [](Json& r) { r["level"] = "smoke"; }, "PASS", nullptr, MX_GATE_LEVEL},
      {"DirtyTree", [](Json& r) { r["simulator"]["tree"] = "dirty"; }, "INCONCLUSIVE", "dirty",
       MX_GATE_RESULT},
      {"NoSelfCheck", [](Json& r) { r["simulator"]["selfCheck"] = std::string(64, '0'); }, "INCONCLUSIVE",
       "self-check", MX_GATE_RESULT},
      {"CoverpointNotHit", [](Json& r) { r["coverage"][1]["hits"] = 0; }, "INCONCLUSIVE", "gemm/scale-nan",
       MX_GATE_RESULT},
      {"NoCoverpoints", [](Json& r) { r["coverage"] = Json::array(); }, "INCONCLUSIVE", "coverpoint",
       MX_GATE_RESULT},
      {"NoProperties", [](Json& r) { r["properties"] = Json::array(); }, "INCONCLUSIVE", "property",
       MX_GATE_RESULT},
      {"TooFewCases", [](Json& r) { r["properties"][0]["executed"] = 399; }, "INCONCLUSIVE", "too few cases",
       MX_GATE_RESULT},
      {"ZeroCases", [](Json& r) { r["properties"][0]["required"] = r["properties"][0]["executed"] = 0; },
       "INCONCLUSIVE", "too few cases", MX_GATE_RESULT},
      {"PropertyInconclusive", [](Json& r) { r["properties"][1]["result"] = "INCONCLUSIVE"; }, "INCONCLUSIVE",
       "gemm/tails", MX_GATE_RESULT},
      {"NoGoldenData", [](Json& r) { r["simulator"]["golden"] = std::string(64, '0'); }, "INCONCLUSIVE",
       "golden", MX_GATE_RESULT},
      {"WaivedButNotRun",
       [](Json& r) {
         Waive(r, "vgpu", 1'785'000'000);
         r["properties"][1]["executed"] = r["properties"][1]["required"].get<int>() - 1;
       },
       "INCONCLUSIVE", "gemm/tails", MX_GATE_RESULT},
      {"WaivedWithoutAWaiver", [](Json& r) { r["properties"][1]["result"] = "WAIVED"; }, "INCONCLUSIVE",
       "gemm/tails", MX_GATE_RESULT},
      {"MostlyDiscarded", [](Json& r) { r["properties"][0]["discarded"] = 517; }, "INCONCLUSIVE",
       "most cases were discarded: 517, and 516 executed", MX_GATE_RESULT},
      {"RanOnce", [](Json& r) { r["determinism"]["runs"] = 1; }, "INCONCLUSIVE", "twice", MX_GATE_RESULT},
      {"NoCanary", [](Json& r) { r["canary"] = Json::array(); }, "INCONCLUSIVE", "canary", MX_GATE_RESULT},
      {"ReportInconclusive", [](Json& r) { r["result"] = "INCONCLUSIVE"; }, "INCONCLUSIVE", "report",
       MX_GATE_RESULT},
      {"CardNotProbed",
       [](Json& r) {
         r["device"]["kind"] = "hip";
         r["probe"] = Probe(std::string(64, '0'), "none", false);
       },
       "INCONCLUSIVE", "probe", MX_GATE_PROBE},
      {"ProfileRefuted",
       [](Json& r) {
         r["device"]["kind"] = "hip";
         r["probe"] = Probe(std::string(64, '1'), "seq32", false);
       },
       "INCONCLUSIVE", "probe", MX_GATE_PROBE},
      {"AnotherProfileConfirmed",
       [](Json& r) {
         r["device"]["kind"] = "hip";
         r["probe"] = Probe(std::string(64, '1'), "seq64", true);
       },
       "INCONCLUSIVE", "probe", MX_GATE_PROBE},
      {"Failed",
       [](Json& r) {
         r["result"] = "FAIL";
         r["firstFailure"] = "gemm m=1 n=1 k=32 seed=7";
         r["properties"][0]["result"] = "FAIL";
         r["properties"][0]["failed"] = 3;
       },
       "FAIL", "gemm/bits", MX_GATE_RESULT},
  };
  return changes;
}

TEST(Certificate, NothingThatIsMissingBecomesAFullPass) {
  for (const Change& change : Changes()) {
    const NewStatement made = Make(change.make);
    EXPECT_EQ(made.result, change.result) << change.name;
    std::string reasons;
    for (const std::string& reason : made.reasons) reasons += reason + "\n";
    EXPECT_EQ(reasons.empty(), change.reason == nullptr) << change.name;
    if (change.reason != nullptr) {
      EXPECT_NE(reasons.find(change.reason), std::string::npos) << change.name << ": " << reasons;
    }
    const mx_gate_verdict verdict = Verdict(made);
    EXPECT_EQ(verdict.code, change.code) << change.name << ": " << verdict.sentence;
  }
}

TEST(Certificate, AConfirmedCardGetsTheGreaterType) {
  const NewStatement made = Make([](Json& r) {
    r["device"]["kind"] = "hip";
    r["probe"] = Probe(std::string(64, '1'), "seq32", true);
  });
  EXPECT_EQ(made.result, "PASS");
  EXPECT_EQ(Json::parse(made.text)["predicateType"], MX_GATE_PREDICATE_DEVICE);
  EXPECT_EQ(Verdict(made).code, 0u);
}

TEST(Certificate, AWaiverExcusesItsProperty) {
  const NewStatement made = Make([](Json& r) { Waive(r, "vgpu", 1'785'000'000); });
  EXPECT_EQ(made.result, "PASS");
  EXPECT_EQ(Verdict(made).code, 0u);  // the policy made for it accepts the waiver
}

TEST(Certificate, ManyReasonsAreCounted) {
  const NewStatement made = Make([](Json& r) {
    for (int i = 0; i < 100; ++i) r["coverage"].push_back({{"point", fmt::format("p{}", i)}, {"hits", 0}});
  });
  ASSERT_EQ(made.reasons.size(), 32u);
  EXPECT_EQ(made.reasons.back(), "and 69 more");
}

TEST(Report, ContradictionsAreRefused) {
  const std::vector<std::pair<std::function<void(Json&)>, const char*>> cases = {
      {[](Json& r) { r["properties"][0]["failed"] = 1; }, "is called PASS with 1 failed"},
      {[](Json& r) { r["properties"][0]["failed"] = 421; }, "\"gemm/bits\": 421 of 420 cases failed"},
      {[](Json& r) { r["properties"][1]["result"] = "UNSUPPORTED"; }, "is called UNSUPPORTED, 96 cases were"},
      {[](Json& r) { Waive(r, "MI355X", 1'785'000'000); }, "W-7: scope: wanted \"vgpu\""},
      {[](Json& r) { Waive(r, "vgpu", r["finished"]); }, "W-7: it had run out"},
      {[](Json& r) { r[std::string(1'000'000, 'k')] = 1; }, "kkk...: unknown key"},
      {[](Json& r) { r["firstFailure"] = "gemm"; }, "the report is called PASS"},
      {[](Json& r) { r["device"]["kind"] = "sim"; }, "is not certified"},
      {[](Json& r) { r["finished"] = kValidity.issued + 1; }, "issued: earlier"},
      {[](Json& r) { r["started"] = 1'780'003'601; }, "finished: earlier"},
      {[](Json& r) { r["objects"].push_back(r["objects"][0]); }, "objects: \"gemm_mxfp4.co\" is there twice"},
      {[](Json& r) { r["claims"].push_back(r["claims"][0]); }, "claims: \"scale-rule\" is there twice"},
      {[](Json& r) { r["properties"].push_back(r["properties"][0]); }, "twice"},
      {[](Json& r) { r["coverage"].push_back(r["coverage"][0]); }, "twice"},
      {[](Json& r) { r["objects"][0]["kernels"].push_back(r["objects"][0]["kernels"][0]); },
       "symbol of an object once"},
      {[](Json& r) { r["objects"][0]["kernels"][0]["launch"]["grid"][0][0]["argument"] = "Q"; },
       "launch arguments"},
      {[](Json& r) { r["objects"][0]["kernels"][0]["launch"]["grid"].erase(0); }, "grid: 2 entries; 3 to 3"},
      {[](Json& r) { r["properties"][0]["failed"] = -1; }, "properties[0].failed: -1 is no integer"},
      {[](Json& r) { r["attempt"] = 1.5; }, "attempt: 1.5 is no integer"},
      {[](Json& r) { r["run"] = ""; }, "run: \"\" is no text"},
      {[](Json& r) {
         r["run"] =
             "n\xc3\xa4"
             "chtlich";
       },
       "is no text of printable ASCII"},
      {[](Json& r) { r["level"] = "FULL"; }, "level: \"FULL\" is none of smoke, full"},
      {[](Json& r) { r["simulator"]["build"] = "0x12"; }, "simulator.build"},
      {[](Json& r) { r["extra"] = 1; }, "\"extra\": unknown key"},
      {[](Json& r) { r.erase("canary"); }, "canary: missing"},
      {[](Json& r) { r["probe"] = "not-run"; }, "probe: \"not-run\" is none of not-applicable"},
      {[](Json& r) { r["probe"] = Probe(std::string(64, '1'), "seq32", true); }, "probe: a card has"},
      {[](Json& r) { r["device"]["kind"] = "hip"; }, "probe: a card has"},
      {[](Json& r) {
         r["device"]["kind"] = "hip";
         r["probe"] = {{"sha256", std::string(64, '1')}, {"profile", "seq32"}, {"confirmed", 1}};
       },
       "probe.confirmed: 1 is no true or false"},
      {[](Json& r) { r["report"] = "urn:mxproof:report:2"; }, "no report of this version"},
  };
  for (const auto& [change, says] : cases) {
    const std::string refusal = Refusal([edit = change] { Make(edit); });
    EXPECT_NE(refusal.find(says), std::string::npos) << says << ": " << refusal;
  }
}

TEST(Report, EveryFieldIsNeeded) {
  const Json example = Example();
  size_t removed = 0;
  const Json flat = example.flatten();
  for (const auto& item : flat.items()) {
    for (Json::json_pointer path(item.key()); !path.empty(); path = path.parent_pointer()) {
      Json report = example;
      Json& parent = report[path.parent_pointer()];
      if (!parent.is_object()) continue;
      parent.erase(path.back());
      ++removed;
      EXPECT_NE(Refusal([&] { ParseReport(report.dump(), "r"); }), "") << path;
    }
  }
  EXPECT_GT(removed, 150u);
}

TEST(Envelope, RoundTripsAndRefusesASecondSignatureOfAKey) {
  const NewStatement made = Make();
  const PrivateKey one = PrivateKey::FromSeed({1}), two = PrivateKey::FromSeed({2});
  Envelope envelope = ParseEnvelope(made.text + "\n", "s");  // a bare statement, as cert create writes it
  EXPECT_EQ(envelope.payload, made.text);
  const std::string bytes = BytesToSign(made.text);
  EXPECT_EQ(bytes.substr(0, 43), fmt::format("DSSEv1 28 application/vnd.in-toto+json {}", made.text.size()));
  AddSignature(&envelope, one.public_key(), one.Sign(bytes));
  AddSignature(&envelope, two.public_key(), two.Sign(bytes));
  EXPECT_NE(Refusal([&] { AddSignature(&envelope, one.public_key(), one.Sign(bytes)); }), "");
  EXPECT_NE(Refusal([&] { AddSignature(&envelope, two.public_key(), one.Sign(bytes)); }), "");
  EXPECT_NE(Refusal([&] { AddSignature(&envelope, one.public_key(), one.Sign(made.text)); }), "");
  const Envelope again = ParseEnvelope(WriteEnvelope(envelope), "e");
  EXPECT_EQ(again.payload, made.text);
  ASSERT_EQ(again.signatures.size(), 2u);
  EXPECT_EQ(again.signatures[1].key_id, KeyId(two.public_key()));
  EXPECT_EQ(again.signatures[1].signature, two.Sign(bytes));
}

TEST(Envelope, OfAnotherTypeOrShapeIsRefused) {
  for (const char* text :
       {"", "[]", "{}", R"({"payload":"e30=","payloadType":"application/json","signatures":[]})",
        R"({"payload":"e30=","payloadType":"application/vnd.in-toto+json","signatures":[]})",
        R"({"payload":"e30","payloadType":"application/vnd.in-toto+json","signatures":[]})",
        R"({"_type":"https://in-toto.io/Statement/v1"})"}) {
    EXPECT_NE(Refusal([&] { ParseEnvelope(text, "e"); }), "") << text;
  }
}

TEST(StrictJson, WritesWhatTheGateReads) {
  using Ordered = nlohmann::ordered_json;
  EXPECT_EQ(WriteStrict(Ordered::parse(R"({"b":[1,"a\"\\/"],"a":{}})"), "x"), R"({"b":[1,"a\"\\/"],"a":{}})");
  for (const char* bad :
       {"[null]", "[true]", "[-1]", "[1.0]", "[9007199254740992]", "[\"\\n\"]", "[\"\\u00e4\"]"}) {
    EXPECT_NE(Refusal([&] { WriteStrict(Ordered::parse(bad), "x"); }), "") << bad;
  }
}

TEST(Show, NamesWhatMatters) {
  const NewStatement made = Make([](Json& r) { r["level"] = "smoke"; });
  const std::string text = ShowText({made.text, {}});
  for (const char* part :
       {"PASS (smoke)", "signed by     nobody", "ceil(N/128) x ceil(M/128) x 1", "256 x 1 x 1",
        "32 to 65536, multiple of 32", "2026-05-30T00:13:20Z", "virtual MI355X (vgpu)", "516 of 496"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
}

TEST(Dates, AreThoseOfTheCalendar) {
  const std::pair<uint64_t, const char*> dates[] = {{0, "1970-01-01T00:00:00Z"},
                                                    {951'782'400, "2000-02-29T00:00:00Z"},
                                                    {1'780'000'000, "2026-05-28T20:26:40Z"},
                                                    {4'102'444'799, "2099-12-31T23:59:59Z"}};
  for (const auto& [seconds, text] : dates) {
    EXPECT_EQ(DateText(seconds), text);
    EXPECT_EQ(ParseDate(text), seconds);
    EXPECT_EQ(ParseDate(std::to_string(seconds)), seconds);
  }
  EXPECT_EQ(ParseDate("2026-05-28"), 1'780'000'000u / 86'400 * 86'400);
  for (const char* bad :
       {"", "tomorrow", "2026-02-30", "2026-13-01", "2026-05-28T24:00:00Z", "2026-05-28T10:00", "2026-05-28x",
        "1e9", "-1", "1969-12-31", "99999999999999999999"}) {
    EXPECT_NE(Refusal([&] { ParseDate(bad); }), "") << bad;
  }
}

}  // namespace
}  // namespace mx::certificate
