// The parts of the disassembler: LLVM's assembly syntax for one operand or one kind of immediate.
#ifndef MX_SIM_GFX950_ISA_DISASSEMBLE_H_
#define MX_SIM_GFX950_ISA_DISASSEMBLE_H_

#include <string>

#include "sim/gfx950/isa/instruction.h"
#include "sim/gfx950/isa/rows.h"

namespace mx::gfx950 {

std::string OperandText(const Operand& operand, ConstantType type);
// A list in brackets of `count` bits, low first: " name:[1,0]".
std::string BitList(const char* name, uint32_t bits, int count);

std::string WaitcntText(uint32_t simm16);
std::string HwregText(uint32_t simm16);
std::string SendmsgText(uint32_t simm16);
std::string GprIndexText(uint32_t bits);
std::string SwizzleText(uint32_t offset);  // "offset:swizzle(...)"
std::string DppText(const Instruction& instruction);
std::string SdwaText(const Instruction& instruction);
std::string BufferFormatText(uint32_t format);  // MTBUF

std::string MemoryText(
    const Instruction& instruction);  // SMEM, DS, FLAT, MUBUF, MTBUF: all behind the mnemonic

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_DISASSEMBLE_H_
