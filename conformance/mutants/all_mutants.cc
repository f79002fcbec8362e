#include "conformance/mutants/mutant.h"
#include "conformance/mutants/stage_device.h"
#include "sim/base/error.h"

namespace mx::conformance {

const std::vector<Mutant>& AllMutants() {
  static const std::vector<Mutant> all = [] {
    std::vector<Mutant> rows;
    for (const auto& part :
         {CodeMutants(), ScaleMutants(), RotationMutants(), NoiseMutants(), MemoryMutants(), DecodeMutants(),
          ProductMutants(), EpilogueMutants(), CallMutants(), MachineMutants()}) {
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

std::unique_ptr<Device> MakeMutant(const Mutant& mutant) {
  if (mutant.machine != nullptr) return mutant.machine();
  if (mutant.around != nullptr) return mutant.around(std::make_unique<StageDevice>(nullptr, mutant.to));
  return std::make_unique<StageDevice>(mutant.change, mutant.to, mutant.what);
}

}  // namespace mx::conformance
