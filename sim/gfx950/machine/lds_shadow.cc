#include "sim/gfx950/machine/lds_shadow.h"

#include <bit>

namespace mx::gfx950 {

void LdsShadow::Reset(uint32_t bytes) {
  cells_.assign((bytes + 3) / 4, 0);
  epoch_ = epochs_ = 1;
}

void LdsShadow::NextEpoch() {
  ++epochs_;
  if (epoch_++ < kEpochMask) return;
  epoch_ = 1;  // the epochs of 12 bits are used up: forget them all
  for (uint64_t& cell : cells_) cell &= ~(kEpochMask << kWriteEpochAt | kEpochMask << kReadEpochAt);
}

// ReadCell and WriteCell for all bytes of a dword, with what is constant taken out of the loop.
uint64_t LdsShadow::ReadLanes(const uint32_t* address, int dwords, uint64_t lanes, int wave) {
  constexpr uint64_t kSettled = uint64_t{15} << (kInitAt - kFlightAt);  // nothing in flight, all initialised
  const uint64_t epoch = epoch_, me = static_cast<uint64_t>(wave), read_epoch = epoch << kReadEpochAt;
  const uint64_t mark = uint64_t{1} << (kReadersAt + wave) | uint64_t{15} << kReadAt;
  uint64_t conflicts = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const int l = std::countr_zero(lanes);
    uint64_t* cell = &cells_[address[l] / 4];
    bool bad = false;
    for (int d = 0; d < dwords; ++d) {
      const uint64_t c = cell[d];
      bad |= (c >> kFlightAt & 0x1FF) != kSettled;
      bad |= (c & kEpochMask) == epoch && (c >> kWriterAt & 15) != me;
      const bool same = (c & kEpochMask << kReadEpochAt) == read_epoch;
      cell[d] = (same ? c : (c & ~kReadFields) | read_epoch) | mark;
    }
    conflicts |= uint64_t{bad} << l;
  }
  return conflicts;
}

uint64_t LdsShadow::WriteLanes(const uint32_t* address, int dwords, uint64_t lanes, int wave) {
  const uint64_t epoch = epoch_, me = static_cast<uint64_t>(wave), read_epoch = epoch << kReadEpochAt;
  const uint64_t others = uint64_t{0xFFFF} << kReadersAt & ~(uint64_t{1} << (kReadersAt + wave));
  const uint64_t mark = epoch | me << kWriterAt | uint64_t{15} << kWrittenAt | uint64_t{15} << kInitAt;
  uint64_t conflicts = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const int l = std::countr_zero(lanes);
    uint64_t* cell = &cells_[address[l] / 4];
    bool bad = false;
    for (int d = 0; d < dwords; ++d) {
      const uint64_t c = cell[d];
      bad |= (c >> kFlightAt & 31) != 0;
      bad |= (c & kEpochMask) == epoch && (c >> kWriterAt & 15) != me;
      bad |= (c & kEpochMask << kReadEpochAt) == read_epoch && (c & others) != 0;
      // Without a conflict only: Write marks the others, after it has seen what was there.
      if (!bad) cell[d] = (c & ~kWriteFields) | mark;
    }
    conflicts |= uint64_t{bad} << l;
  }
  return conflicts;
}

LdsConflict LdsShadow::Begin(uint32_t address, uint32_t bytes, int wave, bool in_order) {
  return Each(address, bytes, [&](uint64_t& cell, uint64_t part) {
    const uint64_t c = cell, flight = c >> kFlightAt & 31;
    cell = (c & ~(uint64_t{31} << kFlightAt | uint64_t{1} << kInOrderAt)) |
           static_cast<uint64_t>(wave + 1) << kFlightAt | uint64_t{in_order} << kInOrderAt;
    // Transfers of one kind of one wave arrive in order.
    if (flight != 0 && flight != static_cast<uint64_t>(wave) + 1) return LdsConflict::kInFlight;
    return OthersWrote(c, part, wave) || OthersRead(c, part, wave) ? LdsConflict::kRace : LdsConflict::kNone;
  });
}

void LdsShadow::Settle(uint32_t address, uint32_t bytes, int wave) {
  Each(address, bytes, [&](uint64_t& cell, uint64_t part) {
    if ((cell >> kFlightAt & 31) == static_cast<uint64_t>(wave) + 1) cell &= ~(uint64_t{31} << kFlightAt);
    cell |= part << kInitAt;
    return LdsConflict::kNone;
  });
}

int LdsShadow::InFlight(uint32_t address) const {
  return static_cast<int>(cells_[address / 4] >> kFlightAt & 31) - 1;
}

}  // namespace mx::gfx950
