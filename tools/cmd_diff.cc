// `mxproof diff`: where two files of tensors differ first, in MX terms.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tools/command.h"
#include "tools/diff_tensor.h"
#include "tools/mx_file.h"
#include "tools/printable.h"

namespace mx::tools {
namespace diff_command {  // of its own, so that files can be compiled together

struct Options {
  std::string a, b, tensor;
  bool json = false;
};

struct Pair {
  std::string a, b;
};

std::vector<std::string> Names(const MxFile& file) {
  std::vector<std::string> names = file.quantised_names();
  for (const PlainTensor& tensor : file.plain()) names.push_back(tensor.name);
  std::sort(names.begin(), names.end());
  return names;
}

bool IsQuantised(const MxFile& file, const std::string& name) {
  const auto& names = file.quantised_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Tensors of the same name; two files of one tensor each are compared whatever the names.
std::vector<Pair> Match(const Options& options, const std::vector<std::string>& a,
                        const std::vector<std::string>& b, std::vector<std::string>* only_a,
                        std::vector<std::string>* only_b) {
  if (options.tensor.empty() && a.size() == 1 && b.size() == 1) return {{a[0], b[0]}};
  std::vector<Pair> pairs;
  for (const std::string& name : a) {
    if (!options.tensor.empty() && name != options.tensor) continue;
    if (std::binary_search(b.begin(), b.end(), name)) {
      pairs.push_back({name, name});
    } else {
      only_a->push_back(name);
    }
  }
  for (const std::string& name : b) {
    if (!options.tensor.empty() && name != options.tensor) continue;
    if (!std::binary_search(a.begin(), a.end(), name)) only_b->push_back(name);
  }
  if (!options.tensor.empty() && pairs.empty()) {
    Fail("tensor \"{}\" is in {}", options.tensor,
         !only_a->empty()   ? "A only"
         : !only_b->empty() ? "B only"
                            : "neither file");
  }
  return pairs;
}

TensorDiff Compare(const MxFile& a, const MxFile& b, const Pair& pair) {
  const bool quantised = IsQuantised(a, pair.a);
  if (quantised != IsQuantised(b, pair.b)) {
    Fail("\"{}\" is quantised in {} only; dequantize it, or quantize the other, to compare them", pair.a,
         quantised ? a.path() : b.path());
  }
  if (quantised) return DiffQuantised(a.LoadQuantised(pair.a), b.LoadQuantised(pair.b));
  return DiffPlain(a.OnePlain(pair.a), b.OnePlain(pair.b));
}

void Print(const std::vector<TensorDiff>& diffs, const std::vector<std::string>& only_a,
           const std::vector<std::string>& only_b) {
  for (const TensorDiff& diff : diffs) {
    if (!diff.equal()) fmt::print("{}", Text(diff));
    if (!diff.note.empty()) fmt::print("{}: note: {}\n", Printable(diff.name), Printable(diff.note));
  }
  for (const std::string& name : only_a) fmt::print("{}: only in A\n", Printable(name));
  for (const std::string& name : only_b) fmt::print("{}: only in B\n", Printable(name));
}

void Run(const Options& options) {
  const MxFile a = MxFile::Open(options.a), b = MxFile::Open(options.b);
  std::vector<std::string> only_a, only_b;
  std::vector<TensorDiff> diffs;
  for (const Pair& pair : Match(options, Names(a), Names(b), &only_a, &only_b))
    diffs.push_back(Compare(a, b, pair));
  const auto unequal = [](const TensorDiff& diff) { return !diff.equal(); };
  const bool equal = only_a.empty() && only_b.empty() && std::none_of(diffs.begin(), diffs.end(), unequal);
  if (options.json) {
    nlohmann::ordered_json json = {{"equal", equal}, {"only_in_a", only_a}, {"only_in_b", only_b}};
    json["tensors"] = nlohmann::ordered_json::array();
    for (const TensorDiff& diff : diffs) json["tensors"].push_back(Json(diff));
    PrintJson(json);
  } else {
    Print(diffs, only_a, only_b);
    if (equal) fmt::print("equal: {} tensor{}\n", diffs.size(), diffs.size() == 1 ? "" : "s");
  }
  throw ExitCode{equal ? kPass : kFail};
}

}  // namespace diff_command

void RegisterDiff(CLI::App& app) {
  using namespace diff_command;
  CLI::App* command = AddCommand(
      app, "diff",
      "Compare two files of tensors (quantised or not) bit for bit and show the first element that differs:\n"
      "row, block, k, scale bytes, codes and values. Exit code 0: equal; 1: they differ.",
      "mxproof diff mine.mx.safetensors theirs.mx.safetensors");
  static Options options;
  command->add_option("a", options.a, "First file, .safetensors or .npy")->required()->option_text("A");
  command->add_option("b", options.b, "Second file, .safetensors or .npy")->required()->option_text("B");
  command->add_option("--tensor", options.tensor, "Compare only this tensor")->option_text("NAME");
  AddJson(command, &options.json);
  command->callback([] { Run(options); });
}

}  // namespace mx::tools
