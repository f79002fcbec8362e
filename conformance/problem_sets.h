// The problems of a level: shapes, distributions and options of each operation, crossed so that every option
// meets every other. A pure function of operation, level and seed.
#ifndef MX_CONFORMANCE_PROBLEM_SETS_H_
#define MX_CONFORMANCE_PROBLEM_SETS_H_

#include <cstdint>
#include <vector>

#include "conformance/problem.h"

namespace mx::conformance {

enum class Level : uint8_t { kSmoke, kFull };

std::vector<Problem> ProblemsOf(Operation op, Level level, uint64_t seed);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBLEM_SETS_H_
