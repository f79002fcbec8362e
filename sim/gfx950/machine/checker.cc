#include "sim/gfx950/machine/checker.h"

#include <fmt/format.h>

#include <algorithm>

namespace mx::gfx950 {
namespace {

const char* Describe(Writer writer) {
  switch (writer) {
    case Writer::kTrans:
      return "a transcendental instruction";
    case Writer::kMoved:
      return "an instruction that moves its result within the register";
    case Writer::kConvert:
      return "a conversion";
    case Writer::kPlain:
    case Writer::kValu:
      return "a vector instruction";
    default:
      return "a matrix instruction";
  }
}

}  // namespace

void Checker::Hazard(WaveContext& wave, const BoundInstruction& bound, int reg, const RegisterRange& range) {
  const RegisterState& state = wave.state[reg];
  int need = kNeed[static_cast<size_t>(state.writer)][static_cast<size_t>(range.reader)];
  const bool same_accumulator = range.reader == Reader::kMatrixC && state.writer >= Writer::kMatrix2 &&
                                state.base == range.first && state.writer == bound.writer;
  if (same_accumulator) need = NeedSameAccumulator(state.writer);
  const int waits = static_cast<int>(wave.clock - state.written_at) - 1;
  if (waits >= need || !log_.Wants(FindingKind::kHazard, wave)) return;
  log_.Add(FindingKind::kHazard, wave, -1, 0,
           fmt::format("{} needs {} wait states between {} that writes it and this read, {} are there",
                       RegisterName(reg, accum_offset_), need, Describe(state.writer), waits));
}

void Checker::OverwriteHazards(WaveContext& wave, const BoundInstruction& bound, const RegisterRange& range) {
  for (int r = range.first; r < range.first + range.count && r < kMaxRows; ++r) {
    const RegisterState& state = wave.state[r];
    // Conversions into bytes of one register never follow each other at once (ISA 7.3).
    const bool converts = state.writer == Writer::kConvert && bound.packs;
    const int need = state.writer == Writer::kMoved || converts ? 1 : NeedOverwriteResult(state.writer);
    const int waits = static_cast<int>(wave.clock - state.written_at) - 1;
    if (waits >= need || !log_.Wants(FindingKind::kHazard, wave)) continue;
    log_.Add(FindingKind::kHazard, wave, -1, 0,
             fmt::format("{} needs {} wait states between {} that writes it and this write, {} are there",
                         RegisterName(r, accum_offset_), need, Describe(state.writer), waits));
  }
  if (wave.clock >= wave.windows_end) return;
  for (const OverwriteWindow& window : wave.windows) {
    const int waits = static_cast<int>(wave.clock - window.from) - 1;
    const bool overlap =
        range.first < window.first + window.count && window.first < range.first + range.count;
    if (window.count == 0 || !overlap || waits >= window.need) continue;
    if (!log_.Wants(FindingKind::kHazard, wave)) return;
    log_.Add(
        FindingKind::kHazard, wave, -1, 0,
        fmt::format("{} is still being read by an instruction before: {} wait states are needed before "
                    "it is overwritten, {} are there",
                    RegisterName(std::max(range.first, window.first), accum_offset_), window.need, waits));
  }
}

// A conversion into a byte keeps the other bytes. Where they belong to a number that an arithmetic
// instruction has left there, they are no part of what is being packed: a compiler that does not tie the
// destination to its old value gives just that. They count as never written.
void Checker::ForgetOldValue(WaveContext& wave, const BoundInstruction& bound) {
  const int row = bound.writes[0].first;
  const Writer writer = wave.state[row].writer;
  const bool number = writer == Writer::kValu || writer == Writer::kTrans || writer >= Writer::kMatrix2;
  if (!number || row >= kMaxRows) return;
  LaneVector bits;
  for (int l = 0; l < kLanes; ++l) bits[l] = exec_ >> l & 1 ? ~0u : Invalid(wave, row, l);
  StoreInvalid(wave, row, bits);
}

void Checker::AddWindow(WaveContext& wave, const Operand& operand, int need) {
  if (operand.kind != OperandKind::kVgpr || need == 0) return;
  wave.windows[wave.next_window] = {operand.reg, operand.size, static_cast<uint8_t>(need), wave.clock};
  wave.next_window = (wave.next_window + 1) % static_cast<int>(wave.windows.size());
  wave.windows_end = std::max(wave.windows_end, wave.clock + need + 1);
}

void Checker::OpenWindows(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  if (bound.unit == Unit::kMatrix) {
    if (in.src[2].reg != in.dst[0].reg) AddWindow(wave, in.src[2], NeedOverwriteAccumulator(bound.writer));
    return;
  }
  if (bound.vector_row == nullptr || bound.vector_row->kind == VectorMemoryRow::kLoad) return;
  // ISA table 11: not with an SGPR as a buffer's offset.
  const bool exempt = in.encoding == Encoding::kMUBUF && in.src[3].kind == OperandKind::kSgpr;
  if (in.src[1].size > 2 && !exempt) AddWindow(wave, in.src[1], kNeedOverwriteStoreData);
}

void Checker::PendingFindings(WaveContext& wave, const BoundInstruction& bound) {
  const bool all = bound.ignores_exec || bound.across_lanes;
  const bool flat = bound.instruction.encoding == Encoding::kFLAT && bound.instruction.segment == 0;
  // Loads of one kind return in order (ISA 4.4), so that the later one of two has the last word. And lanes
  // that the load does not change are ready at any time.
  const auto Harmless = [&](const PendingOp& op, const PendingQueue& queue, int reg, bool write) {
    if (op.kind != PendingOp::kVgprLoad || reg >= kMaxRows) return false;
    if (((all ? ~uint64_t{0} : exec_) & op.lanes) == 0) return true;
    const Action same = &queue == &wave.vector_queue ? Action::kVectorMemory : Action::kDataShare;
    return write && bound.action == same && !flat && !op.flat;
  };
  const auto Find = [&](const RegisterRange& range, FindingKind kind, const char* what, bool write) {
    for (int r = range.first; r < range.first + range.count; ++r) {
      if (!(wave.state[r].flags & kPending)) continue;
      const PendingOp* load = nullptr;
      for (PendingQueue* queue : {&wave.vector_queue, &wave.scalar_queue}) {
        for (int i = 0; i < queue->size(); ++i) {
          const PendingOp& op = queue->At(i);
          const bool fills = op.first <= r && r < op.first + op.count;
          if (fills && !Harmless(op, *queue, r, write)) load = &op;
        }
      }
      if (load == nullptr || !log_.Wants(kind, wave)) continue;
      log_.Add(kind, wave, -1, 0,
               fmt::format("{} {} while `{}` at {:#x} has not been waited for",
                           RegisterName(r, accum_offset_), what, log_.Text(load->pc), log_.Listed(load->pc)));
    }
  };
  for (int i = 0; i < bound.num_reads; ++i) {
    Find(bound.reads[i], FindingKind::kUseBeforeWait, "is read", false);
  }
  for (int i = 0; i < bound.num_writes; ++i) {
    Find(bound.writes[i], FindingKind::kOverwriteBeforeWait, "is written", true);
  }
}

void Checker::Issued(WaveContext& wave, int first, int count) {
  for (int r = first; r < first + count; ++r) {
    wave.stacked = wave.stacked || (wave.state[r].flags & kPending) != 0;
    wave.state[r].flags |= kPending;
  }
}

void Checker::Arrived(WaveContext& wave, int first, int count, uint64_t lanes, const LaneVector* invalid) {
  for (int r = first; r < first + count; ++r) {
    RegisterState& state = wave.state[r];
    state.flags &= static_cast<uint8_t>(~kPending);
    state.writer = Writer::kNone;
    if (r >= kMaxRows) {
      const uint32_t bits = invalid != nullptr ? (*invalid)[r - first] : 0;
      state.flags = bits != 0 ? kPartial : 0;
      if (r < kSccRegister) wave.sgpr_invalid[r - kSgprRegister] = bits;
      continue;
    }
    if (state.flags == 0 && invalid == nullptr) continue;
    if (lanes == ~uint64_t{0} && invalid == nullptr) {
      state.flags = 0;
      continue;
    }
    if (invalid == nullptr && !(state.flags & kUnwritten)) {
      wave.invalid_lanes[r] &= ~lanes;
      if (wave.invalid_lanes[r] == 0) state.flags = 0;
      continue;
    }
    LaneVector bits;
    for (int l = 0; l < kLanes; ++l) {
      bits[l] = lanes >> l & 1 ? (invalid != nullptr ? (*invalid)[l] : 0) : Invalid(wave, r, l);
    }
    StoreInvalid(wave, r, bits);
  }
}

void Checker::StillPending(WaveContext& wave, const PendingOp& arrived) {
  for (PendingQueue* queue : {&wave.vector_queue, &wave.scalar_queue}) {
    for (int i = 0; i < queue->size(); ++i) {
      const PendingOp& op = queue->At(i);
      if (&op == &arrived || op.count == 0) continue;
      for (int r = op.first; r < op.first + op.count; ++r) wave.state[r].flags |= kPending;
    }
  }
}

}  // namespace mx::gfx950
