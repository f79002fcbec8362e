// What runs code objects: the virtual MI355X, or a real one through HIP. Kernels of ours go through the
// launcher (kernels/launch) on its driver table, foreign ones are launched directly.
#ifndef MX_CONFORMANCE_MACHINE_H_
#define MX_CONFORMANCE_MACHINE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "conformance/device.h"
#include "kernels/launch/mxk.h"

namespace mx::conformance {

// The memory and the launches of one problem. Used by one thread.
class Machine {
 public:
  virtual ~Machine() = default;
  // Puts a tensor into device memory and returns the address of its payload. Inputs may only be read.
  virtual uint64_t Place(Tensor& tensor) = 0;
  // Copies what a placed tensor holds now back into it, guard bands included where they are real memory.
  virtual void Fetch(Tensor& tensor) = 0;

  // A kernel of a code object that has been read; the machine keeps what it needs of `image`. Throws
  // InputError.
  virtual void* Load(const std::string& file, std::span<const std::byte> image,
                     const std::string& symbol) = 0;
  virtual void Launch(void* kernel, const std::array<uint32_t, 3>& grid, const std::array<uint32_t, 3>& group,
                      std::span<const std::byte> arguments) = 0;

  // Waits, and says what was found.
  virtual Answer Finish() = 0;
};

// Load and Launch as the launcher's table. The driver must outlive every call through table().
class MachineDriver {
 public:
  explicit MachineDriver(Machine& machine) : machine_(&machine) {}
  mxk_driver table();
  // A wrong kernel in place of a right one: `file` and `symbol` are loaded where `replaces` is asked for.
  void Replace(std::string replaces, std::string file, std::string symbol);
  bool replaced() const { return replaced_; }

 private:
  static int LoadKernel(void* context, const char* file, const void* image, size_t size, const char* symbol,
                        void** kernel);
  static int LaunchKernel(void* context, void* kernel, const uint32_t grid[3], const uint32_t group[3],
                          const void* arguments, size_t bytes);
  static const char* Error(void* context);

  Machine* machine_;
  std::string error_, replaces_, mutant_file_, mutant_symbol_;
  bool replaced_ = false;
};

// Where machines come from: one per device, alive as long as it.
class Platform {
 public:
  virtual ~Platform() = default;
  virtual std::string Describe() const = 0;
  virtual std::unique_ptr<Machine> Open(
      const Problem& problem) = 0;  // claims of the problem, e.g. its profile
  virtual bool Concurrent() const = 0;
  // Whether the accumulation profile is a choice here; silicon has one.
  virtual bool AnyProfile() const = 0;
  virtual bool HasMfma() const { return false; }
  virtual void RunMfma(const Problem&, TensorSet&) {}
};
std::unique_ptr<Platform> MakeVgpuPlatform(const DeviceOptions& options);
std::unique_ptr<Platform> MakeHipPlatform(const DeviceOptions& options);

// The project's kernels on a platform.
std::unique_ptr<Device> MakeKernelDevice(std::unique_ptr<Platform> platform, const DeviceOptions& options);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_MACHINE_H_
