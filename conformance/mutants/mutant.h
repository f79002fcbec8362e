// Wrong devices, as rows: each does one thing wrong that a public report or a known trap has shown, and is
// what the suite itself is tested with. All must be caught by the properties of the smoke level, most
// explained.
#ifndef MX_CONFORMANCE_MUTANTS_MUTANT_H_
#define MX_CONFORMANCE_MUTANTS_MUTANT_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/device.h"
#include "conformance/diagnose/cause.h"
#include "conformance/diagnose/neighbours.h"
#include "conformance/properties/property.h"

namespace mx::conformance {

struct Mutant {
  const char* name;
  Cause cause;         // the right diagnosis
  const char* copies;  // the public report (golden/regressions) or trap
  const char* what;    // what it does
  unsigned to = ~0u;   // which problems it can matter to (neighbours.h); it offers no others
  // One of the three: a stage of the simulator device is changed; a device is built around the right one; a
  // kernel, a fault or bytes of a code object on the virtual device (vgpu.cc).
  void (*change)(Model& model) = nullptr;
  std::unique_ptr<Device> (*around)(std::unique_ptr<Device> right) = nullptr;
  std::unique_ptr<Device> (*machine)() = nullptr;
  // Where it is wrong at all; elsewhere it offers the problem and is the right device. It may read sizes and
  // options, not the seed of the inputs, their words or the schedule. Null: anywhere.
  bool (*when)(const Problem& problem) = nullptr;
};
// Whether the mutant is the right device in every call of a check.
bool IsRightFor(const Mutant& mutant, const Check& check);

// All rows, of the files below. Names are unique.
const std::vector<Mutant>& AllMutants();
const Mutant& FindMutant(std::string_view name);  // throws InputError that lists the names
std::unique_ptr<Device> MakeMutant(const Mutant& mutant);
// The right devices that mutants are made of; they must pass.
std::unique_ptr<Device> MakeStageDevice();

std::vector<Mutant> CodeMutants();
std::vector<Mutant> ScaleMutants();
std::vector<Mutant> RotationMutants();
std::vector<Mutant> NoiseMutants();
std::vector<Mutant> MemoryMutants();
std::vector<Mutant> DecodeMutants();
std::vector<Mutant> ProductMutants();
std::vector<Mutant> EpilogueMutants();
std::vector<Mutant> CallMutants();
std::vector<Mutant> InstanceMutants();
std::vector<Mutant> CornerMutants();
std::vector<Mutant> StateMutants();
std::vector<Mutant> MachineMutants();

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_MUTANTS_MUTANT_H_
