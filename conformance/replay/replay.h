// Case lines run again: from a failure's report, from a file of them, or from the golden regressions.
#ifndef MX_CONFORMANCE_REPLAY_REPLAY_H_
#define MX_CONFORMANCE_REPLAY_REPLAY_H_

#include <string>
#include <string_view>
#include <vector>

#include "conformance/device.h"
#include "conformance/diagnose/explain.h"
#include "conformance/properties/property.h"

namespace mx::conformance {

struct ReplayCase {
  std::string where, id;  // file and line; the id of a golden vector
  std::optional<Check> check;
  std::string why;  // where there is none: why a device cannot be asked it
};

// The cases of a text: golden vectors where its first line says so (then claims decide which a device can be
// asked), else a check a line; empty lines and lines that begin with # are remarks. Throws InputError that
// names the line.
std::vector<ReplayCase> ParseReplay(std::string_view text, const std::string& name, const Claims& claims);

struct Replayed {
  const ReplayCase* replay = nullptr;
  std::string not_offered;  // why it did not run
  CheckResult result;
  Explanation explanation;  // of one that failed
};
// `shrink`: the check of a failure becomes the smallest that fails for the same cause.
Replayed Replay(Device& device, const ReplayCase& replay, bool shrink);

// A failing check made small under the condition that its diagnosis stays.
Check ShrinkFailure(Device& device, const Check& check, const Explanation& explanation);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_REPLAY_REPLAY_H_
