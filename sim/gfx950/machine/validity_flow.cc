// How invalid bits travel from the sources of a vector instruction to its results (validity.cc chooses the
// way).
#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "sim/gfx950/machine/checker.h"

namespace mx::gfx950 {
namespace {

constexpr uint32_t kAll = ~0u;

bool IsRow(const RegisterRange& range) { return range.first < kMaxRows; }

uint32_t ConstantValue(const Operand& operand, int dword) {
  if (dword == 0) return operand.value;
  return operand.value >> 31 ? kAll : 0;  // integers extend their sign; only masks and shifts ask
}

// From the lowest invalid bit upwards: carries run that way.
uint32_t Upwards(uint32_t bits) { return bits | (0 - bits); }
uint64_t Upwards(uint64_t bits) { return bits | (0 - bits); }

// The sources that carry the value, bit i for source i; the others are amounts and selectors.
uint32_t ValueSources(Op op, Flow flow) {
  if (flow == Flow::kMove) {
    return op == Op::v_readlane_b32 || op == Op::v_writelane_b32 ? 1u : 0xFFu;
  }
  const std::string_view name = Name(op);
  if (name.find("rev") != name.npos) return 2u;
  if (name.substr(0, 5) == "v_bfe") return 1u;
  return 3u;  // v_perm, v_alignbit, v_alignbyte
}

// The masks of invalid bits in the places of the values while this lives, so that the instruction itself can
// run on them. Amounts and selectors stay what they are.
class MaskRun {
 public:
  MaskRun(const Checker& checker, WaveContext& wave)
      : checker_(checker), wave_(wave), sgprs_(wave.wave.sgpr) {}
  ~MaskRun() {
    for (const auto& [row, content] : saved_) wave_.wave.vgpr[row] = content;
    wave_.wave.sgpr = sgprs_;
  }
  MaskRun(const MaskRun&) = delete;
  MaskRun& operator=(const MaskRun&) = delete;

  void PutRow(int row) {
    if (std::any_of(saved_.begin(), saved_.end(), [&](const auto& s) { return s.first == row; })) return;
    LaneVector& content = wave_.wave.vgpr[row];
    saved_.emplace_back(row, content);
    for (int l = 0; l < kLanes; ++l) content[l] = checker_.Invalid(wave_, row, l);
  }
  // Constants have no invalid bits: the constant 0.
  void PutOperand(Operand& operand) {
    for (int d = 0; d < std::max<int>(operand.size, 1); ++d) {
      if (operand.kind == OperandKind::kVgpr) PutRow(operand.reg + d);
      if (operand.kind == OperandKind::kSgpr && operand.reg < kExec) {
        wave_.wave.sgpr[operand.reg + d] = wave_.sgpr_invalid[operand.reg + d];
      }
    }
    if (operand.kind == OperandKind::kConstant || operand.kind == OperandKind::kLiteral) {
      operand = {OperandKind::kConstant, operand.size, 128, 0};
    }
  }

