// How much more memory the system lets this process take, so that a large request can be refused before it
// starts instead of ending in the middle.
#ifndef MX_SIM_IO_AVAILABLE_MEMORY_H_
#define MX_SIM_IO_AVAILABLE_MEMORY_H_

#include <cstdint>
#include <string>

namespace mx {

struct AvailableMemory {
  int64_t bytes = INT64_MAX;
  std::string limit;  // what sets it, as it reads behind "N bytes are available"; empty when nothing does
};

// The tightest of: MemAvailable of the machine (swap is not counted), what is left of the memory limit of the
// control group and of those above it (version 2, or version 1 as a container sees it), and of the process's
// own limits on address space and data. What the system does not tell is no limit. `root` stands before every
// path that is read, for tests.
AvailableMemory FindAvailableMemory(const std::string& root = "");

std::string ByteText(double bytes);  // "740 MiB", "12.3 GiB"

}  // namespace mx

#endif  // MX_SIM_IO_AVAILABLE_MEMORY_H_
