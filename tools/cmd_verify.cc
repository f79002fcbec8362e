// `mxproof verify`: a device judged bit for bit against the scalar simulator.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "conformance/device.h"
#include "conformance/problem_sets.h"
#include "conformance/report.h"
#include "conformance/verify.h"
#include "tools/command.h"
#include "tools/verify_foreign.h"
#include "tools/verify_report.h"

namespace mx::tools {
namespace {

using conformance::Device;
using conformance::DeviceOptions;
using conformance::Level;
using conformance::Operation;
using conformance::Problem;
using conformance::Report;

constexpr size_t kMostFailures = 3;  // of an operation that are printed

struct Options {
  std::string device = "sim", line, claims_file;
  std::vector<std::string> operations;
  Level level = Level::kSmoke;
  DeviceOptions device_options;
  ForeignOptions foreign;
  VerifyReportOptions report;
  uint64_t seed = 0;
  bool json = false;
};

std::atomic<bool> g_stop{false};
// The first signal ends the run after the cases under way; a second one ends the process.
extern "C" void StopVerify(int signal) {
  g_stop.store(true);
  std::signal(signal, SIG_DFL);
}

// The command that leads to the same device, up to the case.
std::string RerunCommand(const Options& options) {
  const DeviceOptions& d = options.device_options;
  std::string command = "mxproof verify --device " + options.device;
  if (!d.objects.empty()) command += " --objects '" + d.objects + "'";
  if (!d.mutant.empty()) command += " --mutant " + d.mutant;
  if (!d.fault.empty()) command += " --fault " + d.fault;
  if (d.schedule != 0) command += fmt::format(" --schedule {}", d.schedule);
  return command;
}

std::vector<Problem> ProblemsFor(const Options& options) {
  if (!options.line.empty() && !options.operations.empty()) Fail("--case and --op exclude each other");
  if (!options.line.empty()) return {conformance::ParseProblem(options.line, "--case")};
  std::vector<Operation> operations;
  for (const std::string& name : options.operations) operations.push_back(conformance::OperationByName(name));
  std::vector<Problem> problems;
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    if (!operations.empty() && std::find(operations.begin(), operations.end(), info.id) == operations.end())
      continue;
    for (Problem& p : conformance::ProblemsOf(info.id, options.level, options.seed))
      problems.push_back(std::move(p));
  }
  return problems;
}

void PrintFailures(const Report& report, const std::string& rerun) {
  size_t same = 0;
  for (size_t i = 0; i < report.failures.size(); ++i) {
    const Operation op = report.failures[i].problem.op;
    same = i != 0 && report.failures[i - 1].problem.op == op ? same + 1 : 0;
    if (same < kMostFailures) fmt::print("\n{}", FailureText(report.failures[i], rerun));
    const bool last = i + 1 == report.failures.size() || report.failures[i + 1].problem.op != op;
    if (last && same >= kMostFailures)
      fmt::print("  and {} more cases of {}\n", same + 1 - kMostFailures, conformance::Name(op));
  }
  if (!report.failures.empty()) fmt::print("\n");
}

// What a kernel that others wrote has to do with, and what only goes with one.
void RunForeign(const Options& options) {
  if (!options.foreign.kernel.empty() && !options.foreign.aiter.empty())
    Fail("--kernel and --aiter exclude each other");
  if (!options.operations.empty() || !options.device_options.mutant.empty())
    Fail("--op and --mutant choose among our kernels; --kernel and --aiter are others'");
  VerifyForeign(options.foreign, {options.device, options.line, options.device_options, options.level,
                                  options.seed, options.json, &g_stop});
}

void RunVerify(const Options& options) {
  std::signal(SIGINT, StopVerify);
  std::signal(SIGTERM, StopVerify);
  if (options.foreign.Any() && !options.report.path.empty())
    Fail("--report is about our kernels; it does not go with --kernel or --aiter");
  if (options.foreign.Any()) return RunForeign(options);
  if (!options.foreign.signature.empty() || !options.foreign.golden.empty() || options.foreign.domain ||
      !options.foreign.write_golden.empty() || !options.foreign.symbol.empty())
    Fail("--symbol, --signature, --golden, --write-golden and --domain need --kernel or --aiter");
  const std::vector<Problem> problems = ProblemsFor(options);
  VerifyReport evidence(options.report, options.device, options.device_options, options.level, options.seed);
  const std::unique_ptr<Device> device =
      evidence.Wanted() ? evidence.MakeDevice()
                        : conformance::MakeDevice(options.device, options.device_options);
  const std::string rerun = RerunCommand(options);
  conformance::Run run;
  run.stop = &g_stop;
  if (!options.json) {
    fmt::print("device {}: {}\n{}\n", options.device, device->Describe(), conformance::TableHead());
    run.after_operation = [](const conformance::Summary& s) {
      fmt::print("{}\n", TableRow(s));
      std::fflush(stdout);
    };
  }
  const Report report = conformance::Verify(*device, problems, run);
  if (options.json) {
    nlohmann::ordered_json json = conformance::ReportJson(report, rerun);
    json["device"] = options.device;
    json["description"] = device->Describe();
    json["level"] = options.level == Level::kSmoke ? "smoke" : "full";
    json["seed"] = options.seed;
    json["claims"] = conformance::ClaimsText(device->claims());
    fmt::print("{}\n", json.dump());
  } else {
    PrintFailures(report, rerun);
    fmt::print("{}\n", VerdictText(report));
  }
  evidence.Write(*device, problems, report);
  if (report.Passed()) return;
  throw ExitCode{report.interrupted && report.failures.empty() ? kInconclusive : kFail};
}

std::string DeviceNames() {
  std::string names;
  for (const conformance::DeviceInfo& device : conformance::Devices())
    names += (names.empty() ? "" : "|") + std::string(device.name);
  return names;
}

void AddForeign(CLI::App* command, ForeignOptions* foreign) {
  command->add_option("--kernel", foreign->kernel, "A code object that others wrote")->option_text("FILE");
  command->add_option("--symbol", foreign->symbol, "Its kernel")->option_text("NAME");
  command->add_option("--signature", foreign->signature, "How to launch it (conformance/README.md)")
      ->option_text("FILE");
  // Without a value CLI11 hands over "true".
  const auto aiter = [foreign](const std::string& folder) {
    const char* environment = std::getenv("MXPROOF_AITER");
    const bool given = !folder.empty() && folder != "true";
    if (!given && environment == nullptr) Fail("--aiter: give a folder here or in MXPROOF_AITER");
    foreign->aiter = given ? folder : environment;
  };
  command
      ->add_option_function<std::string>(
          "--aiter", aiter, "All FP4 GEMMs of a checkout of ROCm/aiter (default: that in MXPROOF_AITER)")
      ->expected(0, 1)
      ->option_text("[DIR]");
  command->add_option("--problems", foreign->count, "Problems a kernel (default 2 at smoke, 24 at full)")
      ->check(CLI::Range(1, 1 << 20))
      ->option_text("N");
  command->add_option("--golden", foreign->golden, "Runs must give the same as this vector file")
      ->option_text("FILE");
  command->add_option("--write-golden", foreign->write_golden, "Write that vector file")->option_text("FILE");
  command->add_flag("--domain", foreign->domain,
                    "Search for the sizes and paddings that a kernel is right for");
}

}  // namespace

