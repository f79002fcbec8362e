// Bytes between memory and registers: all lanes at once where they lie in one allocation, lane by lane where
// something is out of the ordinary.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "sim/gfx950/machine/core.h"
#include "sim/gfx950/machine/lane_quads.h"

namespace mx::gfx950 {
namespace {

struct Extent {
  uint64_t low = ~uint64_t{0}, high = 0;
  bool contiguous = true;  // the lanes' accesses follow each other without a gap
};

Extent ExtentOf(const LaneAddresses& at, int bytes) {
  Extent extent;
  if (at.in_range == ~uint64_t{0}) {
    uint64_t gaps = 0;
    for (int l = 0; l < kLanes; ++l) {
      extent.low = std::min(extent.low, at.address[l]);
      extent.high = std::max(extent.high, at.address[l]);
      gaps |= at.address[l] - at.address[0] - static_cast<uint64_t>(l * bytes);
    }
    extent.contiguous = gaps == 0;
    return extent;
  }
  extent.contiguous = false;
  for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
    const int l = std::countr_zero(lanes);
    extent.low = std::min(extent.low, at.address[l]);
    extent.high = std::max(extent.high, at.address[l]);
  }
  return extent;
}

void Gather(const std::byte* base, const LaneAddresses& at, int bytes, uint64_t origin, LaneVector* data) {
  const auto Each = [&](auto copy) {
    for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
      const int l = std::countr_zero(lanes);
      copy(l, base + (at.address[l] - origin));
    }
  };
  switch (bytes) {
    case 1:
      Each([&](int l, const std::byte* p) { data[0][l] = static_cast<uint8_t>(*p); });
      break;
    case 2:
      Each([&](int l, const std::byte* p) {
        uint16_t value;
        std::memcpy(&value, p, 2);
        data[0][l] = value;
      });
      break;
    case 16:
      if (at.in_range == ~uint64_t{0}) {
        LoadQuads([&](int l) { return base + (at.address[l] - origin); }, data);
        break;
      }
      Each([&](int l, const std::byte* p) {
        uint32_t value[4];
        std::memcpy(value, p, 16);
        for (int d = 0; d < 4; ++d) data[d][l] = value[d];
      });
      break;
    default:
      Each([&](int l, const std::byte* p) {
        for (int d = 0; d < bytes / 4; ++d) std::memcpy(&data[d].lane[l], p + 4 * d, 4);
      });
  }
}

void Scatter(std::byte* base, const LaneAddresses& at, int bytes, uint64_t origin, const LaneVector* data) {
  if (bytes == 16 && at.in_range == ~uint64_t{0}) {
    return StoreQuads(data, [&](int l) { return base + (at.address[l] - origin); });
  }
  for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
    const int l = std::countr_zero(lanes);
    std::byte* p = base + (at.address[l] - origin);
    if (bytes == 16) {
      const uint32_t value[4] = {data[0][l], data[1][l], data[2][l], data[3][l]};
      std::memcpy(p, value, 16);
      continue;
    }
    for (int b = 0; b < bytes; b += 4) {
      std::memcpy(p + b, &data[b / 4].lane[l], static_cast<size_t>(std::min(4, bytes - b)));
    }
  }
}

}  // namespace

Allocation* Core::FindCached(WaveContext& wave, uint64_t address, uint64_t bytes) {
  Allocation* last = wave.last_allocation;
  if (last != nullptr) {
    const uint64_t offset = address - last->address;
    if (offset <= last->data.size() && bytes <= last->data.size() - offset) return last;
  }
  Allocation* found = plan_.memory.Find(address, bytes);
  if (found != nullptr) wave.last_allocation = found;
  return found;
}

