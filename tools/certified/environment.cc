#include "tools/certified/environment.h"

#include "sim/base/error.h"
#include "tools/certified/card_facts.h"

namespace mx::tools {

std::unique_ptr<conformance::Platform> MakePlatform(const std::string& name,
                                                    const conformance::DeviceOptions& options) {
  if (name == "vgpu") return conformance::MakeVgpuPlatform(options);
  if (name == "hip") return conformance::MakeHipPlatform(options);
  Fail("device '{}': kernels run on vgpu or hip", name);
}

// What the virtual device does depends on this project alone, what a card does on much else.
DeviceEnvironment EnvironmentOf(const std::string& name, const conformance::DeviceOptions& options) {
  const std::string device = MakePlatform(name, options)->Describe();
  DeviceEnvironment out{"gfx950", {{"device", device}, {"mxproof", MX_VERSION}}, device};
  if (name != "hip") return out;
  const Card card = FirstCard();
  for (const auto& fact : CardFacts(card)) out.facts.push_back(fact);
  out.board = BoardId(card);
  return out;
}

}  // namespace mx::tools