void RegisterVerify(CLI::App& app) {
  static Options options;
  CLI::App* command =
      AddCommand(app, "verify",
                 "Judge a device: every operation that it offers, bit for bit against the scalar "
                 "simulator.\nExit code 0 passed, 1 failed, 2 bad input, 3 interrupted.",
                 "mxproof verify --device vgpu --level smoke");
  DeviceOptions* device = &options.device_options;
  command->add_option("--device", options.device, "What to judge (default sim)")->option_text(DeviceNames());
  AddChoice(command, "--level", &options.level, {{"smoke", Level::kSmoke}, {"full", Level::kFull}},
            "How much: seconds, or minutes (default smoke)");
  command->add_option("--op", options.operations, "Only this operation; may be repeated")
      ->option_text("NAME");
  command->add_option("--case", options.line, "Only this problem, as a failure prints it")
      ->option_text("LINE");
  command->add_option("--objects", device->objects, "Folder of code objects (default golden/gfx950)")
      ->option_text("DIR");
  command->add_option("--mutant", device->mutant, "Run this wrong kernel in place of the right one")
      ->option_text("NAME");
  command->add_option("--fault", device->fault, "Give the virtual device this fault; it must then fail")
      ->option_text("NAME");
  command
      ->add_option_function<std::string>(
          "--schedule",
          [device](const std::string& text) {
            device->schedule = ParseUnsigned("--schedule", text, ~uint64_t{0});
          },
          "Order of waves and workgroups of the virtual device (default 0: ascending)")
      ->option_text("N");
  AddForeign(command, &options.foreign);
  AddVerifyReport(command, &options.report);
  AddSeed(command, &options.seed);
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  command->callback([command] {
    SeedFromNonce(command, options.report, options.device_options.objects, &options.seed);
    RunVerify(options);
  });
}

}  // namespace mx::tools
