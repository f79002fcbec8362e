// A group of 16 values held by two neighbouring lanes, eight consecutive values a lane.
#ifndef KERNELS_DEVICE_PAIR_LANES_H_
#define KERNELS_DEVICE_PAIR_LANES_H_

#include "hadamard.h"
#include "lanes.h"

// The rotation of 16 values in two neighbouring lanes: three butterflies inside a lane, the last between the
// two.
MX_DEVICE void HadamardOfPair(float* y) {
  Butterflies<1, 4>(y, 8);
  const float sign = ItemX() % 2 == 0 ? 1.0f : -1.0f;  // the high half is subtracted
#pragma unroll
  for (u32 i = 0; i < 8; ++i) {
    const float other = Float(QuadXor<1>(Bits(y[i])));
    y[i] = (other + y[i] * sign) * 0.25f;
  }
}

#endif  // KERNELS_DEVICE_PAIR_LANES_H_
