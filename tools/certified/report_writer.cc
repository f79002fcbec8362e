#include "tools/certified/report_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "conformance/certificate/report.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/base/simd.h"
#include "sim/io/atomic_file.h"
#include "tools/certified/build_identity.h"
#include "tools/certified/coverage.h"
#include "tools/certified/kernel_guard.h"
#include "tools/certified/launch_facts.h"

namespace mx::tools {

namespace {

using conformance::Device;
using conformance::Problem;
using Json = nlohmann::ordered_json;

constexpr size_t kCanaryOfAnOperation = 12;
constexpr int64_t kCanaryWork = 1 << 20;  // multiply-adds, or elements, of one case at most
constexpr const char* kMustPassName = "mxfp4-kernels";
constexpr uint64_t kMustPassVersion = 1;

int64_t Work(const Problem& p) { return p.m * p.n * p.k; }

// Small cases that passed, spread over what each operation was judged on.
std::vector<Problem> CanaryProblems(Device& device, const std::vector<Problem>& problems,
                                    const conformance::Report& report) {
  std::set<std::string> failed;
  for (const auto& failure : report.failures) failed.insert(CaseLine(failure.problem));
  std::map<conformance::Operation, std::vector<Problem>> small;
  for (const Problem& p : problems) {
    if (p.op == conformance::Operation::kMfma || Work(p) > kCanaryWork || !device.Unsupported(p).empty())
      continue;
    if (failed.count(CaseLine(p)) == 0) small[p.op].push_back(p);
  }
  std::vector<Problem> out;
  for (const auto& entry : small) {
    const size_t step = std::max<size_t>(1, entry.second.size() / kCanaryOfAnOperation);
    for (size_t i = 0; i < entry.second.size() && i / step < kCanaryOfAnOperation; i += step) {
      out.push_back(entry.second[i]);
    }
  }
  return out;
}

std::string RunOnce(Device& device, const Problem& problem) {
  conformance::TensorSet tensors = conformance::MakeTensors(problem);
  const conformance::Answer answer = device.Run(problem, tensors);
  return answer.findings.empty() ? CanaryOutput(tensors) : answer.findings.front();
}

// Every canary case twice; the digest is of the outputs of both, and equal only if they are.
struct Canary {
  Json cases = Json::array();
  std::string digest;
  bool equal = true;
};
Canary RunCanary(Device& device, const std::vector<Problem>& problems) {
  Canary out;
  Sha256 hash;
  for (const Problem& p : problems) {
    const std::string first = RunOnce(device, p), second = RunOnce(device, p);
    out.equal &= first == second;
    hash.Update(second.data(), second.size());
    out.cases.push_back({{"case", CaseLine(p)}, {"output", first}});
  }
  out.digest = hash.Hex();
  return out;
}

Json Claims(const Device& device) {
  Json claims = Json::array();
  const std::string text = ClaimsText(device.claims());
  for (size_t begin = text.find('\n') + 1; begin < text.size();) {  // the first line is the version
    const size_t end = std::min(text.find('\n', begin), text.size()), colon = text.find(": ", begin);
    if (colon < end) {
      claims.push_back(
          {{"name", text.substr(begin, colon - begin)}, {"value", text.substr(colon + 2, end - colon - 2)}});
    }
    begin = end + 1;
  }
  return claims;
}

// One property an operation: every bit of every case, the device's own findings, guard bands, inputs left
// alone.
Json Properties(const std::vector<Problem>& problems, const conformance::Report& report) {
  std::map<conformance::Operation, uint64_t> required;
  for (const Problem& p : problems) ++required[p.op];
  Json out = Json::array();
  for (const conformance::Summary& s : report.operations) {
    const auto cases = static_cast<uint64_t>(s.cases), failed = static_cast<uint64_t>(s.failed);
    const auto unsupported = static_cast<uint64_t>(s.unsupported);
    const char* result = failed != 0                               ? "FAIL"
                         : cases == 0                              ? "UNSUPPORTED"
                         : cases + unsupported < required.at(s.op) ? "INCONCLUSIVE"
                                                                   : "PASS";
    out.push_back({{"id", std::string(Name(s.op)) + "/bits"},
                   {"result", result},
                   {"required", required.at(s.op) - unsupported},
                   {"executed", cases},
                   {"discarded", unsupported},
                   {"failed", failed}});
  }
  return out;
}

Json Coverage(Device& device, const std::vector<Problem>& problems, const conformance::Report& report) {
  std::map<std::string, uint64_t> hits;
  for (const Problem& p : problems) {
    if (!device.Unsupported(p).empty()) continue;
    for (const std::string& point : PointsOf(p)) ++hits[point];
  }
  Json out = Json::array();
  for (const conformance::Summary& s : report.operations) {
    if (s.cases == 0) continue;
    for (const std::string& point : RequiredPoints(s.op)) {
      out.push_back({{"point", point}, {"hits", report.interrupted ? 0 : hits[point]}});
    }
  }
  return out;
}

// The list that had to pass: every required coverpoint and property of the operations judged.
std::string MustPassDigest(const conformance::Report& report) {
  std::string text;
  for (const conformance::Summary& s : report.operations) {
    text += std::string(Name(s.op)) + "/bits\n";
    for (const std::string& point : RequiredPoints(s.op)) text += point + "\n";
  }
  return Sha256Hex(text);
}

Json Machines(const ReportRun& run, const Device& device) {
  const DeviceEnvironment environment = EnvironmentOf(run.device, run.options);
  Json facts = Json::array();
  for (const auto& fact : environment.facts) facts.push_back({{"name", fact.first}, {"value", fact.second}});
  Json out;
  out["device"] = {{"kind", run.device},
                   {"name", device.Describe()},
                   {"count", 1},
                   {"set", Sha256Hex(environment.facts[0].second)},
                   {"environment", facts}};
  out["probe"] = run.device == "vgpu" ? "not-applicable" : "not-run";
  out["simulator"] = {{"version", kBuildVersion},
                      {"commit", kBuildCommit},
                      {"tree", kBuildClean ? "clean" : "dirty"},
                      {"simd", SelectedSimd()},
                      {"build", Sha256Hex(ReadFile("/proc/self/exe"))},
                      {"selfCheck", run.self_check},
                      {"golden", run.golden_manifest}};
  return out;
}

}  // namespace

void LaunchRecorder::BeforeLaunch(const WatchedLaunch& launch) {
  const std::map<std::string, uint64_t> facts = LaunchFacts(launch.symbol, launch.grid, launch.arguments);
  const std::lock_guard<std::mutex> lock(mutex_);
  std::string& digest = digests_[launch.file];
  if (digest.empty()) {
    digest = Sha256Hex({reinterpret_cast<const char*>(launch.object.data()), launch.object.size()});
  }
  domains_[{launch.file, launch.symbol}].Add(launch.grid, launch.group, facts);
}

Json LaunchRecorder::Objects(const std::string& target, bool order_dependent) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  Json objects = Json::array();
  for (const auto& file : digests_) {
    Json kernels = Json::array();
    for (const auto& entry : domains_) {
      if (entry.first.first != file.first) continue;
      kernels.push_back({{"symbol", entry.first.second},
                         {"target", target},
                         {"order", order_dependent ? "dependent" : "independent"},
                         {"launch", entry.second.ToJson(DeclaredGrid(entry.first.second))}});
    }
    objects.push_back({{"name", file.first}, {"sha256", file.second}, {"kernels", kernels}});
  }
  return objects;
}

