#include "tools/certified/launch_facts.h"

#include <cstring>

#include "kernels/launch/kernel_table.h"
#include "sim/base/error.h"

namespace mx::tools {

namespace {

const mxk::KernelRow& RowOf(const std::string& symbol) {
  for (int i = 0; i < static_cast<int>(mxk::KernelId::kCount); ++i) {
    const mxk::KernelRow& row = mxk::Row(static_cast<mxk::KernelId>(i));
    if (symbol == row.symbol) return row;
  }
  Fail("{}: the launcher has no such kernel", symbol);
}

}  // namespace

std::map<std::string, uint64_t> LaunchFacts(const std::string& symbol, const std::array<uint32_t, 3>& grid,
                                            std::span<const std::byte> arguments) {
  const mxk::ArgumentList list = RowOf(symbol).arguments;
  std::map<std::string, uint64_t> facts = {{"grid.x", grid[0]}, {"grid.y", grid[1]}, {"grid.z", grid[2]}};
  size_t count = 0;
  const mxk::ArgumentRow* rows = mxk::Arguments(&count);
  for (size_t i = 0; i < count; ++i) {
    const mxk::ArgumentRow& row = rows[i];
    if (row.list != list || row.kind != mxk::ArgumentKind::kValue || row.bytes != sizeof(uint32_t)) continue;
    if (row.offset + row.bytes > arguments.size())
      Fail("{}: {} bytes of arguments are too few", symbol, arguments.size());
    uint32_t value = 0;
    std::memcpy(&value, arguments.data() + row.offset, sizeof value);
    const bool flags = std::strcmp(row.name, "flags") == 0;
    facts[row.name] = flags ? value & 0xff : value;
    if (flags) facts["width"] = value >> 8;
  }
  return facts;
}

std::vector<GridTile> DeclaredGrid(const std::string& symbol) {
  const mxk::KernelRow& row = RowOf(symbol);
  const bool product = row.arguments == mxk::ArgumentList::kGemm;
  // A copy's rows are the columns of the source where it is the column copy.
  const bool column = symbol.rfind("QuantiseColumn", 0) == 0;
  const bool source = row.arguments == mxk::ArgumentList::kQuantise;
  const std::string along = source ? "cols" : "k";
  const auto tiles = [&](uint64_t tile) -> std::vector<GridTile> {
    return {{product ? "n" : "cols", tile}, {product ? "m" : "rows", tile}};
  };
  const auto rows = [&](uint64_t k) -> std::vector<GridTile> {
    return {{column ? "cols" : "rows", row.group}, {column ? "rows" : along, k}};
  };
  switch (row.grid) {
    case mxk::GridRule::kTiles16:
      return tiles(16);
    case mxk::GridRule::kTiles32:
      return tiles(32);
    case mxk::GridRule::kTiles128:
      return tiles(128);
    case mxk::GridRule::kRowsBlocks:
      return rows(32);
    case mxk::GridRule::kRowsGroups:
      return rows(16);
    default:
      return {};
  }
}

}  // namespace mx::tools
