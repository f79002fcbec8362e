// The local data share: reads, writes, atomics, lane exchanges, transposing reads. CDNA4 ISA chapter
// 11, 12.12. An access happens when it issues (one wave's are in order); its registers follow at the
// s_waitcnt.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "sim/gfx950/machine/atomics.h"
#include "sim/gfx950/machine/bank_conflicts.h"
#include "sim/gfx950/machine/core.h"
#include "sim/gfx950/machine/lane_exchange.h"
#include "sim/gfx950/machine/lane_quads.h"
#include "sim/gfx950/machine/transpose.h"

namespace mx::gfx950 {
namespace {

// Read2 and write2 have two addresses a lane, everything else one.
int AddressesOf(const Instruction& in, const DataShareRow& row, const Wave& wave, LaneVector* address) {
  const LaneVector& base = wave.vgpr[in.src[0].reg];
  const bool two = row.stride != 0;
  for (int a = 0; a < (two ? 2 : 1); ++a) {
    const uint32_t offset = two ? (static_cast<uint32_t>(in.imm) >> (8 * a) & 0xFF) * row.stride
                                : static_cast<uint32_t>(in.imm) & 0xFFFF;
    for (int l = 0; l < kLanes; ++l) address[a][l] = base[l] + offset;
  }
  return two ? 2 : 1;
}

// Natural alignment; three dwords are served as four (ISA 3.11 makes anything else a memory violation).
int AlignmentOf(int bytes) { return bytes >= 12 ? 16 : bytes; }

uint32_t PlacedRead(uint32_t v, const DataShareRow& row) {
  if (row.extend == Extend::kSign) {
    v = row.bytes == 1 ? static_cast<uint32_t>(static_cast<int8_t>(v))
                       : static_cast<uint32_t>(static_cast<int16_t>(v));
  }
  if (row.place != Place::kWhole) v &= 0xFFFF;
  return row.place == Place::kHigh16 ? v << 16 : v;
}

}  // namespace

void Core::DataShare(WaveContext& wave, const BoundInstruction& bound) {
  switch (bound.share_row->kind) {
    case DataShareRow::kRead:
    case DataShareRow::kRead2:
      return LdsRead(wave, bound);
    case DataShareRow::kTranspose:
      return LdsTranspose(wave, bound);
    case DataShareRow::kWrite:
    case DataShareRow::kWrite2:
      return LdsWrite(wave, bound);
    case DataShareRow::kAtomic:
    case DataShareRow::kAtomicReturn:
    case DataShareRow::kExchange2:
      return LdsAtomic(wave, bound);
    case DataShareRow::kSwizzle:
    case DataShareRow::kPermute:
    case DataShareRow::kBackwardPermute:
      return LdsExchangeLanes(wave, bound);
    case DataShareRow::kNop:
      Push(wave, wave.scalar_queue);
      return;
  }
}

void Core::LdsRead(WaveContext& wave, const BoundInstruction& bound) {
  const DataShareRow& row = *bound.share_row;
  PendingOp& op = Push(wave, wave.scalar_queue);
  op.kind = PendingOp::kVgprLoad;
  op.bytes = row.bytes;
  op.accesses = static_cast<uint8_t>(AddressesOf(bound.instruction, row, wave.wave, op.address));
  const int dwords = (row.bytes + 3) / 4;
  op.first = bound.instruction.dst[0].reg;
  op.count = static_cast<uint8_t>(dwords * op.accesses);
  for (int a = 0; a < op.accesses; ++a) {
    const uint64_t legal = LdsLegal(wave, op.address[a], row.bytes, AlignmentOf(row.bytes), op.lanes);
    LaneVector* data = &op.data[a * dwords];
    if (legal != op.lanes) {
      for (int d = 0; d < dwords; ++d) data[d].lane.fill(0);  // out of range reads zero
    }
    const std::byte* lds = group_.lds.data();
    const bool quads = row.bytes == 16 && legal == ~uint64_t{0};
    if (quads) LoadQuads([&](int l) { return lds + op.address[a][l]; }, data);
    for (uint64_t lanes = quads ? 0 : legal; lanes != 0; lanes &= lanes - 1) {
      const int l = std::countr_zero(lanes);
      uint32_t value[4] = {0, 0, 0, 0};
      std::memcpy(value, lds + op.address[a][l], row.bytes);
      for (int d = 0; d < dwords; ++d) data[d][l] = value[d];
      if (row.bytes < 4) data[0][l] = PlacedRead(value[0], row);
    }
    if (check_) LdsTouch(wave, op.address[a], row.bytes, legal, Touch::kRead);
    CountLds(wave, op.address[a], row.bytes, legal, false);
    op.lds_lanes = a == 0 ? legal : op.lds_lanes & legal;
  }
  if (check_) checker_.Issued(wave, op.first, op.count);
}

void Core::LdsTranspose(WaveContext& wave, const BoundInstruction& bound) {
  const DataShareRow& row = *bound.share_row;
  if (wave.wave.exec() != ~uint64_t{0}) {
    throw ExecutionError{"a transposing LDS read needs all lanes in EXEC"};
  }
  LaneVector raw[3];
  PendingOp& op = Push(wave, wave.scalar_queue);
  op.kind = PendingOp::kVgprLoad;
  op.bytes = row.bytes;
  op.accesses = 1;
  AddressesOf(bound.instruction, row, wave.wave, op.address);
  const int dwords = row.bytes / 4;
  op.first = bound.instruction.dst[0].reg;
  op.count = static_cast<uint8_t>(dwords);
  const uint64_t legal = LdsLegal(wave, op.address[0], row.bytes, row.bytes == 12 ? 4 : 8, op.lanes);
  for (int l = 0; l < kLanes; ++l) {
    for (int d = 0; d < dwords; ++d) {
      raw[d][l] = 0;
      if (legal >> l & 1)
        std::memcpy(&raw[d].lane[l], &group_.lds[op.address[0][l] + 4 * static_cast<uint32_t>(d)], 4);
    }
  }
  Transpose(row.element_bits, raw, op.data);
  op.lds_lanes = legal;
  if (check_) LdsTouch(wave, op.address[0], row.bytes, legal, Touch::kRead);
  CountLds(wave, op.address[0], row.bytes, legal, false);
  if (check_) checker_.Issued(wave, op.first, op.count);
}

void Core::LdsWrite(WaveContext& wave, const BoundInstruction& bound) {
  const DataShareRow& row = *bound.share_row;
  const Instruction& in = bound.instruction;
  PendingOp& op = Push(wave, wave.scalar_queue);
  op.kind = PendingOp::kLdsWrite;
  op.bytes = row.bytes;
  op.accesses = static_cast<uint8_t>(AddressesOf(in, row, wave.wave, op.address));
  const int dwords = (row.bytes + 3) / 4;
  const uint64_t active = op.lanes;
  for (int a = 0; a < op.accesses; ++a) {
    const LaneVector* data = &wave.wave.vgpr[in.src[1 + a].reg];
    const uint64_t legal = LdsLegal(wave, op.address[a], row.bytes, AlignmentOf(row.bytes), active);
    std::byte* lds = group_.lds.data();
    const bool quads = row.bytes == 16 && legal == ~uint64_t{0};
    if (quads) StoreQuads(data, [&](int l) { return lds + op.address[a][l]; });
    for (uint64_t lanes = quads ? 0 : legal; lanes != 0; lanes &= lanes - 1) {
      const int l = std::countr_zero(lanes);
      uint32_t value[4] = {0, 0, 0, 0};
      for (int d = 0; d < dwords; ++d) value[d] = data[d][l];
      if (row.place == Place::kHigh16) value[0] >>= 16;
      std::memcpy(lds + op.address[a][l], value, row.bytes);
    }
    op.lds_lanes = a == 0 ? legal : op.lds_lanes & legal;
    if (check_) LdsTouch(wave, op.address[a], row.bytes, legal, Touch::kWrite);
    CountLds(wave, op.address[a], row.bytes, legal, true);
  }
}

// Lane by lane in ascending order.
void Core::LdsAtomic(WaveContext& wave, const BoundInstruction& bound) {
  const DataShareRow& row = *bound.share_row;
  const Instruction& in = bound.instruction;
  PendingOp& op = Push(wave, wave.scalar_queue);
  const int accesses = AddressesOf(in, row, wave.wave, op.address);
  const int dwords = row.bytes / 4;
  const uint64_t active = op.lanes;
  // MODE decides on denormals: binary32 by its own field, binary16 and packed bf16 by the other.
  const bool half = row.atomic == AtomicOp::kPackedAddF16 || row.atomic == AtomicOp::kPackedAddBf16;
  const bool flush = (half ? wave.wave.mode.denorm16_64 : wave.wave.mode.denorm32) != 3;
  const bool compare = row.atomic == AtomicOp::kCompareSwap || row.atomic == AtomicOp::kCompareSwapF32 ||
                       row.atomic == AtomicOp::kCompareSwapF64;
  const auto Operand = [&](int source, int l) {
    if (in.src[source].kind != OperandKind::kVgpr) return uint64_t{0};
    uint64_t value = wave.wave.vgpr[in.src[source].reg][l];
    if (dwords == 2) value |= static_cast<uint64_t>(wave.wave.vgpr[in.src[source].reg + 1][l]) << 32;
    return value;
  };
  for (int a = 0; a < accesses; ++a) {
    const uint64_t legal = LdsLegal(wave, op.address[a], row.bytes, AlignmentOf(row.bytes), active);
    for (int l = 0; l < kLanes; ++l) {
      for (int d = 0; d < dwords; ++d) op.data[a * dwords + d][l] = 0;
      if (!(legal >> l & 1)) continue;
      uint64_t memory = 0;
      std::memcpy(&memory, &group_.lds[op.address[a][l]], row.bytes);
      // DS compare-store: the first data operand is compared, the second stored.
      const uint64_t first = Operand(1 + a, l), second = Operand(2, l);
      const uint64_t result = ApplyAtomic(row.atomic, row.bytes, memory, compare ? second : first,
                                          compare ? first : second, flush);
      std::memcpy(&group_.lds[op.address[a][l]], &result, row.bytes);
      for (int d = 0; d < dwords; ++d) op.data[a * dwords + d][l] = static_cast<uint32_t>(memory >> (32 * d));
      if (!check_) continue;
      const LdsConflict conflict = group_.shadow.Update(op.address[a][l], row.bytes, wave.wave.index);
      if (conflict != LdsConflict::kNone) LdsReport(wave, conflict, l, op.address[a][l]);
    }
    CountLds(wave, op.address[a], row.bytes, legal, true);
  }
  if (in.num_dst == 0) return;
  op.kind = PendingOp::kVgprLoad;
  op.first = in.dst[0].reg;
  op.count = static_cast<uint8_t>(dwords * accesses);
  if (check_) checker_.Issued(wave, op.first, op.count);
}

// ds_swizzle, ds_permute, ds_bpermute: through the LDS hardware, without LDS memory.
void Core::LdsExchangeLanes(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  const DataShareRow& row = *bound.share_row;
  const int data = in.src[row.kind == DataShareRow::kSwizzle ? 0 : 1].reg;
  PendingOp& op = Push(wave, wave.scalar_queue);
  op.kind = PendingOp::kVgprLoad;
  op.first = in.dst[0].reg;
  op.count = 1;
  LaneVector invalid{};
  if (check_ && wave.state[data].flags != 0) {
    op.moved = true;
    for (int l = 0; l < kLanes; ++l) invalid[l] = checker_.Invalid(wave, data, l);
  }
  const LaneVector& from = wave.wave.vgpr[in.src[0].reg];
  const uint64_t exec = wave.wave.exec();
  if (row.kind == DataShareRow::kPermute) {
    op.data[0] = PermuteForward(from, static_cast<uint32_t>(in.imm), wave.wave.vgpr[data], exec);
    if (op.moved) op.data[1] = PermuteForward(from, static_cast<uint32_t>(in.imm), invalid, exec);
  } else {
    for (int l = 0; l < kLanes; ++l) {
      const int source = row.kind == DataShareRow::kSwizzle
                             ? SwizzleSource(static_cast<uint32_t>(in.imm) & 0xFFFF, l)
                             : static_cast<int>((from[l] + static_cast<uint32_t>(in.imm)) / 4 % kLanes);
      const bool valid = exec >> source & 1;  // an inactive lane gives zero
      op.data[0][l] = valid ? wave.wave.vgpr[data][source] : 0;
      if (op.moved) op.data[1][l] = valid ? invalid[source] : 0;
    }
  }
  if (check_) checker_.Issued(wave, op.first, op.count);
}

}  // namespace mx::gfx950
