#include "sim/gfx950/machine/memory.h"

#include <algorithm>
#include <utility>

#include "sim/base/error.h"

namespace mx::gfx950 {
namespace {

// Nothing lies this far behind an allocation: no index slip of a row or a tile reaches the next one.
constexpr uint64_t kGuard = uint64_t{1} << 24;

}  // namespace

Allocation& Memory::Allocate(std::string name, uint64_t bytes, uint64_t alignment, Access access,
                             bool initialised, std::byte poison) {
  if (alignment == 0 || (alignment & (alignment - 1)) != 0) {
    Fail("{}: alignment {} is not a power of two", name, alignment);
  }
  auto allocation = std::make_unique<Allocation>();
  const uint64_t unit = std::max<uint64_t>(alignment, 4096);
  allocation->address = (next_ + unit - 1) / unit * unit;
  next_ = allocation->address + bytes + kGuard;
  allocation->name = std::move(name);
  allocation->access = access;
  allocation->data.assign(bytes, initialised ? std::byte{0} : poison);
  if (!initialised) allocation->written.assign(bytes, 0);
  Allocation& result = *allocation;
  allocations_.emplace(result.address, std::move(allocation));
  return result;
}

Allocation& Memory::Map(std::string name, uint64_t address, std::span<const std::byte> data, Access access) {
  const auto next = allocations_.lower_bound(address);
  const bool meets_next =
      next != allocations_.end() && next->first < address + std::max<size_t>(data.size(), 1);
  bool meets_previous = false;
  if (next != allocations_.begin()) {
    const Allocation& previous = *std::prev(next)->second;
    meets_previous = previous.address + previous.data.size() > address;
  }
  if (meets_next || meets_previous) Fail("{}: device address {:#x} is already in use", name, address);
  auto allocation = std::make_unique<Allocation>();
  allocation->name = std::move(name);
  allocation->address = address;
  allocation->access = access;
  allocation->data.assign(data.begin(), data.end());
  Allocation& result = *allocation;
  allocations_.emplace(address, std::move(allocation));
  return result;
}

Allocation* Memory::Find(uint64_t address, uint64_t bytes) {
  auto next = allocations_.upper_bound(address);
  if (next == allocations_.begin()) return nullptr;
  Allocation* allocation = std::prev(next)->second.get();
  const uint64_t offset = address - allocation->address;
  return offset <= allocation->data.size() && bytes <= allocation->data.size() - offset ? allocation
                                                                                        : nullptr;
}

const Allocation* Memory::Nearest(uint64_t address) const {
  const Allocation* best = nullptr;
  uint64_t best_distance = ~uint64_t{0};
  for (const auto& [start, allocation] : allocations_) {
    const uint64_t end = start + allocation->data.size();
    const uint64_t distance = address < start ? start - address : address >= end ? address - end : 0;
    if (distance < best_distance) best = allocation.get(), best_distance = distance;
  }
  return best;
}

void Memory::Release(uint64_t address) { allocations_.erase(address); }

void Memory::Clear() { allocations_.clear(); }

}  // namespace mx::gfx950
