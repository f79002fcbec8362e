// Launches of the project's own code objects in golden/gfx950 on random problems, by the names of their
// arguments: for tests that look at the program, not at the numbers.
#ifndef MX_SIM_GFX950_MACHINE_GOLDEN_TEST_UTIL_H_
#define MX_SIM_GFX950_MACHINE_GOLDEN_TEST_UTIL_H_

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "sim/gfx950/machine/launch.h"
#include "sim/gfx950/machine/mix.h"

namespace mx::gfx950::test {

struct KernelRow {
  std::string symbol, file, grid;
  uint32_t group = 0;
};

inline std::vector<KernelRow> KernelRows(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  const std::string rows = text.str();
  static const std::regex kRow(R"re(MXK_KERNEL\((\w+), "(\w+)", (\d+), \w+, (\w+))re");
  std::vector<KernelRow> result;
  for (std::sregex_iterator it(rows.begin(), rows.end(), kRow), end; it != end; ++it) {
    result.push_back({(*it)[1], (*it)[2], (*it)[4], static_cast<uint32_t>(std::stoul((*it)[3]))});
  }
  return result;
}

// A problem of rows x columns (products: m x n with k).
struct GoldenProblem {
  uint32_t rows = 0, columns = 0, k = 0;
  uint32_t flags = 0;
  Memory memory;
  std::vector<std::byte> arguments;
  std::vector<const Allocation*> outputs;
  std::array<uint32_t, 3> grid{1, 1, 1};

  GoldenProblem(const KernelRow& row, const Kernel& kernel, uint32_t r, uint32_t c, uint32_t depth)
      : rows(r), columns(c), k(depth), arguments(kernel.kernarg_bytes) {
    const std::string& s = row.symbol;
    const auto Has = [&](const char* part) { return s.find(part) != s.npos; };
    const bool product = Has("Gemm"), column = Has("Column"), f32 = Has("F32"), shuffled = Has("Shuffled");
    if (Has("H16") && !product) flags |= 2;
    if (Has("Sr")) flags |= 4;
    if (f32) flags |= 1;
    if (shuffled) flags |= 4;  // products only
    const uint32_t copy_rows = column ? columns : rows, blocks = (column ? rows : columns) / 32;
    SetGrid(row, copy_rows, blocks);
    const auto Padded = [&](uint32_t n, uint32_t b) {
      return size_t{shuffled ? (n + 255) / 256 * 256 : n} * (shuffled ? (b + 7) / 8 * 8 : b);
    };
    const size_t codes = size_t{rows} * columns / 2, element = f32 ? 4 : 2;
    const bool reads_codes = Has("Dequantise");
    // name: bytes, and what the kernel reads there (0 nothing: it writes; 1 numbers, 2 codes, 3 scales).
    const std::map<std::string, std::pair<size_t, int>> buffers = {
        {"x", {size_t{rows} * columns * element, 1}},
        {"y", {size_t{rows} * columns * 2, 0}},
        {"codes", {codes, reads_codes ? 2 : 0}},
        {"scales", {size_t{copy_rows} * blocks, reads_codes ? 3 : 0}},
        {"row_codes", {codes, 0}},
        {"column_codes", {codes, 0}},
        {"row_scales", {size_t{rows} * (columns / 32), 0}},
        {"column_scales", {size_t{columns} * (rows / 32), 0}},
        {"a", {size_t{rows} * k / 2, 2}},
        {"b", {size_t{columns} * k / 2, 2}},
        {"scale_a", {Padded(rows, k / 32), 3}},
        {"scale_b", {Padded(columns, k / 32), 3}},
        {"d", {size_t{rows} * columns * 2, 0}}};
    const float one = 1;
    uint32_t one_bits;
    std::memcpy(&one_bits, &one, 4);
    const std::map<std::string, uint64_t> values = {
        {"stride", columns},   {"rows", rows},           {"cols", columns}, {"k", product ? k : columns},
        {"m", rows},           {"n", columns},           {"flags", flags},  {"signs", 0x5A3C},
        {"row_signs", 0x5A3C}, {"column_signs", 0x1234}, {"random", 99},    {"row_random", 98},
        {"column_random", 97}, {"alpha", one_bits}};
    for (const KernelArgument& argument : kernel.arguments) {
      uint64_t value = 0;
      if (const auto buffer = buffers.find(argument.name); buffer != buffers.end()) {
        value = Buffer(argument.name, buffer->second.first, buffer->second.second, f32);
      } else if (const auto it = values.find(argument.name); it != values.end()) {
        value = it->second;
      }
      std::memcpy(&arguments[argument.offset], &value, std::min<size_t>(8, argument.size));
    }
  }

  LaunchResult Run(const CodeObject& object, const KernelRow& row, uint64_t schedule = 0) {
    LaunchConfig config;
    config.grid = grid;
    config.group = {row.group, 1, 1};
    config.kernarg = arguments;
    config.schedule = schedule;
    config.max_instructions = 200000;
    return Launch(object, object.Find(row.symbol), memory, config);
  }
  std::vector<std::byte> Outputs() const {
    std::vector<std::byte> all;
    for (const Allocation* output : outputs) all.insert(all.end(), output->data.begin(), output->data.end());
    return all;
  }

 private:
  void SetGrid(const KernelRow& row, uint32_t copy_rows, uint32_t blocks) {
    const auto Up = [](uint32_t a, uint32_t b) { return (a + b - 1) / b; };
    const auto Width = [](uint32_t n, uint32_t most) {
      uint32_t w = 0;
      while ((1u << w) < n && w < most) ++w;
      return w;
    };
    if (row.grid == "kRowsBlocks") grid = {Up(copy_rows, row.group), blocks, 1};
    if (row.grid == "kRowsGroups") grid = {Up(rows, row.group), columns / 16, 1};
    if (row.grid == "kTiles16") grid = {Up(columns, 16), Up(rows, 16), 1};
    if (row.grid == "kTiles32") grid = {Up(columns, 32), Up(rows, 32), 1};
    if (row.grid == "kTiles128") grid = {Up(columns, 128), Up(rows, 128), 1};
    if (row.grid == "kBlocks64") {
      const uint32_t w = Width(blocks, 6);
      flags |= w << 8;
      grid = {Up(copy_rows, 64 >> w), Up(blocks, 1u << w), 1};
    }
    if (row.grid == "kGroups128") {
      const uint32_t w = Width(columns / 16, 7);
      flags |= w << 8;
      grid = {Up(rows, 128 >> w), Up(columns / 16, 1u << w), 1};
    }
  }
  uint64_t Buffer(const std::string& name, size_t bytes, int what, bool f32) {
    Allocation& a =
        memory.Allocate(name, bytes, 256, what != 0 ? Access::kRead : Access::kReadWrite, what != 0);
    if (what == 0) outputs.push_back(&a);
    for (size_t i = 0; what != 0 && i + 4 <= bytes; i += 4) {
      const uint64_t random = Mix(i + bytes * 977 + name.size());
      // Numbers: sign, exponent 120..127, mantissa; in bfloat16 two of them.
      uint32_t word = static_cast<uint32_t>(random);
      if (what == 1) word = (word & (f32 ? 0x83FFFFFFu : 0x83FF83FFu)) | (f32 ? 0x3C000000u : 0x3C003C00u);
      if (what == 3) word = 0x7A7A7A7Au + (word & 0x07070707u);
      std::memcpy(&a.data[i], &word, 4);
    }
    return a.address;
  }
};

}  // namespace mx::gfx950::test

#endif  // MX_SIM_GFX950_MACHINE_GOLDEN_TEST_UTIL_H_
