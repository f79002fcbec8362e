#include "tools/verify_report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <ctime>

#include "conformance/certificate/files.h"
#include "conformance/certificate/show.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/io/atomic_file.h"
#include "sim/io/json.h"
#include "tools/certified/run_inputs.h"
#include "tools/command.h"
#include "tools/golden/suite.h"

namespace mx::tools {

namespace {

uint64_t Now() { return static_cast<uint64_t>(std::time(nullptr)); }

// The golden data computed anew by this executable; the digest names the data and how much of it agreed.
std::string SelfCheck(const std::string& folder, const std::string& manifest) {
  const golden::SuiteResult result = golden::CheckSuite(folder);
  if (!result.problems.empty())
    Fail("self-check: {} problems, the first: {}", result.problems.size(), result.problems[0]);
  return Sha256Hex(fmt::format("{}\n{} files, {} computed, {} regressions\n", manifest, result.files,
                               result.computed, result.regressions));
}

}  // namespace

void AddVerifyReport(CLI::App* command, VerifyReportOptions* options) {
  command->add_option("--report", options->path, "Write the evidence of this run, for mxproof cert create")
      ->option_text("FILE");
  command
      ->add_option("--self-check", options->self_check,
                   "With --report: compute the golden data in this folder anew first; a certificate needs it")
      ->option_text("DIR");
  command
      ->add_option("--case-log", options->case_log,
                   "With --report: what became of every case (default: the report's path and .cases)")
      ->option_text("FILE");
  command
      ->add_option("--nonce", options->nonce,
                   "What the signer gave for this run; the seed is made from it and the code objects")
      ->option_text("TEXT");
  command
      ->add_option(
          "--waivers", options->waivers,
          "With --report: JSON list of {id, property, scope, expires, link}; scope is the device's name")
      ->option_text("FILE");
  command
      ->add_option("--probe", options->probe,
                   "With --report on a card: the claims file that mxproof probe wrote there")
      ->option_text("FILE");
  command
      ->add_option("--attempt", options->attempt,
                   "With --report: the how manieth run for these objects (default 1)")
      ->option_text("N");
}

void SeedFromNonce(const CLI::App* command, const VerifyReportOptions& options, const std::string& objects,
                   uint64_t* seed) {
  if (options.nonce.empty()) return;
  RefuseIdle(command, {"--seed"}, "with --nonce, which makes the seed");
  *seed = SeedOf(ObjectsDigest(objects), options.nonce);
}

VerifyReport::VerifyReport(const VerifyReportOptions& options, const std::string& device,
                           const conformance::DeviceOptions& device_options, conformance::Level level,
                           uint64_t seed)
    : options_(options) {
  if (!Wanted()) {
    for (const auto& [flag, value] :
         {std::pair<const char*, const std::string&>{"--self-check", options.self_check},
          {"--case-log", options.case_log},
          {"--waivers", options.waivers},
          {"--probe", options.probe}}) {
      if (!value.empty()) Fail("{} goes with --report", flag);
    }
    return;
  }
  if (options_.case_log.empty()) options_.case_log = options.path + ".cases";
  if (device != "vgpu" && device != "hip") Fail("--report: only vgpu and hip are certified, not {}", device);
  CheckOptions();
  run_.device = device;
  run_.options = device_options;
  run_.level = level;
  run_.seed_value = fmt::format("{}", seed);
  run_.seed_rule = options.nonce.empty() ? "given" : SeedRule(ObjectsDigest(device_options.objects));
  run_.nonce = options.nonce.empty() ? "none" : options.nonce;
  run_.attempt = options.attempt;
  run_.started = Now();
  run_.id = fmt::format("{} pid {}", certificate::DateText(run_.started), getpid());
  ReadWaiversAt(run_.started);
  run_.self_check = run_.golden_manifest = std::string(64, '0');
  if (!options.probe.empty()) {
    if (device != "hip") Fail("--probe: a card's evidence has one; --device {} is not probed", device);
    const ProbeFound found = ReadProbe(options.probe, EnvironmentOf(device, device_options).facts[0].second);
    run_.probe_sha256 = found.sha256;
    run_.probe_profile = found.profile;
    run_.probe_confirmed = found.confirmed;
  }
  if (options.self_check.empty()) return;
  run_.golden_manifest = Sha256Hex(ReadFile(options.self_check + "/MANIFEST.sha256"));
  run_.self_check = SelfCheck(options.self_check, run_.golden_manifest);
}

// What would be refused at the end is refused before a run of minutes or hours.
void VerifyReport::CheckOptions() const {
  if (options_.path == options_.case_log) Fail("--case-log: the report has this name: {}", options_.path);
  for (const std::string& path : {options_.path, options_.case_log}) {
    if (access(path.c_str(), F_OK) == 0) Fail("{}: exists; name a new file", path);
    const size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    if (access(folder.c_str(), W_OK) != 0) Fail("{}: cannot write: {}", path, std::strerror(errno));
  }
  for (const char c : options_.nonce) {
    if (c < 0x20 || c > 0x7e) Fail("--nonce: printable ASCII, not {}", Quoted(options_.nonce));
  }
  if (options_.attempt == 0 || options_.attempt >> 53 != 0)
    Fail("--attempt: 1 to 2^53-1, not {}", options_.attempt);
}

std::unique_ptr<conformance::Device> VerifyReport::MakeDevice() {
  return MakeRecordedDevice(run_, recorder_);
}

// Those that have not run out by then.
void VerifyReport::ReadWaiversAt(uint64_t time) {
  if (options_.waivers.empty()) return;
  run_.waivers =
      ReadWaivers(options_.waivers, EnvironmentOf(run_.device, run_.options).facts[0].second, time);
}

void VerifyReport::Write(conformance::Device& device, const std::vector<conformance::Problem>& problems,
                         const conformance::Report& report, const conformance::Results& results) {
  if (!Wanted()) return;
  run_.finished = Now();
  ReadWaiversAt(run_.finished);
  const CaseLog log = LogOf(device, recorder_, problems, report, results);
  const std::string text = MakeReport(run_, device, recorder_, log).dump(1) + "\n";
  certificate::WriteNewFile(options_.case_log, CaseLogText(log));
  try {
    certificate::WriteNewFile(options_.path, text);
  } catch (...) {
    unlink(options_.case_log.c_str());  // both or neither
    throw;
  }
}

}  // namespace mx::tools
