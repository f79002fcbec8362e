// The mutants that break one rule of the machine share a form: `in` and `out` hold n dwords, n work-items run
// in one workgroup, and out[i] = in[i] + 1 would be right.
#ifndef KERNELS_MUTANTS_PROBE_H_
#define KERNELS_MUTANTS_PROBE_H_

#include "../device/hip.h"

#define MX_PROBE(name, items) \
  MX_KERNEL(items) void name(const u32* __restrict__ in, u32* __restrict__ out, [[maybe_unused]] u32 n)

MX_DEVICE void Barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// Byte address in LDS.
MX_DEVICE u32 LdsAddress(const u32* place) {
  return static_cast<u32>(reinterpret_cast<u64>((const __attribute__((address_space(3))) u32*)place));
}

#endif  // KERNELS_MUTANTS_PROBE_H_
