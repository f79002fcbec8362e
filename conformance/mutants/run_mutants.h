// The suite tested with wrong devices: every mutant must be killed by a property of the smoke level, most
// explained.
#ifndef MX_CONFORMANCE_MUTANTS_RUN_MUTANTS_H_
#define MX_CONFORMANCE_MUTANTS_RUN_MUTANTS_H_

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "conformance/diagnose/explain.h"
#include "conformance/mutants/mutant.h"
#include "conformance/properties/property.h"

namespace mx::conformance {

struct MutantResult {
  const Mutant* mutant = nullptr;
  std::string property;  // that killed it; "": it survived
  Check check;           // the case that did
  int64_t cases = 0;     // until then
  Explanation explanation;
  std::string error;  // the case fails on the right device, or the device could not be made
  double seconds = 0;
  bool Killed() const { return !property.empty(); }
  bool Explained() const { return Killed() && explanation.cause == mutant->cause; }
};

struct MutantOptions {
  uint64_t seed = 0;
  std::vector<std::string> only;  // names; none: all
  std::vector<std::string> skip;  // properties that do not run, by id
  bool explain = true;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(const MutantResult&)> after_mutant;  // one at a time, in the order in which they end
};

struct MutantReport {
  std::vector<MutantResult> mutants;  // in the order of the table
  std::vector<std::string> right;     // the right device: what was wrong with it; empty: it passed
  int64_t right_cases = 0;
  double seconds = 0;
  bool interrupted = false;
  int64_t Killed() const;
  int64_t Explained() const;
  // All killed, at least 80 of 100 explained, the right device passed.
  bool Passed() const;
};

// The smoke level's properties, cheapest first, against every mutant, until its first kill; and all of them
// against the simulator in stages as it should be. Several mutants at once.
MutantReport RunMutants(const MutantOptions& options = {});

// Which properties a mutant needs. Each mutant runs against every property, each as far as its first failure,
// until two properties have killed it: from then on neither of them is missed. Minutes.
struct KillMatrix {
  struct Row {
    const Mutant* mutant = nullptr;
    std::vector<size_t> killers;  // properties by index, at most two; {p}: p alone kills it
    double seconds = 0;
  };
  std::vector<std::string> properties;
  std::vector<Row> rows;
  // Mutants that no other property kills.
  std::vector<const Mutant*> OnlyBy(size_t property) const;
};
KillMatrix RunMatrix(uint64_t seed = 0, const std::function<void(const KillMatrix::Row&)>& after_mutant = {});

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_MUTANTS_RUN_MUTANTS_H_
