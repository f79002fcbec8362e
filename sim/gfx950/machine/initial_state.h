// The registers of a wave when it starts, from the kernel descriptor (LLVM AMDGPUUsage, "Initial Kernel
// Execution State"; CDNA4 ISA 3.13).
#ifndef MX_SIM_GFX950_MACHINE_INITIAL_STATE_H_
#define MX_SIM_GFX950_MACHINE_INITIAL_STATE_H_

#include "sim/gfx950/machine/checker.h"
#include "sim/gfx950/machine/group.h"
#include "sim/gfx950/machine/launch_plan.h"
#include "sim/gfx950/machine/wave_context.h"

namespace mx::gfx950 {

// checker: nullptr where nothing is checked.
void InitialState(const LaunchPlan& plan, const Group& group, int wave_index, WaveContext& wave,
                  Checker* checker);

Mode InitialMode(uint32_t rsrc1);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_INITIAL_STATE_H_
