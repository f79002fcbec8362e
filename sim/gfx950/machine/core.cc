#include "sim/gfx950/machine/core.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "sim/base/error.h"
#include "sim/gfx950/exec/scalar.h"
#include "sim/gfx950/isa/decoder.h"
#include "sim/gfx950/machine/initial_state.h"
#include "sim/gfx950/machine/mix.h"
#include "sim/gfx950/machine/trace.h"

namespace mx::gfx950 {
namespace {

// A wave that waits for another through memory makes no progress by itself: the turn passes after so many
// instructions.
constexpr int64_t kTurn = 20000;

bool IsVector(Unit unit) {
  return unit == Unit::kValu || unit == Unit::kMatrix || unit == Unit::kVectorMemory || unit == Unit::kLds;
}

}  // namespace

Core::Core(const LaunchPlan& plan)
    : plan_(plan),
      log_(plan.program, std::max(plan.config.max_findings, 0)),
      checker_(log_, plan.program.kernel().accum_offset),
      check_(plan.config.check),
      log_stores_(plan.config.check && plan.groups > 1),
      executed_(plan.program.code().size(), 0) {
  for (uint32_t w = 0; w < plan.waves; ++w) waves_.push_back(std::make_unique<WaveContext>(kMaxRows));
}

Core::Outcome Core::RunGroup(int64_t position) {
  position_ = position;
  outcome_ = {};
  const uint64_t linear = plan_.GroupAt(position);
  log_.Begin(static_cast<uint32_t>(linear));
  StartGroup(static_cast<uint32_t>(linear));
  stores_.BeginGroup(static_cast<uint32_t>(linear));
  if (plan_.config.schedule == 0) {
    RunInTurns();
  } else {
    RunInterleaved(Mix(plan_.config.schedule ^ Mix(linear)));
  }
  stores_.EndGroup();
  counters_.waves += plan_.waves;
  counters_.groups += 1;
  for (const auto& wave : waves_) counters_.instructions += wave->instructions;
  outcome_.findings = log_.Take();
  return std::move(outcome_);
}

void Core::StartGroup(uint32_t linear) {
  const auto& grid = plan_.config.grid;
  group_.linear = linear;
  group_.id = {linear % grid[0], linear / grid[0] % grid[1], linear / grid[0] / grid[1]};
  group_.lds.assign((plan_.lds_bytes + 3) / 4 * 4, std::byte{0xEE});
  group_.shadow.Reset(plan_.lds_bytes);
  group_.barriers = 0;
  for (uint32_t w = 0; w < plan_.waves; ++w) {
    InitialState(plan_, group_, static_cast<int>(w), *waves_[w], check_ ? &checker_ : nullptr);
  }
}

void Core::RunInTurns() {
  for (;;) {
    bool ran = false;
    for (const auto& wave : waves_) {
      if (wave->status != WaveStatus::kReady) continue;
      Run(*wave, kTurn);
      ran = true;
    }
    if (!ran && !ReleaseBarrier()) return;
  }
}

// One of the waves that can run, drawn for every instruction.
void Core::RunInterleaved(uint64_t seed) {
  std::vector<WaveContext*> ready;
  for (uint64_t draw = seed;;) {
    ready.clear();
    for (const auto& wave : waves_) {
      if (wave->status == WaveStatus::kReady) ready.push_back(wave.get());
    }
    if (ready.empty()) {
      if (!ReleaseBarrier()) return;
      continue;
    }
    for (bool all_ready = true; all_ready;) {
      draw = Mix(draw);
      WaveContext& wave = *ready[(draw >> 32) * ready.size() >> 32];
      Run(wave, 1);
      all_ready = wave.status == WaveStatus::kReady;
    }
  }
}

bool Core::ReleaseBarrier() {
  int waiting = 0, ended = 0;
  WaveContext* first = nullptr;
  for (const auto& wave : waves_) {
    waiting += wave->status == WaveStatus::kAtBarrier;
    ended += wave->status == WaveStatus::kEnded;
    if (wave->status == WaveStatus::kAtBarrier && first == nullptr) first = wave.get();
  }
  if (waiting == 0) return false;
  if (ended > 0 && check_ && log_.Wants(FindingKind::kDivergentBarrier, *first)) {
    log_.Add(FindingKind::kDivergentBarrier, *first, -1, 0,
             fmt::format("{} of the group's {} waves wait at their barrier number {}, the others have ended",
                         waiting, waves_.size(), group_.barriers + 1));
  }
  for (const auto& wave : waves_) {
    if (wave->status == WaveStatus::kAtBarrier) wave->status = WaveStatus::kReady;
  }
  ++group_.barriers;
  if (check_) group_.shadow.NextEpoch();
  return true;
}

void Core::Run(WaveContext& wave, int64_t limit) {
  for (int64_t i = 0; i < limit && wave.status == WaveStatus::kReady; ++i) Step(wave);
}

void Core::FailUnknown(const WaveContext& wave) const {
  const CodeObject& object = plan_.program.object();
  Fail("{}: kernel {}: {}", object.name, plan_.program.kernel().name, plan_.program.Unknown(wave.pc));
}

void Core::Stop(WaveContext& wave, FindingKind kind, std::string detail) {
  // An instruction that does not run is reported even where nobody asked for checks.
  if (log_.Wants(kind, wave)) log_.Add(kind, wave, -1, 0, std::move(detail));
  wave.status = WaveStatus::kEnded;
  outcome_.completed = false;
}

void Core::Step(WaveContext& wave) {
  wave.pc = wave.wave.pc;
  const BoundInstruction* found = plan_.program.At(wave.pc);
  if (found == nullptr) {
    Fail("{}: kernel {}: no instruction starts at {:#x}, where wave {} of group {} arrived",
         plan_.program.object().name, plan_.program.kernel().name, wave.pc, wave.wave.index, group_.linear);
  }
  const BoundInstruction& bound = *found;
  wave.wave.pc += bound.instruction.bytes;
  ++executed_[plan_.program.IndexOf(found)];
  if (++wave.instructions > plan_.max_instructions) {
    return Stop(wave, FindingKind::kRunaway,
                fmt::format("the wave has executed {} instructions and not ended", plan_.max_instructions));
  }
  const bool traced = plan_.config.trace != nullptr && group_.linear == plan_.config.trace_group &&
                      wave.wave.index == static_cast<int>(plan_.config.trace_wave);
  std::unique_ptr<TraceBefore> before;
  if (traced) before = std::make_unique<TraceBefore>(wave, bound);
  if (!wave.wave.vskip || !IsVector(bound.unit)) {
    try {
      if (wave.wave.gpr_index_mode != 0 && (bound.unit == Unit::kValu || bound.unit == Unit::kMatrix)) {
        ExecuteIndexed(wave, bound);
      } else {
        Execute(wave, bound);
      }
    } catch (const ExecutionError& error) {
      Stop(wave, FindingKind::kUnsupported, error.what);
    }
  }
  wave.clock += bound.wait_states;
  if (traced) before->Print(*plan_.config.trace, wave, log_, plan_.program.kernel().accum_offset);
}

// The index goes onto VGPR operands only; the register lists are made anew (ISA 6.6).
void Core::ExecuteIndexed(WaveContext& wave, const BoundInstruction& bound) {
  Instruction in = bound.instruction;
  const uint32_t index = wave.wave.sgpr[kM0] & 0xFF, mode = wave.wave.gpr_index_mode;
  const auto Shift = [&](Operand& operand) {
    if (operand.kind != OperandKind::kVgpr) return;
    if (operand.reg + index + std::max<uint32_t>(operand.size, 1) > kMaxRows) {
      throw ExecutionError{fmt::format("index {} in M0 leads beyond the last register", index)};
    }
    operand.reg = static_cast<uint16_t>(operand.reg + index);
  };
  for (int i = 0; i < 3 && i < in.num_src; ++i) {
    if (mode >> i & 1) Shift(in.src[i]);
  }
  if (mode & 8) Shift(in.dst[0]);
  Execute(wave, Bind(in, 0, bound.handler));
}

void Core::Execute(WaveContext& wave, const BoundInstruction& bound) {
  if (check_) checker_.Before(wave, bound);
  const Instruction& in = bound.instruction;
  switch (bound.action) {
    case Action::kExecute:
      bound.handler(wave.wave, in);
      if (check_) checker_.After(wave, bound);
      return;
    case Action::kVectorMemory:
      VectorMemory(wave, bound);
      break;
    case Action::kDataShare:
      DataShare(wave, bound);
      break;
    case Action::kScalarMemory:
      ScalarMemory(wave, bound);
      break;
    case Action::kTime:
      Time(wave, bound);
      break;
    case Action::kWaitcnt:
      return Wait(wave, bound);
    case Action::kBarrier:
      return ArriveAtBarrier(wave);
    case Action::kEnd:
      return EndWave(wave);
    case Action::kIndexOn:
      wave.wave.sgpr[kM0] = (ReadScalar(wave.wave, in.src[0]) & 0xFF) | static_cast<uint32_t>(in.imm & 15)
                                                                            << 12;
      wave.wave.gpr_index_mode = static_cast<uint8_t>(in.imm & 15);
      if (check_) checker_.Preset(wave, kSgprRegister + kM0);
      return;
    case Action::kIndexOff:
      wave.wave.gpr_index_mode = 0;
      return;
    case Action::kIndexMode:
      wave.wave.sgpr[kM0] = (wave.wave.sgpr[kM0] & ~0xF000u) | static_cast<uint32_t>(in.imm & 15) << 12;
      wave.wave.gpr_index_mode = static_cast<uint8_t>(in.imm & 15);
      return;
    case Action::kIndexSet:
      wave.wave.sgpr[kM0] = (wave.wave.sgpr[kM0] & ~0xFFu) | (ReadScalar(wave.wave, in.src[0]) & 0xFF);
      return;
    case Action::kIgnore:
      return;
    case Action::kUnsupported:
      return Stop(wave, FindingKind::kUnsupported, plan_.program.NotExecuted(wave.pc));
    case Action::kUnknown:
      FailUnknown(wave);
  }
  if (plan_.config.lucky_loads) ArriveAtOnce(wave);
}

void Core::EndWave(WaveContext& wave) {
  DrainVector(wave, 0);
  DrainScalar(wave, 0);
  wave.status = WaveStatus::kEnded;
  wave.wave.ended = true;
}

}  // namespace mx::gfx950
