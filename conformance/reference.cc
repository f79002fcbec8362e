#include "conformance/reference.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <vector>

#include "conformance/operand.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/gemm/epilogue.h"
#include "sim/quant/hadamard.h"

namespace mx::conformance {
namespace {

DType DTypeOf(TensorType type) {
  return type == TensorType::kF32 ? DType::kF32 : type == TensorType::kBF16 ? DType::kBF16 : DType::kF16;
}

// binary32 bits into a row of the output's type.
void StoreRow(Tensor& y, int64_t row, const float* values) {
  for (int64_t col = 0; col < y.cols(); ++col) {
    const uint32_t bits = Canonical(ToBits(values[col]));
    y.SetWord(row, col, y.type() == TensorType::kF32 ? bits : F32ToBf16(bits));
  }
}

// A dense result into a tensor whose rows may have gaps.
void StoreDense(const std::vector<uint8_t>& dense, Tensor& d) {
  const size_t row_bytes = static_cast<size_t>(d.cols() * Bytes(d.type()));
  for (int64_t row = 0; row < d.rows(); ++row) {
    std::memcpy(d.data<uint8_t>() + row * d.stride() * Bytes(d.type()),
                dense.data() + static_cast<size_t>(row) * row_bytes, row_bytes);
  }
}
std::vector<uint8_t> LoadDense(const Tensor& c) {
  const size_t row_bytes = static_cast<size_t>(c.cols() * Bytes(c.type()));
  std::vector<uint8_t> dense(static_cast<size_t>(c.rows()) * row_bytes);
  for (int64_t row = 0; row < c.rows(); ++row) {
    std::memcpy(dense.data() + static_cast<size_t>(row) * row_bytes,
                c.data<uint8_t>() + row * c.stride() * Bytes(c.type()), row_bytes);
  }
  return dense;
}

void RunQuantize(const Problem& p, const Claims& claims, TensorSet& tensors) {
  const SourceView x = ViewOf(tensors["x"]);
  for (const Axis axis : {Axis::kRow, Axis::kColumn}) {
    const std::string prefix = axis == Axis::kRow ? "row_" : "column_";
    if (!tensors.Has(prefix + "codes")) continue;
    const MxTensor mx = QuantizeReference(x, axis, QuantSpecOf(p, claims, axis));
    const OperandShape shape = ShapeOf(mx.rows, mx.k, Layout::kLinear, p.scale_layout);
    StoreOperand(mx, shape, tensors[prefix + "codes"], tensors[prefix + "scales"]);
  }
}

void RunDequantize(const Problem& p, TensorSet& tensors) {
  const OperandShape shape = ShapeOf(p.m, p.n, Layout::kLinear, p.scale_layout);
  const MxTensor mx = LoadOperand(shape, tensors["codes"], tensors["scales"]);
  Tensor& y = tensors["y"];
  for (int64_t row = 0; row < p.m; ++row) {
    for (int64_t col = 0; col < p.n; ++col) {
      // E2M1 has so few bits that the value is exact in bf16 and f16 wherever it is exact in binary32, but
      // for subnormals and overflow, where one rounding of the exact value and of its binary32 agree.
      const uint32_t bits = DequantizeOne(Format::kE2M1, mx.Code(row, col), mx.Scale(row, col / kBlock));
      y.SetWord(row, col,
                p.out == DType::kF32    ? bits
                : p.out == DType::kBF16 ? F32ToBf16(bits)
                                        : F32ToF16(bits));
    }
  }
}

void RunHadamard(const Problem& p, TensorSet& tensors) {
  HadamardSpec spec;
  spec.n = p.hadamard == 0 ? 16 : p.hadamard;
  spec.signs[0] = p.signs;
  const SourceView x = ViewOf(tensors["x"]);
  std::vector<float> row(static_cast<size_t>(p.n));
  for (int64_t i = 0; i < p.m; ++i) {
    for (int64_t k = 0; k < p.n; ++k) row[static_cast<size_t>(k)] = FromBits(x.F32Bits(i, k));
    RotateRow(spec, row.data(), p.n);
    StoreRow(tensors["y"], i, row.data());
  }
}

// Columns [first, last) of a quantised matrix; multiples of a block but for the end.
MxTensor Slice(const MxTensor& t, int64_t first, int64_t last) {
  MxTensor out;
  out.Resize(t.format, t.rows, last - first);
  for (int64_t row = 0; row < t.rows; ++row) {
    std::memcpy(out.codes.data() + row * out.code_stride(),
                t.codes.data() + row * t.code_stride() + first / 2, static_cast<size_t>(out.code_stride()));
    std::memcpy(out.scales.data() + row * out.blocks(), t.scales.data() + row * t.blocks() + first / kBlock,
                static_cast<size_t>(out.blocks()));
  }
  return out;
}

uint32_t Flushed(uint32_t bits) { return (bits & kF32Abs) < 0x00800000u ? bits & kF32Sign : bits; }

// Accumulators to outputs where binary32 subnormals are flushed before and after alpha.
uint32_t FlushedByAlpha(uint32_t acc, float alpha) { return Flushed(ScaleByAlpha(Flushed(acc), alpha)); }

// The product as ranges of K, each from +0, with the epilogue that claims and alpha say.
void RunRanges(const Problem& p, const Claims& claims, Product product, const MxTensor& a, const MxTensor& b,
               const std::vector<int64_t>& ranges, Tensor& d) {
  GemmSpec part = GemmSpecOf(p, claims);
  part.alpha = 1.0f;
  part.beta = false;
  part.out = DType::kF32;
  const GemmSpec epilogue = [&] {
    GemmSpec spec = GemmSpecOf(p, claims);
    spec.splits = p.split == 0 ? 1 : 2;  // 2: ranges are added in bfloat16
    spec.split_kind = SplitK::kBf16;
    return spec;
  }();
  std::vector<uint32_t> acc(static_cast<size_t>(p.m * p.n)), sum(acc.size());
  for (size_t z = 0; z < ranges.size(); ++z) {
    const int64_t first = ranges[z] * (p.split == 0 ? p.k : p.split);
    const int64_t last = std::min(p.k, p.split == 0 ? p.k : first + p.split);
    product(Slice(a, first, last), Slice(b, first, last), part, nullptr, acc.data());
    for (size_t i = 0; i < acc.size(); ++i) {
      uint32_t t = acc[i];
      if (claims.flush) {
        GemmSpec added = epilogue;
        added.alpha = 1.0f;
        t = FlushedByAlpha(t, p.alpha);
        sum[i] = p.split == 0 ? t : AddRange(added, sum[i], t, static_cast<int64_t>(z));
      } else {
        sum[i] = AddRange(epilogue, sum[i], t, static_cast<int64_t>(z));
      }
    }
  }
  for (int64_t row = 0; row < p.m; ++row) {
    for (int64_t col = 0; col < p.n; ++col) {
      const uint32_t bits = Canonical(sum[static_cast<size_t>(row * p.n + col)]);
      d.SetWord(row, col, d.type() == TensorType::kF32 ? bits : F32ToBf16(bits));
    }
  }
}

// Numbers to numbers through one GEMM of a linear layer.
void RunLinearGemm(const Problem& p, const Claims& claims, LinearGemm gemm, TensorSet& tensors, Tensor& d) {
  static constexpr const char* kNames[] = {"x", "w", "dy"};  // by LinearTensor
  const auto copy = [&](size_t index) {
    const OperandRole& role = kOperandRoles[static_cast<size_t>(gemm)][index];
    const SourceView source = ViewOf(tensors[kNames[static_cast<size_t>(role.tensor)]]);
    return QuantizeReference(source, role.axis, LinearQuantSpec(p, claims, role));
  };
  std::vector<uint8_t> dense(d.payload().size());
  GemmReference(copy(0), copy(1), GemmSpecOf(p, claims), nullptr, dense.data());
  StoreDense(dense, d);
}

// One scaled matrix instruction: registers to matrices by the lane maps, MfmaScaled, and back.
void RunMfma(const Problem& p, const Claims& claims, TensorSet& tensors) {
  const Instruction instruction = p.instruction.value_or(claims.instruction);
  const int64_t size = InstructionD(instruction), depth = InstructionK(instruction);
  const auto gather = [&](const char* name, Format format, int byte, std::vector<uint8_t>& codes,
                          std::vector<uint8_t>& scales) {
    const Tensor &words = tensors[name], &lanes = tensors[std::string(name) + "_scales"];
    for (int row = 0; row < size; ++row) {
      for (int k = 0; k < depth; ++k) {
        const LaneSlot slot = OperandSlot(instruction, format, row, k);
        uint64_t word = words.Word(slot.reg, slot.lane);
        if (slot.reg + 1 < words.rows()) word |= uint64_t{words.Word(slot.reg + 1, slot.lane)} << 32;
        codes.push_back(static_cast<uint8_t>(word >> slot.bit & Info(format).code_mask()));
        if (k % kBlock != 0) continue;
        const int lane = ScaleLane(instruction, row, static_cast<int>(k / kBlock));
        scales.push_back(static_cast<uint8_t>(lanes.Word(0, lane) >> 8 * byte));
      }
    }
  };
  std::vector<uint8_t> a, b, a_scales, b_scales;
  gather("a", p.format_a, p.byte_a, a, a_scales);
  gather("b", p.format_b, p.byte_b, b, b_scales);
  std::vector<uint32_t> c(static_cast<size_t>(size * size));
  const auto each = [&](auto&& visit) {
    for (int row = 0; row < size; ++row) {
      for (int col = 0; col < size; ++col) {
        visit(AccumulatorSlot(instruction, row, col), c[static_cast<size_t>(row * size + col)]);
      }
    }
  };
  each([&](const LaneSlot& slot, uint32_t& word) { word = tensors["c"].Word(slot.reg, slot.lane); });
  MfmaScaled(instruction, p.profile.value_or(claims.profile), p.format_a, a.data(), a_scales.data(),
             p.format_b, b.data(), b_scales.data(), c.data(), c.data());
  each([&](const LaneSlot& slot, uint32_t& word) { tensors["d"].SetWord(slot.reg, slot.lane, word); });
}

}  // namespace

SourceView ViewOf(const Tensor& t) {
  return {t.data<uint8_t>(), DTypeOf(t.type()), t.rows(), t.cols(), t.stride()};
}

QuantSpec QuantSpecOf(const Problem& p, const Claims& claims, Axis axis) {
  QuantSpec spec;
  spec.rule = p.rule;
  spec.zero_byte = claims.zero_byte;
  spec.nan = claims.nan;
  spec.rounding = p.round;
  spec.sr_pair = claims.sr_pair;
  spec.random = {p.noise, p.micro_batch, p.stream | (axis == Axis::kColumn ? 1u : 0u), p.step};
  spec.hadamard.n = p.hadamard;
  spec.hadamard.signs[0] = axis == Axis::kColumn ? p.signs_column : p.signs;
  return spec;
}

QuantSpec LinearQuantSpec(const Problem& p, const Claims& claims, const OperandRole& role) {
  Problem copy = p;
  copy.signs_column = p.signs;  // one mask for all products
  copy.stream = StreamId(StreamPurpose::kRounding, 0, 0, static_cast<uint32_t>(role.tensor));
  if (role.tensor == LinearTensor::kW) copy.micro_batch = 0;
  return QuantSpecOf(copy, claims, role.axis);
}

GemmSpec GemmSpecOf(const Problem& p, const Claims& claims) {
  GemmSpec spec;
  spec.profile = p.profile.value_or(claims.profile);
  spec.instruction = p.instruction.value_or(claims.instruction);
  spec.alpha = p.alpha;
  spec.beta = p.beta;
  spec.out = p.out;
  return spec;
}

void ReferenceProduct(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d) {
  GemmReference(a, b, spec, c, d);
}
void EngineProduct(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d) {
  Gemm(a, b, spec, c, d);
}

void RunGemm(const Problem& p, const Claims& claims, Product product, TensorSet& tensors,
             const std::vector<int64_t>& ranges) {
  const MxTensor a = LoadOperand(ShapeOf(p.m, p.k, Layout::kLinear, p.scale_layout), tensors["a_codes"],
                                 tensors["a_scales"]);
  const MxTensor b = LoadOperand(ShapeOf(p.n, p.k, p.weight_layout, p.scale_layout), tensors["b_codes"],
                                 tensors["b_scales"]);
  Tensor& d = tensors["d"];
  if (p.split != 0 || claims.flush) {
    std::vector<int64_t> order = ranges;
    if (order.empty()) {
      order.resize(static_cast<size_t>(p.split == 0 ? 1 : (p.k + p.split - 1) / p.split));
      std::iota(order.begin(), order.end(), 0);
    }
    return RunRanges(p, claims, product, a, b, order, d);
  }
  std::vector<uint8_t> dense(static_cast<size_t>(p.m * p.n * Bytes(d.type())));
  const std::vector<uint8_t> c = p.beta ? LoadDense(tensors["c"]) : std::vector<uint8_t>();
  product(a, b, GemmSpecOf(p, claims), c.data(), dense.data());
  StoreDense(dense, d);
}

void RunReference(const Problem& p, const Claims& claims, TensorSet& tensors) {
  switch (p.op) {
    case Operation::kQuantizeRow:
    case Operation::kQuantizeColumn:
    case Operation::kQuantizeBoth:
      return RunQuantize(p, claims, tensors);
    case Operation::kDequantize:
      return RunDequantize(p, tensors);
    case Operation::kHadamard:
      return RunHadamard(p, tensors);
    case Operation::kGemm:
      return RunGemm(p, claims, ReferenceProduct, tensors);
    case Operation::kLinear:
      RunLinearGemm(p, claims, LinearGemm::kFprop, tensors, tensors["y"]);
      RunLinearGemm(p, claims, LinearGemm::kDgrad, tensors, tensors["dx"]);
      return RunLinearGemm(p, claims, LinearGemm::kWgrad, tensors, tensors["dw"]);
    case Operation::kMfma:
      return RunMfma(p, claims, tensors);
  }
}

}  // namespace mx::conformance
