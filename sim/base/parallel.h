// Threads. The only file with OpenMP in it is parallel.cc: inside a SIMD body Clang 14 would drop the target.
// Every loop given to ParallelFor writes disjoint outputs, so the result never depends on the thread count.
#ifndef MX_SIM_BASE_PARALLEL_H_
#define MX_SIM_BASE_PARALLEL_H_

#include <cstdint>
#include <functional>

namespace mx {

// 0 restores the default (all processors of this process). Applies to later ParallelFor calls.
void SetThreads(int count);
int Threads();

// Calls body(begin, end) over a partition of [0, count) into chunks of at most `grain` items, possibly at
// once. An exception of a body is rethrown here (the first one). Nested calls run serially.
void ParallelFor(int64_t count, int64_t grain, const std::function<void(int64_t, int64_t)>& body);

}  // namespace mx

#endif  // MX_SIM_BASE_PARALLEL_H_
