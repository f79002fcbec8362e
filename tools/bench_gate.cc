// The gate's part of `mxproof bench`: what a training program pays before its first step. The certificate is
// larger than a run of all kernels makes it: 24 code objects, 300 canary cases.
#include <fmt/format.h>

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>

#include "conformance/certificate/envelope.h"
#include "conformance/certificate/report.h"
#include "conformance/certificate/statement.h"
#include "conformance/gate/mx_gate.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "tools/bench_cases.h"
#include "tools/certified/kernel_guard.h"
#include "tools/certified/report_writer.h"

namespace mx::tools {

namespace {

namespace cert = mx::certificate;
using Json = nlohmann::ordered_json;
using Call = std::function<unsigned char()>;

constexpr uint64_t kIssued = 1'780'000'000, kDay = 86'400;
constexpr int kObjects = 24, kCanaryCases = 300;
constexpr const char* kArguments[] = {"alpha", "flags", "k", "m", "n", "signs", "stride", "width"};

Json Launch() {
  Json arguments = Json::array();
  for (const char* name : kArguments)
    arguments.push_back({{"name", name}, {"min", 0}, {"max", 65'536}, {"multiple", 1}});
  Json grid = Json::array();
  for (const char* name : {"n", "m"}) grid.push_back(Json::array({{{"argument", name}, {"tile", 128}}}));
  grid.push_back(Json::array());
  return {{"grid", grid},
          {"group", {256, 1, 1}},
          {"dynamicLds", {{"min", 0}, {"max", 0}}},
          {"arguments", arguments}};
}

Json Objects(const std::string& first) {
  Json objects = Json::array();
  for (int i = 0; i < kObjects; ++i) {
    const Json kernel = {
        {"symbol", "Kernel"}, {"target", "gfx950"}, {"order", "independent"}, {"launch", Launch()}};
    objects.push_back({{"name", fmt::format("kernel{}.co", i)},
                       {"sha256", i == 0 ? Sha256Hex(first) : Sha256Hex(fmt::format("{}", i))},
                       {"kernels", Json::array({kernel})}});
  }
  return objects;
}

Json Report(const std::string& object) {
  Json canary = Json::array();
  for (int i = 0; i < kCanaryCases; ++i) {
    canary.push_back({{"case", fmt::format("gemm m=33 n=47 k=160 out=f32 scales=wide seed={:x}", i)},
                      {"output", "d=sha256:" + Sha256Hex("")}});
  }
  const std::string digest = Sha256Hex("x");
  return {{"report", cert::kReportType},
          {"result", "PASS"},
          {"level", "full"},
          {"standard", "OCP-MX-1.0"},
          {"mustPass", {{"name", "bench"}, {"version", 1}, {"sha256", digest}}},
          {"claims", Json::array({{{"name", cert::kProfileClaim}, {"value", "seq32"}}})},
          {"objects", Objects(object)},
          {"device",
           {{"kind", "vgpu"},
            {"name", "virtual MI355X"},
            {"count", 1},
            {"set", digest},
            {"environment", Json::array({{{"name", "device"}, {"value", "virtual MI355X"}}})}}},
          {"probe", "not-applicable"},
          {"simulator",
           {{"version", "1"},
            {"commit", "1"},
            {"tree", "clean"},
            {"simd", "AVX3"},
            {"build", digest},
            {"selfCheck", digest},
            {"golden", digest}}},
          {"properties", Json::array({{{"id", "gemm/bits"},
                                       {"result", "PASS"},
                                       {"required", 1},
                                       {"executed", 1},
                                       {"discarded", 0},
                                       {"failed", 0}}})},
          {"coverage", Json::array({{{"point", "gemm/k=exact"}, {"hits", 1}}})},
          {"caseLog", {{"lines", 1}, {"sha256", digest}}},
          {"determinism", {{"runs", 2}, {"sha256", digest}}},
          {"seed", {{"rule", "given"}, {"nonce", "none"}, {"value", "0"}}},
          {"run", "bench"},
          {"attempt", 1},
          {"waivers", Json::array()},
          {"firstFailure", "none"},
          {"canary", canary},
          {"started", kIssued - 1},
          {"finished", kIssued}};
}

// A signed certificate of one object of `bytes` bytes and others, and the gate that it opens.
class Gate {
 public:
  explicit Gate(size_t bytes)
      : object_(bytes, 'k'), memory_(new std::max_align_t[mx_gate_bytes() / sizeof(std::max_align_t) + 1]) {
    const nlohmann::json report = cert::ParseReport(Report(object_).dump(), "report");
    const cert::Validity validity{kIssued, kIssued + 180 * kDay};
    const cert::NewStatement statement = cert::MakeStatement(report, Sha256Hex("report"), validity);
    const cert::PrivateKey key = cert::PrivateKey::FromSeed({1});
    cert::Envelope envelope{statement.text, {}};
    cert::AddSignature(&envelope, key.public_key(), key.Sign(cert::BytesToSign(statement.text)));
    envelope_ = cert::WriteEnvelope(envelope);
    const std::string policy =
        cert::MakePolicy(statement.text, {cert::HexKey(key.public_key())}, 1, 180 * kDay, false);
    mx_gate_verdict verdict;
    if (mx_gate_policy_parse(policy.data(), policy.size(), &policy_, &verdict) != MX_GATE_ALLOW)
      Fail("{}", verdict.sentence);
    if (Open() != MX_GATE_ALLOW || Check() != MX_GATE_ALLOW) Fail("the gate refuses its own certificate");
  }

  size_t envelope_bytes() const { return envelope_.size(); }
  const std::string& object() const { return object_; }
  uint32_t Open() {
    mx_gate_verdict verdict;
    gate_ = mx_gate_open(memory_.get(), mx_gate_bytes(), envelope_.data(), envelope_.size(), &policy_,
                         kIssued + kDay, &verdict);
    return verdict.code;
  }
  uint32_t Check() const {
    mx_gate_number arguments[std::size(kArguments)];
    for (size_t i = 0; i < std::size(kArguments); ++i) arguments[i] = {kArguments[i], 1024};
    const mx_gate_launch launch{sizeof launch, {8, 8, 1}, {256, 1, 1}, 0, std::size(kArguments), arguments};
    const mx_gate_fact fact{"device", "virtual MI355X"};
    const mx_gate_environment where{sizeof where, "gfx950", 1, &fact};
    mx_gate_verdict verdict;
    mx_gate_check(gate_, object_.data(), object_.size(), "Kernel", &launch, &where, kIssued + kDay, &verdict);
    return verdict.code;
  }

 private:
  std::string object_, envelope_;
  mx_gate_policy policy_{};
  std::unique_ptr<std::max_align_t[]> memory_;
  const mx_gate* gate_ = nullptr;
};

Call OpenCall() {
  auto gate = std::make_shared<Gate>(4096);
  return [gate] { return static_cast<unsigned char>(gate->Open()); };
}

Call HashCall(size_t bytes) {
  auto object = std::make_shared<std::string>(bytes, 'k');
  return [object] {
    uint8_t digest[32];
    mx_gate_sha256(object->data(), object->size(), digest);
    return digest[0];
  };
}

Call CheckCall(size_t bytes) {
  auto gate = std::make_shared<Gate>(bytes);
  return [gate] { return static_cast<unsigned char>(gate->Check()); };
}

// The canary of a certificate for all kernels, as a trainer runs it at its start.
Call CanaryCall() {
  const std::shared_ptr<conformance::Device> device = conformance::MakeDevice("vgpu", {});
  CaseLog log;
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    for (const conformance::Problem& p : conformance::ProblemsOf(info.id, conformance::Level::kFull, 0)) {
      log.cases.push_back(
          {device->Unsupported(p).empty() ? Outcome::kPass : Outcome::kNotOffered, CaseLine(p)});
    }
  }
  return [device, problems = CanaryProblems(log)] {
    Sha256 hash;
    for (const conformance::Problem& p : problems) {
      conformance::TensorSet tensors = conformance::MakeTensors(p);
      device->Run(p, tensors);
      const std::string line = CanaryOutput(tensors);
      hash.Update(line.data(), line.size());
    }
    return static_cast<unsigned char>(hash.Hex()[0]);
  };
}

}  // namespace

void AddGateCases(std::vector<BenchCase>* cases) {
  constexpr size_t kSmall = size_t{16} << 10, kLarge = size_t{16} << 20;
  cases->push_back({"gate/open", "gate/open", "open", 1, OpenCall});
  for (const auto& [size, name] : {std::pair<size_t, const char*>{kSmall, "16KiB"}, {kLarge, "16MiB"}}) {
    const std::string base = fmt::format("gate/sha256/{}", name);
    cases->push_back(
        {base, base, "byte", static_cast<double>(size), [size = size] { return HashCall(size); }});
    cases->push_back({fmt::format("gate/check/{}", name), base, "byte", static_cast<double>(size),
                      [size = size] { return CheckCall(size); }});
  }
  cases->push_back({"gate/canary/vgpu", "gate/canary/vgpu", "canary", 1, CanaryCall});
}

}  // namespace mx::tools
