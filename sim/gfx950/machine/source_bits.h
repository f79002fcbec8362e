// The bits of each dword of a source that an instruction looks at.
#ifndef MX_SIM_GFX950_MACHINE_SOURCE_BITS_H_
#define MX_SIM_GFX950_MACHINE_SOURCE_BITS_H_

#include <cstdint>

#include "sim/gfx950/isa/instruction.h"

namespace mx::gfx950 {

uint32_t SourceBits(const Instruction& instruction, int source);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_SOURCE_BITS_H_
