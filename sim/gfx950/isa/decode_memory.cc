// DS, FLAT and its segments, MUBUF, MTBUF: CDNA4 ISA 13.4 to 13.6.
#include "sim/gfx950/isa/decode.h"

namespace mx::gfx950 {
namespace {

Operand Data(uint32_t reg, int size, bool acc) {
  return acc ? AgprOperand(reg, size) : VgprOperand(reg, size);
}

bool Fits(uint32_t reg, int size) { return reg + static_cast<uint32_t>(size) <= 256; }

// Data operands of FLAT and MUBUF: loads write, stores read, atomics read and with SC0 return.
bool LoadOrStore(Builder* b, uint32_t vdst, uint32_t vdata, bool acc, bool to_lds) {
  const Row& row = b->row;
  const bool atomic = (row.flags & kAtomic) != 0;
  if (row.num_dst > 0 && !to_lds && (!atomic || b->out.sc0)) {
    if (!Fits(vdst, row.dst[0].size)) return false;
    b->AddDst(Data(vdst, row.dst[0].size, acc));
  }
  if (row.num_src > 1) {
    if (!Fits(vdata, row.src[1].size)) return false;
    b->out.src[1] = Data(vdata, row.src[1].size, acc);
  }
  return true;
}

}  // namespace

Instruction DecodeDs(const Words& words) {
  if (!words.Has(2)) return {};
  const uint32_t w0 = words[0], w1 = words[1];
  const Row* row = FindRow(Encoding::kDS, Bits(w0, 17, 8));
  if (row == nullptr) return {};
  Builder b(words, *row, 8);
  const bool acc = Bits(w0, 25, 1) != 0;
  // There is no GDS; only the instructions of global wave sync carry its bit.
  b.out.gds = Bits(w0, 17, 8) >= 152 && Bits(w0, 17, 8) <= 157;
  if (b.out.gds && (!Bits(w0, 16, 1) || (acc && row->num_src == 0))) return {};
  const bool permute = row->op == Op::ds_permute_b32 || row->op == Op::ds_bpermute_b32;
  if (permute && Bits(w0, 16, 1)) return {};
  if (row->op == Op::ds_nop && (acc || Bits(w0, 0, 17) != 0)) return {};
  b.out.imm = static_cast<int32_t>(Bits(w0, 0, 16));
  const uint32_t vdst = Bits(w1, 24, 8);
  if (row->num_dst > 0) {
    if (!Fits(vdst, row->dst[0].size)) return {};
    b.AddDst(Data(vdst, row->dst[0].size, acc));
  } else if (vdst != 0) {
    return {};
  }
  // Without an address the first field is the data's (ds_write_addtid_b32).
  const bool addtid = row->op == Op::ds_write_addtid_b32;
  const int first = addtid ? 1 : 0;
  for (int field = 0; field < 3; ++field) {
    const uint32_t reg = Bits(w1, 8 * field, 8);
    const int i = field - first;
    if (i < 0 || i >= row->num_src) {
      if (reg != 0) return {};
      continue;
    }
    if (!Fits(reg, row->src[i].size)) return {};
    b.out.src[field] =
        field == 0 && !b.out.gds ? VgprOperand(reg, row->src[i].size) : Data(reg, row->src[i].size, acc);
    b.out.num_src = b.out.num_explicit_src = static_cast<uint8_t>(field + 1);
  }
  return b.Finish();
}

Instruction DecodeFlat(const Words& words) {
  if (!words.Has(2)) return {};
  const uint32_t w0 = words[0], w1 = words[1], segment = Bits(w0, 14, 2);
  if (segment == 3) return {};
  const Row* row = FindRow(Encoding::kFLAT, Bits(w0, 18, 7) + 128 * segment);
  if (row == nullptr) return {};
  Builder b(words, *row, 8);
  Instruction& out = b.out;
  out.segment = static_cast<uint8_t>(segment);
  out.sc0 = Bits(w0, 16, 1) != 0;
  out.nt = Bits(w0, 17, 1) != 0;
  out.sc1 = Bits(w0, 25, 1) != 0;
  out.lds = (row->flags & kLds) != 0;
  if (out.lds && Bits(w1, 23, 1)) return {};
  const bool scratch_vaddr = Bits(w0, 13, 1) != 0;  // LDS in older devices; scratch: VADDR is used
  if (segment != 1 && scratch_vaddr) return {};
  out.imm = segment == 0 ? static_cast<int32_t>(Bits(w0, 0, 12)) : SignExtend(Bits(w0, 0, 13), 13);
  if (segment == 0 && Bits(w0, 12, 1)) return {};
  const uint32_t vaddr = Bits(w1, 0, 8), saddr = Bits(w1, 16, 7);
  const bool has_saddr = segment != 0 && saddr != 0x7F;
  if (segment == 0 && saddr != 0) return {};
  if (has_saddr &&
      ((saddr == 126 && segment == 2 && !out.lds) || !b.Sgpr(saddr, segment == 2 ? 2 : 1, &out.src[2])))
    return {};
  if (segment == 1) {
    if (scratch_vaddr) out.src[0] = VgprOperand(vaddr, 1);
  } else {
    const int size = has_saddr ? 1 : 2;
    if (!Fits(vaddr, size)) return {};
    out.src[0] = VgprOperand(vaddr, size);
  }
  if (!LoadOrStore(&b, Bits(w1, 24, 8), Bits(w1, 8, 8), Bits(w1, 23, 1) != 0, false)) return {};
  out.num_src = out.num_explicit_src = 3;
  if (out.lds) b.AddImplicitSrc(SgprOperand(124, 1));
  return b.Finish();
}

Instruction DecodeBuffer(const Words& words) {
  if (!words.Has(2)) return {};
  const uint32_t w0 = words[0], w1 = words[1];
  const bool typed = w0 >> 26 == 0x3A;
  const Row* row =
      FindRow(typed ? Encoding::kMTBUF : Encoding::kMUBUF, typed ? Bits(w0, 15, 4) : Bits(w0, 18, 7));
  if (row == nullptr) return {};
  Builder b(words, *row, 8);
  Instruction& out = b.out;
  out.imm = static_cast<int32_t>(Bits(w0, 0, 12));
  out.offen = Bits(w0, 12, 1) != 0;
  out.idxen = Bits(w0, 13, 1) != 0;
  out.sc0 = Bits(w0, 14, 1) != 0;
  if (typed) {
    out.format = static_cast<uint8_t>(Bits(w0, 19, 7));
    out.nt = Bits(w1, 22, 1) != 0;
    out.sc1 = Bits(w1, 21, 1) != 0;
  } else {
    out.sc1 = Bits(w0, 15, 1) != 0;
    out.lds = Bits(w0, 16, 1) != 0;
    out.nt = Bits(w0, 17, 1) != 0;
    if (out.lds && !(row->flags & kLds)) return {};
  }
  if (row->num_src == 0) {  // cache control, which addresses nothing
    if (out.offen || out.idxen || Bits(w1, 23, 1)) return {};
    out.imm = 0;
    out.nt = false;
    return b.Finish();
  }
  const uint32_t vaddr = Bits(w1, 0, 8), vdata = Bits(w1, 8, 8);
  if (out.lds && Bits(w1, 23, 1)) return {};
  if (!LoadOrStore(&b, vdata, vdata, Bits(w1, 23, 1) != 0, out.lds)) return {};
  const int address_size = out.offen + out.idxen;
  if (address_size > 0) {
    if (!Fits(vaddr, address_size)) return {};
    out.src[0] = VgprOperand(vaddr, address_size);
  }
  if (!b.Sgpr(Bits(w1, 16, 5) * 4, 4, &out.src[2])) return {};
  if (!b.Source(Bits(w1, 24, 8), {'s', 1, ConstantType::k32, false}, SourceRule::kScalar, &out.src[3]) ||
      out.src[3].kind == OperandKind::kLiteral) {
    return {};
  }
  out.num_src = out.num_explicit_src = 4;
  if (out.lds) b.AddImplicitSrc(SgprOperand(124, 1));
  return b.Finish();
}

}  // namespace mx::gfx950
