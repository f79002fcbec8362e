// The virtual MI355X as a device: right kernels pass, wrong ones and a wrong device do not, and say why.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "conformance/device.h"
#include "conformance/mutants.h"
#include "conformance/problem_sets.h"
#include "conformance/report.h"
#include "conformance/verify.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

std::vector<Problem> Some(Operation op, size_t stride) {
  std::vector<Problem> problems;
  const auto all = ProblemsOf(op, Level::kSmoke, 3);
  for (size_t i = 0; i < all.size(); i += stride) problems.push_back(all[i]);
  return problems;
}

std::unique_ptr<Device> Vgpu(const std::string& mutant = "", const std::string& fault = "",
                             uint64_t schedule = 0) {
  DeviceOptions options;
  options.mutant = mutant;
  options.fault = fault;
  options.schedule = schedule;
  return MakeDevice("vgpu", options);
}

TEST(Vgpu, KernelsPassUnderAnotherSchedule) {
  const auto device = Vgpu("", "", 77);
  for (const Operation op : {Operation::kQuantizeBoth, Operation::kGemm, Operation::kDequantize}) {
    const Report report = Verify(*device, Some(op, 7));
    for (const CaseResult& f : report.failures) ADD_FAILURE() << FailureText(f, "");
    EXPECT_GT(report.Cases(), 0) << Name(op);
  }
}

TEST(Vgpu, RunsWithoutTheTunedKernelsSources) {
  // A folder given by hand is used, and a missing object is the failure of a case, not of the process.
  DeviceOptions options;
  options.objects = std::filesystem::temp_directory_path().string();
  const auto device = MakeDevice("vgpu", options);
  const CaseResult result = RunCase(*device, ParseProblem("gemm m=1 n=1 k=32", "line"));
  ASSERT_EQ(result.faults.size(), 1u);
  EXPECT_NE(result.faults[0].find("cannot be read"), std::string::npos) << result.faults[0];
}

class MutantTest : public testing::TestWithParam<MutantInfo> {};

TEST_P(MutantTest, IsCaught) {
  const MutantInfo& mutant = GetParam();
  const auto device = Vgpu(mutant.name);
  std::vector<Problem> problems;
  for (const OperationInfo& op : kOperations) {
    for (const Problem& p : ProblemsOf(op.id, Level::kSmoke, 0)) {
      if (device->Unsupported(p).empty()) problems.push_back(p);
    }
  }
  const Report report = Verify(*device, problems);
  EXPECT_GT(report.failures.size(), 0u) << mutant.what;
  EXPECT_FALSE(report.Passed());
  bool named = std::string(mutant.finding).empty();
  for (const CaseResult& f : report.failures) {
    for (const std::string& fault : f.faults) named |= fault.rfind(mutant.finding, 0) == 0;
  }
  EXPECT_TRUE(named) << "no case of " << mutant.name << " reports " << mutant.finding;
}

INSTANTIATE_TEST_SUITE_P(All, MutantTest, testing::ValuesIn(Mutants()),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(Mutant, ChainedStochasticConversionPointsAtTheLostBytes) {
  const auto device = Vgpu("lost_bytes");
  const CaseResult result = RunCase(
      *device, ParseProblem("quantize/row rows=64 cols=64 round=sr noise=1 variant=naive seed=1", "line"));
  bool bytes = false;
  for (const std::string& fault : result.faults)
    bytes |= fault.find("bytes lost between chained conversions") != std::string::npos;
  EXPECT_TRUE(bytes) << (result.faults.empty() ? "passed" : result.faults.back());
}

class FaultTest : public testing::TestWithParam<const char*> {};

TEST_P(FaultTest, OfTheDeviceIsSeenOnRegisters) {
  const auto device = Vgpu("", GetParam());
  const Report report = Verify(*device, Some(Operation::kMfma, 3));
  EXPECT_GT(report.failures.size(), 3u);
}

// Our kernels take byte 0 of both scale registers, and less than 64 KiB of LDS: the faults of the byte's
// choice and of M0 show in kernels that do otherwise (aiter_test.cc).
TEST(Fault, OfTheDeviceIsSeenInProducts) {
  for (const char* fault : {"output-map", "block-order"}) {
    const auto device = Vgpu("", fault);
    std::vector<Problem> problems;
    for (const char* scales : {"wide", "far", "all"}) {
      problems.push_back(
          ParseProblem(fmt::format("gemm m=64 n=64 k=512 out=f32 scales={} seed=5", scales), "line"));
      problems.push_back(problems.back());
      problems.back().instruction = Instruction::k32x32x64;
    }
    const Report report = Verify(*device, problems);
    EXPECT_GT(report.failures.size(), 0u) << fault;
  }
}

INSTANTIATE_TEST_SUITE_P(Matrix, FaultTest,
                         testing::Values("scale-select", "scale-swap", "output-map", "block-order"),
                         [](const auto& info) {
                           std::string name = info.param;
                           name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
                           return name;
                         });

TEST(Hip, SaysWhatIsMissingWhereThereIsNoCard) {
  try {
    MakeDevice("hip", {});
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("--device hip"), std::string::npos);
    return;
  }
  GTEST_SKIP() << "there is a card here";
}

}  // namespace
}  // namespace mx::conformance
