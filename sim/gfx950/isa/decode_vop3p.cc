// VOP3P, MAI and the 16-byte scaled MFMA: CDNA4 ISA 13.3.5, 13.3.6, chapter 7.
#include "sim/gfx950/isa/decode.h"

namespace mx::gfx950 {
namespace {

constexpr uint32_t kLoadScale = 0x2C;  // the prefix of a scaled MFMA

bool IsF8F6F4(Op op) {
  return op == Op::v_mfma_f32_16x16x128_f8f6f4 || op == Op::v_mfma_f32_32x32x64_f8f6f4 ||
         op == Op::v_mfma_scale_f32_16x16x128_f8f6f4 || op == Op::v_mfma_scale_f32_32x32x64_f8f6f4;
}

// VGPRs of an A or B operand by its format: FP8, BF8, FP6, BF6, FP4. 0: reserved.
int F8F6F4Size(uint32_t format) {
  constexpr int kSize[8] = {8, 8, 6, 6, 4, 0, 0, 0};
  return kSize[format];
}

// A register operand of a matrix instruction.
bool MatrixRegister(uint32_t code, int size, bool acc, Operand* out) {
  if (code < 256 || size == 0 || code - 256 + static_cast<uint32_t>(size) > 256) return false;
  *out = acc ? AgprOperand(code - 256, size) : VgprOperand(code - 256, size);
  return true;
}

bool MatrixSrc(Builder* b, uint32_t code, const OperandSpec& spec, int size, bool acc) {
  Operand operand;
  switch (spec.kind) {
    case 'm':
      if (!MatrixRegister(code, size, acc, &operand)) return false;
      break;
    case 'y':  // C: a register, or an inline constant
      if (code >= 256 ? !MatrixRegister(code, size, acc, &operand)
                      : !b->Source(code, spec, SourceRule::kVectorNoLiteral, &operand) ||
                            operand.kind != OperandKind::kConstant) {
        return false;
      }
      break;
    case 'v':
      if (!MatrixRegister(code, size, false, &operand)) return false;
      break;
    case 'a':
      if (!MatrixRegister(code, size, true, &operand)) return false;
      break;
    default:
      if (!b->Source(code, spec, SourceRule::kVectorNoLiteral, &operand)) return false;
  }
  return b->AddSrc(operand);
}

// The MAI dwords of an instruction; acc_cd says where C and D are, acc[i] where A and B are.
bool DecodeMatrix(Builder* b, uint32_t w0, uint32_t w1) {
  const Row& row = b->row;
  Instruction& out = b->out;
  const uint32_t vdst = Bits(w0, 0, 8);
  const bool acc_cd = Bits(w0, 15, 1) != 0;
  const int dst_size = row.dst[0].size;
  if (vdst + static_cast<uint32_t>(dst_size) > 256) return false;
  const bool matrix = row.dst[0].kind == 'm';
  const bool acc_dst = row.dst[0].kind == 'a' || (matrix && acc_cd);
  b->AddDst(acc_dst ? AgprOperand(vdst, dst_size) : VgprOperand(vdst, dst_size));
  const bool sparse = row.dst[0].both;
  const uint32_t abid = Bits(w0, 11, 4), blgp = Bits(w1, 29, 3);
  if (IsF8F6F4(row.op) && row.encoding == Encoding::kMAI && abid != 0) return false;
  if ((sparse || !matrix) && blgp != 0) return false;
  if (!matrix && Bits(w0, 8, 6) != 0) return false;
  if (matrix) {
    out.cbsz = static_cast<uint8_t>(Bits(w0, 8, 3));
    out.abid = static_cast<uint8_t>(abid);
    out.blgp = static_cast<uint8_t>(blgp);
  }
  for (int i = 0; i < 3; ++i) {
    const uint32_t code = Bits(w1, 9 * i, 9);
    if (i >= row.num_src) {
      if (code != 0) return false;
      continue;
    }
    int size = row.src[i].size;
    if (IsF8F6F4(row.op) && i < 2) size = F8F6F4Size(i == 0 ? out.cbsz : out.blgp);
    const bool acc = i < 2 ? Bits(w1, 27 + i, 1) != 0 : acc_cd;
    if (!MatrixSrc(b, code, row.src[i], size, acc)) return false;
  }
  return true;
}

// A prefix and the MFMA that it scales. Without ABID = 1 the prefix is an instruction of its own, and both
// scales are 1.
bool IsScaledPair(const Words& words) {
  const uint32_t w = words[2];
  return w >> 23 == 0x1A7 && FindRow(Encoding::kVOP3PX2, Bits(w, 16, 7)) != nullptr && Bits(w, 11, 4) == 1;
}

Instruction DecodeScaledMfma(const Words& words) {
  const uint32_t p0 = words[0], p1 = words[1], w0 = words[2], w1 = words[3];
  if (!IsScaledPair(words)) return {};
  const Row* row = FindRow(Encoding::kVOP3PX2, Bits(w0, 16, 7));
  Builder b(words, *row, 16);
  if (!DecodeMatrix(&b, w0, w1)) return {};
  for (int i = 0; i < 2; ++i) {
    Operand scale;
    if (!b.Source(Bits(p1, 9 * i, 9), row->src[3 + i], SourceRule::kVectorNoLiteral, &scale)) return {};
    b.AddSrc(scale);
  }
  b.out.op_sel = static_cast<uint8_t>(Bits(p0, 11, 2));
  b.out.op_sel_hi = static_cast<uint8_t>(Bits(p1, 27, 2));
  return b.Finish();
}

Instruction DecodePacked(const Words& words, const Row& row) {
  const uint32_t w0 = words[0], w1 = words[1];
  Builder b(words, row, 8);
  Operand operand;
  if (row.num_dst > 0) {
    if (Bits(w0, 0, 8) + row.dst[0].size > 256u) return {};
    b.AddDst(VgprOperand(Bits(w0, 0, 8), row.dst[0].size));
  }
  for (int i = 0; i < 3; ++i) {
    const uint32_t code = Bits(w1, 9 * i, 9);
    if (i >= row.num_src) {
      if (code != 0) return {};
      continue;
    }
    if (!b.Source(code, row.src[i], SourceRule::kVectorNoLiteral, &operand)) return {};
    b.AddSrc(operand);
  }
  b.out.op_sel = static_cast<uint8_t>(Bits(w0, 11, 3));
  b.out.op_sel_hi = static_cast<uint8_t>(Bits(w1, 27, 2) | Bits(w0, 14, 1) << 2);
  b.out.neg = static_cast<uint8_t>(Bits(w1, 29, 3));
  b.out.neg_hi = static_cast<uint8_t>(Bits(w0, 8, 3));
  b.out.clamp = Bits(w0, 15, 1) != 0;
  if (row.op == Op::v_mfma_ld_scale_b32) {
    if (Bits(w0, 0, 8) != 0) return {};
    b.out.neg = b.out.neg_hi = 0;
    b.out.clamp = false;
  } else if (row.num_src == 2 && ((b.out.op_sel | b.out.neg | b.out.neg_hi) & 4)) {
    return {};
  }
  if (IsIntegerDot(row.op) && b.out.op_sel != 0) return {};
  return b.Finish();
}

}  // namespace

Instruction DecodeVop3P(const Words& words) {
  if (!words.Has(2)) return {};
  const uint32_t w0 = words[0], opcode = Bits(w0, 16, 7);
  if (opcode == kLoadScale && words.Has(4)) {
    const Instruction scaled = DecodeScaledMfma(words);
    if (scaled.op != Op::kInvalid || IsScaledPair(words)) return scaled;
  }
  if (const Row* row = FindRow(Encoding::kMAI, opcode)) {
    Builder b(words, *row, 8);
    if (!DecodeMatrix(&b, w0, words[1])) return {};
    return b.Finish();
  }
  const Row* row = FindRow(Encoding::kVOP3P, opcode);
  return row == nullptr ? Instruction{} : DecodePacked(words, *row);
}

}  // namespace mx::gfx950
