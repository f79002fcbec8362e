#include "sim/io/available_memory.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <optional>

namespace mx {
namespace {

void Tighten(AvailableMemory& so_far, int64_t bytes, const char* limit) {
  if (bytes >= so_far.bytes) return;
  so_far = {std::max<int64_t>(bytes, 0), limit};
}

// The number in a file that holds nothing else; none for "max" and for a file that is not there.
std::optional<int64_t> NumberIn(const std::string& path) {
  int64_t number = 0;
  std::ifstream file(path);
  return file >> number ? std::optional(number) : std::nullopt;
}

// The number behind `key` in a file of lines "KEY NUMBER ...".
std::optional<int64_t> NumberBehind(const std::string& path, const std::string& key) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(key)) continue;
    try {
      return std::stoll(line.substr(key.size()));
    } catch (const std::exception&) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

constexpr const char* kGroup = "the memory limit of this control group or container";

// A group's folder: its limit less what it uses, of which unused file pages can be taken back.
void GroupFolder(const std::string& folder, const char* limit_file, const char* usage_file,
                 AvailableMemory& memory) {
  const std::optional<int64_t> limit = NumberIn(folder + limit_file), used = NumberIn(folder + usage_file);
  if (!limit || !used) return;
  const int64_t files = NumberBehind(folder + "/memory.stat", "inactive_file ").value_or(0);
  Tighten(memory, *limit - *used + files, kGroup);
}

void ControlGroups(const std::string& root, AvailableMemory& memory) {
  const std::string top = root + "/sys/fs/cgroup";
  std::string path;
  std::ifstream file(root + "/proc/self/cgroup");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("0::/")) path = line.substr(3);
  }
  while (!path.empty() && path.back() == '/') path.pop_back();
  for (;;) {
    GroupFolder(top + path, "/memory.max", "/memory.current", memory);
    if (path.empty()) break;
    path.erase(path.rfind('/'));
  }
  GroupFolder(top + "/memory", "/memory.limit_in_bytes", "/memory.usage_in_bytes", memory);
}

void ProcessLimits(const std::string& root, AvailableMemory& memory) {
  int64_t size = 0, resident = 0, shared = 0, text = 0, library = 0, data = 0;  // pages, man 5 proc
  std::ifstream file(root + "/proc/self/statm");
  if (!(file >> size >> resident >> shared >> text >> library >> data)) return;
  const int64_t page = ::sysconf(_SC_PAGESIZE);
  rlimit limit{};
  if (::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    Tighten(memory, static_cast<int64_t>(limit.rlim_cur) - size * page, "ulimit -v");
  }
  if (::getrlimit(RLIMIT_DATA, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    Tighten(memory, static_cast<int64_t>(limit.rlim_cur) - data * page, "ulimit -d");
  }
}

}  // namespace

AvailableMemory FindAvailableMemory(const std::string& root) {
  AvailableMemory memory;
  if (const auto kib = NumberBehind(root + "/proc/meminfo", "MemAvailable:")) {
    Tighten(memory, *kib * 1024, "MemAvailable of this machine");
  }
  ControlGroups(root, memory);
  ProcessLimits(root, memory);
  return memory;
}

std::string ByteText(double bytes) {
  const double mib = bytes / (1 << 20);
  if (mib < 1000) return fmt::format("{:.0f} MiB", mib);
  return mib < 1000 * 1024 ? fmt::format("{:.1f} GiB", mib / 1024) : fmt::format("{:.0f} GiB", mib / 1024);
}

}  // namespace mx
