// How a row of a suite is measured: the subject and what it is compared with take turns in one process, so
// that whatever else the machine does falls on both, and a canary of plain arithmetic says whether it was
// steady.
#ifndef MX_TOOLS_BENCH_MEASURE_H_
#define MX_TOOLS_BENCH_MEASURE_H_

#include <functional>
#include <string>
#include <vector>

namespace mx::tools {

using Work = std::function<void()>;

struct Spread {
  double min = 0, median = 0, max = 0;
};
Spread SpreadOf(std::vector<double> values);  // of at least one value

struct Timing {
  Spread subject, reference;  // seconds a call
  Spread ratio;               // reference seconds / subject seconds, one value a round
  int rounds = 0;
};

// Rounds of one timed piece each, for about `seconds` and at least three of them. A piece repeats its call
// until it lasts long enough for the clock.
Timing Interleave(const Work& subject, const Work& reference, double seconds);

double SecondsOf(const Work& work);  // one call

}  // namespace mx::tools

#endif  // MX_TOOLS_BENCH_MEASURE_H_
