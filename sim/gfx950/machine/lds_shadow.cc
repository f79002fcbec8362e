#include "sim/gfx950/machine/lds_shadow.h"

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
