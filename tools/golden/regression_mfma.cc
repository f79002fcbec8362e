// One scaled matrix instruction, on matrices and on the registers of a wave.
#include <algorithm>

#include "sim/base/sha256.h"
#include "sim/gemm/adder.h"
#include "sim/gemm/mfma.h"
#include "tools/golden/generate.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

struct Operand {
  Format format;
  std::vector<uint8_t> codes, scales;  // D x K, D x K/32
};

// An operand with one row in use, the others zero.
Operand OneRow(const Case& c, const std::string& name, Instruction instruction, int64_t row) {
  const int64_t d = InstructionD(instruction), k = InstructionK(instruction);
  Operand operand{FormatByName(c.Param("format_" + name)), {}, {}};
  operand.codes.resize(static_cast<size_t>(d * k));
  operand.scales.assign(static_cast<size_t>(d * k / 32), 127);
  const auto codes = c.Input(name), scales = c.Input("scale_" + name);
  if (static_cast<int64_t>(codes.size()) != k || static_cast<int64_t>(scales.size()) != k / 32) {
    Fail("{}: operand {} needs {} codes and {} scales", c.where(), name, k, k / 32);
  }
  std::copy(codes.begin(), codes.end(), operand.codes.begin() + row * k);
  std::copy(scales.begin(), scales.end(), operand.scales.begin() + row * k / 32);
  return operand;
}

// A whole operand with finite codes and scales that all differ, 127 - 32 .. 127 + 31 in a mixed order.
Operand Generated(const Case& c, const std::string& name, Instruction instruction, uint64_t seed) {
  const int64_t d = InstructionD(instruction), k = InstructionK(instruction);
  Operand operand{FormatByName(c.Param("format_" + name)), {}, {}};
  operand.codes = GenerateCodes(operand.format, seed, d * k);
  const int64_t scales = d * k / 32;  // 64 in either instruction
  for (int64_t i = 0; i < scales; ++i)
    operand.scales.push_back(static_cast<uint8_t>(95 + (i * 37 + 11) % scales));
  return operand;
}

std::string WordsDigest(const std::vector<uint32_t>& words) {
  std::string bytes;
  for (uint32_t word : words) {
    for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(word >> shift & 0xFF);
  }
  return Sha256Hex(bytes);
}

std::vector<uint32_t> Multiply(Instruction instruction, Profile profile, const Operand& a, const Operand& b,
                               const std::vector<uint32_t>& c) {
  std::vector<uint32_t> d(c.size());
  MfmaScaled(instruction, profile, a.format, a.codes.data(), a.scales.data(), b.format, b.codes.data(),
             b.scales.data(), c.data(), d.data());
  return d;
}

std::vector<uint32_t> GeneratedC(const Case& c, Instruction instruction) {
  const int64_t d = InstructionD(instruction);
  return GenerateF32("wide", c.HexParam("seed", 0) + 2, d * d);
}

}  // namespace

// One output under every profile, by the profile's name: row of A, column of B and C given, everything else
// zero.
Outputs InstructionElement(const Case& c) {
  const Instruction instruction = InstructionByName(c.Param("instruction", "16x16x128"));
  const int64_t d = InstructionD(instruction), row = 5, col = 7;
  const Operand a = OneRow(c, "a", instruction, row), b = OneRow(c, "b", instruction, col);
  std::vector<uint32_t> start(static_cast<size_t>(d * d));
  start[static_cast<size_t>(row * d + col)] = c.Input("c").at(0);
  Outputs outputs;
  for (const ProfileInfo& profile : kProfiles) {
    const auto out = Multiply(instruction, profile.id, a, b, start);
    outputs[profile.name] = {Hex(out[static_cast<size_t>(row * d + col)], 8)};
  }
  return outputs;
}

// A full instruction on generated operands: digest of D (row-major, little-endian words) and its first row's
// words.
Outputs InstructionDigest(const Case& c) {
  const Instruction instruction = InstructionByName(c.Param("instruction"));
  const uint64_t seed = c.HexParam("seed", 0);
  const Operand a = Generated(c, "a", instruction, seed), b = Generated(c, "b", instruction, seed + 1);
  const auto d = Multiply(instruction, ProfileByName(c.Param("profile")), a, b, GeneratedC(c, instruction));
  return {{"sha256", {WordsDigest(d)}},
          {"first", HexWords(std::vector<uint32_t>(d.begin(), d.begin() + 4), 8)}};
}

