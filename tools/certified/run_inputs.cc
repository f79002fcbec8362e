#include "tools/certified/run_inputs.h"

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "conformance/certificate/report.h"
#include "conformance/claims.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/io/atomic_file.h"

namespace mx::tools {

namespace {

constexpr const char* kRule = "sha256(mx-seed/1|objects|nonce), objects ";

}  // namespace

std::string ObjectsDigest(const std::string& folder) {
  const std::filesystem::path path(folder.empty() ? MX_GFX950_OBJECTS : folder);
  std::map<std::string, std::string> digests;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(path, error)) {
    if (entry.path().extension() == ".co")
      digests[entry.path().filename().string()] = Sha256Hex(ReadFile(entry.path().string()));
  }
  if (error) Fail("{}: {}", path.string(), error.message());
  if (digests.empty()) Fail("{}: no code object (*.co)", path.string());
  std::string lines;
  for (const auto& entry : digests) lines += entry.second + "  " + entry.first + "\n";
  return Sha256Hex(lines);
}

uint64_t SeedOf(const std::string& objects_digest, const std::string& nonce) {
  return std::stoull(Sha256Hex("mx-seed/1|" + objects_digest + "|" + nonce).substr(0, 16), nullptr, 16);
}

std::string SeedRule(const std::string& objects_digest) { return kRule + objects_digest; }

std::string ObjectsOfRule(const std::string& rule) {
  const std::string head = kRule;
  return rule.compare(0, head.size(), head) == 0 ? rule.substr(head.size()) : "";
}

nlohmann::ordered_json ReadWaivers(const std::string& path, const std::string& device, uint64_t now) {
  const nlohmann::json all = certificate::ParseWaivers(ReadFile(path), path);
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const auto& waiver : all) {
    if (waiver["scope"] != device || waiver["expires"] <= now) continue;
    nlohmann::ordered_json one;
    for (const char* key : {"id", "property", "scope", "expires", "link"}) one[key] = waiver[key];
    out.push_back(one);
  }
  return out;
}

std::set<std::string> PropertiesOf(const nlohmann::ordered_json& waivers) {
  std::set<std::string> ids;
  for (const auto& waiver : waivers) ids.insert(waiver["property"].get<std::string>());
  return ids;
}

ProbeFound ReadProbe(const std::string& path, const std::string& description) {
  const std::string text = ReadFile(path);
  const conformance::Claims claims = conformance::ParseClaims(text, path);
  ProbeFound found;
  std::string device;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    static const std::regex kProbe("probe: sha256=[0-9a-f]{64} profile=([^ ]+) confirmed=(yes|no)");
    if (line.rfind("probe.device: ", 0) == 0) device = line.substr(14);
    if (!std::regex_match(line, match, kProbe)) continue;
    if (!found.profile.empty()) Fail("{}: two lines 'probe:'", path);
    found.profile = match[1];
    found.confirmed = match[2] == "yes";
  }
  if (found.profile.empty())
    Fail("{}: no line 'probe: sha256=... profile=... confirmed=...'; mxproof probe writes one", path);
  if (found.confirmed && found.profile != Name(claims.profile))
    Fail("{}: the probe confirms {}, its claims say {}", path, found.profile, Name(claims.profile));
  if (device.rfind("hip (", 0) != 0 || device.find(description) == std::string::npos)
    Fail("{}: probe.device: wanted hip ({}), found {}", path, description, device.empty() ? "none" : device);
  found.sha256 = Sha256Hex(text);
  return found;
}

}  // namespace mx::tools
