#include "tools/block_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "sim/base/error.h"
#include "sim/formats/codec.h"
#include "tools/number_text.h"
#include "tools/printable.h"

namespace mx::tools {
namespace {

double Largest(Format format) {
  return FromBits(Decode(format, static_cast<uint32_t>(Info(format).max_code)));
}

// The magnitude code without its sign, in the order of the values.
uint32_t MagnitudeCode(Format format, uint32_t code) {
  const FormatInfo& f = Info(format);
  if (f.kind != FormatKind::kInt) return code & ~f.sign_bit();
  return (code & f.sign_bit()) != 0 ? (0u - code) & f.code_mask() : code;
}

// Whether |v| is the midpoint between the value it was coded as and the neighbour on its other side.
bool IsTie(Format format, uint32_t code, double magnitude) {
  const uint32_t m = MagnitudeCode(format, code);
  const double value = FromBits(Decode(format, m));
  if (!(magnitude < Largest(format)) || magnitude == value || (m == 0 && magnitude < value)) return false;
  const double neighbour = FromBits(Decode(format, magnitude > value ? m + 1 : m - 1));
  return magnitude == (value + neighbour) / 2;
}

void FillSource(const BlockTable& table, float source, float coded, BlockElement* e) {
  e->source = ToBits(source);
  e->coded = ToBits(coded);
  if (table.scale == 255 || !std::isfinite(coded)) return;
  e->scaled = static_cast<double>(coded) * Pow2(127 - table.scale);
  e->error = static_cast<double>(FromBits(e->value)) - coded;
  const double magnitude = std::fabs(e->scaled);
  e->clipped = magnitude > Largest(table.format);
  e->underflow = coded != 0 && MagnitudeCode(table.format, e->code) == 0;
  e->tie = IsTie(table.format, e->code, magnitude);
}

std::string Marks(const BlockElement& e) {
  std::string marks;
  if (IsNan(e.coded)) marks += " NaN";
  if (IsInf(e.coded)) marks += " Inf";
  if (e.clipped) marks += " clipped";
  if (e.underflow) marks += " underflow";
  if (e.tie) marks += " tie";
  return marks;
}

}  // namespace

BlockTable MakeBlockTable(const QuantisedTensor& tensor, int64_t row, int64_t block,
                          std::span<const float> source, std::span<const float> coded) {
  const MxTensor& mx = tensor.mx;
  if (row < 0 || row >= mx.rows) Fail("--row {}: \"{}\" has rows 0..{}", row, tensor.name, mx.rows - 1);
  if (block < 0 || block >= mx.blocks())
    Fail("--block {}: a row of \"{}\" has blocks 0..{}", block, tensor.name, mx.blocks() - 1);
  BlockTable table;
  table.name = tensor.name;
  table.format = mx.format;
  table.row = row;
  table.block = block;
  table.scale = mx.Scale(row, block);
  table.has_source = !source.empty();
  table.rotated = tensor.options.spec.hadamard.n != 0 || tensor.options.spec.prescale != 1.0f;
  for (int64_t k = block * kBlock; k < std::min(mx.k, (block + 1) * kBlock); ++k) {
    BlockElement e;
    e.k = k;
    e.code = mx.Code(row, k);
    e.value = DequantizeOne(mx.format, e.code, table.scale);
    if (table.has_source)
      FillSource(table, source[static_cast<size_t>(k)], coded[static_cast<size_t>(k)], &e);
    table.elements.push_back(e);
  }
  return table;
}

std::string Text(const BlockTable& table) {
  std::string text = fmt::format("{} row {} block {} (k {}..{}): {}, scale {}\n", Printable(table.name),
                                 table.row, table.block, table.elements.front().k, table.elements.back().k,
                                 Name(table.format), ScaleText(table.scale));
  text += fmt::format("{:>6}", "k");
  if (table.has_source) text += fmt::format(" {:>15} {:>10}", "source", "bits");
  if (table.has_source && table.rotated) text += fmt::format(" {:>15}", "coded y");
  if (table.has_source) text += fmt::format(" {:>15}", "y / scale");
  text += fmt::format(" {:>6} {:>15}", "code", "value");
  text += table.has_source ? fmt::format(" {:>13}  {}\n", "error", "marks") : "\n";
  for (const BlockElement& e : table.elements) {
    text += fmt::format("{:>6}", e.k);
    if (table.has_source)
      text += fmt::format(" {:>15} 0x{:08x}", fmt::format("{}", FromBits(e.source)), e.source);
    if (table.has_source && table.rotated)
      text += fmt::format(" {:>15}", fmt::format("{}", FromBits(e.coded)));
    const bool number = table.scale != 255 && IsFinite(e.coded);
    if (table.has_source) text += fmt::format(" {:>15}", number ? fmt::format("{:.9g}", e.scaled) : "-");
    text += fmt::format(" {:>6} {:>15}", fmt::format("{:02x}", e.code), fmt::format("{}", FromBits(e.value)));
    if (table.has_source) {
      const std::string marks = Marks(e);
      text += fmt::format(" {:>13}{}{}", number ? fmt::format("{:.6g}", e.error) : "-",
                          marks.empty() ? "" : " ", marks);
    }
    text += "\n";
  }
  return text;
}

nlohmann::ordered_json Json(const BlockTable& table) {
  nlohmann::ordered_json json = {{"name", table.name},
                                 {"format", Name(table.format)},
                                 {"row", table.row},
                                 {"block", table.block},
                                 {"scale", fmt::format("{:02x}", table.scale)}};
  for (const BlockElement& e : table.elements) {
    nlohmann::ordered_json one = {{"k", e.k},
                                  {"code", fmt::format("{:02x}", e.code)},
                                  {"value", F32Text(e.value)},
                                  {"value_bits", fmt::format("{:08x}", e.value)}};
    if (table.has_source) {
      one["source_bits"] = fmt::format("{:08x}", e.source);
      one["coded_bits"] = fmt::format("{:08x}", e.coded);
      one["clipped"] = e.clipped;
      one["underflow"] = e.underflow;
      one["tie"] = e.tie;
      if (table.scale != 255 && IsFinite(e.coded) && std::isfinite(e.error)) one["error"] = e.error;
    }
    json["elements"].push_back(one);
  }
  return json;
}

}  // namespace mx::tools
