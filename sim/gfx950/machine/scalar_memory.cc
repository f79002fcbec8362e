// Scalar memory: s_load, s_buffer_load, s_store, s_buffer_store, the clocks. CDNA4 ISA chapter 8.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "sim/gfx950/exec/scalar.h"
#include "sim/gfx950/machine/core.h"

namespace mx::gfx950 {

// One dword of a scalar access. Addresses outside memory read 0. `undefined`: bits that nobody wrote, where a
// program may read them.
void Core::ScalarDword(WaveContext& wave, uint64_t address, bool store, uint32_t* dword,
                       uint32_t* undefined) {
  if (!store) *dword = *undefined = 0;
  Allocation* memory = FindCached(wave, address, 4);
  if (memory == nullptr) return ReportOutside(wave, -1, address, 4, store);
  const uint64_t offset = address - memory->address;
  if (store && memory->access == Access::kRead) {
    if (check_ && log_.Wants(FindingKind::kReadOnlyWrite, wave)) {
      log_.Add(FindingKind::kReadOnlyWrite, wave, -1, address, fmt::format("{} is read only", memory->name));
    }
  } else if (store) {
    std::memcpy(&memory->data[offset], dword, 4);
    if (!memory->written.empty()) std::memset(&memory->written[offset], 1, 4);
    LogStore(wave, address, 4);
  } else {
    std::memcpy(dword, &memory->data[offset], 4);
    if (memory->written.empty()) return;
    if (memory->address == plan_.kernarg_address) {
      for (uint32_t b = 0; b < 4; ++b) *undefined |= memory->written[offset + b] != 0 ? 0 : 0xFFu << 8 * b;
      return;
    }
    CheckWritten(wave, -1, address, &memory->written[offset], 4, memory->name);
  }
}

void Core::ScalarMemory(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  const bool store = in.num_dst == 0, buffer = in.src[2].size == 4;
  const Operand& data = store ? in.src[1] : in.dst[0];
  const int dwords = std::max<int>(data.size, 1);
  const uint64_t base = wave.wave.Pair(in.src[2].reg) & (buffer ? 0xFFFFFFFFFFFFu : ~uint64_t{0});
  const uint32_t scalar_offset = in.src[3].kind == OperandKind::kNone ? 0 : ReadScalar(wave.wave, in.src[3]);
  // All parts are bytes; the two low bits of each count as zero (ISA 8.2.1.1).
  const int64_t offset = int64_t{in.imm & ~3} + (scalar_offset & ~3u);
  uint64_t limit = ~uint64_t{0};
  if (buffer) {
    const uint64_t stride = wave.wave.sgpr[in.src[2].reg + 1] >> 16 & 0x3FFF;
    const uint64_t records = wave.wave.sgpr[in.src[2].reg + 2];
    limit = stride == 0 ? records : records * stride;
  }
  PendingOp& op = Push(wave, wave.scalar_queue);
  op.units = dwords == 1 ? 1 : 2;
  for (int i = 0; i < dwords; ++i) {
    const uint64_t part = static_cast<uint64_t>(offset) + 4 * static_cast<uint64_t>(i);
    uint32_t* dword = store ? &wave.wave.sgpr[data.reg + i] : &op.data[0].lane[static_cast<size_t>(i)];
    uint32_t& undefined = op.data[1][i];
    undefined = 0;
    if (buffer && part + 4 > limit) {
      if (!store) *dword = 0;
    } else {
      ScalarDword(wave, (base & ~uint64_t{3}) + part, store, dword, &undefined);
    }
    if (undefined == 0) continue;
    op.moved = true;
    wave.partial_pc[kSgprRegister + data.reg + i] = wave.pc;
  }
  (store ? counters_.global_write_bytes : counters_.global_read_bytes) += 4u * static_cast<uint32_t>(dwords);
  if (store) return;
  op.kind = PendingOp::kSgprLoad;
  op.first = static_cast<uint16_t>(kSgprRegister + data.reg);
  op.count = static_cast<uint8_t>(dwords);
  if (check_) checker_.Issued(wave, op.first, op.count);
}

// A clock that every run reads alike: the instructions that the wave has executed.
void Core::Time(WaveContext& wave, const BoundInstruction& bound) {
  PendingOp& op = Push(wave, wave.scalar_queue);
  op.kind = PendingOp::kSgprLoad;
  op.units = 2;
  op.first = static_cast<uint16_t>(kSgprRegister + bound.instruction.dst[0].reg);
  op.count = 2;
  op.data[0][0] = static_cast<uint32_t>(wave.instructions);
  op.data[0][1] = static_cast<uint32_t>(wave.instructions >> 32);
  if (check_) checker_.Issued(wave, op.first, op.count);
}

}  // namespace mx::gfx950
