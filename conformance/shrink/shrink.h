// A failing check made small: few rows and blocks, few words that are not zero, scales 7f, options at their
// defaults. Greedy and in a fixed order, so that the same check and the same device give the same line.
#ifndef MX_CONFORMANCE_SHRINK_SHRINK_H_
#define MX_CONFORMANCE_SHRINK_SHRINK_H_

#include <functional>

#include "conformance/properties/property.h"

namespace mx::conformance {

using Fails = std::function<bool(const Check&)>;

struct Shrunk {
  Check check;
  int runs = 0;  // calls of `fails`
};

inline constexpr int kMostRuns = 400;

// `fails` holds of `check`, and of the result; it is called at most `most_runs` times.
Shrunk Shrink(const Check& check, const Fails& fails, int most_runs = kMostRuns);
// Sizes alone, for a check whose inputs are given by a seed.
Shrunk ShrinkShape(const Check& check, const Fails& fails, int most_runs);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_SHRINK_SHRINK_H_
