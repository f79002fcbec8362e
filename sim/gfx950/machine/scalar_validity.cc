// The scalar side of validity.cc: compilers keep lane masks whose bits outside EXEC were never defined and
// mask them off later, so that SGPRs are followed bit by bit.
#include <string_view>

#include "sim/gfx950/machine/checker.h"

namespace mx::gfx950 {
namespace {

struct Bits {
  uint64_t value = 0, invalid = 0;
};

Bits And(Bits a, Bits b) {
  return {a.value & b.value, (a.invalid | b.invalid) & ~((~a.invalid & ~a.value) | (~b.invalid & ~b.value))};
}
Bits Or(Bits a, Bits b) {
  return {a.value | b.value, (a.invalid | b.invalid) & ~((~a.invalid & a.value) | (~b.invalid & b.value))};
}
Bits Not(Bits a) { return {~a.value, a.invalid}; }

// Known not to be zero, or known to be zero.
bool ZeroTestInvalid(Bits b, int dwords) {
  const uint64_t mask = dwords == 2 ? ~uint64_t{0} : 0xFFFFFFFFu;
  return (b.invalid & mask) != 0 && (b.value & ~b.invalid & mask) == 0;
}

Bits Read(const WaveContext& wave, const Operand& operand) {
  Bits bits;
  for (int d = 0; d < 2; ++d) {
    uint32_t value = 0, invalid = 0;
    if (operand.kind == OperandKind::kSgpr) {
      if (d >= operand.size) break;
      value = wave.wave.sgpr[operand.reg + d], invalid = wave.sgpr_invalid[operand.reg + d];
    } else {
      value = d == 0 ? operand.value : operand.value >> 31 ? ~0u : 0;
    }
    bits.value |= static_cast<uint64_t>(value) << (32 * d);
    bits.invalid |= static_cast<uint64_t>(invalid) << (32 * d);
  }
  return bits;
}

// The bitwise operations; false: another one.
bool Bitwise(std::string_view name, Bits a, Bits b, Bits* result) {
  if (name.starts_with("s_mov_b")) return *result = a, true;
  if (name.starts_with("s_not_b")) return *result = Not(a), true;
  if (name.starts_with("s_and_b")) return *result = And(a, b), true;
  if (name.starts_with("s_andn2_b")) return *result = And(a, Not(b)), true;
  if (name.starts_with("s_or_b")) return *result = Or(a, b), true;
  if (name.starts_with("s_orn2_b")) return *result = Or(a, Not(b)), true;
  if (name.starts_with("s_nand_b")) return *result = Not(And(a, b)), true;
  if (name.starts_with("s_nor_b")) return *result = Not(Or(a, b)), true;
  if (name.starts_with("s_xor_b") || name.starts_with("s_xnor_b")) {
    return *result = {a.value ^ b.value, a.invalid | b.invalid}, true;
  }
  return false;
}

// EXEC after s_<op>_saveexec_b64.
Bits SavedExec(std::string_view name, Bits a, Bits exec) {
  if (name.starts_with("s_and_")) return And(a, exec);
  if (name.starts_with("s_or_")) return Or(a, exec);
  if (name.starts_with("s_andn1_")) return And(Not(a), exec);
  if (name.starts_with("s_andn2_")) return And(a, Not(exec));
  return {exec.value, exec.invalid | a.invalid};
}

}  // namespace

// Where the program goes on must not depend on an undefined condition. VCCZ and EXECZ are known as soon as
// one defined bit is set.
void Checker::FollowBranch(WaveContext& wave, const BoundInstruction& bound) {
  for (int i = 0; i < bound.num_reads; ++i) {
    const RegisterRange& range = bound.reads[i];
    if (range.first < kSgprRegister || range.count != 2 || !range.matters ||
        bound.instruction.num_explicit_src > 0) {
      continue;
    }
    const auto sgpr = static_cast<uint16_t>(range.first - kSgprRegister);
    if (!ZeroTestInvalid(Read(wave, {OperandKind::kSgpr, 2, sgpr, 0}), 2)) return;
  }
  CheckMatters(wave, bound);
}

void Checker::FollowScalar(WaveContext& wave, const BoundInstruction& bound) {
  if (bound.unit == Unit::kBranch) return FollowBranch(wave, bound);
  const Instruction& in = bound.instruction;
  const std::string_view name = Name(in.op);
  const Bits a = in.num_src > 0 ? Read(wave, in.src[0]) : Bits{};
  const Bits b = in.num_src > 1 ? Read(wave, in.src[1]) : Bits{};
  const Bits exec = Read(wave, {OperandKind::kSgpr, 2, kExec, 0});
  Bits result, new_exec = exec;
  bool known = Bitwise(name, a, b, &result);
  const bool saves = name.find("_saveexec") != name.npos;
  if (saves) {
    result = exec, known = true;
    new_exec = SavedExec(name, a, exec);
  }
  if (in.op == Op::s_cselect_b32 || in.op == Op::s_cselect_b64) {
    const bool unknown = wave.state[kSccRegister].flags & (kPartial | kUnwritten);
    result = unknown ? Bits{0, ~uint64_t{0}} : wave.wave.scc ? a : b;
    known = true;
  }
  if (!known) result.invalid = ~uint64_t{0};
  const int dwords = saves ? 2 : in.num_dst > 0 ? std::max<int>(in.dst[0].size, 1) : 0;
  const bool scc_invalid = !known || ZeroTestInvalid(saves ? new_exec : result, dwords);
  scalar_result_.fill(0);
  size_t s = 0;
  for (int i = 0; i < bound.num_writes; ++i) {
    const RegisterRange& range = bound.writes[i];
    const bool is_exec = saves && range.first == kSgprRegister + kExec;
    for (int d = 0; d < range.count && s < scalar_result_.size(); ++d, ++s) {
      scalar_result_[s] = range.first == kSccRegister
                              ? (scc_invalid ? ~0u : 0)
                              : static_cast<uint32_t>((is_exec ? new_exec : result).invalid >> (32 * d));
    }
  }
}

}  // namespace mx::gfx950
