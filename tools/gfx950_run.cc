#include "tools/gfx950_run.h"

#include <fmt/format.h>

#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "sim/base/error.h"
#include "sim/gemm/profile.h"
#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/machine/launch.h"
#include "sim/io/atomic_file.h"
#include "sim/io/npy.h"
#include "tools/command.h"
#include "tools/gfx950_arguments.h"
#include "tools/printable.h"

namespace mx::tools {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
  std::string file, kernel, grid = "1", group = "64", trace, trace_wave = "0:0";
  std::vector<std::string> args, outs;
  Profile profile = Profile::kSeq32;
  uint64_t schedule = 0;
  uint32_t lds = 0;
  bool rest_zero = false, no_check = false, lucky_loads = false, mnemonics = false, json = false;
};

// "X,Y,Z", "X,Y" or "X"; the rest is 1.
std::array<uint32_t, 3> ParseSizes(const std::string& flag, const std::string& text) {
  std::array<uint32_t, 3> sizes{1, 1, 1};
  std::istringstream in(text);
  size_t count = 0;
  for (std::string item; std::getline(in, item, ',');) {
    if (count == 3) Fail("{}: '{}' has more than three sizes", flag, text);
    sizes[count++] = static_cast<uint32_t>(ParseUnsigned(flag, item, 0x7FFFFFFF));
  }
  if (count == 0 || text.ends_with(',')) Fail("{}: '{}' is not X,Y,Z", flag, text);
  return sizes;
}

// --out NAME=FILE: the buffer and where it goes.
struct Output {
  size_t buffer;
  std::string file;
};

std::vector<Output> FindOutputs(const Options& options, const gfx950::Kernel& kernel,
                                const KernelArguments& arguments) {
  std::vector<Output> outputs;
  std::vector<std::string> files;
  for (const std::string& spec : options.outs) {
    const size_t equals = spec.find('=');
    if (equals == spec.npos || equals + 1 == spec.size()) Fail("--out {}: give it as NAME=FILE.npy", spec);
    const size_t argument = ArgumentIndex(kernel, spec.substr(0, equals));
    size_t buffer = 0;
    while (buffer < arguments.buffers.size() && arguments.buffers[buffer].argument != argument) ++buffer;
    if (buffer == arguments.buffers.size()) Fail("--out {}: that argument is no buffer of this launch", spec);
    outputs.push_back({buffer, spec.substr(equals + 1)});
    files.push_back(outputs.back().file);
  }
  if (!options.trace.empty()) files.push_back(options.trace);
  RefuseTwice("--out and --trace", files);
  return outputs;
}

void WriteOutputs(const std::vector<Output>& outputs, const KernelArguments& arguments,
                  gfx950::Memory& memory) {
  for (const Output& output : outputs) {
    const KernelBuffer& buffer = arguments.buffers[output.buffer];
    const gfx950::Allocation& allocation = *memory.Find(buffer.address, 0);
    WriteNpy(output.file, buffer.dtype, buffer.shape,
             {reinterpret_cast<const uint8_t*>(allocation.data.data()), allocation.data.size()});
  }
}

Json CounterJson(const gfx950::Counters& c) {
  return {{"instructions", c.instructions},
          {"salu", c.salu},
          {"valu", c.valu},
          {"mfma", c.mfma},
          {"smem", c.smem},
          {"vmem", c.vmem},
          {"lds", c.lds},
          {"branch", c.branch},
          {"wait", c.wait},
          {"barrier", c.barrier},
          {"global_read_bytes", c.global_read_bytes},
          {"global_write_bytes", c.global_write_bytes},
          {"lds_read_bytes", c.lds_read_bytes},
          {"lds_write_bytes", c.lds_write_bytes},
          {"lds_bank_conflicts", c.lds_bank_conflicts},
          {"waves", c.waves},
          {"groups", c.groups}};
}

Json FindingJson(const gfx950::Finding& f) {
  Json json{{"kind", gfx950::Name(f.kind)},
            {"kernel", f.kernel},
            {"instruction", f.instruction},
            {"source", f.source},
            {"pc", f.pc},
            {"group", f.group},
            {"wave", f.wave},
            {"lane", f.lane},
            {"address", f.address},
            {"detail", f.detail}};
  return json;
}

void PrintResult(const Options& options, const gfx950::Kernel& kernel, const gfx950::LaunchResult& result) {
  if (options.json) {
    Json report{{"kernel", kernel.name},
                {"completed", result.completed},
                {"order_dependent", result.order_dependent},
                {"counters", CounterJson(result.counters)}};
    if (options.mnemonics) report["instructions"] = result.counters.by_mnemonic;
    report["findings"] = Json::array();
    for (const gfx950::Finding& finding : result.findings) report["findings"].push_back(FindingJson(finding));
    PrintJson(report);
    return;
  }
  for (const gfx950::Finding& finding : result.findings)
    fmt::print("{}\n", Printable(gfx950::Describe(finding)));
  fmt::print("{}: {}, {} finding{}{}\n", Printable(kernel.name),
             result.completed ? "every wave ended" : "not every wave ended", result.findings.size(),
             result.findings.size() == 1 ? "" : "s",
             result.order_dependent ? "; atomics: the result may depend on the order of groups" : "");
  const Json counters = CounterJson(result.counters);
  for (const auto& [name, value] : counters.items()) fmt::print("{:<20} {}\n", name, value.get<uint64_t>());
  if (!options.mnemonics) return;
  for (const auto& [name, count] : result.counters.by_mnemonic) fmt::print("  {:<44} {}\n", name, count);
}

