#include "conformance/html/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "conformance/diagnose/observe.h"
#include "sim/base/bits.h"
#include "sim/formats/codec.h"
#include "sim/quant/mx_tensor.h"

namespace mx::conformance {
namespace {

constexpr int64_t kMostCells = 64;  // in a direction

bool IsCodes(const Tensor& t) { return t.name().ends_with("codes"); }
bool IsScales(const Tensor& t) { return t.name().ends_with("scales"); }

std::string NumberText(uint32_t f32) { return IsNan(f32) ? "NaN" : fmt::format("{:.3g}", FromBits(f32)); }
uint32_t Number(const Tensor& t, uint32_t word) {
  return t.type() == TensorType::kBF16  ? Bf16ToF32(static_cast<uint16_t>(word))
         : t.type() == TensorType::kF16 ? F16ToF32(static_cast<uint16_t>(word))
                                        : word;
}
uint32_t Element(const Tensor& t, int64_t row, int64_t col) {
  return IsCodes(t) ? t.Word(row, col / 2) >> 4 * (col % 2) & 0xF : t.Word(row, col);
}
int64_t ElementCols(const Tensor& t) { return t.cols() * (IsCodes(t) ? 2 : 1); }

HeatMap MapOf(const Observation& seen, const Tensor& t) {
  HeatMap map;
  map.tensor = t.name();
  map.element = IsCodes(t)                            ? "codes"
                : IsScales(t)                         ? "scales"
                : seen.problem.op == Operation::kMfma ? "registers"
                                                      : "values";
  map.tile_rows = IsCodes(t) || IsScales(t) || seen.problem.op == Operation::kMfma ? 1 : 16;
  map.tile_cols = IsCodes(t) ? kBlock : IsScales(t) || seen.problem.op == Operation::kMfma ? 1 : 16;
  map.tile = IsCodes(t)           ? "a block of 32 codes"
             : IsScales(t)        ? "a scale byte"
             : map.tile_rows == 1 ? "a register of a lane"
                                  : "a tile of 16 x 16";
  const auto cells = [](int64_t size, int64_t& tile) {
    const int64_t first = tile;
    while ((size + tile - 1) / tile > kMostCells) tile += first;
    return (size + tile - 1) / tile;
  };
  const int64_t tile_rows = map.tile_rows, tile_cols = map.tile_cols;
  map.rows = cells(t.rows(), map.tile_rows);
  map.cols = cells(ElementCols(t), map.tile_cols);
  if (map.tile_rows != tile_rows || map.tile_cols != tile_cols)
    map.tile = fmt::format("{} rows x {} {}", map.tile_rows, map.tile_cols, map.element);
  map.wrong.assign(static_cast<size_t>(map.rows * map.cols), 0);
  map.total = map.wrong;
  const Tensor& found = seen.found[t.name()];
  for (int64_t row = 0; row < t.rows(); ++row) {
    for (int64_t col = 0; col < ElementCols(t); ++col) {
      const int64_t r = row / map.tile_rows, c = col / map.tile_cols;
      const auto cell = static_cast<size_t>(r * map.cols + c);
      ++map.total[cell];
      if (Element(t, row, col) == Element(found, row, col)) continue;
      ++map.wrong[cell];
      if (map.first_row < 0) map.first_row = r, map.first_col = c;
    }
  }
  return map;
}

BlockTable::Line LineOf(const std::string& name, size_t count) {
  return {name, std::vector<std::string>(count), std::vector<bool>(count, false)};
}

// A block of codes: source, expected and found codes with their values, and both scale bytes.
BlockTable CodesTable(const Observation& seen, const Tensor& codes, int64_t row, int64_t block) {
  const Problem& p = seen.problem;
  const Tensor& found = seen.found[codes.name()];
  const std::string prefix = codes.name().substr(0, codes.name().size() - 5);
  const int64_t k = codes.name() == "column_codes" ? p.m : p.n;
  const int64_t first = block * kBlock, count = std::min(kBlock, k - first);
  BlockTable table;
  const auto scale = [&](const TensorSet& set) {
    const Tensor& t = set[prefix + "scales"];
    return p.scale_layout == Layout::kLinear ? fmt::format("{:02x}", t.Word(row, block))
                                             : std::string("(shuffled)");
  };
  table.title = fmt::format("{} row {}, block {}: scale byte expected {}, found {}", codes.name(), row, block,
                            scale(seen.expected), scale(seen.found));
  const auto size = static_cast<size_t>(count);
  BlockTable::Line source = LineOf("source", size), want = LineOf("expected", size),
                   want_value = LineOf("", size), got = LineOf("found", size), got_value = LineOf("", size);
  for (size_t i = 0; i < size; ++i) {
    const int64_t at = first + static_cast<int64_t>(i);
    table.head.push_back(std::to_string(at));
    const Tensor& x = seen.expected["x"];
    const uint32_t word = codes.name() == "column_codes" ? x.Word(at, row) : x.Word(row, at);
    source.cells[i] = NumberText(Number(x, word));
    const uint32_t a = Element(codes, row, at), b = Element(found, row, at);
    want.cells[i] = fmt::format("{:x}", a);
    got.cells[i] = fmt::format("{:x}", b);
    want_value.cells[i] = NumberText(Decode(Format::kE2M1, a));
    got_value.cells[i] = NumberText(Decode(Format::kE2M1, b));
    got.wrong[i] = got_value.wrong[i] = a != b;
  }
  table.lines = {source, want, want_value, got, got_value};
  return table;
}

// A tile of values or registers: found above expected where they differ.
BlockTable ValuesTable(const Observation& seen, const Tensor& t, int64_t row0, int64_t col0) {
  const Tensor& found = seen.found[t.name()];
  const int64_t rows = std::min<int64_t>(16, t.rows() - row0), cols = std::min<int64_t>(16, t.cols() - col0);
  BlockTable table;
  table.title = fmt::format("{} rows {} to {}, columns {} to {}: found, and below it what was expected",
                            t.name(), row0, row0 + rows - 1, col0, col0 + cols - 1);
  for (int64_t col = 0; col < cols; ++col) table.head.push_back(std::to_string(col0 + col));
  const int digits = 2 * Bytes(t.type());
  for (int64_t row = 0; row < rows; ++row) {
    BlockTable::Line line = LineOf(fmt::format("row {}", row0 + row), static_cast<size_t>(cols));
    for (int64_t col = 0; col < cols; ++col) {
      const uint32_t a = t.Word(row0 + row, col0 + col), b = found.Word(row0 + row, col0 + col);
      const auto at = static_cast<size_t>(col);
      line.wrong[at] = a != b;
      line.cells[at] =
          a == b ? fmt::format("{:0{}x}", b, digits) : fmt::format("{:0{}x}\n{:0{}x}", b, digits, a, digits);
    }
    table.lines.push_back(line);
  }
  return table;
}

BlockTable TableOf(const Observation& seen) {
  for (const Tensor& t : seen.expected) {
    if (t.direction() == Direction::kIn || IsScales(t)) continue;
    const HeatMap map = MapOf(seen, t);
    // A quantiser whose codes are right and scales wrong shows the block of the first wrong scale.
    if (IsCodes(t)) {
      const Tensor& scales = seen.expected[t.name().substr(0, t.name().size() - 5) + "scales"];
      const HeatMap of_scales = MapOf(seen, scales);
      if (map.first_row < 0 && of_scales.first_row < 0) continue;
      const bool use_codes = map.first_row >= 0;
      const HeatMap& where = use_codes ? map : of_scales;
      const int64_t row = where.first_row * where.tile_rows,
                    block = where.first_col * where.tile_cols / (use_codes ? kBlock : 1);
      const int64_t blocks = (ElementCols(t) + kBlock - 1) / kBlock;
      return CodesTable(seen, t, std::min(row, t.rows() - 1), std::min(block, blocks - 1));
    }
    if (map.first_row < 0) continue;
    return ValuesTable(seen, t, map.first_row * map.tile_rows, map.first_col * map.tile_cols / 16 * 16);
  }
  return {};
}

}  // namespace

int64_t HeatMap::Wrong() const { return std::accumulate(wrong.begin(), wrong.end(), int64_t{0}); }
int64_t HeatMap::Total() const { return std::accumulate(total.begin(), total.end(), int64_t{0}); }

Picture MakePicture(Device& device, const Check& check, const Explanation& explanation,
                    const std::vector<std::string>& faults, const std::string& property) {
  Picture picture;
  picture.property = property;
  picture.line = CheckLine(check);
  picture.faults = faults;
  picture.explanation = explanation;
  if (check.law == Law::kRefuse || !device.Unsupported(check.problem).empty()) return picture;
  Observation seen = Observe(device, check.problem);
  if (seen.Wrong() == 0 && explanation.neighbour != nullptr) seen = Observe(device, explanation.problem);
  if (!seen.error.empty()) return picture;
  for (const Tensor& t : seen.expected) {
    if (t.is_output()) picture.maps.push_back(MapOf(seen, t));
  }
  picture.table = TableOf(seen);
  return picture;
}

}  // namespace mx::conformance
