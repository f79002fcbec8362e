// AMD's production FP4 GEMMs, executed: needs a checkout of ROCm/aiter in MXPROOF_AITER, and is skipped
// without.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "conformance/domain/domain.h"
#include "conformance/foreign_suite.h"
#include "conformance/reference.h"
#include "conformance/report.h"
#include "sim/io/atomic_file.h"

namespace mx::conformance {
namespace {

const std::string kSignature = std::string(MX_SIGNATURES) + "/aiter-f4gemm.sig";
const std::string kGolden = std::string(MX_GOLDEN) + "/foreign/aiter-f4gemm.tv";

class Aiter : public testing::Test {
 protected:
  void SetUp() override {
    const char* folder = std::getenv("MXPROOF_AITER");
    if (folder == nullptr || *folder == '\0')
      GTEST_SKIP() << "MXPROOF_AITER names no checkout of ROCm/aiter: its kernels are not executed";
    folder_ = std::string(folder) + "/hsa/gfx950/f4gemm/";
    signature_ = ReadSignature(kSignature);
  }
  ForeignDevice Open(const SignatureObject& object, const DeviceOptions& options = {}) {
    return ForeignDevice(MakeVgpuPlatform(options), signature_, object, folder_ + object.file);
  }
  SignatureObject Object(const std::string& part) {
    for (const SignatureObject& object : signature_.objects) {
      if (object.file.find(part) != std::string::npos) return object;
    }
    ADD_FAILURE() << part;
    return {};
  }
  std::string folder_;
  Signature signature_;
};

// Every seventh record of every object again; `mxproof verify --aiter --golden` runs all of them.
TEST_F(Aiter, RunsGiveTheRecordedDigestsAndCounts) {
  const auto records = ParseRecords(ReadFile(kGolden), kGolden);
  for (const SignatureObject& object : signature_.objects) {
    ForeignDevice device = Open(object);
    size_t index = 0, ran = 0;
    for (const ForeignRecord& r : records) {
      if (r.file != object.file || index++ % 7 != 0) continue;
      EXPECT_EQ(device.sha256(), r.object_sha256) << r.id;
      const CaseResult result = RunCase(device, r.problem, true);
      EXPECT_TRUE(result.faults.empty()) << FailureText(result, "");
      EXPECT_EQ(result.digest, r.outputs_sha256) << r.id;
      EXPECT_EQ(result.answer.instructions, r.instructions) << r.id;
      EXPECT_EQ(result.answer.mfma, r.mfma) << r.id;
      ++ran;
    }
    EXPECT_GE(ran, 3u) << object.file;
  }
}

TEST_F(Aiter, EveryFaultOfTheDeviceIsSeen) {
  const Problem p = ParseProblem("gemm m=256 n=256 k=512 scales=wide seed=4", "line");
  for (const char* fault : {"scale-select", "scale-swap", "output-map", "block-order", "m0-bits"}) {
    DeviceOptions options;
    options.fault = fault;
    ForeignDevice device = Open(Object("_BpreShuffle_256x128"), options);
    const CaseResult result = RunCase(device, p);
    EXPECT_GT(result.comparison.wrong, 0) << fault;
  }
}

// Split K adds slices into bfloat16 by atomics: another order of the workgroups gives other bits, each of
// them one of the orders that the slices can have.
TEST_F(Aiter, SplitKDependsOnTheOrderOfWorkgroups) {
  const SignatureObject object = Object("_BpreShuffle_128x512");
  const Problem p = ParseProblem("gemm m=100 n=512 k=1536 split=512 scales=wide seed=6", "line");
  ForeignDevice ascending = Open(object);
  const CaseResult first = RunCase(ascending, p, true);
  EXPECT_TRUE(first.faults.empty()) << FailureText(first, "");
  EXPECT_TRUE(first.answer.order_dependent);

  std::vector<TensorSet> orders;
  for (const std::vector<int64_t>& order :
       std::vector<std::vector<int64_t>>{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}) {
    orders.push_back(MakeTensors(p));
    RunGemm(p, signature_.claims, EngineProduct, orders.back(), order);
  }
  bool differs = false;
  for (uint64_t schedule = 1; schedule <= 4; ++schedule) {
    DeviceOptions options;
    options.schedule = schedule;
    ForeignDevice device = Open(object, options);
    TensorSet tensors = MakeTensors(p);
    device.Run(p, tensors);
    differs |= OutputsDigest(tensors) != first.digest;
    int64_t strange = 0;
    for (int64_t i = 0; i < p.m * p.n; ++i) {
      const uint32_t word = tensors["d"].Word(i / p.n, i % p.n);
      bool known = false;
      for (const TensorSet& order : orders) known |= order["d"].Word(i / p.n, i % p.n) == word;
      strange += !known;
    }
    EXPECT_EQ(strange, 0) << "schedule " << schedule;
  }
  EXPECT_TRUE(differs);
}

// The search for the launch domain meets the same dependence, and the rule of the last range.
TEST_F(Aiter, DomainOfASplitKernelNamesTheOrder) {
  DomainSearch search;
  search.platform = MakeVgpuPlatform({});
  for (const uint64_t schedule : {1, 2, 3}) {
    DeviceOptions options;
    options.schedule = schedule;
    search.schedules.push_back(MakeVgpuPlatform(options));
  }
  const SignatureObject object = Object("_BpreShuffle_128x512");
  const Domain domain = FindDomain(search, signature_, object, folder_ + object.file);
  const auto find = [&](const std::string& subject) {
    return std::find_if(domain.rules.begin(), domain.rules.end(),
                        [&](const DomainRule& rule) { return rule.subject == subject; });
  };
  ASSERT_NE(find("split K"), domain.rules.end()) << DomainText(domain);
  EXPECT_FALSE(find("split K")->inside.empty());
  const auto order = find("order of workgroups");
  ASSERT_NE(order, domain.rules.end()) << DomainText(domain);
  EXPECT_EQ(order->basis, Basis::kOrder);
  EXPECT_NE(order->fault.find("wrong"), std::string::npos) << order->fault;
}

}  // namespace
}  // namespace mx::conformance