void Run(const Options& options) {
  const gfx950::CodeObject object = gfx950::ReadCodeObject(options.file);
  if (options.kernel.empty() && object.kernels.size() != 1) {
    Fail("{}: {} kernels; choose one with --kernel", options.file, object.kernels.size());
  }
  const gfx950::Kernel& kernel = options.kernel.empty() ? object.kernels[0] : object.Find(options.kernel);
  gfx950::Memory memory;
  const KernelArguments arguments = PlaceArguments(kernel, options.args, options.rest_zero, memory);
  const std::vector<Output> outputs = FindOutputs(options, kernel, arguments);
  gfx950::LaunchConfig config;
  config.grid = ParseSizes("--grid", options.grid);
  config.group = ParseSizes("--group", options.group);
  config.kernarg = arguments.kernarg;
  config.dynamic_lds = options.lds;
  config.claims.profile = options.profile;
  config.schedule = options.schedule;
  config.check = !options.no_check;
  config.lucky_loads = options.lucky_loads;
  std::ostringstream trace;
  if (!options.trace.empty()) {
    config.trace = &trace;
    const size_t colon = options.trace_wave.find(':');
    if (colon == std::string::npos) Fail("--trace-wave: '{}' is not GROUP:WAVE", options.trace_wave);
    const auto part = [&](const std::string& text) {
      return static_cast<uint32_t>(ParseUnsigned("--trace-wave", text, 0xFFFFFFFF));
    };
    config.trace_group = part(options.trace_wave.substr(0, colon));
    config.trace_wave = part(options.trace_wave.substr(colon + 1));
  }
  const gfx950::LaunchResult result = gfx950::Launch(object, kernel, memory, config);
  if (!options.trace.empty()) WriteFileAtomically(options.trace, trace.str());
  WriteOutputs(outputs, arguments, memory);
  PrintResult(options, kernel, result);
  if (!result.findings.empty() || !result.completed) throw ExitCode{kFail};
}

Choices<Profile> Profiles() {
  Choices<Profile> list;
  for (const ProfileInfo& profile : kProfiles) list.emplace_back(profile.name, profile.id);
  return list;
}

}  // namespace

void AddGfx950Run(CLI::App* parent) {
  static Options options;
  CLI::App* command =
      AddCommand(*parent, "run",
                 "Launch one kernel on the virtual MI355X, checked and counted.\n"
                 "Exit code 1: the checker found something, or a wave did not end.",
                 "mxproof gfx950 run scale.co --grid 4 --group 64 --arg out=new:f4[256] --arg in=x.npy "
                 "--arg n=i32:256 --arg f=f32:0.5 --out out=y.npy");
  command->add_option("file", options.file, "Code object, .co")->required()->option_text("FILE");
  command->add_option("--kernel", options.kernel, "Kernel symbol (default: the only one)")
      ->option_text("NAME");
  command->add_option("--grid", options.grid, "Workgroups (default: 1)")->option_text("X,Y,Z");
  command->add_option("--group", options.group, "Work-items of a workgroup (default: 64)")
      ->option_text("X,Y,Z");
  command
      ->add_option(
          "--arg", options.args,
          "An argument, by name or number: a buffer (FILE.npy, new:f4[N,M] or zeros:f4[N,M]) or a number "
          "(i32:5, u64:7, f32:0.5); repeat it")
      ->option_text("NAME=VALUE")
      ->allow_extra_args(false);
  command->add_flag("--rest-zero", options.rest_zero, "Arguments without --arg are zero");
  command->add_option("--out", options.outs, "Write a buffer after the launch; repeat it")
      ->option_text("NAME=FILE.npy")
      ->allow_extra_args(false);
  command->add_option("--lds", options.lds, "Bytes of dynamic LDS (default: 0)")
      ->check(CLI::Range(0, 160 * 1024))
      ->option_text("N");
  AddChoice(command, "--profile", &options.profile, Profiles(), "Accumulation inside a matrix instruction");
  command
      ->add_option(
          "--schedule", options.schedule,
          "Seed that permutes the order of waves and groups (default 0: in order); a race shows as another "
          "result")
      ->option_text("SEED");
  command->add_flag(
      "--lucky-loads", options.lucky_loads,
      "Loads arrive when they issue, not when they are waited for: what a program that does not wait "
      "long enough sees where it is lucky");
  command->add_flag("--no-check", options.no_check, "Execute without the checker");
  command->add_option("--trace", options.trace, "Write what one wave did, instruction by instruction")
      ->option_text("FILE");
  command->add_option("--trace-wave", options.trace_wave, "The wave to trace (default: 0:0)")
      ->option_text("GROUP:WAVE");
  command->add_flag("--mnemonics", options.mnemonics, "Count by mnemonic as well");
  AddThreads(command);
  AddJson(command, &options.json);
  command->callback([command] {
    if (options.trace.empty()) RefuseIdle(command, {"--trace-wave"}, "without --trace");
    Run(options);
  });
}

}  // namespace mx::tools
