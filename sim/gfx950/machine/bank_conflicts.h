// Extra cycles that an LDS access takes because lanes meet in a bank.
//
// 64 banks of 4 bytes (ISA 11.1). The count here models an access of w dwords as served in phases of 64 / w
// lanes in lane order (b32 64 lanes, b64 32, b96 and b128 16), each phase reading at most one dword of a bank
// a cycle; lanes that want the same dword share it. A phase whose fullest bank has n different dwords costs
// n - 1 conflicts. The manual does not publish the phases; the count ranks layouts, it is no cycle count.
#ifndef MX_SIM_GFX950_MACHINE_BANK_CONFLICTS_H_
#define MX_SIM_GFX950_MACHINE_BANK_CONFLICTS_H_

#include <unordered_map>

#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

uint32_t BankConflicts(const LaneVector& address, int bytes, uint64_t lanes);

// The same, remembered per instruction: a common offset turns the banks and changes no count.
class ConflictMemo {
 public:
  uint32_t Count(uint32_t pc, const LaneVector& address, int bytes, uint64_t lanes);

 private:
  struct Known {
    LaneVector relative{};
    uint64_t lanes = 0;
    uint32_t low_bits = 0, conflicts = 0;
    int bytes = 0;
  };
  std::unordered_map<uint32_t, Known> known_;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_BANK_CONFLICTS_H_
