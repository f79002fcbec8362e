#include "sim/base/parallel.h"

#include <omp.h>

#include <algorithm>
#include <exception>

namespace mx {
namespace {
int g_threads = 0;
}

void SetThreads(int count) { g_threads = std::max(count, 0); }

int Threads() { return g_threads > 0 ? g_threads : omp_get_num_procs(); }

void ParallelFor(int64_t count, int64_t grain, const std::function<void(int64_t, int64_t)>& body) {
  if (count <= 0) return;
  grain = std::max<int64_t>(grain, 1);
  const int64_t chunks = (count + grain - 1) / grain;
  const int threads = static_cast<int>(std::min<int64_t>(Threads(), chunks));
  if (threads <= 1 || omp_in_parallel()) {
    for (int64_t begin = 0; begin < count; begin += grain) body(begin, std::min(count, begin + grain));
    return;
  }
  std::exception_ptr error;
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads)
  for (int64_t chunk = 0; chunk < chunks; ++chunk) {
    try {
      body(chunk * grain, std::min(count, (chunk + 1) * grain));
    } catch (...) {
#pragma omp critical(mx_parallel_error)
      if (!error) error = std::current_exception();
    }
  }
  if (error) std::rethrow_exception(error);
}

}  // namespace mx
