// A verification: fixed sets of problems, properties, coverage; one case; the parts of a level merged.
#ifndef MX_TOOLS_VERIFY_RUN_H_
#define MX_TOOLS_VERIFY_RUN_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "conformance/device.h"
#include "conformance/properties/results.h"

namespace mx::tools {

struct VerifyPlan {
  std::string device = "sim", rerun;  // rerun: the command that leads to the device, up to the case
  conformance::Level level = conformance::Level::kSmoke;
  uint64_t seed = 0;
  std::vector<std::string> operations;  // only their fixed sets
  std::vector<std::string> only, skip;  // properties
  std::string line;                     // one case
  int64_t shard = 0, shards = 1;
  double minutes = 0;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(const conformance::ResultLine&)> progress;
};

// What a run leaves behind for the evidence of a certificate.
struct VerifySets {
  std::vector<conformance::Problem> problems;
  conformance::Report report;
};

conformance::Results RunVerification(conformance::Device& device, const VerifyPlan& plan, VerifySets& sets);

}  // namespace mx::tools

#endif  // MX_TOOLS_VERIFY_RUN_H_
