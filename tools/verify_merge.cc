#include "tools/verify_merge.h"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <string_view>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "tools/command.h"
#include "tools/verify_print.h"

namespace mx::tools {
namespace {

using conformance::Results;

struct Options {
  std::vector<std::string> parts;
  ResultFiles files;
  bool json = false, coverage = false;
};

std::string Rerun(const Results& results) { return "mxproof verify --device " + results.device; }

void RunMerge(const Options& options) {
  std::vector<Results> parts;
  for (const std::string& path : options.parts)
    parts.push_back(conformance::ParseResults(ReadFile(path), path));
  const Results whole = conformance::Merge(parts, options.parts);
  if (options.json) {
    PrintJson(ToJson(whole, Rerun(whole)));
  } else {
    fmt::print("device {}: {}\n{} shards, level {}, seed {}\n{}\n", whole.device, whole.description,
               options.parts.size(), whole.level, whole.seed, TableHead());
    for (const conformance::ResultLine& line : whole.lines) fmt::print("{}\n", TableRow(line));
    fmt::print("{}", Conclusion(whole, Rerun(whole), options.coverage, ColourWanted()));
  }
  options.files.Write(whole, Rerun(whole));
  EndWith(whole);
}

}  // namespace

void ParseShard(const std::string& text, int64_t* shard, int64_t* shards) {
  const size_t slash = text.find('/');
  const auto number = [&](size_t begin, size_t end, int64_t* value) {
    const auto [at, error] = std::from_chars(text.data() + begin, text.data() + end, *value);
    return error == std::errc{} && at == text.data() + end;
  };
  if (slash == std::string::npos || !number(0, slash, shard) || !number(slash + 1, text.size(), shards) ||
      *shard < 1 || *shard > *shards || *shards > 1'000'000)
    Fail("--shard {}: expected I/N with I from 1 to N, for example 1/8", text);
  --*shard;
}

void ResultFiles::Write(const Results& results, const std::string& rerun) const {
  if (!json.empty()) WriteFileAtomically(json, ToJson(results, rerun).dump(1) + "\n");
  if (!junit.empty()) WriteFileAtomically(junit, JUnit(results));
}

void AddResultFiles(CLI::App* command, ResultFiles* files) {
  command->add_option("--results", files->json, "Write what --json prints, for machines and for merge")
      ->option_text("FILE");
  command->add_option("--junit", files->junit, "Write the results as JUnit XML")->option_text("FILE");
}

void EndWith(const Results& results) {
  const std::string_view verdict = results.Verdict();
  if (verdict == "PASS" || verdict == "PARTIAL") return;
  throw ExitCode{verdict == "FAIL" ? kFail : kInconclusive};
}

void RegisterVerifyMerge(CLI::App* verify) {
  static Options options;
  CLI::App* command =
      AddCommand(*verify, "merge",
                 "The results of all shards of a run as those of the whole: the same counts, coverage "
                 "and verdict.",
                 "mxproof verify merge r1.json r2.json --junit whole.xml");
  command->add_option("PARTS", options.parts, "What each shard wrote by --results")->required();
  AddResultFiles(command, &options.files);
  command->add_option("--report", options.files.json, "The same as --results")->option_text("FILE");
  command->add_flag("--coverage", options.coverage, "Print every family of coverpoints");
  AddJson(command, &options.json);
  command->callback([] { RunMerge(options); });
}

}  // namespace mx::tools
