#include "conformance/device.h"

#include "sim/base/error.h"

namespace mx::conformance {

#define MX_DEVICE(id, name, about) std::unique_ptr<Device> Make##id##Device(const DeviceOptions& options);
#include "conformance/devices.inc"
#undef MX_DEVICE

const std::vector<DeviceInfo>& Devices() {
  static const std::vector<DeviceInfo> devices = {
#define MX_DEVICE(id, name, about) {name, about, Make##id##Device},
#include "conformance/devices.inc"
#undef MX_DEVICE
  };
  return devices;
}

std::unique_ptr<Device> MakeDevice(const std::string& name, const DeviceOptions& options) {
  std::string names;
  for (const DeviceInfo& device : Devices()) {
    if (name == device.name) return device.make(options);
    names += (names.empty() ? "" : ", ") + std::string(device.name);
  }
  Fail("device '{}' is unknown; use one of {}", name, names);
}

}  // namespace mx::conformance
