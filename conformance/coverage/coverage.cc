#include "conformance/coverage/coverage.h"

#include <fmt/format.h>

#include <map>

#include "conformance/coverage/collect.h"
#include "conformance/coverage/points.h"

namespace mx::conformance {

Coverage::Coverage()
    : hits_([] {
        size_t points = 0;
        for (const FamilyInfo& family : Families()) points += family.points.size();
        return points;
      }()) {
  size_t first = 0;
  for (const FamilyInfo& family : Families()) {
    first_.push_back(first);
    first += family.points.size();
  }
}

void Coverage::Hit(Family family, size_t point, uint64_t times) {
  if (times == 0) return;
  hits_[first_[static_cast<size_t>(family)] + point].fetch_add(times, std::memory_order_relaxed);
}

uint64_t Coverage::Hits(Family family, size_t point) const {
  return hits_[first_[static_cast<size_t>(family)] + point].load(std::memory_order_relaxed);
}

void Coverage::Collect(const Problem& p, const Claims& claims, const TensorSet& expected) {
  CollectOptions(p, claims, *this);
  if (IsQuantize(p.op)) CollectQuantized(p, expected, *this);
  if (p.op == Operation::kDequantize) CollectDequantized(p, expected, *this);
  if (p.op == Operation::kGemm) CollectProduct(p, claims, expected, *this);
  if (p.op == Operation::kMfma) CollectInstruction(p, claims, expected, *this);
}

void Coverage::HitLaw(const Check& check) {
  Hit(Family::kLaws,
      static_cast<size_t>(check.law) * std::size(kOperations) + static_cast<size_t>(check.problem.op));
}

std::vector<FamilyResult> Judge(const Coverage& coverage, const Device& device, Level level) {
  std::vector<FamilyResult> results;
  std::map<std::string, std::string> answers;  // of the device: asking may be expensive, and examples repeat
  const auto refusal = [&](const Check& example) -> const std::string& {
    const auto [at, is_new] = answers.try_emplace(CheckLine(example));
    if (is_new) at->second = Unsupported(device, example);
    return at->second;
  };
  for (const FamilyInfo& family : Families()) {
    FamilyResult r;
    r.family = &family;
    r.required = family.level == Level::kSmoke || level == Level::kFull;
    for (size_t i = 0; i < family.points.size(); ++i) {
      const Point& point = family.points[i];
      if (point.name.empty()) continue;
      const bool hit = coverage.Hits(family.id, i) != 0;
      const std::string& why = refusal(point.example);
      if (!why.empty()) {
        if (r.offered == 0) r.not_offered = why;
        continue;
      }
      ++r.offered;
      r.hit += hit;
      if (!hit) r.missing.push_back(point.name);
    }
    if (r.offered != 0) r.not_offered.clear();
    results.push_back(r);
  }
  return results;
}

std::vector<std::string> Doubts(const std::vector<FamilyResult>& results) {
  constexpr size_t kMostNamed = 4;
  std::vector<std::string> doubts;
  for (const FamilyResult& r : results) {
    if (!r.required || r.missing.empty()) continue;
    std::string names;
    for (size_t i = 0; i < r.missing.size() && i < kMostNamed; ++i)
      names += (i == 0 ? "" : "; ") + r.missing[i];
    if (r.missing.size() > kMostNamed) names += fmt::format("; and {} more", r.missing.size() - kMostNamed);
    doubts.push_back(fmt::format("coverage {}: {} of {} points were not met: {}", r.family->name,
                                 r.missing.size(), r.offered, names));
  }
  return doubts;
}

}  // namespace mx::conformance
