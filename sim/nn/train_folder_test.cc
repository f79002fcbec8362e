#include "sim/nn/train_folder.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"

namespace mx {
namespace {

std::string Error(const std::string& path, RunStart start) {
  try {
    const RunFolder folder(path, start);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

TEST(RunFolder, MakesFoldersAndTakesThemBackWhenNothingWasWritten) {
  TestFolder test;
  {
    const RunFolder folder(test / "a/b/c", RunStart::kNew);
    EXPECT_TRUE(std::filesystem::is_directory(test / "a/b/c"));
    EXPECT_EQ(folder.metrics(), test / "a/b/c/metrics.jsonl");
  }
  EXPECT_FALSE(std::filesystem::exists(test / "a"));
  {
    const RunFolder folder(test / "a/b/", RunStart::kNew);
    WriteFileAtomically(folder.metrics(), "x\n");
  }
  EXPECT_TRUE(std::filesystem::exists(test / "a/b/metrics.jsonl"));
  EXPECT_FALSE(std::filesystem::exists(test / "a/b/lock"));
}

TEST(RunFolder, AFolderThatWasThereStays) {
  TestFolder test;
  std::filesystem::create_directory(test / "a");
  { const RunFolder folder(test / "a", RunStart::kNew); }
  EXPECT_TRUE(std::filesystem::is_empty(test / "a"));
}

TEST(RunFolder, OneRunAtATime) {
  TestFolder test;
  {
    const RunFolder first(test / "a", RunStart::kNew);
    EXPECT_EQ(Error(test / "a", RunStart::kNew), (test / "a") + ": another mxproof train is at work there");
    EXPECT_TRUE(std::filesystem::exists(test / "a"));
  }
  EXPECT_EQ(Error(test / "a", RunStart::kNew), "no error");
}

TEST(RunFolder, AnEarlierRunIsKeptUnlessAsked) {
  TestFolder test;
  WriteFileAtomically(test / "metrics.jsonl", "m\n");
  EXPECT_NE(Error(test.path(), RunStart::kNew).find("ended before its first checkpoint; --overwrite"),
            std::string::npos);
  EXPECT_NE(Error(test.path(), RunStart::kResume).find("no checkpoint to resume from"), std::string::npos);
  {
    RunFolder folder(test.path(), RunStart::kOverwrite);
    EXPECT_TRUE(std::filesystem::exists(test / "metrics.jsonl"));
    folder.Clear();
  }
  EXPECT_EQ(test.Entries(), 0);
}

TEST(RunFolder, LeftoversOfAnInterruptedWriteGo) {
  TestFolder test;
  WriteFileAtomically(test / "checkpoint.safetensors", "whole");
  WriteFileAtomically(test / "checkpoint.safetensors.12.0.tmp", "half");
  WriteFileAtomically(test / "notes.tmp", "mine");
  { const RunFolder folder(test.path(), RunStart::kResume); }
  EXPECT_EQ(test.Entries(), 2);
  EXPECT_EQ(ReadFile(test / "checkpoint.safetensors"), "whole");
}

TEST(RunFolder, WhereNothingCanBeWritten) {
  TestFolder test;
  WriteFileAtomically(test / "file", "x");
  EXPECT_EQ(Error(test / "file", RunStart::kNew).find(test / "file"), 0u);
  EXPECT_EQ(Error(test / "file/below", RunStart::kNew).find("cannot make the folder"),
            (test / "file/below").size() + 2);
  EXPECT_NE(Error("", RunStart::kNew), "no error");
  EXPECT_EQ(Error("/proc/none", RunStart::kNew).find("/proc/none: "), 0u);
  if (geteuid() != 0) {
    std::filesystem::create_directory(test / "shut");
    std::filesystem::permissions(test / "shut",
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    EXPECT_NE(Error(test / "shut", RunStart::kNew).find("cannot write there"), std::string::npos);
  }
}

}  // namespace
}  // namespace mx
