// Runs of a foreign kernel: problems with their records.
#ifndef MX_CONFORMANCE_FOREIGN_SUITE_H_
#define MX_CONFORMANCE_FOREIGN_SUITE_H_

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "conformance/foreign.h"
#include "conformance/foreign_golden.h"
#include "conformance/verify.h"

namespace mx::conformance {

struct ForeignResult {
  std::string file, symbol, object_sha256;
  Summary summary;
  std::vector<CaseResult> failures;
  std::vector<ForeignRecord> records;  // of the problems that passed
  int64_t order_dependent = 0;         // problems whose result may depend on the order of workgroups
  bool interrupted = false;
};
ForeignResult RunForeign(ForeignDevice& device, const std::vector<Problem>& problems,
                         const std::atomic<bool>* stop);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_FOREIGN_SUITE_H_
