// What the executor and the checker need to know of an instruction before it runs.
#include <string_view>

#include "sim/gfx950/machine/program.h"
#include "sim/gfx950/machine/traits.h"

namespace mx::gfx950 {
namespace {

void BindOperand(Operand& operand, uint32_t accum_offset) {
  if (operand.kind != OperandKind::kAgpr) return;
  operand.kind = OperandKind::kVgpr;
  operand.reg = static_cast<uint16_t>(operand.reg + accum_offset);
}

void AddRange(const Operand& operand, Reader reader, bool matters, bool tied, BoundInstruction& bound) {
  RegisterRange range;
  if (operand.kind == OperandKind::kVgpr) {
    range.first = operand.reg;
  } else if (operand.kind == OperandKind::kSgpr) {
    range.first = static_cast<uint16_t>(kSgprRegister + operand.reg);
  } else if (operand.kind == OperandKind::kSpecial && operand.reg == 253) {
    range.first = kSccRegister;
  } else {
    return;
  }
  range.count = operand.size == 0 ? 1 : operand.size;
  range.reader = reader;
  range.matters = matters;
  range.tied = tied;
  if (bound.num_reads < std::size(bound.reads)) bound.reads[bound.num_reads++] = range;
}

void AddSgprs(int first, int count, Reader reader, bool matters, BoundInstruction& bound) {
  AddRange({OperandKind::kSgpr, static_cast<uint8_t>(count), static_cast<uint16_t>(first), 0}, reader,
           matters, false, bound);
}

void AddWrite(const Operand& operand, BoundInstruction& bound) {
  RegisterRange range;
  if (operand.kind == OperandKind::kVgpr) {
    range.first = operand.reg;
  } else if (operand.kind == OperandKind::kSgpr) {
    range.first = static_cast<uint16_t>(kSgprRegister + operand.reg);
    bound.writes_exec |= operand.reg == kExec || operand.reg == kExec + 1;
  } else {
    return;
  }
  range.count = operand.size == 0 ? 1 : operand.size;
  for (int i = 0; i < bound.num_writes; ++i) {
    if (bound.writes[i].first == range.first) return;
  }
  if (bound.num_writes < std::size(bound.writes)) bound.writes[bound.num_writes++] = range;
}

bool SameRegister(const Operand& a, const Operand& b) { return a.kind == b.kind && a.reg == b.reg; }

// Which source i of a vector instruction is read how.
Reader ReaderOf(const Traits& traits, const Instruction& in, int i) {
  const bool vgpr = in.src[i].kind == OperandKind::kVgpr;
  if (traits.matrix) return i == 2 ? Reader::kMatrixC : Reader::kMatrixAB;
  if (traits.readlane && vgpr) return Reader::kReadlane;
  if ((traits.readlane || traits.writelane) && i == 1) return Reader::kLaneSelect;
  if (traits.permlane) return Reader::kPermlane;
  if (!vgpr) {
    if (traits.div_fmas && in.src[i].reg == kVcc) return Reader::kDivFmasVcc;
    // As a carry or a lane mask, VCC and SGPR pairs need no wait state.
    return traits.mask_source == i ? Reader::kNone : Reader::kConstant;
  }
  if (in.subword == kDpp && i == 0) return Reader::kDpp;
  return traits.trans ? Reader::kTrans : Reader::kValu;
}

void ListVector(const Traits& traits, BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  for (int i = 0; i < in.num_src; ++i) {
    bool tied = false;
    if (i >= in.num_explicit_src) {
      for (int d = 0; d < in.num_dst; ++d) tied |= SameRegister(in.src[i], in.dst[d]);
    }
    // Where an instruction keeps the other bytes of its destination, the old value is no operand.
    tied = tied && bound.written_bits != ~0u;
    AddRange(in.src[i], ReaderOf(traits, in, i), traits.matrix, tied, bound);
  }
  if (in.subword == kDpp) AddSgprs(kExec, 2, Reader::kExecDpp, false, bound);
  if (traits.matrix || traits.permlane || traits.readlane || traits.writelane) {
    AddSgprs(kExec, 2, Reader::kExecLanes, false, bound);
  }
  for (int d = 0; d < in.num_dst; ++d) AddWrite(in.dst[d], bound);
}

void ListScalar(const Traits& traits, BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  for (int i = 0; i < in.num_src; ++i) {
    AddRange(in.src[i], Reader::kNone, traits.condition && i < in.num_explicit_src, false, bound);
  }
  if (traits.reads_scc) {
    AddRange({OperandKind::kSpecial, 1, 253, 0}, Reader::kNone, traits.condition, false, bound);
  }
  if (traits.condition && traits.condition_register >= 0) {
    AddSgprs(traits.condition_register, 2, Reader::kNone, true, bound);
  }
  for (int d = 0; d < in.num_dst; ++d) AddWrite(in.dst[d], bound);
  if (traits.writes_scc && bound.num_writes < std::size(bound.writes)) {
    bound.writes[bound.num_writes++] = {kSccRegister, 1, Reader::kNone, false, false};
  }
}

// src[0] address, src[1] and, for the data share, src[2] data; src[2] scalar base, src[3] scalar offset.
void ListMemory(BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  for (int i = 0; i < in.num_src && i < 4; ++i) {
    const Reader reader = in.src[i].kind == OperandKind::kVgpr    ? Reader::kMemory
                          : bound.action == Action::kVectorMemory ? Reader::kMemoryScalar
                                                                  : Reader::kNone;
    // What only changes lanes matters where the result is used.
    const bool moved =
        bound.share_row != nullptr && ((bound.share_row->kind == DataShareRow::kSwizzle && i == 0) ||
                                       (bound.share_row->kind == DataShareRow::kPermute && i == 1) ||
                                       (bound.share_row->kind == DataShareRow::kBackwardPermute && i == 1));
    AddRange(in.src[i], reader, !moved, false, bound);
  }
  // M0 of a load into LDS: production code reads it right behind the write, no wait state is checked.
  const bool to_lds = in.lds || (bound.vector_row != nullptr && bound.vector_row->to_lds);
  if (to_lds) AddSgprs(kM0, 1, Reader::kNone, true, bound);
  if (!to_lds) {
    for (int d = 0; d < in.num_dst; ++d) AddWrite(in.dst[d], bound);
  }
}

Unit UnitOf(const Instruction& in, const Traits& traits) {
  const bool jumps = in.op != Op::s_set_gpr_idx_on && in.op != Op::s_set_gpr_idx_idx;
  switch (in.encoding) {
    case Encoding::kSOP1:
    case Encoding::kSOP2:
    case Encoding::kSOPK:
    case Encoding::kSOPC:
      return traits.condition && jumps ? Unit::kBranch : Unit::kSalu;
    case Encoding::kSOPP:
      if (in.op == Op::s_waitcnt) return Unit::kWait;
      if (in.op == Op::s_barrier) return Unit::kBarrier;
      return traits.condition || in.op == Op::s_branch ? Unit::kBranch : Unit::kOther;
    case Encoding::kSMEM:
      return Unit::kScalarMemory;
    case Encoding::kDS:
      return Unit::kLds;
    case Encoding::kFLAT:
    case Encoding::kMUBUF:
    case Encoding::kMTBUF:
      return Unit::kVectorMemory;
    default:
      return traits.matrix ? Unit::kMatrix : Unit::kValu;
  }
}

}  // namespace

BoundInstruction Bind(const Instruction& instruction, uint32_t accum_offset, Handler handler) {
  BoundInstruction bound;
  bound.instruction = instruction;
  Instruction& in = bound.instruction;
  for (Operand& operand : in.dst) BindOperand(operand, accum_offset);
  for (Operand& operand : in.src) BindOperand(operand, accum_offset);
  if (in.op == Op::kInvalid) return bound;

  const std::string_view name = Name(in.op);
  const Traits traits = TraitsOf(in);
  bound.unit = UnitOf(in, traits);
  bound.flow = traits.flow;
  bound.writer = traits.writer;
  bound.written_bits = traits.written_bits;
  bound.ignores_exec = traits.matrix || traits.readlane || traits.writelane;
  bound.across_lanes = traits.permlane || traits.readlane || traits.writelane || in.subword == kDpp;
  bound.writes_exec = traits.writes_exec;
  bound.packs = traits.packs;
  if (in.op == Op::s_nop) bound.wait_states = static_cast<uint8_t>(1 + (in.imm & 15));
  bound.vector_row = FindVectorMemoryRow(name);
  bound.share_row = FindDataShareRow(name);
  bound.action = ActionOf(in, bound.vector_row, bound.share_row);
  if (bound.action == Action::kExecute) {
    bound.handler = handler;
    if (bound.handler == nullptr) bound.action = Action::kUnsupported;
  }
  switch (bound.unit) {
    case Unit::kValu:
    case Unit::kMatrix:
      ListVector(traits, bound);
      break;
    case Unit::kScalarMemory:
    case Unit::kVectorMemory:
    case Unit::kLds:
      ListMemory(bound);
      break;
    default:
      ListScalar(traits, bound);
  }
  return bound;
}

}  // namespace mx::gfx950
