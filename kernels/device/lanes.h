// What lanes of a wave say to one another inside groups of four (DPP quad_perm).
#ifndef KERNELS_DEVICE_LANES_H_
#define KERNELS_DEVICE_LANES_H_

#include "hip.h"

// The value of lane ^ kMask, kMask 1, 2 or 3. Whole quads must be active.
template <int kMask>
MX_DEVICE u32 QuadXor(u32 value) {
  constexpr int kSelect = (0 ^ kMask) | (1 ^ kMask) << 2 | (2 ^ kMask) << 4 | (3 ^ kMask) << 6;
  return static_cast<u32>(__builtin_amdgcn_update_dpp(0, static_cast<int>(value), kSelect, 0xF, 0xF, true));
}

#endif  // KERNELS_DEVICE_LANES_H_
