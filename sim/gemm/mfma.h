// The two scaled matrix instructions of gfx950, V_MFMA_SCALE_F32_16X16X128_F8F6F4 and _32X32X64_, as
// functions on matrices and as functions on the registers of a wave. D[i][j] = C[i][j] + sum_k A[i][k]
// B[j][k], B given transposed. Sources: CDNA4 ISA sections 7.1.5 and 7.2 (layouts, scale bytes); the adder is
// a profile (adder.h).
#ifndef MX_SIM_GEMM_MFMA_H_
#define MX_SIM_GEMM_MFMA_H_

#include <cstdint>
#include <string_view>

#include "sim/formats/format.h"
#include "sim/gemm/profile.h"

namespace mx {

enum class Instruction : uint8_t { k16x16x128, k32x32x64 };
constexpr int64_t InstructionD(Instruction i) {
  return i == Instruction::k16x16x128 ? 16 : 32;
}  // rows = columns
constexpr int64_t InstructionK(Instruction i) { return i == Instruction::k16x16x128 ? 128 : 64; }
const char* Name(Instruction instruction);             // "16x16x128", "32x32x64"
Instruction InstructionByName(std::string_view name);  // throws InputError

// On matrices: a, b: D x K codes, one a byte, row-major; scales: D x K/32 bytes; c, d: D x D binary32 bits.
// c and d may be the same array. Formats: the five floating MX elements, any mix.
void MfmaScaled(Instruction instruction, Profile profile, Format format_a, const uint8_t* a,
                const uint8_t* scale_a, Format format_b, const uint8_t* b, const uint8_t* scale_b,
                const uint32_t* c, uint32_t* d);

// On registers. A lane holds 4 (FP4), 6 (FP6) or 8 (FP8) dwords of A and of B, one dword of scales for each
// of which `byte` picks one, and 4 (16x16x128) or 16 (32x32x64) dwords of C and D. reg[r * 64 + lane].
struct WaveOperand {
  Format format;
  const uint32_t* registers;  // (4 | 6 | 8) x 64
  const uint32_t* scales;     // 64
  int scale_byte;             // 0..3, one choice for the whole wave (op_sel)
};
void MfmaScaledWave(Instruction instruction, Profile profile, const WaveOperand& a, const WaveOperand& b,
                    const uint32_t* c, uint32_t* d);

// The lane maps themselves, both ways, for tests and tools.
struct LaneSlot {
  int lane, reg, bit;  // bit: of the element's lowest bit in its register; FP6 elements may straddle two
};
LaneSlot OperandSlot(Instruction instruction, Format format, int row, int k);
LaneSlot AccumulatorSlot(Instruction instruction, int row, int col);
int ScaleLane(Instruction instruction, int row, int block);

}  // namespace mx

#endif  // MX_SIM_GEMM_MFMA_H_
