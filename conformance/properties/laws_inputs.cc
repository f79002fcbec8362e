// What becomes of the outputs when the inputs change their signs, their exponents or their places. The
// expected outputs are made from the device's own first answer.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "conformance/operand.h"
#include "conformance/properties/laws.h"
#include "sim/base/error.h"
#include "sim/formats/codec.h"

namespace mx::conformance {
namespace {

constexpr uint32_t kCodeSign = 8;

struct Field {
  uint32_t sign, infinity, last_exponent_bit;
};
Field FieldOf(TensorType type) {
  if (type == TensorType::kBF16) return {0x8000u, 0x7F80u, 7};
  if (type == TensorType::kF16) return {0x8000u, 0x7C00u, 10};
  return {kF32Sign, kF32Inf, 23};
}

void ForEach(Tensor& t, const std::function<uint32_t(uint32_t)>& change) {
  for (int64_t row = 0; row < t.rows(); ++row) {
    for (int64_t col = 0; col < t.cols(); ++col) t.SetWord(row, col, change(t.Word(row, col)));
  }
}

// Numbers change their sign, a NaN does not: it leaves a stage as one pattern.
void NegateNumbers(Tensor& t, bool nan_too) {
  const Field f = FieldOf(t.type());
  ForEach(t, [&](uint32_t w) {
    const bool nan = (w & ~f.sign) > f.infinity;
    return nan && !nan_too ? w : w ^ f.sign;
  });
}

// Where both are zeros, the sign is left open: a sum of zeros is +0 whatever the signs of its terms.
void FreeZeroSigns(const Tensor& found, Tensor& expected) {
  const Field f = FieldOf(expected.type());
  for (int64_t row = 0; row < expected.rows(); ++row) {
    for (int64_t col = 0; col < expected.cols(); ++col) {
      const uint32_t a = expected.Word(row, col), b = found.Word(row, col);
      if ((a & ~f.sign) == 0 && (b & ~f.sign) == 0) expected.SetWord(row, col, b);
    }
  }
}

// times 2^k, exact. Throws InputError where that leaves the normal numbers.
uint32_t Times(const Field& f, uint32_t w, int64_t k) {
  const uint32_t magnitude = w & ~f.sign;
  if (magnitude == 0 || magnitude >= f.infinity) return w;
  const int64_t exponent = magnitude >> f.last_exponent_bit, last = f.infinity >> f.last_exponent_bit;
  if (exponent == 0 || exponent + k < 1 || exponent + k >= last)
    Fail("law shift: the data and 2^{} leave the normal numbers", k);
  return static_cast<uint32_t>(w + (static_cast<uint64_t>(k) << f.last_exponent_bit));
}
void TimesPow2(Tensor& t, int64_t k) {
  const Field f = FieldOf(t.type());
  ForEach(t, [&](uint32_t w) { return Times(f, w, k); });
}

// One operand or quantised copy of a problem, changed as a matrix and put back in its layout.
struct Copy {
  std::string prefix;  // of its codes and scales
  OperandShape shape;
};
std::vector<Copy> CopiesOf(const Problem& p) {
  const auto shape = [&](int64_t rows, int64_t k, Layout codes) {
    return ShapeOf(rows, k, codes, p.scale_layout);
  };
  const Layout linear = Layout::kLinear;
  switch (p.op) {
    case Operation::kQuantizeRow:
      return {{"row_", shape(p.m, p.n, linear)}};
    case Operation::kQuantizeColumn:
      return {{"column_", shape(p.n, p.m, linear)}};
    case Operation::kQuantizeBoth:
      return {{"row_", shape(p.m, p.n, linear)}, {"column_", shape(p.n, p.m, linear)}};
    case Operation::kDequantize:
      return {{"", shape(p.m, p.n, linear)}};
    case Operation::kGemm:
      return {{"a_", shape(p.m, p.k, linear)}};
    default:
      return {};
  }
}
MxTensor Load(const Copy& copy, const TensorSet& set) {
  return LoadOperand(copy.shape, set[copy.prefix + "codes"], set[copy.prefix + "scales"]);
}
void Store(const Copy& copy, const MxTensor& mx, TensorSet& set) {
  StoreOperand(mx, copy.shape, set[copy.prefix + "codes"], set[copy.prefix + "scales"]);
}

void SetCode(MxTensor& mx, int64_t row, int64_t k, uint32_t code) {
  uint8_t& byte = mx.codes[static_cast<size_t>(row * mx.code_stride() + k / 2)];
  byte = static_cast<uint8_t>(k % 2 == 0 ? (byte & 0xF0u) | code : (byte & 0x0Fu) | code << 4);
}

void NegateCodes(const Copy& copy, TensorSet& set) {
  MxTensor mx = Load(copy, set);
  for (int64_t row = 0; row < mx.rows; ++row) {
    for (int64_t k = 0; k < mx.k; ++k) SetCode(mx, row, k, mx.Code(row, k) ^ kCodeSign);
  }
  Store(copy, mx, set);
}
void FreeZeroCodes(const Copy& copy, const TensorSet& found, TensorSet& expected) {
  MxTensor a = Load(copy, expected);
  const MxTensor b = Load(copy, found);
  for (int64_t row = 0; row < a.rows; ++row) {
    for (int64_t k = 0; k < a.k; ++k) {
      if (((a.Code(row, k) | b.Code(row, k)) & ~kCodeSign) == 0) SetCode(a, row, k, b.Code(row, k));
    }
  }
  Store(copy, a, expected);
}

bool ZeroBlock(const MxTensor& mx, int64_t row, int64_t block) {
  for (int64_t k = block * kBlock; k < std::min(mx.k, (block + 1) * kBlock); ++k) {
    if ((mx.Code(row, k) & ~kCodeSign) != 0) return false;
  }
  return true;
}
// Scale bytes plus k; those of blocks of zeros stay where `keep_zero`.
void AddToScales(const Copy& copy, int64_t by, bool keep_zero, TensorSet& set) {
  MxTensor mx = Load(copy, set);
  for (int64_t row = 0; row < mx.rows; ++row) {
    for (int64_t b = 0; b < mx.blocks(); ++b) {
      if (keep_zero && ZeroBlock(mx, row, b)) continue;
      uint8_t& byte = mx.scales[static_cast<size_t>(row * mx.blocks() + b)];
      if (byte == 0xFF) continue;
      if (byte + by < 1 || byte + by > 254)
        Fail("law shift: scale byte {:02x} and 2^{} leave the numbers", byte, by);
      byte = static_cast<uint8_t>(byte + by);
    }
  }
  Store(copy, mx, set);
}

// Row r goes to row (r + by) mod rows.
void RotateRows(Tensor& t, int64_t by) {
  const Tensor before = t;
  for (int64_t row = 0; row < t.rows(); ++row) {
    for (int64_t col = 0; col < t.cols(); ++col) t.SetWord((row + by) % t.rows(), col, before.Word(row, col));
  }
}
void RotateColumns(Tensor& t, int64_t by) {
  const Tensor before = t;
  for (int64_t row = 0; row < t.rows(); ++row) {
    for (int64_t col = 0; col < t.cols(); ++col) t.SetWord(row, (col + by) % t.cols(), before.Word(row, col));
  }
}
void RotateRows(const Copy& copy, int64_t by, TensorSet& set) {
  const MxTensor before = Load(copy, set);
  MxTensor mx = before;
  for (int64_t row = 0; row < mx.rows; ++row) {
    const int64_t to = (row + by) % mx.rows;
    std::copy_n(before.codes.begin() + row * mx.code_stride(), mx.code_stride(),
                mx.codes.begin() + to * mx.code_stride());
    std::copy_n(before.scales.begin() + row * mx.blocks(), mx.blocks(), mx.scales.begin() + to * mx.blocks());
  }
  Store(copy, mx, set);
}

// Runs the problem and its changed twin; `inputs` changes the twin's inputs, `outputs` makes what must come
// out of the first answer.
using Change = std::function<void(TensorSet&)>;
bool Twin(Trial& t, const Change& inputs, const Change& outputs, TensorSet& expected, TensorSet& found) {
  expected = MakeTensors(t.p);
  found = expected;
  inputs(found);
  inputs(expected);  // what lies in the inputs is not compared; the set is whole again
  TensorSet first = MakeTensors(t.p);
  if (!t.Run(t.p, first) || !t.Run(t.p, found)) return false;
  for (Tensor& tensor : expected) {
    if (tensor.is_output()) tensor = first[tensor.name()];
  }
  outputs(expected);
  return true;
}

}  // namespace

void JudgeNegate(Trial& t) {
  const Problem& p = t.p;
  const std::vector<Copy> copies = CopiesOf(p);
  const bool linear = p.op == Operation::kLinear,
             codes_in = p.op == Operation::kGemm || p.op == Operation::kDequantize;
  const Change inputs = [&](TensorSet& set) {
    if (codes_in) NegateCodes(copies[0], set);
    if (set.Has("x")) NegateNumbers(set["x"], true);
    if (p.op == Operation::kGemm && p.beta) NegateNumbers(set["c"], false);
  };
  const Change outputs = [&](TensorSet& set) {
    for (const char* name : {"y", "d", "dw"}) {
      if (set.Has(name)) NegateNumbers(set[name], false);
    }
    for (const Copy& copy : copies) {
      if (!codes_in) NegateCodes(copy, set);
    }
  };
  TensorSet expected, found;
  if (!Twin(t, inputs, outputs, expected, found)) return;
  const bool exact_zeros = p.op == Operation::kDequantize || (IsQuantize(p.op) && p.hadamard == 0);
  for (const char* name : {"y", "d", "dw"}) {
    if (expected.Has(name) && !exact_zeros) FreeZeroSigns(found[name], expected[name]);
  }
  for (const Copy& copy : copies) {
    const bool poisoned = t.device.claims().nan == NanPolicy::kPoison;
    if (!codes_in && (!exact_zeros || poisoned)) FreeZeroCodes(copy, found, expected);
  }
  if (linear) FreeZeroSigns(found["dx"], expected["dx"]);
  t.Same(p, expected, found);
}

void JudgeShift(Trial& t) {
  const Problem& p = t.p;
  const int64_t by = t.check.by;
  const std::vector<Copy> copies = CopiesOf(p);
  const bool codes_in = p.op == Operation::kGemm || p.op == Operation::kDequantize;
  const Change inputs = [&](TensorSet& set) {
    if (codes_in) AddToScales(copies[0], by, false, set);
    if (set.Has("x")) TimesPow2(set["x"], by);
  };
  const Change outputs = [&](TensorSet& set) {
    for (const char* name : {"y", "d", "dw"}) {
      if (set.Has(name)) TimesPow2(set[name], by);
    }
    for (const Copy& copy : copies) {
      if (!codes_in) AddToScales(copy, by, true, set);
    }
  };
  TensorSet expected, found;
  if (Twin(t, inputs, outputs, expected, found)) t.Same(p, expected, found);
}

void JudgePermute(Trial& t) {
  const Problem& p = t.p;
  const int64_t by = t.check.by;
  const std::vector<Copy> copies = CopiesOf(p);
  const bool codes_in = p.op == Operation::kGemm || p.op == Operation::kDequantize;
  const Change inputs = [&](TensorSet& set) {
    if (codes_in) RotateRows(copies[0], by, set);
    if (set.Has("x"))
      p.op == Operation::kQuantizeColumn ? RotateColumns(set["x"], by) : RotateRows(set["x"], by);
    if (set.Has("c")) RotateRows(set["c"], by);
  };
  const Change outputs = [&](TensorSet& set) {
    for (const char* name : {"y", "d"}) {
      if (set.Has(name)) RotateRows(set[name], by);
    }
    for (const Copy& copy : copies) {
      if (!codes_in) RotateRows(copy, by, set);
    }
  };
  TensorSet expected, found;
  if (Twin(t, inputs, outputs, expected, found)) t.Same(p, expected, found);
}

Problem Padded(const Check& check) {
  Problem p = check.problem;
  (p.op == Operation::kGemm ? p.k : p.op == Operation::kQuantizeColumn ? p.m : p.n) += check.by * kBlock;
  return p;
}

namespace {

// A copy with blocks of zeros behind each row.
MxTensor WithZeroBlocks(const MxTensor& mx, int64_t blocks, uint8_t byte) {
  MxTensor out;
  out.Resize(mx.format, mx.rows, mx.k + blocks * kBlock);
  std::fill(out.scales.begin(), out.scales.end(), byte);
  for (int64_t row = 0; row < mx.rows; ++row) {
    std::copy_n(mx.codes.begin() + row * mx.code_stride(), mx.code_stride(),
                out.codes.begin() + row * out.code_stride());
    std::copy_n(mx.scales.begin() + row * mx.blocks(), mx.blocks(), out.scales.begin() + row * out.blocks());
  }
  return out;
}

void PadOperand(const char* prefix, const OperandShape& from, const OperandShape& to, int64_t blocks,
                uint8_t byte, const TensorSet& small, TensorSet& large) {
  const Copy in{prefix, from}, out{prefix, to};
  Store(out, WithZeroBlocks(Load(in, small), blocks, byte), large);
}

}  // namespace

void JudgePad(Trial& t) {
  const Problem &p = t.p, wide = Padded(t.check);
  TensorSet small = MakeTensors(p), large = MakeTensors(wide);
  if (p.op == Operation::kGemm) {
    const auto pad = [&](const char* prefix, int64_t rows, Layout codes) {
      PadOperand(prefix, ShapeOf(rows, p.k, codes, p.scale_layout),
                 ShapeOf(rows, wide.k, codes, p.scale_layout), t.check.by, 127, small, large);
    };
    pad("a_", p.m, Layout::kLinear);
    pad("b_", p.n, p.weight_layout);
    if (p.beta) large["c"] = small["c"];
    if (t.Run(p, small) && t.Run(wide, large)) t.Same(p, small, large);
    return;
  }
  ForEach(large["x"], [](uint32_t) { return 0u; });
  for (int64_t row = 0; row < p.m; ++row) {
    for (int64_t col = 0; col < p.n; ++col) large["x"].SetWord(row, col, small["x"].Word(row, col));
  }
  if (!t.Run(p, small) || !t.Run(wide, large)) return;
  TensorSet expected = large;
  const bool row_copy = p.op == Operation::kQuantizeRow;
  const int64_t rows = row_copy ? p.m : p.n, k = row_copy ? p.n : p.m;
  PadOperand(row_copy ? "row_" : "column_", ShapeOf(rows, k, Layout::kLinear, p.scale_layout),
             ShapeOf(rows, k + t.check.by * kBlock, Layout::kLinear, p.scale_layout), t.check.by,
             t.device.claims().zero_byte, small, expected);
  // Signs and sums leave zeros of either sign where zeros were.
  const Copy copy{row_copy ? "row_" : "column_",
                  ShapeOf(rows, k + t.check.by * kBlock, Layout::kLinear, p.scale_layout)};
  if (p.hadamard != 0) FreeZeroCodes(copy, large, expected);
  t.Same(wide, expected, large);
}

}  // namespace mx::conformance
