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

// SDATA is neither M0 nor EXEC.
bool Sdata(const Builder& b, uint32_t w0, int size, Operand* out) {
  return Bits(w0, 6, 7) < 124 && b.Sgpr(Bits(w0, 6, 7), size, out);
}

// What SDATA is to the row: the result of a load, the data of a store, both to an atomic with GLC, a number
// to a probe.
bool SmemData(Builder* b, uint32_t w0) {
  const Row& row = b->row;
  Operand data;
  if (row.num_src > 0 && row.src[0].kind == 'i') {
    b->out.src[1] = {OperandKind::kLiteral, 1, 0, Bits(w0, 6, 7)};
  } else if (row.num_src == 2) {
    if (!Sdata(*b, w0, row.src[0].size, &b->out.src[1])) return false;
    if (row.num_dst == 1 && b->out.sc0) {
      data = b->out.src[1];
      data.size = row.dst[0].size;
      b->AddDst(data);
    }
  } else if (row.num_dst == 1) {
    if (!Sdata(*b, w0, row.dst[0].size, &data)) return false;
    b->AddDst(data);
  }
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
      ok = b.Source(codes[next++], spec, SourceRule::kScalar, &operand) &&
           (spec.kind != 'r' || operand.kind == OperandKind::kSgpr) && b.AddSrc(operand);
    }
  }
  // Only SIMM16 must be 0 where it is unused; other unused fields are not looked at, as in LLVM.
  if (f.encoding == Encoding::kSOPP && row->num_src == 0 && f.simm16 != 0) ok = false;
  if (!ok) return {};
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
  const bool imm = Bits(w0, 17, 1) != 0, soffset_en = Bits(w0, 14, 1) != 0;
  if (!SmemData(&b, w0)) return {};
  if (row->num_src == 0) return imm ? Instruction{} : b.Finish();
  Operand base, offset;
  if (!b.Sgpr(Bits(w0, 0, 6) * 2, row->src[row->num_src - 1].size, &base)) return {};
  if (imm) b.out.imm = SignExtend(Bits(w1, 0, 21), 21);
  if (soffset_en || !imm) {
    const uint32_t code = soffset_en ? Bits(w1, 25, 7) : Bits(w1, 0, 7);
    if (!b.Sgpr(code, 1, &offset)) return {};
    b.out.offen = imm;
  }
  b.out.src[2] = base;
  b.out.src[3] = offset;
  b.out.num_src = b.out.num_explicit_src = 4;
  return b.Finish();
}

}  // namespace mx::gfx950
