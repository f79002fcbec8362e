// Program control and hardware registers: branches, calls, forks, MODE, M0-relative moves, GPR index mode.
// CDNA4 ISA 12.2, 12.3 and 12.5.
#include <fmt/format.h>

#include <bit>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/scalar.h"

namespace mx::gfx950 {
namespace {

enum : int { kHwMode = 1, kHwStatus = 2, kHwId = 4, kHwXccId = 20 };

uint32_t ModeBits(const Wave& w) {
  const Mode& m = w.mode;
  return m.round32 | m.round16_64 << 2 | m.denorm32 << 4 | m.denorm16_64 << 6 | m.dx10_clamp << 8 |
         m.ieee << 9 | m.fp16_ovfl << 23 | (w.gpr_index_mode != 0) << 27 | w.vskip << 28;
}

// Trap and debug fields of MODE have no effect here: the device takes no traps.
void SetMode(Wave& w, uint32_t bits) {
  Mode& m = w.mode;
  m.round32 = bits & 3, m.round16_64 = bits >> 2 & 3, m.denorm32 = bits >> 4 & 3,
  m.denorm16_64 = bits >> 6 & 3;
  m.dx10_clamp = bits >> 8 & 1, m.ieee = bits >> 9 & 1, m.fp16_ovfl = bits >> 23 & 1;
  w.gpr_index_mode = (bits >> 27 & 1) != 0 ? w.sgpr[kM0] >> 12 & 15 : 0;
  w.vskip = bits >> 28 & 1;
}

// SIMM16 = {size - 1, offset, register}.
struct RegisterField {
  int id;
  uint32_t offset, mask;
  explicit RegisterField(const Instruction& in)
      : id(in.imm & 63),
        offset(static_cast<uint32_t>(in.imm) >> 6 & 31),
        mask(static_cast<uint32_t>((uint64_t{1} << ((static_cast<uint32_t>(in.imm) >> 11 & 31) + 1)) - 1)) {}
};

void GetReg(Wave& w, const Instruction& in) {
  const RegisterField field(in);
  uint32_t value = 0;
  switch (field.id) {
    case kHwMode:
      value = ModeBits(w);
      break;
    case kHwStatus:  // SCC, EXECZ, VCCZ
      value = w.scc | (w.exec() == 0) << 9 | (w.vcc() == 0) << 10;
      break;
    case kHwId:  // one compute unit of one die: all identifiers are 0
    case kHwXccId:
      break;
    default:
      throw ExecutionError{fmt::format("s_getreg_b32: hardware register {} is not modelled", field.id)};
  }
  WriteScalar(w, in.dst[0], value >> field.offset & field.mask);
}

void SetReg(Wave& w, const Instruction& in, uint32_t value) {
  const RegisterField field(in);
  if (field.id != kHwMode) {
    throw ExecutionError{fmt::format("s_setreg: hardware register {} cannot be written here", field.id)};
  }
  const uint32_t mask = field.mask << field.offset;
  SetMode(w, (ModeBits(w) & ~mask) | (value << field.offset & mask));
}
void SetRegRegister(Wave& w, const Instruction& in) {
  SetReg(w, in, ReadScalar(w, in.src[in.num_explicit_src - 1]));
}

void Branch(Wave& w, const Instruction& in) { w.pc += static_cast<uint32_t>(in.imm); }
void BranchScc0(Wave& w, const Instruction& in) {
  if (!w.scc) Branch(w, in);
}
void BranchScc1(Wave& w, const Instruction& in) {
  if (w.scc) Branch(w, in);
}
void BranchVccz(Wave& w, const Instruction& in) {
  if (w.vcc() == 0) Branch(w, in);
}
void BranchVccnz(Wave& w, const Instruction& in) {
  if (w.vcc() != 0) Branch(w, in);
}
void BranchExecz(Wave& w, const Instruction& in) {
  if (w.exec() == 0) Branch(w, in);
}
void BranchExecnz(Wave& w, const Instruction& in) {
  if (w.exec() != 0) Branch(w, in);
}
void NeverBranch(Wave&, const Instruction&) {}  // the debug conditions are off

void JumpTo(Wave& w, uint64_t address) {
  if (address < w.text_address || address - w.text_address > 0xFFFFFFFF) {
    throw ExecutionError{fmt::format("jump to {:#x}, outside the code object's text", address)};
  }
  w.pc = static_cast<uint32_t>(address - w.text_address);
}
void GetPc(Wave& w, const Instruction& in) { WriteScalar64(w, in.dst[0], w.text_address + w.pc); }
void SetPc(Wave& w, const Instruction& in) { JumpTo(w, ReadScalar64(w, in.src[0])); }
void SwapPc(Wave& w, const Instruction& in) {
  const uint64_t target = ReadScalar64(w, in.src[0]);
  GetPc(w, in);
  JumpTo(w, target);
}
void Call(Wave& w, const Instruction& in) {
  GetPc(w, in);
  Branch(w, in);
}

void MoveRelativeSource(Wave& w, const Instruction& in) {
  const uint32_t from = in.src[0].reg + w.sgpr[kM0], count = in.op == Op::s_movrels_b64 ? 2 : 1;
  if (in.src[0].kind != OperandKind::kSgpr || from + count > 102) {
    throw ExecutionError{fmt::format("{}: s{} is no SGPR", Name(in.op), from)};
  }
  if (count == 2) return WriteScalar64(w, in.dst[0], w.Pair(static_cast<int>(from)));
  WriteScalar(w, in.dst[0], w.sgpr[from]);
}
void MoveRelativeDestination(Wave& w, const Instruction& in) {
  const uint32_t to = in.dst[0].reg + w.sgpr[kM0], count = in.op == Op::s_movreld_b64 ? 2 : 1;
  if (in.dst[0].kind != OperandKind::kSgpr || to + count > 102) {
    throw ExecutionError{fmt::format("{}: s{} is no SGPR", Name(in.op), to)};
  }
  if (count == 2) return w.SetPair(static_cast<int>(to), ReadScalar64(w, in.src[0]));
  w.sgpr[to] = ReadScalar(w, in.src[0]);
}

void SetIndexBits(Wave& w, uint32_t mode) {
  w.gpr_index_mode = static_cast<uint8_t>(mode & 15);
  w.sgpr[kM0] = (w.sgpr[kM0] & ~0xF000u) | (mode & 15) << 12;
}
void SetIndex(Wave& w, const Instruction& in) {
  w.sgpr[kM0] = (w.sgpr[kM0] & ~0xFFu) | (ReadScalar(w, in.src[0]) & 0xFF);
}
void SetIndexOn(Wave& w, const Instruction& in) {
  SetIndex(w, in);
  SetIndexBits(w, static_cast<uint32_t>(in.imm));
}
void SetIndexOff(Wave& w, const Instruction&) { w.gpr_index_mode = 0; }
// Changes what an active index applies to; alone it does not switch indexing on.
void SetIndexMode(Wave& w, const Instruction& in) {
  const bool on = w.gpr_index_mode != 0;
  SetIndexBits(w, static_cast<uint32_t>(in.imm));
  if (!on) w.gpr_index_mode = 0;
}

void SetVskip(Wave& w, const Instruction& in) {
  w.vskip = (ReadScalar(w, in.src[0]) >> (ReadScalar(w, in.src[1]) & 31) & 1) != 0;
}

void Nothing(Wave&, const Instruction&) {}

constexpr HandlerRow kRows[] = {
    {Op::s_getreg_b32, &GetReg},
    {Op::s_setreg_b32, &SetRegRegister},
    {Op::s_setreg_imm32_b32, &SetRegRegister},
    {Op::s_branch, &Branch},
    {Op::s_cbranch_scc0, &BranchScc0},
    {Op::s_cbranch_scc1, &BranchScc1},
    {Op::s_cbranch_vccz, &BranchVccz},
    {Op::s_cbranch_vccnz, &BranchVccnz},
    {Op::s_cbranch_execz, &BranchExecz},
    {Op::s_cbranch_execnz, &BranchExecnz},
    {Op::s_cbranch_cdbgsys, &NeverBranch},
    {Op::s_cbranch_cdbguser, &NeverBranch},
    {Op::s_cbranch_cdbgsys_or_user, &NeverBranch},
    {Op::s_cbranch_cdbgsys_and_user, &NeverBranch},
    {Op::s_getpc_b64, &GetPc},
    {Op::s_setpc_b64, &SetPc},
    {Op::s_swappc_b64, &SwapPc},
    {Op::s_call_b64, &Call},
    {Op::s_movrels_b32, &MoveRelativeSource},
    {Op::s_movrels_b64, &MoveRelativeSource},
    {Op::s_movreld_b32, &MoveRelativeDestination},
    {Op::s_movreld_b64, &MoveRelativeDestination},
    {Op::s_set_gpr_idx_on, &SetIndexOn},
    {Op::s_set_gpr_idx_off, &SetIndexOff},
    {Op::s_set_gpr_idx_idx, &SetIndex},
    {Op::s_set_gpr_idx_mode, &SetIndexMode},
    {Op::s_setvskip, &SetVskip},
    {Op::s_nop, &Nothing},  // timing, priorities and caches have no effect on results
    {Op::s_setprio, &Nothing},
    {Op::s_sleep, &Nothing},
    {Op::s_wakeup, &Nothing},
    {Op::s_icache_inv, &Nothing},
    {Op::s_incperflevel, &Nothing},
    {Op::s_decperflevel, &Nothing},
    {Op::s_ttracedata, &Nothing},
    {Op::v_nop, &Nothing},
    {Op::v_clrexcp, &Nothing},
};

}  // namespace

std::span<const HandlerRow> ControlRows() { return kRows; }

}  // namespace mx::gfx950
