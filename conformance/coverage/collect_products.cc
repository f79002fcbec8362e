// Points of dequantising, products and single instructions.
#include <algorithm>
#include <array>
#include <vector>

#include "conformance/coverage/collect.h"
#include "conformance/coverage/points.h"
#include "conformance/operand.h"
#include "conformance/reference.h"
#include "sim/formats/codec.h"
#include "sim/gemm/independence.h"

namespace mx::conformance {
namespace {

constexpr int64_t kMostRows = 9;  // of A and of B whose products are looked at one by one

size_t ResultKind(uint32_t bits) {  // binary32
  const uint32_t magnitude = bits & kF32Abs;
  if (magnitude > kF32Inf) return kResultCount - 1;
  const size_t kind = magnitude == 0 ? 0 : magnitude < 0x00800000u ? 2 : magnitude < kF32Inf ? 4 : 6;
  return kind + (bits >> 31);
}

void CollectScales(const MxTensor& mx, size_t operand, Coverage& c) {
  std::array<uint64_t, kByteClassCount> classes{};
  for (const uint8_t byte : mx.scales) ++classes[ByteClass(byte)];
  for (size_t i = 0; i < kByteClassCount; ++i)
    c.Hit(Family::kOperandScales, operand * kByteClassCount + i, classes[i]);
}

}  // namespace

void CollectDequantized(const Problem& p, const TensorSet& expected, Coverage& c) {
  const MxTensor mx =
      LoadOperand(ShapeOf(p.m, p.n, Layout::kLinear, p.scale_layout), expected["codes"], expected["scales"]);
  for (int64_t row = 0; row < mx.rows; ++row) {
    for (int64_t block = 0; block < mx.blocks(); ++block) {
      std::array<uint64_t, 16> codes{};
      for (int64_t k = block * kBlock; k < std::min(mx.k, (block + 1) * kBlock); ++k)
        ++codes[mx.Code(row, k)];
      for (size_t i = 0; i < 16; ++i)
        c.Hit(Family::kDequantized, mx.Scale(row, block) * size_t{16} + i, codes[i]);
    }
  }
}

void CollectProduct(const Problem& p, const Claims& claims, const TensorSet& expected, Coverage& c) {
  const MxTensor a = LoadOperand(ShapeOf(p.m, p.k, Layout::kLinear, p.scale_layout), expected["a_codes"],
                                 expected["a_scales"]);
  const MxTensor b = LoadOperand(ShapeOf(p.n, p.k, p.weight_layout, p.scale_layout), expected["b_codes"],
                                 expected["b_scales"]);
  CollectScales(a, 0, c);
  CollectScales(b, 1, c);
  std::array<uint64_t, 256> products{};
  const GemmSpec spec = GemmSpecOf(p, claims);
  const Tensor& d = expected["d"];
  const auto number = [&](const Tensor& t, int64_t row, int64_t col) {
    const uint32_t word = t.Word(row, col);
    return t.type() == TensorType::kF32 ? word : Bf16ToF32(static_cast<uint16_t>(word));
  };
  for (int64_t row = 0; row < std::min(kMostRows, p.m); ++row) {
    for (int64_t col = 0; col < std::min(kMostRows, p.n); ++col) {
      for (int64_t k = 0; k < p.k; ++k) ++products[a.Code(row, k) * size_t{16} + b.Code(col, k)];
      if (p.split != 0) continue;
      const uint32_t c0 = p.beta ? number(expected["c"], row, col) : 0;
      c.Hit(Family::kIndependence, IsModelIndependent(a, row, b, col, spec, c0) ? 1 : 0);
    }
  }
  for (size_t i = 0; i < products.size(); ++i) c.Hit(Family::kProducts, i, products[i]);
  std::array<uint64_t, kResultCount> kinds{};
  for (int64_t row = 0; row < p.m; ++row) {
    for (int64_t col = 0; col < p.n; ++col) ++kinds[ResultKind(number(d, row, col))];
  }
  const size_t first = p.out == DType::kF32 ? 0 : kResultCount;
  for (size_t i = 0; i < kResultCount; ++i) c.Hit(Family::kResults, first + i, kinds[i]);
}

void CollectInstruction(const Problem& p, const Claims& claims, const TensorSet& expected, Coverage& c) {
  const Instruction instruction = p.instruction.value_or(claims.instruction);
  const auto place = [](Format format) {
    return static_cast<size_t>(std::find(kMatrixFormats.begin(), kMatrixFormats.end(), format) -
                               kMatrixFormats.begin());
  };
  const size_t wide = instruction == Instruction::k32x32x64 ? 1 : 0;
  const std::array formats = {place(p.format_a), place(p.format_b)};
  c.Hit(Family::kMatrixFormats, wide * 25 + formats[0] * 5 + formats[1]);
  c.Hit(Family::kByteSelects, wide * 16 + static_cast<size_t>(p.byte_a * 4 + p.byte_b));
  for (size_t operand = 0; operand < 2; ++operand) {
    const Format format = kMatrixFormats[formats[operand]];
    const Tensor& words = expected[operand == 0 ? "a" : "b"];
    std::vector<uint64_t> codes(size_t{1} << Info(format).bits);
    for (int row = 0; row < InstructionD(instruction); ++row) {
      for (int k = 0; k < InstructionK(instruction); ++k) {
        const LaneSlot slot = OperandSlot(instruction, format, row, k);
        uint64_t word = words.Word(slot.reg, slot.lane);
        if (slot.reg + 1 < words.rows()) word |= uint64_t{words.Word(slot.reg + 1, slot.lane)} << 32;
        ++codes[word >> slot.bit & Info(format).code_mask()];
      }
    }
    for (uint32_t code = 0; code < codes.size(); ++code)
      c.Hit(Family::kMatrixCodes, MatrixCodePlace(operand, formats[operand], code), codes[code]);
  }
}

}  // namespace mx::conformance
