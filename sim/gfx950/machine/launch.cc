#include "sim/gfx950/machine/launch.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/gfx950/machine/core.h"
#include "sim/gfx950/machine/kernarg.h"
#include "sim/gfx950/machine/launch_plan.h"
#include "sim/gfx950/machine/mix.h"
#include "sim/gfx950/machine/occupancy.h"
#include "sim/gfx950/machine/store_log.h"

namespace mx::gfx950 {
namespace {

constexpr uint64_t kDefaultInstructions = 1u << 26;
constexpr uint64_t kKernargBase = 0x700000000000, kDispatchBase = 0x710000000000, kImageBase = 0x600000000000;

void CheckLaunch(const Kernel& kernel, const LaunchConfig& config) {
  uint64_t items = 1;
  for (size_t d = 0; d < 3; ++d) {
    if (config.grid[d] == 0 || config.group[d] == 0)
      Fail("{}: grid and group sizes must not be 0", kernel.name);
    if (config.group[d] > 1024)
      Fail("{}: a group has at most 1024 items, not {}", kernel.name, config.group[d]);
    items *= config.group[d];
    if (kernel.required_group[d] != 0 && kernel.required_group[d] != config.group[d]) {
      Fail("{}: group size {} in dimension {}, the kernel requires {}", kernel.name, config.group[d], d,
           kernel.required_group[d]);
    }
  }
  const uint32_t most = kernel.max_group_size != 0 ? std::min(kernel.max_group_size, 1024u) : 1024u;
  if (items > most)
    Fail("{}: {} items in a group, the kernel is built for at most {}", kernel.name, items, most);
  if (kernel.wave32) Fail("{}: built for waves of 32 lanes; the device has 64", kernel.name);
  const uint64_t lds = uint64_t{kernel.lds_bytes} + config.dynamic_lds;
  if (lds > kLdsBytes) Fail("{}: {} bytes of LDS, a group has at most {}", kernel.name, lds, kLdsBytes);
  if (OccupancyOf(kernel, static_cast<uint32_t>(items), config.dynamic_lds).groups_per_cu == 0) {
    Fail("{}: {} waves of {} VGPRs do not fit into a compute unit", kernel.name, (items + 63) / 64,
         kernel.vgprs);
  }
  const uint64_t groups = uint64_t{config.grid[0]} * config.grid[1] * config.grid[2];
  if (groups >> 31) Fail("{}: {} groups are too many", kernel.name, groups);
  if (config.schedule != 0 && groups >> 28)
    Fail("{}: {} groups are too many to permute, 2^28 are not", kernel.name, groups);
  if (config.trace != nullptr && (config.trace_group >= groups || config.trace_wave >= (items + 63) / 64)) {
    Fail("{}: group {} has no wave {} to trace: {} groups of {} waves", kernel.name, config.trace_group,
         config.trace_wave, groups, (items + 63) / 64);
  }
}

// Gives the kernel's own segments a place in memory while it runs.
class Mapped {
 public:
  explicit Mapped(Memory& memory) : memory_(memory) {}
  ~Mapped() {
    for (const uint64_t address : addresses_) memory_.Release(address);
  }
  Mapped(const Mapped&) = delete;
  Mapped& operator=(const Mapped&) = delete;
  Allocation& Map(const std::string& name, uint64_t address, std::span<const std::byte> data, Access access) {
    Allocation& allocation = memory_.Map(name, address, data, access);
    addresses_.push_back(address);
    return allocation;
  }