std::unique_ptr<Device> MakeRecordedDevice(const ReportRun& run, LaunchRecorder& recorder) {
  return conformance::MakeKernelDevice(MakeWatchedPlatform(MakePlatform(run.device, run.options), recorder),
                                       run.options);
}

Json MakeReport(const ReportRun& run, Device& device, const LaunchRecorder& recorder,
                const std::vector<Problem>& problems, const conformance::Report& report) {
  const Canary canary = RunCanary(device, CanaryProblems(device, problems, report));
  bool dependent = false;
  for (const auto& failure : report.failures) dependent |= failure.answer.order_dependent;
  const bool full = run.level == conformance::Level::kFull;
  Json out;
  out["report"] = certificate::kReportType;
  out["result"] = !report.failures.empty()          ? "FAIL"
                  : report.Passed() && canary.equal ? "PASS"
                                                    : "INCONCLUSIVE";
  out["level"] = full ? "full" : "smoke";
  out["standard"] = "OCP-MX-1.0";
  out["mustPass"] = {
      {"name", kMustPassName}, {"version", kMustPassVersion}, {"sha256", MustPassDigest(report)}};
  out["claims"] = Claims(device);
  out["objects"] = recorder.Objects(EnvironmentOf(run.device, run.options).target, dependent);
  out.update(Machines(run, device));
  out["properties"] = Properties(problems, report);
  out["coverage"] = Coverage(device, problems, report);
  out["determinism"] = {{"runs", canary.equal ? 2 : 1}, {"sha256", canary.digest}};
  out["seed"] = {{"rule", "given"}, {"nonce", run.nonce}, {"value", fmt::format("{}", run.seed)}};
  out["run"] = run.id;
  out["attempt"] = run.attempt;
  out["waivers"] = Json::array();
  out["firstFailure"] = report.failures.empty() ? "none" : CaseLine(report.failures[0].problem);
  out["canary"] = canary.cases;
  out["started"] = run.started;
  out["finished"] = run.finished;
  certificate::ParseReport(out.dump(), "report");  // what is written is read again
  return out;
}

}  // namespace mx::tools
