// Modules and launches through HIP's module interface.
#include "kernels/launch/mxk_hip.h"

#include <hip/hip_runtime_api.h>

#include <map>
#include <memory>
#include <new>
#include <string>

struct mxk_hip {
  hipStream_t stream = nullptr;
  std::map<std::string, hipModule_t> modules;  // by file name
  std::string error;

  bool Check(hipError_t status, const char* call) {
    if (status == hipSuccess) return true;
    error = std::string(call) + ": " + hipGetErrorString(status);
    return false;
  }

  ~mxk_hip() {
    for (const auto& module : modules) (void)hipModuleUnload(module.second);
  }
};

namespace {

int Load(void* context, const char* file, const void* image, size_t, const char* symbol, void** kernel) {
  auto* hip = static_cast<mxk_hip*>(context);
  auto found = hip->modules.find(file);
  if (found == hip->modules.end()) {
    hipModule_t module = nullptr;
    if (!hip->Check(hipModuleLoadData(&module, image), "hipModuleLoadData")) return 1;
    found = hip->modules.emplace(file, module).first;
  }
  hipFunction_t function = nullptr;
  if (!hip->Check(hipModuleGetFunction(&function, found->second, symbol), "hipModuleGetFunction")) return 1;
  *kernel = function;
  return 0;
}

int Launch(void* context, void* kernel, const uint32_t grid[3], const uint32_t group[3],
           const void* arguments, size_t bytes) {
  auto* hip = static_cast<mxk_hip*>(context);
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, const_cast<void*>(arguments),
                   HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes, HIP_LAUNCH_PARAM_END};
  return hip->Check(hipModuleLaunchKernel(static_cast<hipFunction_t>(kernel), grid[0], grid[1], grid[2],
                                          group[0], group[1], group[2], 0, hip->stream, nullptr, extra),
                    "hipModuleLaunchKernel")
             ? 0
             : 1;
}

const char* Error(void* context) { return static_cast<mxk_hip*>(context)->error.c_str(); }

}  // namespace

mxk_hip* mxk_hip_open(void* stream) {
  auto* hip = new (std::nothrow) mxk_hip;
  if (hip != nullptr) hip->stream = static_cast<hipStream_t>(stream);
  return hip;
}

void mxk_hip_close(mxk_hip* hip) { delete hip; }

mxk_driver mxk_hip_driver(mxk_hip* hip) { return {hip, &Load, &Launch, &Error}; }
