// Why a check fails: which neighbouring claim gives the device's bits, or else which stage of the pipeline is
// the first that is wrong.
#ifndef MX_CONFORMANCE_DIAGNOSE_EXPLAIN_H_
#define MX_CONFORMANCE_DIAGNOSE_EXPLAIN_H_

#include <string>

#include "conformance/diagnose/cause.h"
#include "conformance/diagnose/neighbours.h"
#include "conformance/properties/property.h"

namespace mx::conformance {

struct Explanation {
  Cause cause = Cause::kNone;
  std::string sentence;  // what the device does, or what is known of it
  std::string stage;     // of the pipeline; "" when nothing is known
  bool everywhere =
      true;  // false: the neighbour explains the wrong bits but would be wrong elsewhere as well
  const Neighbour* neighbour = nullptr;
  Problem
      problem;  // the one that the explanation rests on: that of the check, or a smaller one with its options

  bool Found() const { return cause != Cause::kNone; }
  // "ties: ties away from zero (stage code)"
  std::string Text() const;
};

// Runs the device on the check's problem, on a smaller one with the same options, and on a few with other
// data. Deterministic for a deterministic device. `check` should fail; where it does not, the cause is
// unknown.
Explanation Explain(Device& device, const Check& check);

// Whether the neighbour gives the device's wrong bits of this problem.
bool StillExplains(Device& device, const Neighbour& neighbour, const Problem& problem);

// stage_of.cc: the stage that is the first to be wrong, found by leaving stages out; for what no neighbour
// explains.
std::string StageOf(Device& device, const Problem& problem);
// run_causes.cc: causes that show in how the device runs, not in what it computes.
Explanation ExplainRun(Device& device, const Check& check);
// pattern_causes.cc: what the wrong bits alone say.
Explanation ExplainPattern(Device& device, const Problem& problem);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DIAGNOSE_EXPLAIN_H_
