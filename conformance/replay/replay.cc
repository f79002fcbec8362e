#include "conformance/replay/replay.h"

#include <fmt/format.h>

#include <sstream>

#include "conformance/case/case.h"
#include "conformance/replay/vector_check.h"
#include "conformance/shrink/shrink.h"

namespace mx::conformance {

std::vector<ReplayCase> ParseReplay(std::string_view text, const std::string& name, const Claims& claims) {
  std::vector<ReplayCase> out;
  if (text.rfind(kFirstLine, 0) == 0) {
    for (const Case& c : ParseCases(text, name)) {
      const VectorCheck v = CheckOfVector(c, claims);
      out.push_back({c.where(), v.id, v.check, v.why});
    }
    return out;
  }
  std::istringstream lines{std::string(text)};
  int64_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos || line[first] == '#') continue;
    const std::string where = fmt::format("{}:{}", name, number);
    out.push_back({where, "", ParseCheck(line, where), ""});
  }
  return out;
}

Check ShrinkFailure(Device& device, const Check& check, const Explanation& explanation) {
  const Fails fails = [&](const Check& candidate) {
    if (!Unsupported(device, candidate).empty() || !RunCheck(device, candidate).Failed()) return false;
    // The neighbour that explained the failure must explain what is left of it.
    return explanation.neighbour == nullptr ||
           StillExplains(device, *explanation.neighbour, candidate.problem);
  };
  Check start = check;
  // Where the diagnosis rests on a smaller problem already, that is where to begin.
  if (explanation.neighbour != nullptr) {
    start.problem = explanation.problem;
    start.law = Law::kReference;
    start.by = 0;
    if (!fails(start)) start = check;
  }
  return fails(start) ? Shrink(start, fails).check : check;
}

Replayed Replay(Device& device, const ReplayCase& replay, bool shrink) {
  Replayed out;
  out.replay = &replay;
  out.not_offered = replay.check ? Unsupported(device, *replay.check) : replay.why;
  if (!out.not_offered.empty()) return out;
  out.result = RunCheck(device, *replay.check);
  out.not_offered = out.result.result.unsupported;
  if (!out.result.Failed()) return out;
  out.explanation = Explain(device, *replay.check);
  if (shrink) out.result = RunCheck(device, ShrinkFailure(device, *replay.check, out.explanation));
  return out;
}

}  // namespace mx::conformance
