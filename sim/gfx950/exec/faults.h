// Test only: what a matrix instruction does wrong under a fault (faults.inc). Operands are replaced before
// it, results moved after it, so that the instruction itself stays as it is.
#ifndef MX_SIM_GFX950_EXEC_FAULTS_H_
#define MX_SIM_GFX950_EXEC_FAULTS_H_

#include <algorithm>
#include <cstdint>

#include "sim/gfx950/exec/claims.h"
#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

inline Fault FaultOf(const Wave& w) { return w.claims == nullptr ? Fault::kNone : w.claims->fault; }

// The scale byte of operand 0 (A) or 1 (B).
inline int SelectedScaleByte(const Instruction& in, int operand, Fault fault) {
  if (fault == Fault::kScaleSwap) operand = 1 - operand;
  const int high = fault == Fault::kScaleSelect ? 0 : in.op_sel_hi >> operand & 1;
  return (in.op_sel >> operand & 1) + 2 * high;
}

// The lanes of an operand with the groups that hold one block each in reverse.
inline void ReverseBlocks(int size, const LaneVector* from, LaneVector* to, int registers) {
  for (int r = 0; r < registers; ++r) {
    for (int l = 0; l < kLanes; ++l) to[r][l] = from[r][kLanes - size - l / size * size + l % size];
  }
}
inline void ReverseBlocks(int size, uint8_t* scales) {
  uint8_t copy[kLanes];
  std::copy_n(scales, kLanes, copy);
  for (int l = 0; l < kLanes; ++l) scales[l] = copy[kLanes - size - l / size * size + l % size];
}

// Moves C or D between the documented places of its rows and those where register and lane group are
// exchanged: in a 4 x 4 group of the small instruction, in a 4 x 2 group of the large one.
inline void ExchangeRows(int size, const LaneVector* from, LaneVector* to, bool back) {
  const int registers = size == 16 ? 4 : 16, groups = kLanes / size;
  for (int r = 0; r < registers; ++r) {
    for (int l = 0; l < kLanes; ++l) {
      const int row = r % 4 * groups + l / size;  // within its group
      const int other_r = r / 4 * 4 + row % 4, other_l = row / 4 * size + l % size;
      if (back) {
        to[r][l] = from[other_r][other_l];
      } else {
        to[other_r][other_l] = from[r][l];
      }
    }
  }
}

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_FAULTS_H_