void Core::CheckAlignment(WaveContext& wave, const LaneAddresses& at, int bytes) {
  const uint64_t mask = bytes == 1 ? 0 : bytes == 2 ? 1 : 3;
  uint64_t low_bits = 0;
  for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
    low_bits |= at.address[std::countr_zero(lanes)];
  }
  if (!check_ || (low_bits & mask) == 0 || !log_.Wants(FindingKind::kMisaligned, wave)) return;
  for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
    const int l = std::countr_zero(lanes);
    if ((at.address[l] & mask) == 0) continue;
    log_.Add(FindingKind::kMisaligned, wave, l, at.address[l],
             fmt::format("an access of {} bytes needs an address that {} divides", bytes, mask + 1));
    return;
  }
}

void Core::ReportOutside(WaveContext& wave, int lane, uint64_t address, int bytes, bool write) {
  if (!check_ || !log_.Wants(FindingKind::kOutOfBounds, wave)) return;
  std::string where = "there is no allocation";
  if (const Allocation* nearest = plan_.memory.Nearest(address)) {
    const uint64_t end = nearest->address + nearest->data.size();
    where = address < nearest->address
                ? fmt::format("{} bytes before {}", nearest->address - address, nearest->name)
            : address >= end ? fmt::format("{} bytes behind the end of {}", address - end, nearest->name)
                             : fmt::format("across the end of {}", nearest->name);
  }
  log_.Add(FindingKind::kOutOfBounds, wave, lane, address,
           fmt::format("{} of {} bytes {}", write ? "a write" : "a read", bytes, where));
}

void Core::CheckWritten(WaveContext& wave, int lane, uint64_t address, const uint8_t* written, int bytes,
                        const std::string& name) {
  if (!check_) return;
  const void* gap = std::memchr(written, 0, static_cast<size_t>(bytes));
  if (gap == nullptr || !log_.Wants(FindingKind::kUninitialisedMemory, wave)) return;
  const auto at = static_cast<const uint8_t*>(gap) - written;
  log_.Add(FindingKind::kUninitialisedMemory, wave, lane, address,
           fmt::format("byte {} of the {} read from {} was never written", at, bytes, name));
}

std::byte* Core::Locate(WaveContext& wave, const LaneAddresses& at, int lane, uint64_t address, int bytes,
                        bool write, uint8_t** written) {
  *written = nullptr;
  if (at.lds_lanes >> lane & 1) {
    LaneVector lds{};
    lds[lane] = static_cast<uint32_t>(address);
    const uint64_t legal = LdsLegal(wave, lds, bytes, std::min(bytes, 4), uint64_t{1} << lane);
    if (legal == 0) return nullptr;
    if (check_) LdsTouch(wave, lds, bytes, legal, write ? Touch::kWrite : Touch::kRead);
    return &group_.lds[address];
  }
  if (at.scratch_lanes >> lane & 1) {
    const uint64_t size = plan_.scratch_bytes;
    if (address > size || static_cast<uint64_t>(bytes) > size - address) {
      if (check_ && log_.Wants(FindingKind::kOutOfBounds, wave)) {
        log_.Add(FindingKind::kOutOfBounds, wave, lane, address,
                 fmt::format("{} of {} bytes in a private segment of {}", write ? "a write" : "a read", bytes,
                             size));
      }
      return nullptr;
    }
    return &wave.scratch[static_cast<size_t>(lane) * size + address];
  }
  Allocation* memory = FindCached(wave, address, static_cast<uint64_t>(bytes));
  if (memory == nullptr) {
    ReportOutside(wave, lane, address, bytes, write);
    return nullptr;
  }
  if (write && memory->access == Access::kRead) {
    if (check_ && log_.Wants(FindingKind::kReadOnlyWrite, wave)) {
      log_.Add(FindingKind::kReadOnlyWrite, wave, lane, address,
               fmt::format("{} is read only", memory->name));
    }
    return nullptr;
  }
  const uint64_t offset = address - memory->address;
  if (!memory->written.empty()) *written = &memory->written[offset];
  return &memory->data[offset];
}

