// What every LDS access is checked for, and the LDS counters.
#include <fmt/format.h>

#include <bit>
#include <cstring>

#include "sim/gfx950/machine/bank_conflicts.h"
#include "sim/gfx950/machine/core.h"

namespace mx::gfx950 {

uint64_t Core::LdsLegal(WaveContext& wave, const LaneVector& address, int bytes, int alignment,
                        uint64_t lanes) {
  uint64_t legal = lanes;
  uint32_t low_bits = 0;
  const uint32_t size = plan_.lds_bytes;
  for (uint64_t rest = lanes; rest != 0; rest &= rest - 1) {
    const int l = std::countr_zero(rest);
    low_bits |= address[l];
    if (address[l] <= size && static_cast<uint32_t>(bytes) <= size - address[l]) continue;
    legal &= ~(uint64_t{1} << l);
    if (!check_ || !log_.Wants(FindingKind::kLdsOutOfBounds, wave)) continue;
    log_.Add(FindingKind::kLdsOutOfBounds, wave, l, address[l],
             fmt::format("{} bytes in an LDS allocation of {}", bytes, size));
  }
  const uint32_t mask = static_cast<uint32_t>(alignment) - 1;
  if (!check_ || (low_bits & mask) == 0 || !log_.Wants(FindingKind::kLdsMisaligned, wave)) return legal;
  for (uint64_t rest = lanes; rest != 0; rest &= rest - 1) {
    const int l = std::countr_zero(rest);
    if ((address[l] & mask) == 0) continue;
    log_.Add(FindingKind::kLdsMisaligned, wave, l, address[l],
             fmt::format("an LDS access of {} bytes needs an address that {} divides", bytes, alignment));
    break;
  }
  return legal;
}

void Core::LdsTouch(WaveContext& wave, const LaneVector& address, int bytes, uint64_t lanes, Touch touch) {
  const uint32_t size = static_cast<uint32_t>(bytes);
  const int index = wave.wave.index;
  const auto Each = [&](auto access) {
    for (uint64_t rest = lanes; rest != 0; rest &= rest - 1) {
      const int l = std::countr_zero(rest);
      const LdsConflict conflict = access(address[l]);
      if (conflict != LdsConflict::kNone) LdsReport(wave, conflict, l, address[l]);
    }
  };
  LdsShadow& shadow = group_.shadow;
  // Whole dwords go the fast way; the lanes that meet something are looked at again.
  if (bytes % 4 == 0 && touch != Touch::kReadLate) {
    uint32_t low_bits = 0;
    for (int l = 0; l < kLanes; ++l) low_bits |= lanes >> l & 1 ? address[l] : 0;
    if (low_bits % 4 == 0) {
      lanes = touch == Touch::kRead ? shadow.ReadLanes(address.lane.data(), bytes / 4, lanes, index)
                                    : shadow.WriteLanes(address.lane.data(), bytes / 4, lanes, index);
    }
  }
  switch (touch) {
    case Touch::kRead:
      return Each([&](uint32_t at) { return shadow.Read(at, size, index); });
    case Touch::kReadLate:
      return Each([&](uint32_t at) { return shadow.ReadLate(at, size, index); });
    case Touch::kWrite:
      return Each([&](uint32_t at) { return shadow.Write(at, size, index); });
  }
}

void Core::LdsReport(WaveContext& wave, LdsConflict conflict, int lane, uint32_t address) {
  switch (conflict) {
    case LdsConflict::kNone:
      return;
    case LdsConflict::kUninitialised:
      if (!log_.Wants(FindingKind::kLdsUninitialised, wave)) return;
      log_.Add(FindingKind::kLdsUninitialised, wave, lane, address, "nothing has written these bytes of LDS");
      return;
    case LdsConflict::kRace:
      if (!log_.Wants(FindingKind::kLdsRace, wave)) return;
      log_.Add(
          FindingKind::kLdsRace, wave, lane, address,
          fmt::format("wave {} and another touch the dword between two barriers, one of them writing (last "
                      "writer: wave {})",
                      wave.wave.index, group_.shadow.LastWriter(address)));
      return;
    case LdsConflict::kInFlight:
      if (BringsSame(group_.shadow.InFlight(address), address, &group_.lds[address & ~3u])) return;
      if (!log_.Wants(FindingKind::kLdsBeforeWait, wave)) return;
      log_.Add(FindingKind::kLdsBeforeWait, wave, lane, address,
               fmt::format("a transfer of wave {} into this dword has not been waited for",
                           group_.shadow.InFlight(address)));
      return;
  }
}

// Production kernels let two waves load the same rows: the second arrival changes nothing, whenever it comes.
// LDS writes are there already (they happen when they issue), so that they never count as such.
bool Core::BringsSame(int wave, uint32_t address, const std::byte* value) {
  if (wave < 0) return false;
  PendingQueue& queue = waves_[static_cast<size_t>(wave)]->vector_queue;
  bool found = false;
  for (int i = 0; i < queue.size(); ++i) {
    const PendingOp& op = queue.At(i);
    if (op.kind != PendingOp::kLdsFill) continue;
    const uint32_t first = op.address[0][0], step = op.address[0][1] - first,
                   offset = (address & ~3u) - first;
    const uint32_t lane = offset / step, dword = offset % step / 4;
    if ((address & ~3u) < first || lane >= kLanes || 4 * dword >= op.bytes || !(op.lds_lanes >> lane & 1))
      continue;
    found = true;
    if (std::memcmp(&op.data[dword].lane[lane], value, 4) != 0) return false;
  }
  return found;
}

void Core::CountLds(const WaveContext& wave, const LaneVector& address, int bytes, uint64_t lanes,
                    bool write) {
  const uint64_t total = static_cast<uint64_t>(std::popcount(lanes)) * static_cast<uint32_t>(bytes);
  (write ? counters_.lds_write_bytes : counters_.lds_read_bytes) += total;
  counters_.lds_bank_conflicts += conflicts_.Count(wave.pc, address, bytes, lanes);
}

}  // namespace mx::gfx950
