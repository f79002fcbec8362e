#include "sim/io/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

#include "sim/base/error.h"

namespace mx {
namespace {

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
    fd_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd_ >= 0) temporary_ = name;
  }
  if (fd_ < 0) Fail("{}: cannot write: {}", path_, std::strerror(errno));
}

AtomicFile::~AtomicFile() {
  if (fd_ >= 0) ::close(fd_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
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
  // The name itself reaches the disk with its folder. Some file systems refuse this: the content is safe
  // already.
  const int folder = ::open(Folder(final_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder >= 0) {
    ::fsync(folder);
    ::close(folder);
  }
}

void WriteFileAtomically(const std::string& path, std::string_view bytes) {
  AtomicFile file(path);
  file.Write(bytes.data(), bytes.size());
  file.Commit();
}

}  // namespace mx
