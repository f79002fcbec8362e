#include "tools/certified/kernel_guard.h"

#include <cstddef>
#include <map>
#include <vector>

#include "conformance/certificate/files.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "tools/certified/launch_facts.h"

namespace mx::tools {

KernelGuard::KernelGuard(const std::string& path, const std::string& policy, DeviceEnvironment environment,
                         uint64_t now)
    : environment_(std::move(environment)),
      now_(now),
      memory_(new std::max_align_t[mx_gate_bytes() / sizeof(std::max_align_t) + 1]) {
  constexpr size_t kMost = certificate::kMaxDocument;
  const std::string envelope = certificate::ReadLimited(path, kMost),
                    json = certificate::ReadLimited(policy, kMost);
  auto parsed = std::make_unique<mx_gate_policy>();
  mx_gate_verdict verdict;
  if (mx_gate_policy_parse(json.data(), json.size(), parsed.get(), &verdict) != MX_GATE_ALLOW) {
    Fail("{}: {}", policy, verdict.sentence);
  }
  gate_ = mx_gate_open(memory_.get(), mx_gate_bytes(), envelope.data(), envelope.size(), parsed.get(), now,
                       &worst_);
  Note(worst_, path);
}

void KernelGuard::Note(const mx_gate_verdict& verdict, const std::string& what) {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (worst_.code == MX_GATE_ALLOW) worst_ = verdict;
    refused_ |= verdict.allow == 0;
  }
  if (verdict.allow == 1) return;
  throw KernelRefused(
      fmt::format("REFUSED {}: {}: {}", what, mx_gate_code_name(verdict.code), verdict.sentence));
}

void KernelGuard::BeforeLaunch(const WatchedLaunch& launch) {
  std::map<std::string, uint64_t> known = LaunchFacts(launch.symbol, launch.grid, launch.arguments);
  uint8_t digest[32];
  mx_gate_sha256(launch.object.data(), launch.object.size(), digest);
  std::vector<std::string> names;
  size_t size = 0;
  for (uint32_t i = 0;
       const char* name = mx_gate_argument_name(gate_, digest, launch.symbol.c_str(), i, &size); ++i) {
    names.emplace_back(name, size);
  }
  std::vector<mx_gate_number> arguments;
  for (const std::string& name : names) {
    if (known.count(name) != 0) arguments.push_back({name.c_str(), known[name]});
  }
  mx_gate_launch asked{};
  asked.size = sizeof asked;
  for (size_t axis = 0; axis < 3; ++axis) {
    asked.grid[axis] = launch.grid[axis];
    asked.group[axis] = launch.group[axis];
  }
  asked.argument_count = static_cast<uint32_t>(arguments.size());
  asked.arguments = arguments.data();
  std::vector<mx_gate_fact> facts;
  for (const auto& fact : environment_.facts) facts.push_back({fact.first.c_str(), fact.second.c_str()});
  const mx_gate_environment where{sizeof where, environment_.target.c_str(),
                                  static_cast<uint32_t>(facts.size()), facts.data()};
  mx_gate_verdict verdict;
  mx_gate_check(gate_, launch.object.data(), launch.object.size(), launch.symbol.c_str(), &asked, &where,
                now_, &verdict);
  Note(verdict, launch.file + " " + launch.symbol);
}

std::string CanaryOutput(const conformance::TensorSet& tensors) {
  std::string line;
  for (const conformance::Tensor& tensor : tensors) {
    if (tensor.direction() == conformance::Direction::kIn) continue;
    const auto bytes = tensor.payload();
    line += (line.empty() ? "" : " ") + tensor.name() +
            "=sha256:" + Sha256Hex({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  }
  return line;
}

void KernelGuard::RunCanary(conformance::Device& device) {
  Sha256 hash;
  const uint32_t count = mx_gate_canary_count(gate_);
  for (uint32_t i = 0; i < count; ++i) {
    size_t size = 0;
    const char* text = mx_gate_canary_case(gate_, i, &size);
    const conformance::Problem problem = conformance::ParseProblem({text, size}, "canary of the certificate");
    conformance::TensorSet tensors = conformance::MakeTensors(problem);
    const conformance::Answer answer = device.Run(problem, tensors);
    const std::string line =
        (answer.findings.empty() ? CanaryOutput(tensors) : answer.findings.front()) + "\n";
    hash.Update(line.data(), line.size());
  }
  const std::string hex = hash.Hex();
  uint8_t outputs[32];
  for (size_t i = 0; i < sizeof outputs; ++i) {
    outputs[i] = static_cast<uint8_t>(std::stoul(hex.substr(2 * i, 2), nullptr, 16));
  }
  mx_gate_verdict verdict;
  mx_gate_canary_check(gate_, outputs, &verdict);
  Note(verdict, "canary");  // in record mode without a certificate: recorded, for there is none
}

bool KernelGuard::refused() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return refused_;
}

std::string KernelGuard::Stamp() const {
  char text[MX_GATE_STAMP];
  const std::lock_guard<std::mutex> lock(mutex_);
  mx_gate_stamp(gate_, &worst_, text, sizeof text);
  return text;
}

}  // namespace mx::tools
