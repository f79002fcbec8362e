// Other readings of an instruction's registers.
#include <utility>

#include "conformance/diagnose/neighbours.h"

namespace mx::conformance {
namespace {

bool Wide(const Problem& p) { return p.instruction == Instruction::k32x32x64; }

// The byte of a scale register that an operand takes, from both choices.
template <typename Byte>  // byte(mine, other)
void ChangeByte(Model& m, const Byte& byte) {
  m.stages.scale_byte = [byte](const Problem& p, int side) {
    return side == 0 ? byte(p.byte_a, p.byte_b) : byte(p.byte_b, p.byte_a);
  };
}
template <typename Lane>  // lane(problem, row, block)
void ChangeLane(Model& m, const Lane& lane) {
  m.stages.scale_lane = [lane](const Problem& p, int, int row, int block) {
    return lane(p, row, block) & 63;
  };
}
template <typename Slot>  // slot(problem, format, row, k, right)
void ChangeSlot(Model& m, const Slot& slot) {
  m.stages.operand_slot = [right = m.stages.operand_slot, slot](const Problem& p, int side, int row, int k) {
    const LaneSlot at = right(p, side, row, k);
    LaneSlot other = slot(p, side == 0 ? p.format_a : p.format_b, row, k, at);
    // What does not exist is read from where it exists.
    other.lane &= 63;
    return other.bit / 32 + other.reg < Info(side == 0 ? p.format_a : p.format_b).bits ? other : at;
  };
}
template <typename Slot>  // slot(problem, row, col, right)
void ChangeAccumulator(Model& m, bool of_c, bool of_d, const Slot& slot) {
  m.stages.accumulator_slot = [right = m.stages.accumulator_slot, of_c, of_d, slot](const Problem& p, bool d,
                                                                                    int row, int col) {
    const LaneSlot at = right(p, d, row, col);
    return (d ? of_d : of_c) ? slot(p, row, col, at) : at;
  };
}
LaneSlot Mirrored(const Problem& p, int row, int col, const LaneSlot&) {
  if (Wide(p)) return {32 * (row / 16) + col, 4 * (row / 4 % 4) + row % 4, 0};
  return {16 * (row % 4) + col, row / 4, 0};
}

}  // namespace

std::vector<Neighbour> RegisterNeighbours() {
  return {
      {Cause::kScaleSelect, kToInstruct, "byte 0 of the scale registers",
       [](Model& m) { ChangeByte(m, [](int, int) { return 0; }); }},
      {Cause::kScaleSelect, kToInstruct, "the low bit of the byte's choice alone",
       [](Model& m) { ChangeByte(m, [](int mine, int) { return mine & 1; }); }},
      {Cause::kScaleSelect, kToInstruct, "the high bit of the byte's choice alone",
       [](Model& m) { ChangeByte(m, [](int mine, int) { return mine & 2; }); }},
      {Cause::kScaleSelect, kToInstruct, "the two bits of the byte's choice interchanged",
       [](Model& m) { ChangeByte(m, [](int mine, int) { return mine >> 1 | (mine & 1) << 1; }); }},
      {Cause::kScaleSelect, kToInstruct, "the byte that is chosen for the other operand",
       [](Model& m) { ChangeByte(m, [](int, int other) { return other; }); }},
      {Cause::kScaleSelect, kToInstruct, "bytes of a scale register from the other end",
       [](Model& m) { ChangeByte(m, [](int mine, int) { return 3 - mine; }); }},
      {Cause::kScaleSelect, kToInstruct, "lanes of scales by block, then row",
       [](Model& m) {
         ChangeLane(m, [](const Problem& p, int row, int block) { return row * (Wide(p) ? 2 : 4) + block; });
       }},
      {Cause::kScaleSelect, kToInstruct, "lanes of scales of the other instruction",
       [](Model& m) {
         ChangeLane(m,
                    [](const Problem& p, int row, int block) { return row + (Wide(p) ? 16 : 32) * block; });
       }},
      {Cause::kScaleSelect, kToInstruct, "the first block's scale lanes for all blocks",
       [](Model& m) { ChangeLane(m, [](const Problem&, int row, int) { return row; }); }},
      {Cause::kLaneMap, kToInstruct, "operands as the other instruction lays them out",
       [](Model& m) {
         ChangeSlot(m, [](const Problem& p, Format format, int row, int k, const LaneSlot&) {
           return OperandSlot(Wide(p) ? Instruction::k16x16x128 : Instruction::k32x32x64, format, row % 16,
                              k);
         });
       }},
      {Cause::kLaneMap, kToInstruct, "8-bit operands as 4- and 6-bit ones are laid out",
       [](Model& m) {
         ChangeSlot(m, [](const Problem& p, Format format, int row, int k, const LaneSlot& right) {
           if (Info(format).bits != 8) return right;
           return LaneSlot{row + (Wide(p) ? 32 : 16) * (k / 32), 8 * (k % 32) / 32, 8 * (k % 32) % 32};
         });
       }},
      {Cause::kLaneMap, kToInstruct, "4- and 6-bit operands as 8-bit ones are laid out",
       [](Model& m) {
         ChangeSlot(m, [](const Problem& p, Format format, int row, int k, const LaneSlot& right) {
           const int bits = Info(format).bits, d = Wide(p) ? 32 : 16, groups = 64 / d, chunk = k / 16;
           if (bits == 8) return right;
           const int local = chunk / groups * 16 + k % 16;
           return LaneSlot{row + d * (chunk % groups), bits * local / 32, bits * local % 32};
         });
       }},
      {Cause::kLaneMap, kToInstruct, "lanes of operands by K, then row",
       [](Model& m) {
         ChangeSlot(m, [](const Problem& p, Format format, int row, int k, const LaneSlot& right) {
           return Info(format).bits == 8 ? right
                                         : LaneSlot{row * (Wide(p) ? 2 : 4) + k / 32, right.reg, right.bit};
         });
       }},
      {Cause::kLaneMap, kToInstruct, "elements of a register from the other end",
       [](Model& m) {
         ChangeSlot(m, [](const Problem&, Format format, int, int, const LaneSlot& right) {
           const int bits = Info(format).bits;
           return bits == 6 ? right : LaneSlot{right.lane, right.reg, 32 - bits - right.bit};
         });
       }},
      {Cause::kLaneMap, kToInstruct, "C and D with rows in registers and lane groups the other way round",
       [](Model& m) { ChangeAccumulator(m, true, true, Mirrored); }},
      {Cause::kLaneMap, kToInstruct, "D with rows in registers and lane groups the other way round",
       [](Model& m) { ChangeAccumulator(m, false, true, Mirrored); }},
      {Cause::kLaneMap, kToInstruct, "C with rows in registers and lane groups the other way round",
       [](Model& m) { ChangeAccumulator(m, true, false, Mirrored); }},
      {Cause::kTransposed, kToInstruct, "D transposed",
       [](Model& m) {
         ChangeAccumulator(m, false, true, [](const Problem& p, int row, int col, const LaneSlot&) {
           return AccumulatorSlot(p.instruction.value_or(Instruction::k16x16x128), col, row);
         });
       }},
      {Cause::kAccumulator, kToInstruct, "C ignored",
       [](Model& m) {
         m.stages.add = [right = m.stages.add](const Multiplication& p, const Step& a, const Step& b,
                                               uint32_t) { return right(p, a, b, 0); };
       }},
      {Cause::kOperands, kToInstruct, "the formats of the operands interchanged",
       [](Model& m) {
         const bool alike = Info(m.problem.format_a).bits == Info(m.problem.format_b).bits;
         if (alike) std::swap(m.problem.format_a, m.problem.format_b);
       }},
  };
}

}  // namespace mx::conformance
