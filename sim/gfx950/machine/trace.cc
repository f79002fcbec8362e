#include "sim/gfx950/machine/trace.h"

#include <fmt/format.h>

#include <algorithm>

namespace mx::gfx950 {

TraceBefore::Saved TraceBefore::Read(const WaveContext& wave, int reg) {
  Saved saved{reg, {}};
  for (int l = 0; l < kShownLanes; ++l) {
    saved.value[l] = reg < kMaxRows ? wave.wave.vgpr[reg][l] : wave.wave.sgpr[reg - kSgprRegister];
  }
  return saved;
}

TraceBefore::TraceBefore(const WaveContext& wave, const BoundInstruction& bound)
    : scc_(wave.wave.scc), exec_(wave.wave.exec()) {
  const auto Save = [&](int first, int count) {
    for (int r = first; r < first + std::min(count, kShownRows); ++r) {
      if (r < kSccRegister) saved_.push_back(Read(wave, r));
    }
  };
  for (int i = 0; i < bound.num_writes; ++i) Save(bound.writes[i].first, bound.writes[i].count);
  if (bound.action != Action::kWaitcnt) return;
  WaveContext& queues = const_cast<WaveContext&>(wave);
  for (PendingQueue* queue : {&queues.vector_queue, &queues.scalar_queue}) {
    for (int i = 0; i < queue->size(); ++i) Save(queue->At(i).first, queue->At(i).count);
  }
}

void TraceBefore::Print(std::ostream& out, const WaveContext& wave, const FindingLog& log,
                        uint32_t accum_offset) const {
  std::string line = fmt::format("{:8x}  {}", log.Listed(wave.pc), log.Text(wave.pc));
  std::string changes;
  for (const Saved& before : saved_) {
    const Saved now = Read(wave, before.reg);
    if (std::equal(now.value, now.value + kShownLanes, before.value)) continue;
    const bool row = before.reg < kMaxRows;
    changes += fmt::format("  {} =", RegisterName(before.reg, accum_offset));
    for (int l = 0; l < (row ? kShownLanes : 1); ++l) changes += fmt::format(" {:08x}", now.value[l]);
  }
  if (scc_ != wave.wave.scc) changes += fmt::format("  scc = {}", wave.wave.scc ? 1 : 0);
  if (exec_ != wave.wave.exec()) changes += fmt::format("  exec = {:016x}", wave.wave.exec());
  if (!changes.empty())
    line += fmt::format("{:>{}}//{}", "", line.size() < 60 ? 60 - line.size() : 1, changes);
  out << line << '\n';
}

}  // namespace mx::gfx950
