// `mxproof verify` on kernels that others wrote: one by --kernel, or all objects of a signature in a folder.
#ifndef MX_TOOLS_VERIFY_FOREIGN_H_
#define MX_TOOLS_VERIFY_FOREIGN_H_

#include <atomic>
#include <string>

#include "conformance/device.h"
#include "conformance/problem_sets.h"

namespace mx::tools {

struct ForeignOptions {
  std::string kernel, symbol, signature;  // one kernel
  std::string aiter;                      // a checkout of ROCm/aiter: all its FP4 GEMMs
  std::string golden, write_golden;       // vector file to compare with, to write
  bool domain = false;                    // search for the sizes and paddings that the kernel is right for
  std::string domain_output;              // file for what was found, as JSON
  int count = 0;                          // problems a kernel; 0: by level
  bool Any() const { return !kernel.empty() || !aiter.empty(); }
};

// What the rest of the command line says.
struct ForeignRun {
  std::string device, line;  // line: one problem, "" for all
  conformance::DeviceOptions device_options;
  conformance::Level level = conformance::Level::kSmoke;
  uint64_t seed = 0;
  bool json = false;
  const std::atomic<bool>* stop = nullptr;
};

// Prints a report; throws ExitCode unless everything passed.
void VerifyForeign(const ForeignOptions& options, const ForeignRun& run);

}  // namespace mx::tools

#endif  // MX_TOOLS_VERIFY_FOREIGN_H_