namespace {

// The registers of an operand: every code at its slot, FP6 codes across two registers where they straddle.
std::vector<uint32_t> OperandRegisters(Instruction instruction, const Operand& operand) {
  const int bits = Info(operand.format).bits;
  std::vector<uint32_t> registers(static_cast<size_t>(bits == 4 ? 4 : bits == 6 ? 6 : 8) * 64);
  const auto k_size = static_cast<int>(InstructionK(instruction));
  for (int row = 0; row < static_cast<int>(InstructionD(instruction)); ++row) {
    for (int k = 0; k < k_size; ++k) {
      const LaneSlot slot = OperandSlot(instruction, operand.format, row, k);
      const uint64_t field = uint64_t{operand.codes[static_cast<size_t>(row * k_size + k)]} << slot.bit;
      const auto at = static_cast<size_t>(slot.reg * 64 + slot.lane);
      registers[at] |= static_cast<uint32_t>(field);
      if (field >> 32 != 0) registers[at + 64] |= static_cast<uint32_t>(field >> 32);
    }
  }
  return registers;
}

// One dword a lane: the scale in byte `byte`, its complement in the others, which must not matter.
std::vector<uint32_t> ScaleRegisters(Instruction instruction, const Operand& operand, int byte) {
  std::vector<uint32_t> registers(64);
  const auto blocks = static_cast<int>(InstructionK(instruction) / 32);
  for (int row = 0; row < static_cast<int>(InstructionD(instruction)); ++row) {
    for (int block = 0; block < blocks; ++block) {
      const uint32_t scale = operand.scales[static_cast<size_t>(row * blocks + block)];
      const uint32_t others = (~scale & 0xFF) * 0x01010101u;
      registers[static_cast<size_t>(ScaleLane(instruction, row, block))] = others ^ (0xFFu << (8 * byte));
    }
  }
  return registers;
}

}  // namespace

// The same on registers: digests of the A, B and scale registers (register-major, lane inside) and of D's.
Outputs WaveDigest(const Case& c) {
  const Instruction instruction = InstructionByName(c.Param("instruction"));
  const Profile profile = ProfileByName(c.Param("profile"));
  const uint64_t seed = c.HexParam("seed", 0);
  const int byte_a = static_cast<int>(c.Int("byte_a", 0)), byte_b = static_cast<int>(c.Int("byte_b", 0));
  const Operand a = Generated(c, "a", instruction, seed), b = Generated(c, "b", instruction, seed + 1);
  const auto c_matrix = GeneratedC(c, instruction);
  const auto regs_a = OperandRegisters(instruction, a), regs_b = OperandRegisters(instruction, b);
  const auto scale_a = ScaleRegisters(instruction, a, byte_a),
             scale_b = ScaleRegisters(instruction, b, byte_b);
  const auto size = static_cast<int>(InstructionD(instruction));
  std::vector<uint32_t> regs_c(c_matrix.size()), regs_d(c_matrix.size());
  auto at = [&](int row, int col) {
    const LaneSlot slot = AccumulatorSlot(instruction, row, col);
    return static_cast<size_t>(slot.reg * 64 + slot.lane);
  };
  for (int i = 0; i < size * size; ++i) regs_c[at(i / size, i % size)] = c_matrix[static_cast<size_t>(i)];
  MfmaScaledWave(instruction, profile, {a.format, regs_a.data(), scale_a.data(), byte_a},
                 {b.format, regs_b.data(), scale_b.data(), byte_b}, regs_c.data(), regs_d.data());
  const auto d = Multiply(instruction, profile, a, b, c_matrix);
  for (int i = 0; i < size * size; ++i) {
    if (regs_d[at(i / size, i % size)] != d[static_cast<size_t>(i)])
      Fail("{}: registers and matrices differ", c.where());
  }
  return {{"a_sha256", {WordsDigest(regs_a)}},
          {"b_sha256", {WordsDigest(regs_b)}},
          {"scale_a_sha256", {WordsDigest(scale_a)}},
          {"scale_b_sha256", {WordsDigest(scale_b)}},
          {"d_sha256", {WordsDigest(regs_d)}}};
}

}  // namespace mx::golden
