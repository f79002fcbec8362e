// Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers, as easy as 1, 2, 3; SC 2011), keyed so
// that a word depends on its position in the tensor alone, never on the launch.
#ifndef KERNELS_DEVICE_PHILOX_H_
#define KERNELS_DEVICE_PHILOX_H_

#include "hip.h"

// As the launcher's mxk_random; passed by value.
struct Random {
  u64 seed;
  u32 micro_batch, stream, step, unused;
};

// Words 4 * counter .. 4 * counter + 3 of the stream.
MX_DEVICE u32x4 Philox(const Random& random, u32 counter) {
  u32 c0 = counter, c1 = random.micro_batch, c2 = random.stream, c3 = random.step;
  u32 k0 = static_cast<u32>(random.seed), k1 = static_cast<u32>(random.seed >> 32);
#pragma unroll
  for (int round = 0; round < 10; ++round) {
    const u64 p0 = 0xD2511F53ull * c0, p1 = 0xCD9E8D57ull * c2;
    c0 = static_cast<u32>(p1 >> 32) ^ c1 ^ k0;
    c2 = static_cast<u32>(p0 >> 32) ^ c3 ^ k1;
    c1 = static_cast<u32>(p1);
    c3 = static_cast<u32>(p0);
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return u32x4{c0, c1, c2, c3};
}

#endif  // KERNELS_DEVICE_PHILOX_H_
