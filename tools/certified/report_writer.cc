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
#include "tools/certified/atomics_scan.h"
#include "tools/certified/build_identity.h"
#include "tools/certified/kernel_guard.h"
#include "tools/certified/launch_facts.h"
#include "tools/certified/must_pass.h"
#include "tools/certified/run_inputs.h"

namespace mx::tools {

namespace {

using conformance::Device;
using conformance::Problem;
using Json = nlohmann::ordered_json;

constexpr size_t kCanaryOfAnOperation = 32;
constexpr int64_t kCanaryWork = 1 << 16;  // multiply-adds, or elements, of one case at most

int64_t Work(const Problem& p) { return p.m * p.n * p.k; }

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

// The waivers that excuse something here.
Json WaiversUsed(const Json& waivers, const Json& properties) {
  Json out = Json::array();
  for (const auto& waiver : waivers) {
    for (const auto& p : properties) {
      if (p["id"] == waiver["property"] && p["result"] == "WAIVED") out.push_back(waiver);
    }
  }
  return out;
}

// The operations of the log; every one of its must-pass list.
MustPassList ListOf(const CaseLog& log) {
  std::vector<conformance::Operation> operations;
  std::vector<std::string> families;
  for (const LoggedFamily& family : log.families) families.push_back(family.name);
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    const std::string id = PropertyOf(info.name);
    const auto is = [&](const LoggedCase& one) { return PropertyOf(one.line) == id; };
    if (std::any_of(log.cases.begin(), log.cases.end(), is)) operations.push_back(info.id);
  }
  return MustPassOf(operations, !log.properties.empty(), families);
}

const char* ResultOf(const Json& properties, const Json& coverage, bool equal_runs) {
  bool failed = false, all = equal_runs;
  for (const auto& p : properties) {
    failed |= p["result"] == "FAIL";
    all &= p["result"] != "INCONCLUSIVE";
  }
  for (const auto& point : coverage) all &= point["hits"] != 0;
  return failed ? "FAIL" : all ? "PASS" : "INCONCLUSIVE";
}

Json Machines(const ReportRun& run) {
  const DeviceEnvironment environment = EnvironmentOf(run.device, run.options);
  Json facts = Json::array();
  for (const auto& fact : environment.facts) facts.push_back({{"name", fact.first}, {"value", fact.second}});
  Json out;
  out["device"] = {{"kind", run.device},
                   {"name", environment.facts[0].second},
                   {"count", 1},
                   {"set", Sha256Hex(environment.board)},
                   {"environment", facts}};
  if (run.device == "hip") {
    out["probe"] = {
        {"sha256", run.probe_sha256}, {"profile", run.probe_profile}, {"confirmed", run.probe_confirmed}};
  } else {
    out["probe"] = "not-applicable";
  }
  out["simulator"] = {{"version", kBuildVersion},
                      {"commit", kBuildCommit},
                      {"tree", kBuildClean ? "clean" : "dirty"},
                      {"simd", SelectedSimd()},
                      {"build", Sha256Hex(ReadFile("/proc/self/exe"))},
                      {"selfCheck", run.self_check},
                      {"golden", run.golden_manifest}};
  return out;
}

// Notes which cases the device was asked to run.
class RecordedDevice : public Device {
 public:
  RecordedDevice(std::unique_ptr<Device> inner, LaunchRecorder& recorder)
      : inner_(std::move(inner)), recorder_(recorder) {}
  std::string Describe() const override { return inner_->Describe(); }
  conformance::Claims claims() const override { return inner_->claims(); }
  std::string Unsupported(const Problem& problem) const override { return inner_->Unsupported(problem); }
  bool Concurrent() const override { return inner_->Concurrent(); }
  conformance::Answer Run(const Problem& problem, conformance::TensorSet& tensors) override {
    recorder_.Ran(problem);
    return inner_->Run(problem, tensors);
  }

 private:
  std::unique_ptr<Device> inner_;
  LaunchRecorder& recorder_;
};

}  // namespace

void LaunchRecorder::BeforeLaunch(const WatchedLaunch& launch) {
  const std::map<std::string, uint64_t> facts = LaunchFacts(launch.symbol, launch.grid, launch.arguments);
  const std::lock_guard<std::mutex> lock(mutex_);
  File& file = files_[launch.file];
  if (file.digest.empty()) {
    file.atomics = ObjectHoldsGlobalAtomics(launch.file, launch.object);
    file.digest = Sha256Hex({reinterpret_cast<const char*>(launch.object.data()), launch.object.size()});
  }
  domains_[{launch.file, launch.symbol}].Add(launch.grid, launch.group, facts);
}

void LaunchRecorder::AfterProblem(const std::vector<FileAndSymbol>& launched,
                                  const conformance::Answer& answer) {
  if (!answer.order_dependent) return;
  const std::lock_guard<std::mutex> lock(mutex_);
  order_dependent_.insert(launched.begin(), launched.end());
}

