// The command `mxproof`: parses the command line, runs one subcommand, turns every error into one line and an
// exit code: 0 pass, 1 fail, 2 usage or bad input, 3 inconclusive.
#include <signal.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <system_error>

#include "sim/base/error.h"
#include "sim/base/fp_env.h"
#include "sim/base/simd.h"
#include "tools/command.h"
#include "tools/printable.h"
#include "tools/process.h"

namespace mx::tools {
namespace {

constexpr const char* kDescription =
    "mxproof computes OCP MX (MXFP4, MXFP6, MXFP8, MXINT8) training arithmetic bit for bit on a CPU: convert "
    "and\n"
    "quantise numbers, multiply quantised matrices as the matrix cores of an accelerator do, and train small "
    "Llama\n"
    "models in that arithmetic. `mxproof COMMAND --help` explains a command.";

constexpr const char* kFooter =
    "Exit codes: 0 pass, 1 fail (something differs), 2 wrong usage or bad input, 3 inconclusive.\n"
    "MX_SIMD=NAME in the environment forces a SIMD target, as --simd does.";

int Report(std::string_view message, int code) {
  std::string line(message);
  std::replace(line.begin(), line.end(), '\n', ' ');  // of the libraries below
  while (!line.empty() && line.back() == ' ') line.pop_back();
  std::fputs(("mxproof: " + Printable(line) + "\n").c_str(), stderr);  // a closed stderr is no further error
  return code;
}

// Everything printed has reached its destination, or a line says why not.
int FlushOutput(int code) {
  errno = 0;
  if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return code;
  return Report(fmt::format("standard output: {}", std::strerror(errno != 0 ? errno : EIO)), kBadInput);
}

int ReportParseError(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return FlushOutput(app.exit(error));  // --help, --version
  const std::vector<std::string> unknown = app.remaining();
  if (app.get_subcommands().empty() && !unknown.empty()) {
    return Report(fmt::format("'{}' is no command; mxproof --help lists them", unknown.front()), kBadInput);
  }
  std::string command = "mxproof";
  for (const CLI::App* at = &app; !at->get_subcommands().empty();) {
    at = at->get_subcommands().front();
    command += " " + at->get_name();
  }
  return Report(fmt::format("{} ({} --help lists what is allowed)", error.what(), command), kBadInput);
}

int Run(int argc, char** argv) {
  CLI::App app(kDescription, "mxproof");
  app.formatter(MakeHelpFormatter());
  app.footer(kFooter);
  app.set_version_flag("--version", std::string("mxproof ") + MX_VERSION);
  app.require_subcommand(1);
#define MX_COMMAND(id, name) Register##id(app);
#include "tools/commands.inc"
#undef MX_COMMAND
  // `info` reports a broken floating-point environment itself; nothing else may compute in one.
  const bool info = argc > 1 && std::string_view(argv[1]) == "info";
  const char* problem = FloatEnvironmentProblem();
  if (problem != nullptr && !info) return Report(problem, kInconclusive);
  try {
    SelectSimdFromEnvironment();
    app.parse(argc, argv);
    return FlushOutput(kPass);
  } catch (const CLI::ParseError& error) {
    return ReportParseError(app, error);
  } catch (const ExitCode& exit) {
    return FlushOutput(exit.code);
  } catch (const InputError& error) {
    return Report(error.what(), kBadInput);
  } catch (const std::bad_alloc&) {
    return Report("out of memory", kBadInput);
  } catch (const std::length_error&) {
    return Report("out of memory: the sizes asked for are beyond what can be addressed", kBadInput);
  } catch (const std::exception& error) {  // std::system_error and std::filesystem errors among them
    return Report(error.what(), kBadInput);
  }
}

}  // namespace
}  // namespace mx::tools

int main(int argc, char** argv) {
  mx::tools::ChooseEnvironment(argv);
  signal(SIGXFSZ, SIG_IGN);  // a file beyond the size limit is a write error with a line, not a sudden end
  signal(SIGPIPE, SIG_DFL);  // `mxproof ... | head` ends quietly, whatever the parent process ignored
  mx::tools::OccupyStandardDescriptors();
  mx::tools::EndCleanlyOnSignals();
  mx::tools::KeepFreedMemory();
  return mx::tools::Run(argc, argv);
}
