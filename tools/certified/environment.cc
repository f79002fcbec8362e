#include "tools/certified/environment.h"

#include "sim/base/error.h"

namespace mx::tools {

std::unique_ptr<conformance::Platform> MakePlatform(const std::string& name,
                                                    const conformance::DeviceOptions& options) {
  if (name == "vgpu") return conformance::MakeVgpuPlatform(options);
  if (name == "hip") return conformance::MakeHipPlatform(options);
  Fail("device '{}': kernels run on vgpu or hip", name);
}

// The description of a real device names the card and its runtime. What the virtual device does depends on
// this project alone.
DeviceEnvironment EnvironmentOf(const std::string& name, const conformance::DeviceOptions& options) {
  return {"gfx950", {{"device", MakePlatform(name, options)->Describe()}, {"mxproof", MX_VERSION}}};
}

}  // namespace mx::tools
