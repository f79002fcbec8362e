#include "sim/quant/scale_rule.h"

#include <iterator>
#include <string>

#include "sim/base/error.h"

namespace mx {
namespace {

constexpr const char* kNames[] = {
#define MX_SCALE_RULE(id, name) name,
#include "sim/quant/scale_rule.inc"
#undef MX_SCALE_RULE
};

}  // namespace

const char* Name(ScaleRule rule) { return kNames[static_cast<int>(rule)]; }

ScaleRule ScaleRuleByName(std::string_view name) {
  std::string known;
  for (size_t i = 0; i < std::size(kNames); ++i) {
    if (name == kNames[i]) return static_cast<ScaleRule>(i);
    known += std::string(i == 0 ? "" : ", ") + kNames[i];
  }
  Fail("unknown scale rule '{}'; use one of {}", name, known);
}

}  // namespace mx
