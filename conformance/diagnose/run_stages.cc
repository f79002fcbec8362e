// The operations as sequences of stages.
#include <algorithm>
#include <array>

#include "conformance/diagnose/stages.h"
#include "conformance/reference.h"
#include "sim/base/bits.h"
#include "sim/gemm/epilogue.h"

namespace mx::conformance {
namespace {

DType DTypeOf(TensorType type) {
  return type == TensorType::kF32 ? DType::kF32 : type == TensorType::kBF16 ? DType::kBF16 : DType::kF16;
}

uint32_t Flushed(uint32_t bits) { return (bits & kF32Abs) < 0x00800000u ? bits & kF32Sign : bits; }

class Runner {
 public:
  Runner(const Stages& stages, const Problem& problem, const Claims& claims, TensorSet& tensors)
      : s_(stages), p_(problem), claims_(claims), tensors_(tensors) {}

  void Run() {
    switch (p_.op) {
      case Operation::kQuantizeRow:
      case Operation::kQuantizeColumn:
      case Operation::kQuantizeBoth:
        return Quantise();
      case Operation::kDequantize:
        return Dequantise();
      case Operation::kHadamard:
        return Hadamard();
      case Operation::kGemm:
        return Gemm();
      case Operation::kLinear:
        for (const LinearGemm gemm : {LinearGemm::kFprop, LinearGemm::kDgrad, LinearGemm::kWgrad})
          Layer(gemm);
        return;
      case Operation::kMfma:
        return Mfma();
    }
  }

 private:
  MxTensor MakeCopy(const SourceView& source, Axis axis, const QuantSpec& spec, int gemm, int operand) {
    CheckQuantize(source, axis, spec);
    const Copy copy{s_, p_, source, spec, axis, CopyRows(source, axis), CopyK(source, axis), gemm, operand};
    MxTensor out;
    out.Resize(spec.format, copy.rows, copy.k);
    std::vector<float> y(static_cast<size_t>(copy.k));
    for (int64_t row = 0; row < copy.rows; ++row) {
      for (int64_t k = 0; k < copy.k; ++k) y[static_cast<size_t>(k)] = FromBits(s_.source(copy, row, k));
      s_.rotate(copy, row, y.data());
      for (int64_t first = 0; first < copy.k; first += kBlock) {
        const Block block{y.data(), row, first, std::min(kBlock, copy.k - first)};
        const BlockScale scale = s_.scale(copy, block);
        out.scales[static_cast<size_t>(row * out.blocks() + first / kBlock)] = scale.byte;
        for (int64_t i = 0; i < block.count; ++i) {
          PutCode(spec.format, out.codes.data() + row * out.code_stride(), first + i,
                  s_.code(copy, block, i, scale));
        }
      }
    }
    s_.packed(copy, out);
    return out;
  }

  void Quantise() {
    const SourceView x = ViewOf(tensors_["x"]);
    for (const Axis axis : {Axis::kRow, Axis::kColumn}) {
      const std::string prefix = axis == Axis::kRow ? "row_" : "column_";
      if (!tensors_.Has(prefix + "codes")) continue;
      const MxTensor mx = MakeCopy(x, axis, QuantSpecOf(p_, claims_, axis), -1, -1);
      s_.store(p_, mx, ShapeOf(mx.rows, mx.k, Layout::kLinear, p_.scale_layout), tensors_[prefix + "codes"],
               tensors_[prefix + "scales"]);
    }
  }

  void Dequantise() {
    const MxTensor mx = s_.load(p_, ShapeOf(p_.m, p_.n, Layout::kLinear, p_.scale_layout), tensors_["codes"],
                                tensors_["scales"]);
    Tensor& y = tensors_["y"];
    for (int64_t row = 0; row < p_.m; ++row) {
      for (int64_t col = 0; col < p_.n; ++col)
        y.SetWord(row, col, s_.out(p_.out, s_.value(mx.Code(row, col), mx.Scale(row, col / kBlock))));
    }
  }

