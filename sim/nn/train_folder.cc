#include "sim/nn/train_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "sim/base/error.h"

namespace mx {

namespace fs = std::filesystem;

RunFolder::RunFolder(const std::string& path, RunStart start) : path_(path) {
  while (path_.size() > 1 && path_.back() == '/') path_.pop_back();
  if (path_.empty()) Fail("--out: name a folder for the run");
  if (start == RunStart::kResume && !fs::exists(checkpoint())) {
    Fail("{}: no checkpoint to resume from; start a run there with --overwrite instead of --resume", path_);
  }
  Make();
  try {
    Lock();
    const bool used = fs::exists(checkpoint()) || fs::exists(metrics());
    if (start == RunStart::kNew && used) {
      if (!fs::exists(checkpoint())) {
        Fail("{}: holds a run that ended before its first checkpoint; --overwrite replaces it", path_);
      }
      Fail("{}: holds a run already; --resume continues it, --overwrite replaces it", path_);
    }
    RemoveLeftovers();
  } catch (...) {
    Release();
    throw;
  }
}

RunFolder::~RunFolder() { Release(); }

void RunFolder::Make() {
  std::error_code error;
  const fs::path whole = fs::absolute(path_, error);
  for (fs::path at = whole; !at.empty() && !fs::exists(at) && at != at.parent_path(); at = at.parent_path()) {
    made_ = at.string();
  }
  fs::create_directories(whole, error);
  if (error) Fail("{}: cannot make the folder: {}", path_, error.message());
  if (!fs::is_directory(whole)) Fail("{}: is no folder", path_);
}

void RunFolder::Lock() {
  for (;;) {
    lock_ = open(lock().c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (lock_ < 0) Fail("{}: cannot write there: {}", path_, std::strerror(errno));
    if (flock(lock_, LOCK_EX | LOCK_NB) != 0) {
      const int error = errno;
      close(lock_);
      lock_ = -1;
      made_.clear();
      if (error == EWOULDBLOCK) Fail("{}: another mxproof train is at work there", path_);
      Fail("{}: cannot lock the folder: {}", path_, std::strerror(error));
    }
    // The holder before us removes the file when it ends: what was opened must still be what the name means.
    struct stat opened {
    }, named{};
    if (fstat(lock_, &opened) == 0 && stat(lock().c_str(), &named) == 0 && opened.st_ino == named.st_ino)
      return;
    close(lock_);
  }
}

void RunFolder::Release() {
  if (lock_ >= 0) {
    unlink(lock().c_str());
    close(lock_);
    lock_ = -1;
  }
  // Only empty folders go: rmdir refuses any other.
  std::error_code ignored;
  for (fs::path at = fs::absolute(path_, ignored); !made_.empty(); at = at.parent_path()) {
    if (rmdir(at.c_str()) != 0 || at.string() == made_) break;
  }
}

void RunFolder::RemoveLeftovers() {
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(path_, error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("checkpoint.safetensors.") && name.ends_with(".tmp")) unlink(entry.path().c_str());
  }
}

void RunFolder::Clear() {
  for (const std::string& file : {checkpoint(), metrics(), timing()}) {
    if (unlink(file.c_str()) != 0 && errno != ENOENT)
      Fail("{}: cannot remove: {}", file, std::strerror(errno));
  }
}

}  // namespace mx
