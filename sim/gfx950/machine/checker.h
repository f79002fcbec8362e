// What the checker does around every instruction: wait states, loads in flight, values never written.
//
// The common case costs one pass over the register lists: every register carries one flag byte and the stamp
// of its last writer. Only where a flag is up, the exact bits are followed (validity.cc).
#ifndef MX_SIM_GFX950_MACHINE_CHECKER_H_
#define MX_SIM_GFX950_MACHINE_CHECKER_H_

#include <algorithm>
#include <array>

#include "sim/gfx950/machine/finding_log.h"
#include "sim/gfx950/machine/hazards.h"
#include "sim/gfx950/machine/wave_context.h"

namespace mx::gfx950 {

class Checker {
 public:
  Checker(FindingLog& log, uint32_t accum_offset) : log_(log), accum_offset_(accum_offset) {}

  // Around the execution of one instruction, which wave.pc names.
  void Before(WaveContext& wave, const BoundInstruction& bound);
  void After(WaveContext& wave, const BoundInstruction& bound);

  // Behind a vector memory instruction, in After's place.
  void AfterMemory(WaveContext& wave, const BoundInstruction& bound) { OpenWindows(wave, bound); }

  // Registers first .. first + count - 1 receive a load: they are pending until Arrived.
  void Issued(WaveContext& wave, int first, int count);
  // The lanes' dwords are there; `invalid`: with these bits never written (moved from a register).
  void Arrived(WaveContext& wave, int first, int count, uint64_t lanes, const LaneVector* invalid = nullptr);
  // Registers that another load still fills are pending again.
  void StillPending(WaveContext& wave, const PendingOp& arrived);
  // Before lanes are written outside Before and After: lanes that stay unwritten get the fixed pattern.
  void Prepare(WaveContext& wave, int first, int count) {
    for (int r = first; r < first + count && r < kMaxRows; ++r) Materialise(wave, r);
  }
  uint32_t Invalid(const WaveContext& wave, int reg, int lane) const;  // bits never written
  // The register holds a value from outside the program (launch state).
  void Preset(WaveContext& wave, int reg) { wave.state[reg] = {0, 0, Writer::kNone, 0}; }

 private:
  enum class Mode : uint8_t { kNothing, kFresh, kFollow };

  void Hazard(WaveContext& wave, const BoundInstruction& bound, int reg, const RegisterRange& range);
  void OverwriteHazards(WaveContext& wave, const BoundInstruction& bound, const RegisterRange& range);
  void ForgetOldValue(WaveContext& wave, const BoundInstruction& bound);
  void PendingFindings(WaveContext& wave, const BoundInstruction& bound);
  void OpenWindows(WaveContext& wave, const BoundInstruction& bound);
  void AddWindow(WaveContext& wave, const Operand& operand, int need);

  // validity.cc
  void Materialise(WaveContext& wave, int row);
  void StoreInvalid(WaveContext& wave, int row, const LaneVector& bits);
  void FollowVector(WaveContext& wave, const BoundInstruction& bound);
  void FollowAny(WaveContext& wave, const BoundInstruction& bound);
  void FollowByHandler(WaveContext& wave, const BoundInstruction& bound);
  void FollowBitwise(WaveContext& wave, const BoundInstruction& bound);
  void FollowMask(WaveContext& wave, const BoundInstruction& bound);
  void FollowWideAdd(WaveContext& wave, const BoundInstruction& bound);
  void StartResult(WaveContext& wave, const BoundInstruction& bound);
  void PutLanes(WaveContext& wave, const BoundInstruction& bound, uint64_t invalid_lanes);
  uint32_t SourceInvalid(WaveContext& wave, const BoundInstruction& bound, int source, int dword,
                         int lane) const;
  bool ActiveLanesValid(const WaveContext& wave, const BoundInstruction& bound) const;
  void Merge(WaveContext& wave, const BoundInstruction& bound);
  // scalar_validity.cc
  void FollowScalar(WaveContext& wave, const BoundInstruction& bound);
  void FollowBranch(WaveContext& wave, const BoundInstruction& bound);
  // matters.cc
  void CheckMatters(WaveContext& wave, const BoundInstruction& bound);
  void ReportInvalid(WaveContext& wave, int reg, int lane, uint32_t bits, const char* role);

