// A platform that shows every launch to somebody first, together with the bytes of the code object that will
// run.
#ifndef MX_TOOLS_CERTIFIED_WATCHED_PLATFORM_H_
#define MX_TOOLS_CERTIFIED_WATCHED_PLATFORM_H_

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "conformance/machine.h"

namespace mx::tools {

struct WatchedLaunch {
  const std::string& file;
  const std::string& symbol;
  std::span<const std::byte> object;
  std::array<uint32_t, 3> grid, group;
  std::span<const std::byte> arguments;
};

// Called by many threads.
class LaunchWatcher {
 public:
  virtual ~LaunchWatcher() = default;
  virtual void BeforeLaunch(const WatchedLaunch& launch) = 0;  // throws: nothing is launched
  // A problem is done: (file, symbol) of each launch of it, and what the machine says of them together.
  virtual void AfterProblem(const std::vector<std::pair<std::string, std::string>>& launched,
                            const conformance::Answer& answer);
};

// The first bytes that come under a file's name are kept, shown and loaded, whatever the file holds later;
// and not before the watcher has let their first launch pass.
// Both must outlive the platform.
std::unique_ptr<conformance::Platform> MakeWatchedPlatform(std::unique_ptr<conformance::Platform> inner,
                                                           LaunchWatcher& watcher);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_WATCHED_PLATFORM_H_
