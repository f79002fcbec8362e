#include "tools/verify_foreign.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

#include "conformance/foreign.h"
#include "conformance/foreign_golden.h"
#include "conformance/foreign_suite.h"
#include "conformance/report.h"
#include "conformance/verify.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "tools/command.h"
#include "tools/verify_domain.h"

namespace mx::tools {
namespace {

using conformance::ForeignDevice;
using conformance::ForeignRecord;
using conformance::ForeignResult;
using conformance::Level;
using conformance::Problem;
using conformance::Signature;
using conformance::SignatureObject;

constexpr const char* kAiterFolder = "/hsa/gfx950/f4gemm";
constexpr const char* kAiterSignature = "aiter-f4gemm.sig";
constexpr size_t kSmokeProblems = 2, kFullProblems = 24;
constexpr size_t kMostFailures = 3;  // of a kernel that are printed

std::shared_ptr<conformance::Platform> PlatformFor(const ForeignRun& run) {
  if (run.device == "vgpu") return conformance::MakeVgpuPlatform(run.device_options);
  if (run.device == "hip") return conformance::MakeHipPlatform(run.device_options);
  Fail("--device {}: a code object runs on vgpu or hip", run.device);
}

// A signature of the project by its file name, or a path.
std::string SignaturePath(const std::string& given) {
  namespace fs = std::filesystem;
  if (fs::exists(given)) return given;
  for (const char* folder : {MX_SIGNATURES, "conformance/signatures"}) {
    const std::string path = std::string(folder) + "/" + given;
    if (given.find('/') == std::string::npos && fs::exists(path)) return path;
  }
  Fail("--signature {}: no such file, here or in {}", given, MX_SIGNATURES);
}

// What to run: kernels with their paths.
struct Work {
  Signature signature;
  std::vector<std::pair<SignatureObject, std::string>> objects;
  std::string rerun;  // command up to the case line; {} is the kernel
};

Work WorkOf(const ForeignOptions& options) {
  Work work;
  if (!options.kernel.empty()) {
    if (options.signature.empty()) Fail("--kernel {}: give its --signature", options.kernel);
    work.signature = conformance::ReadSignature(SignaturePath(options.signature));
    work.objects.emplace_back(conformance::FindObject(work.signature, options.kernel, options.symbol),
                              options.kernel);
    return work;
  }
  const std::string folder = options.aiter + kAiterFolder;
  if (!std::filesystem::is_directory(folder))
    Fail("{}: no such folder; --aiter and MXPROOF_AITER take a checkout of ROCm/aiter", folder);
  work.signature = conformance::ReadSignature(
      SignaturePath(options.signature.empty() ? kAiterSignature : options.signature));
  for (const SignatureObject& object : work.signature.objects)
    work.objects.emplace_back(object, folder + "/" + object.file);
  return work;
}

std::string RerunCommand(const ForeignOptions& options, const ForeignRun& run, const SignatureObject& object,
                         const std::string& path) {
  const std::string signature = options.signature.empty() ? kAiterSignature : options.signature;
  return fmt::format(
      "mxproof verify --device {} --kernel '{}' --symbol {} --signature '{}'{}", run.device, path,
      object.symbol, signature,
      run.device_options.schedule == 0 ? "" : fmt::format(" --schedule {}", run.device_options.schedule));
}

void PrintResult(const ForeignResult& r, const std::string& rerun) {
  fmt::print("{:<46} {:>5} {:>6} {:>12} {:>9} {:>12} {:>10} {:>7.2f} s{}\n",
             r.file.substr(r.file.find_last_of('/') + 1), r.summary.cases, r.summary.failed,
             r.summary.elements, r.summary.wrong, r.summary.instructions, r.summary.mfma, r.summary.seconds,
             r.order_dependent == 0 ? "" : fmt::format("  {} order-dependent", r.order_dependent));
  for (size_t i = 0; i < std::min(r.failures.size(), kMostFailures); ++i)
    fmt::print("{}", conformance::FailureText(r.failures[i], rerun));
  if (r.failures.size() > kMostFailures)
    fmt::print("  and {} more cases\n", r.failures.size() - kMostFailures);
  std::fflush(stdout);
}

nlohmann::ordered_json ResultJson(const ForeignResult& r, const std::string& rerun) {
  nlohmann::ordered_json json = {{"object", r.file},
                                 {"symbol", r.symbol},
                                 {"object_sha256", r.object_sha256},
                                 {"problems", r.summary.cases},
                                 {"failed", r.summary.failed},
                                 {"elements", r.summary.elements},
                                 {"wrong", r.summary.wrong},
                                 {"instructions", r.summary.instructions},
                                 {"mfma", r.summary.mfma},
                                 {"order_dependent", r.order_dependent},
                                 {"seconds", r.summary.seconds}};
  json["failures"] = nlohmann::ordered_json::array();
  for (const conformance::CaseResult& f : r.failures) {
    json["failures"].push_back({{"case", CaseLine(f.problem)},
                                {"faults", f.faults},
                                {"rerun", fmt::format("{} --case '{}'", rerun, CaseLine(f.problem))}});
  }
  return json;
}

// Lines in which a run and the stored file disagree.
std::vector<std::string> CompareRecords(const std::vector<ForeignRecord>& run, const std::string& path) {
  std::vector<std::string> problems;
  const auto stored = conformance::ParseRecords(ReadFile(path), path);
  for (const ForeignRecord& r : run) {
    const auto found =
        std::find_if(stored.begin(), stored.end(), [&](const auto& s) { return s.id == r.id; });
    if (found == stored.end()) {
      problems.push_back(fmt::format("{}: {} is not in it", path, r.id));
    } else if (found->object_sha256 != r.object_sha256) {
      problems.push_back(
          fmt::format("{}: {}: {} is another object than the recorded one", path, r.id, r.file));
    } else if (!(*found == r)) {
      problems.push_back(
          fmt::format("{}: {}: the run gave digest {} after {} instructions, recorded are {} after {}", path,
                      r.id, r.outputs_sha256, r.instructions, found->outputs_sha256, found->instructions));
    }
  }
  return problems;
}

}  // namespace

void VerifyForeign(const ForeignOptions& options, const ForeignRun& run) {
  const Work work = WorkOf(options);
  if (options.domain) {
    return DomainOfObjects(
        {run.device, run.device_options, options.symbol, options.domain_output, run.json, run.stop},
        work.signature, work.objects);
  }
  const auto platform = PlatformFor(run);
  size_t count = options.count > 0            ? static_cast<size_t>(options.count)
                 : run.level == Level::kSmoke ? kSmokeProblems
                                              : kFullProblems;
  if (!options.golden.empty() || !options.write_golden.empty()) count = kFullProblems;

  std::vector<ForeignRecord> records;
  nlohmann::ordered_json kernels = nlohmann::ordered_json::array();
  int64_t cases = 0, failed = 0;
  bool interrupted = false;
  if (!run.json) {
    fmt::print("device {}: {}\n{:<46} {:>5} {:>6} {:>12} {:>9} {:>12} {:>10} {:>9}\n", run.device,
               platform->Describe(), "kernel", "cases", "failed", "outputs", "wrong", "instructions", "mfma",
               "time");
  }
  for (const auto& [object, path] : work.objects) {
    ForeignDevice device(platform, work.signature, object, path);
    const std::vector<Problem> problems =
        run.line.empty() ? conformance::ForeignProblems(work.signature, object, count, run.seed)
                         : std::vector<Problem>{conformance::ParseProblem(run.line, "--case")};
    const ForeignResult result = conformance::RunForeign(device, problems, run.stop);
    const std::string rerun = RerunCommand(options, run, object, path);
    if (run.json) {
      kernels.push_back(ResultJson(result, rerun));
    } else {
      PrintResult(result, rerun);
    }
    cases += result.summary.cases;
    failed += result.summary.failed;
    records.insert(records.end(), result.records.begin(), result.records.end());
    interrupted = result.interrupted;
    if (interrupted) break;
  }
  std::vector<std::string> problems;
  if (!options.golden.empty() && !interrupted) problems = CompareRecords(records, options.golden);
  const bool passed = failed == 0 && cases > 0 && problems.empty() && !interrupted;
  if (!options.write_golden.empty()) {
    if (!passed) problems.push_back(options.write_golden + ": not written, because not everything passed");
    if (passed) WriteFileAtomically(options.write_golden, RecordsText(records, work.signature.about));
  }
  const char* verdict = failed != 0 || (cases == 0 && !interrupted) || !problems.empty() ? "FAIL"
                        : interrupted                                                    ? "INCONCLUSIVE"
                                                                                         : "PASS";
  if (run.json) {
    fmt::print("{}\n", nlohmann::ordered_json({{"schema", "mx-verify-foreign/1"},
                                               {"verdict", verdict},
                                               {"device", run.device},
                                               {"signature", work.signature.where},
                                               {"seed", run.seed},
                                               {"cases", cases},
                                               {"failed", failed},
                                               {"golden", problems},
                                               {"kernels", kernels}})
                           .dump());
  } else {
    for (const std::string& problem : problems) fmt::print("{}\n", problem);
    fmt::print("{}: {} kernels, {} cases, {} failed{}\n", verdict, work.objects.size(), cases, failed,
               cases == 0 ? "; no case ran, and that proves nothing" : "");
  }
  if (!passed) throw ExitCode{std::string(verdict) == "FAIL" ? kFail : kInconclusive};
}

}  // namespace mx::tools
