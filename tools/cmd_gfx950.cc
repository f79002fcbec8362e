// `mxproof gfx950 disasm|info|run`: code objects for the MI355X.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "sim/base/error.h"
#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/isa/decoder.h"
#include "sim/gfx950/machine/occupancy.h"
#include "sim/gfx950/machine/program.h"
#include "sim/io/mapped_file.h"
#include "tools/command.h"
#include "tools/gfx950_arguments.h"
#include "tools/gfx950_run.h"
#include "tools/printable.h"

namespace mx::tools {
namespace gfx950_command {  // of its own, so that files can be compiled together

using Json = nlohmann::ordered_json;
using gfx950::CodeObject;
using gfx950::Instruction;
using gfx950::Kernel;

struct Options {
  std::string file, kernel;
  bool raw = false, json = false;
};

struct Line {
  uint32_t address;
  std::string bytes, text, source;
};

// Words as LLVM prints them, most significant digit first.
std::string Words(std::span<const std::byte> text, const Instruction& in) {
  std::string words;
  for (uint32_t at = in.address; at + 4 <= in.address + in.bytes; at += 4) {
    uint32_t word = 0;
    for (uint32_t i = 4; i-- > 0;) word = word << 8 | std::to_integer<uint32_t>(text[at + i]);
    words += fmt::format("{}{:08X}", words.empty() ? "" : " ", word);
  }
  return words;
}

// The branch targets of LLVM's listing are distances without sign; here they are signed, and the target
// follows.
std::string Text(const Instruction& in, uint64_t base) {
  if (in.op == gfx950::Op::kInvalid) return "unknown";
  std::string text = gfx950::Disassemble(in);
  const std::string_view name = gfx950::Name(in.op);
  if (name.starts_with("s_branch") || name.starts_with("s_cbranch") || name.starts_with("s_call")) {
    text += fmt::format(" -> {:x}", base + in.address + in.bytes + static_cast<uint64_t>(int64_t{in.imm}));
  }
  return text;
}

std::vector<Line> Listing(std::span<const std::byte> text, uint32_t begin, uint32_t end, uint64_t base,
                          const CodeObject* object) {
  std::vector<Line> lines;
  for (uint32_t at = begin; at + 4 <= end;) {
    const Instruction in = gfx950::Decode(text, at);
    lines.push_back({at, Words(text, in), Text(in, base), object != nullptr ? object->SourceLine(at) : ""});
    at += in.bytes;
  }
  return lines;
}

// From a function's first instruction to its last; without a size, to the next function.
uint32_t EndOf(const CodeObject& object, uint32_t begin) {
  uint32_t end = static_cast<uint32_t>(object.text.size());
  for (const CodeObject::Symbol& symbol : object.functions) {
    if (symbol.address == begin && symbol.size > 0) return std::min(begin + symbol.size, end);
    if (symbol.address > begin) end = std::min(end, symbol.address);
  }
  return end;
}

void PrintListing(const Options& options, const std::vector<Line>& lines, uint64_t base,
                  const std::map<uint32_t, std::string>& labels) {
  if (options.json) {
    Json list = Json::array();
    for (const Line& line : lines) {
      list.push_back({{"address", base + line.address},
                      {"words", line.bytes},
                      {"text", line.text},
                      {"source", line.source}});
    }
    PrintJson({{"file", options.file}, {"instructions", list}});
    return;
  }
  std::string source;
  for (const Line& line : lines) {
    const auto label = labels.find(line.address);
    if (label != labels.end()) fmt::print("\n{}:\n", Printable(label->second));
    if (line.source != source && !line.source.empty()) fmt::print("; {}\n", Printable(line.source));
    source = line.source;
    fmt::print("{:8x}  {:<36}  {}\n", base + line.address, line.bytes, line.text);
  }
}

void Disasm(const Options& options) {
  if (options.raw) {
    if (!options.kernel.empty()) Fail("--kernel has no effect with --raw");
    const MappedFile file(options.file, 0x7FFFFFFF);
    const auto text = std::as_bytes(file.bytes());
    PrintListing(options, Listing(text, 0, static_cast<uint32_t>(text.size()), 0, nullptr), 0, {});
    return;
  }
  const CodeObject object = gfx950::ReadCodeObject(options.file);
  uint32_t begin = 0, end = static_cast<uint32_t>(object.text.size());
  if (!options.kernel.empty()) {
    begin = object.Find(options.kernel).entry;
    end = EndOf(object, begin);
  }
  std::map<uint32_t, std::string> labels;
  for (const CodeObject::Symbol& symbol : object.functions) labels[symbol.address] = symbol.name;
  PrintListing(options, Listing(object.text, begin, end, object.text_address, &object), object.text_address,
               labels);
}

constexpr const char* kUnitNames[] = {"salu", "valu",   "mfma", "smem",    "vmem",
                                      "lds",  "branch", "wait", "barrier", "other"};

// Instructions of the kernel's function by the part of the machine that they occupy.
Json Mix(const CodeObject& object, const Kernel& kernel) {
  Json mix;
  uint64_t counts[std::size(kUnitNames)] = {};
  const gfx950::Program program(object, kernel);
  for (const gfx950::BoundInstruction& bound : program.code()) {
    if (bound.instruction.op != gfx950::Op::kInvalid) ++counts[static_cast<size_t>(bound.unit)];
  }
  for (size_t i = 0; i < std::size(kUnitNames); ++i) mix[kUnitNames[i]] = counts[i];
  return mix;
}

Json ArgumentJson(const gfx950::KernelArgument& argument, size_t index) {
  return {{"index", index},
          {"name", argument.name},
          {"kind", argument.value_kind},
          {"type", argument.type_name},
          {"offset", argument.offset},
          {"size", argument.size},
          {"read_only", argument.is_const}};
}

Json KernelJson(const CodeObject& object, const Kernel& k) {
  const uint32_t items = k.required_group[0] > 0
                             ? k.required_group[0] * k.required_group[1] * k.required_group[2]
                             : std::max<uint32_t>(64, std::min<uint32_t>(k.max_group_size, 256));
  const gfx950::Occupancy occupancy = gfx950::OccupancyOf(k, items, 0);
  Json json{{"name", k.name},
            {"entry", object.text_address + k.entry},
            {"code_bytes", EndOf(object, k.entry) - k.entry},
            {"vgprs", k.vgprs},
            {"vgprs_used", k.vgpr_count},
            {"agprs_used", k.agpr_count},
            {"accum_offset", k.accum_offset},
            {"sgprs_used", k.sgpr_count},
            {"vgpr_spills", k.vgpr_spills},
            {"sgpr_spills", k.sgpr_spills},
            {"lds_bytes", k.lds_bytes},
            {"scratch_bytes", k.scratch_bytes},
            {"kernarg_bytes", k.kernarg_bytes},
            {"max_group_size", k.max_group_size},
            {"wave_size", k.wave32 ? 32 : 64}};
  json["required_group"] = Json::array();
  if (k.required_group[0] > 0)
    json["required_group"] = {k.required_group[0], k.required_group[1], k.required_group[2]};
  json["occupancy"] = {{"items_per_group", items},
                       {"waves_per_simd", occupancy.waves_per_simd},
                       {"groups_per_cu", occupancy.groups_per_cu},
                       {"waves_per_cu", occupancy.waves_per_cu},
                       {"limit", occupancy.limit}};
  json["instructions"] = Mix(object, k);
  json["arguments"] = Json::array();
  for (size_t i = 0; i < k.arguments.size(); ++i)
    json["arguments"].push_back(ArgumentJson(k.arguments[i], i));
  return json;
}

void PrintKernel(const Json& k) {
  const auto number = [&](const char* key) { return k[key].get<uint64_t>(); };
  fmt::print("\n{}\n", Printable(k["name"].get<std::string>()));
  fmt::print("  code          {} bytes at {:#x}\n", number("code_bytes"), number("entry"));
  fmt::print(
      "  registers     {} VGPRs allocated ({} used, {} of them AGPRs from {}), {} SGPRs used, spills {} + "
      "{}\n",
      number("vgprs"), number("vgprs_used"), number("agprs_used"), number("accum_offset"),
      number("sgprs_used"), number("vgpr_spills"), number("sgpr_spills"));
  fmt::print("  memory        LDS {} bytes, scratch {} bytes, arguments {} bytes\n", number("lds_bytes"),
             number("scratch_bytes"), number("kernarg_bytes"));
  const Json& o = k["occupancy"];
  fmt::print("  occupancy     {} waves a SIMD, {} groups of {} a compute unit, limited by {}\n",
             o["waves_per_simd"].get<uint64_t>(), o["groups_per_cu"].get<uint64_t>(),
             o["items_per_group"].get<uint64_t>(), o["limit"].get<std::string>());
  std::string mix;
  for (const auto& [unit, count] : k["instructions"].items()) {
    if (count.get<uint64_t>() > 0)
      mix += fmt::format("{}{} {}", mix.empty() ? "" : ", ", unit, count.get<uint64_t>());
  }
  fmt::print("  instructions  {}\n", mix);
  for (const Json& a : k["arguments"]) {
    fmt::print("  {:>4}  +{:<4} {:>2} bytes  {}{}  {}\n", a["index"].get<uint64_t>(),
               a["offset"].get<uint64_t>(), a["size"].get<uint64_t>(), a["kind"].get<std::string>(),
               a["read_only"].get<bool>() ? ", read-only" : "", Printable(a["name"].get<std::string>()));
  }
}

void ShowInfo(const Options& options) {
  const CodeObject object = gfx950::ReadCodeObject(options.file);
  Json report{{"file", options.file},         {"target", object.target},
              {"version", object.version},    {"text_bytes", object.text.size()},
              {"lines", object.lines.size()}, {"sources", object.files}};
  report["kernels"] = Json::array();
  for (const Kernel& kernel : object.kernels) {
    if (options.kernel.empty() || options.kernel == kernel.name)
      report["kernels"].push_back(KernelJson(object, kernel));
  }
  if (!options.kernel.empty()) object.Find(options.kernel);
  if (options.json) {
    PrintJson(report);
    return;
  }
  fmt::print("{}: code object version {} for {}, {} bytes of code, {}\n", Printable(options.file),
             object.version, Printable(object.target), object.text.size(),
             object.lines.empty() ? "no line numbers"
                                  : fmt::format("line numbers of {} files", object.files.size()));
  for (const Json& kernel : report["kernels"]) PrintKernel(kernel);
}

void AddCommon(CLI::App* command, Options* options) {
  command
      ->add_option("file", options->file,
                   "Code object (.co), or a clang offload bundle with one gfx950 entry")
      ->required()
      ->option_text("FILE");
  command->add_option("--kernel", options->kernel, "This kernel alone")->option_text("NAME");
  AddJson(command, &options->json);
}

}  // namespace gfx950_command

void RegisterGfx950(CLI::App& app) {
  using namespace gfx950_command;
  static Options options;
  CLI::App* command = AddCommand(
      app, "gfx950", "Look into gfx950 (MI355X) code objects, and run their kernels without the card",
      "mxproof gfx950 info kernel.co");
  command->require_subcommand(1);
  CLI::App* disasm = AddCommand(*command, "disasm", "List instructions: address, words, text, source line",
                                "mxproof gfx950 disasm gemm.co --kernel Gemm16");
  AddCommon(disasm, &options);
  disasm->add_flag("--raw", options.raw, "FILE holds nothing but instructions");
  disasm->callback([] { Disasm(options); });
  CLI::App* info = AddCommand(*command, "info", "Kernels, their resources, instruction mix and arguments",
                              "mxproof gfx950 info gemm.co --json");
  AddCommon(info, &options);
  info->callback([] { ShowInfo(options); });
  AddGfx950Run(command);
}

}  // namespace mx::tools
