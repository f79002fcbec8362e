// The search for launch domains: the rules by themselves, and kernels whose domain is known.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "conformance/domain/domain.h"
#include "conformance/domain/rules.h"
#include "conformance/verify.h"

namespace mx::conformance {
namespace {

std::vector<Trial> TrialsOf(const std::vector<int64_t>& values, bool (*passes)(int64_t)) {
  std::vector<Trial> trials;
  for (const int64_t value : values) trials.push_back({value, passes(value) ? "" : "out-of-bounds: a read"});
  return trials;
}
const std::vector<int64_t> kValues = {1,   8,   16,  31,  32,  33,  64,  96, 128,
                                      144, 192, 256, 288, 320, 384, 512, 640};
const std::vector<int64_t> kSteps = {1, 2, 4, 8, 16, 32, 64, 128, 256};

TEST(Rules, StepAndLeast) {
  const auto rule = [](bool (*passes)(int64_t)) { return InferStep(TrialsOf(kValues, passes), kSteps); };
  EXPECT_EQ(RuleText("K", *rule([](int64_t) { return true; })), "K: any");
  EXPECT_EQ(RuleText("K", *rule([](int64_t v) { return v % 32 == 0; })), "K % 32 == 0");
  EXPECT_EQ(RuleText("K", *rule([](int64_t v) { return v % 64 == 0 && v >= 192; })), "K % 64 == 0, K >= 192");
  EXPECT_EQ(RuleText("K", *rule([](int64_t v) { return v % 128 == 0 || v == 31; })),
            "K % 128 == 0 (also 31)");
  EXPECT_FALSE(rule([](int64_t v) { return v == 31; }).has_value());
  const auto nearest = rule([](int64_t v) { return v % 32 == 0; })->nearest;
  ASSERT_TRUE(nearest.has_value());
  EXPECT_TRUE(nearest->value == 31 || nearest->value == 33);
  EXPECT_EQ(rule([](int64_t) { return true; })->nearest, std::nullopt);
}

TEST(Rules, KindsOfFaults) {
  EXPECT_EQ(KindOf("out-of-bounds: a write of 16 bytes 0 bytes behind the end of d"), "out-of-bounds write");
  EXPECT_EQ(KindOf("out-of-bounds: a read of 4 bytes"), "out-of-bounds read");
  EXPECT_EQ(KindOf("d: 924 of 5328 values wrong, first at row 0, column 128"), "wrong bits");
  EXPECT_EQ(KindOf("misaligned: x"), "misaligned");
  EXPECT_EQ(KindOf(""), "");
}

const DomainRule& Find(const Domain& domain, const std::string& subject) {
  const auto found = std::find_if(domain.rules.begin(), domain.rules.end(),
                                  [&](const DomainRule& rule) { return rule.subject == subject; });
  if (found != domain.rules.end()) return *found;
  static const DomainRule none;
  ADD_FAILURE() << subject << " has no rule in\n" << DomainText(domain);
  return none;
}

// Whatever the rule, its two sides are what they say: run again they pass and fail.
TEST(Domain, OfOurKernels) {
  DomainSearch search;
  search.platform = MakeVgpuPlatform({});
  DeviceOptions other;
  other.schedule = 7;
  search.schedules.push_back(MakeVgpuPlatform(other));
  int found = 0;
  for (const OwnKernel& kernel : OwnKernels(MX_OBJECTS)) {
    // One of each family here; all of them by `mxproof verify --domain`.
    const std::string& symbol = kernel.object.symbol;
    if (symbol != "QuantiseRow" && symbol != "Gemm16" && symbol != "DequantiseTuned" &&
        symbol != "HadamardTuned")
      continue;
    search.launcher = kernel.launcher.get();
    const Domain domain = FindDomain(search, kernel.signature, kernel.object, kernel.path);
    const bool gemm = symbol == "Gemm16", hadamard = symbol == "HadamardTuned";
    EXPECT_EQ(Find(domain, gemm ? "M" : "rows").rule, gemm ? "M: any" : "rows: any");
    const DomainRule& size = Find(domain, gemm ? "K" : "cols");
    EXPECT_EQ(size.rule, (gemm ? "K % 32 == 0" : hadamard ? "cols % 16 == 0" : "cols % 32 == 0"));
    EXPECT_EQ(size.outside.empty(), hadamard);  // a rotation of other lengths is no case
    EXPECT_EQ(Find(domain, "order of waves and workgroups").rule, "any order");
    EXPECT_TRUE(domain.LauncherAgrees()) << DomainText(domain);
    // Both sides again.
    Signature open = kernel.signature;
    open.step = {"1", "1", "1"};
    ForeignDevice device(search.platform, open, kernel.object, kernel.path);
    EXPECT_TRUE(RunCase(device, ParseProblem(size.inside, "inside")).faults.empty()) << size.inside;
    if (!hadamard) {
      EXPECT_FALSE(RunCase(device, ParseProblem(size.outside, "outside")).faults.empty()) << size.outside;
    }
    EXPECT_EQ(DomainJson(domain)["rules"].size(), domain.rules.size());
    ++found;
  }
  EXPECT_EQ(found, 4);
}

// A wrong kernel in place of a right one has no domain, and the answer says so.
TEST(Domain, OfAWrongKernelIsEmpty) {
  DomainSearch search;
  search.platform = MakeVgpuPlatform({});
  for (const OwnKernel& kernel : OwnKernels(MX_OBJECTS)) {
    if (kernel.object.symbol != "QuantiseRow") continue;
    SignatureObject mutant = kernel.object;
    mutant.symbol = "NibbleSwap";
    const Domain domain =
        FindDomain(search, kernel.signature, mutant, std::string(MX_OBJECTS) + "/mutants/nibble_swap.co");
    ASSERT_EQ(domain.rules.size(), 1u);
    EXPECT_EQ(domain.rules[0].subject, "base");
    EXPECT_FALSE(domain.rules[0].fault.empty());
    EXPECT_TRUE(domain.sizes.empty());
  }
}

TEST(Domain, EveryKernelHasASignature) {
  int kernels = 0;
  for (const OwnKernel& kernel : OwnKernels(MX_OBJECTS)) {
    Problem p;
    p.op = kernel.signature.op;
    p.in = kernel.signature.in;
    p.m = p.n = p.k = 64;
    for (const auto& [key, value] : kernel.signature.fixed) SetParameter(p, key, value);
    EXPECT_EQ(OutsideSignature(kernel.signature, kernel.object, p), "") << kernel.object.symbol;
    EXPECT_EQ(kernel.launcher->Refusal(p, {}), "") << kernel.object.symbol;
    ++kernels;
  }
  EXPECT_EQ(kernels, 29);
}

}  // namespace
}  // namespace mx::conformance
