// Bytes of a text section to instructions. Table driven: one row an instruction in isa/*.inc.
#ifndef MX_SIM_GFX950_ISA_DECODER_H_
#define MX_SIM_GFX950_ISA_DECODER_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "sim/gfx950/isa/instruction.h"

namespace mx::gfx950 {

// The instruction at byte offset `address` of `text`. Returns one with Op::kInvalid and bytes = 4 where no
// row fits (padding between kernels decodes so as well); DescribeUnknown says in one line what is there.
Instruction Decode(std::span<const std::byte> text, uint32_t address);
std::string DescribeUnknown(std::span<const std::byte> text, uint32_t address);
// What says that an instruction at `address` is known and not executed: name, opcode, bytes, address.
std::string DescribeNotExecuted(std::span<const std::byte> text, uint32_t address);

// LLVM's assembly syntax, equal to `llvm-objdump -d --mcpu=gfx950` but for branch targets, which are printed
// as the signed word distance that the encoding holds.
std::string Disassemble(const Instruction& instruction);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_DECODER_H_
