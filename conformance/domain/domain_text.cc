// A domain as text and as JSON.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "conformance/domain/domain.h"

namespace mx::conformance {

const char* Text(Basis basis) {
  switch (basis) {
    case Basis::kProved:
      return "proved by the documented rules";
    case Basis::kSilicon:
      return "the access is proved by the documented rules; what a card then does, only a card can say";
    case Basis::kOrder:
      return "a card may run workgroups in any order; which it takes, only a card can say";
  }
  return "";
}

bool Domain::LauncherAgrees() const {
  return std::all_of(rules.begin(), rules.end(), [](const DomainRule& rule) { return rule.launcher_ok; });
}

std::string DomainText(const Domain& domain) {
  std::string text = fmt::format("{} {} ({} runs)\n", domain.object, domain.symbol, domain.runs);
  for (const DomainRule& rule : domain.rules) {
    text +=
        fmt::format("  {}{}\n", rule.rule, rule.tried.empty() ? "" : fmt::format(" (tried {})", rule.tried));
    if (!rule.inside.empty()) text += fmt::format("    right: {}\n", rule.inside);
    if (!rule.outside.empty())
      text += fmt::format("    wrong: {}\n           {} [{}]\n", rule.outside, rule.fault, Text(rule.basis));
    if (!rule.launcher.empty()) text += fmt::format("    launcher {}\n", rule.launcher);
  }
  return text;
}

nlohmann::ordered_json DomainJson(const Domain& domain) {
  nlohmann::ordered_json json = {{"object", domain.object},
                                 {"symbol", domain.symbol},
                                 {"object_sha256", domain.object_sha256},
                                 {"runs", domain.runs}};
  json["arguments"] = nlohmann::ordered_json::array();
  for (const DomainSize& size : domain.sizes)
    json["arguments"].push_back(
        {{"name", size.name}, {"min", size.least}, {"max", size.largest}, {"multiple", size.multiple}});
  json["rules"] = nlohmann::ordered_json::array();
  for (const DomainRule& rule : domain.rules) {
    nlohmann::ordered_json one = {
        {"subject", rule.subject}, {"rule", rule.rule},   {"tried", rule.tried},      {"inside", rule.inside},
        {"outside", rule.outside}, {"fault", rule.fault}, {"basis", Text(rule.basis)}};
    if (!rule.launcher.empty()) one["launcher"] = {{"agrees", rule.launcher_ok}, {"says", rule.launcher}};
    json["rules"].push_back(std::move(one));
  }
  return json;
}

}  // namespace mx::conformance
