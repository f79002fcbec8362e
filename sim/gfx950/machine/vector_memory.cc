// FLAT, GLOBAL, SCRATCH and buffer instructions: loads to registers and to LDS, stores, atomics.
#include <algorithm>
#include <bit>
#include <cstring>

#include "sim/gfx950/exec/faults.h"
#include "sim/gfx950/machine/atomics.h"
#include "sim/gfx950/machine/core.h"

namespace mx::gfx950 {
namespace {

bool IsFlat(const Instruction& in) { return in.encoding == Encoding::kFLAT && in.segment == 0; }

// A byte or a short to its place in the register, the rest of it defined (ISA 9.1.6: ECC is on).
void PlaceSubword(const VectorMemoryRow& row, LaneVector& data) {
  for (int l = 0; l < kLanes; ++l) {
    uint32_t v = data[l];
    if (row.extend == Extend::kSign) {
      v = row.bytes == 1 ? static_cast<uint32_t>(static_cast<int8_t>(v))
                         : static_cast<uint32_t>(static_cast<int16_t>(v));
    }
    if (row.place != Place::kWhole) v &= 0xFFFF;
    data[l] = row.place == Place::kHigh16 ? v << 16 : v;
  }
}

}  // namespace

void Core::VectorMemory(WaveContext& wave, const BoundInstruction& bound) {
  const VectorMemoryRow& row = *bound.vector_row;
  LaneAddresses at = Addresses(wave, bound);
  CheckAlignment(wave, at, row.kind == VectorMemoryRow::kAtomic ? std::min<int>(row.bytes, 4) : row.bytes);
  switch (row.kind) {
    case VectorMemoryRow::kLoad:
      Load(wave, bound, at);
      break;
    case VectorMemoryRow::kStore:
      Store(wave, bound, at);
      break;
    case VectorMemoryRow::kAtomic:
      Atomic(wave, bound, at);
      break;
  }
  // FLAT counts in lgkmcnt as well: it may be an LDS access. Its data are bound to vmcnt.
  if (IsFlat(bound.instruction)) {
    Push(wave, wave.scalar_queue);
  }
  if (check_) checker_.AfterMemory(wave, bound);
}

void Core::Load(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at) {
  const VectorMemoryRow& row = *bound.vector_row;
  PendingOp& op = Push(wave, wave.vector_queue);
  op.flat = IsFlat(bound.instruction);
  ReadLanes(wave, bound, at, row.bytes, op.data);
  if (row.bytes < 4) PlaceSubword(row, op.data[0]);
  counters_.global_read_bytes += static_cast<uint64_t>(std::popcount(at.in_range)) * row.bytes;
  const bool to_lds = row.to_lds || bound.instruction.lds;
  if (check_ && at.scratch_lanes != 0) {
    if (to_lds) {
      ScratchUsed(wave, at, row.bytes);
    } else {
      ScratchLoaded(wave, bound, at, op);
      if (row.bytes < 4 && !op.undefined.empty()) PlaceSubword(row, op.undefined[0]);
    }
  }
  if (to_lds) return LoadToLds(wave, bound, op);
  op.kind = PendingOp::kVgprLoad;
  op.first = bound.instruction.dst[0].reg;
  op.count = static_cast<uint8_t>((row.bytes + 3) / 4);
  if (check_) checker_.Issued(wave, op.first, op.count);
}

// LDS address = M0[17:2] * 4 + inst_offset + lane * (4, or 16 for 3 and 4 dwords): ISA 9.1.9 and 10.3. Lanes
// that a buffer's range check refuses write zeros.
void Core::LoadToLds(WaveContext& wave, const BoundInstruction& bound, PendingOp& op) {
  const int bytes = std::max<int>(bound.vector_row->bytes, 4), step = bytes > 4 ? 16 : 4;
  const uint32_t m0_bits = FaultOf(wave.wave) == Fault::kM0Bits ? 0xFFFC : 0x3FFFC;
  const uint32_t base = (wave.wave.sgpr[kM0] & m0_bits) + static_cast<uint32_t>(bound.instruction.imm);
  for (int l = 0; l < kLanes; ++l) op.address[0][l] = base + static_cast<uint32_t>(l * step);
  op.kind = PendingOp::kLdsFill;
  op.bytes = static_cast<uint8_t>(bytes);
  op.accesses = 1;
  op.lds_lanes = LdsLegal(wave, op.address[0], bytes, 4, op.lanes);
  counters_.lds_write_bytes +=
      static_cast<uint64_t>(std::popcount(op.lds_lanes)) * static_cast<uint32_t>(bytes);
  if (!check_) return;
  for (uint64_t lanes = op.lds_lanes; lanes != 0; lanes &= lanes - 1) {
    const int l = std::countr_zero(lanes);
    const int in_flight = group_.shadow.InFlight(op.address[0][l]);
    const LdsConflict conflict =
        group_.shadow.Begin(op.address[0][l], static_cast<uint32_t>(bytes), wave.wave.index, false);
    if (conflict == LdsConflict::kNone) continue;
    // Bringing what is there, or what is coming anyway, is no conflict.
    bool same = true;
    for (int d = 0; d < bytes / 4 && same; ++d) {
      const uint32_t dword = op.address[0][l] + 4 * static_cast<uint32_t>(d);
      const auto* value = reinterpret_cast<const std::byte*>(&op.data[d].lane[l]);
      same = conflict == LdsConflict::kInFlight ? BringsSame(in_flight, dword, value)
                                                : std::memcmp(&group_.lds[dword], value, 4) == 0;
    }
    if (!same) LdsReport(wave, conflict, l, op.address[0][l]);
  }
}

void Core::Store(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at) {
  const VectorMemoryRow& row = *bound.vector_row;
  const LaneVector* data = &wave.wave.vgpr[bound.instruction.src[1].reg];
  if (check_ && at.scratch_lanes != 0) ScratchStored(wave, bound, at);
  LaneVector high;
  if (row.place == Place::kHigh16) {
    for (int l = 0; l < kLanes; ++l) high[l] = (*data)[l] >> 16;
    data = &high;
  }
  WriteLanes(wave, bound, at, row.bytes, data);
  counters_.global_write_bytes += static_cast<uint64_t>(std::popcount(at.in_range)) * row.bytes;
  Push(wave, wave.vector_queue);
}

// Lane by lane in ascending order; groups in the order of the launch, whatever the threads.
void Core::Atomic(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at) {
  const VectorMemoryRow& row = *bound.vector_row;
  const Instruction& in = bound.instruction;
  const bool returns = in.num_dst > 0;
  if (at.in_range != 0 && at.space == Space::kGlobal) {
    plan_.order.AwaitTurn(position_);
    outcome_.atomics = true;
  }
  PendingOp& op = Push(wave, wave.vector_queue);
  op.flat = IsFlat(in);
  if (check_ && at.scratch_lanes != 0) ScratchUsed(wave, at, row.bytes);
  const bool flush = row.atomic == AtomicOp::kAddF32;  // ISA table 53, L2 column
  const int dwords = row.bytes / 4, data = in.src[1].reg;
  for (int l = 0; l < kLanes; ++l) {
    for (int d = 0; d < dwords; ++d) op.data[d][l] = 0;
    if (!(at.in_range >> l & 1)) continue;
    uint8_t* written = nullptr;
    std::byte* target = Locate(wave, at, l, at.address[l], row.bytes, true, &written);
    if (target == nullptr) continue;
    if (written != nullptr) {
      CheckWritten(wave, l, at.address[l], written, row.bytes, "memory");
      std::memset(written, 1, row.bytes);
    }
    const auto Operand = [&](int first) {
      uint64_t value = wave.wave.vgpr[first][l];
      if (dwords == 2) value |= static_cast<uint64_t>(wave.wave.vgpr[first + 1][l]) << 32;
      return value;
    };
    uint64_t memory = 0;
    std::memcpy(&memory, target, row.bytes);
    // cmpswap: the new value first, the compare value behind it.
    const uint64_t other = row.atomic == AtomicOp::kCompareSwap ? Operand(data + dwords) : 0;
    const uint64_t result = ApplyAtomic(row.atomic, row.bytes, memory, Operand(data), other, flush);
    std::memcpy(target, &result, row.bytes);
    for (int d = 0; d < dwords; ++d) op.data[d][l] = static_cast<uint32_t>(memory >> (32 * d));
  }
  const uint64_t bytes = static_cast<uint64_t>(std::popcount(at.in_range)) * row.bytes;
  counters_.global_read_bytes += bytes, counters_.global_write_bytes += bytes;
  if (!returns) return;
  op.kind = PendingOp::kVgprLoad;
  op.first = in.dst[0].reg;
  op.count = static_cast<uint8_t>(dwords);
  if (check_) checker_.Issued(wave, op.first, op.count);
}

}  // namespace mx::gfx950
