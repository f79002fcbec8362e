// The driver on HIP against a stand-in for the runtime library: what it asks of it, and how it reports a
// refusal. The signatures are those of the HIP headers that it was compiled with.
#include "kernels/launch/mxk_hip.h"

#include <gtest/gtest.h>
#include <hip/hip_runtime_api.h>

#include <cstring>
#include <string>
#include <vector>

namespace {

struct Runtime {
  int loads = 0, unloads = 0;
  std::string symbol;
  std::vector<unsigned> sizes;
  std::vector<char> arguments;
  hipStream_t stream = nullptr;
  hipError_t next = hipSuccess;
} runtime;

}  // namespace

hipError_t hipModuleLoadData(hipModule_t* module, const void* image) {
  ++runtime.loads;
  *module = static_cast<hipModule_t>(const_cast<void*>(image));
  return runtime.next;
}
hipError_t hipModuleUnload(hipModule_t) {
  ++runtime.unloads;
  return hipSuccess;
}
hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* name) {
  runtime.symbol = name;
  *function = reinterpret_cast<hipFunction_t>(module);
  return runtime.next;
}
hipError_t hipModuleLaunchKernel(hipFunction_t, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                 unsigned by, unsigned bz, unsigned shared, hipStream_t stream,
                                 void** parameters, void** extra) {
  runtime.sizes = {gx, gy, gz, bx, by, bz, shared};
  runtime.stream = stream;
  if (parameters != nullptr || extra[0] != HIP_LAUNCH_PARAM_BUFFER_POINTER ||
      extra[2] != HIP_LAUNCH_PARAM_BUFFER_SIZE || extra[4] != HIP_LAUNCH_PARAM_END) {
    return hipErrorInvalidValue;
  }
  const auto* block = static_cast<const char*>(extra[1]);
  runtime.arguments.assign(block, block + *static_cast<size_t*>(extra[3]));
  return runtime.next;
}
const char* hipGetErrorString(hipError_t) { return "as the runtime says it"; }

namespace {

TEST(MxkHip, LoadsOnceAndLaunches) {
  runtime = {};
  int stream = 0;
  mxk_hip* hip = mxk_hip_open(&stream);
  const mxk_driver driver = mxk_hip_driver(hip);
  const char image[4] = {1, 2, 3, 4};
  void *first = nullptr, *second = nullptr;
  ASSERT_EQ(driver.load(driver.context, "a.co", image, sizeof image, "First", &first), 0);
  ASSERT_EQ(driver.load(driver.context, "a.co", image, sizeof image, "Second", &second), 0);
  EXPECT_EQ(runtime.loads, 1);
  EXPECT_EQ(runtime.symbol, "Second");
  const uint32_t grid[3] = {7, 5, 1}, group[3] = {256, 1, 1};
  const char arguments[5] = "args";
  ASSERT_EQ(driver.launch(driver.context, first, grid, group, arguments, sizeof arguments), 0);
  EXPECT_EQ(runtime.sizes, (std::vector<unsigned>{7, 5, 1, 256, 1, 1, 0}));
  EXPECT_EQ(runtime.stream, reinterpret_cast<hipStream_t>(&stream));
  EXPECT_STREQ(runtime.arguments.data(), "args");
  mxk_hip_close(hip);
  EXPECT_EQ(runtime.unloads, 1);
}

TEST(MxkHip, ReportsRefusals) {
  runtime = {};
  mxk_hip* hip = mxk_hip_open(nullptr);
  const mxk_driver driver = mxk_hip_driver(hip);
  runtime.next = hipErrorInvalidValue;
  const char image[4] = {};
  void* kernel = nullptr;
  EXPECT_NE(driver.load(driver.context, "a.co", image, sizeof image, "First", &kernel), 0);
  EXPECT_STREQ(driver.error(driver.context), "hipModuleLoadData: as the runtime says it");
  const uint32_t one[3] = {1, 1, 1};
  EXPECT_NE(driver.launch(driver.context, kernel, one, one, image, 4), 0);
  EXPECT_STREQ(driver.error(driver.context), "hipModuleLaunchKernel: as the runtime says it");
  mxk_hip_close(hip);
}

}  // namespace
