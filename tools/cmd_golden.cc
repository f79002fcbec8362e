// `mxproof golden write|check`: the reference data under golden/.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tools/command.h"
#include "tools/golden/suite.h"
#include "tools/printable.h"

namespace mx::tools {
namespace golden_command {  // of its own, so that files can be compiled together

struct Options {
  std::string folder = "golden";
  bool json = false;
};

void Check(const Options& options) {
  const golden::SuiteResult result = golden::CheckSuite(options.folder);
  if (options.json) {
    nlohmann::ordered_json report;
    report["files"] = result.files;
    report["computed"] = result.computed;
    report["regressions"] = result.regressions;
    report["problems"] = result.problems;
    PrintJson(report);
  } else {
    for (const std::string& problem : result.problems) fmt::print("{}\n", Printable(problem));
    fmt::print("{} files, {} computed anew, {} regression cases, {} problems\n", result.files,
               result.computed, result.regressions, result.problems.size());
  }
  if (!result.problems.empty()) throw ExitCode{kFail};
}

void AddCommon(CLI::App* command, Options* options) {
  command->add_option("--dir", options->folder, "Folder of the golden data")->capture_default_str();
  AddThreads(command);
  AddSimd(command);
}

}  // namespace golden_command

void RegisterGolden(CLI::App& app) {
  using namespace golden_command;
  static Options options;
  CLI::App* command = AddCommand(app, "golden", "Write or check the golden reference data",
                                 "mxproof golden check --dir golden");
  command->require_subcommand(1);
  CLI::App* write = command->add_subcommand("write", "Compute every vector file anew and write the manifest");
  AddCommon(write, &options);
  write->callback([] { golden::WriteSuite(options.folder); });
  CLI::App* check =
      command->add_subcommand("check", "Verify digests, compute anew and compare, run the regressions");
  AddCommon(check, &options);
  AddJson(check, &options.json);
  check->callback([] { Check(options); });
}

}  // namespace mx::tools
