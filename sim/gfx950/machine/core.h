// Executes the waves of one workgroup after another: the part of the machine that one host thread drives.
#ifndef MX_SIM_GFX950_MACHINE_CORE_H_
#define MX_SIM_GFX950_MACHINE_CORE_H_

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "sim/gfx950/machine/bank_conflicts.h"
#include "sim/gfx950/machine/checker.h"
#include "sim/gfx950/machine/finding_log.h"
#include "sim/gfx950/machine/group.h"
#include "sim/gfx950/machine/lane_addresses.h"
#include "sim/gfx950/machine/launch_plan.h"
#include "sim/gfx950/machine/store_log.h"
#include "sim/gfx950/machine/wave_context.h"

namespace mx::gfx950 {

class Core {
 public:
  explicit Core(const LaunchPlan& plan);

  // Runs the workgroup at `position` of the launch order to its end (or to where it cannot go on).
  struct Outcome {
    std::vector<Finding> findings;
    bool completed = true;
    bool atomics = false;  // executed a global atomic
  };
  Outcome RunGroup(int64_t position);

  // Sums over all groups that this core ran; per instruction in the order of Program::code().
  const Counters& counters() const { return counters_; }
  const std::vector<uint64_t>& executed() const { return executed_; }
  const std::vector<StoredRange>& stores() const { return stores_.ranges(); }

 private:
  // core.cc
  void StartGroup(uint32_t linear);
  void RunInTurns();
  void RunInterleaved(uint64_t seed);
  bool ReleaseBarrier();  // false: nobody is left to run
  void Run(WaveContext& wave, int64_t limit);
  void Step(WaveContext& wave);
  void Execute(WaveContext& wave, const BoundInstruction& bound);
  void ExecuteIndexed(WaveContext& wave, const BoundInstruction& bound);
  void Stop(WaveContext& wave, FindingKind kind, std::string detail);
  void EndWave(WaveContext& wave);
  [[noreturn]] void FailUnknown(const WaveContext& wave) const;

  // waits.cc
  void Wait(WaveContext& wave, const BoundInstruction& bound);
  void DrainVector(WaveContext& wave, int left);
  void DrainScalar(WaveContext& wave, int left);
  void Commit(WaveContext& wave, PendingOp& op);
  void CommitLds(WaveContext& wave, PendingOp& op);
  void Arrive(WaveContext& wave, PendingOp& op);
  void ArriveAtOnce(WaveContext& wave);
  void ArriveAtBarrier(WaveContext& wave);
  PendingOp& Push(WaveContext& wave, PendingQueue& queue);

  // scalar_memory.cc
  void ScalarMemory(WaveContext& wave, const BoundInstruction& bound);
  void ScalarDword(WaveContext& wave, uint64_t address, bool store, uint32_t* dword, uint32_t* undefined);
  void Time(WaveContext& wave, const BoundInstruction& bound);

  // vector_memory.cc
  void VectorMemory(WaveContext& wave, const BoundInstruction& bound);
  void Load(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at);
  void LoadToLds(WaveContext& wave, const BoundInstruction& bound, PendingOp& op);
  void Store(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at);
  void Atomic(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at);

  // scratch_validity.cc
  uint8_t* ScratchUndefined(WaveContext& wave, const LaneAddresses& at, int lane, int bytes);
  void ScratchStored(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at);
  void ScratchLoaded(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at,
                     PendingOp& op);
  void ScratchUsed(WaveContext& wave, const LaneAddresses& at, int bytes);

  // lane_addresses.cc
  LaneAddresses Addresses(WaveContext& wave, const BoundInstruction& bound);

  // vector_access.cc: bytes of lanes between memory and registers
  void CheckAlignment(WaveContext& wave, const LaneAddresses& at, int bytes);
  Allocation* FindCached(WaveContext& wave, uint64_t address, uint64_t bytes);
  void ReadLanes(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at, int bytes,
                 LaneVector* data);
  void WriteLanes(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at, int bytes,
                  const LaneVector* data);
  // For races between groups. Behind a global atomic the group may have agreed with others who stores what.
  void LogStore(const WaveContext& wave, uint64_t address, uint64_t bytes) {
    if (log_stores_ && !outcome_.atomics) stores_.Add(address, bytes, wave.pc, wave.wave.index);
  }
  // One lane: memory or, for scratch, the lane's private segment; nullptr after a finding. `written`: the
  // shadow of memory that was not whole at the start.
  std::byte* Locate(WaveContext& wave, const LaneAddresses& at, int lane, uint64_t address, int bytes,
                    bool write, uint8_t** written);
  void ReportOutside(WaveContext& wave, int lane, uint64_t address, int bytes, bool write);
  void CheckWritten(WaveContext& wave, int lane, uint64_t address, const uint8_t* written, int bytes,
                    const std::string& name);

  // data_share.cc
  void DataShare(WaveContext& wave, const BoundInstruction& bound);
  void LdsRead(WaveContext& wave, const BoundInstruction& bound);
  void LdsWrite(WaveContext& wave, const BoundInstruction& bound);
  void LdsAtomic(WaveContext& wave, const BoundInstruction& bound);
  void LdsExchangeLanes(WaveContext& wave, const BoundInstruction& bound);
  void LdsTranspose(WaveContext& wave, const BoundInstruction& bound);
  // The lanes of `lanes` whose access lies inside the LDS and is aligned; others are findings.
  uint64_t LdsLegal(WaveContext& wave, const LaneVector& address, int bytes, int alignment, uint64_t lanes);
  enum class Touch : uint8_t { kRead, kReadLate, kWrite };
  void LdsTouch(WaveContext& wave, const LaneVector& address, int bytes, uint64_t lanes, Touch touch);
  void LdsReport(WaveContext& wave, LdsConflict conflict, int lane, uint32_t address);
  // Every transfer of that wave into the dword that is in flight brings what `value` holds.
  bool BringsSame(int wave, uint32_t address, const std::byte* value);
  void CountLds(const WaveContext& wave, const LaneVector& address, int bytes, uint64_t lanes, bool write);

  const LaunchPlan& plan_;
  FindingLog log_;
  Checker checker_;
  StoreLog stores_;
  bool check_, log_stores_;
  Group group_;
  std::vector<std::unique_ptr<WaveContext>> waves_;
  Counters counters_;
  std::vector<uint64_t> executed_;
  ConflictMemo conflicts_;
  Outcome outcome_;
  int64_t position_ = 0;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_CORE_H_
