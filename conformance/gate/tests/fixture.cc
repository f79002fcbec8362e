#include "conformance/gate/tests/fixture.h"

#include <cstddef>

namespace mx::gate::test {

namespace {

std::string Hex(const uint8_t* bytes, size_t size) {
  std::string hex(2 * size + 1, 0);
  sodium_bin2hex(hex.data(), hex.size(), bytes, size);
  hex.pop_back();
  return hex;
}

Json Tile(const char* name, int tile) { return {{"argument", name}, {"tile", tile}}; }
Json Range(const char* name, uint64_t min, uint64_t max, uint64_t multiple) {
  return {{"name", name}, {"min", min}, {"max", max}, {"multiple", multiple}};
}
Json Pair(const char* name, const char* value) { return {{"name", name}, {"value", value}}; }

Json Kernel(const std::string& object, const char* symbol, const std::string& target) {
  const Json grid = {Json::array({Tile("N", 256)}), Json::array({Tile("M", 256)}),
                     Json::array({Tile("splitk", 1)})};
  const Json arguments = {Range("M", 1, 65536, 1), Range("N", 256, 65536, 256), Range("K", 256, 65536, 256),
                          Range("splitk", 1, 16, 1)};
  return {{"object", object},
          {"symbol", symbol},
          {"target", target},
          {"order", "independent"},
          {"launch",
           {{"grid", grid},
            {"group", {256, 1, 1}},
            {"dynamicLds", {{"min", 0}, {"max", 0}}},
            {"arguments", arguments}}}};
}

Json Predicate(const std::string& object, const std::string& target) {
  const Json canary = {"gemm/mfma profile=seq32 m=16 \"quoted\" back\\slash", "quantize/mxfp4 rule=even"};
  std::string lines;
  for (const auto& line : canary) lines += line.get<std::string>() + "\n";
  return {
      {"result", "PASS"},
      {"level", "full"},
      {"reasons", Json::array()},
      {"standard", "OCP-MX-1.0"},
      {"mustPass", {{"name", "mxfp4-training"}, {"version", 3}, {"sha256", Hash("must-pass")}}},
      {"claims", {Pair("scale-rule", "even"), Pair("rounding", "rne"), Pair("profile", "seq32")}},
      {"kernels", {Kernel(object, "gemm_fprop", target), Kernel(object, "gemm_dgrad", target)}},
      {"device",
       {{"kind", "hip"},
        {"name", "AMD Instinct MI355X"},
        {"count", 8},
        {"set", Hash("boards")},
        {"environment", {Pair("device", "MI355X"), Pair("hip", "7.0.51831")}}}},
      {"probe", "confirmed"},
      {"simulator",
       {{"version", "0.1.0"},
        {"commit", "0123456789abcdef"},
        {"tree", "clean"},
        {"simd", "AVX3"},
        {"build", Hash("binary")},
        {"selfCheck", Hash("self-check")},
        {"golden", Hash("golden")}}},
      {"cases", {{"required", 1000}, {"executed", 1100}, {"discarded", 10}, {"failed", 0}}},
      {"properties", {{"total", 60}, {"passed", 60}}},
      {"coverage", {{"required", 214}, {"hit", 214}}},
      {"determinism", {{"runs", 3}, {"sha256", Hash("same")}}},
      {"seed", {{"rule", "sha256(rule|object|property|nonce)"}, {"nonce", "n-1"}, {"value", "0x1234"}}},
      {"run", "run-1"},
      {"attempt", 1},
      {"waivers", Json::array()},
      {"firstFailure", "none"},
      {"canary", {{"cases", canary}, {"sha256", Hash(lines)}, {"outputs", Hash("canary outputs")}}},
      {"report", Hash("report")},
      {"issued", kIssued},
      {"expires", kExpires},
  };
}

}  // namespace

Key::Key(uint8_t seed) {
  uint8_t bytes[crypto_sign_SEEDBYTES];
  std::fill(std::begin(bytes), std::end(bytes), seed);
  crypto_sign_seed_keypair(open.data(), secret.data(), bytes);
  hex = Hex(open.data(), open.size());
  id = Hash(std::string(reinterpret_cast<const char*>(open.data()), open.size()));
}

std::string Hash(const std::string& bytes) {
  uint8_t digest[32];
  crypto_hash_sha256(digest, reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size());
  return Hex(digest, sizeof digest);
}

std::string Base64(const std::string& bytes) {
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), 0);
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size(),
                    sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();
  return text;
}

