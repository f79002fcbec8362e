// The readable trace of one wave: a line an instruction, with what it changed.
#ifndef MX_SIM_GFX950_MACHINE_TRACE_H_
#define MX_SIM_GFX950_MACHINE_TRACE_H_

#include <ostream>
#include <vector>

#include "sim/gfx950/machine/finding_log.h"
#include "sim/gfx950/machine/wave_context.h"

namespace mx::gfx950 {

// Made before the instruction runs; Print compares. Registers that a load will write change later: the line
// of the s_waitcnt that lets them arrive shows them.
class TraceBefore {
 public:
  TraceBefore(const WaveContext& wave, const BoundInstruction& bound);
  void Print(std::ostream& out, const WaveContext& wave, const FindingLog& log, uint32_t accum_offset) const;

 private:
  static constexpr int kShownLanes = 4, kShownRows = 8;
  struct Saved {
    int reg;
    uint32_t value[kShownLanes];
  };
  static Saved Read(const WaveContext& wave, int reg);
  std::vector<Saved> saved_;
  bool scc_;
  uint64_t exec_;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_TRACE_H_
