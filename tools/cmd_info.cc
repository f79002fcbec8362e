// `mxproof info`: what this binary is and what it will compute with.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sim/base/fp_env.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/formats/format.h"
#include "sim/gemm/profile.h"
#include "tools/command.h"

namespace mx::tools {
namespace {

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
  for (const char* rule : {
#define MX_SCALE_RULE(id, name) name,
#include "sim/quant/scale_rule.inc"
#undef MX_SCALE_RULE
       }) {
    info["scale_rules"].push_back(rule);
  }
  for (const ProfileInfo& profile : kProfiles) info["profiles"].push_back(profile.name);
  const char* problem = FloatEnvironmentProblem();
  info["float_environment"] = problem != nullptr ? problem : "ok";
  return info;
}

}  // namespace

void RegisterInfo(CLI::App& app) {
  CLI::App* command = AddCommand(app, "info", "Show version, SIMD targets, formats, profiles and recipes",
                                 "mxproof info --json");
  AddThreads(command);
  AddSimd(command);
  static bool json = false;
  AddJson(command, &json);
  command->callback([] {
    const nlohmann::ordered_json info = Describe();
    if (json) {
      fmt::print("{}\n", info.dump());
    } else {
      for (const auto& [key, value] : info.items()) fmt::print("{:<18} {}\n", key, value.dump());
    }
    if (info["float_environment"] != "ok") throw ExitCode{kInconclusive};
  });
}

}  // namespace mx::tools
