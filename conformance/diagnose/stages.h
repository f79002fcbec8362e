// The reference cut into stages, each of which can be replaced: with nothing replaced the outputs are those
// of reference.h, bit for bit. A wrong device (mutants/) and a neighbouring claim (neighbours.h) are both one
// stage, or one parameter, that is otherwise.
#ifndef MX_CONFORMANCE_DIAGNOSE_STAGES_H_
#define MX_CONFORMANCE_DIAGNOSE_STAGES_H_

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "conformance/claims.h"
#include "conformance/operand.h"
#include "conformance/problem.h"
#include "conformance/tensor.h"
#include "sim/linear/recipe.h"
#include "sim/quant/quant_block.h"

namespace mx::conformance {

struct Stages;

// One quantised copy that is being made: rows x k along `axis` of the source.
struct Copy {
  const Stages& stages;
  const Problem& problem;
  const SourceView& source;
  QuantSpec spec;
  Axis axis = Axis::kRow;
  int64_t rows = 0, k = 0;
  int gemm = -1, operand = -1;  // of a linear layer: LinearGemm, and 0 for a, 1 for b
};

// One block of it: `count` rotated values from element `first` of row `row`. y is the whole row.
struct Block {
  const float* y;
  int64_t row, first, count;
  std::span<const float> values() const { return {y + first, static_cast<size_t>(count)}; }
};

// A product: D = A B^T of two quantised matrices.
struct Multiplication {
  const Stages& stages;
  const Problem& problem;
  const Claims& claims;
  GemmSpec spec;
  const MxTensor &a, &b;
  int gemm = -1;  // of a linear layer
};

// What one instruction takes of one operand: K codes, one a byte, and K / 32 scales.
struct Step {
  std::vector<uint8_t> codes, scales;
};

struct Stages {
  // Quantising. `source`: binary32 bits of an element of the copy. `rotate`: signs and rotation of a row.
  std::function<uint32_t(const Copy&, int64_t row, int64_t k)> source;
  std::function<void(const Copy&, int64_t row, float* y)> rotate;
  std::function<uint32_t(const Copy&, const Block&, bool* nan)> amax;
  std::function<BlockScale(const Copy&, const Block&)> scale;
  std::function<uint32_t(const Copy&, int64_t row, int64_t k)> noise;
  std::function<uint32_t(const Copy&, const Block&, int64_t i, const BlockScale&)>
      code;                                            // i within the block
  std::function<void(const Copy&, MxTensor&)> packed;  // a copy that is complete

  // Between matrices and memory, in either direction.
  std::function<void(const Problem&, const MxTensor&, const OperandShape&, Tensor& codes, Tensor& scales)>
      store;
  std::function<MxTensor(const Problem&, const OperandShape&, const Tensor& codes, const Tensor& scales)>
      load;

  // Dequantising: binary32 bits. `out`: binary32 bits to those of an output type.
  std::function<uint32_t(uint32_t code, uint8_t scale)> value;
  std::function<uint32_t(DType type, uint32_t bits)> out;

  // Products. `fetch`: the operand (0 a, 1 b) of row `row` for the instruction that begins at element k, of
  // the range that ends at `last`. `add`: one instruction for one output. `chain`: elements [first, last) of
  // K.
  std::function<Step(const Multiplication&, int side, int64_t row, int64_t k, int64_t last)> fetch;
  std::function<uint32_t(const Multiplication&, const Step& a, const Step& b, uint32_t acc)> add;
  std::function<uint32_t(const Multiplication&, std::span<const Step> a, std::span<const Step> b, int64_t i,
                         int64_t j)>
      chain;
  std::function<std::vector<int64_t>(const Multiplication&, int64_t ranges)>
      ranges;  // order in which they are added
  std::function<uint32_t(const Multiplication&, uint32_t acc, uint32_t c, int64_t i, int64_t j)> epilogue;

  // One instruction on registers.
  std::function<LaneSlot(const Problem&, int side, int row, int k)> operand_slot;
  std::function<LaneSlot(const Problem&, bool d, int row, int col)> accumulator_slot;
  std::function<int(const Problem&, int side, int row, int block)> scale_lane;
  std::function<int(const Problem&, int side)> scale_byte;

  // Before and after all else, on the tensors themselves.
  std::function<void(const Problem&, TensorSet&)> begin, end;
  // Which outputs of a product are wanted; the others are left as they are. Empty: all.
  std::function<bool(int64_t i, int64_t j)> wanted;
};

Stages RightStages();

// Fills the outputs of `tensors` from its inputs, as RunReference does. Throws InputError as it does.
void RunStages(const Stages& stages, const Problem& problem, const Claims& claims, TensorSet& tensors);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DIAGNOSE_STAGES_H_
