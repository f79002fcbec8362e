// Files of a signer: limits, names that are taken, a full disk, two writers at once.
#include "conformance/certificate/files.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <functional>
#include <thread>
#include <vector>

#include "sim/base/error.h"

namespace mx::certificate {
namespace {

std::string Refusal(const std::function<void()>& call) {
  try {
    call();
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

class SignerFiles : public testing::Test {
 protected:
  SignerFiles() {
    std::string pattern = (std::filesystem::temp_directory_path() / "mx-files-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~SignerFiles() override { std::filesystem::remove_all(folder_); }
  std::string Path(const char* name) const { return (folder_ / name).string(); }
  std::ptrdiff_t Entries() const {
    return std::distance(std::filesystem::directory_iterator(folder_), std::filesystem::directory_iterator());
  }
  std::filesystem::path folder_;
};

TEST_F(SignerFiles, ComeBackWithTheirMode) {
  WriteNewFile(Path("f"), "12345", 0600);
  EXPECT_EQ(ReadLimited(Path("f"), 5), "12345");
  struct stat status {};
  ASSERT_EQ(stat(Path("f").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
  const std::string large(300'000, 'x');
  WriteNewFile(Path("large"), large);
  EXPECT_EQ(ReadLimited(Path("large"), kMaxDocument), large);
}

TEST_F(SignerFiles, StopAtTheirLimit) {
  WriteNewFile(Path("f"), "12345");
  EXPECT_EQ(Refusal([&] { ReadLimited(Path("f"), 4); }),
            Path("f") + ": more than 4 bytes; what is wanted here is smaller");
  EXPECT_NE(Refusal([] { ReadLimited("/dev/zero", kMaxDocument); }).find("more than 1048576 bytes"),
            std::string::npos);
  EXPECT_EQ(Refusal([&] { ReadLimited(folder_.string(), 4); }),
            folder_.string() + ": cannot read: Is a directory");
  EXPECT_EQ(Refusal([&] { ReadLimited(Path("g"), 4); }),
            Path("g") + ": cannot read: No such file or directory");
}

TEST_F(SignerFiles, ReplaceNothing) {
  WriteNewFile(Path("f"), "first");
  EXPECT_EQ(Refusal([&] { WriteNewFile(Path("f"), "second"); }), Path("f") + ": exists; name a new file");
  EXPECT_EQ(ReadLimited(Path("f"), 5), "first");
  ASSERT_EQ(symlink("nowhere", Path("link").c_str()), 0);
  for (const std::string& taken : {Path("link"), folder_.string(), std::string("/dev/null")})
    EXPECT_EQ(Refusal([&] { WriteNewFile(taken, "x"); }), taken + ": exists; name a new file");
  EXPECT_EQ(Refusal([&] { WriteNewFile(Path("no/f"), "x"); }),
            Path("no/f") + ": cannot write: No such file or directory");
  EXPECT_EQ(Refusal([&] { WriteNewFile("", "x"); }), ": cannot write: No such file or directory");
  EXPECT_EQ(Entries(), 2);
}

TEST_F(SignerFiles, OfManyWritersOneSucceeds) {
  for (int round = 0; round < 20; ++round) {
    const std::string path = Path("f") + std::to_string(round);
    std::atomic<int> written{0};
    std::vector<std::thread> threads;
    for (char c = 'a'; c < 'e'; ++c) {
      threads.emplace_back(
          [&, c] { written += Refusal([&] { WriteNewFile(path, std::string(1000, c)); }).empty() ? 1 : 0; });
    }
    for (std::thread& t : threads) t.join();
    EXPECT_EQ(written, 1);
    const std::string content = ReadLimited(path, 1000);
    EXPECT_EQ(content, std::string(1000, content.at(0)));
  }
  EXPECT_EQ(Entries(), 20);
}

TEST_F(SignerFiles, AFullDiskLeavesNothing) {
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit small = before;
  small.rlim_cur = 4096;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const std::string error = Refusal([&] { WriteNewFile(Path("f"), std::string(10'000, 'x')); });
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, old_handler);
  EXPECT_EQ(error, Path("f") + ": cannot write: File too large");
  EXPECT_EQ(Entries(), 0);
}

}  // namespace
}  // namespace mx::certificate
