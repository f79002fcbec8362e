// `mxproof verify --report FILE`: the evidence of a run, for `mxproof cert create`.
#ifndef MX_TOOLS_VERIFY_REPORT_H_
#define MX_TOOLS_VERIFY_REPORT_H_

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "conformance/problem_sets.h"
#include "conformance/verify.h"
#include "tools/certified/report_writer.h"

namespace mx::tools {

struct VerifyReportOptions {
  std::string path, case_log, self_check, nonce, waivers, probe;
  uint64_t attempt = 1;
};

void AddVerifyReport(CLI::App* command, VerifyReportOptions* options);
// With --nonce the seed is made from the nonce and the code objects; --seed then has no effect.
void SeedFromNonce(const CLI::App* command, const VerifyReportOptions& options, const std::string& objects,
                   uint64_t* seed);

class VerifyReport {
 public:
  // Throws InputError where a report is wanted of a device that is not certified, over a file that exists, or
  // with what Write could not write.
  VerifyReport(const VerifyReportOptions& options, const std::string& device,
               const conformance::DeviceOptions& device_options, conformance::Level level, uint64_t seed);
  bool Wanted() const { return !options_.path.empty(); }
  std::unique_ptr<conformance::Device> MakeDevice();
  // Runs the self-check where one is asked for, then the canary, then writes. Nothing where no report is
  // wanted.
  void Write(conformance::Device& device, const std::vector<conformance::Problem>& problems,
             const conformance::Report& report, const conformance::Results& results);

 private:
  void CheckOptions() const;
  void ReadWaiversAt(uint64_t time);

  VerifyReportOptions options_;
  ReportRun run_;
  LaunchRecorder recorder_;
};

}  // namespace mx::tools

#endif  // MX_TOOLS_VERIFY_REPORT_H_
