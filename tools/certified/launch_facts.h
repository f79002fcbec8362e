// What a launch says about itself, by name: the integers among its arguments, as the kernel will read them,
// and its grid.
#ifndef MX_TOOLS_CERTIFIED_LAUNCH_FACTS_H_
#define MX_TOOLS_CERTIFIED_LAUNCH_FACTS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace mx::tools {

// Values of 4 bytes of the argument block (rows, cols, m, n, k, stride, flags, alpha as bits, ...) by the
// names of kernels/arguments.inc, and grid.x, grid.y, grid.z. Throws InputError for a kernel without a row.
std::map<std::string, uint64_t> LaunchFacts(const std::string& symbol, const std::array<uint32_t, 3>& grid,
                                            std::span<const std::byte> arguments);

// ceil(argument / tile) workgroups.
struct GridTile {
  std::string argument;
  uint64_t tile;
};
// The rule of kernels/grids.inc along x and y, where it is of that form.
std::vector<GridTile> DeclaredGrid(const std::string& symbol);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_LAUNCH_FACTS_H_
