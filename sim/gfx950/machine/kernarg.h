// The kernarg segment of a launch: the explicit arguments as given, hidden ones from the metadata.
#ifndef MX_SIM_GFX950_MACHINE_KERNARG_H_
#define MX_SIM_GFX950_MACHINE_KERNARG_H_

#include <cstddef>
#include <vector>

#include "sim/gfx950/machine/launch.h"

namespace mx::gfx950 {

// Throws InputError where the given bytes do not fit the kernel.
std::vector<std::byte> BuildKernarg(const Kernel& kernel, const LaunchConfig& config);

// The HSA dispatch packet, as far as kernels read it (sizes of group and grid).
std::vector<std::byte> BuildDispatchPacket(const LaunchConfig& config, uint64_t kernarg_address);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_KERNARG_H_
