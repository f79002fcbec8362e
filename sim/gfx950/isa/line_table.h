// The line table of DWARF 4 and 5: which source line an instruction comes from. Source: DWARF 5, section 6.2.
#ifndef MX_SIM_GFX950_ISA_LINE_TABLE_H_
#define MX_SIM_GFX950_ISA_LINE_TABLE_H_

#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/isa/elf.h"

namespace mx::gfx950 {

// Appends the rows of .debug_line, sorted by address, and the files that they name. Nothing where there is
// none, or where it is compressed.
void ReadLineTable(const Elf& elf, CodeObject* object);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_LINE_TABLE_H_
