#include "conformance/compare.h"

#include <fmt/format.h>

#include <cstring>

#include "conformance/operand.h"
#include "sim/quant/mx_tensor.h"

namespace mx::conformance {
namespace {

// How the elements of a tensor are counted and read.
struct Elements {
  const char* name;
  int bits;  // 4: two a byte, the even one low
  int digits() const { return (bits + 3) / 4; }
  int64_t PerRow(const Tensor& t) const { return t.cols() * 8 * Bytes(t.type()) / bits; }
  uint32_t At(const Tensor& t, int64_t row, int64_t col) const {
    return bits == 4 ? t.Word(row, col / 2) >> 4 * (col % 2) & 0xFu : t.Word(row, col);
  }
};

Elements ElementsOf(const Problem& problem, const Tensor& t) {
  if (t.name().ends_with("codes")) return {"code", 4};
  if (t.name().ends_with("scales")) return {"scale", 8};
  return {problem.op == Operation::kMfma ? "register" : "value", 8 * Bytes(t.type())};
}

// Where an element lies in terms of blocks and scales.
std::string PlaceOf(const Problem& p, const Tensor& t, int64_t row, int64_t col, const TensorSet& expected,
                    const TensorSet& found) {
  if (t.name().ends_with("codes")) {
    const std::string scales = t.name().substr(0, t.name().size() - 5) + "scales";
    if (p.scale_layout == Layout::kShuffled) return fmt::format("block {}", col / kBlock);
    const uint32_t want = expected[scales].Word(row, col / kBlock),
                   got = found[scales].Word(row, col / kBlock);
    return fmt::format("block {}, scale byte {:02x}{}", col / kBlock, want,
                       want == got ? "" : fmt::format(", found {:02x}", got));
  }
  if (t.name().ends_with("scales") && p.scale_layout == Layout::kLinear)
    return fmt::format("elements {} to {}", col * kBlock, col * kBlock + kBlock - 1);
  if (p.op == Operation::kDequantize && p.scale_layout == Layout::kLinear) {
    return fmt::format("block {}, scale byte {:02x}, code {:x}", col / kBlock,
                       expected["scales"].Word(row, col / kBlock),
                       expected["codes"].Word(row, col / 2) >> 4 * (col % 2) & 0xFu);
  }
  if (p.op == Operation::kMfma) return fmt::format("lane {}", col);
  if (p.op == Operation::kGemm || p.op == Operation::kLinear) {
    return fmt::format("16 x 16 tile {}, {}; K {}", row / 16, col / 16,
                       p.op == Operation::kGemm ? p.k
                       : t.name() == "y"        ? p.k
                       : t.name() == "dx"       ? p.n
                                                : p.m);
  }
  return "";
}

void CompareTensor(const Problem& problem, const Tensor& want, const TensorSet& expected,
                   const TensorSet& found, Comparison& result) {
  const Tensor& got = found[want.name()];
  const Elements elements = ElementsOf(problem, want);
  const int64_t per_row = elements.PerRow(want);
  Mismatch mismatch;
  mismatch.elements = want.rows() * per_row;
  result.elements += mismatch.elements;
  for (int64_t row = 0; row < want.rows(); ++row) {
    const int64_t at = row * want.stride() * Bytes(want.type());
    if (std::memcmp(want.data<uint8_t>() + at, got.data<uint8_t>() + at,
                    static_cast<size_t>(want.cols() * Bytes(want.type()))) == 0) {
      continue;
    }
    for (int64_t col = 0; col < per_row; ++col) {
      const uint32_t a = elements.At(want, row, col), b = elements.At(got, row, col);
      if (a == b) continue;
      if (mismatch.wrong++ != 0) continue;
      mismatch.tensor = want.name();
      mismatch.element = elements.name;
      mismatch.row = row;
      mismatch.col = col;
      mismatch.expected = fmt::format("{:0{}x}", a, elements.digits());
      mismatch.found = fmt::format("{:0{}x}", b, elements.digits());
      mismatch.place = PlaceOf(problem, want, row, col, expected, found);
    }
  }
  if (mismatch.wrong == 0) return;
  result.wrong += mismatch.wrong;
  mismatch.diagnosis = Diagnose(problem, want.name(), expected, found);
  result.mismatches.push_back(mismatch);
}

}  // namespace

Comparison Compare(const Problem& problem, const TensorSet& expected, const TensorSet& found) {
  Comparison result;
  for (const Tensor& tensor : expected) {
    if (tensor.is_output()) CompareTensor(problem, tensor, expected, found, result);
  }
  return result;
}

std::string Describe(const Mismatch& m) {
  return fmt::format("{}: {} of {} {}s wrong, first at row {}, {} {}: expected {}, found {}{}{}", m.tensor,
                     m.wrong, m.elements, m.element, m.row, m.element == "value" ? "column" : m.element,
                     m.col, m.expected, m.found, m.place.empty() ? "" : " (" + m.place + ")",
                     m.diagnosis.empty() ? "" : "; " + m.diagnosis);
}

}  // namespace mx::conformance
