// `mxproof quantize`: F32, BF16 and F16 tensors to MX codes and scales.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sim/base/simd.h"
#include "tools/command.h"
#include "tools/mx_file.h"
#include "tools/quant_options.h"
#include "tools/quant_stats.h"

namespace mx::tools {
namespace quantize_command {  // of its own, so that files can be compiled together

struct Options {
  std::string input, output;
  std::vector<std::string> tensors;
  QuantOptions quant;
  bool stats = false, json = false, npy_bf16 = false;
};

// Every tensor of the file, or the named ones. A tensor that cannot be quantised is an error unless it is
// left out by naming others.
std::vector<PlainTensor> Select(const MxFile& file, const std::vector<std::string>& names) {
  std::vector<PlainTensor> selected;
  if (file.quantised() && names.empty()) Fail("{}: is quantised already", file.path());
  for (const std::string& name : names) selected.push_back(file.OnePlain(name));
  if (names.empty()) selected = file.plain();
  for (const PlainTensor& tensor : selected) CheckSource(tensor, file.path());
  return selected;
}

void Run(const Options& options) {
  CheckQuantOptions(options.quant);
  RefuseTwice("--tensor", options.tensors);
  CheckOutputName(options.output, false);
  CheckNotInput(options.output, options.input);
  const MxFile file = MxFile::Open(options.input, options.npy_bf16);
  std::vector<QuantisedTensor> outputs;
  std::vector<QuantStats> stats;
  for (const PlainTensor& source : Select(file, options.tensors)) {
    QuantisedTensor out;
    QuantCounters counters;
    try {
      out.mx = Quantize(source.View(), options.quant.axis, options.quant.spec, &counters);
    } catch (const InputError& error) {
      Fail("{}: tensor \"{}\": {}", file.path(), source.name, error.what());
    }
    out.name = source.name;
    out.shape = source.shape;
    out.source_dtype = source.View().type;
    out.options = options.quant;
    stats.push_back(options.stats || options.json ? MeasureQuant(source.View(), out, counters)
                                                  : QuantStats{});
    outputs.push_back(std::move(out));
  }
  WriteQuantised(options.output, outputs);

  nlohmann::ordered_json json = {{"output", options.output}, {"simd", SelectedSimd()}};
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (options.json) {
      json["tensors"].push_back(StatsJson(outputs[i], stats[i]));
    } else {
      fmt::print("{}\n", Summary(outputs[i]));
      if (options.stats) PrintStats(stats[i]);
    }
  }
  if (options.json) PrintJson(json);
}

}  // namespace quantize_command

void RegisterQuantize(CLI::App& app) {
  using namespace quantize_command;
  CLI::App* command = AddCommand(
      app, "quantize", "Quantise the tensors of a .safetensors or .npy file to MX codes and scales",
      "mxproof quantize weights.safetensors -o weights.mx.safetensors --rule even --stats");
  static Options options;
  command->add_option("input", options.input, "F32, BF16 and F16 tensors: .safetensors or .npy")
      ->required()
      ->option_text("FILE");
  command
      ->add_option("-o,--output", options.output,
                   "The .safetensors file to write: NAME.codes, NAME.scales (U8) and the recipe as metadata")
      ->required()
      ->option_text("FILE");
  command
      ->add_option("--tensor", options.tensors,
                   "Quantise these tensors only (repeatable; default: all, and all must be F32, BF16 or F16)")
      ->expected(1)
      ->take_all()
      ->option_text("NAME");
  AddQuantOptions(command, &options.quant);
  command->add_flag("--npy-bf16", options.npy_bf16,
                    "The 16-bit words of a .npy file are BF16 (NumPy has no such type)");
  command->add_flag("--stats", options.stats,
                    "Print counters, signal-to-noise ratio and a histogram of the scales");
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  command->callback([command] {
    CheckQuantFlags(command, options.quant);
    Run(options);
  });
}

}  // namespace mx::tools
