#include "tools/byte_stream.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "sim/base/error.h"

namespace mx::tools {
namespace {
constexpr int kPipeBytes = 1 << 20;  // a larger pipe halves the number of switches between the two processes
}

ByteSource::ByteSource(const std::string& path) : name_(path), fd_(STDIN_FILENO) {
  if (path.empty() || path == "-") {
    name_ = "standard input";
  } else {
    fd_ = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd_ < 0) Fail("{}: {}", name_, std::strerror(errno));
  }
#ifdef F_SETPIPE_SZ
  fcntl(fd_, F_SETPIPE_SZ, kPipeBytes);  // no pipe, or not allowed: it stays as it is
#endif
}

ByteSource::~ByteSource() {
  if (fd_ != STDIN_FILENO) close(fd_);
}

size_t ByteSource::Read(void* buffer, size_t bytes) {
  size_t got = 0;
  while (got < bytes) {
    const ssize_t n = read(fd_, static_cast<char*>(buffer) + got, bytes - got);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) Fail("{}: {}", name_, std::strerror(errno));
    if (n == 0) break;
    got += static_cast<size_t>(n);
  }
  return got;
}

ByteSink::ByteSink(const std::string& path) {
  if (!path.empty() && path != "-") {
    file_ = std::make_unique<AtomicFile>(path);
    return;
  }
  if (isatty(STDOUT_FILENO)) Fail("standard output is a terminal; redirect it or name a file with -o");
#ifdef F_SETPIPE_SZ
  fcntl(STDOUT_FILENO, F_SETPIPE_SZ, kPipeBytes);
#endif
}

void ByteSink::Write(const void* data, size_t bytes) {
  if (file_) return file_->Write(data, bytes);
  const char* p = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t n = write(STDOUT_FILENO, p, bytes);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) Fail("standard output: {}", std::strerror(errno));
    p += n;
    bytes -= static_cast<size_t>(n);
  }
}

void ByteSink::Commit() {
  if (file_) file_->Commit();
}

}  // namespace mx::tools
