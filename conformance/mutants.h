// The project's kernels that are wrong on purpose, as devices: each stands in for a right one.
#ifndef MX_CONFORMANCE_MUTANTS_H_
#define MX_CONFORMANCE_MUTANTS_H_

#include <string>
#include <vector>

#include "conformance/problem.h"

namespace mx::conformance {

struct MutantInfo {
  const char *symbol, *name;  // name: the file below mutants/, which the command line uses
  const char *replaces, *finding, *what;
};
const std::vector<MutantInfo>& Mutants();
const MutantInfo& MutantByName(const std::string& name);  // throws InputError that lists the names

// Whether a problem on the naive kernels runs the one that the mutant replaces.
bool Uses(const MutantInfo& mutant, const Problem& problem);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_MUTANTS_H_
