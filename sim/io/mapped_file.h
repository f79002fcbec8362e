// The bytes of a file, read-only: mapped where it is a regular file, read into memory otherwise (a pipe).
// A mapped file must not be cut short by someone else while it is in use.
#ifndef MX_SIM_IO_MAPPED_FILE_H_
#define MX_SIM_IO_MAPPED_FILE_H_

#include <cstdint>
#include <span>
#include <string>

namespace mx {

class MappedFile {
 public:
  // Throws InputError naming path and the system's reason, or that it has more than `most` bytes.
  explicit MappedFile(const std::string& path, uint64_t most = UINT64_MAX);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  std::span<const uint8_t> bytes() const { return bytes_; }

 private:
  std::span<const uint8_t> bytes_;
  std::string copy_;
  void* mapping_ = nullptr;
};

}  // namespace mx

#endif  // MX_SIM_IO_MAPPED_FILE_H_
