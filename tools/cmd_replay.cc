// `mxproof replay`: case lines run again on a device, one or a file of them.
#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "conformance/device.h"
#include "conformance/mutants/mutant.h"
#include "conformance/replay/replay.h"
#include "sim/io/atomic_file.h"
#include "tools/command.h"
#include "tools/printable.h"

namespace mx::tools {
namespace replay_command {  // of its own, so that files can be compiled together

using conformance::Device;
using conformance::ReplayCase;
using conformance::Replayed;

struct Options {
  std::vector<std::string> sources;
  std::string device = "sim", mutant;
  conformance::DeviceOptions device_options;
  bool shrink = false, json = false, quiet = false;
};

std::vector<ReplayCase> Cases(const Options& options, const conformance::Claims& claims) {
  std::vector<ReplayCase> cases;
  for (const std::string& source : options.sources) {
    std::string text = source, name = "line";
    if (source == "-") {
      text.assign(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>());
      name = "-";
    } else if (source.find(' ') ==
               std::string::npos) {  // a case line has several words, a file's name here has not
      text = ReadFile(source);
      name = source;
    }
    for (ReplayCase& c : conformance::ParseReplay(text, name, claims)) cases.push_back(std::move(c));
  }
  return cases;
}

// A mutant of the table (`verify --mutants`), or a device.
std::unique_ptr<Device> MakeDevice(const Options& options) {
  if (options.mutant.empty()) return conformance::MakeDevice(options.device, options.device_options);
  return conformance::MakeMutant(conformance::FindMutant(options.mutant));
}

std::string CaseText(const ReplayCase& c) { return c.check ? conformance::CheckLine(*c.check) : c.id; }

void Print(const Replayed& r, bool quiet) {
  const ReplayCase& c = *r.replay;
  const std::string id = c.id.empty() ? "" : c.id + " ";
  if (!r.not_offered.empty()) {
    if (!quiet)
      fmt::print("SKIP {}{}: {}\n", id, Printable(c.check ? CaseText(c) : ""), Printable(r.not_offered));
    return;
  }
  if (!r.result.Failed()) {
    if (!quiet) fmt::print("PASS {}{}\n", id, Printable(CaseText(c)));
    return;
  }
  fmt::print("FAIL {}{}\n", id, Printable(conformance::CheckLine(r.result.check)));
  for (const std::string& fault : r.result.result.faults) fmt::print("  {}\n", Printable(fault));
  fmt::print("  diagnosis: {}\n", Printable(r.explanation.Text()));
}

nlohmann::ordered_json Json(const Replayed& r) {
  nlohmann::ordered_json json;
  if (!r.replay->id.empty()) json["id"] = r.replay->id;
  json["where"] = r.replay->where;
  json["verdict"] = !r.not_offered.empty() ? "SKIP" : r.result.Failed() ? "FAIL" : "PASS";
  if (r.replay->check) json["case"] = conformance::CheckLine(*r.replay->check);
  if (!r.not_offered.empty()) json["why"] = r.not_offered;
  if (!r.result.Failed()) return json;
  json["shrunk"] = conformance::CheckLine(r.result.check);
  json["faults"] = r.result.result.faults;
  json["cause"] = Name(r.explanation.cause);
  json["diagnosis"] = r.explanation.Text();
  json["stage"] = r.explanation.stage;
  return json;
}

void Run(const Options& options) {
  const std::unique_ptr<Device> device = MakeDevice(options);
  const std::vector<ReplayCase> cases = Cases(options, device->claims());
  int64_t ran = 0, failed = 0, skipped = 0;
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const ReplayCase& c : cases) {
    const Replayed replayed = conformance::Replay(*device, c, options.shrink);
    (replayed.not_offered.empty() ? ran : skipped) += 1;
    failed += replayed.result.Failed() ? 1 : 0;
    if (options.json) {
      list.push_back(Json(replayed));
    } else {
      Print(replayed, options.quiet);
    }
  }
  const char* verdict = failed != 0 || cases.empty() ? "FAIL" : ran == 0 ? "INCONCLUSIVE" : "PASS";
  if (options.json) {
    PrintJson({{"schema", "mx-replay/1"},
               {"verdict", verdict},
               {"device", device->Describe()},
               {"ran", ran},
               {"failed", failed},
               {"skipped", skipped},
               {"cases", list}});
  } else {
    fmt::print("{}: {} cases ran, {} failed, {} cannot be asked of this device{}\n", verdict, ran, failed,
               skipped, cases.empty() ? "; there is no case" : "");
  }
  if (failed != 0 || cases.empty()) throw ExitCode{kFail};
  if (ran == 0) throw ExitCode{kInconclusive};
}

}  // namespace replay_command

void RegisterReplay(CLI::App& app) {
  using namespace replay_command;
  static Options options;
  CLI::App* command = AddCommand(
      app, "replay",
      "Run case lines again: a line as a failure prints it, a file of lines or of golden vectors, or - for "
      "standard "
      "input.\nExit code 0 all passed, 1 one failed, 2 bad input, 3 none could be asked of the device.",
      "mxproof replay 'gemm m=16 n=16 k=32 seed=1' --device vgpu");
  command->add_option("CASE", options.sources, "Case line, file, or -")->required();
  command->add_option("--device", options.device, "On what (default sim)");
  command->add_option("--mutant", options.mutant, "On a wrong device of `mxproof verify --mutants` instead")
      ->option_text("NAME");
  command
      ->add_option("--objects", options.device_options.objects,
                   "Folder of code objects (default golden/gfx950)")
      ->option_text("DIR");
  command->add_flag("--shrink", options.shrink, "Make what fails as small as it fails for the same cause");
  command->add_flag("--quiet", options.quiet, "Only failures and the verdict");
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  command->callback([] { Run(options); });
}

}  // namespace mx::tools