void Core::ReadLanes(WaveContext& wave, const BoundInstruction&, const LaneAddresses& at, int bytes,
                     LaneVector* data) {
  const bool memory_only = (at.lds_lanes | at.scratch_lanes) == 0;
  if (at.in_range != at.lanes || at.ranged) {
    for (int d = 0; d < (bytes + 3) / 4; ++d) data[d].lane.fill(0);
  }
  if (at.in_range == 0) return;
  if (memory_only && !at.ranged) {
    const Extent extent = ExtentOf(at, bytes);
    Allocation* memory =
        FindCached(wave, extent.low, extent.high - extent.low + static_cast<uint64_t>(bytes));
    if (memory != nullptr) {
      const uint64_t offset = extent.low - memory->address;
      if (check_ && !memory->written.empty()) {
        if (extent.contiguous) {
          CheckWritten(wave, 0, extent.low, &memory->written[offset], 64 * bytes, memory->name);
        } else {
          for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
            const int l = std::countr_zero(lanes);
            CheckWritten(wave, l, at.address[l], &memory->written[at.address[l] - memory->address], bytes,
                         memory->name);
          }
        }
      }
      if (extent.contiguous && bytes == 4) {
        std::memcpy(data, &memory->data[offset], 256);
      } else {
        Gather(memory->data.data(), at, bytes, memory->address, data);
      }
      return;
    }
  }
  for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
    const int l = std::countr_zero(lanes);
    const int part = at.ranged ? at.bytes_in_range[l] : bytes;
    uint8_t* written = nullptr;
    const std::byte* source = Locate(wave, at, l, at.address[l], part, false, &written);
    for (int d = 0; d < (bytes + 3) / 4; ++d) data[d][l] = 0;
    if (source == nullptr) continue;
    if (written != nullptr) CheckWritten(wave, l, at.address[l], written, part, "memory");
    for (int b = 0; b < part; b += 4) {
      std::memcpy(&data[b / 4].lane[l], source + b, static_cast<size_t>(std::min(4, part - b)));
    }
  }
}

void Core::WriteLanes(WaveContext& wave, const BoundInstruction&, const LaneAddresses& at, int bytes,
                      const LaneVector* data) {
  if (at.in_range == 0) return;
  if ((at.lds_lanes | at.scratch_lanes) == 0 && !at.ranged) {
    const Extent extent = ExtentOf(at, bytes);
    Allocation* memory =
        FindCached(wave, extent.low, extent.high - extent.low + static_cast<uint64_t>(bytes));
    if (memory != nullptr && memory->access == Access::kReadWrite) {
      const uint64_t offset = extent.low - memory->address;
      if (extent.contiguous && bytes == 4) {
        std::memcpy(&memory->data[offset], data, 256);
      } else {
        Scatter(memory->data.data(), at, bytes, memory->address, data);
      }
      const bool mark = !memory->written.empty();
      if (extent.contiguous) {
        if (mark) std::memset(&memory->written[offset], 1, static_cast<size_t>(64 * bytes));
        return LogStore(wave, extent.low, static_cast<uint64_t>(64 * bytes));
      }
      for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
        const uint64_t address = at.address[std::countr_zero(lanes)];
        if (mark) std::memset(&memory->written[address - memory->address], 1, static_cast<size_t>(bytes));
        LogStore(wave, address, static_cast<uint64_t>(bytes));
      }
      return;
    }
  }
  for (uint64_t lanes = at.in_range; lanes != 0; lanes &= lanes - 1) {
    const int l = std::countr_zero(lanes);
    const int part = at.ranged ? at.bytes_in_range[l] : bytes;
    uint8_t* written = nullptr;
    std::byte* target = Locate(wave, at, l, at.address[l], part, true, &written);
    if (target == nullptr) continue;
    for (int b = 0; b < part; b += 4) {
      std::memcpy(target + b, &data[b / 4].lane[l], static_cast<size_t>(std::min(4, part - b)));
    }
    if (written != nullptr) std::memset(written, 1, static_cast<size_t>(part));
    if (!((at.lds_lanes | at.scratch_lanes) >> l & 1)) {
      LogStore(wave, at.address[l], static_cast<uint64_t>(part));
    }
  }
}

}  // namespace mx::gfx950
