#include "tools/quant_stats.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "sim/base/parallel.h"
#include "tools/printable.h"
#include "tools/quant_names.h"

namespace mx::tools {
namespace {

constexpr int64_t kRowsAtATime = 64;
constexpr int kBarWidth = 50;

std::string SqnrText(const QuantStats& stats) {
  const std::optional<double> db = stats.SqnrDb();
  if (!db) return "no finite signal";
  return std::isinf(*db) ? "exact" : fmt::format("{:.2f} dB", *db);
}

}  // namespace

std::optional<double> QuantStats::SqnrDb() const {
  if (signal == 0) return std::nullopt;
  if (noise == 0) return std::numeric_limits<double>::infinity();
  return 10 * std::log10(signal / noise);
}

std::vector<float> CodedSource(const SourceView& source, const QuantOptions& options) {
  const bool row_copy = options.axis == Axis::kRow;
  const int64_t rows = row_copy ? source.rows : source.cols, k = row_copy ? source.cols : source.rows;
  std::vector<float> y(static_cast<size_t>(rows * k));
  ParallelFor(rows, kRowsAtATime, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      float* out = y.data() + row * k;
      for (int64_t i = 0; i < k; ++i) {
        const float x = FromBits(row_copy ? source.F32Bits(row, i) : source.F32Bits(i, row));
        out[i] = options.spec.prescale == 1.0f ? x : x * options.spec.prescale;
      }
      if (options.spec.hadamard.n != 0) RotateRow(options.spec.hadamard, out, k);
    }
  });
  return y;
}

QuantStats MeasureQuant(const SourceView& source, const QuantisedTensor& result,
                        const QuantCounters& counters) {
  QuantStats stats;
  stats.counters = counters;
  const std::vector<float> y = CodedSource(source, result.options);
  std::vector<float> q(y.size());
  Dequantize(result.mx, q.data());
  for (size_t i = 0; i < y.size(); ++i) {
    if (!std::isfinite(y[i]) || !std::isfinite(q[i])) continue;
    const double error = static_cast<double>(y[i]) - q[i];
    stats.signal += static_cast<double>(y[i]) * y[i];
    stats.noise += error * error;
  }
  for (const uint8_t byte : result.mx.scales) ++stats.scales[byte];
  return stats;
}

std::string Summary(const QuantisedTensor& t) {
  const QuantSpec& spec = t.options.spec;
  return fmt::format(
      "{}: {} {} -> {} {} {}{}, {} x {} codes", Printable(t.name), NameOf(DTypes(), t.source_dtype),
      ShapeText(t.shape), Name(spec.format), Name(spec.rule), NameOf(BlockShapes(), spec.block),
      spec.hadamard.n != 0 ? fmt::format(" hadamard {}", spec.hadamard.n) : "", t.mx.rows, t.mx.k);
}

void PrintStats(const QuantStats& stats) {
  const QuantCounters& c = stats.counters;
  const auto line = [](const char* name, uint64_t count, uint64_t of, const char* unit) {
    fmt::print("  {:<12} {:>14}  {:7.3f} % of {} {}\n", name, count,
               100.0 * count / std::max<uint64_t>(of, 1), of, unit);
  };
  line("clipped", c.clipped, c.elements, "elements");
  line("underflow", c.underflow, c.elements, "elements");
  line("NaN", c.nan, c.elements, "elements");
  line("Inf", c.inf, c.elements, "elements");
  line("zero blocks", c.zero_blocks, c.blocks, "blocks");
  fmt::print("  {:<12} {:>14}\n  scales\n", "SQNR", SqnrText(stats));
  uint64_t most = 1;
  for (const auto& [byte, count] : stats.scales) most = std::max(most, count);
  for (const auto& [byte, count] : stats.scales) {
    const int width = static_cast<int>((count * kBarWidth + most - 1) / most);
    fmt::print("  {:02x} {:>6} {:>14}  {}\n", byte, byte == 255 ? "NaN" : fmt::format("2^{}", byte - 127),
               count, std::string(static_cast<size_t>(width), '#'));
  }
}

nlohmann::ordered_json StatsJson(const QuantisedTensor& tensor, const QuantStats& stats) {
  const QuantCounters& c = stats.counters;
  nlohmann::ordered_json json = {
      {"name", tensor.name},    {"shape", tensor.shape}, {"dtype", NameOf(DTypes(), tensor.source_dtype)},
      {"rows", tensor.mx.rows}, {"k", tensor.mx.k},      {"elements", c.elements},
      {"blocks", c.blocks},     {"clipped", c.clipped},  {"underflow", c.underflow},
      {"nan", c.nan},           {"inf", c.inf},          {"zero_blocks", c.zero_blocks}};
  const std::optional<double> db = stats.SqnrDb();
  json["sqnr_db"] = !db               ? nlohmann::ordered_json()
                    : std::isinf(*db) ? nlohmann::ordered_json("exact")
                                      : nlohmann::ordered_json(*db);
  json["scales"] = nlohmann::ordered_json::object();
  for (const auto& [byte, count] : stats.scales) json["scales"][fmt::format("{:02x}", byte)] = count;
  return json;
}

}  // namespace mx::tools
