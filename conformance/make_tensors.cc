// Which tensors a problem has, their shapes, and what the inputs hold.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "conformance/device.h"
#include "conformance/generate.h"
#include "conformance/operand.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/formats/codec.h"

namespace mx::conformance {
namespace {

constexpr int64_t kLanes = 64;

TensorType TypeOf(DType type) {
  return type == DType::kF32 ? TensorType::kF32 : type == DType::kBF16 ? TensorType::kBF16 : TensorType::kF16;
}

// The number of an input, which keys its stream: fixed by name, so that an operation may gain tensors.
uint32_t StreamNumber(const std::string& name) {
  static constexpr const char* kNames[] = {"x", "w", "dy",      "codes",    "scales",  "a",
                                           "b", "c", "a_codes", "a_scales", "b_codes", "b_scales"};
  for (size_t i = 0; i < std::size(kNames); ++i) {
    if (name == kNames[i]) return static_cast<uint32_t>(i);
  }
  Fail("input '{}' has no stream", name);
}

class Maker {
 public:
  explicit Maker(const Problem& problem) : p_(problem) {}

  TensorSet Make() {
    switch (p_.op) {
      case Operation::kQuantizeRow:
      case Operation::kQuantizeColumn:
      case Operation::kQuantizeBoth:
        Quantize();
        break;
      case Operation::kDequantize:
        Operand("", p_.m, p_.n, Layout::kLinear, Direction::kIn);
        Output("y", TypeOf(p_.out), p_.m, p_.n);
        break;
      case Operation::kHadamard:
        Source("x", p_.m, p_.n);
        Output("y", TypeOf(p_.out), p_.m, p_.n);
        break;
      case Operation::kGemm:
        Product();
        break;
      case Operation::kLinear:
        Source("x", p_.m, p_.k);
        Source("w", p_.n, p_.k);
        Source("dy", p_.m, p_.n);
        Output("y", TypeOf(p_.out), p_.m, p_.n);
        Output("dx", TypeOf(p_.out), p_.m, p_.k);
        Output("dw", TypeOf(p_.out), p_.n, p_.k);
        break;
      case Operation::kMfma:
        Matrices();
        break;
    }
    for (const auto& words : p_.words) SetWords(words.first, words.second);
    return std::move(set_);
  }

 private:
  void Quantize() {
    Source("x", p_.m, p_.n, p_.gap);
    if (p_.op != Operation::kQuantizeColumn) Operand("row_", p_.m, p_.n, Layout::kLinear, Direction::kOut);
    if (p_.op != Operation::kQuantizeRow) Operand("column_", p_.n, p_.m, Layout::kLinear, Direction::kOut);
  }

  void Product() {
    Operand("a_", p_.m, p_.k, Layout::kLinear, Direction::kIn);
    Operand("b_", p_.n, p_.k, p_.weight_layout, Direction::kIn);
    const TensorType type = TypeOf(p_.out);
    if (p_.beta) {
      Tensor& c = set_.Add({"c", type, p_.m, p_.n, Direction::kIn, p_.gap});
      FillAddend(c);
    }
    set_.Add({"d", type, p_.m, p_.n, Direction::kOut, p_.gap});
  }

  void Matrices() {
    const Instruction instruction = p_.instruction.value_or(Instruction::k16x16x128);
    const int64_t accumulators = instruction == Instruction::k16x16x128 ? 4 : 16;
    Registers("a", p_.format_a, instruction);
    Registers("b", p_.format_b, instruction);
    for (const char* name : {"a_scales", "b_scales"}) {
      Tensor& scales = set_.Add({name, TensorType::kU32, 1, kLanes, Direction::kIn});
      const RandomStream stream = DataStream(p_.seed, StreamNumber(name));
      for (uint64_t i = 0; i < 4 * kLanes; ++i) scales.data<uint8_t>()[i] = ScaleAt(p_.scales, stream, i);
    }
    FillAddend(set_.Add({"c", TensorType::kU32, accumulators, kLanes, Direction::kIn}));
    set_.Add({"d", TensorType::kU32, accumulators, kLanes, Direction::kOut});
  }

  void Output(const char* name, TensorType type, int64_t rows, int64_t cols) {
    set_.Add({name, type, rows, cols, Direction::kOut});
  }

