#include "conformance/domain/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace mx::conformance {

// Of all steps and least values whose tried multiples all passed, the one that says most: it covers the most
// values, then has the smaller step. Every passing value may be the least one.
std::optional<StepRule> InferStep(const std::vector<Trial>& trials, const std::vector<int64_t>& steps) {
  std::optional<StepRule> best;
  std::vector<int64_t> passed;
  for (const Trial& t : trials) {
    if (t.fault.empty()) passed.push_back(t.value);
  }
  std::sort(passed.begin(), passed.end());
  for (const int64_t step : steps) {
    int64_t worst = -1;  // the largest failing multiple
    for (const Trial& t : trials) {
      if (!t.fault.empty() && t.value % step == 0) worst = std::max(worst, t.value);
    }
    StepRule rule;
    rule.step = step;
    for (const int64_t value : passed) {
      if (value % step == 0 && value > worst) {
        rule.inside.push_back(value);
      } else {
        rule.also.push_back(value);
      }
    }
    if (rule.inside.size() < 2) continue;
    // From the first multiple on, unless something below failed.
    rule.least = worst < 0 ? std::min(step, rule.inside.front()) : rule.inside.front();
    const auto better = [&](const StepRule& other) {
      return rule.inside.size() > other.inside.size() ||
             (rule.inside.size() == other.inside.size() && rule.step < other.step);
    };
    if (!best || better(*best)) best = rule;
  }
  if (!best) return best;
  for (const Trial& t : trials) {
    if (t.fault.empty() || KindOf(t.fault) == "not offered") continue;
    const auto distance = [&](int64_t value) {
      int64_t least = INT64_MAX;
      for (const int64_t inside : best->inside) least = std::min(least, std::abs(value - inside));
      return least;
    };
    if (!best->nearest || distance(t.value) < distance(best->nearest->value)) best->nearest = t;
  }
  return best;
}

std::string RuleText(const std::string& name, const StepRule& rule) {
  std::string text = rule.step == 1 ? name + ": any" : fmt::format("{} % {} == 0", name, rule.step);
  if (rule.least > rule.step) text += fmt::format(", {} >= {}", name, rule.least);
  if (!rule.also.empty()) text += fmt::format(" (also {})", ListText(rule.also));
  return text;
}

std::string ListText(const std::vector<int64_t>& values) {
  std::string text;
  const size_t shown = 12;
  for (size_t i = 0; i < values.size() && i < shown; ++i)
    text += (text.empty() ? "" : ", ") + std::to_string(values[i]);
  return values.size() > shown ? fmt::format("{} .. {}", text, values.back()) : text;
}

}  // namespace mx::conformance
