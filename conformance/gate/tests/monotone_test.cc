// From what is allowed, every removal and every change leads to a refusal, unless the rules, written a second
// time, allow the changed document too.
#include <gtest/gtest.h>

#include <set>

#include "conformance/gate/tests/fixture.h"
#include "conformance/gate/tests/fuzz_target.h"
#include "conformance/gate/tests/second_reader.h"

namespace mx::gate::test {
namespace {

// A certificate with something in every list.
Case Full() {
  Case c;
  c.signers = {Key(1), Key(2)};
  c.policy["threshold"] = 2;
  c.policy["waivers"] = Json::array({{{"id", "W-1"}, {"property", "gemm/tail"}, {"scope", "MI355X"}}});
  c.statement["predicate"]["waivers"] = Json::array({{{"id", "W-1"},
                                                      {"property", "gemm/tail"},
                                                      {"scope", "MI355X"},
                                                      {"expires", kNow + 10},
                                                      {"link", "none"}}});
  return c;
}

std::vector<Json::json_pointer> Paths(const Json& tree) {
  std::vector<Json::json_pointer> paths;
  const Json flat = tree.flatten();
  for (const auto& item : flat.items()) {
    for (Json::json_pointer path(item.key()); !path.empty(); path = path.parent_pointer())
      paths.push_back(path);
  }
  std::set<std::string> seen;
  paths.erase(std::remove_if(paths.begin(), paths.end(),
                             [&](const auto& p) { return !seen.insert(p.to_string()).second; }),
              paths.end());
  return paths;
}

void Remove(Json& tree, const Json::json_pointer& path) {
  Json& parent = tree[path.parent_pointer()];
  if (parent.is_array()) {
    parent.erase(std::stoul(path.back()));
  } else {
    parent.erase(path.back());
  }
}

std::vector<Json> Changed(const Json& value) {
  if (value.is_number()) {
    const uint64_t n = value;
    return {n + 1,        n - 1, n / 2, 0, 1, 2, (uint64_t{1} << 53) - 1, n + kNow, Json(std::to_string(n)),
            Json::array()};
  }
  if (value.is_string()) {
    const std::string s = value;
    return {s + "x",     "x" + s,  s.substr(1),   "", "none",        "PASS",
            "dependent", "record", Hash("other"), 0,  Json::object()};
  }
  if (value.is_array() && !value.empty()) {
    Json twice = value, reversed = value;
    twice.push_back(value[0]);
    std::reverse(reversed.begin(), reversed.end());
    return {Json::array(), twice, reversed, Json::object(), value[0]};
  }
  return {Json::array(), Json::object(), "none", 0};
}

void Agree(const Case& c, const std::string& what, uint64_t* allowed) {
  const Answer answer = Judge(c);
  const Tree policy = Tree::parse(c.policy.dump());
  bool rules = false;
  if (answer.policy.code == MX_GATE_ALLOW && answer.open.code != MX_GATE_STATEMENT_JSON) {
    const int good = GoodSignatures(Tree::parse(c.Envelope()), policy);
    rules = good >= policy["threshold"] && ShouldAllow(Tree::parse(c.statement.dump()), policy, c);
  }
  EXPECT_EQ(answer.check.allow == 1 && answer.check.code == 0, rules) << what << ": " << answer.sentence();
  *allowed += rules;
}

TEST(Monotone, NoFieldOfTheStatementCanBeRemoved) {
  const Case good = Full();
  ASSERT_EQ(Judge(good).code(), 0u) << Judge(good).sentence();
  const auto paths = Paths(good.statement);
  uint64_t allowed = 0;
  for (const auto& path : paths) {
    Case c = good;
    Remove(c.statement, path);
    Agree(c, path.to_string(), &allowed);
  }
  EXPECT_GT(paths.size(), 120u);
  // What may go: a kernel that is not loaded, the waiver, tiles and the lines of other arguments narrow
  // nothing here.
  EXPECT_LT(allowed, 8u);
}

TEST(Monotone, NoFieldOfTheStatementCanBeChanged) {
  const Case good = Full();
  uint64_t allowed = 0, changes = 0;
  for (const auto& path : Paths(good.statement)) {
    for (const Json& value : Changed(good.statement[path])) {
      Case c = good;
      c.statement[path] = value;
      ++changes;
      Agree(c, path.to_string() + " = " + value.dump(), &allowed);
    }
  }
  EXPECT_GT(changes, 1'000u);
  EXPECT_GT(allowed, 10u);  // names, digests and numbers about which this policy has no opinion
}

TEST(Monotone, PolicyFieldsAreAllNeededAndMeanWhatTheySay) {
  const Case good = Full();
  uint64_t allowed = 0;
  for (const auto& path : Paths(good.policy)) {
    Case c = good;
    Remove(c.policy, path);
    if (path.parent_pointer().empty()) {
      EXPECT_EQ(Judge(c).policy.code, uint32_t{MX_GATE_BAD_POLICY}) << path;
      EXPECT_EQ(Judge(c).check.allow, 0u);
    }
    for (const Json& value : Changed(good.policy[path])) {
      c = good;
      c.policy[path] = value;
      if (c.policy["mode"] != "record") Agree(c, path.to_string() + " = " + value.dump(), &allowed);
    }
  }
  EXPECT_GT(allowed, 0u);
}

TEST(Monotone, NoByteOfTheEnvelopeCanBeRemovedOrChanged) {
  Case c;
  c.signers = {Key(1), Key(8)};
  const std::string good = c.Envelope();
  uint64_t taken = 0;
  for (size_t i = 0; i < good.size(); ++i) {
    std::string removed = good, flipped = good, doubled = good;
    removed.erase(i, 1);
    flipped[i] = static_cast<char>(flipped[i] ^ 1 << i % 8);
    doubled.insert(i, 1, good[i]);
    for (const std::string& text : {removed, flipped, doubled})
      ASSERT_EQ(FuzzEnvelope(text, &taken), "") << i;
  }
  EXPECT_LT(taken, 400u);  // of the stranger's signature only
}

TEST(Monotone, NoSwapOfPayloadsAndSignatures) {
  Case one, two;
  two.statement["predicate"]["run"] = "run-2";
  const Json first = Json::parse(one.Envelope()), second = Json::parse(two.Envelope());
  ASSERT_NE(first["payload"], second["payload"]);
  Case swapped = one;
  swapped.change_envelope = [&](Json& e) { e["payload"] = second["payload"]; };
  EXPECT_EQ(Judge(swapped).code(), uint32_t{MX_GATE_SIGNATURE_WRONG});
  swapped.change_envelope = [&](Json& e) { e["signatures"] = second["signatures"]; };
  EXPECT_EQ(Judge(swapped).code(), uint32_t{MX_GATE_SIGNATURE_WRONG});
  swapped.change_envelope = [&](Json& e) { e = second; };
  EXPECT_EQ(Judge(swapped).code(), uint32_t{MX_GATE_ALLOW});
}

}  // namespace
}  // namespace mx::gate::test