  void Hadamard() {
    const SourceView x = ViewOf(tensors_["x"]);
    QuantSpec spec = QuantSpecOf(p_, claims_, Axis::kRow);
    if (spec.hadamard.n == 0) spec.hadamard.n = 16;
    const Copy copy{s_, p_, x, spec, Axis::kRow, p_.m, p_.n, -1, -1};
    std::vector<float> y(static_cast<size_t>(p_.n));
    Tensor& out = tensors_["y"];
    for (int64_t row = 0; row < p_.m; ++row) {
      for (int64_t k = 0; k < p_.n; ++k) y[static_cast<size_t>(k)] = FromBits(s_.source(copy, row, k));
      s_.rotate(copy, row, y.data());
      for (int64_t k = 0; k < p_.n; ++k)
        out.SetWord(row, k, s_.out(DTypeOf(out.type()), Canonical(ToBits(y[static_cast<size_t>(k)]))));
    }
  }

  // The operand of every row for every instruction of one range of K.
  std::vector<std::vector<Step>> Fetch(const Multiplication& p, int side, int64_t first, int64_t last) {
    const int64_t rows = side == 0 ? p.a.rows : p.b.rows;
    std::vector<std::vector<Step>> steps(static_cast<size_t>(rows));
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t k = first; k < last; k += InstructionK(p.spec.instruction))
        steps[static_cast<size_t>(row)].push_back(s_.fetch(p, side, row, k, last));
    }
    return steps;
  }

  template <typename Visit>  // visit(i, j, index)
  void ForOutputs(const Multiplication& p, const Visit& visit) {
    for (int64_t i = 0; i < p.a.rows; ++i) {
      for (int64_t j = 0; j < p.b.rows; ++j) {
        if (!s_.wanted || s_.wanted(i, j)) visit(i, j, static_cast<size_t>(i * p.b.rows + j));
      }
    }
  }

  void Multiply(const Multiplication& p, const Tensor* c, Tensor& d) {
    const int64_t range = p_.op == Operation::kGemm && p_.split != 0 ? p_.split : p.a.k;
    const bool split = range != p.a.k || (p_.op == Operation::kGemm && p_.split != 0);
    GemmSpec adding = p.spec;  // ranges are added in bfloat16, each scaled by alpha
    adding.splits = split ? 2 : 1;
    adding.split_kind = SplitK::kBf16;
    std::vector<uint32_t> sum(static_cast<size_t>(p.a.rows * p.b.rows));
    int64_t number = 0;
    for (const int64_t z : s_.ranges(p, (p.a.k + range - 1) / range)) {
      const int64_t first = z * range, last = std::min(p.a.k, first + range);
      const auto a = Fetch(p, 0, first, last), b = Fetch(p, 1, first, last);
      ForOutputs(p, [&](int64_t i, int64_t j, size_t at) {
        uint32_t acc = s_.chain(p, a[static_cast<size_t>(i)], b[static_cast<size_t>(j)], i, j);
        if (split) {
          GemmSpec added = adding;
          if (claims_.flush) acc = Flushed(ScaleByAlpha(Flushed(acc), p.spec.alpha)), added.alpha = 1.0f;
          acc = AddRange(added, sum[at], acc, number);
        } else if (claims_.flush) {
          acc = Flushed(acc);
        }
        sum[at] = acc;
      });
      ++number;
    }
    ForOutputs(p, [&](int64_t i, int64_t j, size_t at) {
      uint32_t bits = sum[at];
      if (!split) {
        const uint32_t added = c == nullptr ? 0
                               : c->type() == TensorType::kBF16
                                   ? Bf16ToF32(static_cast<uint16_t>(c->Word(i, j)))
                                   : c->Word(i, j);
        bits = s_.epilogue(p, bits, added, i, j);
        if (claims_.flush) bits = Flushed(bits);
      }
      d.SetWord(i, j, s_.out(DTypeOf(d.type()), Canonical(bits)));
    });
  }