 private:
  Memory& memory_;
  std::vector<uint64_t> addresses_;
};

// Run-times place arguments in units of 64 bytes, and compilers round the last scalar load up to a power of
// two: what lies behind the arguments can be read, and is undefined.
void MapKernarg(std::vector<std::byte> kernarg, Mapped& mapped) {
  constexpr size_t kUnit = 64;
  const size_t given = kernarg.size();
  kernarg.resize((given + kUnit - 1) / kUnit * kUnit, std::byte{0xA5});
  Allocation& allocation = mapped.Map("the kernel's arguments", kKernargBase, kernarg, Access::kRead);
  if (kernarg.size() == given) return;
  allocation.written.assign(kernarg.size(), 0);
  std::fill_n(allocation.written.begin(), given, uint8_t{1});
}

void MapImage(const CodeObject& object, Mapped& mapped) {
  for (const CodeObject::Segment& segment : object.segments) {
    if (segment.memory_bytes == 0) continue;
    std::vector<std::byte> bytes(segment.data.begin(), segment.data.end());
    bytes.resize(std::max<size_t>(bytes.size(), segment.memory_bytes), std::byte{0});
    mapped.Map(object.name, kImageBase + segment.address, bytes,
               segment.write ? Access::kReadWrite : Access::kRead);
  }
}

void AddCounters(Counters& sum, const Counters& part) {
  sum.instructions += part.instructions;
  sum.global_read_bytes += part.global_read_bytes;
  sum.global_write_bytes += part.global_write_bytes;
  sum.lds_read_bytes += part.lds_read_bytes;
  sum.lds_write_bytes += part.lds_write_bytes;
  sum.lds_bank_conflicts += part.lds_bank_conflicts;
  sum.waves += part.waves;
  sum.groups += part.groups;
}

void CountByClass(Counters& counters, const Program& program, const std::vector<uint64_t>& executed) {
  for (size_t i = 0; i < executed.size(); ++i) {
    if (executed[i] == 0) continue;
    const BoundInstruction& bound = program.code()[i];
    counters.by_mnemonic[Name(bound.instruction.op)] += executed[i];
    counters.by_address[bound.instruction.address] = executed[i];
    switch (bound.unit) {
      case Unit::kSalu:
        counters.salu += executed[i];
        break;
      case Unit::kValu:
        counters.valu += executed[i];
        break;
      case Unit::kMatrix:
        counters.mfma += executed[i];
        break;
      case Unit::kScalarMemory:
        counters.smem += executed[i];
        break;
      case Unit::kVectorMemory:
        counters.vmem += executed[i];
        break;
      case Unit::kLds:
        counters.lds += executed[i];
        break;
      case Unit::kBranch:
        counters.branch += executed[i];
        break;
      case Unit::kWait:
        counters.wait += executed[i];
        break;
      case Unit::kBarrier:
        counters.barrier += executed[i];
        break;
      case Unit::kOther:
        break;
    }
  }
}

// Cores for as many threads as come.
class CorePool {
 public:
  explicit CorePool(const LaunchPlan& plan) : plan_(plan) {}
  std::unique_ptr<Core> Take() {
    const std::lock_guard lock(mutex_);
    if (idle_.empty()) return std::make_unique<Core>(plan_);
    std::unique_ptr<Core> core = std::move(idle_.back());
    idle_.pop_back();
    return core;
  }
  void GiveBack(std::unique_ptr<Core> core) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(core));
  }
  const std::vector<std::unique_ptr<Core>>& idle() const { return idle_; }

 private:
  const LaunchPlan& plan_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Core>> idle_;
};

std::vector<uint32_t> PermutedGroups(uint64_t groups, uint64_t seed) {
  std::vector<uint32_t> order(groups);
  for (uint64_t i = 0; i < groups; ++i) order[i] = static_cast<uint32_t>(i);
  uint64_t draw = Mix(seed);
  for (uint64_t i = groups; i > 1; --i) {
    draw = Mix(draw);
    std::swap(order[i - 1], order[(draw >> 32) * i >> 32]);
  }
  return order;
}

using GroupFindings = std::map<uint64_t, std::vector<Finding>>;  // of the groups that have any

// Groups that store to one byte. Told with the group whose range starts later.
void AddGroupRaces(const CorePool& pool, const LaunchPlan& plan, GroupFindings* findings) {
  std::vector<StoredRange> ranges;
  for (const auto& core : pool.idle()) {
    ranges.insert(ranges.end(), core->stores().begin(), core->stores().end());
  }
  const FindingLog findings_log(plan.program, 0);
  for (const StoreOverlap& overlap : FindOverlaps(std::move(ranges))) {
    const StoredRange &first = overlap.first, &second = overlap.second;
    const Allocation* memory = plan.memory.Find(second.begin, overlap.bytes());
    Finding finding = findings_log.Make(
        FindingKind::kGroupRace, second.pc, second.group, second.wave,
        fmt::format(
            "groups {} and {} both store to {} bytes of {}: what is left there depends on their order",
            first.group, second.group, overlap.bytes(), memory != nullptr ? memory->name : "memory"));
    finding.address = second.begin;
    (*findings)[second.group].push_back(std::move(finding));
  }
}

