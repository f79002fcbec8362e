// The slow path of the checker: which bits of a result depend on bits that were never written. Only reached
// while a source has such bits. Copies, shifts and byte permutes run the instruction itself on the masks of
// invalid bits, so that their exact semantics apply; bitwise operations know that 0 & x is 0; everything else
// makes the whole lane invalid.
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "sim/gfx950/machine/checker.h"
#include "sim/gfx950/machine/source_bits.h"

namespace mx::gfx950 {
namespace {

constexpr uint32_t kAll = ~0u;

bool IsRow(const RegisterRange& range) { return range.first < kMaxRows; }

uint32_t ConstantValue(const Operand& operand, int dword) {
  if (dword == 0) return operand.value;
  return operand.value >> 31 ? kAll : 0;  // integers extend their sign; only masks and shifts ask
}

// From the lowest invalid bit upwards: carries run that way.
uint32_t Upwards(uint32_t bits) { return bits | (0 - bits); }

// The sources that carry the value, bit i for source i; the others are amounts and selectors.
uint32_t ValueSources(Op op, Flow flow) {
  if (flow == Flow::kMove) {
    return op == Op::v_readlane_b32 || op == Op::v_writelane_b32 ? 1u : 0xFFu;
  }
  const std::string_view name = Name(op);
  if (name.find("rev") != name.npos) return 2u;
  if (name.substr(0, 5) == "v_bfe") return 1u;
  return 3u;  // v_perm, v_alignbit, v_alignbyte
}

}  // namespace

uint32_t Checker::Invalid(const WaveContext& wave, int reg, int lane) const {
  if (reg == kSccRegister) return wave.state[reg].flags & (kPartial | kUnwritten) ? kAll : 0;
  if (reg >= kSgprRegister) return wave.sgpr_invalid[reg - kSgprRegister];
  const uint8_t flags = wave.state[reg].flags;
  if (flags & kUnwritten) return kAll;
  return flags & kPartial && wave.invalid_lanes[reg] >> lane & 1 ? wave.invalid[reg][lane] : 0;
}

void Checker::Materialise(WaveContext& wave, int row) {
  RegisterState& state = wave.state[row];
  if (!(state.flags & kUnwritten)) return;
  wave.wave.vgpr[row].lane.fill(kPoison);
  wave.invalid[row].lane.fill(kAll);
  wave.invalid_lanes[row] = ~uint64_t{0};
  state.flags = static_cast<uint8_t>((state.flags & ~kUnwritten) | kPartial);
}

void Checker::StoreInvalid(WaveContext& wave, int row, const LaneVector& bits) {
  uint64_t lanes = 0;
  for (int l = 0; l < kLanes; ++l) lanes |= static_cast<uint64_t>(bits[l] != 0) << l;
  RegisterState& state = wave.state[row];
  state.flags = static_cast<uint8_t>(state.flags & kPending);
  wave.invalid_lanes[row] = lanes;
  if (lanes == 0) return;
  wave.invalid[row] = bits;
  state.flags |= kPartial;
}

// Invalid bits of dword `dword` of a source as far as the instruction uses them.
uint32_t Checker::SourceInvalid(WaveContext& wave, const BoundInstruction& bound, int source, int dword,
                                int lane) const {
  const Operand& operand = bound.instruction.src[source];
  uint32_t bits = 0;
  if (operand.kind == OperandKind::kVgpr) {
    bits = Invalid(wave, operand.reg + dword, lane);
  } else if (operand.kind == OperandKind::kSgpr) {
    bits = wave.sgpr_invalid[operand.reg + dword];
  }
  return bits & SourceBits(bound.instruction, source);
}

// Starts from what the destinations hold now: lanes and bits that are not written keep it.
void Checker::StartResult(WaveContext& wave, const BoundInstruction& bound) {
  size_t k = 0;
  for (int i = 0; i < bound.num_writes; ++i) {
    if (!IsRow(bound.writes[i])) continue;
    for (int d = 0; d < bound.writes[i].count && k < result_.size(); ++d, ++k) {
      const int row = bound.writes[i].first + d;
      for (int l = 0; l < kLanes; ++l) result_[k][l] = Invalid(wave, row, l);
    }
  }
  scalar_result_.fill(0);
}

void Checker::PutLanes(WaveContext& wave, const BoundInstruction& bound, uint64_t invalid_lanes) {
  const uint64_t active = bound.ignores_exec ? ~uint64_t{0} : wave.wave.exec();
  size_t k = 0, s = 0;
  for (int i = 0; i < bound.num_writes; ++i) {
    const RegisterRange& range = bound.writes[i];
    for (int d = 0; d < range.count; ++d) {
      if (!IsRow(range)) {
        if (s >= scalar_result_.size()) continue;
        const uint64_t lanes = range.count == 2 ? invalid_lanes & active : invalid_lanes & active ? ~uint64_t{0} : 0;
        scalar_result_[s++] = static_cast<uint32_t>(lanes >> (32 * d));
        continue;
      }
      if (k >= result_.size()) continue;
      for (int l = 0; l < kLanes; ++l) {
        if (!(active >> l & 1)) continue;
        result_[k][l] &= ~bound.written_bits;
        if (invalid_lanes >> l & 1) result_[k][l] |= bound.written_bits;
      }
      ++k;
    }
  }
}

void Checker::FollowVector(WaveContext& wave, const BoundInstruction& bound) {
  StartResult(wave, bound);
  for (int i = 0; i < bound.num_reads; ++i) {
    for (int r = bound.reads[i].first; IsRow(bound.reads[i]) && r < bound.reads[i].first + bound.reads[i].count;
         ++r) {
      Materialise(wave, r);
    }
  }
  for (int i = 0; i < bound.num_writes; ++i) {
    for (int r = bound.writes[i].first;
         IsRow(bound.writes[i]) && r < bound.writes[i].first + bound.writes[i].count; ++r) {
      Materialise(wave, r);
    }
  }
  if (bound.unit == Unit::kMatrix) {
    CheckMatters(wave, bound);
    PutLanes(wave, bound, 0);
    return;
  }
  switch (bound.flow) {
    case Flow::kMove:
    case Flow::kShift: FollowByHandler(wave, bound); break;
    case Flow::kAnd:
    case Flow::kOr:
    case Flow::kXor:
    case Flow::kAddLike:
      if (bound.across_lanes || bound.instruction.subword != kNoSubword) {
        FollowAny(wave, bound);
      } else {
        FollowBitwise(wave, bound);
      }
      break;
    case Flow::kSelect: FollowMask(wave, bound); break;
    default: FollowAny(wave, bound);
  }
}

// A lane is invalid as soon as a bit that it uses is.
void Checker::FollowAny(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  uint64_t lanes = 0;
  for (int i = 0; i < in.num_src; ++i) {
    if (i >= in.num_explicit_src && bound.written_bits != kAll) break;  // the tied destination
    LaneVector source{};
    for (int d = 0; d < std::max<int>(in.src[i].size, 1); ++d) {
      for (int l = 0; l < kLanes; ++l) source[l] |= SourceInvalid(wave, bound, i, d, l);
    }
    if (in.subword == kDpp && i == 0 && in.src[0].kind == OperandKind::kVgpr) {
      // Where the lanes come from, the plain move with the same control says.
      Instruction move = in;
      move.op = Op::v_mov_b32;
      move.num_src = move.num_explicit_src = 1;
      move.neg = move.abs = 0;
      move.dst[0] = in.src[0];
      move.dst[0].size = move.src[0].size = 1;
      LaneVector& row = wave.wave.vgpr[in.src[0].reg];
      const LaneVector saved = row;
      row = source;
      if (const Handler handler = HandlerOf(Op::v_mov_b32)) handler(wave.wave, move);
      source = row;
      row = saved;
    }
    // Lane masks and carries say one bit a lane.
    const bool mask = in.src[i].kind == OperandKind::kSgpr && in.src[i].size == 2 && bound.num_reads > 0 &&
                      i == 2 && in.num_src == 3 && in.dst[0].size == 1;
    if (mask) {
      const uint64_t bits = wave.sgpr_invalid[in.src[i].reg] |
                            static_cast<uint64_t>(wave.sgpr_invalid[in.src[i].reg + 1]) << 32;
      lanes |= bits;
      continue;
    }
    for (int l = 0; l < kLanes; ++l) lanes |= static_cast<uint64_t>(source[l] != 0) << l;
  }
  PutLanes(wave, bound, lanes);
}

void Checker::FollowByHandler(WaveContext& wave, const BoundInstruction& bound) {
  Instruction in = bound.instruction;
  const uint32_t values = ValueSources(in.op, bound.flow);
  std::vector<std::pair<int, LaneVector>> saved;
  const auto Save = [&](int row) {
    if (std::any_of(saved.begin(), saved.end(), [&](const auto& s) { return s.first == row; })) return false;
    saved.emplace_back(row, wave.wave.vgpr[row]);
    return true;
  };
  const std::array<uint32_t, 128> sgprs = wave.wave.sgpr;
  uint64_t bad_amount = 0;
  for (int i = 0; i < in.num_src; ++i) {
    if (values >> i & 1) continue;
    for (int l = 0; l < kLanes; ++l) {
      bad_amount |= static_cast<uint64_t>(SourceInvalid(wave, bound, i, 0, l) != 0) << l;
    }
    if (in.src[i].kind != OperandKind::kVgpr) continue;
    for (int j = 0; j < in.num_src; ++j) {
      if ((values >> j & 1) && in.src[j].kind == OperandKind::kVgpr && in.src[j].reg == in.src[i].reg) {
        return FollowAny(wave, bound);  // one register as value and as amount
      }
    }
  }
  for (int i = 0; i < in.num_src; ++i) {
    Operand& operand = in.src[i];
    if (!(values >> i & 1)) continue;
    for (int d = 0; d < std::max<int>(operand.size, 1); ++d) {
      if (operand.kind == OperandKind::kVgpr && Save(operand.reg + d)) {
        for (int l = 0; l < kLanes; ++l) wave.wave.vgpr[operand.reg + d][l] = Invalid(wave, operand.reg + d, l);
      } else if (operand.kind == OperandKind::kSgpr && operand.reg < kExec) {
        wave.wave.sgpr[operand.reg + d] = wave.sgpr_invalid[operand.reg + d];
      }
    }
    if (operand.kind == OperandKind::kConstant || operand.kind == OperandKind::kLiteral) {
      operand = {OperandKind::kConstant, operand.size, 128, 0};
    }
  }
  for (int i = 0; i < bound.num_writes; ++i) {
    for (int r = bound.writes[i].first; IsRow(bound.writes[i]) && r < bound.writes[i].first + bound.writes[i].count;
         ++r) {
      if (Save(r)) {
        for (int l = 0; l < kLanes; ++l) wave.wave.vgpr[r][l] = Invalid(wave, r, l);
      }
    }
  }
  bound.handler(wave.wave, in);
  size_t k = 0, s = 0;
  for (int i = 0; i < bound.num_writes; ++i) {
    for (int d = 0; d < bound.writes[i].count; ++d) {
      const int r = bound.writes[i].first + d;
      if (!IsRow(bound.writes[i])) {
        scalar_result_[s++] = r < kSccRegister ? wave.wave.sgpr[r - kSgprRegister] : 0;
        continue;
      }
      if (k >= result_.size()) break;
      result_[k] = wave.wave.vgpr[r];
      for (int l = 0; l < kLanes; ++l) {
        if ((bad_amount & wave.wave.exec()) >> l & 1) result_[k][l] = kAll;
      }
      ++k;
    }
  }
  for (const auto& [row, content] : saved) wave.wave.vgpr[row] = content;
  wave.wave.sgpr = sgprs;
}

void Checker::FollowBitwise(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  const auto Value = [&](int i, int d, int l) -> uint32_t {
    const Operand& operand = in.src[i];
    if (operand.kind == OperandKind::kVgpr) return wave.wave.vgpr[operand.reg + d][l];
    if (operand.kind == OperandKind::kSgpr) return wave.wave.sgpr[operand.reg + d];
    return ConstantValue(operand, d);
  };
  const uint64_t active = wave.wave.exec();
  for (int l = 0; l < kLanes; ++l) {
    if (!(active >> l & 1)) continue;
    const uint32_t a = SourceInvalid(wave, bound, 0, 0, l), b = SourceInvalid(wave, bound, 1, 0, l);
    const uint32_t c = in.num_src > 2 ? SourceInvalid(wave, bound, 2, 0, l) : 0;
    uint32_t bits = 0;
    if (bound.flow == Flow::kAnd) {
      bits = (a | b) & ~((~a & ~Value(0, 0, l)) | (~b & ~Value(1, 0, l)));
    } else if (bound.flow == Flow::kOr) {
      bits = (a | b) & ~((~a & Value(0, 0, l)) | (~b & Value(1, 0, l)));
    } else if (in.op == Op::v_lshl_or_b32 || in.op == Op::v_lshl_add_u32) {
      bits = b != 0 ? kAll : (a << (Value(1, 0, l) & 31)) | c;
    } else {
      bits = a | b | c;
    }
    result_[0][l] = bound.flow == Flow::kAddLike ? Upwards(bits) : bits;
  }
}

// v_cndmask_b32: the mask chooses per lane.
void Checker::FollowMask(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  if (in.num_src < 3 || in.src[2].kind != OperandKind::kSgpr || in.subword != kNoSubword) {
    return FollowAny(wave, bound);
  }
  const int mask = in.src[2].reg;
  const uint64_t unknown = wave.sgpr_invalid[mask] | static_cast<uint64_t>(wave.sgpr_invalid[mask + 1]) << 32;
  const uint64_t active = wave.wave.exec(), chosen = wave.wave.Pair(mask);
  for (int l = 0; l < kLanes; ++l) {
    if (!(active >> l & 1)) continue;
    result_[0][l] = unknown >> l & 1 ? kAll : SourceInvalid(wave, bound, chosen >> l & 1 ? 1 : 0, 0, l);
  }
}

bool Checker::ActiveLanesValid(const WaveContext& wave, const BoundInstruction& bound) const {
  if (bound.across_lanes) return false;
  const uint64_t lanes = bound.ignores_exec ? ~uint64_t{0} : exec_;
  for (int i = 0; i < bound.num_reads; ++i) {
    const RegisterRange& range = bound.reads[i];
    for (int r = range.first; !range.tied && r < range.first + range.count; ++r) {
      const uint8_t flags = wave.state[r].flags;
      if (!(flags & (kPartial | kUnwritten))) continue;
      if (!IsRow(range) || ((flags & kUnwritten ? ~uint64_t{0} : wave.invalid_lanes[r]) & lanes) != 0) return false;
    }
  }
  return true;
}

void Checker::Merge(WaveContext& wave, const BoundInstruction& bound) {
  const uint64_t active = bound.ignores_exec ? ~uint64_t{0} : exec_;
  size_t k = 0, s = 0;
  for (int i = 0; i < bound.num_writes; ++i) {
    const RegisterRange& range = bound.writes[i];
    for (int r = range.first; r < range.first + range.count; ++r) {
      RegisterState& state = wave.state[r];
      if (!IsRow(range)) {
        const uint32_t bits = mode_ == Mode::kFollow && s < scalar_result_.size() ? scalar_result_[s++] : 0;
        if (r < kSccRegister) wave.sgpr_invalid[r - kSgprRegister] = bits;
        state.flags = static_cast<uint8_t>((state.flags & kPending) | (bits != 0 ? kPartial : 0));
        if (bits != 0) wave.partial_pc[r] = wave.pc;
        continue;
      }
      if (mode_ == Mode::kFollow && k < result_.size()) {
        StoreInvalid(wave, r, result_[k++]);
      } else if (active == ~uint64_t{0} && bound.written_bits == kAll) {
        state.flags &= kPending;
      } else if (bound.written_bits == kAll) {
        if (state.flags & kUnwritten) continue;  // no lane is active, else it would be materialised
        wave.invalid_lanes[r] &= ~active;
        if (wave.invalid_lanes[r] == 0) state.flags &= kPending;
      } else if (state.flags & (kPartial | kUnwritten)) {
        LaneVector bits;
        for (int l = 0; l < kLanes; ++l) {
          bits[l] = Invalid(wave, r, l) & (active >> l & 1 ? ~bound.written_bits : kAll);
        }
        StoreInvalid(wave, r, bits);
      }
      if (!(state.flags & kPartial)) continue;
      // The origin of the gap: this instruction where it writes in part, else where its source has it from.
      wave.partial_pc[r] = wave.pc;
      for (int j = 0; bound.written_bits == kAll && j < bound.num_reads; ++j) {
        const int source = bound.reads[j].first;
        if (wave.state[source].flags & kPartial && source != r) wave.partial_pc[r] = wave.partial_pc[source];
      }
    }
  }
  if (bound.writes_exec && (wave.sgpr_invalid[kExec] | wave.sgpr_invalid[kExec + 1]) != 0) {
    ReportInvalid(wave, kSgprRegister + kExec, -1, wave.sgpr_invalid[kExec] | wave.sgpr_invalid[kExec + 1],
                  "EXEC takes lanes from");
  }
}

}  // namespace mx::gfx950
