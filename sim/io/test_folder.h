// For tests: a folder of its own that is gone at the end of the scope.
#ifndef MX_SIM_IO_TEST_FOLDER_H_
#define MX_SIM_IO_TEST_FOLDER_H_

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace mx {

class TestFolder {
 public:
  TestFolder() : path_((std::filesystem::temp_directory_path() / "mxproof-test-XXXXXX").string()) {
    if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary folder: " + path_);
  }
  ~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }
  const std::string& path() const { return path_; }
  // For inputs that are made by the thousand: no flush to disk, and the old file is removed first, because
  // file systems flush a file that is cut to nothing and written again.
  void Put(const std::string& name, const std::string& bytes) const {
    std::filesystem::remove(*this / name);
    std::ofstream(*this / name, std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
  int Entries() const {
    int n = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(path_)) ++n;
    return n;
  }

 private:
  std::string path_;
};

}  // namespace mx

#endif  // MX_SIM_IO_TEST_FOLDER_H_
