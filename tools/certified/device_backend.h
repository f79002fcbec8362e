// nn's backend on a conformance device: the three products of every linear layer run as kernels.
#ifndef MX_TOOLS_CERTIFIED_DEVICE_BACKEND_H_
#define MX_TOOLS_CERTIFIED_DEVICE_BACKEND_H_

#include <functional>
#include <memory>
#include <string>

#include "conformance/device.h"
#include "sim/linear/backend.h"

namespace mx::tools {

// `device` outlives the backend. Findings of the device, and what its kernels do not compute (formats other
// than E2M1, split-K, a first addend, ...), throw InputError. Kernels count nothing: `counters` only learn
// elements and blocks.
std::unique_ptr<Backend> MakeDeviceBackend(conformance::Device& device, std::function<std::string()> stamp);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_DEVICE_BACKEND_H_
