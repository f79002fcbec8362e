// The hull of launches that were judged: what a certificate may promise about a kernel, and nothing beyond
// it.
#ifndef MX_TOOLS_CERTIFIED_LAUNCH_DOMAIN_H_
#define MX_TOOLS_CERTIFIED_LAUNCH_DOMAIN_H_

#include <array>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tools/certified/launch_facts.h"

namespace mx::tools {

class LaunchDomain {
 public:
  // `facts` of LaunchFacts, always of the same names.
  void Add(const std::array<uint32_t, 3>& grid, const std::array<uint32_t, 3>& group,
           const std::map<std::string, uint64_t>& facts);
  // {grid, group, dynamicLds, arguments}: every argument's least and greatest value and the greatest divisor
  // of all. A grid axis is the declared rule if that held in every launch; else 1 if it always was; else a
  // rule ceil(argument / tile) that held in every launch; else an argument of its own. Throws InputError
  // where launches had different workgroups.
  nlohmann::ordered_json ToJson(const std::vector<GridTile>& declared) const;

 private:
  struct Range {
    uint64_t min = UINT64_MAX, max = 0, divisor = 0;
    void Add(uint64_t value);
  };
  nlohmann::ordered_json Axis(size_t axis, const std::vector<GridTile>& declared,
                              std::vector<std::string>* free) const;

  bool any_ = false, groups_differ_ = false;
  std::array<uint32_t, 3> group_{};
  std::map<std::string, Range> ranges_;
  std::array<std::vector<GridTile>, 3> rules_;  // that have held so far
};

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_LAUNCH_DOMAIN_H_
