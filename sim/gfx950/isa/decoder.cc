#include "sim/gfx950/isa/decoder.h"

#include <fmt/format.h>

#include "sim/gfx950/isa/decode.h"

namespace mx::gfx950 {
namespace {

Instruction DecodeWords(const Words& words) {
  const uint32_t w = words[0];
  if (w >> 31 == 0) return DecodeVop12C(words);
  if (w >> 30 == 2) return DecodeSalu(words);
  switch (w >> 26) {
    case 0x30:
      return DecodeSmem(words);
    case 0x34:
      return w >> 23 == 0x1A7 ? DecodeVop3P(words) : DecodeVop3(words);
    case 0x36:
      return DecodeDs(words);
    case 0x37:
      return DecodeFlat(words);
    case 0x38:
    case 0x3A:
      return DecodeBuffer(words);
    default:
      return {};
  }
}

}  // namespace

Instruction Decode(std::span<const std::byte> text, uint32_t address) {
  const Words words{text, address};
  Instruction instruction;
  if (words.Has(1)) instruction = DecodeWords(words);
  if (instruction.op == Op::kInvalid) {
    instruction = {};
    instruction.bytes = 4;
    instruction.address = address;
  }
  return instruction;
}

namespace {

// "VOP3 opcode 639"
std::string OpcodeText(uint32_t w) {
  if (w >> 31 == 0) {
    if (w >> 25 == 0x3F) return fmt::format("VOP1 opcode {}", Bits(w, 9, 8));
    if (w >> 25 == 0x3E) return fmt::format("VOPC opcode {}", Bits(w, 17, 8));
    return fmt::format("VOP2 opcode {}", Bits(w, 25, 6));
  }
  if (w >> 23 == 0x17D) return fmt::format("SOP1 opcode {}", Bits(w, 8, 8));
  if (w >> 23 == 0x17E) return fmt::format("SOPC opcode {}", Bits(w, 16, 7));
  if (w >> 23 == 0x17F) return fmt::format("SOPP opcode {}", Bits(w, 16, 7));
  if (w >> 28 == 0xB) return fmt::format("SOPK opcode {}", Bits(w, 23, 5));
  if (w >> 30 == 2) return fmt::format("SOP2 opcode {}", Bits(w, 23, 7));
  if (w >> 23 == 0x1A7) return fmt::format("VOP3P opcode {}", Bits(w, 16, 7));
  switch (w >> 26) {
    case 0x30:
      return fmt::format("SMEM opcode {}", Bits(w, 18, 8));
    case 0x34:
      return fmt::format("VOP3 opcode {}", Bits(w, 16, 10));
    case 0x36:
      return fmt::format("DS opcode {}", Bits(w, 17, 8));
    case 0x37:
      return fmt::format("FLAT segment {} opcode {}", Bits(w, 14, 2), Bits(w, 18, 7));
    case 0x38:
      return fmt::format("MUBUF opcode {}", Bits(w, 18, 7));
    case 0x3A:
      return fmt::format("MTBUF opcode {}", Bits(w, 15, 4));
    default:
      return "no gfx950 encoding";
  }
}

}  // namespace

std::string DescribeUnknown(std::span<const std::byte> text, uint32_t address) {
  const Words words{text, address};
  if (!words.Has(1)) return fmt::format("address {:#x} is outside the text section", address);
  const uint32_t w = words[0];
  if (w == 0) return fmt::format("no instruction at {:#x}: zero bytes, as between kernels", address);
  std::string bytes = fmt::format("{:08x}", w);
  if (words.Has(2)) bytes += fmt::format(" {:08x}", words[1]);
  return fmt::format("unknown instruction at {:#x}: {} ({}, or operands that it does not take)", address,
                     bytes, OpcodeText(w));
}

std::string DescribeNotExecuted(std::span<const std::byte> text, uint32_t address) {
  const Words words{text, address};
  const Instruction in = Decode(text, address);
  std::string bytes;
  for (uint32_t i = 0; i < in.bytes / 4 && words.Has(i + 1); ++i) bytes += fmt::format(" {:08x}", words[i]);
  return fmt::format("{} ({}, bytes{}) at {:#x} is decoded, but the device does not execute it", Name(in.op),
                     OpcodeText(words[0]), bytes, address);
}

}  // namespace mx::gfx950
