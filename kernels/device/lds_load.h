// Loads from memory straight to LDS.
#ifndef KERNELS_DEVICE_LDS_LOAD_H_
#define KERNELS_DEVICE_LDS_LOAD_H_

#include "hip.h"

// Sixteen bytes a lane, to LDS at `place` + 16 * lane; `place` is the wave's. Nothing waits for it.
MX_DEVICE void LoadToLds(const u32x4* from, u32x4* place) {
  __builtin_amdgcn_global_load_lds((const __attribute__((address_space(1))) u32*)from,
                                   (__attribute__((address_space(3))) u32*)place, 16, 0, 0);
}

#endif  // KERNELS_DEVICE_LDS_LOAD_H_
