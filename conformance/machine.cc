#include "conformance/machine.h"

#include <exception>
#include <utility>

#include "sim/io/atomic_file.h"

namespace mx::conformance {

mxk_driver MachineDriver::table() { return {this, LoadKernel, LaunchKernel, Error}; }

void MachineDriver::Replace(std::string replaces, std::string file, std::string symbol) {
  replaces_ = std::move(replaces);
  mutant_file_ = std::move(file);
  mutant_symbol_ = std::move(symbol);
}

// Nothing may be thrown through the launcher, which is C: the message waits in error_.
int MachineDriver::LoadKernel(void* context, const char* file, const void* image, size_t size,
                              const char* symbol, void** kernel) {
  auto& self = *static_cast<MachineDriver*>(context);
  try {
    if (!self.replaces_.empty() && self.replaces_ == symbol) {
      const std::string mutant = ReadFile(self.mutant_file_);
      *kernel = self.machine_->Load(self.mutant_file_, std::as_bytes(std::span(mutant)), self.mutant_symbol_);
      self.replaced_ = true;
    } else {
      *kernel = self.machine_->Load(file, {static_cast<const std::byte*>(image), size}, symbol);
    }
  } catch (const std::exception& error) {
    self.error_ = error.what();
    return 1;
  }
  return 0;
}

int MachineDriver::LaunchKernel(void* context, void* kernel, const uint32_t grid[3], const uint32_t group[3],
                                const void* arguments, size_t bytes) {
  auto& self = *static_cast<MachineDriver*>(context);
  try {
    self.machine_->Launch(kernel, {grid[0], grid[1], grid[2]}, {group[0], group[1], group[2]},
                          {static_cast<const std::byte*>(arguments), bytes});
  } catch (const std::exception& error) {
    self.error_ = error.what();
    return 1;
  }
  return 0;
}

const char* MachineDriver::Error(void* context) {
  return static_cast<MachineDriver*>(context)->error_.c_str();
}

}  // namespace mx::conformance
