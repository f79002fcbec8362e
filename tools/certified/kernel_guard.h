// The gate in a training program: asks about every launch, and remembers what the run may claim.
#ifndef MX_TOOLS_CERTIFIED_KERNEL_GUARD_H_
#define MX_TOOLS_CERTIFIED_KERNEL_GUARD_H_

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>

#include "conformance/device.h"
#include "conformance/gate/mx_gate.h"
#include "sim/base/error.h"
#include "tools/certified/environment.h"
#include "tools/certified/watched_platform.h"

namespace mx::tools {

// Starts with REFUSED; names what, the gate's code and its sentence.
class KernelRefused : public InputError {
 public:
  using InputError::InputError;
};

class KernelGuard : public LaunchWatcher {
 public:
  // Reads both files. Throws KernelRefused where the certificate is refused and the policy enforces,
  // InputError where the policy is none.
  KernelGuard(const std::string& certificate, const std::string& policy, DeviceEnvironment environment,
              uint64_t now);

  void BeforeLaunch(const WatchedLaunch& launch) override;  // throws KernelRefused
  // The canary of the certificate through this device, whose launches this guard sees. Throws KernelRefused.
  void RunCanary(conformance::Device& device);
  std::string Stamp() const;  // of everything that was asked so far
  bool refused() const;       // whether something was

 private:
  void Note(const mx_gate_verdict& verdict, const std::string& what);

  DeviceEnvironment environment_;
  uint64_t now_;
  std::unique_ptr<std::max_align_t[]> memory_;
  const mx_gate* gate_ = nullptr;
  mutable std::mutex mutex_;
  mx_gate_verdict worst_{};  // the first reason, or ALLOW
  bool refused_ = false;
};

// One line of the outputs of a canary case: "d=sha256:..." for every output, in the problem's order.
std::string CanaryOutput(const conformance::TensorSet& tensors);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_KERNEL_GUARD_H_
