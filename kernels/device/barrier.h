// A barrier of the workgroup that orders LDS, and one that also waits for loads from memory straight to LDS.
#ifndef KERNELS_DEVICE_BARRIER_H_
#define KERNELS_DEVICE_BARRIER_H_

#include "hip.h"

MX_DEVICE void Barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
}

// s_waitcnt vmcnt(0): the other counters at their maxima.
MX_DEVICE void WaitForLoads() { __builtin_amdgcn_s_waitcnt(0x0F70); }

#endif  // KERNELS_DEVICE_BARRIER_H_
