// What every subcommand shares. A subcommand is a row of commands.inc and a file cmd_<name>.cc that defines
// Register<Id>(CLI::App&): it adds the subcommand, its options and a callback that does the work. main.cc
// turns what a callback throws into one line on stderr and an exit code.
#ifndef MX_TOOLS_COMMAND_H_
#define MX_TOOLS_COMMAND_H_

#include <CLI/CLI.hpp>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tools/choices.h"

namespace mx::tools {

// Exit codes of the command. Bad usage and bad input (InputError, CLI::ParseError) are kBadInput.
inline constexpr int kPass = 0, kFail = 1, kBadInput = 2, kInconclusive = 3;

// Thrown by a callback that has printed all it has to say: the process ends with `code`, without another
// line.
struct ExitCode {
  int code;
};

#define MX_COMMAND(id, name) void Register##id(CLI::App& app);
#include "tools/commands.inc"
#undef MX_COMMAND

// Help texts wrapped to the width of a page; the application hands it to its subcommands.
std::shared_ptr<CLI::FormatterBase> MakeHelpFormatter();

// `--help` shows `example` (a whole command line) under the options.
CLI::App* AddCommand(CLI::App& app, const std::string& name, const std::string& description,
                     const std::string& example);

// Options that mean the same everywhere. Threads and SIMD take effect while the command line is parsed,
// before the callback runs; neither ever changes a result.
void AddThreads(CLI::App* command);               // --threads N
void AddSimd(CLI::App* command);                  // --simd NAME, as the environment variable MX_SIMD
void AddJson(CLI::App* command, bool* json);      // --json
void AddSeed(CLI::App* command, uint64_t* seed);  // --seed N (decimal, or hexadecimal with 0x)

bool Given(const CLI::App* command, const std::string& flag);
// Throws InputError for the first of `flags` that was given although it changes nothing here; `why` reads
// behind "has no effect": "without --rounding sr".
void RefuseIdle(const CLI::App* command, std::initializer_list<const char*> flags, const std::string& why);
// Throws InputError when a name occurs twice.
void RefuseTwice(const std::string& flag, const std::vector<std::string>& names);

// One line on standard output, of ASCII characters that a terminal shows; bytes that are no UTF-8 become
// U+FFFD.
void PrintJson(const nlohmann::ordered_json& json);

template <typename T>
CLI::Option* AddChoice(CLI::App* command, const std::string& flag, T* value, const Choices<T>& choices,
                       const std::string& description) {
  std::string names;
  for (const auto& choice : choices) names += (names.empty() ? "" : "|") + choice.first;
  const auto set = [=](const std::string& text) { *value = Choose(flag, choices, text); };
  return command->add_option_function<std::string>(flag, set, description)->option_text(names);
}

}  // namespace mx::tools

#endif  // MX_TOOLS_COMMAND_H_
