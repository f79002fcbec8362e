#include "sim/gfx950/machine/occupancy.h"

#include <algorithm>

namespace mx::gfx950 {

Occupancy OccupancyOf(const Kernel& kernel, uint32_t items_per_group, uint32_t dynamic_lds) {
  Occupancy result;
  const uint32_t vgprs = std::max<uint32_t>(kernel.vgprs, 8), waves = (items_per_group + 63) / 64;
  const uint32_t by_registers = 512 / vgprs;
  result.waves_per_simd = std::min(by_registers, kWaveSlots);
  result.limit = by_registers < kWaveSlots ? "registers" : "wave slots";
  if (waves == 0) return result;
  uint32_t groups = kSimds * result.waves_per_simd / waves;
  if (waves > 1 && groups > 16) groups = 16;
  const uint32_t lds = (kernel.lds_bytes + dynamic_lds + kLdsUnit - 1) / kLdsUnit * kLdsUnit;
  if (lds > 0 && kLdsBytes / lds < groups) {
    groups = kLdsBytes / lds;
    result.limit = "LDS";
  }
  result.groups_per_cu = groups;
  result.waves_per_cu = groups * waves;
  return result;
}

}  // namespace mx::gfx950
