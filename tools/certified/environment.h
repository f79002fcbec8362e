// The devices that certificates speak of, and what a certificate and a training program call their
// environment.
#ifndef MX_TOOLS_CERTIFIED_ENVIRONMENT_H_
#define MX_TOOLS_CERTIFIED_ENVIRONMENT_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "conformance/machine.h"

namespace mx::tools {

struct DeviceEnvironment {
  std::string target;  // target id, as code objects name it
  std::vector<std::pair<std::string, std::string>>
      facts;          // in the order of the certificate; the device first
  std::string board;  // an id of the board, for the digest of all boards
};

// `name`: vgpu or hip; throws InputError for another, and where there is no such device.
std::unique_ptr<conformance::Platform> MakePlatform(const std::string& name,
                                                    const conformance::DeviceOptions& options);
DeviceEnvironment EnvironmentOf(const std::string& name, const conformance::DeviceOptions& options);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_ENVIRONMENT_H_
