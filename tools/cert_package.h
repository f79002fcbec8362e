// `mxproof cert package` and `verify-package`: a certificate with all that it rests on, as one file.
#ifndef MX_TOOLS_CERT_PACKAGE_H_
#define MX_TOOLS_CERT_PACKAGE_H_

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace mx::tools {

struct CertPackageOptions {
  std::string input, report, cases, probe, output, policy, time;
  std::vector<std::string> keys;
  bool json = false;
};

void AddCertPackage(CLI::App* parent, CertPackageOptions* options);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERT_PACKAGE_H_
