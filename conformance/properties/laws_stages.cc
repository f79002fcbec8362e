// One operation in terms of others, on the device's own answers.
#include <algorithm>
#include <utility>

#include "conformance/operand.h"
#include "conformance/properties/laws.h"
#include "conformance/reference.h"
#include "sim/formats/codec.h"
#include "sim/linear/recipe.h"

namespace mx::conformance {
namespace {

void CopyWords(const Tensor& from, Tensor& to) {
  const auto source = from.payload();
  std::copy(source.begin(), source.end(), to.payload().begin());
}

// The quantised copy of a tensor of a layer that one of its products reads, as a problem of its own.
struct Stage {
  Problem quantize;
  const char *source, *prefix;  // the layer's tensor; the prefix of the copy's tensors
};
Stage StageOf(const Problem& linear, const OperandRole& role) {
  constexpr const char* kSources[] = {"x", "w", "dy"};  // by LinearTensor
  const QuantSpec spec = LinearQuantSpec(linear, Claims{}, role);
  const bool row = role.axis == Axis::kRow;
  Problem q = linear;
  q.op = row ? Operation::kQuantizeRow : Operation::kQuantizeColumn;
  q.m = role.tensor == LinearTensor::kW ? linear.n : linear.m;
  q.n = role.tensor == LinearTensor::kDY ? linear.n : linear.k;
  q.k = 1;
  q.signs = q.signs_column = spec.hadamard.signs[0];
  q.noise = spec.random.seed;
  q.step = spec.random.step;
  q.micro_batch = spec.random.micro_batch;
  q.stream = spec.random.stream & ~1u;  // the column copy draws from stream | 1
  q.out = Problem{}.out;
  return {q, kSources[static_cast<size_t>(role.tensor)], row ? "row_" : "column_"};
}

Problem ProductOf(const Problem& linear, LinearGemm gemm) {
  Problem g = linear;
  g.op = Operation::kGemm;
  const int64_t sizes[][3] = {
      {linear.m, linear.n, linear.k}, {linear.m, linear.k, linear.n}, {linear.n, linear.k, linear.m}};
  const auto& s = sizes[static_cast<size_t>(gemm)];
  g.m = s[0], g.n = s[1], g.k = s[2];
  return g;
}

constexpr LinearGemm kGemms[] = {LinearGemm::kFprop, LinearGemm::kDgrad, LinearGemm::kWgrad};
constexpr const char* kResults[] = {"y", "dx", "dw"};

}  // namespace

Problem WithOperation(const Problem& p, Operation op) {
  Problem out = p;
  out.op = op;
  return out;
}

Problem Transposed(const Problem& column) {
  Problem row = column;
  row.op = Operation::kQuantizeRow;
  row.m = column.n;
  row.n = column.m;
  row.gap = 0;
  row.signs = column.signs_column;
  row.stream = column.stream | 1;
  return row;
}

void JudgeTranspose(Trial& t) {
  const Problem row_problem = Transposed(t.p);
  TensorSet column = MakeTensors(t.p), row = MakeTensors(row_problem);
  const Tensor& x = std::as_const(column)["x"];
  for (int64_t i = 0; i < x.rows(); ++i) {
    for (int64_t j = 0; j < x.cols(); ++j) row["x"].SetWord(j, i, x.Word(i, j));
  }
  if (!t.Run(t.p, column) || !t.Run(row_problem, row)) return;
  TensorSet expected = column;
  CopyWords(row["row_codes"], expected["column_codes"]);
  CopyWords(row["row_scales"], expected["column_scales"]);
  t.Same(t.p, expected, column);
}

void JudgeBoth(Trial& t) {
  TensorSet both = MakeTensors(t.p), expected = both;
  if (!t.Run(t.p, both)) return;
  for (const Operation op : {Operation::kQuantizeRow, Operation::kQuantizeColumn}) {
    const Problem one = WithOperation(t.p, op);
    TensorSet apart = MakeTensors(one);
    CopyWords(std::as_const(both)["x"], apart["x"]);
    if (!t.Run(one, apart)) return;
    for (const Tensor& tensor : std::as_const(apart)) {
      if (tensor.direction() == Direction::kOut) CopyWords(tensor, expected[tensor.name()]);
    }
  }
  t.Same(t.p, expected, both);
}

// H H = 1 without rounding where all sums are whole multiples of a small unit; the signs come back as well.
void JudgeInvolution(Trial& t) {
  Problem back = t.p;
  back.signs = 0;
  TensorSet there = MakeTensors(t.p), again = MakeTensors(back);
  if (!t.Run(t.p, there)) return;
  CopyWords(there["y"], again["x"]);
  if (!t.Run(back, again)) return;
  TensorSet expected = again;
  Tensor& y = expected["y"];
  for (int64_t row = 0; row < y.rows(); ++row) {
    for (int64_t col = 0; col < y.cols(); ++col) {
      const uint32_t x = std::as_const(there)["x"].Word(row, col);
      const bool flips = (t.p.signs >> col % 32 & 1) != 0;
      // A zero's sign is lost in the sums.
      y.SetWord(row, col,
                (x & kF32Abs) == 0 ? again["y"].Word(row, col) & kF32Sign : x ^ (flips ? kF32Sign : 0));
    }
  }
  t.Same(back, expected, again);
}

void JudgeRotation(Trial& t) {
  Problem plain = t.p;
  plain.hadamard = 0;
  plain.signs = 0;
  TensorSet rotated = MakeTensors(t.p), expected = MakeTensors(plain);
  if (t.Run(plain, expected) && t.Run(t.p, rotated)) t.Same(t.p, expected, rotated);
}

std::vector<Problem> StagesOf(const Problem& linear) {
  std::vector<Problem> all;
  for (const LinearGemm gemm : kGemms) {
    for (const OperandRole& role : kOperandRoles[static_cast<size_t>(gemm)])
      all.push_back(StageOf(linear, role).quantize);
    all.push_back(ProductOf(linear, gemm));
  }
  return all;
}

void JudgeCompose(Trial& t) {
  TensorSet whole = MakeTensors(t.p), expected = whole;
  if (!t.Run(t.p, whole)) return;
  for (const LinearGemm gemm : kGemms) {
    const Problem product = ProductOf(t.p, gemm);
    TensorSet operands = MakeTensors(product);
    for (size_t i = 0; i < 2; ++i) {
      const Stage stage = StageOf(t.p, kOperandRoles[static_cast<size_t>(gemm)][i]);
      TensorSet copy = MakeTensors(stage.quantize);
      CopyWords(std::as_const(whole)[stage.source], copy["x"]);
      if (!t.Run(stage.quantize, copy)) return;
      for (const char* part : {"codes", "scales"})
        CopyWords(copy[std::string(stage.prefix) + part], operands[std::string(i == 0 ? "a_" : "b_") + part]);
    }
    if (!t.Run(product, operands)) return;
    CopyWords(operands["d"], expected[kResults[static_cast<size_t>(gemm)]]);
  }
  t.Same(t.p, expected, whole);
}

// B = 1: K unit vectors.
Problem UnitProduct(const Problem& gemm) {
  Problem p = gemm;
  p.n = p.k;
  p.out = DType::kF32;
  p.alpha = 1.0f;
  p.beta = false;
  p.split = 0;
  p.gap = 0;
  return p;
}
Problem UnitDequantize(const Problem& gemm) {
  Problem p = gemm;
  p.op = Operation::kDequantize;
  p.n = gemm.k;
  p.k = 1;
  p.out = DType::kF32;
  return p;
}

void JudgeUnit(Trial& t) {
  const Problem product = UnitProduct(t.p), numbers = UnitDequantize(t.p);
  TensorSet d = MakeTensors(product), y = MakeTensors(numbers);
  const OperandShape shape = ShapeOf(product.n, product.k, product.weight_layout, product.scale_layout);
  MxTensor unit;
  unit.Resize(Format::kE2M1, product.n, product.k);
  std::fill(unit.scales.begin(), unit.scales.end(), uint8_t{127});
  constexpr uint32_t kOne = 2;
  for (int64_t i = 0; i < product.n; ++i)
    PutCode(Format::kE2M1, unit.codes.data() + i * unit.code_stride(), i, kOne);
  StoreOperand(unit, shape, d["b_codes"], d["b_scales"]);
  CopyWords(d["a_codes"], y["codes"]);
  CopyWords(d["a_scales"], y["scales"]);
  if (!t.Run(product, d) || !t.Run(numbers, y)) return;
  TensorSet expected = d;
  for (int64_t row = 0; row < product.m; ++row) {
    for (int64_t col = 0; col < product.n; ++col) {
      const uint32_t number = y["y"].Word(row, col);
      expected["d"].SetWord(row, col, (number & kF32Abs) == 0 ? 0 : number);  // the sum of zeros is +0
    }
  }
  t.Same(product, expected, d);
}

}  // namespace mx::conformance
