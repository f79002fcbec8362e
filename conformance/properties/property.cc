#include "conformance/properties/property.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "conformance/properties/tables.h"
#include "sim/base/error.h"

namespace mx::conformance {

const std::vector<PropertyInfo>& Properties() {
  static const std::vector<PropertyInfo> properties = [] {
    std::vector<PropertyInfo> all = {
#define MX_PROPERTY(function, id, stage, kind, cost, smoke, full, about) \
  {id, stage, about, Kind::kind, cost, smoke, full, function},
#include "conformance/properties/properties.inc"
#undef MX_PROPERTY
    };
    std::sort(all.begin(), all.end(), [](const PropertyInfo& a, const PropertyInfo& b) {
      return a.cost != b.cost ? a.cost < b.cost : std::string_view(a.id) < b.id;
    });
    return all;
  }();
  return properties;
}

const PropertyInfo& PropertyById(std::string_view id) {
  std::string ids;
  for (const PropertyInfo& property : Properties()) {
    if (id == property.id) return property;
    ids += (ids.empty() ? "" : ", ") + std::string(property.id);
  }
  Fail("property '{}' is unknown; use one of {}", id, ids);
}

std::vector<std::string> PropertyResult::Doubts() const {
  // A generator that mostly draws what nobody wants would prove little with much noise.
  constexpr int64_t kMostDiscards = 8;
  std::vector<std::string> doubts;
  if (!not_offered.empty()) return doubts;
  if (cases < required)
    doubts.push_back(fmt::format("{}: {} of {} cases ran", property->id, cases, required));
  if (discards > kMostDiscards * std::max<int64_t>(cases, 8))
    doubts.push_back(fmt::format("{}: {} draws were discarded for {} cases", property->id, discards, cases));
  return doubts;
}

int64_t PropertyReport::Cases() const {
  return std::accumulate(properties.begin(), properties.end(), int64_t{0},
                         [](int64_t sum, const PropertyResult& r) { return sum + r.cases; });
}
int64_t PropertyReport::Failed() const {
  return std::accumulate(properties.begin(), properties.end(), int64_t{0},
                         [](int64_t sum, const PropertyResult& r) { return sum + r.failed; });
}

std::vector<std::string> PropertyReport::Doubts() const {
  std::vector<std::string> doubts;
  if (Cases() == 0) doubts.push_back("no case ran, and that proves nothing");
  for (const PropertyResult& result : properties) {
    for (const std::string& doubt : result.Doubts()) doubts.push_back(doubt);
  }
  return doubts;
}

}  // namespace mx::conformance
