// The findings of one group: each (kind, instruction) once, in the order of time.
#ifndef MX_SIM_GFX950_MACHINE_FINDING_LOG_H_
#define MX_SIM_GFX950_MACHINE_FINDING_LOG_H_

#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

#include "sim/gfx950/machine/launch.h"
#include "sim/gfx950/machine/program.h"
#include "sim/gfx950/machine/wave_context.h"

namespace mx::gfx950 {

class FindingLog {
 public:
  FindingLog(const Program& program, int limit) : program_(program), limit_(limit) {}
  void Begin(uint32_t group) { group_ = group, findings_.clear(), seen_.clear(); }

  // True if this kind has not been reported at this instruction: only then is a detail worth making.
  bool Wants(FindingKind kind, const WaveContext& wave) {
    return static_cast<int>(findings_.size()) < limit_ &&
           seen_.insert(uint64_t{static_cast<uint8_t>(kind)} << 32 | wave.pc).second;
  }
  void Add(FindingKind kind, const WaveContext& wave, int lane, uint64_t address, std::string detail);
  // A finding that no running wave makes.
  Finding Make(FindingKind kind, uint32_t pc, uint32_t group, uint32_t wave, std::string detail) const;
  std::vector<Finding> Take() { return std::move(findings_); }
  // The text of the instruction at pc, "v_mov_b32_e32 v0, v1".
  std::string Text(uint32_t pc) const;
  // Where listings show it.
  uint64_t Listed(uint32_t pc) const { return program_.object().text_address + pc; }

 private:
  const Program& program_;
  int limit_;
  uint32_t group_ = 0;
  std::vector<Finding> findings_;
  std::unordered_set<uint64_t> seen_;
};

// "v7", "s12", "vcc_lo", "scc": a register of the checker's numbering. AGPRs print as "a0" from accum_offset.
std::string RegisterName(int reg, uint32_t accum_offset);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_FINDING_LOG_H_
