// Where a value decides what the program does or leaves behind, an undefined one is a finding: addresses,
// stored data, matrix operands, branch conditions, lanes of EXEC.
#include <fmt/format.h>

#include <bit>
#include <string>

#include "sim/gfx950/machine/checker.h"

namespace mx::gfx950 {
namespace {

// The bits of a store's data that go to memory.
uint32_t StoredBits(const BoundInstruction& bound, int reg) {
  const Operand& data = bound.instruction.src[1];
  if (data.kind != OperandKind::kVgpr || data.reg != reg) return ~0u;
  Place place = Place::kWhole;
  int bytes = 4;
  if (bound.vector_row != nullptr && bound.vector_row->kind == VectorMemoryRow::kStore) {
    place = bound.vector_row->place, bytes = bound.vector_row->bytes;
  } else if (bound.share_row != nullptr && bound.share_row->kind == DataShareRow::kWrite) {
    place = bound.share_row->place, bytes = bound.share_row->bytes;
  }
  const uint32_t bits = bytes == 1 ? 0xFFu : bytes == 2 ? 0xFFFFu : ~0u;
  return place == Place::kHigh16 ? bits << 16 : bits;
}

const char* RoleOf(const BoundInstruction& bound, const RegisterRange& range) {
  const Instruction& in = bound.instruction;
  if (bound.unit == Unit::kMatrix) return "a matrix operand comes from";
  if (bound.unit == Unit::kBranch) return "a branch depends on";
  if (range.first >= kSgprRegister) return "an address comes from";
  const bool data =
      (in.src[1].kind == OperandKind::kVgpr && in.src[1].reg == range.first) ||
      (bound.unit == Unit::kLds && in.src[2].kind == OperandKind::kVgpr && in.src[2].reg == range.first);
  return data ? "stored data comes from" : "an address comes from";
}

// Data of a store to scratch stay what they are, defined or not (scratch_validity.cc).
bool SavedInScratch(const BoundInstruction& bound, const RegisterRange& range) {
  const Instruction& in = bound.instruction;
  if (in.encoding != Encoding::kFLAT || in.segment != 1 || bound.vector_row == nullptr) return false;
  const bool is_address = in.src[0].kind == OperandKind::kVgpr && in.src[0].reg == range.first;
  return bound.vector_row->kind == VectorMemoryRow::kStore && in.src[1].kind == OperandKind::kVgpr &&
         in.src[1].reg == range.first && !is_address;
}

// "byte 1", "bytes 0, 2 and 3": those of `bits` that are not whole-byte zero.
std::string ByteList(uint32_t bits) {
  std::string text;
  int count = 0;
  for (int b = 0; b < 4; ++b) count += (bits >> (8 * b) & 0xFF) != 0;
  int done = 0;
  for (int b = 0; b < 4; ++b) {
    if ((bits >> (8 * b) & 0xFF) == 0) continue;
    if (done > 0) text += done + 1 == count ? " and " : ", ";
    text += std::to_string(b);
    ++done;
  }
  return (count == 1 ? "byte " : "bytes ") + text;
}

}  // namespace

void Checker::ReportInvalid(WaveContext& wave, int reg, int lane, uint32_t bits, const char* role) {
  const bool whole = bits == ~0u || reg >= kSgprRegister;
  const FindingKind kind = whole ? FindingKind::kUninitialisedRegister : FindingKind::kLostBytes;
  if (log_.Wants(kind, wave)) {
    const std::string name = RegisterName(reg, accum_offset_);
    std::string detail;
    if (whole) {
      detail = fmt::format("{} {}, which nothing has written", role, name);
    } else {
      detail = fmt::format("{} {}, of which {} {} never written as part of its value", role, name,
                           ByteList(bits), std::popcount(bits) <= 8 ? "was" : "were");
    }
    if (!(wave.state[reg].flags & kUnwritten) && wave.partial_pc[reg] != 0) {
      detail += fmt::format(": the gap comes from `{}` at {:#x}", log_.Text(wave.partial_pc[reg]),
                            log_.Listed(wave.partial_pc[reg]));
    }
    log_.Add(kind, wave, lane, 0, std::move(detail));
  }
  // Said once: what is computed from it is not reported again.
  if (reg < kMaxRows) Materialise(wave, reg);
  wave.state[reg].flags &= kPending;
  if (reg >= kSgprRegister && reg < kSccRegister) wave.sgpr_invalid[reg - kSgprRegister] = 0;
}

void Checker::CheckMatters(WaveContext& wave, const BoundInstruction& bound) {
  const uint64_t lanes = bound.ignores_exec ? ~uint64_t{0} : exec_;
  for (int i = 0; i < bound.num_reads; ++i) {
    const RegisterRange& range = bound.reads[i];
    if (!range.matters || SavedInScratch(bound, range)) continue;
    for (int r = range.first; r < range.first + range.count; ++r) {
      if (!(wave.state[r].flags & (kPartial | kUnwritten))) continue;
      if (r >= kSgprRegister) {
        const uint32_t bits = Invalid(wave, r, 0);
        if (bits != 0) ReportInvalid(wave, r, -1, bits, RoleOf(bound, range));
        continue;
      }
      const uint32_t used = StoredBits(bound, r);
      for (int l = 0; l < kLanes; ++l) {
        const uint32_t bits = lanes >> l & 1 ? Invalid(wave, r, l) & used : 0;
        if (bits == 0) continue;
        ReportInvalid(wave, r, l, used == ~0u ? bits : bits == used ? ~0u : bits, RoleOf(bound, range));
        break;
      }
    }
  }
}

}  // namespace mx::gfx950