 private:
  const Checker& checker_;
  WaveContext& wave_;
  std::array<uint32_t, 128> sgprs_;
  std::vector<std::pair<int, LaneVector>> saved_;
};

// One register as value and as amount cannot be both.
bool ValueIsAmount(const Instruction& in, uint32_t values) {
  for (int i = 0; i < in.num_src; ++i) {
    for (int j = 0; j < in.num_src; ++j) {
      if (!(values >> i & 1) && (values >> j & 1) && in.src[i].kind == OperandKind::kVgpr &&
          in.src[j].kind == OperandKind::kVgpr && in.src[i].reg == in.src[j].reg) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

// A lane is invalid as soon as a bit that it uses is.
void Checker::FollowAny(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  uint64_t lanes = 0;
  for (int i = 0; i < in.num_src; ++i) {
    if (i >= in.num_explicit_src && bound.written_bits != kAll) break;  // the tied destination
    LaneVector source{};
    for (int d = 0; d < std::max<int>(in.src[i].size, 1); ++d) {
      for (int l = 0; l < kLanes; ++l) source[l] |= SourceInvalid(wave, bound, i, d, l);
    }
    if (in.subword == kDpp && i == 0 && in.src[0].kind == OperandKind::kVgpr) {
      // Where the lanes come from, the plain move with the same control says.
      Instruction move = in;
      move.op = Op::v_mov_b32;
      move.num_src = move.num_explicit_src = 1;
      move.neg = move.abs = 0;
      move.dst[0] = in.src[0];
      move.dst[0].size = move.src[0].size = 1;
      LaneVector& row = wave.wave.vgpr[in.src[0].reg];
      const LaneVector saved = row;
      row = source;
      if (const Handler handler = HandlerOf(Op::v_mov_b32)) handler(wave.wave, move);
      source = row;
      row = saved;
    }
    // Lane masks and carries say one bit a lane.
    const bool mask = in.src[i].kind == OperandKind::kSgpr && in.src[i].size == 2 && bound.num_reads > 0 &&
                      i == 2 && in.num_src == 3 && in.dst[0].size == 1;
    if (mask) {
      const uint64_t bits = wave.sgpr_invalid[in.src[i].reg] |
                            static_cast<uint64_t>(wave.sgpr_invalid[in.src[i].reg + 1]) << 32;
      lanes |= bits;
      continue;
    }
    for (int l = 0; l < kLanes; ++l) lanes |= static_cast<uint64_t>(source[l] != 0) << l;
  }
  PutLanes(wave, bound, lanes);
}

void Checker::FollowByHandler(WaveContext& wave, const BoundInstruction& bound) {
  Instruction in = bound.instruction;
  const uint32_t values = ValueSources(in.op, bound.flow);
  if (ValueIsAmount(in, values)) return FollowAny(wave, bound);
  uint64_t bad_amount = 0;
  for (int i = 0; i < in.num_src; ++i) {
    for (int l = 0; !(values >> i & 1) && l < kLanes; ++l) {
      bad_amount |= static_cast<uint64_t>(SourceInvalid(wave, bound, i, 0, l) != 0) << l;
    }
  }
  bad_amount &= wave.wave.exec();
  MaskRun masks(*this, wave);
  for (int i = 0; i < in.num_src; ++i) {
    if (values >> i & 1) masks.PutOperand(in.src[i]);
  }
  for (int i = 0; i < bound.num_writes; ++i) {
    for (int d = 0; IsRow(bound.writes[i]) && d < bound.writes[i].count; ++d)
      masks.PutRow(bound.writes[i].first + d);
  }
  bound.handler(wave.wave, in);
  size_t k = 0, s = 0;
  for (int i = 0; i < bound.num_writes; ++i) {
    for (int d = 0; d < bound.writes[i].count; ++d) {
      const int r = bound.writes[i].first + d;
      if (!IsRow(bound.writes[i])) {
        scalar_result_[s++] = r < kSccRegister ? wave.wave.sgpr[r - kSgprRegister] : 0;
      } else if (k < result_.size()) {
        result_[k] = wave.wave.vgpr[r];
        for (int l = 0; l < kLanes; ++l) result_[k][l] |= bad_amount >> l & 1 ? kAll : 0;
        ++k;
      }
    }
  }
}

void Checker::FollowBitwise(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  const auto Value = [&](int i, int d, int l) -> uint32_t {
    const Operand& operand = in.src[i];
    if (operand.kind == OperandKind::kVgpr) return wave.wave.vgpr[operand.reg + d][l];
    if (operand.kind == OperandKind::kSgpr) return wave.wave.sgpr[operand.reg + d];
    return ConstantValue(operand, d);
  };
  const uint64_t active = wave.wave.exec();
  for (int l = 0; l < kLanes; ++l) {
    if (!(active >> l & 1)) continue;
    const uint32_t a = SourceInvalid(wave, bound, 0, 0, l), b = SourceInvalid(wave, bound, 1, 0, l);
    const uint32_t c = in.num_src > 2 ? SourceInvalid(wave, bound, 2, 0, l) : 0;
    uint32_t bits = 0;
    if (bound.flow == Flow::kAnd) {
      bits = (a | b) & ~((~a & ~Value(0, 0, l)) | (~b & ~Value(1, 0, l)));
    } else if (bound.flow == Flow::kOr) {
      bits = (a | b) & ~((~a & Value(0, 0, l)) | (~b & Value(1, 0, l)));
    } else if (in.op == Op::v_lshl_or_b32 || in.op == Op::v_lshl_add_u32) {
      bits = b != 0 ? kAll : (a << (Value(1, 0, l) & 31)) | c;
    } else {
      bits = a | b | c;
    }
    result_[0][l] = bound.flow == Flow::kAddLike ? Upwards(bits) : bits;
  }
}

// Sums of 64 bits. Compilers leave the high word of an addend undefined where nobody reads that of the sum.
void Checker::FollowWideAdd(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  const bool shift = in.op == Op::v_lshl_add_u64;
  const auto Wide = [&](int i, int l) {
    return SourceInvalid(wave, bound, i, 0, l) | static_cast<uint64_t>(SourceInvalid(wave, bound, i, 1, l))
                                                     << 32;
  };
  const Operand& amount = in.src[1];
  uint64_t unknown = 0;  // lanes with any undefined bit: their carry
  for (int l = 0; l < kLanes; ++l) {
    if (!(wave.wave.exec() >> l & 1)) continue;
    uint64_t bits = Wide(2, l);
    const uint32_t factor = SourceInvalid(wave, bound, 1, 0, l);
    if (!shift) {
      bits |= SourceInvalid(wave, bound, 0, 0, l) | factor;
    } else if (factor != 0) {
      bits = ~uint64_t{0};
    } else {
      const uint32_t n = amount.kind == OperandKind::kVgpr   ? wave.wave.vgpr[amount.reg][l]
                         : amount.kind == OperandKind::kSgpr ? wave.wave.sgpr[amount.reg]
                                                             : ConstantValue(amount, 0);
      bits |= Wide(0, l) << (n & 7);
    }
    bits = Upwards(bits);
    result_[0][l] = static_cast<uint32_t>(bits), result_[1][l] = static_cast<uint32_t>(bits >> 32);
    unknown |= static_cast<uint64_t>(bits != 0) << l;
  }
  scalar_result_[0] = static_cast<uint32_t>(unknown);
  scalar_result_[1] = static_cast<uint32_t>(unknown >> 32);
}

// v_cndmask_b32: the mask chooses per lane.
void Checker::FollowMask(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  if (in.num_src < 3 || in.src[2].kind != OperandKind::kSgpr || in.subword != kNoSubword) {
    return FollowAny(wave, bound);
  }
  const int mask = in.src[2].reg;
  const uint64_t unknown = wave.sgpr_invalid[mask] | static_cast<uint64_t>(wave.sgpr_invalid[mask + 1]) << 32;
  const uint64_t active = wave.wave.exec(), chosen = wave.wave.Pair(mask);
  for (int l = 0; l < kLanes; ++l) {
    if (!(active >> l & 1)) continue;
    result_[0][l] = unknown >> l & 1 ? kAll : SourceInvalid(wave, bound, chosen >> l & 1 ? 1 : 0, 0, l);
  }
}

}  // namespace mx::gfx950
