#include "sim/gfx950/machine/initial_state.h"

#include <algorithm>
#include <cstring>

namespace mx::gfx950 {
namespace {

// Where FLAT_SCRATCH points: only differences to it are ever used.
constexpr uint64_t kScratchBase = 0x500000000000;

class SgprWriter {
 public:
  SgprWriter(WaveContext& wave, Checker* checker) : wave_(wave), checker_(checker) {}
  void Set(int reg, uint32_t value) {
    wave_.wave.sgpr[reg] = value;
    wave_.sgpr_invalid[reg] = 0;
    if (checker_ != nullptr) checker_->Preset(wave_, kSgprRegister + reg);
  }
  void Next(uint32_t value) { Set(next_++, value); }
  void Next64(uint64_t value) {
    Next(static_cast<uint32_t>(value)), Next(static_cast<uint32_t>(value >> 32));
  }
  int next() const { return next_; }

 private:
  WaveContext& wave_;
  Checker* checker_;
  int next_ = 0;
};

void UserSgprs(const LaunchPlan& plan, SgprWriter& sgprs) {
  const Kernel& kernel = plan.program.kernel();
  const uint32_t p = kernel.properties;
  if (p & 1) {  // private segment buffer: scratch is addressed by FLAT_SCRATCH on this device
    for (int i = 0; i < 4; ++i) sgprs.Next(0);
  }
  if (p & 2) sgprs.Next64(plan.dispatch_address);
  if (p & 4) sgprs.Next64(0);  // queue
  if (p & 8) sgprs.Next64(plan.kernarg_address);
  if (p & 16) sgprs.Next64(0);  // dispatch id
  if (p & 32) sgprs.Next64(kScratchBase);
  if (p & 64) sgprs.Next(plan.scratch_bytes);
  const uint32_t length = kernel.preload & 0x7F, offset = kernel.preload >> 7;
  const Allocation* kernarg = length > 0 ? plan.memory.Find(plan.kernarg_address, 0) : nullptr;
  for (uint32_t i = 0; i < length && sgprs.next() < 16; ++i) {
    uint32_t value = 0;
    const size_t at = 4 * (offset + i);
    if (kernarg != nullptr && at + 4 <= kernarg->data.size()) std::memcpy(&value, &kernarg->data[at], 4);
    sgprs.Next(value);
  }
  while (sgprs.next() < static_cast<int>(kernel.user_sgprs)) sgprs.Next(0);
}

}  // namespace

Mode InitialMode(uint32_t rsrc1) {
  Mode mode;
  mode.round32 = rsrc1 >> 12 & 3;
  mode.round16_64 = rsrc1 >> 14 & 3;
  mode.denorm32 = rsrc1 >> 16 & 3;
  mode.denorm16_64 = rsrc1 >> 18 & 3;
  mode.dx10_clamp = rsrc1 >> 21 & 1;
  mode.ieee = rsrc1 >> 23 & 1;
  mode.fp16_ovfl = rsrc1 >> 26 & 1;
  return mode;
}

void InitialState(const LaunchPlan& plan, const Group& group, int index, WaveContext& context,
                  Checker* checker) {
  const Kernel& kernel = plan.program.kernel();
  context.status = WaveStatus::kReady;
  context.clock = 1;
  context.instructions = 0;
  context.barriers = 0;
  context.state.fill({});
  context.sgpr_invalid.fill(~0u);
  context.vector_queue.Clear();
  context.scalar_queue.Clear();
  context.stacked = false;
  context.windows.fill({});
  context.windows_end = 0;
  context.last_allocation = nullptr;
  context.scratch.assign(size_t{kLanes} * plan.scratch_bytes, std::byte{0xA5});
  context.scratch_undefined.assign(context.scratch.size(), 0xFF);

  Wave& wave = context.wave;
  wave.sgpr.fill(kPoison);
  if (checker == nullptr) {
    for (LaneVector& row : wave.vgpr) row.lane.fill(kPoison);
  }
  wave.scc = wave.ended = wave.vskip = false;
  wave.mode = InitialMode(kernel.rsrc1);
  wave.gpr_index_mode = 0;
  wave.pc = kernel.entry;
  wave.text_address = plan.text_address;
  wave.claims = &plan.config.claims;
  wave.index = index;

  SgprWriter sgprs(context, checker);
  UserSgprs(plan, sgprs);
  for (int d = 0; d < 3; ++d) {
    if (kernel.rsrc2 >> (7 + d) & 1) sgprs.Next(group.id[static_cast<size_t>(d)]);
  }
  if (kernel.rsrc2 >> 10 & 1) {
    sgprs.Next((index == 0 ? 1u << 31 : 0) | static_cast<uint32_t>(index) << 20 | plan.waves);
  }
  sgprs.Set(kFlatScratch, static_cast<uint32_t>(kScratchBase));
  sgprs.Set(kFlatScratch + 1, static_cast<uint32_t>(kScratchBase >> 32));
  const uint32_t first = 64u * static_cast<uint32_t>(index),
                 live = std::min<uint32_t>(plan.items - first, 64);
  const uint64_t exec = live == 64 ? ~uint64_t{0} : (uint64_t{1} << live) - 1;
  sgprs.Set(kExec, static_cast<uint32_t>(exec));
  sgprs.Set(kExec + 1, static_cast<uint32_t>(exec >> 32));
  const auto& size = plan.config.group;
  for (uint32_t l = 0; l < kLanes; ++l) {
    const uint32_t item = first + l;
    const uint32_t x = item % size[0], y = item / size[0] % size[1], z = item / size[0] / size[1];
    wave.vgpr[0][static_cast<int>(l)] = x | y << 10 | z << 20;
  }
  if (checker != nullptr) checker->Preset(context, 0);
}

}  // namespace mx::gfx950
