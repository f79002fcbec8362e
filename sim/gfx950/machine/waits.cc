// Loads in flight and what waits for them. A load's data are taken when it issues (memory is in order for one
// wave), but its registers, and the LDS bytes of a load into LDS, change only when an s_waitcnt says that it
// must have arrived: a program that does not wait sees the old contents, as it may on the device.
#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "sim/gfx950/machine/core.h"

namespace mx::gfx950 {

PendingOp& Core::Push(WaveContext& wave, PendingQueue& queue) {
  PendingOp& op = queue.Push();
  op.pc = wave.pc;
  op.lanes = wave.wave.exec();
  return op;
}

// SIMM16: vmcnt in 15:14 and 3:0, expcnt (unused) in 6:4, lgkmcnt in 11:8 (ISA 4.4).
void Core::Wait(WaveContext& wave, const BoundInstruction& bound) {
  const uint32_t imm = static_cast<uint32_t>(bound.instruction.imm);
  const int vmcnt = static_cast<int>((imm & 15) | (imm >> 10 & 0x30)),
            lgkmcnt = static_cast<int>(imm >> 8 & 15);
  if (vmcnt < 63) DrainVector(wave, vmcnt);
  if (lgkmcnt < 15) DrainScalar(wave, lgkmcnt);
  wave.stacked = wave.stacked && !(wave.vector_queue.empty() && wave.scalar_queue.empty());
}

void Core::DrainVector(WaveContext& wave, int left) {
  while (wave.vector_queue.size() > left) {
    Commit(wave, wave.vector_queue.Front());
    wave.vector_queue.Pop();
  }
}

// LDS operations return in order. Scalar loads do not: only lgkmcnt(0) says that one of them is there.
void Core::DrainScalar(WaveContext& wave, int left) {
  PendingQueue& queue = wave.scalar_queue;
  if (left == 0) {
    while (!queue.empty()) {
      Commit(wave, queue.Front());
      queue.Pop();
    }
    return;
  }
  int in_order = 0;
  for (int i = 0; i < queue.size(); ++i)
    in_order += queue.At(i).kind != PendingOp::kSgprLoad && queue.At(i).units > 0;
  for (int i = 0; i < queue.size() && in_order > left; ++i) {
    PendingOp& op = queue.At(i);
    if (op.kind == PendingOp::kSgprLoad || op.units == 0) continue;
    Commit(wave, op);
    op.kind = PendingOp::kCounted;
    op.units = op.count = 0;
    --in_order;
  }
  while (!queue.empty() && queue.Front().units == 0) queue.Pop();
}

// The data of a load reach registers or LDS.
void Core::Arrive(WaveContext& wave, PendingOp& op) {
  if (std::exchange(op.arrived, true)) return;
  if (op.kind == PendingOp::kSgprLoad) {
    const int sgpr = op.first - kSgprRegister;
    for (int i = 0; i < op.count; ++i) wave.wave.sgpr[sgpr + i] = op.data[0][i];
  } else if (op.kind == PendingOp::kVgprLoad) {
    for (int i = 0; i < op.count; ++i) {
      LaneVector& row = wave.wave.vgpr[op.first + i];
      if (op.lanes == ~uint64_t{0}) {
        row = op.data[i];
        continue;
      }
      for (uint64_t lanes = op.lanes; lanes != 0; lanes &= lanes - 1) {
        const int lane = std::countr_zero(lanes);
        row[lane] = op.data[i][lane];
      }
    }
  } else if (op.kind == PendingOp::kLdsFill) {
    op.changed = op.lds_lanes;
    for (uint64_t lanes = op.lds_lanes; lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      std::byte* target = &group_.lds[op.address[0][lane]];
      uint32_t difference = 0;
      for (int d = 0; d < op.bytes / 4; ++d) {
        uint32_t before;
        std::memcpy(&before, target + 4 * d, 4);
        difference |= before ^ op.data[d][lane];
        std::memcpy(target + 4 * d, &op.data[d].lane[lane], 4);
      }
      if (difference == 0) op.changed &= ~(uint64_t{1} << lane);
    }
  }
}

void Core::ArriveAtOnce(WaveContext& wave) {
  for (PendingQueue* queue : {&wave.vector_queue, &wave.scalar_queue}) {
    if (!queue->empty()) Arrive(wave, queue->At(queue->size() - 1));
  }
}

void Core::Commit(WaveContext& wave, PendingOp& op) {
  Arrive(wave, op);
  if (op.accesses > 0) CommitLds(wave, op);
  if (!check_ || (op.kind != PendingOp::kSgprLoad && op.kind != PendingOp::kVgprLoad)) return;
  if (op.undefined.empty()) {
    checker_.Arrived(wave, op.first, op.count, op.lanes, op.moved ? &op.data[1] : nullptr);
  }
  for (size_t d = 0; d < op.undefined.size(); ++d) {
    const int reg = op.first + static_cast<int>(d);
    checker_.Arrived(wave, reg, 1, op.lanes, &op.undefined[d]);
    wave.partial_pc[reg] = op.pc;
  }
  if (wave.stacked) checker_.StillPending(wave, op);
}

void Core::CommitLds(WaveContext& wave, PendingOp& op) {
  const bool fill = op.kind == PendingOp::kLdsFill;
  if (!check_ || !(fill || op.crossed)) return;
  const bool write = op.kind != PendingOp::kVgprLoad;
  for (int a = 0; a < op.accesses; ++a) {
    if (write) {
      for (uint64_t lanes = op.lds_lanes; lanes != 0; lanes &= lanes - 1) {
        group_.shadow.Settle(op.address[a][std::countr_zero(lanes)], op.bytes, wave.wave.index);
      }
    }
    // The access may have happened as late as now: it meets the others of this epoch too.
    const uint32_t pc = std::exchange(wave.pc, op.pc);
    LdsTouch(wave, op.address[a], op.bytes, fill ? op.changed : op.lds_lanes,
             write ? Touch::kWrite : Touch::kReadLate);
    wave.pc = pc;
  }
}

void Core::ArriveAtBarrier(WaveContext& wave) {
  wave.status = WaveStatus::kAtBarrier;
  ++wave.barriers;
  if (!check_) return;
  // LDS accesses that nobody waited for reach into the time behind the barrier.
  for (int i = 0; i < wave.scalar_queue.size(); ++i) {
    PendingOp& op = wave.scalar_queue.At(i);
    if (op.accesses == 0 || op.crossed) continue;
    op.crossed = true;
    if (op.kind != PendingOp::kLdsWrite) continue;
    for (int a = 0; a < op.accesses; ++a) {
      for (uint64_t lanes = op.lds_lanes; lanes != 0; lanes &= lanes - 1) {
        group_.shadow.Begin(op.address[a][std::countr_zero(lanes)], op.bytes, wave.wave.index, true);
      }
    }
  }
}

}  // namespace mx::gfx950
