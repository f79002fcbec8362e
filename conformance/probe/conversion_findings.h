// What the conversion instructions do where documents are silent or contradict each other: how the seed of
// stochastic rounding is aligned, which seed the second element takes, what happens below the smallest normal
// code, NaN.
#ifndef MX_CONFORMANCE_PROBE_CONVERSION_FINDINGS_H_
#define MX_CONFORMANCE_PROBE_CONVERSION_FINDINGS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "conformance/probe/conversions.h"

namespace mx::conformance {

// A question with its answer: "S1 sr f32 1.25 seed 7fffffff", "2".
struct ProbeLine {
  std::string name, question, answer;
};

struct ConversionFindings {
  std::vector<ProbeLine> lines;        // S1 to S10 and the others of the list
  std::vector<std::string> sentences;  // what was measured
  // Names of readings, "other" where none is known: see conversion_findings.cc.
  std::string align, second_seed, subnormal, nan, scale_nan, scale_zero;
  bool nearest_even = false, unpack_exact = false;
};
ConversionFindings ProbeConversions(Conversions& unit);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_CONVERSION_FINDINGS_H_
