// The answers of `probe` as text, as a claims file, as JSON.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "conformance/probe/probe.h"

namespace mx::conformance {
namespace {

std::string Names(const std::vector<Profile>& profiles) {
  std::string names;
  for (const Profile profile : profiles) names += (names.empty() ? "" : ", ") + std::string(Name(profile));
  return names.empty() ? "none" : names;
}

std::string AdderText(const ProbeReport::Adder& adder) {
  const AdderFindings& f = adder.findings;
  const int64_t K = InstructionK(f.instruction);
  std::string text = fmt::format("{}: {} outputs asked through {}\n", Name(f.instruction),
                                 f.observations.size(), adder.asked);
  for (const std::string& sentence : f.measured) text += "  measured: " + sentence + "\n";
  for (const auto& same : f.consistent) {
    text += fmt::format("  profile: {}", Names(same));
    if (same.size() > 1) {
      const bool always =
          std::all_of(same.begin(), same.end(), [&](Profile p) { return SameAdder(p, same.front(), K); });
      text += always ? " (one adder for this instruction)" : " (no input that was tried tells them apart)";
    }
    text += "\n";
  }
  if (f.consistent.empty()) text += "  profile: none of the table\n";
  for (size_t i = 0; i < f.shapes.size() && i < 3; ++i)
    text += fmt::format("  {}: {}\n", i == 0 ? "adder" : "or", Describe(f.shapes[i], K));
  if (f.shapes.size() > 3) text += fmt::format("  and {} more of the family\n", f.shapes.size() - 3);
  if (f.shapes.empty()) text += "  adder: nothing of the family explains every output\n";
  for (const ProbeLine& line : adder.specials)
    text += fmt::format("  {} {}: {}\n", line.name, line.question, line.answer);
  return text;
}

std::string LinesText(const std::vector<std::string>& sentences, const std::vector<ProbeLine>& lines) {
  std::string text;
  for (const std::string& sentence : sentences) text += "  " + sentence + "\n";
  for (const ProbeLine& line : lines)
    text += fmt::format("  {} {}: {}\n", line.name, line.question, line.answer);
  return text;
}

nlohmann::ordered_json LinesJson(const std::vector<ProbeLine>& lines) {
  auto json = nlohmann::ordered_json::array();
  for (const ProbeLine& line : lines)
    json.push_back({{"probe", line.name}, {"question", line.question}, {"answer", line.answer}});
  return json;
}

}  // namespace

std::string ProbeText(const ProbeReport& r) {
  std::string text;
  for (const ProbeReport::Adder& adder : r.adders) text += AdderText(adder);
  if (r.adders.empty())
    text += "the device has neither the instruction nor products: its adder was not asked\n";
  if (r.conversions)
    text += "conversion instructions\n" + LinesText(r.conversions->sentences, r.conversions->lines);
  if (!r.quantiser.sentences.empty())
    text += "quantiser\n" + LinesText(r.quantiser.sentences, r.quantiser.lines);
  text += fmt::format("profiles that every answer fits: {}\n", Names(r.profiles));
  for (const std::string& open : r.open) text += "open: " + open + "\n";
  text += fmt::format("transcript sha256 {}\n", r.sha256);
  return text;
}

std::string ProbeTranscript(const ProbeReport& r) {
  std::string text;
  for (const ProbeReport::Adder& adder : r.adders) {
    const int64_t K = InstructionK(adder.findings.instruction);
    for (const Observation& o : adder.findings.observations) {
      text += fmt::format("{} {} {} => {:08x}\n", Name(adder.findings.instruction), o.name,
                          Describe(o.sample, K), o.output);
    }
    for (const ProbeLine& line : adder.specials)
      text += fmt::format("{} {} {} => {}\n", Name(adder.findings.instruction), line.name, line.question,
                          line.answer);
  }
  const auto lines = [&](const char* what, const std::vector<std::string>& sentences,
                         const std::vector<ProbeLine>& all) {
    for (const std::string& sentence : sentences) text += fmt::format("{} {}\n", what, sentence);
    for (const ProbeLine& line : all)
      text += fmt::format("{} {} {} => {}\n", what, line.name, line.question, line.answer);
  };
  if (r.conversions) lines("convert", r.conversions->sentences, r.conversions->lines);
  lines("quantise", r.quantiser.sentences, r.quantiser.lines);
  return text;
}

std::string ProbeClaims(const ProbeReport& r, const std::string& device) {
  std::string text = ClaimsText(r.claims);
  text += fmt::format("probe: sha256={} profile={} confirmed={}\n", r.sha256,
                      r.profiles.empty() ? "none" : Name(r.profiles.front()),
                      r.Confirms(r.claims.profile) ? "yes" : "no");
  text += fmt::format("probe.device: {} ({})\n", device, r.description);
  text += fmt::format("probe.profiles: {}\n", Names(r.profiles));
  for (const ProbeReport::Adder& adder : r.adders) {
    const AdderFindings& f = adder.findings;
    text += fmt::format(
        "probe.adder.{}: {}\n", Name(f.instruction),
        f.shapes.empty() ? "not described" : Describe(f.shapes.front(), InstructionK(f.instruction)));
  }
  for (const std::string& open : r.open) text += fmt::format("probe.open: {}\n", open);
  return text;
}

nlohmann::ordered_json ProbeJson(const ProbeReport& r) {
  nlohmann::ordered_json json = {
      {"schema", "mx-probe/1"}, {"description", r.description}, {"sha256", r.sha256}};
  json["profiles"] = nlohmann::ordered_json::array();
  for (const Profile profile : r.profiles) json["profiles"].push_back(Name(profile));
  json["profile"] = r.profiles.empty() ? "none" : Name(r.profiles.front());
  json["confirmed"] = r.Confirms(r.claims.profile);
  json["open"] = r.open;
  json["claims"] = ClaimsText(r.claims);
  json["adders"] = nlohmann::ordered_json::array();
  for (const ProbeReport::Adder& adder : r.adders) {
    const AdderFindings& f = adder.findings;
    nlohmann::ordered_json one = {{"instruction", Name(f.instruction)},
                                  {"asked", adder.asked},
                                  {"outputs", f.observations.size()},
                                  {"measured", f.measured}};
    one["consistent"] = nlohmann::ordered_json::array();
    for (const auto& same : f.consistent) {
      for (const Profile profile : same) one["consistent"].push_back(Name(profile));
    }
    one["refuted"] = nlohmann::ordered_json::array();
    for (const auto& refuted : f.refuted)
      one["refuted"].push_back({{"profile", Name(refuted.profile)}, {"by", f.observations[refuted.by].name}});
    one["adder"] = nlohmann::ordered_json::array();
    for (const AdderShape& shape : f.shapes)
      one["adder"].push_back(Describe(shape, InstructionK(f.instruction)));
    one["specials"] = LinesJson(adder.specials);
    json["adders"].push_back(std::move(one));
  }
  if (r.conversions) {
    const ConversionFindings& c = *r.conversions;
    json["conversions"] = {{"align", c.align},
                           {"second_seed", c.second_seed},
                           {"subnormal", c.subnormal},
                           {"nan", c.nan},
                           {"scale_nan", c.scale_nan},
                           {"scale_zero", c.scale_zero},
                           {"nearest_even", c.nearest_even},
                           {"unpack_exact", c.unpack_exact},
                           {"measured", c.sentences},
                           {"probes", LinesJson(c.lines)}};
  }
  json["quantiser"] = {{"zero_byte", r.quantiser.zero_byte}, {"nan", r.quantiser.nan},
                       {"pairs", r.quantiser.pairs},         {"subnormal", r.quantiser.subnormal},
                       {"measured", r.quantiser.sentences},  {"probes", LinesJson(r.quantiser.lines)}};
  return json;
}

}  // namespace mx::conformance
