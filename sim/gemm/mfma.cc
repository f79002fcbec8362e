#include "sim/gemm/mfma.h"

#include <array>
#include <vector>

#include "sim/base/error.h"
#include "sim/gemm/adder.h"
#include "sim/gemm/decoded.h"

namespace mx {
namespace {

constexpr int64_t kWave = 64;

void RequireMatrixElement(Format format) {
  if (IsMatrixElement(format)) return;
  Fail("format '{}' is no operand of the scaled matrix instructions; they take e2m1 e2m3 e3m2 e4m3 e5m2",
       Name(format));
}

uint8_t ReadCode(Format format, const uint32_t* registers, const LaneSlot& slot) {
  const int bits = Info(format).bits;
  uint64_t word = registers[slot.reg * kWave + slot.lane];
  if (slot.bit + bits > 32) word |= uint64_t{registers[(slot.reg + 1) * kWave + slot.lane]} << 32;
  return static_cast<uint8_t>((word >> slot.bit) & Info(format).code_mask());
}

// An operand of a wave as the matrix that it means.
struct Unpacked {
  std::vector<uint8_t> codes, scales;
};
Unpacked Unpack(Instruction instruction, const WaveOperand& operand) {
  const int64_t D = InstructionD(instruction), K = InstructionK(instruction), blocks = K / 32;
  Unpacked u{std::vector<uint8_t>(static_cast<size_t>(D * K)),
             std::vector<uint8_t>(static_cast<size_t>(D * blocks))};
  for (int row = 0; row < D; ++row) {
    for (int k = 0; k < K; ++k) {
      u.codes[static_cast<size_t>(row * K + k)] =
          ReadCode(operand.format, operand.registers, OperandSlot(instruction, operand.format, row, k));
    }
    for (int block = 0; block < blocks; ++block) {
      const uint32_t word = operand.scales[ScaleLane(instruction, row, block)];
      u.scales[static_cast<size_t>(row * blocks + block)] =
          static_cast<uint8_t>(word >> (8 * operand.scale_byte));
    }
  }
  return u;
}

}  // namespace

const char* Name(Instruction instruction) {
  return instruction == Instruction::k16x16x128 ? "16x16x128" : "32x32x64";
}

Instruction InstructionByName(std::string_view name) {
  for (Instruction i : {Instruction::k16x16x128, Instruction::k32x32x64}) {
    if (name == Name(i)) return i;
  }
  Fail("matrix instruction '{}' is not known; use 16x16x128 or 32x32x64", name);
}

void MfmaScaled(Instruction instruction, Profile profile, Format format_a, const uint8_t* a,
                const uint8_t* scale_a, Format format_b, const uint8_t* b, const uint8_t* scale_b,
                const uint32_t* c, uint32_t* d) {
  RequireMatrixElement(format_a);
  RequireMatrixElement(format_b);
  const int64_t D = InstructionD(instruction), K = InstructionK(instruction), blocks = K / 32;
  for (int64_t i = 0; i < D; ++i) {
    for (int64_t j = 0; j < D; ++j) {
      d[i * D + j] = Accumulate(profile, format_a, a + i * K, scale_a + i * blocks, format_b, b + j * K,
                                scale_b + j * blocks, K, c[i * D + j]);
    }
  }
}

void MfmaScaledWave(Instruction instruction, Profile profile, const WaveOperand& a, const WaveOperand& b,
                    const uint32_t* c, uint32_t* d) {
  RequireMatrixElement(a.format);
  RequireMatrixElement(b.format);
  const int D = static_cast<int>(InstructionD(instruction));
  const Unpacked ua = Unpack(instruction, a), ub = Unpack(instruction, b);
  std::array<uint32_t, 32 * 32> acc;
  const auto at = [](const LaneSlot& slot) { return slot.reg * kWave + slot.lane; };
  for (int i = 0; i < D; ++i) {
    for (int j = 0; j < D; ++j)
      acc[static_cast<size_t>(i * D + j)] = c[at(AccumulatorSlot(instruction, i, j))];
  }
  MfmaScaled(instruction, profile, a.format, ua.codes.data(), ua.scales.data(), b.format, ub.codes.data(),
             ub.scales.data(), acc.data(), acc.data());
  for (int i = 0; i < D; ++i) {
    for (int j = 0; j < D; ++j)
      d[at(AccumulatorSlot(instruction, i, j))] = acc[static_cast<size_t>(i * D + j)];
  }
}

// FP4 and FP6: a lane holds 32 consecutive k of its row, lane = row + D * (k / 32). FP8: k in chunks of 16
// dealt to the 64 / D lane groups in turn, so a lane holds two chunks that are K / 2 apart.
LaneSlot OperandSlot(Instruction instruction, Format format, int row, int k) {
  const int D = static_cast<int>(InstructionD(instruction)), bits = Info(format).bits;
  int group = k / 32, local = k % 32;
  if (bits == 8) {
    const int chunk = k / 16, groups = 64 / D;
    group = chunk % groups;
    local = chunk / groups * 16 + k % 16;
  }
  return {row + D * group, bits * local / 32, bits * local % 32};
}

LaneSlot AccumulatorSlot(Instruction instruction, int row, int col) {
  if (instruction == Instruction::k16x16x128) return {16 * (row / 4) + col, row % 4, 0};
  return {32 * (row / 4 % 2) + col, 4 * (row / 8) + row % 4, 0};
}

int ScaleLane(Instruction instruction, int row, int block) {
  return row + static_cast<int>(InstructionD(instruction)) * block;
}

}  // namespace mx
