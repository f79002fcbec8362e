// Sixteen bytes a lane, between memory (lane after lane) and four rows of registers (dword after dword).
#ifndef MX_SIM_GFX950_MACHINE_LANE_QUADS_H_
#define MX_SIM_GFX950_MACHINE_LANE_QUADS_H_

#include <cstddef>
#include <cstring>

#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

namespace quads_internal {
// Four dwords of GCC's and Clang's vector extension: 16 bytes fit every processor of this project.
using Vector = uint32_t __attribute__((vector_size(16)));

inline void Transpose4(Vector (&v)[4]) {
  const Vector low01 = __builtin_shufflevector(v[0], v[1], 0, 4, 1, 5);
  const Vector high01 = __builtin_shufflevector(v[0], v[1], 2, 6, 3, 7);
  const Vector low23 = __builtin_shufflevector(v[2], v[3], 0, 4, 1, 5);
  const Vector high23 = __builtin_shufflevector(v[2], v[3], 2, 6, 3, 7);
  v[0] = __builtin_shufflevector(low01, low23, 0, 1, 4, 5);
  v[1] = __builtin_shufflevector(low01, low23, 2, 3, 6, 7);
  v[2] = __builtin_shufflevector(high01, high23, 0, 1, 4, 5);
  v[3] = __builtin_shufflevector(high01, high23, 2, 3, 6, 7);
}
}  // namespace quads_internal

// address(l) is where lane l's bytes are; all lanes.
template <typename Address>
void LoadQuads(const Address& address, LaneVector* rows) {
  using namespace quads_internal;
  for (int l = 0; l < kLanes; l += 4) {
    Vector v[4];
    for (int i = 0; i < 4; ++i) std::memcpy(&v[i], address(l + i), 16);
    Transpose4(v);
    for (int i = 0; i < 4; ++i) std::memcpy(&rows[i].lane[static_cast<size_t>(l)], &v[i], 16);
  }
}

template <typename Address>
void StoreQuads(const LaneVector* rows, const Address& address) {
  using namespace quads_internal;
  for (int l = 0; l < kLanes; l += 4) {
    Vector v[4];
    for (int i = 0; i < 4; ++i) std::memcpy(&v[i], &rows[i].lane[static_cast<size_t>(l)], 16);
    Transpose4(v);
    for (int i = 0; i < 4; ++i) std::memcpy(address(l + i), &v[i], 16);
  }
}

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_LANE_QUADS_H_
