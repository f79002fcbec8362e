// Names of laws and kinds, and the line of a check.
#include <fmt/format.h>

#include <charconv>
#include <iterator>

#include "conformance/properties/property.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr const char* kLawNames[] = {
#define MX_LAW(id, name, about) name,
#include "conformance/properties/laws.inc"
#undef MX_LAW
};

Law LawByName(const std::string& where, const std::string& name) {
  std::string names;
  for (size_t i = 0; i < std::size(kLawNames); ++i) {
    if (name == kLawNames[i]) return static_cast<Law>(i);
    names += (i == 0 ? "" : ", ") + std::string(kLawNames[i]);
  }
  Fail("{}: law={} is unknown; use one of {}", where, name, names);
}

}  // namespace

const char* Name(Law law) { return kLawNames[static_cast<size_t>(law)]; }

const char* Name(Kind kind) {
  constexpr const char* kNames[] = {"exhaustive",  "boundary", "random",  "metamorphic",
                                    "determinism", "memory",   "launcher"};
  return kNames[static_cast<size_t>(kind)];
}

std::string CheckLine(const Check& check) {
  std::string line = CaseLine(check.problem), law;
  if (check.law != Law::kReference) law = fmt::format(" law={}", Name(check.law));
  if (check.by != 0) law += fmt::format(" by={}", check.by);
  const size_t words = line.find(" |");
  return words == std::string::npos ? line + law : line.insert(words, law);
}

Check ParseCheck(std::string_view text, const std::string& where) {
  const Case line = Case::ParseProblem(text, where);
  Check check;
  check.problem = ProblemOf(line);
  if (line.Has("law")) check.law = LawByName(where, line.Param("law"));
  if (line.Has("by")) {
    const std::string by = line.Param("by");
    const auto [end, error] = std::from_chars(by.data(), by.data() + by.size(), check.by);
    if (error != std::errc{} || end != by.data() + by.size())
      Fail("{}: by={}: expected a decimal number", where, by);
  }
  if (check.law == Law::kReference && check.by != 0) Fail("{}: by={} goes with a law", where, check.by);
  const auto unused = line.Unused();
  if (!unused.empty()) Fail("{}: {} has no parameter '{}'", where, line.op, unused.front());
  return check;
}

}  // namespace mx::conformance
