// What the wrong bits of one tensor say by themselves, without any other run: cheap, so that every failing
// case gets it.
#ifndef MX_CONFORMANCE_DIAGNOSE_PATTERNS_H_
#define MX_CONFORMANCE_DIAGNOSE_PATTERNS_H_

#include <string>

#include "conformance/diagnose/cause.h"
#include "conformance/problem.h"
#include "conformance/tensor.h"

namespace mx::conformance {

struct Pattern {
  Cause cause = Cause::kNone;  // kNone where the pattern only points at a stage
  std::string stage, sentence;
};
// The first row that explains every wrong element of the tensor; all empty where none does.
Pattern PatternOf(const Problem& problem, const std::string& tensor, const TensorSet& expected,
                  const TensorSet& found);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DIAGNOSE_PATTERNS_H_
