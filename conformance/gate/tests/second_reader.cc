#include "conformance/gate/tests/second_reader.h"

#include <algorithm>
#include <set>

namespace mx::gate::test {

namespace {

std::string Str(Text text) { return {text.data, text.size}; }

std::string Hex(const uint8_t* bytes) {
  std::string hex(65, 0);
  sodium_bin2hex(hex.data(), hex.size(), bytes, 32);
  hex.pop_back();
  return hex;
}

template <typename T, size_t kCapacity, typename Function>
Tree Each(const List<T, kCapacity>& list, Function function) {
  Tree out = Tree::array();
  for (const T& item : list) out.push_back(function(item));
  return out;
}

Tree PairTree(const Pair& p) { return {{"name", Str(p.name)}, {"value", Str(p.value)}}; }

Tree AxisTree(const Axis& axis) {
  return Each(axis, [](const Tile& t) { return Tree{{"argument", Str(t.argument)}, {"tile", t.tile}}; });
}

Tree KernelTree(const Kernel& k) {
  const Launch& l = k.launch;
  return {{"object", Hex(k.object.bytes)},
          {"symbol", Str(k.symbol)},
          {"target", Str(k.target)},
          {"order", Str(k.order)},
          {"launch",
           {{"grid", Each(l.grid, AxisTree)},
            {"group", Each(l.group, [](uint64_t n) { return Tree(n); })},
            {"dynamicLds", {{"min", l.min_lds}, {"max", l.max_lds}}},
            {"arguments", Each(l.arguments, [](const Range& r) {
               return Tree{{"name", Str(r.name)}, {"min", r.min}, {"max", r.max}, {"multiple", r.multiple}};
             })}}}};
}

Tree PredicateTree(const Predicate& p) {
  const auto text = [](const Text& t) { return Tree(Str(t)); };
  return {
      {"result", Str(p.result)},
      {"level", Str(p.level)},
      {"reasons", Each(p.reasons, text)},
      {"standard", Str(p.standard)},
      {"mustPass",
       {{"name", Str(p.must_pass.name)},
        {"version", p.must_pass.version},
        {"sha256", Hex(p.must_pass.sha256.bytes)}}},
      {"claims", Each(p.claims, PairTree)},
      {"kernels", Each(p.kernels, KernelTree)},
      {"device",
       {{"kind", Str(p.device.kind)},
        {"name", Str(p.device.name)},
        {"count", p.device.count},
        {"set", Hex(p.device.set.bytes)},
        {"environment", Each(p.device.environment, PairTree)}}},
      {"probe", Str(p.probe)},
      {"simulator",
       {{"version", Str(p.simulator.version)},
        {"commit", Str(p.simulator.commit)},
        {"tree", Str(p.simulator.tree)},
        {"simd", Str(p.simulator.simd)},
        {"build", Hex(p.simulator.build.bytes)},
        {"selfCheck", Hex(p.simulator.self_check.bytes)},
        {"golden", Hex(p.simulator.golden.bytes)}}},
      {"cases",
       {{"required", p.cases.required},
        {"executed", p.cases.executed},
        {"discarded", p.cases.discarded},
        {"failed", p.cases.failed}}},
      {"properties", {{"total", p.properties.required}, {"passed", p.properties.reached}}},
      {"coverage", {{"required", p.coverage.required}, {"hit", p.coverage.reached}}},
      {"determinism", {{"runs", p.determinism.runs}, {"sha256", Hex(p.determinism.sha256.bytes)}}},
      {"seed", {{"rule", Str(p.seed.rule)}, {"nonce", Str(p.seed.nonce)}, {"value", Str(p.seed.value)}}},
      {"run", Str(p.run)},
      {"attempt", p.attempt},
      {"waivers", Each(p.waivers,
                       [](const Waiver& w) {
                         return Tree{{"id", Str(w.id)},
                                     {"property", Str(w.property)},
                                     {"scope", Str(w.scope)},
                                     {"expires", w.expires},
                                     {"link", Str(w.link)}};
                       })},
      {"firstFailure", Str(p.first_failure)},
      {"canary",
       {{"cases", Each(p.canary.cases, text)},
        {"sha256", Hex(p.canary.sha256.bytes)},
        {"outputs", Hex(p.canary.outputs.bytes)}}},
      {"report", Hex(p.report.bytes)},
      {"issued", p.issued},
      {"expires", p.expires},
  };
}

std::string Raw(const Tree& base64) {  // any decoder will do where the gate has decided that it is canonical
  const std::string text = base64.get<std::string>();
  std::string out(text.size(), 0);
  size_t size = 0;
  if (sodium_base642bin(reinterpret_cast<uint8_t*>(out.data()), out.size(), text.data(), text.size(), nullptr,
                        &size, nullptr, sodium_base64_VARIANT_ORIGINAL) != 0) {
    return "";
  }
  out.resize(size);
  return out;
}

bool Holds(const Tree& list, const Tree& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

template <typename Key>
bool Distinct(const Tree& list, Key key) {
  std::set<std::string> seen;
  return std::all_of(list.begin(), list.end(),
                     [&](const Tree& item) { return seen.insert(key(item)).second; });
}

std::string Name(const Tree& item) { return item["name"]; }

bool LaunchMakesSense(const Tree& launch) {
  bool good =
      launch["grid"].size() == 3 && launch["group"].size() == 3 && Distinct(launch["arguments"], Name);
  for (const Tree& a : launch["arguments"]) good &= a["min"] <= a["max"] && a["multiple"] != 0;
  for (const Tree& axis : launch["grid"]) {
    for (const Tree& tile : axis) {
      good &= tile["tile"] != 0;
      good &= std::any_of(launch["arguments"].begin(), launch["arguments"].end(),
                          [&](const Tree& a) { return a["name"] == tile["argument"]; });
    }
  }
  for (const Tree& size : launch["group"]) good &= size != 0;
  return good && launch["dynamicLds"]["min"] <= launch["dynamicLds"]["max"];
}

bool StatementMakesSense(const Tree& s) {
  const Tree& p = s["predicate"];
  bool good =
      s["_type"] == "https://in-toto.io/Statement/v1" && !p["kernels"].empty() &&
      Distinct(s["subject"], Name) &&
      Distinct(s["subject"], [](const Tree& item) { return item["digest"]["sha256"].get<std::string>(); }) &&
      Distinct(
          p["kernels"],
          [](const Tree& k) { return k["object"].get<std::string>() + k["symbol"].get<std::string>(); }) &&
      Distinct(p["claims"], Name) && Distinct(p["device"]["environment"], Name);
  std::set<std::string> subjects, objects;
  for (const Tree& subject : s["subject"]) subjects.insert(subject["digest"]["sha256"]);
  for (const Tree& kernel : p["kernels"]) {
    objects.insert(kernel["object"].get<std::string>());
    good &= (kernel["order"] == "independent" || kernel["order"] == "dependent") &&
            LaunchMakesSense(kernel["launch"]);
  }
  std::string lines;
  for (const Tree& line : p["canary"]["cases"]) lines += line.get<std::string>() + "\n";
  return good && subjects == objects && p["issued"] < p["expires"] && p["canary"]["sha256"] == Hash(lines);
}

bool IsFullPass(const Tree& s) {
  const Tree& p = s["predicate"];
  const bool card = s["predicateType"] == MX_GATE_PREDICATE_DEVICE;
  return p["result"] == "PASS" && p["level"] == "full" && p["reasons"].empty() &&
         p["firstFailure"] == "none" && p["simulator"]["tree"] == "clean" &&
         p["simulator"]["selfCheck"] != std::string(64, '0') &&
         p["simulator"]["golden"] != std::string(64, '0') && p["device"]["kind"] == (card ? "hip" : "vgpu") &&
         p["device"]["count"] >= 1 && p["probe"] == (card ? "confirmed" : "not-applicable") &&
         p["cases"]["failed"] == 0 && p["cases"]["required"] >= 1 &&
         p["cases"]["executed"] >= p["cases"]["required"] &&
         p["cases"]["discarded"] <= p["cases"]["executed"] && p["properties"]["total"] >= 1 &&
         p["properties"]["passed"] == p["properties"]["total"] && p["coverage"]["required"] >= 1 &&
         p["coverage"]["hit"] == p["coverage"]["required"] && p["determinism"]["runs"] >= 2 &&
         !p["canary"]["cases"].empty();
}

bool PolicyAgrees(const Tree& s, const Tree& policy, uint64_t now) {
  const Tree& p = s["predicate"];
  bool good =
      s["predicateType"] == policy["predicateType"] && p["mustPass"]["name"] == policy["mustPass"]["name"] &&
      p["mustPass"]["version"] >= policy["mustPass"]["version"] &&
      p["claims"].size() == policy["claims"].size() && now >= policy["notBefore"] && now >= p["issued"] &&
      now < p["expires"] && now - p["issued"].get<uint64_t>() <= policy["maximumAge"];
  for (const Tree& claim : policy["claims"]) good &= Holds(p["claims"], claim);
  for (const Tree& waiver : p["waivers"]) {
    const Tree wanted = {{"id", waiver["id"]}, {"property", waiver["property"]}, {"scope", waiver["scope"]}};
    good &= Holds(policy["waivers"], wanted) && now < waiver["expires"] &&
            Holds(p["device"]["environment"], {{"name", "device"}, {"value", waiver["scope"]}});
  }
  for (const Tree& kernel : p["kernels"])
    good &= kernel["order"] == "independent" || policy["orderDependent"] == "accept";
  return good;
}

bool LaunchAllowed(const Tree& launch, const Case& c) {
  Tree values = Tree::object();
  for (const auto& argument : c.arguments) values[argument.first] = argument.second;
  bool good = values.size() == c.arguments.size() && values.size() == launch["arguments"].size();
  for (const Tree& a : launch["arguments"]) {
    const std::string name = a["name"];
    if (!values.contains(name)) return false;
    const uint64_t value = values[name];
    good &= value >= a["min"] && value <= a["max"] && value % a["multiple"].get<uint64_t>() == 0;
  }
  for (size_t axis = 0; axis < 3 && good; ++axis) {
    unsigned __int128 product = 1;
    for (const Tree& tile : launch["grid"][axis]) {
      const uint64_t value = values[tile["argument"].get<std::string>()], size = tile["tile"];
      product = std::min<unsigned __int128>(product * ((value + size - 1) / size), uint64_t{1} << 60);
    }
    good &= product == c.grid[axis] && launch["group"][axis] == c.group[axis];
  }
  return good && c.lds >= launch["dynamicLds"]["min"] && c.lds <= launch["dynamicLds"]["max"];
}

}  // namespace

std::optional<Tree> Read(const std::string& text) {
  std::vector<std::set<std::string>> keys;
  bool twice = false;
  const auto look = [&](int, Tree::parse_event_t event, Tree& value) {
    if (event == Tree::parse_event_t::object_start) keys.emplace_back();
    if (event == Tree::parse_event_t::object_end) keys.pop_back();
    if (event == Tree::parse_event_t::key) twice |= !keys.back().insert(value.get<std::string>()).second;
    return true;
  };
  Tree tree = Tree::parse(text, look, false);
  if (tree.is_discarded() || twice) return std::nullopt;
  return tree;
}

Tree ToTree(const Statement& statement) {
  return {
      {"_type", Str(statement.type)},
      {"subject", Each(statement.subjects,
                       [](const Subject& s) {
                         return Tree{{"name", Str(s.name)}, {"digest", {{"sha256", Hex(s.sha256.bytes)}}}};
                       })},
      {"predicateType", Str(statement.predicate_type)},
      {"predicate", PredicateTree(statement.predicate)}};
}

Tree ToTree(const mx_gate_policy& p) {
  Tree out = {{"policy", "urn:mxproof:gate-policy:1"},
              {"mode", p.mode == MX_GATE_RECORD ? "record" : "enforce"},
              {"keys", Tree::array()},
              {"threshold", p.threshold},
              {"predicateType", p.predicate_type},
              {"mustPass", {{"name", p.must_pass}, {"version", p.must_pass_version}}},
              {"maximumAge", p.maximum_age},
              {"notBefore", p.not_before},
              {"orderDependent", p.accept_order_dependent != 0 ? "accept" : "refuse"},
              {"claims", Tree::array()},
              {"waivers", Tree::array()},
              {"revokedKeys", Tree::array()},
              {"revokedObjects", Tree::array()}};
  for (uint32_t i = 0; i < p.key_count; ++i) out["keys"].push_back(Hex(p.keys[i]));
  for (uint32_t i = 0; i < p.revoked_key_count; ++i) out["revokedKeys"].push_back(Hex(p.revoked_keys[i]));
  for (uint32_t i = 0; i < p.revoked_object_count; ++i)
    out["revokedObjects"].push_back(Hex(p.revoked_objects[i]));
  for (uint32_t i = 0; i < p.claim_count; ++i) {
    out["claims"].push_back({{"name", p.claims[i].name}, {"value", p.claims[i].value}});
  }
  for (uint32_t i = 0; i < p.waiver_count; ++i) {
    const mx_gate_waiver& w = p.waivers[i];
    out["waivers"].push_back({{"id", w.id}, {"property", w.property}, {"scope", w.scope}});
  }
  return out;
}

int GoodSignatures(const Tree& envelope, const Tree& policy) {
  const std::string message = Pae(envelope["payloadType"], Raw(envelope["payload"]));
  int good = 0;
  for (const Tree& signature : envelope["signatures"]) {
    for (const Tree& key : policy["keys"]) {
      std::string raw(32, 0);
      const std::string hex = key;
      sodium_hex2bin(reinterpret_cast<uint8_t*>(raw.data()), 32, hex.data(), hex.size(), nullptr, nullptr,
                     nullptr);
      if (signature["keyid"] != Hash(raw)) continue;
      const std::string bytes = Raw(signature["sig"]);
      if (bytes.size() != 64 ||
          crypto_sign_verify_detached(reinterpret_cast<const uint8_t*>(bytes.data()),
                                      reinterpret_cast<const uint8_t*>(message.data()), message.size(),
                                      reinterpret_cast<const uint8_t*>(raw.data())) != 0) {
        return -1;
      }
      good += !Holds(policy["revokedKeys"], signature["keyid"]);
    }
  }
  return good;
}

bool ShouldAllow(const Tree& s, const Tree& policy, const Case& c) {
  if (!StatementMakesSense(s) || !IsFullPass(s) || !PolicyAgrees(s, policy, c.opened) ||
      !PolicyAgrees(s, policy, c.checked) || c.checked < c.opened) {
    return false;
  }
  const std::string object = Hash(c.object);
  if (Holds(policy["revokedObjects"], object)) return false;
  const Tree& facts = s["predicate"]["device"]["environment"];
  bool good = facts.size() == c.facts.size();
  for (const auto& fact : c.facts) good &= Holds(facts, {{"name", fact.first}, {"value", fact.second}});
  for (const Tree& k : s["predicate"]["kernels"]) {
    if (k["object"] == object && k["symbol"] == c.symbol) {
      return good && k["target"] == c.target && LaunchAllowed(k["launch"], c);
    }
  }
  return false;
}

}  // namespace mx::gate::test
