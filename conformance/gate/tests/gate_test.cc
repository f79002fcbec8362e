// The interface: what is allowed, misuse, the canary, stamps, threads, memory.
#include <gtest/gtest.h>
#include <malloc.h>

#include <thread>

#include "conformance/gate/tests/fixture.h"

#ifndef __has_feature  // of Clang; GCC has the other macro
#define __has_feature(x) 0
#endif

namespace mx::gate::test {
namespace {

mx_gate_policy PolicyOf(const Case& c) {
  mx_gate_policy policy;
  mx_gate_verdict verdict;
  const std::string text = c.Policy();
  EXPECT_EQ(mx_gate_policy_parse(text.data(), text.size(), &policy, &verdict), 0u) << verdict.sentence;
  return policy;
}

void ExpectAllowed(const Case& c) {
  const Answer answer = Judge(c);
  EXPECT_EQ(answer.code(), 0u) << answer.sentence();
  EXPECT_EQ(answer.check.allow, 1u);
  EXPECT_STREQ(answer.check.sentence, "allowed");
}

TEST(Gate, AllowsWhatIsProved) {
  ExpectAllowed(Case());
  Case other;
  other.symbol = "gemm_dgrad";
  ExpectAllowed(other);
}

TEST(Gate, AllowsAtTheEndsOfTheDomain) {
  Case c;
  c.arguments = {{"splitk", 16}, {"K", 65'536}, {"N", 65'536}, {"M", 65'536}};  // in any order
  c.grid = {256, 256, 16};
  ExpectAllowed(c);
  c.arguments = {{"M", 1}, {"N", 256}, {"K", 256}, {"splitk", 1}};
  c.grid = {1, 1, 1};
  ExpectAllowed(c);
}

TEST(Gate, AllowsTwoOfTwo) {
  Case c;
  c.policy["threshold"] = 2;
  c.signers = {Key(2), Key(9), Key(1)};
  ExpectAllowed(c);
  c.policy["revokedKeys"] = Json::array({Key(2).id});
  EXPECT_EQ(Judge(c).code(), uint32_t{MX_GATE_KEY_REVOKED});
  c.policy["threshold"] = 1;
  ExpectAllowed(c);
}

TEST(Gate, AllowsAtTheEndsOfTheTime) {
  Case c;
  c.opened = c.checked = kIssued;
  ExpectAllowed(c);
  c.checked = kIssued + 90 * 86'400;
  ExpectAllowed(c);
  c.policy["maximumAge"] = 1'000 * 86'400;
  c.checked = kExpires - 1;
  ExpectAllowed(c);
}

TEST(Gate, AllowsAVirtualDeviceOnlyWhereThePolicyAsksForOne) {
  Case c;
  c.statement["predicateType"] = c.policy["predicateType"] = MX_GATE_PREDICATE_VIRTUAL;
  c.statement["predicate"]["device"]["kind"] = "vgpu";
  c.statement["predicate"]["probe"] = "not-applicable";
  ExpectAllowed(c);
  c.policy["predicateType"] = MX_GATE_PREDICATE_DEVICE;
  EXPECT_EQ(Judge(c).code(), uint32_t{MX_GATE_PREDICATE_TYPE});
}

TEST(Gate, AllowsWaiversAndOrderDependenceThatThePolicyAccepts) {
  Case c;
  const Json waiver = {{"id", "W-1"}, {"property", "gemm/tail"}, {"scope", "MI355X"}};
  c.policy["waivers"] = Json::array({waiver});
  Json in_certificate = waiver;
  in_certificate["expires"] = kNow + 1;
  in_certificate["link"] = "none";
  c.statement["predicate"]["waivers"] = Json::array({in_certificate});
  c.statement["predicate"]["kernels"][0]["order"] = "dependent";
  c.policy["orderDependent"] = "accept";
  ExpectAllowed(c);
}

TEST(Gate, WhiteSpaceBetweenTokensMeansNothing) {
  Case c;
  c.spoil_envelope = [](std::string& t) { t = Json::parse(t).dump(2) + "\n"; };
  c.spoil_policy = [](std::string& t) { t = "\r\n" + Json::parse(t).dump(1, '\t') + "\n"; };
  c.spoil_payload = [](std::string& t) { t = Json::parse(t).dump(1); };
  ExpectAllowed(c);
}

TEST(Gate, MisuseIsNeverAllowed) {
  Case c;
  c.policy["mode"] = "record";
  const mx_gate_policy policy = PolicyOf(c);
  const std::string envelope = c.Envelope();
  std::vector<std::max_align_t> memory(mx_gate_bytes() / sizeof(std::max_align_t) + 2);
  char* at = reinterpret_cast<char*>(memory.data());
  mx_gate_verdict v;
  EXPECT_EQ(mx_gate_open(nullptr, mx_gate_bytes(), envelope.data(), envelope.size(), &policy, kNow, &v),
            nullptr);
  EXPECT_EQ(v.code, uint32_t{MX_GATE_BAD_ARGUMENT});
  EXPECT_EQ(mx_gate_open(at, mx_gate_bytes() - 1, envelope.data(), envelope.size(), &policy, kNow, &v),
            nullptr);
  EXPECT_EQ(mx_gate_open(at + 1, mx_gate_bytes(), envelope.data(), envelope.size(), &policy, kNow, &v),
            nullptr);
  EXPECT_EQ(mx_gate_open(at, mx_gate_bytes(), nullptr, 5, &policy, kNow, &v), nullptr);
  EXPECT_EQ(mx_gate_open(at, mx_gate_bytes(), envelope.data(), envelope.size(), nullptr, kNow, &v), nullptr);
  EXPECT_EQ(mx_gate_open(at, mx_gate_bytes(), envelope.data(), envelope.size(), &policy, kNow, nullptr),
            nullptr);
  mx_gate* gate = mx_gate_open(at, mx_gate_bytes(), envelope.data(), envelope.size(), &policy, kNow, &v);
  ASSERT_NE(gate, nullptr);
  const mx_gate_launch launch{sizeof launch, {1, 1, 1}, {1, 1, 1}, 0, 0, nullptr};
  const mx_gate_environment where{sizeof where, "gfx950", 0, nullptr};
  const auto refused = [&](uint32_t allow) {
    EXPECT_EQ(allow, 0u);
    EXPECT_EQ(v.allow, 0u);
    EXPECT_EQ(v.code, uint32_t{MX_GATE_BAD_ARGUMENT});
    EXPECT_NE(v.sentence[0], 0);
  };
  refused(mx_gate_check(nullptr, "x", 1, "k", &launch, &where, kNow, &v));
  refused(mx_gate_check(gate, nullptr, 1, "k", &launch, &where, kNow, &v));
  refused(mx_gate_check(gate, "x", 0, "k", &launch, &where, kNow, &v));
  refused(mx_gate_check(gate, "x", 1, nullptr, &launch, &where, kNow, &v));
  refused(mx_gate_check(gate, "x", 1, "k", nullptr, &where, kNow, &v));
  refused(mx_gate_check(gate, "x", 1, "k", &launch, nullptr, kNow, &v));
  mx_gate_launch bad_launch = launch;
  bad_launch.argument_count = 1;
  refused(mx_gate_check(gate, "x", 1, "k", &bad_launch, &where, kNow, &v));
  bad_launch = launch;
  bad_launch.size = 8;
  refused(mx_gate_check(gate, "x", 1, "k", &bad_launch, &where, kNow, &v));
  mx_gate_environment bad_where = where;
  bad_where.fact_count = 1;
  refused(mx_gate_check(gate, "x", 1, "k", &launch, &bad_where, kNow, &v));
  refused(mx_gate_canary_check(gate, nullptr, &v));
  refused(mx_gate_canary_check(nullptr, v.allow == 0 ? reinterpret_cast<const uint8_t*>(at) : nullptr, &v));
  EXPECT_EQ(mx_gate_check(gate, "x", 1, "k", &launch, &where, kNow, nullptr), 0u);
  EXPECT_EQ(mx_gate_check(gate, "x", 1, "k", &launch, &where, kNow, &v), 1u);  // recorded
  EXPECT_EQ(v.code, uint32_t{MX_GATE_OBJECT_UNKNOWN});
}

TEST(Gate, CanaryComparesOutputs) {
  const Case c;
  Gate memory;
  mx_gate_verdict v;
  const mx_gate* gate = memory.Open(c.Envelope(), PolicyOf(c), kNow, &v);
  ASSERT_EQ(mx_gate_canary_count(gate), 2u);
  size_t size = 0;
  const char* line = mx_gate_canary_case(gate, 0, &size);
  EXPECT_EQ(std::string(line, size), "gemm/mfma profile=seq32 m=16 \"quoted\" back\\slash");
  EXPECT_EQ(mx_gate_canary_case(gate, 2, &size), nullptr);
  uint8_t digest[32];
  mx_gate_sha256("canary outputs", 14, digest);
  EXPECT_EQ(mx_gate_canary_check(gate, digest, &v), 1u) << v.sentence;
  for (int bit = 0; bit < 256; ++bit) {
    digest[bit / 8] = static_cast<uint8_t>(digest[bit / 8] ^ 1 << bit % 8);
    EXPECT_EQ(mx_gate_canary_check(gate, digest, &v), 0u);
    EXPECT_EQ(v.code, uint32_t{MX_GATE_CANARY});
    digest[bit / 8] = static_cast<uint8_t>(digest[bit / 8] ^ 1 << bit % 8);
  }
}

TEST(Gate, NamesTheArgumentsOfAKernel) {
  Case c;
  Gate memory;
  mx_gate_verdict v;
  const mx_gate* gate = memory.Open(c.Envelope(), PolicyOf(c), kNow, &v);
  uint8_t object[32];
  mx_gate_sha256(c.object.data(), c.object.size(), object);
  std::string names;
  size_t size = 0;
  for (uint32_t i = 0; const char* name = mx_gate_argument_name(gate, object, "gemm_fprop", i, &size); ++i) {
    names += std::string(name, size) + " ";
  }
  EXPECT_EQ(names, "M N K splitk ");
  EXPECT_EQ(mx_gate_argument_name(gate, object, "gemm_wgrad", 0, &size), nullptr);
  object[0] ^= 1;
  EXPECT_EQ(mx_gate_argument_name(gate, object, "gemm_fprop", 0, &size), nullptr);
}

TEST(Gate, NoCanaryOfACertificateThatWasRefused) {
  Case c;
  c.statement["predicate"]["result"] = "FAIL";
  Gate memory;
  mx_gate_verdict v;
  const mx_gate* gate = memory.Open(c.Envelope(), PolicyOf(c), kNow, &v);
  ASSERT_NE(gate, nullptr);
  EXPECT_EQ(mx_gate_canary_count(gate), 0u);
  uint8_t digest[32];
  mx_gate_sha256("canary outputs", 14, digest);
  EXPECT_EQ(mx_gate_canary_check(gate, digest, &v), 0u);
  EXPECT_EQ(v.code, uint32_t{MX_GATE_RESULT});
}

TEST(Gate, StampsSayWhatTheRunMayClaim) {
  Case c;
  Gate memory;
  mx_gate_verdict v;
  const mx_gate* gate = memory.Open(c.Envelope(), PolicyOf(c), kNow, &v);
  char stamp[MX_GATE_STAMP];
  Check(gate, c, &v);
  mx_gate_stamp(gate, &v, stamp, sizeof stamp);
  EXPECT_EQ(std::string(stamp), "certified: sha256:" + Hash(c.Payload()));
  c.object += "x";
  Check(gate, c, &v);
  mx_gate_stamp(gate, &v, stamp, sizeof stamp);
  EXPECT_EQ(std::string(stamp).substr(0, 56), "uncertified: OBJECT_UNKNOWN: code object: wanted a subje");
  mx_gate_stamp(nullptr, &v, stamp, sizeof stamp);
  EXPECT_EQ(std::string(stamp).substr(0, 12), "uncertified:");
  mx_gate_stamp(gate, nullptr, stamp, sizeof stamp);
  EXPECT_EQ(std::string(stamp), "uncertified: no verdict");
  mx_gate_verdict forged{};  // code ALLOW, but no gate said so
  mx_gate_stamp(nullptr, &forged, stamp, sizeof stamp);
  EXPECT_EQ(std::string(stamp).substr(0, 12), "uncertified:");
  char small[4] = {'#', '#', '#', '#'};
  mx_gate_stamp(gate, &v, small, 3);
  EXPECT_EQ(std::string(small, 4), std::string("un\0#", 4));
}

TEST(Gate, NumbersOfTheCodesStay) {
  const std::vector<std::pair<uint32_t, const char*>> codes = {{0, "ALLOW"},
                                                               {1, "BAD_ARGUMENT"},
                                                               {2, "BAD_POLICY"},
                                                               {10, "ENVELOPE_SIZE"},
                                                               {11, "ENVELOPE_JSON"},
                                                               {12, "PAYLOAD_TYPE"},
                                                               {13, "PAYLOAD_ENCODING"},
                                                               {14, "SIGNATURE_ENCODING"},
                                                               {16, "SIGNATURE_WRONG"},
                                                               {17, "SIGNATURES_TOO_FEW"},
                                                               {18, "KEY_REVOKED"},
                                                               {20, "STATEMENT_JSON"},
                                                               {23, "STATEMENT_VALUE"},
                                                               {30, "RESULT"},
                                                               {41, "ORDER"},
                                                               {51, "EXPIRED"},
                                                               {53, "CLOCK"},
                                                               {60, "OBJECT_UNKNOWN"},
                                                               {62, "SYMBOL"},
                                                               {68, "LAUNCH_VALUE"},
                                                               {70, "CANARY"},
                                                               {99, "UNKNOWN"}};
  for (const auto& [number, name] : codes) EXPECT_STREQ(mx_gate_code_name(number), name);
}

TEST(Gate, NoHeapIsUsed) {
#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
  GTEST_SKIP() << "the sanitizer's allocator does not count for mallinfo2";
#endif
  const Case c;
  const std::string envelope = c.Envelope(), json = c.Policy();
  Gate memory;
  mx_gate_verdict v;
  mx_gate_policy policy;
  const std::vector<mx_gate_number> arguments = {{"M", 1000}, {"N", 2048}, {"K", 4096}, {"splitk", 2}};
  const std::vector<mx_gate_fact> facts = {{"device", "MI355X"}, {"hip", "7.0.51831"}};
  const mx_gate_launch launch{sizeof launch, {8, 4, 2}, {256, 1, 1}, 0, 4, arguments.data()};
  const mx_gate_environment where{sizeof where, c.target.c_str(), 2, facts.data()};
  const struct mallinfo2 before = mallinfo2();
  uint32_t allowed = 0;
  for (int i = 0; i < 50; ++i) {
    mx_gate_policy_parse(json.data(), json.size(), &policy, &v);
    const mx_gate* gate = memory.Open(envelope, policy, kNow, &v);
    allowed += mx_gate_check(gate, c.object.data(), c.object.size(), "gemm_fprop", &launch, &where, kNow, &v);
  }
  const struct mallinfo2 after = mallinfo2();
  EXPECT_EQ(allowed, 50u);
  EXPECT_EQ(before.uordblks, after.uordblks);
  EXPECT_EQ(before.arena + before.hblkhd, after.arena + after.hblkhd);
}

TEST(Gate, ManyThreadsCheckAtOnce) {
  const Case good;
  Case bad;
  bad.symbol = "gemm_wgrad";
  Gate memory;
  mx_gate_verdict v;
  const mx_gate* gate = memory.Open(good.Envelope(), PolicyOf(good), kNow, &v);
  std::vector<std::thread> threads;
  std::array<uint32_t, 4> right{};
  for (size_t t = 0; t < right.size(); ++t) {
    threads.emplace_back([&, t] {
      mx_gate_verdict mine;
      for (int i = 0; i < 300; ++i) {
        right[t] += Check(gate, good, &mine) && mine.code == 0;
        right[t] += !Check(gate, bad, &mine) && mine.code == MX_GATE_SYMBOL;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (uint32_t count : right) EXPECT_EQ(count, 600u);
}

}  // namespace
}  // namespace mx::gate::test