  void Gemm() {
    const MxTensor a = s_.load(p_, ShapeOf(p_.m, p_.k, Layout::kLinear, p_.scale_layout), tensors_["a_codes"],
                               tensors_["a_scales"]);
    const MxTensor b = s_.load(p_, ShapeOf(p_.n, p_.k, p_.weight_layout, p_.scale_layout),
                               tensors_["b_codes"], tensors_["b_scales"]);
    const Multiplication product{s_, p_, claims_, GemmSpecOf(p_, claims_), a, b, -1};
    Multiply(product, p_.beta ? &tensors_["c"] : nullptr, tensors_["d"]);
  }

  void Layer(LinearGemm gemm) {
    static constexpr const char* kSources[] = {"x", "w", "dy"};  // by LinearTensor
    static constexpr const char* kResults[] = {"y", "dx", "dw"};
    const auto copy = [&](int operand) {
      const OperandRole& role = kOperandRoles[static_cast<size_t>(gemm)][static_cast<size_t>(operand)];
      return MakeCopy(ViewOf(tensors_[kSources[static_cast<size_t>(role.tensor)]]), role.axis,
                      LinearQuantSpec(p_, claims_, role), static_cast<int>(gemm), operand);
    };
    const MxTensor a = copy(0), b = copy(1);
    const Multiplication product{s_, p_, claims_, GemmSpecOf(p_, claims_), a, b, static_cast<int>(gemm)};
    Multiply(product, nullptr, tensors_[kResults[static_cast<size_t>(gemm)]]);
  }

  // One operand of an instruction, gathered from its registers.
  void Gather(const char* name, int side, int64_t size, int64_t depth, MxTensor& t) {
    const Tensor &words = tensors_[name], &lanes = tensors_[std::string(name) + "_scales"];
    t.Resize(side == 0 ? p_.format_a : p_.format_b, size, depth);
    for (int row = 0; row < size; ++row) {
      for (int k = 0; k < depth; ++k) {
        const LaneSlot slot = s_.operand_slot(p_, side, row, k);
        uint64_t word = words.Word(slot.reg, slot.lane);
        if (slot.reg + 1 < words.rows()) word |= uint64_t{words.Word(slot.reg + 1, slot.lane)} << 32;
        PutCode(t.format, t.codes.data() + row * t.code_stride(), k,
                static_cast<uint32_t>(word >> slot.bit) & Info(t.format).code_mask());
        if (k % kBlock != 0) continue;
        const int lane = s_.scale_lane(p_, side, row, static_cast<int>(k / kBlock));
        t.scales[static_cast<size_t>(row * t.blocks() + k / kBlock)] =
            static_cast<uint8_t>(lanes.Word(0, lane) >> 8 * s_.scale_byte(p_, side));
      }
    }
  }

  void Mfma() {
    Multiplication product{s_, p_, claims_, GemmSpecOf(p_, claims_), a_, b_, -1};
    const int64_t size = InstructionD(product.spec.instruction),
                  depth = InstructionK(product.spec.instruction);
    Gather("a", 0, size, depth, a_);
    Gather("b", 1, size, depth, b_);
    const auto a = Fetch(product, 0, 0, depth), b = Fetch(product, 1, 0, depth);
    std::vector<uint32_t> results;
    for (int row = 0; row < size; ++row) {
      for (int col = 0; col < size; ++col) {
        const LaneSlot slot = s_.accumulator_slot(p_, false, row, col);
        results.push_back(s_.add(product, a[static_cast<size_t>(row)][0], b[static_cast<size_t>(col)][0],
                                 tensors_["c"].Word(slot.reg, slot.lane)));
      }
    }
    for (int row = 0; row < size; ++row) {
      for (int col = 0; col < size; ++col) {
        const LaneSlot slot = s_.accumulator_slot(p_, true, row, col);
        tensors_["d"].SetWord(slot.reg, slot.lane, results[static_cast<size_t>(row * size + col)]);
      }
    }
  }

  const Stages& s_;
  const Problem& p_;
  const Claims& claims_;
  TensorSet& tensors_;
  MxTensor a_, b_;
};

}  // namespace

void RunStages(const Stages& stages, const Problem& problem, const Claims& claims, TensorSet& tensors) {
  stages.begin(problem, tensors);
  Runner(stages, problem, claims, tensors).Run();
  stages.end(problem, tensors);
}

}  // namespace mx::conformance
