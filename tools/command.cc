#include "tools/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"

namespace mx::tools {

namespace {

constexpr size_t kNameColumn = 34, kTextColumn = 76;

std::string Wrap(const std::string& text) {
  std::string out;
  size_t line = 0;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find(' ', begin), text.size());
    if (line > 0 && line + 1 + end - begin > kTextColumn) {
      out += '\n';
      line = 0;
    } else if (line > 0) {
      out += ' ';
      ++line;
    }
    out += text.substr(begin, end - begin);
    line += end - begin;
    begin = end + 1;
  }
  return out;
}

class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() { column_width(kNameColumn); }
  std::string make_option_desc(const CLI::Option* option) const override {
    return Wrap(option->get_description() + (option->get_required() ? " (required)" : ""));
  }
};

}  // namespace

std::shared_ptr<CLI::FormatterBase> MakeHelpFormatter() { return std::make_shared<HelpFormatter>(); }

CLI::App* AddCommand(CLI::App& app, const std::string& name, const std::string& description,
                     const std::string& example) {
  CLI::App* command = app.add_subcommand(name, description);
  command->footer("Example:\n  " + example);
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
          "SIMD target to compute with, or `scalar` for the reference (default: the best one; `mxproof info` "
          "lists "
          "them); no result depends on it")
      ->option_text("NAME");
}

void AddJson(CLI::App* command, bool* json) {
  command->add_flag("--json", *json, "Print one JSON object instead");
}

void AddSeed(CLI::App* command, uint64_t* seed) {
  command
      ->add_option_function<std::string>(
          "--seed", [seed](const std::string& text) { *seed = ParseUnsigned("--seed", text, ~uint64_t{0}); },
          "Key of the random numbers, decimal or 0x hexadecimal (default 0)")
      ->option_text("N");
}

bool Given(const CLI::App* command, const std::string& flag) {
  return command->get_option(flag)->count() > 0;
}

void RefuseIdle(const CLI::App* command, std::initializer_list<const char*> flags, const std::string& why) {
  for (const char* flag : flags) {
    if (Given(command, flag)) Fail("{}: has no effect {}", flag, why);
  }
}

void RefuseTwice(const std::string& flag, const std::vector<std::string>& names) {
  std::set<std::string> seen;
  for (const std::string& name : names) {
    if (!seen.insert(name).second) Fail("{}: '{}' is given twice", flag, name);
  }
}

void PrintJson(const nlohmann::ordered_json& json) {
  fmt::print("{}\n", json.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace));
}

}  // namespace mx::tools
