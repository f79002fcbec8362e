// `mxproof dequantize`: MX codes and scales back to numbers.
#include <fmt/format.h>

#include <cstring>
#include <deque>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "tools/command.h"
#include "tools/mx_file.h"
#include "tools/printable.h"
#include "tools/quant_names.h"

namespace mx::tools {
namespace dequantize_command {  // of its own, so that files can be compiled together

struct Options {
  std::string input, output;
  std::vector<std::string> tensors;
  DType to = DType::kF32;
  bool unrotate = false, json = false;
};

constexpr int64_t kRowsAtATime = 64;

// rows x k elements of `bytes` bytes to k x rows.
std::vector<uint8_t> Transpose(const std::vector<uint8_t>& in, int64_t rows, int64_t k, int64_t bytes) {
  std::vector<uint8_t> out(in.size());
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t i = 0; i < k; ++i) {
      std::memcpy(out.data() + (i * rows + r) * bytes, in.data() + (r * k + i) * bytes,
                  static_cast<size_t>(bytes));
    }
  }
  return out;
}

// [rows][k] of the copy in type `to`. Without `unrotate` each value is rounded once from the exact one; with
// it the rotation happens in f32 first.
std::vector<uint8_t> CopyValues(const QuantisedTensor& t, DType to, bool unrotate) {
  const int64_t count = t.mx.rows * t.mx.k;
  std::vector<uint8_t> out(static_cast<size_t>(count * Bytes(to)));
  if (to != DType::kF32 && !unrotate) {
    Dequantize16(t.mx, to, reinterpret_cast<uint16_t*>(out.data()));
    return out;
  }
  std::vector<float> values(static_cast<size_t>(count));
  Dequantize(t.mx, values.data());
  ParallelFor(t.mx.rows, kRowsAtATime, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      if (unrotate) UnrotateRow(t.options.spec.hadamard, values.data() + row * t.mx.k, t.mx.k);
    }
  });
  if (to == DType::kF32) {
    std::memcpy(out.data(), values.data(), out.size());
    return out;
  }
  for (size_t i = 0; i < values.size(); ++i) {
    const uint32_t bits = Canonical(ToBits(values[i]));
    const uint16_t word = to == DType::kBF16 ? F32ToBf16(bits) : F32ToF16(bits);
    std::memcpy(out.data() + 2 * i, &word, 2);
  }
  return out;
}

// What the numbers still carry of the way they were quantised.
std::string Space(const QuantisedTensor& t, bool unrotated) {
  const QuantSpec& spec = t.options.spec;
  std::string space;
  if (spec.hadamard.n != 0 && !unrotated) space = fmt::format("rotated by Hadamard {}", spec.hadamard.n);
  if (spec.prescale != 1.0f) space += fmt::format("{}scaled by {}", space.empty() ? "" : ", ", spec.prescale);
  return space.empty() ? "source" : space;
}

void Run(const Options& options) {
  CheckOutputName(options.output, true);
  CheckNotInput(options.output, options.input);
  RefuseTwice("--tensor", options.tensors);
  const MxFile file = MxFile::Open(options.input);
  std::vector<std::string> names = options.tensors.empty() ? file.quantised_names() : options.tensors;
  if (names.empty()) names.emplace_back();  // OneQuantised then says what is missing
  std::vector<PlainTensor> outputs;
  std::deque<std::vector<uint8_t>> data;
  nlohmann::ordered_json json = {{"output", options.output}, {"simd", SelectedSimd()}};
  std::string lines;
  for (const std::string& name : names) {
    const QuantisedTensor t = file.OneQuantised(name);
    const bool unrotate = options.unrotate && t.options.spec.hadamard.n != 0;
    std::vector<uint8_t> values = CopyValues(t, options.to, unrotate);
    if (t.options.axis == Axis::kColumn) values = Transpose(values, t.mx.rows, t.mx.k, Bytes(options.to));
    const std::string& dtype = NameOf(DTypes(), options.to);
    data.push_back(std::move(values));
    outputs.push_back({t.name, dtype, t.shape, data.back()});
    const std::string space = Space(t, unrotate);
    json["tensors"].push_back({{"name", t.name}, {"shape", t.shape}, {"dtype", dtype}, {"space", space}});
    lines += fmt::format("{}: {} -> {} {}, {} space{}\n", Printable(t.name), Name(t.mx.format), dtype,
                         ShapeText(t.shape), space == "source" ? "source" : "stored",
                         space == "source" ? "" : " (" + space + ")");
  }
  Metadata metadata = {{"schema", "mx-dequantized/1"}};
  for (const auto& tensor : json["tensors"])
    metadata["space." + tensor["name"].get<std::string>()] = tensor["space"];
  WritePlain(options.output, outputs, metadata);
  if (options.json) {
    PrintJson(json);
  } else {
    fmt::print("{}", lines);
  }
}

}  // namespace dequantize_command

void RegisterDequantize(CLI::App& app) {
  using namespace dequantize_command;
  CLI::App* command = AddCommand(
      app, "dequantize",
      "Turn quantised tensors (of `mxproof quantize`, or of a published MXFP4 checkpoint) back into "
      "numbers.\n"
      "The result is the stored space: a tensor that was rotated stays so unless --unrotate is given.",
      "mxproof dequantize weights.mx.safetensors -o weights.npy --unrotate");
  static Options options;
  command
      ->add_option("input", options.input,
                   "Quantised .safetensors: NAME.codes and NAME.scales, or NAME_blocks and NAME_scales")
      ->required()
      ->option_text("FILE");
  command
      ->add_option("-o,--output", options.output,
                   "File to write: .safetensors, or .npy for one f32 or f16 tensor")
      ->required()
      ->option_text("FILE");
  command->add_option("--tensor", options.tensors, "Only these tensors (repeatable; default: all)")
      ->expected(1)
      ->take_all()
      ->option_text("NAME");
  AddChoice(command, "--to", &options.to,
            {{"f32", DType::kF32}, {"bf16", DType::kBF16}, {"f16", DType::kF16}},
            "Type of the numbers (default f32)");
  command->add_flag("--unrotate", options.unrotate,
                    "Undo rotation and signs, as the file's metadata describes them");
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  command->callback([] { Run(options); });
}

}  // namespace mx::tools
