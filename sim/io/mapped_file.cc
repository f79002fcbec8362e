#include "sim/io/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"

namespace mx {
namespace {

class Descriptor {
 public:
  explicit Descriptor(const std::string& path) : fd_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (fd_ < 0) Fail("{}: cannot read: {}", path, std::strerror(errno));
    if (::fstat(fd_, &info_) != 0) {
      const int reason = errno;
      ::close(fd_);
      Fail("{}: cannot read: {}", path, std::strerror(reason));
    }
  }
  ~Descriptor() { ::close(fd_); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int fd() const { return fd_; }
  bool Regular() const { return S_ISREG(info_.st_mode); }
  size_t size() const { return Regular() ? static_cast<size_t>(info_.st_size) : 0; }

 private:
  int fd_;
  struct stat info_ {};
};

[[noreturn]] void FailTooLarge(const std::string& path, uint64_t most) {
  Fail("{}: more than {} bytes", path, most);
}

std::string ReadAll(const std::string& path, const Descriptor& file, uint64_t most) {
  std::string out;
  out.reserve(file.size() + 1);  // one more, so that the read that finds the end needs no growth
  for (;;) {
    const size_t had = out.size();
    const size_t room = std::max<size_t>(out.capacity() - had, 1 << 16);
    out.resize(had + room);
    const ssize_t got = ::read(file.fd(), out.data() + had, room);
    out.resize(had + (got > 0 ? static_cast<size_t>(got) : 0));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) Fail("{}: cannot read: {}", path, std::strerror(errno));
    if (got == 0) return out;
    if (out.size() > most) FailTooLarge(path, most);
  }
}

const uint8_t* AsBytes(const void* p) { return static_cast<const uint8_t*>(p); }

}  // namespace

MappedFile::MappedFile(const std::string& path, uint64_t most) {
  const Descriptor file(path);
  if (file.size() > most) FailTooLarge(path, most);
  if (file.size() > 0) {
    void* const at = ::mmap(nullptr, file.size(), PROT_READ, MAP_PRIVATE, file.fd(), 0);
    if (at != MAP_FAILED) {
      mapping_ = at;
      bytes_ = {AsBytes(at), file.size()};
      return;
    }
  }
  copy_ = ReadAll(path, file, most);
  bytes_ = {AsBytes(copy_.data()), copy_.size()};
}

MappedFile::~MappedFile() {
  if (mapping_ != nullptr) ::munmap(mapping_, bytes_.size());
}

std::string ReadFile(const std::string& path) { return ReadAll(path, Descriptor(path), UINT64_MAX); }

}  // namespace mx
