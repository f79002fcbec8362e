#include "sim/io/atomic_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>

#include "sim/base/error.h"
#include "sim/io/json.h"
#include "sim/io/mapped_file.h"
#include "sim/io/test_folder.h"

namespace mx {
namespace {

// The message of the InputError that `action` throws; empty when it throws none.
template <typename Action>
std::string ErrorOf(const Action& action) {
  try {
    action();
  } catch (const InputError& e) {
    return e.what();
  }
  return "";
}

TEST(AtomicFile, ContentIsAllThereAfterCommit) {
  const TestFolder folder;
  const std::string bytes("a\0b\n", 4);
  WriteFileAtomically(folder / "f", bytes);
  EXPECT_EQ(ReadFile(folder / "f"), bytes);
  WriteFileAtomically(folder / "f", "shorter");
  EXPECT_EQ(ReadFile(folder / "f"), "shorter");
  WriteFileAtomically(folder / "f", "");
  EXPECT_EQ(ReadFile(folder / "f"), "");
  EXPECT_EQ(folder.Entries(), 1);
}

TEST(AtomicFile, NothingIsSeenBeforeCommitAndTheOldContentStays) {
  const TestFolder folder;
  WriteFileAtomically(folder / "f", "old");
  {
    AtomicFile file(folder / "f");
    file.Write("new", 3);
    EXPECT_EQ(ReadFile(folder / "f"), "old");
    EXPECT_EQ(folder.Entries(), 2);
  }
  EXPECT_EQ(ReadFile(folder / "f"), "old");
  EXPECT_EQ(folder.Entries(), 1);
}

TEST(AtomicFile, AnExceptionLeavesNothing) {
  const TestFolder folder;
  EXPECT_THROW(
      {
        AtomicFile file(folder / "f");
        file.Write("half", 4);
        throw std::runtime_error("in the middle");
      },
      std::runtime_error);
  EXPECT_EQ(folder.Entries(), 0);
}

TEST(AtomicFile, ManyWritersOfOneNameLeaveOneWholeFile) {
  const TestFolder folder;
  std::vector<std::thread> threads;
  for (char c = 'a'; c < 'e'; ++c) {
    threads.emplace_back([&folder, c] {
      for (int i = 0; i < 10; ++i) WriteFileAtomically(folder / "f", std::string(1000, c));
    });
  }
  for (std::thread& t : threads) t.join();
  const std::string content = ReadFile(folder / "f");
  EXPECT_EQ(content, std::string(1000, content.at(0)));
  EXPECT_EQ(folder.Entries(), 1);
}

TEST(AtomicFile, UnwritablePlacesAreNamed) {
  const TestFolder folder;
  EXPECT_EQ(ErrorOf([&] { AtomicFile f(folder / "no/f"); }),
            folder / "no/f: cannot write: No such file or directory");
  EXPECT_EQ(ErrorOf([&] { AtomicFile f(folder.path()); }), folder.path() + ": cannot write: it is a folder");
  WriteFileAtomically(folder / "plain", "x");
  EXPECT_EQ(ErrorOf([&] { AtomicFile f(folder / "plain/f"); }),
            folder / "plain/f: cannot write: Not a directory");
  EXPECT_NE(ErrorOf([&] { AtomicFile f("/proc/nothing-here"); }).find("/proc/nothing-here: cannot write: "),
            std::string::npos);
  EXPECT_NE(ErrorOf([&] { AtomicFile f(""); }), "");
  EXPECT_EQ(folder.Entries(), 1);
}

TEST(AtomicFile, AFullDiskIsReported) {
  EXPECT_EQ(ErrorOf([] { WriteFileAtomically("/dev/full", "some bytes"); }),
            "/dev/full: cannot write: No space left on device");
  struct stat info {};
  ASSERT_EQ(::stat("/dev/full", &info), 0);
  EXPECT_TRUE(S_ISCHR(info.st_mode));  // still the device: nothing was renamed over it
}

TEST(AtomicFile, ASizeLimitInTheMiddleOfTheWriteLeavesTheOldFile) {
  const TestFolder folder;
  WriteFileAtomically(folder / "f", "old");
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit small = before;
  small.rlim_cur = 4096;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const std::string error = ErrorOf([&] { WriteFileAtomically(folder / "f", std::string(10000, 'x')); });
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, old_handler);
  EXPECT_EQ(error, folder / "f: cannot write: File too large");
  EXPECT_EQ(ReadFile(folder / "f"), "old");
  EXPECT_EQ(folder.Entries(), 1);
}

// What a process does that a signal ends while two files are being written and one was finished before.
[[noreturn]] void WriteUntilASignal(const TestFolder& folder) {
  std::signal(SIGTERM, [](int number) {
    RemoveUnfinishedFiles();
    std::signal(number, SIG_DFL);
    ::raise(number);
  });
  AtomicFile first(folder / "f"), second(folder / "g"), done(folder / "done");
  first.Write("new", 3);
  done.Commit();
  EXPECT_EQ(folder.Entries(), 4);  // old f, the finished file, two unfinished ones
  ::raise(SIGTERM);
  ::_exit(1);
}

TEST(AtomicFile, ASignalThatEndsTheProcessLeavesNoUnfinishedFile) {
  const TestFolder folder;
  WriteFileAtomically(folder / "f", "old");
  EXPECT_EXIT(WriteUntilASignal(folder), testing::KilledBySignal(SIGTERM), "^$");
  EXPECT_EQ(folder.Entries(), 2);
  EXPECT_EQ(ReadFile(folder / "f"), "old");
}

TEST(AtomicFile, MoreFilesAtOnceThanASignalHandlerCanFind) {
  const TestFolder folder;
  {
    std::vector<std::unique_ptr<AtomicFile>> files;
    for (int i = 0; i < 100; ++i) {
      files.push_back(std::make_unique<AtomicFile>(folder / std::to_string(i)));
      files.back()->Write("x", 1);
    }
    for (int i = 0; i < 100; i += 2) files[static_cast<size_t>(i)]->Commit();
  }
  EXPECT_EQ(folder.Entries(), 50);
}

TEST(AtomicFile, ASymbolicLinkKeepsPointing) {
  const TestFolder folder;
  WriteFileAtomically(folder / "target", "old");
  std::filesystem::create_symlink("target", folder / "link");
  WriteFileAtomically(folder / "link", "new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(ReadFile(folder / "target"), "new");
}

TEST(MappedFile, ReadsRegularEmptyAndEndlessNames) {
  const TestFolder folder;
  WriteFileAtomically(folder / "f", "bytes");
  WriteFileAtomically(folder / "empty", "");
  const MappedFile file(folder / "f"), empty(folder / "empty"), device("/dev/null");
  EXPECT_EQ(std::string(file.bytes().begin(), file.bytes().end()), "bytes");
  EXPECT_TRUE(empty.bytes().empty());
  EXPECT_TRUE(device.bytes().empty());
  EXPECT_EQ(ErrorOf([&] { MappedFile f(folder / "none"); }),
            folder / "none: cannot read: No such file or directory");
  EXPECT_EQ(ErrorOf([&] { MappedFile f(folder.path()); }), folder.path() + ": cannot read: Is a directory");
  EXPECT_EQ(ErrorOf([&] { ReadFile(folder.path()); }), folder.path() + ": cannot read: Is a directory");
}

TEST(MappedFile, ReadsAPipe) {
  const TestFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  const std::string bytes(300000, 'p');
  std::thread writer([&] { std::ofstream(folder / "pipe") << bytes; });
  const MappedFile file(folder / "pipe");
  writer.join();
  EXPECT_EQ(std::string(file.bytes().begin(), file.bytes().end()), bytes);
}

TEST(Json, ErrorsAreOneLineWithTheirPlace) {
  EXPECT_EQ(ParseJson("{\"a\": [1, 2]}", "f").at("a").at(1).get<int>(), 2);
  EXPECT_EQ(ErrorOf([] { ParseJson("{\"a\":1,\"b\":{\"a\":2,\"a\":3}}", "f"); }),
            "f: key \"a\" appears twice");
  EXPECT_EQ(ErrorOf([] { ParseJson("{\"a\":{\"b\":1},\"c\":{\"b\":2}}", "f"); }), "");
  EXPECT_EQ(ErrorOf([] { ParseJson("[[[1]]]", "f", 2); }), "f: JSON nested deeper than 2 levels");
  EXPECT_NE(ErrorOf([] { ParseJson(std::string(1000000, '['), "f"); }).find("f: JSON nested"),
            std::string::npos);
  for (const char* bad : {"", "{", "{\"a\n\":1}", "{\"a\":1} x", "{\"a\":1,}", "nul", "{\"\xff\":1}"}) {
    const std::string error = ErrorOf([&] { ParseJson(bad, "f"); });
    EXPECT_EQ(error.substr(0, 19), "f: not valid JSON: ") << bad;
    EXPECT_EQ(error.find('\n'), std::string::npos) << error;
  }
  EXPECT_EQ(Quoted("a\n\"\xff"), "\"a\\n\\\"\\ufffd\"");
}

}  // namespace
}  // namespace mx
