// Working memory that a thread makes once and keeps. On the heap: room inside the thread's own storage would
// come off the stack of every thread that loads the library. Made again for each call by operator new, an
// over-aligned one would meet fresh memory every time (byte_array.h).
#ifndef MX_SIM_BASE_PER_THREAD_H_
#define MX_SIM_BASE_PER_THREAD_H_

#include "sim/base/byte_array.h"

namespace mx {

// A T that nobody else sees, default-initialised before its first use. Throws bad_alloc.
template <typename T>
T& OfThisThread() {
  static_assert(alignof(T) <= 64);
  thread_local LineVector<T> value(1);
  return value.front();
}

}  // namespace mx

#endif  // MX_SIM_BASE_PER_THREAD_H_
