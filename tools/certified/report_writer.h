// The report of a verification of our kernels on a device, from which a certificate is made
// (conformance/certificate).
#ifndef MX_TOOLS_CERTIFIED_REPORT_WRITER_H_
#define MX_TOOLS_CERTIFIED_REPORT_WRITER_H_

#include <cstdint>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "conformance/problem_sets.h"
#include "conformance/verify.h"
#include "tools/certified/environment.h"
#include "tools/certified/launch_domain.h"
#include "tools/certified/watched_platform.h"

namespace mx::tools {

// Every launch of a verification, folded into the launch domain of its kernel.
class LaunchRecorder : public LaunchWatcher {
 public:
  void BeforeLaunch(const WatchedLaunch& launch) override;
  // `objects` of the report: {name, sha256, kernels}.
  nlohmann::ordered_json Objects(const std::string& target, bool order_dependent) const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string, std::string> digests_;                           // of the files
  std::map<std::pair<std::string, std::string>, LaunchDomain> domains_;  // of (file, symbol)
};

struct ReportRun {
  std::string device;  // vgpu, hip
  conformance::DeviceOptions options;
  conformance::Level level = conformance::Level::kSmoke;
  uint64_t seed = 0;
  std::string nonce = "none", id;
  uint64_t attempt = 1, started = 0, finished = 0;
  std::string self_check;       // digest of the self-check, or 64 zeros: it did not run
  std::string golden_manifest;  // digest, or 64 zeros
};

// A kernel device whose launches the recorder sees.
std::unique_ptr<conformance::Device> MakeRecordedDevice(const ReportRun& run, LaunchRecorder& recorder);

// `report` is of `problems` on `device`. Runs the canary cases twice more on it.
nlohmann::ordered_json MakeReport(const ReportRun& run, conformance::Device& device,
                                  const LaunchRecorder& recorder,
                                  const std::vector<conformance::Problem>& problems,
                                  const conformance::Report& report);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_REPORT_WRITER_H_
