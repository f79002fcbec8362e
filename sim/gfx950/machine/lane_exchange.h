// DS_SWIZZLE_B32 and DS_PERMUTE_B32: where a lane's value comes from, or goes. CDNA4 ISA 12.12.
#ifndef MX_SIM_GFX950_MACHINE_LANE_EXCHANGE_H_
#define MX_SIM_GFX950_MACHINE_LANE_EXCHANGE_H_

#include <cstdint>

#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

// The lane that lane i reads under ds_swizzle_b32 with this 16-bit offset.
int SwizzleSource(uint32_t offset, int i);

// Every active lane sends its value to lane (address + offset) / 4 % 64; where several meet, the highest lane
// wins; where nobody sends, zero.
LaneVector PermuteForward(const LaneVector& address, uint32_t offset, const LaneVector& data, uint64_t exec);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_LANE_EXCHANGE_H_