// The first findings in the order of groups, each (kind, instruction) once.
std::vector<Finding> MergeFindings(GroupFindings& per_group, int limit) {
  std::vector<Finding> merged;
  for (auto& [group, part] : per_group) {
    for (Finding& finding : part) {
      const bool known = std::any_of(merged.begin(), merged.end(), [&](const Finding& other) {
        return other.kind == finding.kind && other.pc == finding.pc;
      });
      if (!known && static_cast<int>(merged.size()) < limit) merged.push_back(std::move(finding));
    }
  }
  return merged;
}

}  // namespace

void LaunchOrder::AwaitTurn(int64_t position) {
  std::unique_lock lock(mutex_);
  advanced_.wait(lock, [&] { return first_running_ >= position; });
}

void LaunchOrder::Ended(int64_t position) {
  const std::lock_guard lock(mutex_);
  ended_[static_cast<size_t>(position)] = true;
  while (first_running_ < static_cast<int64_t>(ended_.size()) &&
         ended_[static_cast<size_t>(first_running_)]) {
    ++first_running_;
  }
  advanced_.notify_all();
}

LaunchResult Launch(const CodeObject& object, const Kernel& kernel, Memory& memory,
                    const LaunchConfig& config) {
  CheckLaunch(kernel, config);
  const Program program(object, kernel);
  Mapped mapped(memory);
  MapKernarg(BuildKernarg(kernel, config), mapped);
  mapped.Map("the dispatch packet", kDispatchBase, BuildDispatchPacket(config, kKernargBase), Access::kRead);
  MapImage(object, mapped);

  const auto groups = static_cast<int64_t>(uint64_t{config.grid[0]} * config.grid[1] * config.grid[2]);
  LaunchOrder order(groups);
  LaunchPlan plan{program, memory, config, order};
  plan.kernarg_address = kKernargBase;
  plan.dispatch_address = kDispatchBase;
  plan.text_address = kImageBase + object.text_address;
  plan.items = config.group[0] * config.group[1] * config.group[2];
  plan.waves = (plan.items + 63) / 64;
  plan.lds_bytes = kernel.lds_bytes + config.dynamic_lds;
  const bool dynamic_stack = kernel.properties >> 11 & 1;
  plan.scratch_bytes = (kernel.scratch_bytes + (dynamic_stack ? 16384 : 0) + 3) / 4 * 4;
  plan.groups = static_cast<uint64_t>(groups);
  plan.max_instructions = config.max_instructions != 0 ? config.max_instructions : kDefaultInstructions;
  if (config.schedule != 0) plan.permutation = PermutedGroups(plan.groups, config.schedule);

  LaunchResult result;
  result.completed = true;
  GroupFindings findings;
  std::mutex mutex;
  CorePool pool(plan);
  ParallelFor(groups, 1, [&](int64_t begin, int64_t end) {
    std::unique_ptr<Core> core = pool.Take();
    for (int64_t position = begin; position < end; ++position) {
      struct AtEnd {
        LaunchOrder& order;
        int64_t position;
        ~AtEnd() { order.Ended(position); }
      } at_end{order, position};
      Core::Outcome outcome = core->RunGroup(position);
      const std::lock_guard lock(mutex);
      if (!outcome.findings.empty()) findings[plan.GroupAt(position)] = std::move(outcome.findings);
      result.completed = result.completed && outcome.completed;
      result.order_dependent = result.order_dependent || outcome.atomics;
    }
    pool.GiveBack(std::move(core));
  });
  std::vector<uint64_t> executed(program.code().size(), 0);
  for (const auto& core : pool.idle()) {
    AddCounters(result.counters, core->counters());
    for (size_t i = 0; i < executed.size(); ++i) executed[i] += core->executed()[i];
  }
  CountByClass(result.counters, program, executed);
  AddGroupRaces(pool, plan, &findings);
  result.findings = MergeFindings(findings, config.max_findings);
  return result;
}

}  // namespace mx::gfx950
