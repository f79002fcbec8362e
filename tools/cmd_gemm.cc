// `mxproof gemm`: D = A B^T from two quantised tensors, as a defined chain of scaled matrix instructions.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sim/base/simd.h"
#include "sim/gemm/gemm.h"
#include "tools/command.h"
#include "tools/mx_file.h"
#include "tools/printable.h"
#include "tools/quant_names.h"

namespace mx::tools {
namespace gemm_command {  // of its own, so that files can be compiled together

struct Options {
  std::string a, b, output, tensor_a, tensor_b, c, tensor_c, name = "d";
  GemmSpec spec;
  int split_bf16 = 0;
  bool any_rotation = false, report = false, write_flags = false, json = false;
};

Choices<Profile> Profiles() {
  Choices<Profile> list;
  for (const ProfileInfo& profile : kProfiles) list.emplace_back(profile.name, profile.id);
  return list;
}

Choices<Instruction> Instructions() {
  Choices<Instruction> list;
  for (const Instruction i : {Instruction::k16x16x128, Instruction::k32x32x64}) list.emplace_back(Name(i), i);
  return list;
}

std::string RotationText(const HadamardSpec& h) {
  return h.n == 0 ? "not rotated"
                  : fmt::format("rotated by Hadamard {} (signs {:08x},{:08x},{:08x},{:08x})", h.n, h.signs[0],
                                h.signs[1], h.signs[2], h.signs[3]);
}

void CheckOperands(const Options& options, const QuantisedTensor& a, const QuantisedTensor& b) {
  if (a.mx.k != b.mx.k) {
    Fail("K differs: {} of {} is {} x {}, {} of {} is {} x {} ([rows][K] both)", a.name, options.a, a.mx.rows,
         a.mx.k, b.name, options.b, b.mx.rows, b.mx.k);
  }
  const HadamardSpec &ha = a.options.spec.hadamard, &hb = b.options.spec.hadamard;
  if (options.any_rotation || (ha.n == hb.n && (ha.n == 0 || ha.signs == hb.signs))) return;
  Fail("{} is {} but {} is {}: the rotations do not cancel (--any-rotation multiplies all the same)",
       options.a, RotationText(ha), options.b, RotationText(hb));
}

// The C operand, of the output's type and shape.
const PlainTensor& LoadC(const Options& options, const MxFile& file, int64_t m, int64_t n) {
  const PlainTensor& c = file.OnePlain(options.tensor_c);
  const std::string& want = NameOf(DTypes(), options.spec.out);
  if (c.dtype != want)
    Fail("{}: tensor \"{}\" is {}; C has the type of the output, {}", options.c, c.name, c.dtype, want);
  if (c.rows() != m || c.cols() != n) {
    Fail("{}: tensor \"{}\" is {}; C must be [{}, {}]", options.c, c.name, ShapeText(c.shape), m, n);
  }
  return c;
}

void Report(const Options& options, const QuantisedTensor& a, const QuantisedTensor& b, int64_t independent) {
  const int64_t outputs = a.mx.rows * b.mx.rows;
  const double percent = 100.0 * static_cast<double>(independent) / static_cast<double>(outputs);
  if (options.json) {
    nlohmann::ordered_json json = {{"output", options.output},
                                   {"m", a.mx.rows},
                                   {"n", b.mx.rows},
                                   {"k", a.mx.k},
                                   {"profile", Name(options.spec.profile)},
                                   {"instruction", Name(options.spec.instruction)},
                                   {"splitk", options.spec.splits},
                                   {"splitk_bf16", options.spec.split_kind == SplitK::kBf16},
                                   {"out", NameOf(DTypes(), options.spec.out)},
                                   {"simd", SelectedSimd()}};
    if (options.report) {
      json["outputs"] = outputs;
      json["model_independent"] = independent;
      json["model_independent_percent"] = percent;
    }
    PrintJson(json);
    return;
  }
  fmt::print("{}: {} [{}, {}] = {} [{}, {}] x {} [{}, {}]^T, profile {}, {}\n", Printable(options.name),
             NameOf(DTypes(), options.spec.out), a.mx.rows, b.mx.rows, Printable(a.name), a.mx.rows, a.mx.k,
             Printable(b.name), b.mx.rows, b.mx.k, Name(options.spec.profile),
             Name(options.spec.instruction));
  if (!options.report) return;
  fmt::print("  {} of {} outputs ({:.3f} %) are model-independent: every published adder gives these bits\n",
             independent, outputs, percent);
}

void Run(const Options& options) {
  CheckOutputName(options.output, true);
  for (const std::string& input : {options.a, options.b, options.c}) CheckNotInput(options.output, input);
  const bool npy = HasSuffix(options.output, ".npy");
  if (npy && options.spec.out != DType::kF32)
    Fail("{}: .npy has no type for BF16; use .safetensors or --out f32", options.output);
  if (npy && options.write_flags)
    Fail("{}: a .npy file holds one tensor; --independent needs .safetensors", options.output);
  const QuantisedTensor a = MxFile::Open(options.a).OneQuantised(options.tensor_a);
  const QuantisedTensor b = MxFile::Open(options.b).OneQuantised(options.tensor_b);
  CheckOperands(options, a, b);
  GemmSpec spec = options.spec;
  const int64_t m = a.mx.rows, n = b.mx.rows;
  std::vector<uint8_t> c, d(static_cast<size_t>(m * n * Bytes(spec.out)));
  if (spec.beta) {
    const MxFile file = MxFile::Open(options.c);
    const PlainTensor& tensor = LoadC(options, file, m, n);
    c.assign(tensor.data.begin(), tensor.data.end());  // aligned, as the file's data need not be
  }
  std::vector<uint8_t> independent(options.report || options.write_flags ? static_cast<size_t>(m * n) : 0);
  Gemm(a.mx, b.mx, spec, c.data(), d.data(), independent.empty() ? nullptr : independent.data());

  std::vector<PlainTensor> outputs = {{options.name, NameOf(DTypes(), spec.out), {m, n}, d}};
  if (options.write_flags) outputs.push_back({options.name + ".independent", "U8", {m, n}, independent});
  WritePlain(options.output, outputs,
             {{"schema", "mx-gemm/1"},
              {"alpha_bits", fmt::format("0x{:08x}", ToBits(spec.alpha))},
              {"beta", spec.beta ? "1" : "0"},
              {"instruction", Name(spec.instruction)},
              {"profile", Name(spec.profile)},
              {spec.split_kind == SplitK::kBf16 ? "splitk_bf16" : "splitk", fmt::format("{}", spec.splits)}});
  Report(options, a, b, std::count(independent.begin(), independent.end(), uint8_t{1}));
}

void AddArithmetic(CLI::App* command, Options* options) {
  GemmSpec* spec = &options->spec;
  AddChoice(command, "--profile", &spec->profile, Profiles(),
            "How one instruction adds its products (default seq32; `mxproof info` lists them)")
      ->option_text("NAME");
  AddChoice(command, "--instruction", &spec->instruction, Instructions(),
            "Rows, columns and K of one instruction (default 16x16x128)");
  CLI::Option* split = command
                           ->add_option("--splitk", spec->splits,
                                        "Split K into S ranges, partial sums added in f32 (default 1)")
                           ->check(CLI::Range(1, 1 << 20))
                           ->option_text("S");
  command
      ->add_option("--splitk-bf16", options->split_bf16,
                   "Split K into S ranges that add into a bf16 output, in order")
      ->check(CLI::Range(1, 1 << 20))
      ->excludes(split)
      ->option_text("S");
  command->add_option("--alpha", spec->alpha, "Multiply each sum by this, rounded to f32 (default 1)")
      ->option_text("X");
  command->add_option("--beta", options->c, "Then add C from this file, of the output's type and shape")
      ->option_text("FILE");
  AddChoice(command, "--out", &spec->out, {{"f32", DType::kF32}, {"bf16", DType::kBF16}},
            "Type of the output (default bf16)");
}

}  // namespace gemm_command

void RegisterGemm(CLI::App& app) {
  using namespace gemm_command;
  CLI::App* command = AddCommand(
      app, "gemm",
      "Multiply two quantised tensors, D = A B^T, bit for bit as a chain of scaled matrix instructions along "
      "K.\n"
      "A is [M][K] and B is [N][K]: both have K last.",
      "mxproof gemm x.mx.safetensors w.mx.safetensors -o y.safetensors --profile seq32 --report-sensitivity");
  static Options options;
  command->add_option("a", options.a, "Quantised .safetensors with A")->required()->option_text("A");
  command->add_option("b", options.b, "Quantised .safetensors with B")->required()->option_text("B");
  command->add_option("-o,--output", options.output, "File to write: .safetensors, or .npy with --out f32")
      ->required()
      ->option_text("FILE");
  command->add_option("--tensor-a", options.tensor_a, "Which tensor of A's file, when it holds several")
      ->option_text("NAME");
  command->add_option("--tensor-b", options.tensor_b, "Which tensor of B's file, when it holds several")
      ->option_text("NAME");
  command->add_option("--tensor-c", options.tensor_c, "Which tensor of C's file, when it holds several")
      ->option_text("NAME");
  command->add_option("--name", options.name, "Name of the output tensor (default d)")->option_text("NAME");
  AddArithmetic(command, &options);
  command->add_flag("--any-rotation", options.any_rotation,
                    "Multiply even if the operands were rotated differently");
  command->add_flag("--report-sensitivity", options.report,
                    "Count the outputs whose bits no published model of the adder could change");
  command->add_flag("--independent", options.write_flags,
                    "Also write that flag per output: NAME.independent, U8");
  AddJson(command, &options.json);
  AddThreads(command);
  AddSimd(command);
  command->callback([command] {
    options.spec.beta = !options.c.empty();
    if (!options.spec.beta) RefuseIdle(command, {"--tensor-c"}, "without --beta");
    if (!std::isfinite(options.spec.alpha)) Fail("--alpha: {} is no finite number", options.spec.alpha);
    if (options.split_bf16 > 0) {
      options.spec.splits = options.split_bf16;
      options.spec.split_kind = SplitK::kBf16;
    }
    Run(options);
  });
}

}  // namespace mx::tools
