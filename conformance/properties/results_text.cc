// Results as JSON, both ways, and as JUnit XML.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "conformance/properties/results.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kSchema = "mx-verify/2";

template <typename T>
T Field(const Json& json, const char* key, const std::string& where) {
  const auto it = json.find(key);
  if (it == json.end()) Fail("{}: field '{}' is missing: not a report of mxproof verify", where, key);
  try {
    return it->get<T>();
  } catch (const nlohmann::json::exception&) {
    Fail("{}: field '{}' has the wrong type", where, key);
  }
}

std::vector<Json> List(const Json& json, const char* key, const std::string& where) {
  const Json list = Field<Json>(json, key, where);
  if (!list.is_array()) Fail("{}: field '{}' is no list", where, key);
  std::vector<Json> out;
  for (const Json& one : list) {
    if (!one.is_object()) Fail("{}: an entry of '{}' is no object", where, key);
    out.push_back(one);
  }
  return out;
}

// What XML 1.0 cannot hold becomes a question mark; the rest is ASCII or UTF-8 as it came.
std::string Escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' ? '?' : c;
    }
  }
  return out;
}

}  // namespace

Json ToJson(const Results& r, const std::string& rerun) {
  Json json;
  json["schema"] = kSchema;
  json["verdict"] = r.Verdict();
  json["doubts"] = r.Doubts();
  json["device"] = r.device;
  json["description"] = r.description;
  json["claims"] = r.claims;
  json["level"] = r.level;
  json["selection"] = r.selection;
  json["seed"] = r.seed;
  json["shard"] = r.shard + 1;
  json["shards"] = r.shards;
  json["rounds"] = r.rounds;
  json["interrupted"] = r.interrupted;
  json["cases"] = r.Cases();
  json["failed"] = r.Failed();
  json["operations"] = Json::array();
  json["properties"] = Json::array();
  for (const ResultLine& line : r.lines) {
    Json one = {{"id", line.id},           {"group", line.group},
                {"kind", line.kind},       {"required", line.required},
                {"cases", line.cases},     {"discards", line.discards},
                {"failed", line.failed},   {"elements", line.elements},
                {"wrong", line.wrong},     {"instructions", line.instructions},
                {"seconds", line.seconds}, {"notOffered", line.not_offered}};
    json[line.group == "set" ? "operations" : "properties"].push_back(std::move(one));
  }
  json["coverage"] = Json::array();
  for (const CoverageLine& line : r.coverage) {
    json["coverage"].push_back({{"name", line.name},
                                {"about", line.about},
                                {"required", line.required},
                                {"offered", line.offered},
                                {"hit", line.offered - static_cast<int64_t>(line.missing.size())},
                                {"missing", line.missing},
                                {"notOffered", line.not_offered}});
  }
  json["failures"] = Json::array();
  for (const FailureLine& f : r.failures) {
    json["failures"].push_back({{"id", f.id},
                                {"index", f.index},
                                {"case", f.line},
                                {"faults", f.faults},
                                {"cause", f.cause},
                                {"rerun", fmt::format("{} --case '{}'", rerun, f.line)}});
  }
  return json;
}

Results ParseResults(std::string_view text, const std::string& where) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) Fail("{}: no JSON object", where);
  const auto schema = Field<std::string>(json, "schema", where);
  if (schema != kSchema) Fail("{}: schema '{}', expected '{}'", where, schema, kSchema);
  Results r;
  r.device = Field<std::string>(json, "device", where);
  r.description = Field<std::string>(json, "description", where);
  r.claims = Field<std::string>(json, "claims", where);
  r.level = Field<std::string>(json, "level", where);
  r.selection = Field<std::string>(json, "selection", where);
  r.seed = Field<uint64_t>(json, "seed", where);
  r.shards = Field<int64_t>(json, "shards", where);
  r.shard = Field<int64_t>(json, "shard", where) - 1;
  if (r.shard < 0 || r.shard >= r.shards) Fail("{}: shard {} of {}", where, r.shard + 1, r.shards);
  r.rounds = Field<int64_t>(json, "rounds", where);
  r.interrupted = Field<bool>(json, "interrupted", where);
  for (const char* key : {"operations", "properties"}) {
    for (const Json& one : List(json, key, where)) {
      r.lines.push_back({Field<std::string>(one, "id", where), Field<std::string>(one, "group", where),
                         Field<std::string>(one, "kind", where), Field<int64_t>(one, "required", where),
                         Field<int64_t>(one, "cases", where), Field<int64_t>(one, "discards", where),
                         Field<int64_t>(one, "failed", where), Field<int64_t>(one, "elements", where),
                         Field<int64_t>(one, "wrong", where), Field<uint64_t>(one, "instructions", where),
                         Field<double>(one, "seconds", where), Field<std::string>(one, "notOffered", where)});
    }
  }
  for (const Json& one : List(json, "coverage", where)) {
    r.coverage.push_back({Field<std::string>(one, "name", where), Field<std::string>(one, "about", where),
                          Field<bool>(one, "required", where), Field<int64_t>(one, "offered", where),
                          Field<std::vector<std::string>>(one, "missing", where),
                          Field<std::string>(one, "notOffered", where)});
  }
  for (const Json& one : List(json, "failures", where)) {
    r.failures.push_back({Field<std::string>(one, "id", where), Field<int64_t>(one, "index", where),
                          Field<std::string>(one, "case", where),
                          Field<std::vector<std::string>>(one, "faults", where),
                          Field<std::string>(one, "cause", where)});
  }
  return r;
}

std::string JUnit(const Results& r) {
  std::map<std::string, std::vector<const ResultLine*>> groups;
  for (const ResultLine& line : r.lines) groups[line.group].push_back(&line);
  const std::vector<std::string> doubts = r.Doubts();
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  const int64_t failed =
      std::count_if(r.lines.begin(), r.lines.end(), [](const ResultLine& l) { return l.failed != 0; });
  text += fmt::format("<testsuites name=\"mxproof verify {} {} seed {}\" tests=\"{}\" failures=\"{}\">\n",
                      Escaped(r.device), r.level, r.seed, r.lines.size() + 1,
                      failed + (std::string_view(r.Verdict()) == "INCONCLUSIVE"));
  for (const auto& group : groups) {
    text +=
        fmt::format("  <testsuite name=\"{}\" tests=\"{}\">\n", Escaped(group.first), group.second.size());
    for (const ResultLine* line : group.second) {
      text += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\">\n",
                          Escaped(line->group), Escaped(line->id), line->seconds);
      if (!line->not_offered.empty())
        text += fmt::format("      <skipped message=\"{}\"/>\n", Escaped(line->not_offered));
      for (const FailureLine& f : r.failures) {
        if (f.id != line->id) continue;
        text += fmt::format("      <failure message=\"{}\">", Escaped(f.faults.empty() ? "" : f.faults[0]));
        text += Escaped(f.line);
        for (const std::string& fault : f.faults) text += fmt::format("\n{}", Escaped(fault));
        text += "</failure>\n";
      }
      text += "    </testcase>\n";
    }
    text += "  </testsuite>\n";
  }
  // Coverage and counts are a test of their own, so that a server shows an inconclusive run as one that
  // failed.
  text +=
      "  <testsuite name=\"verdict\" tests=\"1\">\n    <testcase classname=\"verdict\" "
      "name=\"conclusive\">\n";
  for (const std::string& doubt : doubts)
    text += fmt::format("      <failure message=\"{}\"/>\n", Escaped(doubt));
  return text + "    </testcase>\n  </testsuite>\n</testsuites>\n";
}

}  // namespace mx::conformance
