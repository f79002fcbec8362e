// A launch, checked and laid out: what every core needs to run its groups.
#ifndef MX_SIM_GFX950_MACHINE_LAUNCH_PLAN_H_
#define MX_SIM_GFX950_MACHINE_LAUNCH_PLAN_H_

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <vector>

#include "sim/gfx950/machine/launch.h"
#include "sim/gfx950/machine/program.h"

namespace mx::gfx950 {

// Lets the groups of a launch pass in its order, although they run at once: a group that executes a global
// atomic first waits until every group before it has ended.
class LaunchOrder {
 public:
  explicit LaunchOrder(int64_t groups) : ended_(static_cast<size_t>(groups), false) {}
  void AwaitTurn(int64_t position);
  void Ended(int64_t position);

 private:
  std::mutex mutex_;
  std::condition_variable advanced_;
  std::vector<bool> ended_;
  int64_t first_running_ = 0;
};

struct LaunchPlan {
  const Program& program;
  Memory& memory;
  const LaunchConfig& config;
  LaunchOrder& order;
  uint64_t kernarg_address = 0;
  uint64_t text_address = 0;      // on the device
  uint32_t items = 0, waves = 0;  // of a group
  uint32_t lds_bytes = 0, scratch_bytes = 0;
  uint64_t groups = 0, max_instructions = 0;

  uint64_t dispatch_address = 0;           // of the dispatch packet, where the kernel asks for one
  std::vector<uint32_t> permutation = {};  // under a schedule

  // The group that runs at `position`.
  uint64_t GroupAt(int64_t position) const {
    return permutation.empty() ? static_cast<uint64_t>(position) : permutation[static_cast<size_t>(position)];
  }
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_LAUNCH_PLAN_H_
