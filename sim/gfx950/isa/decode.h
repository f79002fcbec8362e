// What the decoders of the encodings share: the words of one instruction and the instruction being built.
#ifndef MX_SIM_GFX950_ISA_DECODE_H_
#define MX_SIM_GFX950_ISA_DECODE_H_

#include <cstddef>
#include <cstdint>
#include <span>

#include "sim/gfx950/isa/instruction.h"
#include "sim/gfx950/isa/rows.h"

namespace mx::gfx950 {

// Bits [low, low + count) of a word.
constexpr uint32_t Bits(uint32_t word, int low, int count) { return word >> low & ((1u << count) - 1); }
constexpr int32_t SignExtend(uint32_t value, int bits) {
  return static_cast<int32_t>(value << (32 - bits)) >> (32 - bits);
}

struct Words {
  std::span<const std::byte> text;
  uint32_t address;
  bool Has(uint32_t count) const { return address + 4ull * count <= text.size(); }
  uint32_t operator[](uint32_t i) const;  // little endian; requires Has(i + 1)
};

// Where a source may come from besides a VGPR.
enum class SourceRule : uint8_t { kScalar, kVector, kVectorNoLiteral };

// Builds one instruction. Every Add returns false where the code names nothing; the instruction is then
// unknown.
class Builder {
 public:
  Builder(const Words& words, const Row& row, int bytes);

  bool AddDst(const Operand& operand);  // explicit
  bool AddSrc(const Operand& operand);
  void AddImplicitDst(const Operand& operand);
  void AddImplicitSrc(const Operand& operand);
  bool Source(uint32_t code, const OperandSpec& spec, SourceRule rule, Operand* out);
  bool Sgpr(uint32_t code, int size, Operand* out) const;  // 7 bits: an SGPR operand or destination
  bool Literal(Operand* out);                              // the dword behind the instruction
  // Implicit operands of the row: operands read and written, VCC, EXEC, M0.
  Instruction Finish();

  Instruction out;
  const Row& row;

 private:
  const Words& words_;
  int base_bytes_;
};

// v_dot4 and v_dot8: no halves to select.
constexpr bool IsIntegerDot(Op op) {
  return op == Op::v_dot4_i32_i8 || op == Op::v_dot4_u32_u8 || op == Op::v_dot8_i32_i4 ||
         op == Op::v_dot8_u32_u4;
}

Operand VgprOperand(uint32_t reg, int size);
Operand AgprOperand(uint32_t reg, int size);
Operand SgprOperand(uint32_t reg, int size);

// Each returns op kInvalid where no row fits.
Instruction DecodeSalu(const Words& words);
Instruction DecodeSmem(const Words& words);
Instruction DecodeVop12C(const Words& words);
Instruction DecodeVop3(const Words& words);
Instruction DecodeVop3P(const Words& words);
Instruction DecodeDs(const Words& words);
Instruction DecodeFlat(const Words& words);
Instruction DecodeBuffer(const Words& words);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_DECODE_H_
