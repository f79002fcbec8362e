// The registers of one wave of 64 lanes, as instructions see them.
#ifndef MX_SIM_GFX950_EXEC_WAVE_H_
#define MX_SIM_GFX950_EXEC_WAVE_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "sim/gfx950/exec/claims.h"
#include "sim/gfx950/isa/instruction.h"

namespace mx::gfx950 {

inline constexpr int kLanes = 64;
struct alignas(64) LaneVector {
  std::array<uint32_t, kLanes> lane;
  uint32_t& operator[](int i) { return lane[i]; }
  uint32_t operator[](int i) const { return lane[i]; }
};

enum : int { kFlatScratch = 102, kVcc = 106, kM0 = 124, kExec = 126 };

// MODE, as the descriptor's rsrc1 presets it and s_setreg changes it (ISA section 3.5).
struct Mode {
  uint8_t round32 = 0, round16_64 = 0;    // 0 nearest even, 1 +inf, 2 -inf, 3 zero
  uint8_t denorm32 = 3, denorm16_64 = 3;  // bit 0: keep inputs, bit 1: keep results
  bool dx10_clamp = true, ieee = true, fp16_ovfl = false;
};

struct Group;

struct Wave {
  std::vector<LaneVector> vgpr;      // rows: VGPRs, then AGPRs from accum_offset
  std::array<uint32_t, 128> sgpr{};  // numbered as operands are
  bool scc = false;
  Mode mode;
  uint32_t pc = 0;             // byte offset into text of the NEXT instruction; branches set it
  uint8_t gpr_index_mode = 0;  // s_set_gpr_idx: bits src0, src1, src2, dst; 0 = off
  bool vskip = false;          // s_setvskip: vector instructions (VALU, LDS, memory) are not issued
  uint64_t text_address = 0;   // device address of the text section (s_getpc)
  bool ended = false;
  const Claims* claims = nullptr;
  Group* group = nullptr;  // LDS, barrier (machine/group.h)
  int index = 0;           // within its group

  uint64_t Pair(int r) const { return sgpr[r] | static_cast<uint64_t>(sgpr[r + 1]) << 32; }
  void SetPair(int r, uint64_t v) {
    sgpr[r] = static_cast<uint32_t>(v), sgpr[r + 1] = static_cast<uint32_t>(v >> 32);
  }
  uint64_t exec() const { return Pair(kExec); }
  uint64_t vcc() const { return Pair(kVcc); }
};

// An instruction that the device cannot execute, or executes only outside its documented domain.
struct ExecutionError {
  std::string what;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_WAVE_H_
