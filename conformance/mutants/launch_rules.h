// What the simulator device's launcher asks of its arguments, rule by rule; a mutant forgets one.
#ifndef MX_CONFORMANCE_MUTANTS_LAUNCH_RULES_H_
#define MX_CONFORMANCE_MUTANTS_LAUNCH_RULES_H_

#include <string>

#include "conformance/device.h"

namespace mx::conformance {

// Makes the arguments of the problem with the defect (defects.inc) and checks them by all rules but
// `forgotten`.
Refusal RefuseByRules(const Problem& problem, const std::string& defect, const std::string& forgotten);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_MUTANTS_LAUNCH_RULES_H_
