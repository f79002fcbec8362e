#include "sim/linear/linear_memory.h"

#include <algorithm>
#include <numeric>

namespace mx {
namespace {

constexpr double kF32 = 4, kBf16 = 2;

struct Size {
  int64_t rows, cols;
  double bytes() const { return kF32 * static_cast<double>(rows * cols); }
};

// The operand of a block GEMM: codes and scales, and the same unpacked for the engine with a copy of them.
double BlockOperand(const OperandRecipe& operand, Size copy, int64_t packed_bytes) {
  MxTensor sizes;
  sizes.format = operand.format;
  sizes.k = copy.cols;
  return static_cast<double>(2 * copy.rows * (sizes.code_stride() + sizes.blocks()) + packed_bytes);
}

}  // namespace

LinearMemory& LinearMemory::operator+=(const LinearMemory& other) {
  weights += other.weights;
  operands = std::max(operands, other.operands);
  for (size_t i = 0; i < scratch.size(); ++i) scratch[i] = std::max(scratch[i], other.scratch[i]);
  return *this;
}

double LinearMemory::Working() const { return std::accumulate(scratch.begin(), scratch.end(), operands); }

LinearMemory MemoryOfLinear(const Recipe& recipe, int64_t tokens, int64_t in, int64_t out) {
  const std::array<Size, 3> sources = {{{tokens, in}, {out, in}, {tokens, out}}};
  LinearMemory memory;
  double rounded_weight = 0;
  for (size_t g = 0; g < 3; ++g) {
    const GemmRecipe& gemm = recipe.gemms[g];
    const bool block = gemm.arithmetic == GemmArithmetic::kMX || gemm.arithmetic == GemmArithmetic::kFP8;
    double operands = 0;
    for (size_t i = 0; i < 2; ++i) {
      const OperandRole& role = kOperandRoles[g][i];
      const Size source = sources[static_cast<size_t>(role.tensor)];
      const Size copy = role.axis == Axis::kRow ? source : Size{source.cols, source.rows};
      const bool weight = role.tensor == LinearTensor::kW;
      if (block) {
        const int64_t packed =
            PackedOperandBytes(gemm.operands[i].format, gemm.operands[1 - i].format, copy.rows, copy.cols);
        (weight ? memory.weights : operands) += BlockOperand(gemm.operands[i], copy, packed);
        if (recipe.requantise && role.tensor != LinearTensor::kDY) operands += source.bytes();
      } else {
        if (weight && !recipe.io_f32) rounded_weight = source.bytes();
        if (!weight && gemm.arithmetic == GemmArithmetic::kBF16) operands += source.bytes();
        if (i == 1) operands += source.bytes();  // packed for the plain product
      }
    }
    memory.operands = std::max(memory.operands, operands);
  }
  memory.weights += rounded_weight;
  const double x = sources[0].bytes(), w = sources[1].bytes(), dy = sources[2].bytes();
  const bool round = !recipe.io_f32;
  memory.scratch = {round ? x : 0, round ? dy : 0, w, std::max({x, w, dy}) / kF32 * kBf16};
  return memory;
}

}  // namespace mx
