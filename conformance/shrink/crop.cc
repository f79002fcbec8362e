#include "conformance/shrink/crop.h"

#include <string>
#include <vector>

#include "conformance/device.h"
#include "sim/quant/mx_tensor.h"

namespace mx::conformance {
namespace {

// How an input lies in the dimensions of its problem: what its rows and its columns count, and how many
// elements of the dimension a column holds (2 for packed codes, 32 for scales).
struct Extent {
  Dimension rows, cols;
  int64_t per_col = 1;
};
std::optional<Extent> ExtentOf(const Problem& p, const std::string& name) {
  using D = Dimension;
  if (IsQuantize(p.op) || p.op == Operation::kHadamard) return Extent{D::kM, D::kN};
  if (p.op == Operation::kDequantize) return Extent{D::kM, D::kN, name == "codes" ? 2 : kBlock};
  if (p.op == Operation::kLinear) {
    if (name == "x") return Extent{D::kM, D::kK};
    if (name == "w") return Extent{D::kN, D::kK};
    return Extent{D::kM, D::kN};
  }
  if (p.op != Operation::kGemm) return {};
  if (name == "c") return Extent{D::kM, D::kN};
  const bool codes = name.size() > 2 && name.substr(2) == "codes";
  return Extent{name[0] == 'a' ? D::kM : D::kN, D::kK, codes ? 2 : kBlock};
}

}  // namespace

int64_t SizeOf(const Problem& p, Dimension dimension) {
  return dimension == Dimension::kM ? p.m : dimension == Dimension::kN ? p.n : p.k;
}

int64_t Grain(const Problem& p, Dimension dimension) {
  if (p.op == Operation::kLinear) return kBlock;
  if (p.op == Operation::kGemm) return dimension == Dimension::kK ? kBlock : 1;
  const bool along_n = p.op == Operation::kQuantizeRow || p.op == Operation::kQuantizeBoth ||
                       p.op == Operation::kDequantize || p.op == Operation::kHadamard;
  const bool along_m = p.op == Operation::kQuantizeColumn || p.op == Operation::kQuantizeBoth;
  return (dimension == Dimension::kN ? along_n : along_m) ? kBlock : 1;
}

Problem WithWords(const Problem& p) {
  Problem out = p;
  const TensorSet tensors = MakeTensors(p);
  for (const Tensor& t : tensors) {
    if (t.is_output()) continue;
    std::vector<uint32_t> words;
    for (int64_t row = 0; row < t.rows(); ++row) {
      for (int64_t col = 0; col < t.cols(); ++col) words.push_back(t.Word(row, col));
    }
    out.words[t.name()] = words;
  }
  const Problem plain;
  out.seed = 0;
  out.data = plain.data;
  out.codes = plain.codes;
  out.scales = plain.scales;
  return out;
}

std::optional<Problem> Crop(const Problem& p, Dimension dimension, int64_t begin, int64_t end) {
  const bool shuffled = p.scale_layout == Layout::kShuffled || p.weight_layout == Layout::kShuffled;
  if (p.op == Operation::kMfma || (shuffled && !IsQuantize(p.op) && p.op != Operation::kLinear)) return {};
  Problem out = p;
  (dimension == Dimension::kM ? out.m : dimension == Dimension::kN ? out.n : out.k) = end - begin;
  const TensorSet tensors = MakeTensors(p);
  for (auto& [name, words] : out.words) {
    const std::optional<Extent> extent = ExtentOf(p, name);
    if (!extent) return {};
    const Tensor& t = tensors[name];
    const auto up = [](int64_t value, int64_t by) { return (value + by - 1) / by; };
    const bool rows = extent->rows == dimension, cols = extent->cols == dimension;
    if (cols && begin % extent->per_col != 0) return {};
    const int64_t row0 = rows ? begin : 0, row1 = rows ? end : t.rows();
    const int64_t col0 = cols ? begin / extent->per_col : 0,
                  col1 = cols ? up(end, extent->per_col) : t.cols();
    words.clear();
    for (int64_t row = row0; row < row1; ++row) {
      for (int64_t col = col0; col < col1; ++col) words.push_back(t.Word(row, col));
    }
  }
  return out;
}

}  // namespace mx::conformance
