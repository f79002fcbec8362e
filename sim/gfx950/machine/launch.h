// One kernel launch on the virtual MI355X: groups of waves, executed instruction by instruction, checked and
// counted.
#ifndef MX_SIM_GFX950_MACHINE_LAUNCH_H_
#define MX_SIM_GFX950_MACHINE_LAUNCH_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "sim/gfx950/exec/claims.h"
#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/machine/memory.h"

namespace mx::gfx950 {

struct LaunchConfig {
  std::array<uint32_t, 3> grid{1, 1, 1};    // workgroups
  std::array<uint32_t, 3> group{64, 1, 1};  // work-items per workgroup
  std::span<const std::byte> kernarg;       // explicit arguments; hidden ones are filled in from the metadata
  uint32_t dynamic_lds = 0;
  Claims claims;
  // 0: waves of a group take turns in order until each waits, groups ascend. Otherwise permutes both (races
  // show).
  uint64_t schedule = 0;
  bool check = true;
  // Loads change their registers, or LDS, when they issue, not when they are waited for: what a program sees
  // that does not wait long enough but is lucky. Registers are checked as ever; that LDS is read before a
  // load into it was waited for cannot be seen then.
  bool lucky_loads = false;
  uint64_t max_instructions = 0;  // per wave, 0: default; beyond it the loop is called runaway
  int max_findings = 16;
  std::ostream* trace = nullptr;  // of one wave: trace_group, trace_wave
  uint32_t trace_group = 0, trace_wave = 0;
};

enum class FindingKind : uint8_t {
#define MX_FINDING(id, ...) id,
#include "sim/gfx950/machine/findings.inc"
#undef MX_FINDING
};
const char* Name(FindingKind kind);

struct Finding {
  FindingKind kind;
  std::string kernel, instruction, source;  // source: "file:line" or ""
  uint64_t pc = 0;                          // of the instruction, as listings print it
  uint32_t group = 0, wave = 0;
  int lane = -1;         // -1: the wave
  uint64_t address = 0;  // of memory or LDS, where that is what was wrong
  std::string detail;    // one sentence: what, and what would be right
};
bool HasAddress(FindingKind kind);             // what it finds is about a byte of memory or LDS
std::string Describe(const Finding& finding);  // one line

struct Counters {
  uint64_t instructions = 0, salu = 0, valu = 0, mfma = 0, smem = 0, vmem = 0, lds = 0, branch = 0, wait = 0,
           barrier = 0;
  uint64_t global_read_bytes = 0, global_write_bytes = 0, lds_read_bytes = 0, lds_write_bytes = 0,
           lds_bank_conflicts = 0;
  uint64_t waves = 0, groups = 0;
  std::map<std::string, uint64_t> by_mnemonic;  // filled from per-pc counts
  std::map<uint32_t, uint64_t> by_address;      // text offset of the instruction: times executed
};

struct LaunchResult {
  std::vector<Finding> findings;  // deterministic order whatever the threads: by group, then time
  Counters counters;
  bool completed = false;        // every wave reached s_endpgm
  bool order_dependent = false;  // the kernel has global atomics: result may depend on group order
};

// Throws InputError on a launch that the hardware or the runtime would refuse (kernarg size, group size,
// LDS), and on an unknown opcode (named with bytes and address). Results and findings do not depend on the
// number of threads.
LaunchResult Launch(const CodeObject& object, const Kernel& kernel, Memory& memory,
                    const LaunchConfig& config);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_LAUNCH_H_
