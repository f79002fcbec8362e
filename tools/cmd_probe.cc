// `mxproof probe`: what a device does where no document says.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>

#include "conformance/probe/probe.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "tools/command.h"

namespace mx::tools {
namespace probe_command {  // of its own, so that files can be compiled together

struct Options {
  std::string device = "sim", behaviour, claims, transcript;
  conformance::DeviceOptions device_options;
  conformance::ProbeOptions probe;
  bool json = false;
};

// The conversion instructions of what runs code objects.
std::unique_ptr<conformance::Conversions> ConversionsOf(const Options& options) {
  if (options.device == "vgpu")
    return conformance::MakeConversions(conformance::MakeVgpuPlatform(options.device_options));
  if (options.device == "hip")
    return conformance::MakeConversions(conformance::MakeHipPlatform(options.device_options));
  return nullptr;
}

void RunProbe(Options& options) {
  if (!options.behaviour.empty()) {
    if (options.device != "sim" && options.device != "vgpu")
      Fail("--as: only the devices sim and vgpu can be told how to answer");
    options.device_options.behaviour =
        conformance::ParseClaims(ReadFile(options.behaviour), options.behaviour);
  }
  const auto device = conformance::MakeDevice(options.device, options.device_options);
  const auto conversions = ConversionsOf(options);
  const conformance::ProbeReport report = conformance::Probe(*device, conversions.get(), options.probe);
  if (report.adders.empty() && !report.conversions && report.quantiser.sentences.empty())
    Fail("--device {}: it offers nothing that can be probed", options.device);
  if (options.json) {
    nlohmann::ordered_json json = conformance::ProbeJson(report);
    json["device"] = options.device;
    PrintJson(json);
  } else {
    fmt::print("device {}: {}\n{}", options.device, report.description, conformance::ProbeText(report));
  }
  if (!options.claims.empty())
    WriteFileAtomically(options.claims, conformance::ProbeClaims(report, options.device));
  if (!options.transcript.empty())
    WriteFileAtomically(options.transcript, conformance::ProbeTranscript(report));
  const bool named = report.open.empty() && !report.profiles.empty();
  if (!named) throw ExitCode{kInconclusive};
}

}  // namespace probe_command

void RegisterProbe(CLI::App& app) {
  using namespace probe_command;
  static Options options;
  CLI::App* command = AddCommand(
      app, "probe",
      "Find out what a device does where no document says: how the scaled matrix instruction adds, how\n"
      "stochastic rounding takes its seed, what becomes of NaN. Exit code 0: everything found has a name "
      "among\n"
      "the claims; 3: something has none, and is described instead.",
      "mxproof probe --device hip -o mi355x.claims");
  std::string names;
  for (const conformance::DeviceInfo& device : conformance::Devices())
    names += (names.empty() ? "" : "|") + std::string(device.name);
  conformance::DeviceOptions* device = &options.device_options;
  command->add_option("--device", options.device, "What to ask (default sim)")->option_text(names);
  command->add_option("--objects", device->objects, "Folder of code objects (default golden/gfx950)")
      ->option_text("DIR");
  command->add_option("--command", device->command, "The program of --device process")
      ->option_text("COMMAND");
  command->add_option("--timeout", device->timeout, "Seconds that it has for one case (default 20)")
      ->check(CLI::Range(0.01, 86400.0))
      ->option_text("SECONDS");
  command
      ->add_option("--as", options.behaviour,
                   "A claims file: the device sim or vgpu answers as it says (to see that it is found)")
      ->option_text("FILE");
  command->add_option("-o,--output", options.claims, "Write a claims file with where its lines come from")
      ->option_text("FILE");
  command->add_option("--transcript", options.transcript, "Write every question and answer")
      ->option_text("FILE");
  command
      ->add_option("--random", options.probe.random,
                   "Random questions a format and instruction (default 400)")
      ->check(CLI::Range(0, 1 << 20))
      ->option_text("N");
  command->add_flag("--through-products", options.probe.through_products,
                    "Ask whole products even where one instruction can be asked");
  AddSeed(command, &options.probe.seed);
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  command->callback([] { RunProbe(options); });
}

}  // namespace mx::tools
