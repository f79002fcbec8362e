// What the waves of a workgroup share.
#ifndef MX_SIM_GFX950_MACHINE_GROUP_H_
#define MX_SIM_GFX950_MACHINE_GROUP_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sim/gfx950/machine/lds_shadow.h"

namespace mx::gfx950 {

struct Group {
  std::vector<std::byte> lds;
  LdsShadow shadow;
  uint32_t linear = 0;  // x fastest
  std::array<uint32_t, 3> id{};
  uint32_t barriers = 0;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_GROUP_H_
