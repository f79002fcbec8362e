#include "sim/gfx950/machine/kernarg.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#include "sim/base/error.h"

namespace mx::gfx950 {
namespace {

bool Hidden(const KernelArgument& argument) { return argument.value_kind.substr(0, 7) == "hidden_"; }

// LLVM AMDGPUUsage, code object v5 and later, "hidden" value kinds. All groups are full here: the grid is
// given in groups. What is not listed (hostcall buffer, heap, queue, printf buffer, ...) is zero.
uint64_t HiddenValue(std::string_view kind, const LaunchConfig& config) {
  constexpr std::string_view kAxes = "xyz";
  const size_t axis = kAxes.find(kind.back());
  const auto Is = [&](std::string_view name) {
    return kind.size() == name.size() + 1 && kind.substr(0, name.size()) == name && axis != kAxes.npos;
  };
  if (Is("hidden_block_count_")) return config.grid[axis];
  if (Is("hidden_group_size_")) return config.group[axis];
  if (kind == "hidden_grid_dims")
    return config.grid[2] * config.group[2] > 1 ? 3 : config.grid[1] * config.group[1] > 1 ? 2 : 1;
  if (kind == "hidden_dynamic_lds_size") return config.dynamic_lds;
  if (kind == "hidden_shared_base") return 1u << 16;  // bits 63:32 of the apertures
  if (kind == "hidden_private_base") return 2u << 16;
  return 0;
}

}  // namespace

std::vector<std::byte> BuildKernarg(const Kernel& kernel, const LaunchConfig& config) {
  const size_t given = config.kernarg.size();
  uint32_t explicit_end = 0, end = kernel.kernarg_bytes;
  for (const KernelArgument& argument : kernel.arguments) {
    if (!Hidden(argument)) explicit_end = std::max(explicit_end, argument.offset + argument.size);
    end = std::max(end, argument.offset + argument.size);
  }
  if (given < explicit_end) {
    Fail("{}: {} bytes of arguments, the kernel takes {}", kernel.name, given, explicit_end);
  }
  // More is no error: hosts pass one block to kernels that differ in what they read of it.
  std::vector<std::byte> bytes(std::max<size_t>(given, end), std::byte{0});
  std::copy(config.kernarg.begin(), config.kernarg.end(), bytes.begin());
  for (const KernelArgument& argument : kernel.arguments) {
    // Hidden arguments lie behind the explicit ones; a caller that passes them too is overruled.
    if (!Hidden(argument)) continue;
    const uint64_t value = HiddenValue(argument.value_kind, config);
    std::memset(&bytes[argument.offset], 0, argument.size);
    std::memcpy(&bytes[argument.offset], &value, std::min<size_t>(argument.size, sizeof(value)));
  }
  return bytes;
}

std::vector<std::byte> BuildDispatchPacket(const LaunchConfig& config, uint64_t kernarg_address) {
  std::vector<std::byte> packet(64, std::byte{0});
  const auto Put = [&](size_t at, uint64_t value, size_t size) { std::memcpy(&packet[at], &value, size); };
  Put(2, 3, 2);  // dimensions
  for (size_t d = 0; d < 3; ++d) {
    Put(4 + 2 * d, config.group[d], 2);
    Put(12 + 4 * d, uint64_t{config.grid[d]} * config.group[d], 4);
  }
  Put(28, config.dynamic_lds, 4);
  Put(40, kernarg_address, 8);
  return packet;
}

}  // namespace mx::gfx950
