// Records of kernels that others wrote: their text, and their digests by the simulator alone.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "conformance/foreign.h"
#include "conformance/foreign_golden.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"

namespace mx::conformance {
namespace {

const std::string kGolden = std::string(MX_GOLDEN) + "/foreign/aiter-f4gemm.tv";

TEST(ForeignRecords, SurviveTheirText) {
  ForeignRecord r;
  r.id = "x-01";
  r.problem = ParseProblem("gemm m=3 n=128 k=256 split=256 alpha=3f000000 seed=2a", "line");
  r.file = "x.co";
  r.symbol = "sym";
  r.object_sha256 = std::string(64, 'a');
  r.outputs_sha256 = std::string(64, 'b');
  r.first = "0001,0002";
  r.instructions = 12345678901;
  r.mfma = 5;
  r.order_dependent = true;
  const std::string text = RecordsText({r}, "here");
  const auto back = ParseRecords(text, "t");
  ASSERT_EQ(back.size(), 1u);
  EXPECT_TRUE(back[0] == r);
  for (const auto& [from, to] :
       std::map<std::string, std::string>{{"count: 1", "count: 2"},
                                          {"object=x.co", "colour=x.co"},
                                          {"instructions=12345678901", "instructions=-1"},
                                          {"mfma=5", "mfma=a"},
                                          {" first=0001,0002", ""},
                                          {"gemm m=3", "gemm m=0"}}) {
    std::string broken = text;
    broken.replace(broken.find(from), from.size(), to);
    EXPECT_THROW(ParseRecords(broken, "t"), InputError) << to;
  }
}

TEST(ForeignRecords, TheSimulatorAloneGivesTheDigests) {
  const Signature s = ReadSignature(std::string(MX_SIGNATURES) + "/aiter-f4gemm.sig");
  const auto records = ParseRecords(ReadFile(kGolden), kGolden);
  std::map<std::string, int> problems;
  for (const ForeignRecord& r : records) ++problems[r.file];
  EXPECT_EQ(problems.size(), s.objects.size());
  for (const auto& [file, count] : problems) EXPECT_GE(count, 20) << file;
  for (const std::string& problem : CheckRecords(records, s.claims, 40)) ADD_FAILURE() << problem;
}

TEST(ForeignRecords, AWrongDigestIsFound) {
  const Signature s = ReadSignature(std::string(MX_SIGNATURES) + "/aiter-f4gemm.sig");
  auto records = ParseRecords(ReadFile(kGolden), kGolden);
  records.resize(3);
  records[1].outputs_sha256[5] ^= 1;
  EXPECT_EQ(CheckRecords(records, s.claims, 0).size(), 1u);
  Claims kept = s.claims;
  kept.profile = Profile::kNv25rz;
  EXPECT_GT(CheckRecords(records, kept, 0).size(), 0u);
}

TEST(ForeignProblems, LieInsideTheSignatureAndCoverIt) {
  const Signature s = ReadSignature(std::string(MX_SIGNATURES) + "/aiter-f4gemm.sig");
  for (const SignatureObject& object : s.objects) {
    const auto problems = ForeignProblems(s, object, 24, 0);
    ASSERT_EQ(problems.size(), 24u);
    std::set<ScaleClass> scales;
    std::set<int64_t> depths;
    int64_t split = 0;
    for (const Problem& p : problems) {
      EXPECT_EQ(OutsideSignature(s, object, p), "");
      scales.insert(p.scales);
      depths.insert(p.k);
      split += p.split != 0;
    }
    EXPECT_GE(scales.size(), 7u);
    EXPECT_EQ(*depths.rbegin(), 8192);
    EXPECT_EQ(split > 0, object.parameters.at("split") != 0) << object.file;
  }
}

}  // namespace
}  // namespace mx::conformance
