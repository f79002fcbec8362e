#include "sim/gfx950/machine/bank_conflicts.h"

#include <algorithm>
#include <array>

namespace mx::gfx950 {
namespace {

constexpr int kBanks = 64;

// The slow count of one phase, lanes [begin, end).
uint32_t PhaseConflicts(const LaneVector& address, int dwords, uint64_t lanes, int begin, int end) {
  std::array<std::array<uint32_t, kLanes>, kBanks> wanted;
  std::array<uint8_t, kBanks> count{};
  uint32_t fullest = 0;
  for (int l = begin; l < end; ++l) {
    if (!(lanes >> l & 1)) continue;
    for (int d = 0; d < dwords; ++d) {
      const uint32_t dword = address[l] / 4 + static_cast<uint32_t>(d), bank = dword % kBanks;
      uint32_t* const first = wanted[bank].data();
      if (std::find(first, first + count[bank], dword) != first + count[bank]) continue;
      first[count[bank]++] = dword;
      fullest = std::max<uint32_t>(fullest, count[bank]);
    }
  }
  return fullest > 0 ? fullest - 1 : 0;
}

}  // namespace

uint32_t BankConflicts(const LaneVector& address, int bytes, uint64_t lanes) {
  const int dwords = std::max((bytes + 3) / 4, 1);
  const int phase = dwords == 1 ? 64 : dwords == 2 ? 32 : 16;
  uint32_t conflicts = 0;
  for (int begin = 0; begin < kLanes; begin += phase) {
    uint64_t busy = 0, clash = 0;
    const uint64_t part = dwords >= 64 ? ~uint64_t{0} : (uint64_t{1} << dwords) - 1;
    for (int l = begin; l < begin + phase; ++l) {
      if (!(lanes >> l & 1)) continue;
      const uint32_t bank = address[l] / 4 % kBanks;
      const uint64_t banks = part << bank | (bank != 0 ? part >> (kBanks - bank) : 0);
      clash |= busy & banks;
      busy |= banks;
    }
    if (clash != 0) conflicts += PhaseConflicts(address, dwords, lanes, begin, begin + phase);
  }
  return conflicts;
}

uint32_t ConflictMemo::Count(uint32_t pc, const LaneVector& address, int bytes, uint64_t lanes) {
  Known& known = known_[pc];
  uint32_t difference = (address[0] & 3) ^ known.low_bits;
  for (int l = 0; l < kLanes; ++l) difference |= (address[l] - address[0]) ^ known.relative[l];
  if (difference == 0 && known.lanes == lanes && known.bytes == bytes) return known.conflicts;
  for (int l = 0; l < kLanes; ++l) known.relative[l] = address[l] - address[0];
  known.lanes = lanes;
  known.low_bits = address[0] & 3;
  known.bytes = bytes;
  known.conflicts = BankConflicts(address, bytes, lanes);
  return known.conflicts;
}

}  // namespace mx::gfx950
