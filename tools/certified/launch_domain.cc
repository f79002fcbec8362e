#include "tools/certified/launch_domain.h"

#include <algorithm>
#include <numeric>

#include "sim/base/error.h"

namespace mx::tools {

namespace {

constexpr const char* kGrid[] = {"grid.x", "grid.y", "grid.z"};
constexpr uint64_t kTiles[] = {512, 256, 128, 64, 32, 16, 8, 4, 2, 1};

bool IsGrid(const std::string& name) { return name.rfind("grid.", 0) == 0; }
uint64_t CeilDiv(uint64_t value, uint64_t tile) { return value / tile + (value % tile != 0); }

}  // namespace

void LaunchDomain::Range::Add(uint64_t value) {
  min = std::min(min, value);
  max = std::max(max, value);
  divisor = std::gcd(divisor, value);
}

void LaunchDomain::Add(const std::array<uint32_t, 3>& grid, const std::array<uint32_t, 3>& group,
                       const std::map<std::string, uint64_t>& facts) {
  for (size_t axis = 0; axis < 3; ++axis) {
    std::vector<GridTile>& rules = rules_[axis];
    if (!any_) {
      for (const auto& fact : facts) {
        for (const uint64_t tile : kTiles) {
          if (!IsGrid(fact.first)) rules.push_back({fact.first, tile});
        }
      }
    }
    const auto broken = [&](const GridTile& rule) {
      return CeilDiv(facts.at(rule.argument), rule.tile) != grid[axis];
    };
    rules.erase(std::remove_if(rules.begin(), rules.end(), broken), rules.end());
  }
  groups_differ_ |= any_ && group != group_;
  group_ = group;
  any_ = true;
  for (const auto& fact : facts) ranges_[fact.first].Add(fact.second);
}

nlohmann::ordered_json LaunchDomain::Axis(size_t axis, const std::vector<GridTile>& declared,
                                          std::vector<std::string>* free) const {
  const Range& range = ranges_.at(kGrid[axis]);
  const auto json = [](const std::string& argument, uint64_t tile) {
    nlohmann::ordered_json tiles = nlohmann::ordered_json::array();
    tiles.push_back({{"argument", argument}, {"tile", tile}});
    return tiles;
  };
  const auto holds = [&](const GridTile& rule) {
    return rule.argument == declared[axis].argument && rule.tile == declared[axis].tile;
  };
  if (axis < declared.size() && std::any_of(rules_[axis].begin(), rules_[axis].end(), holds)) {
    return json(declared[axis].argument, declared[axis].tile);
  }
  if (range.min == 1 && range.max == 1) return nlohmann::ordered_json::array();
  // A coincidence among few launches would only make the gate refuse more.
  if (!rules_[axis].empty()) return json(rules_[axis].front().argument, rules_[axis].front().tile);
  free->emplace_back(kGrid[axis]);
  return json(kGrid[axis], 1);
}

nlohmann::ordered_json LaunchDomain::ToJson(const std::vector<GridTile>& declared) const {
  if (groups_differ_) Fail("a kernel was launched with workgroups of different sizes");
  std::vector<std::string> names;
  nlohmann::ordered_json out;
  out["grid"] = nlohmann::ordered_json::array();
  for (size_t axis = 0; axis < 3; ++axis) out["grid"].push_back(Axis(axis, declared, &names));
  out["group"] = group_;
  out["dynamicLds"] = {{"min", 0}, {"max", 0}};
  for (const auto& range : ranges_) {
    if (!IsGrid(range.first)) names.push_back(range.first);
  }
  out["arguments"] = nlohmann::ordered_json::array();
  for (const std::string& name : names) {
    const Range& range = ranges_.at(name);
    out["arguments"].push_back({{"name", name},
                                {"min", range.min},
                                {"max", range.max},
                                {"multiple", std::max<uint64_t>(range.divisor, 1)}});
  }
  return out;
}

}  // namespace mx::tools
