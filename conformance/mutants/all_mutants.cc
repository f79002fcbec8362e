#include <algorithm>
#include <utility>

#include "conformance/mutants/mutant.h"
#include "conformance/mutants/stage_device.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

// One device for the problems of which `when` holds, another for the rest.
class SometimesDevice : public AroundDevice {
 public:
  SometimesDevice(std::unique_ptr<Device> right, std::unique_ptr<Device> wrong, bool (*when)(const Problem&))
      : AroundDevice(std::move(wrong)), otherwise_(std::move(right)), when_(when) {}
  Answer Run(const Problem& problem, TensorSet& tensors) override {
    return when_(problem) ? AroundDevice::Run(problem, tensors) : otherwise_->Run(problem, tensors);
  }

 private:
  std::unique_ptr<Device> otherwise_;
  bool (*when_)(const Problem&);
};

}  // namespace

const std::vector<Mutant>& AllMutants() {
  static const std::vector<Mutant> all = [] {
    std::vector<Mutant> rows;
    for (const auto& part :
         {CodeMutants(), ScaleMutants(), RotationMutants(), NoiseMutants(), MemoryMutants(), DecodeMutants(),
          ProductMutants(), EpilogueMutants(), CallMutants(), InstanceMutants(), CornerMutants(),
          StateMutants(), MachineMutants()}) {
      rows.insert(rows.end(), part.begin(), part.end());
    }
    return rows;
  }();
  return all;
}

const Mutant& FindMutant(std::string_view name) {
  std::string names;
  for (const Mutant& mutant : AllMutants()) {
    if (name == mutant.name) return mutant;
    names += (names.empty() ? "" : ", ") + std::string(mutant.name);
  }
  Fail("mutant '{}' is unknown; use one of {}", name, names);
}

std::unique_ptr<Device> MakeStageDevice() { return std::make_unique<StageDevice>(); }

bool IsRightFor(const Mutant& mutant, const Check& check) {
  if (mutant.when == nullptr) return false;
  const std::vector<Problem> problems = LawProblems(check);
  return std::none_of(problems.begin(), problems.end(), mutant.when);
}

std::unique_ptr<Device> MakeMutant(const Mutant& mutant) {
  if (mutant.machine != nullptr) return mutant.machine();
  auto right = std::make_unique<StageDevice>(nullptr, mutant.to, mutant.what);
  auto wrong = mutant.around != nullptr
                   ? mutant.around(std::move(right))
                   : std::make_unique<StageDevice>(mutant.change, mutant.to, mutant.what);
  if (mutant.when == nullptr) return wrong;
  return std::make_unique<SometimesDevice>(std::make_unique<StageDevice>(nullptr, mutant.to, mutant.what),
                                           std::move(wrong), mutant.when);
}

}  // namespace mx::conformance
