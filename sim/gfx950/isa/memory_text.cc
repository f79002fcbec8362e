#include <fmt/format.h>

#include "sim/gfx950/isa/disassemble.h"

namespace mx::gfx950 {
namespace {

std::string Text(const Operand& operand) { return OperandText(operand, ConstantType::k32); }

void Append(std::string* text, const std::string& operand) {
  *text += text->empty() ? " " : ", ";
  *text += operand;
}

std::string SmemText(const Instruction& in) {
  const Row& row = RowOf(in.op);
  std::string text;
  const bool stores = in.src[1].kind != OperandKind::kNone;
  if (stores) {
    Append(&text, Text(in.src[1]));
  } else if (in.num_dst > 0) {
    Append(&text, Text(in.dst[0]));
  }
  if (row.num_src > 0) {
    Append(&text, Text(in.src[2]));
    const bool soffset = in.src[3].kind != OperandKind::kNone;
    if (soffset) {
      Append(&text, Text(in.src[3]));
      if (in.offen) text += fmt::format(" offset:{:#x}", in.imm);
    } else {
      Append(&text, fmt::format("{:#x}", in.imm));
    }
  }
  // Where GLC means nothing it is not printed.
  const bool glc = in.sc0 && (stores || in.num_dst > 0) && row.num_src > 0 && row.src[0].kind != 'i';
  return text + (glc ? " glc" : "");
}

std::string DsText(const Instruction& in) {
  std::string text;
  if (in.num_explicit_dst > 0) Append(&text, Text(in.dst[0]));
  for (int i = 0; i < in.num_explicit_src; ++i) {
    if (in.src[i].kind != OperandKind::kNone) Append(&text, Text(in.src[i]));
  }
  const uint32_t offset = static_cast<uint32_t>(in.imm);
  if (RowOf(in.op).flags & kTwoOffsets) {
    if (offset & 0xFF) text += fmt::format(" offset0:{}", offset & 0xFF);
    if (offset >> 8) text += fmt::format(" offset1:{}", offset >> 8);
  } else if (offset != 0) {
    text += in.op == Op::ds_swizzle_b32 ? fmt::format(" {}", SwizzleText(offset))
                                        : fmt::format(" offset:{}", offset);
  }
  return text + (in.gds ? " gds" : "");
}

std::string FlatText(const Instruction& in) {
  std::string text;
  if (in.num_explicit_dst > 0) Append(&text, Text(in.dst[0]));
  Append(&text, Text(in.src[0]));
  if (in.src[1].kind != OperandKind::kNone) Append(&text, Text(in.src[1]));
  if (in.segment != 0) Append(&text, Text(in.src[2]));
  if (in.imm != 0) text += fmt::format(" offset:{}", in.imm);
  if (in.sc0) text += " sc0";
  if (in.nt) text += " nt";
  return text + (in.sc1 ? " sc1" : "");
}

std::string BufferText(const Instruction& in) {
  std::string text;
  if (RowOf(in.op).num_src > 0) {
    const bool stores = in.src[1].kind != OperandKind::kNone;
    if (stores) {
      Append(&text, Text(in.src[1]));
    } else if (in.num_explicit_dst > 0) {
      Append(&text, Text(in.dst[0]));
    }
    Append(&text, Text(in.src[0]));
    Append(&text, Text(in.src[2]));
    Append(&text, Text(in.src[3]));
    if (in.encoding == Encoding::kMTBUF) text += BufferFormatText(in.format);
  }
  if (in.idxen) text += " idxen";
  if (in.offen) text += " offen";
  if (in.imm != 0) text += fmt::format(" offset:{}", in.imm);
  if (in.sc0) text += " sc0";
  if (in.nt) text += " nt";
  if (in.sc1) text += " sc1";
  return text + (in.lds ? " lds" : "");
}

}  // namespace

std::string MemoryText(const Instruction& instruction) {
  switch (instruction.encoding) {
    case Encoding::kSMEM:
      return SmemText(instruction);
    case Encoding::kDS:
      return DsText(instruction);
    case Encoding::kFLAT:
      return FlatText(instruction);
    default:
      return BufferText(instruction);
  }
}

}  // namespace mx::gfx950
