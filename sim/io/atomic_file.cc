#include "sim/io/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <memory>
#include <utility>

#include "sim/base/error.h"

namespace mx {
namespace {

// The names of unfinished files, where a signal handler can read them: no memory of theirs is ever freed, and
// whoever takes a slot out of kLive owns it. Files beyond the last slot, or with a name that no system call
// takes, are written like the others but stay behind when a signal ends the process.
enum SlotState : int { kFree, kFilling, kLive };
struct Slot {
  std::atomic<int> state{kFree};
  char name[PATH_MAX];
};
Slot g_slots[64];
std::atomic<bool> g_ending{false};
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

int TakeSlot(const std::string& name) {
  if (name.size() >= PATH_MAX) return -1;
  for (int i = 0; i < static_cast<int>(std::size(g_slots)); ++i) {
    int state = kFree;
    if (!g_slots[i].state.compare_exchange_strong(state, kFilling)) continue;
    std::memcpy(g_slots[i].name, name.c_str(), name.size() + 1);
    g_slots[i].state = kLive;
    while (g_ending) ::pause();  // the process ends in a moment, and no file may appear behind its back
    return i;
  }
  return -1;
}

void GiveSlot(int slot) {
  int state = kLive;
  if (slot >= 0) g_slots[slot].state.compare_exchange_strong(state, kFree);
}

std::string Resolved(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
  return real ? std::string(real.get()) : path;
}

std::string Folder(const std::string& path) {
  const size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

}  // namespace

AtomicFile::AtomicFile(std::string path) : path_(std::move(path)), final_(Resolved(path_)) {
  if (path_.empty()) Fail("cannot write a file without a name");
  if (path_.find('\0') != std::string::npos) Fail("cannot write a file whose name holds a zero byte");
  struct stat info {};
  const bool exists = ::stat(final_.c_str(), &info) == 0;
  if (exists && S_ISDIR(info.st_mode)) Fail("{}: cannot write: it is a folder", path_);
  if (exists && !S_ISREG(info.st_mode)) {
    fd_ = ::open(final_.c_str(), O_WRONLY | O_CLOEXEC);
  } else {
    static std::atomic<unsigned> serial{0};
    const std::string name = fmt::format("{}.{}.{}.tmp", final_, ::getpid(), serial.fetch_add(1));
    slot_ = TakeSlot(name);
    fd_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd_ >= 0) temporary_ = name;
  }
  if (fd_ < 0) {
    const int reason = errno;
    GiveSlot(slot_);
    Fail("{}: cannot write: {}", path_, std::strerror(reason));
  }
}

AtomicFile::~AtomicFile() {
  if (fd_ >= 0) ::close(fd_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
  GiveSlot(slot_);
}

void AtomicFile::Write(const void* data, size_t bytes) {
  if (fd_ < 0) Fail("{}: written to after it was closed", path_);
  const char* p = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t wrote = ::write(fd_, p, bytes);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0) Fail("{}: cannot write: {}", path_, std::strerror(errno));
    p += wrote;
    bytes -= static_cast<size_t>(wrote);
  }
}

void AtomicFile::Commit() {
  if (fd_ < 0) Fail("{}: closed twice", path_);
  const bool in_place = temporary_.empty();
  if (!in_place && ::fsync(fd_) != 0) Fail("{}: cannot write: {}", path_, std::strerror(errno));
  const int closed = ::close(fd_);
  fd_ = -1;
  if (closed != 0) Fail("{}: cannot write: {}", path_, std::strerror(errno));
  if (in_place) return;
  if (::rename(temporary_.c_str(), final_.c_str()) != 0)
    Fail("{}: cannot write: {}", path_, std::strerror(errno));
  temporary_.clear();
  GiveSlot(slot_);
  slot_ = -1;
  // The name itself reaches the disk with its folder. Some file systems refuse this: the content is safe
  // already.
  const int folder = ::open(Folder(final_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder >= 0) {
    ::fsync(folder);
    ::close(folder);
  }
}

void RemoveUnfinishedFiles() noexcept {
  const int saved = errno;
  g_ending = true;
  for (Slot& slot : g_slots) {
    int state = kLive;
    if (slot.state.compare_exchange_strong(state, kFilling)) ::unlink(slot.name);
  }
  errno = saved;
}

void WriteFileAtomically(const std::string& path, std::string_view bytes) {
  AtomicFile file(path);
  file.Write(bytes.data(), bytes.size());
  file.Commit();
}

}  // namespace mx
