// The right stages: each says in a line what its module of sim/ defines.
#include "conformance/diagnose/stages.h"

#include <algorithm>
#include <numeric>

#include "conformance/reference.h"
#include "sim/base/bits.h"
#include "sim/gemm/adder.h"
#include "sim/gemm/epilogue.h"

namespace mx::conformance {
namespace {

uint32_t Source(const Copy& c, int64_t row, int64_t k) {
  return c.axis == Axis::kRow ? c.source.F32Bits(row, k) : c.source.F32Bits(k, row);
}

void Rotate(const Copy& c, int64_t, float* y) { RotateRow(c.spec.hadamard, y, c.k); }

uint32_t Amax(const Copy&, const Block& b, bool* nan) { return BlockAmax(b.y + b.first, 0, 1, b.count, nan); }

BlockScale Scale(const Copy& c, const Block& b) {
  bool nan = false;
  const uint32_t amax = c.stages.amax(c, b, &nan);
  if (nan && c.spec.nan == NanPolicy::kPoison) return {0xFF, 0, true, false};
  if (amax == 0) return {c.spec.zero_byte, 0, false, false};
  const int s = SharedExponent(c.spec.rule, c.spec.format, amax);
  return {static_cast<uint8_t>(s + 127), s, false, false};
}

uint32_t Noise(const Copy& c, int64_t row, int64_t k) {
  return NoiseWord(c.spec.random, c.spec.sr_pair, c.spec.format, row, k, PaddedK(c.k));
}

uint32_t Code(const Copy& c, const Block& b, int64_t i, const BlockScale& scale) {
  if (scale.poisoned) return 0;
  const uint32_t noise = c.spec.rounding == Rounding::kSR ? c.stages.noise(c, b.row, b.first + i) : 0u;
  return Encode(c.spec.format, ToBits(b.y[b.first + i]) | (scale.nan ? kF32QuietNan : 0u), scale.s,
                c.spec.rounding, Overflow::kSaturate, noise);
}

uint32_t Out(DType type, uint32_t bits) {
  return type == DType::kF32 ? bits : type == DType::kBF16 ? F32ToBf16(bits) : F32ToF16(bits);
}

Step Fetch(const Multiplication& p, int side, int64_t row, int64_t k, int64_t last) {
  const MxTensor& t = side == 0 ? p.a : p.b;
  const int64_t depth = InstructionK(p.spec.instruction), end = std::min(last, k + depth);
  Step step{std::vector<uint8_t>(static_cast<size_t>(depth), 0),
            std::vector<uint8_t>(static_cast<size_t>(depth / kBlock), 0x7F)};
  for (int64_t i = k; i < end; ++i) {
    step.codes[static_cast<size_t>(i - k)] = static_cast<uint8_t>(t.Code(row, i));
    step.scales[static_cast<size_t>((i - k) / kBlock)] = t.Scale(row, i / kBlock);
  }
  return step;
}

uint32_t Add(const Multiplication& p, const Step& a, const Step& b, uint32_t acc) {
  return Accumulate(p.spec.profile, p.a.format, a.codes.data(), a.scales.data(), p.b.format, b.codes.data(),
                    b.scales.data(), InstructionK(p.spec.instruction), acc);
}

uint32_t Chain(const Multiplication& p, std::span<const Step> a, std::span<const Step> b, int64_t, int64_t) {
  uint32_t acc = 0;
  for (size_t i = 0; i < a.size(); ++i) acc = p.stages.add(p, a[i], b[i], acc);
  return acc;
}

std::vector<int64_t> Ranges(const Multiplication&, int64_t count) {
  std::vector<int64_t> order(static_cast<size_t>(count));
  std::iota(order.begin(), order.end(), int64_t{0});
  return order;
}

uint32_t Epilogue(const Multiplication& p, uint32_t acc, uint32_t c, int64_t, int64_t) {
  const uint32_t t = ScaleByAlpha(acc, p.spec.alpha);
  return p.spec.beta ? Canonical(ToBits(FromBits(t) + FromBits(c))) : t;
}

Instruction InstructionOf(const Problem& p) { return p.instruction.value_or(Instruction::k16x16x128); }

}  // namespace

Stages RightStages() {
  Stages s;
  s.source = Source;
  s.rotate = Rotate;
  s.amax = Amax;
  s.scale = Scale;
  s.noise = Noise;
  s.code = Code;
  s.packed = [](const Copy&, MxTensor&) {};
  s.store = [](const Problem&, const MxTensor& mx, const OperandShape& shape, Tensor& codes, Tensor& scales) {
    StoreOperand(mx, shape, codes, scales);
  };
  s.load = [](const Problem&, const OperandShape& shape, const Tensor& codes, const Tensor& scales) {
    return LoadOperand(shape, codes, scales);
  };
  s.value = [](uint32_t code, uint8_t scale) { return DequantizeOne(Format::kE2M1, code, scale); };
  s.out = Out;
  s.fetch = Fetch;
  s.add = Add;
  s.chain = Chain;
  s.ranges = Ranges;
  s.epilogue = Epilogue;
  s.operand_slot = [](const Problem& p, int side, int row, int k) {
    return OperandSlot(InstructionOf(p), side == 0 ? p.format_a : p.format_b, row, k);
  };
  s.accumulator_slot = [](const Problem& p, bool, int row, int col) {
    return AccumulatorSlot(InstructionOf(p), row, col);
  };
  s.scale_lane = [](const Problem& p, int, int row, int block) {
    return ScaleLane(InstructionOf(p), row, block);
  };
  s.scale_byte = [](const Problem& p, int side) { return side == 0 ? p.byte_a : p.byte_b; };
  s.begin = s.end = [](const Problem&, TensorSet&) {};
  return s;
}

}  // namespace mx::conformance
