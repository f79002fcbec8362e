// From trials of a size to a rule: the step and the least value of which every multiple that was tried
// passed.
#ifndef MX_CONFORMANCE_DOMAIN_RULES_H_
#define MX_CONFORMANCE_DOMAIN_RULES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "conformance/domain/trials.h"

namespace mx::conformance {

struct StepRule {
  int64_t step = 1, least = 1;
  std::vector<int64_t> inside;   // tried and passed, ascending
  std::vector<int64_t> also;     // passed outside of the rule
  std::optional<Trial> nearest;  // failed, outside of the rule, nearest to what passed
};
// None where fewer than two values passed under any step.
std::optional<StepRule> InferStep(const std::vector<Trial>& trials, const std::vector<int64_t>& steps);
std::string RuleText(const std::string& name, const StepRule& rule);
std::string ListText(const std::vector<int64_t>& values);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DOMAIN_RULES_H_
