// How the kernels want codes and scales to lie.
#ifndef MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_LAYOUTS_H_
#define MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_LAYOUTS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sim/gfx950/machine/aiter_moe_test/problem.h"

namespace mx::gfx950::test {

std::vector<uint8_t> Packed(const Matrix4& m);  // two codes a byte, the even one low

// Weights: 16 rows, pieces of 16 bytes of a row side by side.
std::vector<uint8_t> Shuffled(const Matrix4& m);

// Scales: 32 rows by 8 blocks in 256 bytes, a dword a lane.
template <class Get>
std::vector<uint8_t> ShuffledScales(int rows, int blocks, const Get& get) {
  std::vector<uint8_t> bytes(size_t((rows + 31) / 32 * 32 * blocks), 127);
  for (int r = 0; r < rows; ++r) {
    for (int b = 0; b < blocks; ++b) {
      bytes[size_t(r / 32 * 32 * blocks + b / 8 * 256 + b % 4 * 64 + r % 16 * 4 + b % 8 / 4 * 2 +
                   r % 32 / 16)] = get(r, b);
    }
  }
  return bytes;
}

}  // namespace mx::gfx950::test

#endif  // MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_LAYOUTS_H_
