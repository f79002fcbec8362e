// A file appears whole or not at all: written beside its final name, flushed to disk, then renamed over it.
// A process that ends by a signal removes unfinished files if its handler calls RemoveUnfinishedFiles.
// A path that already names a device or a pipe is written in place: there is nothing to rename over.
#ifndef MX_SIM_IO_ATOMIC_FILE_H_
#define MX_SIM_IO_ATOMIC_FILE_H_

#include <cstddef>
#include <string>
#include <string_view>

namespace mx {

class AtomicFile {
 public:
  explicit AtomicFile(std::string path);  // throws InputError naming path and the system's reason
  ~AtomicFile();                          // removes the unfinished file
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  void Write(const void* data, size_t bytes);  // throws InputError (a full disk)
  void Commit();                               // flush, sync, rename; once, as the last call

 private:
  std::string path_;       // what the caller asked for, for messages
  std::string final_;      // path_ with symbolic links resolved
  std::string temporary_;  // empty: written in place
  int slot_ = -1;          // where a signal handler finds temporary_
  int fd_ = -1;
};

// For a handler of a signal that ends the process: removes what every AtomicFile has not committed yet, and
// lets no new one begin. Only calls that a handler may make; from any thread.
void RemoveUnfinishedFiles() noexcept;

void WriteFileAtomically(const std::string& path, std::string_view bytes);
std::string ReadFile(const std::string& path);  // whole; "-" is not special; throws InputError

}  // namespace mx

#endif  // MX_SIM_IO_ATOMIC_FILE_H_
