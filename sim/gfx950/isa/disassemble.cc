#include "sim/gfx950/isa/disassemble.h"

#include <fmt/format.h>

#include "sim/gfx950/isa/decode.h"
#include "sim/gfx950/isa/decoder.h"

namespace mx::gfx950 {
namespace {

std::string Mnemonic(const Instruction& in, const Row& row) {
  std::string name = Name(in.op);
  const bool has_short =
      row.encoding == Encoding::kVOP1 || row.encoding == Encoding::kVOP2 || row.encoding == Encoding::kVOPC;
  if (!has_short || (row.flags & kNoSuffix)) return name;
  if (in.subword == kSdwa) return name + "_sdwa";
  if (in.subword == kDpp) return name + "_dpp";
  return name + (in.encoding == Encoding::kVOP3 ? "_e64" : "_e32");
}

bool IsImmediate(const Operand& operand) {
  return operand.kind == OperandKind::kConstant || operand.kind == OperandKind::kLiteral;
}

std::string SourceText(const Instruction& in, int i, ConstantType type) {
  std::string text = OperandText(in.src[i], type);
  const bool packed = in.encoding == Encoding::kVOP3P;
  const bool mix = in.op == Op::v_fma_mix_f32 || in.op == Op::v_fma_mixlo_f16 || in.op == Op::v_fma_mixhi_f16;
  const bool neg = (!packed || mix) && (in.neg >> i & 1);
  const bool abs = (mix ? in.neg_hi : in.abs) >> i & 1;
  const bool sext = (i == 0 && in.src0_sext) || (i == 1 && in.src1_sext);
  if (sext) return fmt::format("sext({})", text);
  if (abs) text = fmt::format("|{}|", text);
  if (!neg) return text;
  return IsImmediate(in.src[i]) && !abs ? fmt::format("neg({})", text) : fmt::format("-{}", text);
}

// The immediate of a scalar instruction.
std::string ImmediateText(const Instruction& in, const Row& row) {
  const uint32_t simm16 = static_cast<uint32_t>(in.imm) & 0xFFFF;
  switch (in.op) {
    case Op::s_waitcnt:
      return WaitcntText(simm16);
    case Op::s_getreg_b32:
    case Op::s_setreg_b32:
    case Op::s_setreg_imm32_b32:
      return HwregText(simm16);
    case Op::s_sendmsg:
    case Op::s_sendmsghalt:
      return SendmsgText(simm16);
    case Op::s_set_gpr_idx_on:
    case Op::s_set_gpr_idx_mode:
      return GprIndexText(simm16);
    default:
      break;
  }
  if (row.flags & kBranch) return fmt::format("{}", in.imm / 4);
  if (row.encoding == Encoding::kSOPK) return fmt::format("{:#x}", simm16);
  if (in.op == Op::s_endpgm) return fmt::format("{}", simm16);
  return simm16 <= 64 ? fmt::format("{}", simm16) : fmt::format("{:#x}", simm16);
}

std::string OperandList(const Instruction& in, const Row& row) {
  std::string text;
  const auto add = [&](const std::string& operand) {
    text += fmt::format("{}{}", text.empty() ? " " : ", ", operand);
  };
  // Lane masks of the short encodings are VCC, which is implicit, and are printed.
  for (int i = 0; i < row.num_dst; ++i) add(OperandText(in.dst[i], ConstantType::k32));
  for (int i = 0, source = 0; i < row.num_src; ++i) {
    const OperandSpec& spec = row.src[i];
    if (spec.kind == 'i' && spec.size == 0) {
      add(ImmediateText(in, row));
    } else if (spec.kind == 'l' && in.encoding == Encoding::kVOP2) {
      add(fmt::format("{:#x}", in.src[source++].value));
    } else {
      add(SourceText(in, source, spec.type));
      ++source;
    }
  }
  return text;
}

std::string Vop3Tail(const Instruction& in, const Row& row) {
  std::string text;
  if (row.encoding == Encoding::kVOP1 && (row.flags & kOpSel)) {  // v_permlane*_swap
    return std::string(in.op_sel & 2 ? " bound_ctrl:1" : "") + (in.op_sel & 1 ? " fi:1" : "");
  }
  if ((row.flags & kBitop) && in.bitop != 0) {
    text += in.bitop <= 10 ? fmt::format(" bitop3:{}", in.bitop) : fmt::format(" bitop3:{:#x}", in.bitop);
  }
  if ((row.flags & kOpSel) && in.op_sel != 0) {
    const bool two = row.num_src == 2 && !(row.flags & kFourSelects);
    const uint32_t bits = two ? (in.op_sel & 3u) | (in.op_sel >> 3 & 1u) << 2 : in.op_sel;
    text += BitList("op_sel", bits, two ? 3 : 4);
  }
  return text;
}

std::string OutputTail(const Instruction& in) {
  constexpr const char* kOmods[] = {"", " mul:2", " mul:4", " div:2"};
  return std::string(in.clamp ? " clamp" : "") + kOmods[in.omod];
}

std::string PackedTail(const Instruction& in, const Row& row) {
  const uint32_t all = (1u << row.num_src) - 1;
  const bool mix = in.op == Op::v_fma_mix_f32 || in.op == Op::v_fma_mixlo_f16 || in.op == Op::v_fma_mixhi_f16;
  const bool load_scale = in.op == Op::v_mfma_ld_scale_b32, dot = IsIntegerDot(in.op);
  std::string text;
  if ((in.op_sel & all) != 0) text += BitList("op_sel", in.op_sel, row.num_src);
  const uint32_t plain = mix ? 0 : all;
  if ((in.op_sel_hi & all) != plain && !dot) text += BitList("op_sel_hi", in.op_sel_hi, row.num_src);
  if (mix || load_scale) return text + (in.clamp ? " clamp" : "");
  if ((in.neg & all) != 0) text += BitList("neg_lo", in.neg, row.num_src);
  if ((in.neg_hi & all) != 0) text += BitList("neg_hi", in.neg_hi, row.num_src);
  return text + (in.clamp ? " clamp" : "");
}

std::string MatrixTail(const Instruction& in) {
  std::string text;
  if (in.encoding == Encoding::kVOP3PX2) {
    if (in.op_sel != 0) text += BitList("op_sel", in.op_sel, 3);
    if (in.op_sel_hi != 7) text += BitList("op_sel_hi", in.op_sel_hi, 3);
  }
  if (in.cbsz != 0) text += fmt::format(" cbsz:{}", in.cbsz);
  if (in.abid != 0 && in.encoding == Encoding::kMAI) text += fmt::format(" abid:{}", in.abid);
  if (in.blgp == 0) return text;
  const bool f64 = in.op == Op::v_mfma_f64_16x16x4_f64 || in.op == Op::v_mfma_f64_4x4x4_4b_f64;
  return text + (f64 ? BitList("neg", in.blgp, 3) : fmt::format(" blgp:{}", in.blgp));
}

}  // namespace

std::string Disassemble(const Instruction& in) {
  if (in.op == Op::kInvalid) return "<unknown>";
  const Row& row = RowOf(in.op);
  std::string text = Mnemonic(in, row);
  switch (in.encoding) {
    case Encoding::kSMEM:
    case Encoding::kDS:
    case Encoding::kFLAT:
    case Encoding::kMUBUF:
    case Encoding::kMTBUF:
      return text + MemoryText(in);
    case Encoding::kVOP3:
      return text + OperandList(in, row) + Vop3Tail(in, row) + OutputTail(in);
    case Encoding::kVOP3P:
      return text + OperandList(in, row) + PackedTail(in, row);
    case Encoding::kMAI:
    case Encoding::kVOP3PX2:
      return text + OperandList(in, row) + MatrixTail(in);
    default:
      break;
  }
  if (in.op == Op::s_endpgm && in.imm == 0) return text;
  text += OperandList(in, row);
  if (in.subword == kSdwa) return text + OutputTail(in) + SdwaText(in);
  if (in.subword == kDpp) return text + DppText(in);
  return text;
}

}  // namespace mx::gfx950
