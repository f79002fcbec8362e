// `mxproof info`: what this binary is and what it will compute with.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sim/base/fp_env.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/formats/format.h"
#include "sim/gemm/profile.h"
#include "sim/linear/recipe.h"
#include "tools/command.h"
#include "tools/quant_names.h"

namespace mx::tools {
namespace info_command {  // of its own, so that files can be compiled together

constexpr const char* kCompiler =
#if defined(__clang__)
    "Clang " __clang_version__;
#elif defined(__GNUC__)
    "GCC " __VERSION__;
#else
    "unknown";
#endif

nlohmann::ordered_json Describe() {
  nlohmann::ordered_json info;
  info["version"] = MX_VERSION;
  info["compiler"] = kCompiler;
  info["simd"]["selected"] = SelectedSimd();
  info["simd"]["available"] = AvailableSimd();
  info["threads"] = Threads();
  for (const FormatInfo& format : kFormats) info["formats"].push_back(format.name);
  for (const auto& rule : ScaleRules()) info["scale_rules"].push_back(rule.first);
  for (const ProfileInfo& profile : kProfiles) info["profiles"].push_back(profile.name);
  info["recipes"] = RecipeNames();
  const char* problem = FloatEnvironmentProblem();
  info["float_environment"] = problem != nullptr ? problem : "ok";
  return info;
}

std::string Lines(const nlohmann::ordered_json& info) {
  std::string text;
  const auto list = [](const nlohmann::ordered_json& names) {
    std::string line;
    for (const auto& name : names) line += (line.empty() ? "" : " ") + name.get<std::string>();
    return line;
  };
  for (const auto& [key, value] : info.items()) {
    std::string name = key;
    std::replace(name.begin(), name.end(), '_', ' ');
    std::string shown = value.is_string()  ? value.get<std::string>()
                        : value.is_array() ? list(value)
                                           : value.dump();
    if (value.is_object())
      shown = value["selected"].get<std::string>() + " (available: " + list(value["available"]) + ")";
    text += fmt::format("{:<18} {}\n", name, shown);
  }
  return text;
}

}  // namespace info_command

void RegisterInfo(CLI::App& app) {
  using namespace info_command;
  CLI::App* command = AddCommand(app, "info", "Show version, SIMD targets, formats, profiles and recipes",
                                 "mxproof info --json");
  AddThreads(command);
  AddSimd(command);
  static bool json = false;
  AddJson(command, &json);
  command->callback([] {
    const nlohmann::ordered_json info = Describe();
    if (json) {
      PrintJson(info);
    } else {
      fmt::print("{}", Lines(info));
    }
    if (info["float_environment"] != "ok") throw ExitCode{kInconclusive};
  });
}

}  // namespace mx::tools
