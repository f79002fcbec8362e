// The simulator in stages as a device, with one stage changed or none. It offers every operation, both
// variants of a kernel (they are the same here), and a launcher that checks its arguments.
#ifndef MX_CONFORMANCE_MUTANTS_STAGE_DEVICE_H_
#define MX_CONFORMANCE_MUTANTS_STAGE_DEVICE_H_

#include <memory>
#include <string>

#include "conformance/device.h"
#include "conformance/diagnose/neighbours.h"

namespace mx::conformance {

class StageDevice : public Device {
 public:
  using Change = void (*)(Model& model);
  explicit StageDevice(Change change = nullptr, unsigned to = ~0u, std::string what = "")
      : change_(change), to_(to), what_(std::move(what)) {}

  std::string Describe() const override;
  std::string Unsupported(const Problem& problem) const override;
  Answer Run(const Problem& problem, TensorSet& tensors) override;
  bool HasLauncher() const override { return true; }
  std::optional<Refusal> Refuse(const Problem& problem, const std::string& defect) override;

 private:
  Change change_;
  unsigned to_;
  std::string what_;
};

// A device around another one, for what is wrong between calls.
class AroundDevice : public Device {
 public:
  explicit AroundDevice(std::unique_ptr<Device> right) : right_(std::move(right)) {}
  std::string Describe() const override { return right_->Describe() + ", disturbed"; }
  Claims claims() const override { return right_->claims(); }
  std::string Unsupported(const Problem& problem) const override { return right_->Unsupported(problem); }
  Answer Run(const Problem& problem, TensorSet& tensors) override { return right_->Run(problem, tensors); }
  bool Concurrent() const override { return right_->Concurrent(); }
  bool HasLauncher() const override { return right_->HasLauncher(); }
  std::optional<Refusal> Refuse(const Problem& problem, const std::string& defect) override {
    return right_->Refuse(problem, defect);
  }

 protected:
  Device& right() { return *right_; }

 private:
  std::unique_ptr<Device> right_;
};

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_MUTANTS_STAGE_DEVICE_H_
