#include "conformance/certificate/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "sim/base/error.h"

namespace mx::certificate {

namespace {

[[noreturn]] void FailWith(const std::string& path, const char* what, int reason) {
  if (reason == EEXIST) Fail("{}: exists; name a new file", path);
  Fail("{}: cannot {}: {}", path, what, std::strerror(reason));
}

class OpenFile {
 public:
  explicit OpenFile(int fd) : fd_(fd) {}
  ~OpenFile() {
    if (fd_ >= 0) ::close(fd_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  int fd() const { return fd_; }

 private:
  int fd_;
};

std::string FolderOf(const std::string& path) {
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, slash + 1);
}

// 0, or the system's reason.
int WriteAll(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t wrote = ::write(fd, bytes.data(), bytes.size());
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0) return errno;
    bytes.remove_prefix(static_cast<size_t>(wrote));
  }
  return ::fsync(fd) == 0 ? 0 : errno;
}

}  // namespace

std::string ReadLimited(const std::string& path, size_t most) {
  const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.fd() < 0) FailWith(path, "read", errno);
  std::string out;
  while (out.size() <= most) {
    const size_t had = out.size(), room = std::min<size_t>(most + 1 - had, 1 << 16);
    out.resize(had + room);
    const ssize_t got = ::read(file.fd(), out.data() + had, room);
    out.resize(had + (got > 0 ? static_cast<size_t>(got) : 0));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) FailWith(path, "read", errno);
    if (got == 0) return out;
  }
  Fail("{}: more than {} bytes; what is wanted here is smaller", path, most);
}

void WriteNewFile(const std::string& path, std::string_view bytes, unsigned mode) {
  struct stat info {};
  if (::lstat(path.c_str(), &info) == 0) FailWith(path, "write", EEXIST);
  // A file without a name until it is whole; where the file system has none, one that is removed on failure.
  OpenFile unnamed(::open(FolderOf(path).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode));
  if (unnamed.fd() >= 0) {
    if (const int reason = WriteAll(unnamed.fd(), bytes)) FailWith(path, "write", reason);
    const std::string self = fmt::format("/proc/self/fd/{}", unnamed.fd());
    if (::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0) return;
    if (errno == EEXIST) FailWith(path, "write", EEXIST);
  }
  const OpenFile file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
  if (file.fd() < 0) FailWith(path, "write", errno);
  if (const int reason = WriteAll(file.fd(), bytes)) {
    ::unlink(path.c_str());
    FailWith(path, "write", reason);
  }
}

}  // namespace mx::certificate
