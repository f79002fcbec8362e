// What every fuzz target asks of a parser: bytes are taken, or refused with an InputError of one printable
// line.
#ifndef MX_CONFORMANCE_FUZZ_FUZZ_H_
#define MX_CONFORMANCE_FUZZ_FUZZ_H_

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "sim/base/error.h"

namespace mx::fuzz {

inline void Require(bool condition, std::string_view what) {
  if (condition) return;
  std::fprintf(stderr, "fuzz: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

// Whether `parse` took its input.
template <typename Parse>
bool Taken(Parse&& parse) {
  try {
    parse();
    return true;
  } catch (const InputError& error) {
    const std::string_view message = error.what();
    Require(!message.empty(), "a refusal without a message");
    Require(message.find('\n') == std::string_view::npos, "a refusal of several lines");
    return false;
  }
}

inline std::string_view Text(const uint8_t* data, size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Bytes as a file, for readers that take a path.
class MemoryFile {
 public:
  MemoryFile(const uint8_t* data, size_t size) : fd_(memfd_create("fuzz", MFD_CLOEXEC)) {
    Require(fd_ >= 0, "memfd_create failed");
    while (size != 0) {
      const ssize_t written = write(fd_, data, size);
      Require(written > 0, "write failed");
      data += written;
      size -= static_cast<size_t>(written);
    }
  }
  ~MemoryFile() { close(fd_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  std::string path() const { return "/proc/self/fd/" + std::to_string(fd_); }

 private:
  int fd_;
};

}  // namespace mx::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

#endif  // MX_CONFORMANCE_FUZZ_FUZZ_H_