  void Source(const std::string& name, int64_t rows, int64_t cols, int64_t gap = 0) {
    Tensor& x = set_.Add({name, TypeOf(p_.in), rows, cols, Direction::kIn, gap});
    const RandomStream stream = DataStream(p_.seed, StreamNumber(name));
    const bool columns = p_.op == Operation::kQuantizeColumn, tiles = p_.op == Operation::kQuantizeBoth;
    const auto block = [&](int64_t row, int64_t col) {
      if (columns) return col * ((rows + 31) / 32) + row / 32;
      return (tiles ? row / 32 : row) * ((cols + 31) / 32) + col / 32;
    };
    ParallelFor(rows, std::max<int64_t>(1, 65536 / cols), [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        for (int64_t col = 0; col < cols; ++col) {
          const int64_t lane = columns ? row : tiles ? row + col : col;
          const Position at{static_cast<uint64_t>(row * cols + col), static_cast<uint64_t>(block(row, col)),
                            static_cast<uint64_t>(row), static_cast<uint64_t>(col),
                            static_cast<uint64_t>(lane % kBlock)};
          const uint32_t bits = SourceBits(p_.data, stream, at, p_.in);
          x.SetWord(row, col,
                    p_.in == DType::kF32    ? bits
                    : p_.in == DType::kBF16 ? bits >> 16
                                            : F32ToF16(bits));
        }
      }
    });
  }

  // Codes and scales of a [rows][k] E2M1 matrix; inputs are filled.
  void Operand(const std::string& prefix, int64_t rows, int64_t k, Layout codes_layout, Direction direction) {
    const OperandShape shape = ShapeOf(rows, k, codes_layout, p_.scale_layout);
    const std::string codes_name = prefix + "codes", scales_name = prefix + "scales";
    set_.Add({codes_name, TensorType::kU8, shape.code_rows, shape.code_bytes, direction});
    set_.Add({scales_name, TensorType::kU8, shape.scale_rows, shape.scale_cols, direction});
    if (direction == Direction::kOut) return;
    MxTensor mx;
    mx.Resize(Format::kE2M1, rows, k);
    const RandomStream codes = DataStream(p_.seed, StreamNumber(codes_name));
    const RandomStream scales = DataStream(p_.seed, StreamNumber(scales_name));
    ParallelFor(rows, std::max<int64_t>(1, 65536 / k), [&](int64_t begin, int64_t end) {
      std::array<uint8_t, 32> block{};
      for (int64_t i = begin * k; i < end * k; ++i) {
        if (i == begin * k || i % 32 == 0) block = CodeBlock(p_.codes, codes, static_cast<uint64_t>(i / 32));
        PutCode(Format::kE2M1, mx.codes.data() + i / k * mx.code_stride(), i % k,
                block[static_cast<size_t>(i % 32)]);
      }
      for (int64_t i = begin * mx.blocks(); i < end * mx.blocks(); ++i)
        mx.scales[static_cast<size_t>(i)] = ScaleAt(p_.scales, scales, static_cast<uint64_t>(i));
    });
    StoreOperand(mx, shape, set_[codes_name], set_[scales_name]);
  }

  void Registers(const char* name, Format format, Instruction instruction) {
    Tensor& t = set_.Add({name, TensorType::kU32, Info(format).bits, kLanes, Direction::kIn});
    std::fill(t.payload().begin(), t.payload().end(), std::byte{0});
    const RandomStream stream = DataStream(p_.seed, StreamNumber(name));
    uint64_t index = 0;
    for (int row = 0; row < InstructionD(instruction); ++row) {
      for (int k = 0; k < InstructionK(instruction); ++k) {
        const LaneSlot slot = OperandSlot(instruction, format, row, k);
        const uint64_t code = uint64_t{CodeAt(format, p_.codes, stream, index++)} << slot.bit;
        t.SetWord(slot.reg, slot.lane, t.Word(slot.reg, slot.lane) | static_cast<uint32_t>(code));
        const auto carry = static_cast<uint32_t>(code >> 32);
        if (carry != 0) t.SetWord(slot.reg + 1, slot.lane, t.Word(slot.reg + 1, slot.lane) | carry);
      }
    }
  }

  void FillAddend(Tensor& c) {
    const RandomStream stream = DataStream(p_.seed, StreamNumber("c"));
    for (int64_t row = 0; row < c.rows(); ++row) {
      for (int64_t col = 0; col < c.cols(); ++col) {
        const uint32_t bits = AddendBits(stream, static_cast<uint64_t>(row * c.cols() + col));
        c.SetWord(row, col, c.type() == TensorType::kBF16 ? F32ToBf16(bits) : bits);
      }
    }
  }

  void SetWords(const std::string& name, const std::vector<uint32_t>& words) {
    if (!set_.Has(name) || set_[name].direction() == Direction::kOut)
      Fail("{}: there is no input '{}'", Name(p_.op), name);
    Tensor& t = set_[name];
    if (static_cast<int64_t>(words.size()) != t.rows() * t.cols())
      Fail("{}: {} words, the tensor has {} x {}", name, words.size(), t.rows(), t.cols());
    for (size_t i = 0; i < words.size(); ++i) {
      const auto at = static_cast<int64_t>(i);
      t.SetWord(at / t.cols(), at % t.cols(), words[i]);
    }
  }

  const Problem& p_;
  TensorSet set_;
};

}  // namespace

TensorSet MakeTensors(const Problem& problem) { return Maker(problem).Make(); }

}  // namespace mx::conformance
