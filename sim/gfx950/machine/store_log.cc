#include "sim/gfx950/machine/store_log.h"

#include <algorithm>
#include <tuple>
#include <unordered_set>

namespace mx::gfx950 {

void StoreLog::Compact() {
  const auto first = ranges_.begin() + static_cast<std::ptrdiff_t>(start_);
  // Stable: of two stores to one place the earlier names the range.
  std::stable_sort(first, ranges_.end(),
                   [](const StoredRange& a, const StoredRange& b) { return a.begin < b.begin; });
  auto last = first;
  for (auto it = first; it != ranges_.end(); ++it) {
    if (last != first && it->begin <= (last - 1)->end) {
      (last - 1)->end = std::max((last - 1)->end, it->end);
    } else {
      *last++ = *it;
    }
  }
  ranges_.erase(last, ranges_.end());
  limit_ = std::max(kFirstLimit, 2 * (ranges_.size() - start_));
}

std::vector<StoreOverlap> FindOverlaps(std::vector<StoredRange> ranges) {
  std::sort(ranges.begin(), ranges.end(), [](const StoredRange& a, const StoredRange& b) {
    return std::tie(a.begin, a.group) < std::tie(b.begin, b.group);
  });
  std::vector<StoreOverlap> overlaps;
  std::unordered_set<uint32_t> known;
  // The range that reaches furthest, so far. Where two ranges overlap, the first such pair is met here: while
  // none is found, the ranges so far are disjoint, and only the last of them can reach into the next.
  const StoredRange* furthest = nullptr;
  for (const StoredRange& range : ranges) {
    if (furthest != nullptr && furthest->end > range.begin && furthest->group != range.group &&
        known.insert(range.pc).second) {
      overlaps.push_back({*furthest, range});
    }
    if (furthest == nullptr || range.end > furthest->end) furthest = &range;
  }
  return overlaps;
}

}  // namespace mx::gfx950