std::string Pae(const std::string& type, const std::string& payload) {
  return "DSSEv1 " + std::to_string(type.size()) + " " + type + " " + std::to_string(payload.size()) + " " +
         payload;
}

std::string Sign(const Key& key, const std::string& message) {
  std::string signature(crypto_sign_BYTES, 0);
  crypto_sign_detached(reinterpret_cast<uint8_t*>(signature.data()), nullptr,
                       reinterpret_cast<const uint8_t*>(message.data()), message.size(), key.secret.data());
  return signature;
}

Case::Case()
    : object(
          "\x7f"
          "ELF and the rest of a code object"),
      signers{Key(1)} {
  statement = {{"_type", "https://in-toto.io/Statement/v1"},
               {"subject", Json::array({{{"name", "gemm.co"}, {"digest", {{"sha256", Hash(object)}}}}})},
               {"predicateType", MX_GATE_PREDICATE_DEVICE},
               {"predicate", Predicate(Hash(object), target)}};
  policy = {{"policy", "urn:mxproof:gate-policy:1"},
            {"mode", "enforce"},
            {"keys", {Key(1).hex, Key(2).hex}},
            {"threshold", 1},
            {"predicateType", MX_GATE_PREDICATE_DEVICE},
            {"mustPass", {{"name", "mxfp4-training"}, {"version", 3}}},
            {"maximumAge", 90 * 86'400},
            {"notBefore", kIssued - 86'400},
            {"orderDependent", "refuse"},
            {"claims", {Pair("scale-rule", "even"), Pair("rounding", "rne"), Pair("profile", "seq32")}},
            {"waivers", Json::array()},
            {"revokedKeys", Json::array()},
            {"revokedObjects", Json::array()}};
}

std::string Case::Payload() const {
  std::string payload = statement.dump();
  if (spoil_payload) spoil_payload(payload);
  return payload;
}

std::string Case::Envelope() const {
  const std::string payload = Payload();
  Json envelope = {
      {"payload", Base64(payload)}, {"payloadType", payload_type}, {"signatures", Json::array()}};
  for (const Key& key : signers) {
    envelope["signatures"].push_back(
        {{"keyid", key.id}, {"sig", Base64(Sign(key, Pae(payload_type, payload)))}});
  }
  if (change_envelope) change_envelope(envelope);
  std::string text = envelope.dump();
  if (spoil_envelope) spoil_envelope(text);
  return text;
}

std::string Case::Policy() const {
  std::string text = policy.dump();
  if (spoil_policy) spoil_policy(text);
  return text;
}

uint32_t Answer::code() const {
  return policy.code != 0 ? policy.code : open.code != 0 ? open.code : check.code;
}

const char* Answer::sentence() const {
  return policy.code != 0 ? policy.sentence : open.code != 0 ? open.sentence : check.sentence;
}

bool Check(const mx_gate* gate, const Case& c, mx_gate_verdict* out) {
  std::vector<mx_gate_number> arguments;
  for (const auto& argument : c.arguments) arguments.push_back({argument.first.c_str(), argument.second});
  std::vector<mx_gate_fact> facts;
  for (const auto& fact : c.facts) facts.push_back({fact.first.c_str(), fact.second.c_str()});
  mx_gate_launch launch{};
  launch.size = sizeof launch;
  std::copy(c.grid.begin(), c.grid.end(), launch.grid);
  std::copy(c.group.begin(), c.group.end(), launch.group);
  launch.dynamic_lds = c.lds;
  launch.arguments = arguments.data();
  launch.argument_count = static_cast<uint32_t>(arguments.size());
  const mx_gate_environment environment{sizeof environment, c.target.c_str(),
                                        static_cast<uint32_t>(facts.size()), facts.data()};
  return mx_gate_check(gate, c.object.data(), c.object.size(), c.symbol.c_str(), &launch, &environment,
                       c.checked, out) == 1;
}

Answer Judge(const Case& c) {
  Answer answer;
  mx_gate_policy policy;
  const std::string text = c.Policy();
  if (mx_gate_policy_parse(text.data(), text.size(), &policy, &answer.policy) != MX_GATE_ALLOW) return answer;
  if (c.change_policy) c.change_policy(policy);
  Gate gate;
  if (mx_gate* open = gate.Open(c.Envelope(), policy, c.opened, &answer.open)) Check(open, c, &answer.check);
  return answer;
}

}  // namespace mx::gate::test
