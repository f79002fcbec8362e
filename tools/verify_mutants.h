// `mxproof verify --mutants`: the suite tested with wrong devices.
#ifndef MX_TOOLS_VERIFY_MUTANTS_H_
#define MX_TOOLS_VERIFY_MUTANTS_H_

#include <atomic>
#include <cstdint>

namespace mx::tools {

// Prints the table (or one line of JSON) and the verdict. Throws ExitCode when it is not PASS.
void VerifyMutants(uint64_t seed, bool json, const std::atomic<bool>* stop);

}  // namespace mx::tools

#endif  // MX_TOOLS_VERIFY_MUTANTS_H_