void LaunchRecorder::Ran(const Problem& problem) {
  std::string line = CaseLine(problem);
  const std::lock_guard<std::mutex> lock(mutex_);
  ran_.insert(std::move(line));
}

bool LaunchRecorder::HasRun(const std::string& case_line) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return ran_.count(case_line) != 0;
}

Json LaunchRecorder::Objects(const std::string& target) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  Json objects = Json::array();
  for (const auto& file : files_) {
    Json kernels = Json::array();
    for (const auto& entry : domains_) {
      if (entry.first.first != file.first) continue;
      const bool dependent = file.second.atomics || order_dependent_.count(entry.first) != 0;
      kernels.push_back({{"symbol", entry.first.second},
                         {"target", target},
                         {"order", dependent ? "dependent" : "independent"},
                         {"launch", entry.second.ToJson(DeclaredGrid(entry.first.second))}});
    }
    objects.push_back({{"name", file.first}, {"sha256", file.second.digest}, {"kernels", kernels}});
  }
  return objects;
}

std::unique_ptr<Device> MakeRecordedDevice(const ReportRun& run, LaunchRecorder& recorder) {
  return std::make_unique<RecordedDevice>(
      conformance::MakeKernelDevice(MakeWatchedPlatform(MakePlatform(run.device, run.options), recorder),
                                    run.options),
      recorder);
}

CaseLog LogOf(const Device& device, const LaunchRecorder& recorder, const std::vector<Problem>& problems,
              const conformance::Report& report, const conformance::Results& results) {
  std::set<std::string> failed;
  for (const auto& failure : report.failures) failed.insert(CaseLine(failure.problem));
  CaseLog log;
  for (const Problem& p : problems) {
    std::string line = CaseLine(p);
    const Outcome outcome = !device.Unsupported(p).empty() ? Outcome::kNotOffered
                            : failed.count(line) != 0      ? Outcome::kFail
                            : recorder.HasRun(line)        ? Outcome::kPass
                                                           : Outcome::kNotRun;
    log.cases.push_back({outcome, std::move(line)});
  }
  for (const conformance::ResultLine& line : results.lines) {
    if (line.group == "set" || line.group == "case") continue;
    const auto number = [](int64_t value) { return static_cast<uint64_t>(value); };
    const bool offered = line.not_offered.empty();
    log.properties.push_back({line.id, offered ? number(line.required) : 0, number(line.cases),
                              number(line.discards), number(line.failed)});
  }
  if (!results.selection.empty()) return log;
  for (const conformance::CoverageLine& line : results.coverage) {
    const auto offered = static_cast<uint64_t>(line.offered);
    if (line.required && offered != 0)
      log.families.push_back({line.name, offered, offered - line.missing.size()});
  }
  return log;
}

std::vector<Problem> CanaryProblems(const CaseLog& log) {
  std::map<conformance::Operation, std::vector<Problem>> small;
  for (const LoggedCase& one : log.cases) {
    if (one.outcome != Outcome::kPass) continue;
    Problem p = conformance::ParseProblem(one.line, "case");
    if (p.op != conformance::Operation::kMfma && Work(p) <= kCanaryWork) small[p.op].push_back(std::move(p));
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

Json MakeReport(const ReportRun& run, Device& device, const LaunchRecorder& recorder, const CaseLog& log) {
  const std::set<std::string> waived = PropertiesOf(run.waivers);
  const MustPassList list = ListOf(log);
  const Json objects = recorder.Objects(EnvironmentOf(run.device, run.options).target);
  const Canary canary = RunCanary(device, CanaryProblems(log));
  const Json properties = CountProperties(log, waived), coverage = CountCoverage(log, PlainPoints(list));
  Json out;
  out["report"] = certificate::kReportType;
  out["result"] = ResultOf(properties, coverage, canary.equal);
  out["level"] = run.level == conformance::Level::kFull ? "full" : "smoke";
  out["standard"] = "OCP-MX-1.0";
  out["mustPass"] = {
      {"name", list.name}, {"version", list.version}, {"sha256", Sha256Hex(MustPassText(list))}};
  out["claims"] = Claims(device);
  out["objects"] = objects;
  out.update(Machines(run));
  out["properties"] = properties;
  out["coverage"] = coverage;
  out["caseLog"] = {{"lines", log.cases.size() + log.properties.size() + log.families.size()},
                    {"sha256", Sha256Hex(CaseLogText(log))}};
  out["determinism"] = {{"runs", canary.equal ? 2 : 1}, {"sha256", canary.digest}};
  out["seed"] = {{"rule", run.seed_rule}, {"nonce", run.nonce}, {"value", run.seed_value}};
  out["run"] = run.id;
  out["attempt"] = run.attempt;
  out["waivers"] = WaiversUsed(run.waivers, properties);
  out["firstFailure"] = FirstFailure(log, waived);
  out["canary"] = canary.cases;
  out["started"] = run.started;
  out["finished"] = run.finished;
  certificate::ParseReport(out.dump(), "report");  // what is written is read again
  return out;
}

}  // namespace mx::tools
