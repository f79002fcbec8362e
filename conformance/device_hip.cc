// A real MI355X through HIP's module interface. The runtime library is opened when the device is made, so
// that this file compiles and links everywhere; without it, or without a card, there is one clear message.
#include <dlfcn.h>
#include <fmt/format.h>

#include <cstring>
#include <map>
#include <utility>
#include <vector>

#include "conformance/machine.h"
#include "conformance/probe/probe_kernels.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

// The part of the HIP runtime that is used here, with its C signatures: hipError_t is an int, handles are
// opaque pointers, all of them stable parts of the interface (HIP programming manual, module API).
class HipLibrary {
 public:
  HipLibrary() {
    for (const char* name : {"libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6"}) {
      if (library_ == nullptr) library_ = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    }
    if (library_ == nullptr)
      Fail(
          "--device hip: libamdhip64.so was not found; it needs AMD's ROCm and a gfx950 card (--device vgpu "
          "needs "
          "neither)");
    Find(&init_, "hipInit");
    Find(&device_count_, "hipGetDeviceCount");
    Find(&device_name_, "hipDeviceGetName");
    Find(&malloc_, "hipMalloc");
    Find(&free_, "hipFree");
    Find(&memcpy_, "hipMemcpy");
    Find(&module_load_, "hipModuleLoadData");
    Find(&module_unload_, "hipModuleUnload");
    Find(&module_function_, "hipModuleGetFunction");
    Find(&launch_, "hipModuleLaunchKernel");
    Find(&synchronize_, "hipDeviceSynchronize");
    Find(&error_string_, "hipGetErrorString");
    int devices = 0;
    if (init_(0) != 0 || device_count_(&devices) != 0 || devices == 0)
      Fail("--device hip: the HIP runtime sees no card (--device vgpu needs none)");
    char name[256] = "";
    if (device_name_(name, sizeof name - 1, 0) == 0) name_ = name;
  }
  ~HipLibrary() {
    for (const auto& module : modules_) module_unload_(module.second);
    // The library stays open: the runtime's own threads may still use it while the process ends.
  }
  HipLibrary(const HipLibrary&) = delete;
  HipLibrary& operator=(const HipLibrary&) = delete;

  const std::string& name() const { return name_; }

  void* Malloc(size_t bytes) {
    void* pointer = nullptr;
    Check(malloc_(&pointer, bytes), "hipMalloc");
    return pointer;
  }
  void Free(void* pointer) { free_(pointer); }
  void ToDevice(void* to, const void* from, size_t bytes) { Check(memcpy_(to, from, bytes, 1), "hipMemcpy"); }
  void ToHost(void* to, const void* from, size_t bytes) { Check(memcpy_(to, from, bytes, 2), "hipMemcpy"); }
  void Synchronize() { Check(synchronize_(), "hipDeviceSynchronize"); }

  void* Function(const std::string& file, const void* image, const std::string& symbol) {
    auto& module = modules_[file];
    if (module == nullptr) Check(module_load_(&module, image), "hipModuleLoadData of " + file);
    void* function = nullptr;
    Check(module_function_(&function, module, symbol.c_str()), "hipModuleGetFunction of " + symbol);
    return function;
  }

  void Launch(void* function, const std::array<uint32_t, 3>& grid, const std::array<uint32_t, 3>& group,
              std::span<const std::byte> arguments) {
    std::vector<std::byte> block(arguments.begin(), arguments.end());
    size_t bytes = block.size();
    // HIP_LAUNCH_PARAM_BUFFER_POINTER, _BUFFER_SIZE, _END.
    void* extra[] = {reinterpret_cast<void*>(1), block.data(), reinterpret_cast<void*>(2), &bytes,
                     reinterpret_cast<void*>(3)};
    Check(launch_(function, grid[0], grid[1], grid[2], group[0], group[1], group[2], 0, nullptr, nullptr,
                  extra),
          "hipModuleLaunchKernel");
  }

 private:
  template <typename T>
  void Find(T* function, const char* name) {
    *function = reinterpret_cast<T>(dlsym(library_, name));
    if (*function == nullptr) Fail("--device hip: libamdhip64.so has no {}", name);
  }
  void Check(int status, const std::string& call) {
    if (status != 0) Fail("{}: {}", call, error_string_(status));
  }

  void* library_ = nullptr;
  std::string name_;
  std::map<std::string, void*> modules_;
  int (*init_)(unsigned);
  int (*device_count_)(int*);
  int (*device_name_)(char*, int, int);
  int (*malloc_)(void**, size_t);
  int (*free_)(void*);
  int (*memcpy_)(void*, const void*, size_t, int);
  int (*module_load_)(void**, const void*);
  int (*module_unload_)(void*);
  int (*module_function_)(void**, void*, const char*);
  int (*launch_)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*, void**,
                 void**);
  int (*synchronize_)();
  const char* (*error_string_)(int);
};

class HipMachine : public Machine {
 public:
  explicit HipMachine(HipLibrary& hip) : hip_(hip) {}
  ~HipMachine() override {
    for (const auto& memory : memory_) hip_.Free(memory.second);
  }

  uint64_t Place(Tensor& t) override {
    void*& memory = memory_[t.name()];
    memory = hip_.Malloc(t.whole().size());
    hip_.ToDevice(memory, t.whole().data(), t.whole().size());
    return reinterpret_cast<uint64_t>(memory) + Tensor::kGuard;
  }
  void Fetch(Tensor& t) override { hip_.ToHost(t.whole().data(), memory_.at(t.name()), t.whole().size()); }

  void* Load(const std::string& file, std::span<const std::byte> image, const std::string& symbol) override {
    return hip_.Function(file, image.data(), symbol);
  }
  void Launch(void* kernel, const std::array<uint32_t, 3>& grid, const std::array<uint32_t, 3>& group,
              std::span<const std::byte> arguments) override {
    hip_.Launch(kernel, grid, group, arguments);
    ++answer_.launches;
  }
  Answer Finish() override {
    hip_.Synchronize();
    return answer_;
  }

 private:
  HipLibrary& hip_;
  std::map<std::string, void*> memory_;
  Answer answer_;
};

class HipPlatform : public Platform {
 public:
  std::string Describe() const override { return "HIP, " + hip_.name(); }
  std::unique_ptr<Machine> Open(const Problem&) override { return std::make_unique<HipMachine>(hip_); }
  bool Concurrent() const override { return false; }
  bool AnyProfile() const override { return false; }
  bool HasMfma() const override { return true; }
  void RunMfma(const Problem& p, TensorSet& tensors) override {
    HipMachine machine(hip_);
    RunMfmaKernel(machine, p, tensors);
  }

 private:
  HipLibrary hip_;
};

}  // namespace

std::unique_ptr<Platform> MakeHipPlatform(const DeviceOptions&) { return std::make_unique<HipPlatform>(); }

std::unique_ptr<Device> MakeHipDevice(const DeviceOptions& options) {
  return MakeKernelDevice(MakeHipPlatform(options), options);
}

}  // namespace mx::conformance
