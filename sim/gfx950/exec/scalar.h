// Scalar operands: SGPRs, inline constants, literals and the special registers, in 32 and 64 bits.
// CDNA4 ISA section 6.2 and table 23.
#ifndef MX_SIM_GFX950_EXEC_SCALAR_H_
#define MX_SIM_GFX950_EXEC_SCALAR_H_

#include <array>
#include <cstdint>

#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

// What a 32-bit constant means to a 64-bit operand: zero-extended, sign-extended, or the upper half of a
// binary64 (inline floats are that number).
enum class WideForm : uint8_t { kUnsigned, kSigned, kDouble };

inline constexpr int kFirstFloatCode = 240, kLastFloatCode = 248;
// 0.5 -0.5 1 -1 2 -2 4 -4 1/(2 pi)
inline constexpr std::array<uint16_t, 9> kInlineHalf = {0x3800, 0xB800, 0x3C00, 0xBC00, 0x4000,
                                                        0xC000, 0x4400, 0xC400, 0x3118};
inline constexpr std::array<uint64_t, 9> kInlineDouble = {
    0x3FE0000000000000, 0xBFE0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x4000000000000000,
    0xC000000000000000, 0x4010000000000000, 0xC010000000000000, 0x3FC45F306DC9C882};

constexpr bool IsInlineFloat(const Operand& o) {
  return o.kind == OperandKind::kConstant && o.reg >= kFirstFloatCode && o.reg <= kLastFloatCode;
}

uint64_t ReadSpecial(const Wave& wave, const Operand& o);  // throws ExecutionError for an unknown one

inline uint32_t ReadScalar(const Wave& wave, const Operand& o) {
  switch (o.kind) {
    case OperandKind::kSgpr:
      return wave.sgpr[o.reg];
    case OperandKind::kConstant:
    case OperandKind::kLiteral:
      return o.value;
    default:
      return static_cast<uint32_t>(ReadSpecial(wave, o));
  }
}
uint64_t ReadScalar64(const Wave& wave, const Operand& o, WideForm form = WideForm::kUnsigned);
// As a 16-bit operand sees it: inline floats are binary16.
inline uint32_t ReadScalar16(const Wave& wave, const Operand& o) {
  return IsInlineFloat(o) ? kInlineHalf[o.reg - kFirstFloatCode] : ReadScalar(wave, o);
}

inline void WriteScalar(Wave& wave, const Operand& o, uint32_t value) { wave.sgpr[o.reg] = value; }
inline void WriteScalar64(Wave& wave, const Operand& o, uint64_t value) { wave.SetPair(o.reg, value); }

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_SCALAR_H_
