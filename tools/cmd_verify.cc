// `mxproof verify`: a device judged bit for bit against the scalar simulator.
#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "conformance/claims.h"
#include "conformance/device.h"
#include "conformance/problem_sets.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "tools/command.h"
#include "tools/verify_domain.h"
#include "tools/verify_foreign.h"
#include "tools/verify_html.h"
#include "tools/verify_merge.h"
#include "tools/verify_mutants.h"
#include "tools/verify_print.h"
#include "tools/verify_report.h"
#include "tools/verify_run.h"

namespace mx::tools {
namespace verify_command {  // of its own, so that files can be compiled together

using conformance::Device;
using conformance::DeviceOptions;
using conformance::Level;
using conformance::Results;

struct Options {
  std::string claims, html;  // files
  VerifyPlan plan;
  DeviceOptions device_options;
  ForeignOptions foreign;
  VerifyReportOptions report;
  ResultFiles files;
  bool json = false, coverage = false, list = false, mutants = false;
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
  std::string command = "mxproof verify --device " + options.plan.device;
  if (!d.command.empty()) command += " --command '" + d.command + "'";
  if (!options.claims.empty()) command += " --claims '" + options.claims + "'";
  if (!d.objects.empty()) command += " --objects '" + d.objects + "'";
  if (!d.mutant.empty()) command += " --mutant " + d.mutant;
  if (!d.fault.empty()) command += " --fault " + d.fault;
  if (d.schedule != 0) command += fmt::format(" --schedule {}", d.schedule);
  return command;
}

// What a kernel that others wrote has to do with, and what only goes with one.
void RunForeign(const Options& options) {
  const VerifyPlan& plan = options.plan;
  if (!options.foreign.kernel.empty() && !options.foreign.aiter.empty())
    Fail("--kernel and --aiter exclude each other");
  if (!plan.operations.empty() || !options.device_options.mutant.empty())
    Fail("--op and --mutant choose among our kernels; --kernel and --aiter are others'");
  if (!plan.only.empty() || !plan.skip.empty() || plan.shards != 1 || plan.minutes != 0 ||
      !options.files.json.empty() || !options.files.junit.empty())
    Fail("--only, --skip, --shard, --minutes, --results and --junit do not go with --kernel or --aiter");
  VerifyForeign(options.foreign, {plan.device, plan.line, options.device_options, plan.level, plan.seed,
                                  options.json, &g_stop});
}

// Options that say nothing to this device.
void CheckDeviceOptions(const std::string& device, const DeviceOptions& options) {
  const bool runs_objects = device == "vgpu" || device == "hip";
  const auto refuse = [&](const char* flag, bool given, bool means_something) {
    if (given && !means_something) Fail("{}: has no effect with --device {}", flag, device);
  };
  refuse("--fault", !options.fault.empty(), device == "vgpu");
  refuse("--schedule", options.schedule != 0, device == "vgpu");
  refuse("--objects", !options.objects.empty(), runs_objects);
  refuse("--mutant", !options.mutant.empty(), runs_objects);
}

void CheckCombination(const Options& options) {
  const VerifyPlan& plan = options.plan;
  CheckDeviceOptions(plan.device, options.device_options);
  if (!plan.line.empty() && !plan.operations.empty()) Fail("--case and --op exclude each other");
  if (!plan.line.empty() &&
      (!plan.only.empty() || !plan.skip.empty() || plan.shards != 1 || plan.minutes != 0))
    Fail("--case runs one case: --only, --skip, --shard and --minutes do not go with it");
  if (!plan.operations.empty() && (!plan.only.empty() || !plan.skip.empty()))
    Fail("--op chooses fixed sets, --only and --skip choose properties: give one of them");
  if (plan.shards != 1 && (options.report.path != "" || plan.minutes != 0))
    Fail("--shard does not go with --report or --minutes");
  if (!options.foreign.signature.empty() || !options.foreign.golden.empty() ||
      !options.foreign.write_golden.empty() || !options.foreign.symbol.empty())
    Fail("--symbol, --signature, --golden and --write-golden need --kernel or --aiter");
  if (!options.foreign.domain_output.empty()) Fail("--domain-output goes with --domain");
}

void RunDevice(const Options& options) {
  CheckCombination(options);
  VerifyPlan plan = options.plan;
  plan.rerun = RerunCommand(options);
  plan.stop = &g_stop;
  DeviceOptions device_options = options.device_options;
  if (!options.claims.empty())
    device_options.behaviour = conformance::ParseClaims(ReadFile(options.claims), options.claims);
  VerifyReport evidence(options.report, plan.device, device_options, plan.level, plan.seed);
  const std::unique_ptr<Device> device =
      evidence.Wanted() ? evidence.MakeDevice() : conformance::MakeDevice(plan.device, device_options);
  if (!options.json) {
    fmt::print("device {}: {}\n{}\n", plan.device, device->Describe(), TableHead());
    plan.progress = [](const conformance::ResultLine& line) {
      fmt::print("{}\n", TableRow(line));
      std::fflush(stdout);
    };
  }
  VerifySets sets;
  const Results results = RunVerification(*device, plan, sets);
  if (options.json) {
    fmt::print("{}\n", ToJson(results, plan.rerun).dump());
  } else {
    fmt::print("{}", Conclusion(results, plan.rerun, options.coverage, ColourWanted()));
  }
  options.files.Write(results, plan.rerun);
  WriteHtml(options.html, *device, results, plan.rerun);
  evidence.Write(*device, sets.problems, sets.report, results);
  EndWith(results);
}

void RunVerify(const Options& options) {
  std::signal(SIGINT, StopVerify);
  std::signal(SIGTERM, StopVerify);
  if (options.list) {
    fmt::print("{}", PropertyList());
    return;
  }
  if (options.mutants) return VerifyMutants(options.plan.seed, options.json, &g_stop);
  if (options.foreign.Any() && !options.report.path.empty())
    Fail("--report is about our kernels; it does not go with --kernel or --aiter");
  if (options.foreign.Any()) return RunForeign(options);
  if (options.foreign.domain) {
    return DomainOfOwnKernels({options.plan.device, options.device_options, options.foreign.symbol,
                               options.foreign.domain_output, options.json, &g_stop});
  }
  RunDevice(options);
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
                    "Search for where kernels are right: ours, or those of --kernel or --aiter");
  command->add_option("--domain-output", foreign->domain_output, "Write what --domain found, as JSON")
      ->option_text("FILE");
}

void AddChoices(CLI::App* command, Options* options) {
  VerifyPlan* plan = &options->plan;
  AddChoice(command, "--level", &plan->level, {{"smoke", Level::kSmoke}, {"full", Level::kFull}},
            "How much: seconds, or an hour (default smoke)");
  command->add_option("--op", plan->operations, "Only this operation's fixed set; may be repeated")
      ->option_text("NAME");
  command->add_option("--only", plan->only, "Only this property, or all that begin so; may be repeated")
      ->option_text("ID");
  command->add_option("--skip", plan->skip, "Without it; may be repeated")->option_text("ID");
  command->add_option("--case", plan->line, "Only this case, as a failure prints it")->option_text("LINE");
  command
      ->add_option_function<std::string>(
          "--shard", [plan](const std::string& text) { ParseShard(text, &plan->shard, &plan->shards); },
          "One part of the level, for another machine or job; then mxproof verify merge")
      ->option_text("I/N");
  command
      ->add_option("--minutes", plan->minutes, "After the level go on with new seeds until this time is over")
      ->check(CLI::Range(0.0, 1e6))
      ->option_text("N");
  command->add_flag("--list", options->list, "List the properties and end");
  command->add_flag("--coverage", options->coverage, "Print every family of coverpoints");
  command->add_option("--html", options->html, "Write the run as a page: causes, heat maps, coverage")
      ->option_text("FILE");
  command->add_flag("--mutants", options->mutants, "Test the suite itself with wrong devices");
  AddResultFiles(command, &options->files);
}

void AddDevice(CLI::App* command, Options* options) {
  DeviceOptions* device = &options->device_options;
  command->add_option("--device", options->plan.device, "What to judge (default sim)")
      ->option_text(DeviceNames());
  command->add_option("--command", device->command, "Device process: the program to run, with its arguments")
      ->option_text("TEXT");
  command
      ->add_option("--timeout", device->timeout,
                   "Device process: seconds that it has for a case (default 20)")
      ->check(CLI::Range(0.001, 1e6))
      ->option_text("S");
  command->add_option("--claims", options->claims, "What the device claims (conformance/claims.h)")
      ->option_text("FILE");
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
}

}  // namespace verify_command

void RegisterVerify(CLI::App& app) {
  using namespace verify_command;
  static Options options;
  CLI::App* command = AddCommand(app, "verify",
                                 "Judge a device: every operation that it offers, bit for bit against the "
                                 "scalar simulator, and by properties of "
                                 "its own answers.\nExit code 0 passed, 1 failed, 2 bad input, 3 "
                                 "inconclusive: interrupted, too few cases, or "
                                 "coverage missing.",
                                 "mxproof verify --device vgpu --level smoke");
  AddDevice(command, &options);
  AddChoices(command, &options);
  AddForeign(command, &options.foreign);
  AddVerifyReport(command, &options.report);
  AddSeed(command, &options.plan.seed);
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  RegisterVerifyMerge(command);
  // CLI11 calls this behind the callback of a subcommand as well.
  command->callback([command] {
    if (command->got_subcommand("merge")) return;
    if (command->count("--case") > 0 && options.plan.line.empty()) Fail("--case: the line is empty");
    SeedFromNonce(command, options.report, options.device_options.objects, &options.plan.seed);
    RunVerify(options);
  });
}

}  // namespace mx::tools
