#include "sim/io/available_memory.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <filesystem>
#include <string>

#include "sim/io/test_folder.h"

namespace mx {
namespace {

class Memory : public testing::Test {
 protected:
  void Put(const std::string& path, const std::string& text) {
    std::filesystem::create_directories(std::filesystem::path(folder_ / path).parent_path());
    folder_.Put(path, text);
  }
  AvailableMemory Find() { return FindAvailableMemory(folder_.path()); }
  TestFolder folder_;
};

TEST_F(Memory, WhatTheSystemDoesNotTellIsNoLimit) {
  EXPECT_EQ(Find().bytes, INT64_MAX);
  EXPECT_EQ(Find().limit, "");
  Put("proc/meminfo", "MemTotal: 9 kB\nMemAvailable: many\n");
  Put("proc/self/cgroup", "0::/a/b\n");
  Put("sys/fs/cgroup/a/b/memory.max", "max\n");
  Put("sys/fs/cgroup/a/b/memory.current", "4096\n");
  EXPECT_EQ(Find().bytes, INT64_MAX);
}

TEST_F(Memory, TheMachine) {
  Put("proc/meminfo", "MemTotal:       900 kB\nMemFree: 1 kB\nMemAvailable:    300 kB\nSwapFree: 500 kB\n");
  EXPECT_EQ(Find().bytes, 300 * 1024);
  EXPECT_EQ(Find().limit, "MemAvailable of this machine");
}

TEST_F(Memory, TheTightestGroupOnTheWayUpDecides) {
  Put("proc/meminfo", "MemAvailable: 300 kB\n");
  Put("proc/self/cgroup", "1:name=systemd:/x\n0::/a/b\n");
  Put("sys/fs/cgroup/a/b/memory.max", "200000\n");
  Put("sys/fs/cgroup/a/b/memory.current", "80000\n");
  EXPECT_EQ(Find().bytes, 120000);
  EXPECT_EQ(Find().limit, "the memory limit of this control group or container");
  Put("sys/fs/cgroup/a/b/memory.stat", "anon 5\ninactive_file 10000\n");
  EXPECT_EQ(Find().bytes, 130000);
  Put("sys/fs/cgroup/a/memory.max", "100000\n");
  Put("sys/fs/cgroup/a/memory.current", "90000\n");
  EXPECT_EQ(Find().bytes, 10000);
  Put("sys/fs/cgroup/a/memory.current", "100001\n");
  EXPECT_EQ(Find().bytes, 0);
}

TEST_F(Memory, AContainerSeesItsGroupAsTheRoot) {
  Put("proc/self/cgroup", "0::/\n");
  Put("sys/fs/cgroup/memory.max", "5000\n");
  Put("sys/fs/cgroup/memory.current", "1000\n");
  EXPECT_EQ(Find().bytes, 4000);
  Put("sys/fs/cgroup/memory/memory.limit_in_bytes", "4000\n");
  Put("sys/fs/cgroup/memory/memory.usage_in_bytes", "500\n");
  EXPECT_EQ(Find().bytes, 3500);
}

TEST_F(Memory, TheProcessLimitLessWhatIsMapped) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizer's own maps exceed every limit";
#endif
  Put("proc/self/statm", "3 2 1 1 0 2 0\n");
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_DATA, &before), 0);
  rlimit small = before;
  small.rlim_cur = rlim_t{1} << 34;
  ASSERT_EQ(::setrlimit(RLIMIT_DATA, &small), 0);
  rlimit kept{};
  ASSERT_EQ(::getrlimit(RLIMIT_DATA, &kept), 0);
  if (kept.rlim_cur != small.rlim_cur) GTEST_SKIP() << "an emulator that keeps no limit of its guest";
  const AvailableMemory memory = Find();
  ASSERT_EQ(::setrlimit(RLIMIT_DATA, &before), 0);
  EXPECT_EQ(memory.bytes, (int64_t{1} << 34) - 2 * ::sysconf(_SC_PAGESIZE));
  EXPECT_EQ(memory.limit, "ulimit -d");
}

TEST(RealMemory, ThisMachineTells) {
  const AvailableMemory memory = FindAvailableMemory();
  EXPECT_GT(memory.bytes, 0);
  EXPECT_LT(memory.bytes, INT64_MAX);
  EXPECT_NE(memory.limit, "");
}

TEST(ByteText, Units) {
  EXPECT_EQ(ByteText(0), "0 MiB");
  EXPECT_EQ(ByteText(740.0 * (1 << 20)), "740 MiB");
  EXPECT_EQ(ByteText(1100.0 * (1 << 20)), "1.1 GiB");
  EXPECT_EQ(ByteText(0x1p43), "8192 GiB");
}

}  // namespace
}  // namespace mx
