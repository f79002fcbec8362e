#include "conformance/certificate/show.h"

#include <charconv>
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "sim/base/error.h"
#include "sim/io/json.h"

namespace mx::certificate {

namespace {

using Tree = nlohmann::json;

std::string Str(const Tree& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

void Line(std::string* out, std::string_view key, std::string_view value) {
  *out += fmt::format("  {:<14}{}\n", key, value);
}

void ShowKernel(std::string* out, const Tree& kernel) {
  *out += fmt::format("kernel {}\n", Str(kernel["symbol"]));
  Line(out, "code object", Str(kernel["object"]));
  Line(out, "target", Str(kernel["target"]));
  Line(out, "order",
       kernel["order"] == "dependent" ? "bits depend on the order of workgroups" : "independent");
  const Tree& launch = kernel["launch"];
  std::string grid;
  for (const Tree& axis : launch["grid"]) {
    std::string product;
    for (const Tree& tile : axis) {
      product +=
          fmt::format("{}ceil({}/{})", product.empty() ? "" : " ", Str(tile["argument"]), Str(tile["tile"]));
    }
    grid += (grid.empty() ? "" : " x ") + (product.empty() ? "1" : product);
  }
  Line(out, "grid", grid);
  Line(
      out, "group",
      fmt::format("{} x {} x {}", Str(launch["group"][0]), Str(launch["group"][1]), Str(launch["group"][2])));
  Line(out, "dynamic LDS",
       fmt::format("{} to {}", Str(launch["dynamicLds"]["min"]), Str(launch["dynamicLds"]["max"])));
  for (const Tree& a : launch["arguments"]) {
    Line(out, Str(a["name"]),
         fmt::format("{} to {}, multiple of {}", Str(a["min"]), Str(a["max"]), Str(a["multiple"])));
  }
}

void ShowPairs(std::string* out, const char* title, const Tree& pairs) {
  *out += fmt::format("{}\n", title);
  for (const Tree& pair : pairs) Line(out, Str(pair["name"]), Str(pair["value"]));
}

void ShowNumbers(std::string* out, const Tree& p) {
  *out += "evidence\n";
  const Tree& cases = p["cases"];
  Line(out, "must pass",
       fmt::format("{} version {}, {}", Str(p["mustPass"]["name"]), Str(p["mustPass"]["version"]),
                   Str(p["mustPass"]["sha256"])));
  Line(out, "cases",
       fmt::format("{} of {} required, {} discarded, {} failed", Str(cases["executed"]),
                   Str(cases["required"]), Str(cases["discarded"]), Str(cases["failed"])));
  Line(out, "properties",
       fmt::format("{} of {}", Str(p["properties"]["passed"]), Str(p["properties"]["total"])));
  Line(out, "coverage", fmt::format("{} of {}", Str(p["coverage"]["hit"]), Str(p["coverage"]["required"])));
  Line(out, "equal runs", Str(p["determinism"]["runs"]));
  Line(out, "probe", Str(p["probe"]));
  Line(out, "first failure", Str(p["firstFailure"]));
  Line(out, "run",
       fmt::format("{}, attempt {}, seed {}, nonce {}", Str(p["run"]), Str(p["attempt"]),
                   Str(p["seed"]["value"]), Str(p["seed"]["nonce"])));
  Line(out, "canary", fmt::format("{} cases", p["canary"]["cases"].size()));
  Line(out, "report", Str(p["report"]));
  for (const Tree& w : p["waivers"]) {
    Line(out, "waiver",
         fmt::format("{}: {} on {} until {}, {}", Str(w["id"]), Str(w["property"]), Str(w["scope"]),
                     DateText(w["expires"]), Str(w["link"])));
  }
}

void ShowMachines(std::string* out, const Tree& p) {
  const Tree& device = p["device"];
  *out += fmt::format("device {} ({}), {} board(s)\n", Str(device["name"]), Str(device["kind"]),
                      Str(device["count"]));
  for (const Tree& fact : device["environment"]) Line(out, Str(fact["name"]), Str(fact["value"]));
  const Tree& simulator = p["simulator"];
  *out += fmt::format("simulator {} ({}, tree {}, SIMD {})\n", Str(simulator["version"]),
                      Str(simulator["commit"]), Str(simulator["tree"]), Str(simulator["simd"]));
  for (const char* key : {"build", "selfCheck", "golden"}) Line(out, key, Str(simulator[key]));
}

}  // namespace

std::string DateText(uint64_t seconds) {
  const std::chrono::sys_seconds time{std::chrono::seconds(static_cast<int64_t>(seconds))};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss<std::chrono::seconds> clock(time - day);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

uint64_t ParseDate(const std::string& text) {
  uint64_t seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (error == std::errc() && end == text.data() + text.size() && seconds < uint64_t{1} << 53) return seconds;
  int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, used = 0;
  const bool whole = std::sscanf(text.c_str(), "%4d-%2d-%2dT%2d:%2d:%2dZ%n", &year, &month, &day, &hour,
                                 &minute, &second, &used) == 6 &&
                     static_cast<size_t>(used) == text.size();
  if (!whole) {
    hour = minute = second = used = 0;
    const int fields = std::sscanf(text.c_str(), "%4d-%2d-%2d%n", &year, &month, &day, &used);
    if (fields != 3 || static_cast<size_t>(used) != text.size()) used = -1;
  }
  const std::chrono::year_month_day date(std::chrono::year(year),
                                         std::chrono::month(static_cast<unsigned>(month)),
                                         std::chrono::day(static_cast<unsigned>(day)));
  if (used < 0 || !date.ok() || year < 1970 || hour < 0 || hour > 23 || minute < 0 || minute > 59 ||
      second < 0 || second > 59) {
    Fail("{} is no time: 2026-05-29T20:26:40Z, 2026-05-29 or seconds since 1970 (UTC)", Quoted(text));
  }
  return static_cast<uint64_t>(std::chrono::sys_days(date).time_since_epoch().count()) * 86'400 +
         static_cast<uint64_t>(hour * 3600 + minute * 60 + second);
}

std::string ShowText(const Envelope& envelope) {
  const Tree s = ParseJson(envelope.payload, "payload");
  const Tree& p = s["predicate"];
  std::string out = fmt::format("{} ({}), {}\n", Str(p["result"]), Str(p["level"]), Str(s["predicateType"]));
  for (const Tree& reason : p["reasons"]) Line(&out, "because", Str(reason));
  Line(&out, "issued", DateText(p["issued"]));
  Line(&out, "expires", DateText(p["expires"]));
  for (const SignedBy& one : envelope.signatures)
    Line(&out, "signed by", one.key_id + " (not verified here)");
  if (envelope.signatures.empty()) Line(&out, "signed by", "nobody");
  for (const Tree& subject : s["subject"]) {
    out += fmt::format("subject {}\n", Str(subject["name"]));
    Line(&out, "sha256", Str(subject["digest"]["sha256"]));
  }
  for (const Tree& kernel : p["kernels"]) ShowKernel(&out, kernel);
  ShowPairs(&out, fmt::format("claims under {}", Str(p["standard"])).c_str(), p["claims"]);
  ShowNumbers(&out, p);
  ShowMachines(&out, p);
  return out;
}

}  // namespace mx::certificate
