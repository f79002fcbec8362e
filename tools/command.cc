#include "tools/command.h"

#include <fmt/format.h>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"

namespace mx::tools {
namespace {

uint64_t ParseSeed(const std::string& text) {
  const bool hex = text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
  const std::string digits = hex ? text.substr(2) : text;
  const char* allowed = hex ? "0123456789abcdefABCDEF" : "0123456789";
  try {
    if (digits.find_first_not_of(allowed) == std::string::npos) return std::stoull(digits, nullptr, hex ? 16 : 10);
  } catch (const std::exception&) {
  }
  Fail("--seed: '{}' is no integer from 0 to 2^64-1", text);
}

}  // namespace

CLI::App* AddCommand(CLI::App& app, const std::string& name, const std::string& description,
                     const std::string& example) {
  CLI::App* command = app.add_subcommand(name, description);
  command->footer("Example:\n  " + example);
  command->get_formatter()->column_width(34);
  return command;
}

void AddThreads(CLI::App* command) {
  command
      ->add_option_function<int>(
          "--threads", [](int count) { SetThreads(count); },
          "Threads to use (default: all processors); no result depends on it")
      ->check(CLI::Range(1, 4096))
      ->option_text("N");
}

void AddSimd(CLI::App* command) {
  command
      ->add_option_function<std::string>(
          "--simd", [](const std::string& name) { SelectSimd(name); },
          "SIMD target to compute with, or `scalar` for the reference (default: the best one; `mxproof info` lists "
          "them); no result depends on it")
      ->option_text("NAME");
}

void AddJson(CLI::App* command, bool* json) { command->add_flag("--json", *json, "Print one JSON object instead"); }

void AddSeed(CLI::App* command, uint64_t* seed) {
  command
      ->add_option_function<std::string>(
          "--seed", [seed](const std::string& text) { *seed = ParseSeed(text); },
          "Key of the random numbers, decimal or 0x hexadecimal (default 0)")
      ->option_text("N");
}

}  // namespace mx::tools
