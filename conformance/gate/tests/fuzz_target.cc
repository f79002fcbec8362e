#include "conformance/gate/tests/fuzz_target.h"

#include "conformance/gate/envelope.h"
#include "conformance/gate/evidence.h"
#include "conformance/gate/tests/fixture.h"
#include "conformance/gate/tests/second_reader.h"

namespace mx::gate::test {

namespace {

const Case& Good() {
  static const Case good = [] {
    Case c;
    c.signers = {Key(1), Key(8)};  // the second is a stranger
    return c;
  }();
  return good;
}

mx_gate_policy Policy() {
  mx_gate_policy policy;
  mx_gate_verdict verdict;
  const std::string text = Good().Policy();
  mx_gate_policy_parse(text.data(), text.size(), &policy, &verdict);
  return policy;
}

Tree Plain(const Json& ordered) { return Tree::parse(ordered.dump()); }

}  // namespace

std::string FuzzStatement(const std::string& payload, uint64_t* taken) {
  static const auto statement = std::make_unique<Statement>();
  static const mx_gate_policy policy = Policy();
  static const Tree policy_tree = Plain(Good().policy);
  std::string text = payload;
  mx_gate_verdict verdict{};
  if (ParseStatement(text.data(), text.size(), statement.get(), &verdict) != MX_GATE_ALLOW) {
    return verdict.sentence[0] != 0 ? "" : "refused without a sentence";
  }
  ++*taken;
  const std::optional<Tree> tree = Read(payload);
  if (!tree) return "the second reader refuses it";
  if (ToTree(*statement) != *tree) return "the second reader reads something else";
  const bool rules = ShouldAllow(*tree, policy_tree, Good());
  if (CheckEvidence(*statement, policy, kNow, &verdict) != MX_GATE_ALLOW) {
    return rules ? "refused against the rules" : "";
  }
  Gate gate;
  Case signed_case = Good();
  signed_case.spoil_payload = [&](std::string& t) { t = payload; };
  mx_gate_verdict open{}, check{};
  const mx_gate* opened = gate.Open(signed_case.Envelope(), policy, kNow, &open);
  if (opened == nullptr || open.code != MX_GATE_ALLOW)
    return "the signed statement is refused, the bare one is not";
  const bool loaded = Check(opened, signed_case, &check);
  return loaded == rules ? "" : "the rules decide otherwise";
}

std::string FuzzEnvelope(const std::string& envelope, uint64_t* taken) {
  static const mx_gate_policy policy = Policy();
  static const Tree policy_tree = Plain(Good().policy);
  static const std::string payload = Base64(Good().Payload());
  Gate gate;
  mx_gate_verdict verdict{};
  if (gate.Open(envelope, policy, kNow, &verdict) == nullptr) return "no gate";
  if (verdict.code != MX_GATE_ALLOW) return verdict.allow != 0 ? "refused and allowed" : "";
  ++*taken;
  const std::optional<Tree> tree = Read(envelope);
  if (!tree) return "the second reader refuses it";
  if (tree->size() != 3 || (*tree)["payload"] != payload) return "a payload that nobody signed";
  if ((*tree)["payloadType"] != Good().payload_type) return "another type";
  return GoodSignatures(*tree, policy_tree) >= 1 ? "" : "too few good signatures";
}

std::string FuzzPolicy(const std::string& text, uint64_t* taken) {
  static const std::string envelope = Good().Envelope();
  static const Tree statement = Plain(Good().statement);
  mx_gate_policy policy;
  mx_gate_verdict verdict{};
  if (mx_gate_policy_parse(text.data(), text.size(), &policy, &verdict) != MX_GATE_ALLOW) {
    if (verdict.sentence[0] == 0) return "refused without a sentence";
    Gate gate;
    return gate.Open(envelope, policy, kNow, &verdict) != nullptr ? "a gate without a policy" : "";
  }
  ++*taken;
  const std::optional<Tree> tree = Read(text);
  if (!tree) return "the second reader refuses it";
  if (ToTree(policy) != *tree) return "the second reader reads something else";
  Gate gate;
  mx_gate_verdict open{}, check{};
  const mx_gate* opened = gate.Open(envelope, policy, kNow, &open);
  if (opened == nullptr) return "a policy that was parsed is refused";
  const bool loaded = Check(opened, Good(), &check);
  const int good = GoodSignatures(Plain(Tree::parse(envelope)), *tree);
  const bool rules = good >= 0 && good >= (*tree)["threshold"] && ShouldAllow(statement, *tree, Good());
  if (loaded != (rules || (*tree)["mode"] == "record")) return "the rules decide otherwise";
  return (check.code == MX_GATE_ALLOW) == rules ? "" : "the code says otherwise";
}

std::string FuzzOne(const std::string& bytes, uint64_t* taken) {
  if (bytes.empty()) return "";
  const std::string text = bytes.substr(1);
  const unsigned kind = static_cast<unsigned char>(bytes[0]) % 3;
  return kind == 0   ? FuzzStatement(text, taken)
         : kind == 1 ? FuzzEnvelope(text, taken)
                     : FuzzPolicy(text, taken);
}

}  // namespace mx::gate::test
