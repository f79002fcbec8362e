// The slow path of the checker: which bits of a result depend on bits that were never written. Only reached
// while a source has such bits. Copies, shifts and byte permutes run the instruction itself on the masks of
// invalid bits, so that their exact semantics apply; bitwise operations know that 0 & x is 0; everything else
// makes the whole lane invalid.
#include <algorithm>

#include "sim/gfx950/machine/checker.h"
#include "sim/gfx950/machine/source_bits.h"

namespace mx::gfx950 {
namespace {

constexpr uint32_t kAll = ~0u;

bool IsRow(const RegisterRange& range) { return range.first < kMaxRows; }

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
        const uint64_t lanes = range.count == 2         ? invalid_lanes & active
                               : invalid_lanes & active ? ~uint64_t{0}
                                                        : 0;
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
    for (int r = bound.reads[i].first;
         IsRow(bound.reads[i]) && r < bound.reads[i].first + bound.reads[i].count; ++r) {
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
    case Flow::kShift:
      FollowByHandler(wave, bound);
      break;
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
    case Flow::kSelect:
      FollowMask(wave, bound);
      break;
    case Flow::kWideAdd:
      FollowWideAdd(wave, bound);
      break;
    default:
      FollowAny(wave, bound);
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
      if (!IsRow(range) || ((flags & kUnwritten ? ~uint64_t{0} : wave.invalid_lanes[r]) & lanes) != 0)
        return false;
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
