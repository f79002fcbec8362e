#include "sim/gemm/gemm_shape.h"

#include "sim/base/error.h"
#include "sim/gemm/decoded.h"

namespace mx {
namespace {

constexpr int64_t kSplitStep = 128;

}  // namespace

void CheckOperand(const char* name, const MxTensor& t) {
  if (!IsMatrixElement(t.format)) {
    Fail("gemm operand {}: format '{}' has no matrix instruction; use e2m1, e2m3, e3m2, e4m3 or e5m2", name,
         Name(t.format));
  }
  if (t.rows < 0 || t.k < 0 || static_cast<int64_t>(t.codes.size()) != t.rows * t.code_stride() ||
      static_cast<int64_t>(t.scales.size()) != t.rows * t.blocks()) {
    Fail("gemm operand {}: {} code and {} scale bytes do not make {} x {} of {}, which needs {} and {}", name,
         t.codes.size(), t.scales.size(), t.rows, t.k, Name(t.format), t.rows * t.code_stride(),
         t.rows * t.blocks());
  }
}

GemmShape CheckGemm(const MxTensor& a, const MxTensor& b, const GemmSpec& spec) {
  CheckOperand("A", a);
  CheckOperand("B", b);
  if (a.k != b.k) Fail("gemm: A has K = {} but B has K = {}; they must be equal", a.k, b.k);
  if (spec.out != DType::kF32 && spec.out != DType::kBF16) Fail("gemm: the output type is f32 or bf16");
  if (spec.splits < 1) Fail("gemm: split-K of {} ranges; use 1 or more", spec.splits);
  GemmShape shape{a.rows, b.rows, a.k, a.k, 1};
  if (spec.splits > 1 && a.k > 0) {
    const int64_t even = (a.k + spec.splits - 1) / spec.splits;
    shape.range = (even + kSplitStep - 1) / kSplitStep * kSplitStep;
    shape.ranges = (a.k + shape.range - 1) / shape.range;
  }
  return shape;
}

}  // namespace mx
