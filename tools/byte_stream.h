// Bytes in from a file or standard input, bytes out to a file or standard output, in large pieces and with
// bounded memory. Errors are InputErrors that name the stream.
#ifndef MX_TOOLS_BYTE_STREAM_H_
#define MX_TOOLS_BYTE_STREAM_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "sim/io/atomic_file.h"

namespace mx::tools {

class ByteSource {
 public:
  explicit ByteSource(const std::string& path);  // "" or "-": standard input
  ~ByteSource();
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;
  // Fills the buffer unless the stream ends before; returns the bytes that it got.
  size_t Read(void* buffer, size_t bytes);
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  int fd_;
};

class ByteSink {
 public:
  explicit ByteSink(const std::string& path);  // "" or "-": standard output, refused when that is a terminal
  void Write(const void* data, size_t bytes);
  void Commit();  // a file appears now, whole; without it, not at all

 private:
  std::unique_ptr<AtomicFile> file_;
};

}  // namespace mx::tools

#endif  // MX_TOOLS_BYTE_STREAM_H_
