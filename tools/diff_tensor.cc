#include "tools/diff_tensor.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "sim/formats/codec.h"
#include "tools/number_text.h"
#include "tools/printable.h"
#include "tools/quant_names.h"

namespace mx::tools {
namespace {

// What differs between two recipes, entry by entry.
std::string RecipeNote(const QuantOptions& a, const QuantOptions& b) {
  std::string note;
  const Metadata ma = ToMetadata(a), mb = ToMetadata(b);
  const auto find = [](const Metadata& m, const std::string& key) {
    const auto it = m.find(key);
    return it == m.end() ? std::string("unset") : it->second;
  };
  Metadata keys = ma;
  keys.insert(mb.begin(), mb.end());
  for (const auto& [key, unused] : keys) {
    const std::string va = find(ma, key), vb = find(mb, key);
    if (va != vb) note += fmt::format("{}{} is {} in A, {} in B", note.empty() ? "" : "; ", key, va, vb);
  }
  return note;
}

void KeepFirst(const MxTensor& a, const MxTensor& b, int64_t row, int64_t k, TensorDiff* diff) {
  const MxTensor* tensors[2] = {&a, &b};
  diff->row = row;
  diff->k = k;
  for (int i = 0; i < 2; ++i) {
    const MxTensor& t = *tensors[i];
    diff->scale[i] = t.Scale(row, k / kBlock);
    diff->code[i] = t.Code(row, k);
    diff->value[i] = F32Text(DequantizeOne(t.format, t.Code(row, k), t.Scale(row, k / kBlock)));
  }
}

void DiffBlock(const MxTensor& a, const MxTensor& b, int64_t row, int64_t block, TensorDiff* diff) {
  const bool seen = !diff->equal();
  const bool scale = a.Scale(row, block) != b.Scale(row, block);
  int64_t first = -1;
  for (int64_t k = block * kBlock; k < std::min(a.k, (block + 1) * kBlock); ++k) {
    if (a.Code(row, k) == b.Code(row, k)) continue;
    ++diff->codes;
    if (first < 0) first = k;
  }
  diff->scales += scale;
  if (!seen && (scale || first >= 0)) KeepFirst(a, b, row, first >= 0 ? first : block * kBlock, diff);
}

// An element of a plain tensor: its bytes as a number, and as text.
uint64_t ElementBits(const PlainTensor& t, size_t bytes, size_t i) {
  uint64_t bits = 0;
  std::memcpy(&bits, t.data.data() + i * bytes, bytes);
  return bits;
}

std::string ElementText(const std::string& dtype, uint64_t bits) {
  if (dtype == "F32") return F32Text(static_cast<uint32_t>(bits));
  if (dtype == "BF16") return F32Text(Bf16ToF32(static_cast<uint16_t>(bits)));
  if (dtype == "F16") return F32Text(F16ToF32(static_cast<uint16_t>(bits)));
  if (dtype == "F64") return fmt::format("{}", FromBits64(bits));
  if (dtype == "I8") return fmt::format("{}", static_cast<int8_t>(bits));
  if (dtype == "I16") return fmt::format("{}", static_cast<int16_t>(bits));
  if (dtype == "I32") return fmt::format("{}", static_cast<int32_t>(bits));
  if (dtype == "I64") return fmt::format("{}", static_cast<int64_t>(bits));
  return fmt::format("{}", bits);
}

std::string Percent(uint64_t count, uint64_t of) {
  return fmt::format("{} of {} ({:.3g} %)", count, of,
                     100.0 * static_cast<double>(count) / static_cast<double>(of));
}

}  // namespace

TensorDiff DiffQuantised(const QuantisedTensor& a, const QuantisedTensor& b) {
  TensorDiff diff;
  diff.name = a.name;
  diff.quantised = true;
  if (a.mx.format != b.mx.format) {
    diff.mismatch = fmt::format("format is {} in A, {} in B", Name(a.mx.format), Name(b.mx.format));
  } else if (a.mx.rows != b.mx.rows || a.mx.k != b.mx.k) {
    diff.mismatch = fmt::format("A is {} x {} codes, B {} x {}", a.mx.rows, a.mx.k, b.mx.rows, b.mx.k);
  }
  if (!diff.mismatch.empty()) return diff;
  diff.note = RecipeNote(a.options, b.options);
  diff.total_codes = static_cast<uint64_t>(a.mx.rows * a.mx.k);
  diff.total_scales = a.mx.scales.size();
  if (a.mx == b.mx) return diff;
  for (int64_t row = 0; row < a.mx.rows; ++row) {
    for (int64_t block = 0; block < a.mx.blocks(); ++block) DiffBlock(a.mx, b.mx, row, block, &diff);
  }
  return diff;
}

TensorDiff DiffPlain(const PlainTensor& a, const PlainTensor& b) {
  TensorDiff diff;
  diff.name = a.name;
  if (a.dtype != b.dtype) {
    diff.mismatch = fmt::format("type is {} in A, {} in B", a.dtype, b.dtype);
  } else if (a.shape != b.shape) {
    diff.mismatch = fmt::format("shape is {} in A, {} in B", ShapeText(a.shape), ShapeText(b.shape));
  }
  if (!diff.mismatch.empty()) return diff;
  const auto bytes = static_cast<size_t>(SafetensorsBytes(a.dtype));
  diff.total_codes = a.data.size() / bytes;
  if (a.data.empty() || std::memcmp(a.data.data(), b.data.data(), a.data.size()) == 0) return diff;
  for (size_t i = 0; i < diff.total_codes; ++i) {
    const uint64_t bits[2] = {ElementBits(a, bytes, i), ElementBits(b, bytes, i)};
    if (bits[0] == bits[1]) continue;
    if (diff.codes++ > 0) continue;
    diff.row = static_cast<int64_t>(i) / a.cols();
    diff.k = static_cast<int64_t>(i) % a.cols();
    for (int side = 0; side < 2; ++side) {
      diff.code[side] = bits[side];
      diff.value[side] = ElementText(a.dtype, bits[side]);
    }
  }
  return diff;
}

std::string Text(const TensorDiff& diff) {
  const std::string name = Printable(diff.name);
  if (!diff.mismatch.empty()) return fmt::format("{}: {}\n", name, diff.mismatch);
  const auto line = [](const char* what, const std::string& a, const std::string& b) {
    return fmt::format("  {:<6} {:<28} {}\n", what, a, b);
  };
  std::string text;
  if (diff.quantised) {
    const int64_t block = diff.k / kBlock;
    text = fmt::format("{}: {} codes and {} scales differ, the first at row {}, block {}, k {}\n", name,
                       Percent(diff.codes, diff.total_codes), Percent(diff.scales, diff.total_scales),
                       diff.row, block, diff.k);
    text += line("", "A", "B");
    text += line("scale", ScaleText(diff.scale[0]), ScaleText(diff.scale[1]));
    text += line("code", fmt::format("{:02x}", diff.code[0]), fmt::format("{:02x}", diff.code[1]));
  } else {
    text = fmt::format("{}: {} elements differ, the first at row {}, column {}\n", name,
                       Percent(diff.codes, diff.total_codes), diff.row, diff.k);
    text += line("", "A", "B");
    text += line("bits", fmt::format("{:x}", diff.code[0]), fmt::format("{:x}", diff.code[1]));
  }
  return text + line("value", diff.value[0], diff.value[1]);
}

nlohmann::ordered_json Json(const TensorDiff& diff) {
  nlohmann::ordered_json json = {{"name", diff.name}, {"equal", diff.equal()}};
  if (!diff.mismatch.empty()) json["mismatch"] = diff.mismatch;
  if (!diff.note.empty()) json["note"] = diff.note;
  if (!diff.mismatch.empty()) return json;
  json[diff.quantised ? "codes" : "elements"] = diff.total_codes;
  json[diff.quantised ? "differing_codes" : "differing_elements"] = diff.codes;
  if (diff.quantised) {
    json["scales"] = diff.total_scales;
    json["differing_scales"] = diff.scales;
  }
  if (diff.equal()) return json;
  nlohmann::ordered_json first = {{"row", diff.row}};
  if (diff.quantised) first["block"] = diff.k / kBlock;
  first[diff.quantised ? "k" : "column"] = diff.k;
  for (int side = 0; side < 2; ++side) {
    nlohmann::ordered_json one;
    if (diff.quantised) one["scale"] = fmt::format("{:02x}", diff.scale[side]);
    one[diff.quantised ? "code" : "bits"] = fmt::format("{:x}", diff.code[side]);
    one["value"] = diff.value[side];
    first[side == 0 ? "a" : "b"] = one;
  }
  json["first"] = first;
  return json;
}

}  // namespace mx::tools
