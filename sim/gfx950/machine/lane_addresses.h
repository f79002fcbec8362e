// The addresses that one vector memory instruction computes.
#ifndef MX_SIM_GFX950_MACHINE_LANE_ADDRESSES_H_
#define MX_SIM_GFX950_MACHINE_LANE_ADDRESSES_H_

#include <array>
#include <cstdint>

#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

enum class Space : uint8_t { kGlobal, kScratch };

struct LaneAddresses {
  uint64_t lanes = 0;  // that take part
  // Of `lanes`, those of whose access a buffer's range check lets some dwords pass (all, without a buffer).
  uint64_t in_range = 0;
  std::array<uint64_t, kLanes> address;  // kScratch: offset in the lane's private segment
  // With a buffer: how many bytes of the lane's access are in range, from its first byte on.
  std::array<uint8_t, kLanes> bytes_in_range;
  bool ranged = false;  // some lane has fewer than all
  Space space = Space::kGlobal;
  // FLAT: lanes that address scratch or the LDS; the others address memory.
  uint64_t scratch_lanes = 0, lds_lanes = 0;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_LANE_ADDRESSES_H_
