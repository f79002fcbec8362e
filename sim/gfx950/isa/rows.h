// The rows of isa/*.inc: MX_GFX950(op, encoding, opcode, operands, flags).
//
// operands: "destinations=sources" in assembly order, each a letter and a size in bits.
//   v        VGPR
//   w        VGPR that takes NEG and ABS
//   s        SGPR or, as a source, a scalar constant
//   r        SGPR only
//   a        AGPR
//   m        VGPR or AGPR
//   y        as m, or an inline constant
//   f, i, n  any source: f takes NEG and ABS, i refuses them, n has the bits and no use for them
//   c        a lane mask: VCC in the short encodings, an SGPR pair in VOP3
//   l        the literal that follows
//   i        (no size) the immediate
//   a, b     (no size) FLAT, MUBUF addressing
// A size of 16 is half a register (and tells how constants read: f16 and n16 binary16, i16 integer, bf16);
// 16x2 and 32x2 are packed pairs. + before an operand: it is read and written.
// The VOP1, VOP2, VOPC rows stand for their VOP3 forms as well (opcode + 0x140, + 0x100, + 0): in the short
// encodings their second source is a VGPR.
#ifndef MX_SIM_GFX950_ISA_ROWS_H_
#define MX_SIM_GFX950_ISA_ROWS_H_

#include <cstdint>
#include <span>

#include "sim/gfx950/isa/instruction.h"

namespace mx::gfx950 {

enum RowFlag : uint32_t {
  kClamp = 1u << 0,        // VOP3 takes CLAMP
  kOmod = 1u << 1,         // VOP3 takes OMOD
  kOpSel = 1u << 2,        // OP_SEL chooses halves or bytes
  kBitop = 1u << 3,        // OMOD, ABS and NEG hold a truth table
  kHasSdwa = 1u << 4,      // has an SDWA form
  kHasDpp = 1u << 5,       // has a DPP form
  kNoVop3 = 1u << 6,       // a short encoding without VOP3 form
  kNoSuffix = 1u << 7,     // its mnemonic has no _e32
  kNoSdwaOmod = 1u << 8,   // OMOD in VOP3 only
  kBranch = 1u << 9,       // SIMM16 is a distance in dwords
  kTwoOffsets = 1u << 10,  // DS: two offsets of 8 bits
  kFlat = 1u << 11,        // FLAT segments
  kScratch = 1u << 12,
  kGlobal = 1u << 13,
  kAtomic = 1u << 14,  // the destination is written only with SC0
  kLds = 1u << 15,     // FLAT: writes LDS; MUBUF: has an LDS bit
  kReadsVcc = 1u << 16,
  kReadsExec = 1u << 17,  // as data; that EXEC masks lanes is not listed
  kWritesExec = 1u << 18,
  kReadsM0 = 1u << 19,
  kWritesM0 = 1u << 20,
  kSdwaWholeDst = 1u << 22,  // SDWA without DST_SEL
  kFourSelects = 1u << 21,   // two sources, yet OP_SEL[2] counts: it chooses a byte of the destination
};

enum class ConstantType : uint8_t { k32, k64, kFloat64, kInt16, kHalf, kBfloat16, kPair16 };

struct OperandSpec {
  char kind = 0;     // the letter; 0: none
  uint8_t size = 0;  // dwords
  ConstantType type = ConstantType::k32;
  bool both = false;  // read and written
};

struct Row {
  Op op = Op::kInvalid;
  Encoding encoding = Encoding::kSOPP;
  uint16_t opcode = 0;
  uint32_t flags = 0;
  OperandSpec dst[2], src[5];
  uint8_t num_dst = 0, num_src = 0;
};

const Row& RowOf(Op op);  // op must not be kInvalid
// nullptr where there is none. VOP3 finds the rows of VOP1, VOP2 and VOPC too. FLAT: opcode + 128 * segment.
const Row* FindRow(Encoding encoding, uint32_t opcode);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_ROWS_H_
