// `mxproof inspect`: one block as a table: of a quantised file, of a source file as it would be quantised, or
// of values given on the command line.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tools/block_table.h"
#include "tools/command.h"
#include "tools/literal_values.h"
#include "tools/mx_file.h"
#include "tools/quant_options.h"
#include "tools/quant_stats.h"

namespace mx::tools {
namespace inspect_command {  // of its own, so that files can be compiled together

struct Options {
  std::string input, source, tensor, source_tensor, values;
  int64_t row = 0, block = 0;
  QuantOptions quant;
  bool json = false, npy_bf16 = false;
};

// Row `row` of the copy before and after rotation.
struct SourceRow {
  std::vector<float> source, coded;
};

SourceRow LoadRow(const SourceView& view, const QuantOptions& options, int64_t row) {
  const bool row_copy = options.axis == Axis::kRow;
  const int64_t k = row_copy ? view.cols : view.rows;
  SourceRow out;
  if (row < 0 || row >= (row_copy ? view.rows : view.cols))
    return out;  // the table names the rows that exist
  const uint8_t* data = static_cast<const uint8_t*>(view.data);
  SourceView one = view;  // the row alone, so that only it is rotated
  one.data = data + Bytes(view.type) * (row_copy ? row * view.stride : row);
  (row_copy ? one.rows : one.cols) = 1;
  QuantOptions plain;
  plain.axis = options.axis;
  out.source = CodedSource(one, plain);
  out.coded = CodedSource(one, options);
  out.source.resize(static_cast<size_t>(k));
  return out;
}

QuantisedTensor QuantiseSource(const SourceView& view, const std::string& name, const QuantOptions& options) {
  QuantisedTensor out;
  out.name = name;
  out.options = options;
  out.mx = Quantize(view, options.axis, options.spec);
  return out;
}

constexpr const char* kBlockFlag = "--block-shape";

BlockTable FromQuantised(const CLI::App* command, const Options& options, const MxFile& file) {
  RefuseQuantFlags(command, "on a quantised file, whose metadata say how it was made", kBlockFlag);
  const QuantisedTensor tensor = file.OneQuantised(options.tensor);
  if (options.source.empty()) return MakeBlockTable(tensor, options.row, options.block, {}, {});
  const MxFile source_file = MxFile::Open(options.source, options.npy_bf16);
  const bool same_name = options.source_tensor.empty() && source_file.plain().size() > 1;
  const PlainTensor& source = source_file.OnePlain(same_name ? tensor.name : options.source_tensor);
  CheckSource(source, options.source);
  if (source.shape != tensor.shape) {
    Fail("{}: tensor \"{}\" is {}, but \"{}\" was made from {}", options.source, source.name,
         ShapeText(source.shape), tensor.name, ShapeText(tensor.shape));
  }
  const SourceRow row = LoadRow(source.View(), tensor.options, options.row);
  return MakeBlockTable(tensor, options.row, options.block, row.source, row.coded);
}

BlockTable FromSource(const Options& options, const SourceView& view, const std::string& name) {
  const QuantisedTensor tensor = QuantiseSource(view, name, options.quant);
  const SourceRow row = LoadRow(view, options.quant, options.row);
  return MakeBlockTable(tensor, options.row, options.block, row.source, row.coded);
}

BlockTable MakeTable(const CLI::App* command, const Options& options) {
  CheckQuantOptions(options.quant);
  CheckQuantFlags(command, options.quant);
  if (options.source.empty()) RefuseIdle(command, {"--source-tensor"}, "without --source");
  if (options.values.empty() == options.input.empty())
    Fail("inspect takes a file or --values, one of the two");
  if (!options.values.empty()) {
    if (!options.source.empty()) Fail("--source goes with a quantised file, not with --values");
    RefuseIdle(command, {"--tensor", "--npy-bf16"}, "with --values");
    const std::vector<float> values = ParseValues(options.values);
    return FromSource(options, F32View(values.data(), 1, static_cast<int64_t>(values.size())), "values");
  }
  const MxFile file = MxFile::Open(options.input, options.npy_bf16 && options.source.empty());
  if (file.quantised()) return FromQuantised(command, options, file);
  if (!options.source.empty())
    Fail("--source goes with a quantised file; {} is not quantised", options.input);
  const PlainTensor& source = file.OnePlain(options.tensor);
  CheckSource(source, options.input);
  return FromSource(options, source.View(), source.name);
}

}  // namespace inspect_command

void RegisterInspect(CLI::App& app) {
  using namespace inspect_command;
  CLI::App* command = AddCommand(app, "inspect",
                                 "Show one block as a table: scale, codes, values and, where the source is "
                                 "known, errors and marks for clipped,\n"
                                 "underflowed and tied elements. FILE is quantised, or a source that is "
                                 "quantised here by the options below.",
                                 "mxproof inspect --values 1.75,-0.5,0*30 --rule floor\n  mxproof inspect "
                                 "weights.mx.safetensors --tensor w --row 5 "
                                 "--block 2 --source weights.safetensors");
  static Options options;
  command->add_option("input", options.input, "Quantised or source file, .safetensors or .npy")
      ->option_text("FILE");
  command
      ->add_option(
          "--values", options.values,
          "Instead of a file: numbers, or binary32 words such as 0x3fe00000, comma-separated; X*N repeats")
      ->option_text("V,..");
  command->add_option("--tensor", options.tensor, "Which tensor, when the file holds several")
      ->option_text("NAME");
  command->add_option("--row", options.row, "Row of the quantised copy (default 0)")->option_text("N");
  command->add_option("--block", options.block, "Block of 32 values in the row (default 0)")
      ->option_text("N");
  command->add_option("--source", options.source, "What a quantised file was made from")->option_text("FILE");
  command
      ->add_option("--source-tensor", options.source_tensor,
                   "Which tensor of the source (default: the only one, or the same name)")
      ->option_text("NAME");
  AddQuantOptions(command, &options.quant, kBlockFlag);
  command->add_flag("--npy-bf16", options.npy_bf16, "The 16-bit words of a .npy file are BF16");
  AddJson(command, &options.json);
  command->callback([command] {
    const BlockTable table = MakeTable(command, options);
    if (options.json) {
      PrintJson(Json(table));
    } else {
      fmt::print("{}", Text(table));
    }
  });
}

}  // namespace mx::tools
