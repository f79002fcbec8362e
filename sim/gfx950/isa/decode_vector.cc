// VOP1, VOP2, VOPC with their SDWA and DPP forms, and VOP3: CDNA4 ISA 13.3.
#include "sim/gfx950/isa/decode.h"

namespace mx::gfx950 {
namespace {

constexpr uint32_t kSdwaCode = 249, kDppCode = 250;

struct ShortFields {
  Encoding encoding;
  uint32_t opcode, vdst, src0, vsrc1;
};

ShortFields Split(uint32_t w) {
  const uint32_t src0 = Bits(w, 0, 9), middle = Bits(w, 9, 8), high = Bits(w, 17, 8);
  if (w >> 25 == 0x3F) return {Encoding::kVOP1, middle, high, src0, 0};
  if (w >> 25 == 0x3E) return {Encoding::kVOPC, high, 0, src0, middle};
  return {Encoding::kVOP2, Bits(w, 25, 6), high, src0, middle};
}

bool SdwaSelects(Instruction* out) {
  return out->dst_sel <= 6 && out->src0_sel <= 6 && out->src1_sel <= 6 && out->dst_unused <= 2;
}

// A source of SDWA: a VGPR, or with its S bit an SGPR or an inline constant.
bool SdwaSource(Builder* b, uint32_t code, bool scalar, const OperandSpec& spec, Operand* out) {
  return scalar ? b->Source(code, spec, SourceRule::kVectorNoLiteral, out) &&
                      !(out->kind == OperandKind::kSpecial && out->reg == 254)
                : b->Source(code + 256, spec, SourceRule::kVectorNoLiteral, out);
}

// NEG, ABS and SEXT as the kind of the source allows.
bool ShortModifiers(Builder* b, int source, uint32_t sext, uint32_t neg, uint32_t abs) {
  const char kind = b->row.src[source].kind;
  if (kind == 'f') {
    if (sext) return false;
    if (b->row.src[source].type == ConstantType::kPair16 && b->out.subword == kSdwa) return true;
    b->out.neg |= static_cast<uint8_t>(neg << source);
    b->out.abs |= static_cast<uint8_t>(abs << source);
    return true;
  }
  if (kind == 'n' && b->out.subword == kDpp) return true;
  if (neg || abs) return false;
  (source == 0 ? b->out.src0_sext : b->out.src1_sext) = sext != 0;
  return true;
}

bool DecodeSdwa(Builder* b, const ShortFields& f, uint32_t s) {
  Instruction& out = b->out;
  const Row& row = b->row;
  out.subword = kSdwa;
  out.bytes = 8;
  out.src0_sel = static_cast<uint8_t>(Bits(s, 16, 3));
  const bool two = row.num_src > 1 && row.src[1].kind != 'c';
  if (!two && (Bits(s, 24, 6) != 0 || Bits(s, 31, 1) != 0)) return false;
  Operand operand;
  if (f.encoding == Encoding::kVOPC) {
    if (Bits(s, 15, 1)) {  // SD: SDST
      if (!b->Sgpr(Bits(s, 8, 7), 2, &operand)) return false;
      b->AddDst(operand);
    } else {
      b->AddImplicitDst(SgprOperand(106, 2));
    }
  } else {
    out.dst_sel = static_cast<uint8_t>(Bits(s, 8, 3));
    out.dst_unused = static_cast<uint8_t>(Bits(s, 11, 2));
    if (row.flags & kSdwaWholeDst) {
      if (out.dst_sel != 6) return false;
      out.dst_unused = 0;
    }
    out.clamp = Bits(s, 13, 1) != 0;
    out.omod = static_cast<uint8_t>(Bits(s, 14, 2));
    if (out.omod != 0 && (!(row.flags & kOmod) || (row.flags & kNoSdwaOmod))) return false;
    if (f.vdst + row.dst[0].size > 256u) return false;
    b->AddDst(VgprOperand(f.vdst, row.dst[0].size));
    if (row.num_dst > 1) b->AddImplicitDst(SgprOperand(106, 2));
  }
  if (!SdwaSource(b, Bits(s, 0, 8), Bits(s, 23, 1), row.src[0], &operand)) return false;
  b->AddSrc(operand);
  if (!ShortModifiers(b, 0, Bits(s, 19, 1), Bits(s, 20, 1), Bits(s, 21, 1))) return false;
  if (two) {
    out.src1_sel = static_cast<uint8_t>(Bits(s, 24, 3));
    if (!SdwaSource(b, f.vsrc1, Bits(s, 31, 1), row.src[1], &operand)) return false;
    b->AddSrc(operand);
    if (!ShortModifiers(b, 1, Bits(s, 27, 1), Bits(s, 28, 1), Bits(s, 29, 1))) return false;
  }
  if (row.src[row.num_src - 1].kind == 'c') b->AddImplicitSrc(SgprOperand(106, 2));
  return SdwaSelects(&out);
}

// The controls that gfx950 knows. Double precision and register pairs have row_newbcast alone.
bool DppControl(uint32_t ctrl, bool wide) {
  if (ctrl >= 0x150 && ctrl <= 0x15F) return true;
  if (wide) return false;
  if (ctrl <= 0xFF || (ctrl > 0x100 && ctrl < 0x130 && ctrl % 16 != 0)) return true;
  return ctrl == 0x130 || ctrl == 0x134 || ctrl == 0x138 || ctrl == 0x13C || (ctrl >= 0x140 && ctrl <= 0x143);
}

bool DecodeDpp(Builder* b, const ShortFields& f, uint32_t d) {
  Instruction& out = b->out;
  const Row& row = b->row;
  out.subword = kDpp;
  if (f.encoding == Encoding::kVOP1 && Bits(d, 22, 2) != 0) return false;
  out.bytes = 8;
  out.dpp_ctrl = static_cast<uint16_t>(Bits(d, 8, 9));
  if (!DppControl(out.dpp_ctrl, row.dst[0].size == 2 || row.src[0].size == 2)) return false;
  out.bound_ctrl = Bits(d, 19, 1) != 0;
  out.bank_mask = static_cast<uint8_t>(Bits(d, 24, 4));
  out.row_mask = static_cast<uint8_t>(Bits(d, 28, 4));
  if (f.vdst + row.dst[0].size > 256u || Bits(d, 0, 8) + row.src[0].size > 256u) return false;
  b->AddDst(VgprOperand(f.vdst, row.dst[0].size));
  if (row.num_dst > 1) b->AddImplicitDst(SgprOperand(106, 2));
  b->AddSrc(VgprOperand(Bits(d, 0, 8), row.src[0].size));
  if (!ShortModifiers(b, 0, 0, Bits(d, 20, 1), Bits(d, 21, 1))) return false;
  if (row.num_src > 1 && row.src[1].kind != 'c') {
    b->AddSrc(VgprOperand(f.vsrc1, row.src[1].size));
    if (!ShortModifiers(b, 1, 0, Bits(d, 22, 1), Bits(d, 23, 1))) return false;
  }
  if (row.src[row.num_src - 1].kind == 'c') b->AddImplicitSrc(SgprOperand(106, 2));
  return true;
}

bool ShortDst(Builder* b, const ShortFields& f, const OperandSpec& spec) {
  Operand operand;
  switch (spec.kind) {
    case 'v':
      return f.vdst + spec.size <= 256u && b->AddDst(VgprOperand(f.vdst, spec.size));
    case 'a':
      return b->AddDst(AgprOperand(f.vdst, spec.size));
    case 's':
      return f.vdst < 128 && b->Sgpr(f.vdst, spec.size, &operand) && b->AddDst(operand);
    default:
      b->AddImplicitDst(SgprOperand(106, 2));
      return true;
  }
}

bool ShortSrc(Builder* b, const ShortFields& f, const OperandSpec& spec, bool first) {
  const uint32_t code = first ? f.src0 : f.vsrc1 + 256;
  Operand operand;
  switch (spec.kind) {
    case 'v':
      return code >= 256 && b->AddSrc(VgprOperand(code - 256, spec.size));
    case 'a':
      return code >= 256 && b->AddSrc(AgprOperand(code - 256, spec.size));
    case 'l':
      return b->Literal(&operand) && b->AddSrc(operand);
    case 'c':
      b->AddImplicitSrc(SgprOperand(106, 2));
      return true;
    default:
      return b->Source(code, spec, SourceRule::kVector, &operand) && b->AddSrc(operand);
  }
}

// The modifiers of VOP3, of which a row takes some, ignores OP_SEL where it has none, and refuses the rest.
bool Vop3Modifiers(Builder* b, uint32_t w0, uint32_t w1, bool sdst, int sources) {
  Instruction& out = b->out;
  const Row& row = b->row;
  uint32_t neg = Bits(w1, 29, 3), abs = sdst ? 0 : Bits(w0, 8, 3), omod = Bits(w1, 27, 2);
  const uint32_t op_sel = sdst ? 0 : Bits(w0, 11, 4);
  if (row.flags & kBitop) {
    out.bitop = static_cast<uint8_t>(omod << 6 | abs << 3 | neg);
    neg = abs = omod = 0;
    if (!(row.flags & kOpSel) && op_sel != 0) return false;
  }
  if (row.op == Op::v_cvt_pk_bf16_f32 && (op_sel & 4)) return false;
  uint32_t takes = 0, ignores = 0;
  for (int i = 0, field = 0; i < row.num_src; ++i, ++field) {
    if (row.src[i].kind == 'f' || row.src[i].kind == 'w') takes |= 1u << field;
    if (row.src[i].kind == 'n') ignores |= 1u << field;
  }
  if (row.flags & kFourSelects) ignores |= 4;
  if (((neg | abs) & ~(takes | ignores)) != 0) return false;
  out.neg = static_cast<uint8_t>(neg & takes);
  out.abs = static_cast<uint8_t>(abs & takes);
  if (row.flags & kOpSel) {
    const bool swap = row.encoding == Encoding::kVOP1;  // v_permlane*_swap: FI and BOUND_CTRL
    if (sources < 3 && !swap && !(row.flags & kFourSelects) && (op_sel & 4)) return false;
    out.op_sel = static_cast<uint8_t>(swap ? op_sel & 3 : op_sel);
  }
  out.clamp = Bits(w0, 15, 1) != 0;
  out.omod = static_cast<uint8_t>(omod);
  return (!out.clamp || (row.flags & kClamp)) && (omod == 0 || (row.flags & kOmod));
}

bool Vop3Dsts(Builder* b, uint32_t w0) {
  const Row& row = b->row;
  Operand operand;
  for (int i = 0; i < row.num_dst; ++i) {
    if (row.dst[i].kind == 'v') {
      if (Bits(w0, 0, 8) + row.dst[i].size > 256u) return false;
      b->AddDst(VgprOperand(Bits(w0, 0, 8), row.dst[i].size));
    } else {
      const uint32_t code = i == 0 ? Bits(w0, 0, 8) : Bits(w0, 8, 7);
      if (!b->Sgpr(code, row.dst[i].size, &operand)) return false;
      b->AddDst(operand);
    }
  }
  return true;
}

bool Vop3Srcs(Builder* b, uint32_t w1) {
  const Row& row = b->row;
  Operand operand;
  for (int i = 0; i < 3; ++i) {
    const uint32_t code = Bits(w1, 9 * i, 9);
    if (i >= row.num_src) {
      if (code != 0) return false;
      continue;
    }
    const OperandSpec& spec = row.src[i];
    bool ok;
    if (spec.kind == 'v' || spec.kind == 'w') {
      ok = code >= 256 && code + spec.size <= 512u && b->AddSrc(VgprOperand(code - 256, spec.size));
    } else if (spec.kind == 'c') {
      ok = code < 126 && b->Sgpr(code, 2, &operand) && b->AddSrc(operand);
    } else {
      const SourceRule rule = spec.kind == 's' ? SourceRule::kScalar : SourceRule::kVectorNoLiteral;
      ok = code != 255 && b->Source(code, spec, rule, &operand) && b->AddSrc(operand);
    }
    if (!ok) return false;
  }
  return true;
}

}  // namespace

Instruction DecodeVop12C(const Words& words) {
  const ShortFields f = Split(words[0]);
  const Row* row = FindRow(f.encoding, f.opcode);
  if (row == nullptr) return {};
  Builder b(words, *row, 4);
  const bool subword = f.src0 == kSdwaCode || f.src0 == kDppCode;
  if (subword) {
    const bool sdwa = f.src0 == kSdwaCode;
    if (!words.Has(2) || row->num_src == 0 || !(row->flags & (sdwa ? kHasSdwa : kHasDpp))) return {};
    if (!(sdwa ? DecodeSdwa(&b, f, words[1]) : DecodeDpp(&b, f, words[1]))) return {};
    return b.Finish();
  }
  if (row->num_src == 0 && f.vdst != 0) return {};
  for (int i = 0; i < row->num_dst; ++i) {
    if (!ShortDst(&b, f, row->dst[i])) return {};
  }
  bool first = true;
  for (int i = 0; i < row->num_src; ++i) {
    if (!ShortSrc(&b, f, row->src[i], first)) return {};
    if (row->src[i].kind != 'l') first = false;
  }
  return b.Finish();
}

Instruction DecodeVop3(const Words& words) {
  if (!words.Has(2)) return {};
  const uint32_t w0 = words[0], w1 = words[1];
  const Row* row = FindRow(Encoding::kVOP3, Bits(w0, 16, 10));
  if (row == nullptr) return {};
  Builder b(words, *row, 8);
  b.out.encoding = Encoding::kVOP3;
  if (!Vop3Dsts(&b, w0) || !Vop3Srcs(&b, w1)) return {};
  const bool sdst = row->num_dst == 2;
  if (!Vop3Modifiers(&b, w0, w1, sdst, row->num_src)) return {};
  return b.Finish();
}

}  // namespace mx::gfx950
