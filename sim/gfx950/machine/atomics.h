// The arithmetic of one lane's atomic: what memory holds afterwards. CDNA4 ISA 9.2 and 12.12, 12.15.
#ifndef MX_SIM_GFX950_MACHINE_ATOMICS_H_
#define MX_SIM_GFX950_MACHINE_ATOMICS_H_

#include <cstdint>

#include "sim/gfx950/machine/memory_rows.h"

namespace mx::gfx950 {

// bytes 4 or 8. `data` is the operand; `other` the compare value of a compare-swap, the OR mask's new bits of
// mask-or (data holds the mask), the second addend of wrap. `flush`: binary32 and binary16 inputs and results
// that are denormal become zero (the L2 does so for add_f32; the LDS as MODE says). RNE always.
uint64_t ApplyAtomic(AtomicOp op, int bytes, uint64_t memory, uint64_t data, uint64_t other, bool flush);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_ATOMICS_H_