  FindingLog& log_;
  uint32_t accum_offset_;
  Mode mode_ = Mode::kNothing;
  uint64_t exec_ = 0;  // before the instruction
  // In Mode::kFollow: what stays invalid, per destination dword in the order of bound.writes, VGPRs and
  // scalars (SCC too) counted apart.
  std::array<LaneVector, 34> result_;
  std::array<uint32_t, 8> scalar_result_{};
};

inline void Checker::Before(WaveContext& wave, const BoundInstruction& bound) {
  uint8_t read_flags = 0, write_flags = 0;
  const uint32_t now = wave.clock;
  for (int i = 0; i < bound.num_reads; ++i) {
    const RegisterRange& range = bound.reads[i];
    uint8_t flags = 0;
    for (int r = range.first; r < range.first + range.count; ++r) {
      const RegisterState& state = wave.state[r];
      flags |= state.flags;
      if (now - state.written_at <=
          kNeed[static_cast<size_t>(state.writer)][static_cast<size_t>(range.reader)]) {
        Hazard(wave, bound, r, range);
      }
    }
    read_flags |= range.tied ? flags & kPending : flags;
  }
  for (int i = 0; i < bound.num_writes; ++i) {
    const RegisterRange& range = bound.writes[i];
    uint8_t writers = 0;
    for (int r = range.first; r < range.first + range.count; ++r) {
      write_flags |= wave.state[r].flags;
      writers = std::max(writers, static_cast<uint8_t>(wave.state[r].writer));
    }
    if (bound.unit == Unit::kValu &&
        (writers >= static_cast<uint8_t>(Writer::kMoved) || now < wave.windows_end)) {
      OverwriteHazards(wave, bound, range);
    }
  }
  mode_ = Mode::kNothing;
  if (bound.packs && bound.num_writes > 0) {
    exec_ = wave.wave.exec();
    ForgetOldValue(wave, bound);
    write_flags |= wave.state[bound.writes[0].first].flags;
  }
  if ((read_flags | write_flags) == 0) return;
  exec_ = wave.wave.exec();
  if ((read_flags | write_flags) & kPending) PendingFindings(wave, bound);
  if ((read_flags & (kPartial | kUnwritten)) && !ActiveLanesValid(wave, bound)) {
    mode_ = Mode::kFollow;
    if (bound.unit == Unit::kValu || bound.unit == Unit::kMatrix) {
      FollowVector(wave, bound);
    } else if (bound.action == Action::kExecute) {
      FollowScalar(wave, bound);
    } else {
      CheckMatters(wave, bound);
    }
  } else if (write_flags & (kPartial | kUnwritten)) {
    mode_ = Mode::kFresh;
    // Lanes or bytes that stay unwritten hold a fixed pattern, not what a wave before left there.
    if (exec_ != ~uint64_t{0} || bound.written_bits != ~0u) {
      for (int i = 0; i < bound.num_writes; ++i) {
        for (int r = bound.writes[i].first; r < bound.writes[i].first + bound.writes[i].count; ++r) {
          if (r < kMaxRows) Materialise(wave, r);
        }
      }
    }
  }
}

inline void Checker::After(WaveContext& wave, const BoundInstruction& bound) {
  for (int i = 0; i < bound.num_writes; ++i) {
    const RegisterRange& range = bound.writes[i];
    for (int r = range.first; r < range.first + range.count; ++r) {
      RegisterState& state = wave.state[r];
      state.written_at = wave.clock;
      state.base = range.first;
      state.writer = bound.writer;
    }
  }
  if (bound.unit == Unit::kMatrix) OpenWindows(wave, bound);
  if (mode_ != Mode::kNothing) Merge(wave, bound);
}

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_CHECKER_H_
