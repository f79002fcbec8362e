// Which bytes of memory each workgroup of a launch stores. Nothing orders the groups, so that a byte which
// two of them store holds what the later one happened to leave: a race, whatever the bytes are.
#ifndef MX_SIM_GFX950_MACHINE_STORE_LOG_H_
#define MX_SIM_GFX950_MACHINE_STORE_LOG_H_

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mx::gfx950 {

// Bytes that one group stored; `pc` and `wave` of the store at `begin`.
struct StoredRange {
  uint64_t begin = 0, end = 0;
  uint32_t pc = 0, group = 0, wave = 0;
};

class StoreLog {
 public:
  void BeginGroup(uint32_t group) { group_ = group, start_ = ranges_.size(), limit_ = kFirstLimit; }
  void Add(uint64_t address, uint64_t bytes, uint32_t pc, int wave) {
    if (ranges_.size() > start_ && ranges_.back().end == address) {
      ranges_.back().end += bytes;
      return;
    }
    if (ranges_.size() - start_ >= limit_) Compact();
    ranges_.push_back({address, address + bytes, pc, group_, static_cast<uint32_t>(wave)});
  }
  void EndGroup() { Compact(); }
  // Of all groups since the start, disjoint within a group.
  const std::vector<StoredRange>& ranges() const { return ranges_; }

 private:
  static constexpr size_t kFirstLimit = 4096;
  void Compact();

  std::vector<StoredRange> ranges_;
  uint32_t group_ = 0;
  size_t start_ = 0, limit_ = kFirstLimit;
};

// Stores of two groups to the bytes from `second.begin` on.
struct StoreOverlap {
  StoredRange first, second;
  uint64_t bytes() const { return (first.end < second.end ? first.end : second.end) - second.begin; }
};
// One overlap, that of the lowest address, for each instruction that has any as `second`. Ranges of one group
// must not overlap. The answer depends on the set of ranges alone, not on their order.
std::vector<StoreOverlap> FindOverlaps(std::vector<StoredRange> ranges);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_STORE_LOG_H_
