// The report of a verification of our kernels on a device, from which a certificate is made
// (conformance/certificate).
#ifndef MX_TOOLS_CERTIFIED_REPORT_WRITER_H_
#define MX_TOOLS_CERTIFIED_REPORT_WRITER_H_

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "conformance/problem_sets.h"
#include "conformance/properties/results.h"
#include "conformance/verify.h"
#include "tools/certified/case_log.h"
#include "tools/certified/environment.h"
#include "tools/certified/launch_domain.h"
#include "tools/certified/watched_platform.h"

namespace mx::tools {

// Every launch of a verification, folded into the launch domain of its kernel, and every case that ran.
class LaunchRecorder : public LaunchWatcher {
 public:
  void BeforeLaunch(const WatchedLaunch& launch) override;
  void AfterProblem(const std::vector<std::pair<std::string, std::string>>& launched,
                    const conformance::Answer& answer) override;
  void Ran(const conformance::Problem& problem);
  bool HasRun(const std::string& case_line) const;
  // `objects` of the report: {name, sha256, kernels}. A kernel is order-dependent if the device said so after
  // any problem that launched it, or if its code object holds global atomics.
  nlohmann::ordered_json Objects(const std::string& target) const;

 private:
  using FileAndSymbol = std::pair<std::string, std::string>;
  struct File {
    std::string digest;
    bool atomics = false;
  };
  mutable std::mutex mutex_;
  std::map<std::string, File> files_;
  std::map<FileAndSymbol, LaunchDomain> domains_;
  std::set<FileAndSymbol> order_dependent_;
  std::set<std::string> ran_;  // case lines
};

struct ReportRun {
  std::string device;  // vgpu, hip
  conformance::DeviceOptions options;
  conformance::Level level = conformance::Level::kSmoke;
  std::string seed_rule, nonce = "none", seed_value;  // where the seed of the problems comes from
  std::string id;
  uint64_t attempt = 1, started = 0, finished = 0;
  std::string self_check;       // digest of the self-check, or 64 zeros: it did not run
  std::string golden_manifest;  // digest, or 64 zeros
  // What `mxproof probe` found on this card; a virtual device has none.
  std::string probe_sha256 = std::string(64, '0'), probe_profile = "none";
  bool probe_confirmed = false;
  nlohmann::ordered_json waivers = nlohmann::ordered_json::array();
};

// A kernel device whose launches the recorder sees.
std::unique_ptr<conformance::Device> MakeRecordedDevice(const ReportRun& run, LaunchRecorder& recorder);

// What became of `problems`, of which `report` is, and of properties and coverage in `results`; of a
// selection coverage is not judged.
CaseLog LogOf(const conformance::Device& device, const LaunchRecorder& recorder,
              const std::vector<conformance::Problem>& problems, const conformance::Report& report,
              const conformance::Results& results);

// Of the cases of a log that passed: small ones, spread over what each operation was judged on.
std::vector<conformance::Problem> CanaryProblems(const CaseLog& log);

// Counts `log`; then runs the canary cases, small ones that passed, twice more on the device.
nlohmann::ordered_json MakeReport(const ReportRun& run, conformance::Device& device,
                                  const LaunchRecorder& recorder, const CaseLog& log);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_REPORT_WRITER_H_
