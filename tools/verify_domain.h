// `mxproof verify --domain`: where kernels are right, searched for.
#ifndef MX_TOOLS_VERIFY_DOMAIN_H_
#define MX_TOOLS_VERIFY_DOMAIN_H_

#include <atomic>
#include <string>
#include <utility>
#include <vector>

#include "conformance/device.h"
#include "conformance/signature.h"

namespace mx::tools {

struct DomainRun {
  std::string device;
  conformance::DeviceOptions device_options;
  std::string symbol;  // of our kernels only this one; "": all
  std::string output;  // file for the JSON; "": none
  bool json = false;
  const std::atomic<bool>* stop = nullptr;
};

using DomainObjects = std::vector<std::pair<conformance::SignatureObject, std::string>>;  // with their paths
void DomainOfObjects(const DomainRun& run, const conformance::Signature& signature,
                     const DomainObjects& objects);
// Our kernels, below their launcher; throws ExitCode where the launcher disagrees with what was found.
void DomainOfOwnKernels(const DomainRun& run);

}  // namespace mx::tools

#endif  // MX_TOOLS_VERIFY_DOMAIN_H_
