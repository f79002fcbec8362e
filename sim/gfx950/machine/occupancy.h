// How many waves of a kernel a compute unit holds at once: 4 SIMDs of 512 VGPRs a lane and 8 wave slots,
// 160 KiB of LDS in units of 1280 bytes, at most 16 groups of more than one wave (CDNA4 ISA 3.6, 11.1).
#ifndef MX_SIM_GFX950_MACHINE_OCCUPANCY_H_
#define MX_SIM_GFX950_MACHINE_OCCUPANCY_H_

#include <cstdint>

#include "sim/gfx950/isa/code_object.h"

namespace mx::gfx950 {

inline constexpr uint32_t kLdsBytes = 160 * 1024, kLdsUnit = 1280, kSimds = 4, kWaveSlots = 8;

struct Occupancy {
  uint32_t waves_per_simd = 0;  // by registers and slots
  uint32_t groups_per_cu = 0;   // 0: the group does not fit at all
  uint32_t waves_per_cu = 0;
  const char* limit = "";  // "registers", "LDS" or "wave slots"
};
Occupancy OccupancyOf(const Kernel& kernel, uint32_t items_per_group, uint32_t dynamic_lds);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_OCCUPANCY_H_
