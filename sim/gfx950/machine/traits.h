// Properties of an instruction that follow from its operation and modifiers alone.
#ifndef MX_SIM_GFX950_MACHINE_TRAITS_H_
#define MX_SIM_GFX950_MACHINE_TRAITS_H_

#include "sim/gfx950/machine/program.h"

namespace mx::gfx950 {

struct Traits {
  bool matrix = false, trans = false, permlane = false, readlane = false, writelane = false, div_fmas = false;
  bool condition = false;       // decides where the program goes on, or which registers it indexes
  int condition_register = -1;  // SGPR pair that a branch tests: VCC or EXEC
  bool reads_scc = false, writes_scc = false, writes_exec = false;
  int mask_source = -1;  // source that is a carry or a lane mask
  Flow flow = Flow::kAny;
  Writer writer = Writer::kNone;
  uint32_t written_bits = ~0u;
  bool packs = false;
};
Traits TraitsOf(const Instruction& instruction);

// Passes of 4 cycles that a matrix instruction takes (ISA table 28).
int MatrixPasses(const Instruction& instruction);

Action ActionOf(const Instruction& instruction, const VectorMemoryRow* vector_row,
                const DataShareRow* share_row);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_TRAITS_H_
