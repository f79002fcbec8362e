// SOP1, SOP2, SOPK, SOPC, SOPP, SMEM: CDNA4 ISA 13.1 and 13.2.
#include "sim/gfx950/isa/decode.h"

namespace mx::gfx950 {
namespace {

struct ScalarFields {
  Encoding encoding;
  uint32_t opcode, sdst, src0, src1;
  int32_t simm16;
};

ScalarFields Split(uint32_t w) {
  const int32_t simm16 = SignExtend(w & 0xFFFF, 16);
  const uint32_t sdst = Bits(w, 16, 7), low = Bits(w, 0, 8), high = Bits(w, 8, 8);
  switch (w >> 23) {
    case 0x17D:
      return {Encoding::kSOP1, high, sdst, low, 0, 0};
    case 0x17E:
      return {Encoding::kSOPC, sdst, 0, low, high, 0};
    case 0x17F:
      return {Encoding::kSOPP, sdst, 0, 0, 0, simm16};
    default:
      break;
  }
  if (w >> 28 == 0xB) return {Encoding::kSOPK, Bits(w, 23, 5), sdst, 0, 0, simm16};
  return {Encoding::kSOP2, Bits(w, 23, 7), sdst, low, high, 0};
}

// Fields that the row has no use for.
bool UnusedAreZero(const Row& row, const ScalarFields& f) {
  if (f.encoding == Encoding::kSOPP) return row.num_src > 0 || f.simm16 == 0;
  if (f.encoding == Encoding::kSOP1)
    return (row.num_dst > 0 || f.sdst == 0) && (row.num_src > 0 || f.src0 == 0);
  if (f.encoding == Encoding::kSOP2) return row.num_dst > 0 || f.sdst == 0;
  return true;
}

}  // namespace

Instruction DecodeSalu(const Words& words) {
  const ScalarFields f = Split(words[0]);
  const Row* row = FindRow(f.encoding, f.opcode);
  if (row == nullptr) return {};
  Builder b(words, *row, 4);
  Operand operand;
  bool ok = true;
  for (int i = 0; i < row->num_dst && ok; ++i)
    ok = b.Sgpr(f.sdst, row->dst[i].size, &operand) && b.AddDst(operand);
  uint32_t codes[] = {f.src0, f.src1};
  int next = 0;
  for (int i = 0; i < row->num_src && ok; ++i) {
    const OperandSpec& spec = row->src[i];
    if (spec.kind == 'i') {  // SIMM16, or the second source's field as it stands
      b.out.imm = f.encoding == Encoding::kSOPC ? static_cast<int32_t>(f.src1) : f.simm16;
    } else if (spec.kind == 'l') {
      ok = b.Literal(&operand) && b.AddSrc(operand);
    } else if (f.encoding == Encoding::kSOPK) {  // SDST is read
      ok = b.Sgpr(f.sdst, spec.size, &operand) && b.AddSrc(operand);
    } else {
      ok = b.Source(codes[next++], spec, SourceRule::kScalar, &operand) && b.AddSrc(operand);
    }
  }
  if (!ok || !UnusedAreZero(*row, f)) return {};
  if (row->flags & kBranch) b.out.imm *= 4;
  return b.Finish();
}

// OFFSET: a signed 21-bit byte offset (IMM), or the number of an SGPR; SOFFSET adds an SGPR (SOFFSET_EN).
Instruction DecodeSmem(const Words& words) {
  if (!words.Has(2)) return {};
  const uint32_t w0 = words[0], w1 = words[1];
  const Row* row = FindRow(Encoding::kSMEM, Bits(w0, 18, 8));
  if (row == nullptr) return {};
  Builder b(words, *row, 8);
  b.out.sc0 = Bits(w0, 16, 1) != 0;  // GLC
  const bool store = row->num_dst == 0 && row->num_src == 2, atomic = row->num_dst == 1 && row->num_src == 2;
  const bool probe = row->num_src > 0 && row->src[0].kind == 'i';
  Operand data;
  if (row->num_dst == 1 && !atomic) {
    if (!b.Sgpr(Bits(w0, 6, 7), row->dst[0].size, &data)) return {};
    b.AddDst(data);
  }
  if (row->num_src == 0) return b.Finish();
  if (store || atomic) {
    if (probe) {
      data = {OperandKind::kConstant, 1, 0, Bits(w0, 6, 7)};
    } else if (!b.Sgpr(Bits(w0, 6, 7), row->src[0].size, &data)) {
      return {};
    }
    b.out.src[1] = data;
    if (atomic && b.out.sc0) {
      data.size = row->dst[0].size;
      b.AddDst(data);
    }
  }
  Operand base, offset;
  if (!b.Sgpr(Bits(w0, 0, 6) * 2, row->src[row->num_src - 1].size, &base)) return {};
  const bool imm = Bits(w0, 17, 1) != 0, soffset_en = Bits(w0, 14, 1) != 0;
  if (imm) b.out.imm = SignExtend(Bits(w1, 0, 21), 21);
  if (soffset_en || !imm) {
    const uint32_t code = soffset_en ? Bits(w1, 25, 7) : Bits(w1, 0, 7);
    if (!b.Sgpr(code, 1, &offset)) return {};
  }
  b.out.src[2] = base;
  b.out.src[3] = offset;
  b.out.num_src = b.out.num_explicit_src = 4;
  return b.Finish();
}

}  // namespace mx::gfx950
