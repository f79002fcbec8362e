#include <algorithm>

#include "conformance/diagnose/explain.h"
#include "conformance/diagnose/observe.h"
#include "conformance/diagnose/patterns.h"

namespace mx::conformance {

// Of the first tensor that is wrong and says something; codes and scales that say different things say
// nothing.
Explanation ExplainPattern(Device& device, const Problem& problem) {
  const Observation seen = Observe(device, problem);
  Explanation out;
  if (!seen.error.empty()) return out;
  for (const Tensor& t : seen.expected) {
    const auto right = t.payload(), found = seen.found[t.name()].payload();
    if (t.direction() == Direction::kIn || std::equal(right.begin(), right.end(), found.begin())) continue;
    const Pattern pattern = PatternOf(problem, t.name(), seen.expected, seen.found);
    if (pattern.sentence.empty()) continue;
    if (!out.sentence.empty() && pattern.cause != out.cause) return {};
    out.cause = pattern.cause;
    out.stage = pattern.stage;
    out.sentence = pattern.sentence;
  }
  return out;
}

}  // namespace mx::conformance
