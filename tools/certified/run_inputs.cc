#include "tools/certified/run_inputs.h"

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "conformance/certificate/report.h"
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

}  // namespace mx::tools
