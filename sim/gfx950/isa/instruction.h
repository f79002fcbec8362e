// One decoded gfx950 instruction: what the decoder makes of 4 to 16 bytes, and all that the disassembler, the
// executor and the checker know about it. Encodings: CDNA4 ISA chapter 13.
#ifndef MX_SIM_GFX950_ISA_INSTRUCTION_H_
#define MX_SIM_GFX950_ISA_INSTRUCTION_H_

#include <cstdint>

namespace mx::gfx950 {

enum class Encoding : uint8_t {
  kSOP1,
  kSOP2,
  kSOPK,
  kSOPC,
  kSOPP,
  kSMEM,
  kVOP1,
  kVOP2,
  kVOPC,
  kVOP3,
  kVOP3P,
  kMAI,
  kVOP3PX2,
  kDS,
  kFLAT,
  kMUBUF,
  kMTBUF,
};

// The operation, whatever its encoding: v_add_f32 is one Op as VOP2 (e32, SDWA, DPP) and as VOP3 (e64).
enum class Op : uint16_t {
  kInvalid,
#define MX_GFX950(op, ...) op,
#include "sim/gfx950/isa/all.inc"
#undef MX_GFX950
  kCount,
};
const char* Name(Op op);  // the mnemonic without its _e32, _e64, _sdwa, _dpp suffix

enum class OperandKind : uint8_t {
  kNone,
  kSgpr,      // reg 0..127, numbered as encoded: 102 FLAT_SCRATCH, 106 VCC, 124 M0, 126 EXEC
  kVgpr,      // reg 0..255
  kAgpr,      // reg 0..255; Program (machine/program.h) turns it into kVgpr with accum_offset added
  kConstant,  // inline constant: value holds the 32-bit pattern (128..208 integers, 240..248 binary32), reg
              // its code
  kLiteral,   // value
  kSpecial,   // reg 251 VCCZ, 252 EXECZ, 253 SCC, 235..238 aperture registers
};

struct Operand {
  OperandKind kind = OperandKind::kNone;
  uint8_t size = 0;  // dwords
  uint16_t reg = 0;
  uint32_t value = 0;
};

enum : uint8_t { kNoSubword, kDpp, kSdwa };

struct Instruction {
  Op op = Op::kInvalid;
  Encoding encoding = Encoding::kSOPP;
  uint8_t bytes = 0;     // 4, 8, 12 or 16, literal and DPP/SDWA dword included
  uint32_t address = 0;  // byte offset from the start of the text section

  // Explicit operands in assembly order first, then implicit ones (VCC of v_cndmask_b32_e32, M0, EXEC):
  // `dst[0, num_dst)` and `src[0, num_src)` hold both, so that a checker sees every register. Memory
  // instructions: src[0] address (VADDR; MUBUF: may be kNone), src[1] data (stores, atomics), src[2] scalar
  // base (SADDR, SRSRC, SBASE), src[3] scalar offset (SOFFSET). DS with two data operands: src[1], src[2].
  // Scaled MFMA: A, B, C, scale A, scale B.
  Operand dst[2], src[6];
  uint8_t num_dst = 0, num_src = 0;
  uint8_t num_explicit_dst = 0, num_explicit_src = 0;

  // VOP3 and VOP3P modifiers, bit i for source i. op_sel: VOP3 bit 3 is the destination; VOP3PX2: {A, B}.
  uint8_t neg = 0, abs = 0, op_sel = 0, op_sel_hi = 0, neg_hi = 0, omod = 0;
  bool clamp = false;
  uint8_t bitop = 0;                     // v_bitop3 truth table
  uint8_t cbsz = 0, abid = 0, blgp = 0;  // MAI

  // Immediates: SIMM16 (sign-extended), a branch's byte distance from the next instruction, an SMEM, FLAT, DS
  // or MUBUF byte offset (sign where the encoding has one). DS read2/write2: offset0 in bits 7:0, offset1 in
  // 15:8.
  int32_t imm = 0;
  // SMEM: sc0 is GLC, offen says that an offset stands beside SOFFSET.
  bool sc0 = false, sc1 = false, nt = false, offen = false, idxen = false, lds = false, gds = false;
  uint8_t segment = 0;  // FLAT: 0 flat, 1 scratch, 2 global
  uint8_t format = 0;   // MTBUF

  uint8_t subword = kNoSubword;
  uint16_t dpp_ctrl = 0;
  uint8_t row_mask = 0xF, bank_mask = 0xF;
  bool bound_ctrl = false;
  // SDWA: selects 0..3 byte, 4,5 word, 6 dword; dst_unused 0 pad, 1 sign-extend, 2 preserve.
  uint8_t dst_sel = 6, dst_unused = 0, src0_sel = 6, src1_sel = 6;
  bool src0_sext = false, src1_sext = false;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_INSTRUCTION_H_
