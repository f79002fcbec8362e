#include "sim/gfx950/machine/finding_log.h"

#include <fmt/format.h>

#include <array>

#include "sim/gfx950/isa/decoder.h"

namespace mx::gfx950 {

const char* Name(FindingKind kind) {
  static constexpr std::array kNames = {
#define MX_FINDING(id, name) name,
#include "sim/gfx950/machine/findings.inc"
#undef MX_FINDING
  };
  return kNames[static_cast<size_t>(kind)];
}

bool HasAddress(FindingKind kind) { return kind <= FindingKind::kLdsBeforeWait; }

std::string Describe(const Finding& finding) {
  std::string where = fmt::format("{} at {:#x}: {}, group {}, wave {}", finding.kernel, finding.pc,
                                  finding.instruction, finding.group, finding.wave);
  if (finding.lane >= 0) where += fmt::format(", lane {}", finding.lane);
  if (HasAddress(finding.kind)) where += fmt::format(", address {:#x}", finding.address);
  if (!finding.source.empty()) where += fmt::format(", {}", finding.source);
  return fmt::format("{}: {} ({})", Name(finding.kind), finding.detail, where);
}

std::string FindingLog::Text(uint32_t pc) const {
  const BoundInstruction* bound = program_.At(pc);
  if (bound == nullptr || bound->action == Action::kUnknown) return "?";
  // The listing names AGPRs as the encoding does: decode again, unbound.
  return Disassemble(Decode(program_.object().text, pc));
}

void FindingLog::Add(FindingKind kind, const WaveContext& wave, int lane, uint64_t address,
                     std::string detail) {
  Finding finding = Make(kind, wave.pc, group_, static_cast<uint32_t>(wave.wave.index), std::move(detail));
  finding.lane = lane;
  finding.address = address;
  findings_.push_back(std::move(finding));
}

Finding FindingLog::Make(FindingKind kind, uint32_t pc, uint32_t group, uint32_t wave,
                         std::string detail) const {
  Finding finding;
  finding.kind = kind;
  finding.kernel = program_.kernel().name;
  finding.instruction = Text(pc);
  finding.source = program_.object().SourceLine(pc);
  finding.pc = Listed(pc);
  finding.group = group;
  finding.wave = wave;
  finding.detail = std::move(detail);
  return finding;
}

std::string RegisterName(int reg, uint32_t accum_offset) {
  if (reg == kSccRegister) return "scc";
  if (reg < kMaxRows) {
    const int offset = static_cast<int>(accum_offset);
    return offset > 0 && reg >= offset ? fmt::format("a{}", reg - offset) : fmt::format("v{}", reg);
  }
  switch (reg - kSgprRegister) {
    case kFlatScratch:
      return "flat_scratch_lo";
    case kFlatScratch + 1:
      return "flat_scratch_hi";
    case kVcc:
      return "vcc_lo";
    case kVcc + 1:
      return "vcc_hi";
    case kM0:
      return "m0";
    case kExec:
      return "exec_lo";
    case kExec + 1:
      return "exec_hi";
    default:
      return fmt::format("s{}", reg - kSgprRegister);
  }
}

}  // namespace mx::gfx950
