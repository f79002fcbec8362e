// What is wrong in one instance of many: a template's instantiation for one choice of options, a table with
// one wrong entry, a count that is kept in too few bits. Most tests never meet them.
#include <algorithm>

#include "conformance/mutants/mutant.h"
#include "sim/quant/layout.h"

namespace mx::conformance {
namespace {

constexpr uint32_t kEight = 0xFF;  // what eight bits hold

bool MakesCopies(const Problem& p) { return IsQuantize(p.op) || p.op == Operation::kLinear; }
bool Stochastic(const Problem& p) { return IsQuantize(p.op) && p.round == Rounding::kSR; }
int64_t LargerSide(const Problem& p) { return std::max(p.m, p.n); }
bool NarrowMask(uint32_t mask) { return mask >> 15 == 1; }  // fits into 16 bits, the last of them set

Mutant Instance(const char* name, Cause cause, const char* copies, const char* what,
                bool (*when)(const Problem&), void (*change)(Model&)) {
  return {name, cause, copies, what, ~0u, change, nullptr, nullptr, when};
}

template <typename Change>  // change(right amax)
void EditMaximum(Model& m, const Change& change) {
  m.stages.amax = [right = m.stages.amax, change](const Copy& c, const Block& b, bool* nan) {
    return change(right(c, b, nan));
  };
}
void NanToZero(Model& m) {
  m.stages.code = [right = m.stages.code](const Copy& c, const Block& b, int64_t i, const BlockScale& scale) {
    return IsNan(ToBits(b.y[b.first + i])) ? 0u : right(c, b, i, scale);
  };
}
template <typename Change>  // change(row, k): of a copy; the place whose word is taken
void MoveNoise(Model& m, const Change& change) {
  m.stages.noise = [right = m.stages.noise, change](const Copy& c, int64_t row, int64_t k) {
    return change(row, k), right(c, row, k);
  };
}
template <typename Edit>
void EditStream(Model& m, const Edit& edit) {
  m.stages.noise = [right = m.stages.noise, edit](const Copy& c, int64_t row, int64_t k) {
    Copy other = c;
    edit(other);
    return right(other, row, k);
  };
}
// A logarithm in binary32 cannot tell the smallest numbers above a power of two from it.
uint32_t AsLogarithm(uint32_t amax) {
  const uint32_t beyond = amax & kF32MantissaMask;
  return amax >= 0x00800000u && amax < kF32Inf && beyond < 8 ? amax - beyond : amax;
}
uint32_t WithSignExtended(uint32_t mask) { return NarrowMask(mask) ? mask | 0xFFFF0000u : mask; }

}  // namespace

std::vector<Mutant> InstanceMutants() {
  return {
      Instance(
          "f16_cut_after_rounding", Cause::kDoubleRounding, "R11",
          "rounds binary16 to four significant bits before it cuts, under ceil",
          [](const Problem& p) {
            return MakesCopies(p) && p.in == DType::kF16 && p.round == Rounding::kRTZ &&
                   p.rule == ScaleRule::kCeil;
          },
          [](Model& m) {
            m.stages.code = [right = m.stages.code](const Copy& c, const Block& b, int64_t i,
                                                    const BlockScale& scale) {
              const uint32_t y = ToBits(b.y[b.first + i]);
              if (scale.poisoned || !IsFinite(y) || (y & kF32Abs) == 0) return right(c, b, i, scale);
              return Encode(Format::kE2M1, (y + 0x00080000u) & 0xFFF00000u, scale.s, Rounding::kRTZ);
            };
          }),
      Instance(
          "nan_zero_under_ceil", Cause::kNanPolicy, "R51",
          "maps NaN to zero in the naive column kernel for binary32 and ceil",
          [](const Problem& p) {
            return p.op == Operation::kQuantizeColumn && p.in == DType::kF32 && p.round == Rounding::kRNE &&
                   p.rule == ScaleRule::kCeil && p.variant == Variant::kNaive;
          },
          [](Model& m) { NanToZero(m); }),
      Instance(
          "rotation_128_missing", Cause::kHadamardMissing, "R87", "does not rotate by 128 where it cuts",
          [](const Problem& p) {
            return MakesCopies(p) && p.hadamard == kMaxHadamard && p.round == Rounding::kRTZ;
          },
          [](Model& m) { m.stages.rotate = [](const Copy&, int64_t, float*) {}; }),
      Instance(
          "row_logarithm", Cause::kAmaxPrecision, "R33",
          "takes a logarithm in binary32 for ceil, in rows of binary32",
          [](const Problem& p) {
            return p.op == Operation::kQuantizeRow && p.in == DType::kF32 && p.rule == ScaleRule::kCeil;
          },
          [](Model& m) { EditMaximum(m, [](uint32_t amax) { return AsLogarithm(amax); }); }),
      Instance(
          "column_logarithm", Cause::kAmaxPrecision, "R33",
          "takes a logarithm in binary32 for ceil, in columns of binary32",
          [](const Problem& p) {
            return p.op == Operation::kQuantizeColumn && p.in == DType::kF32 && p.rule == ScaleRule::kCeil;
          },
          [](Model& m) { EditMaximum(m, [](uint32_t amax) { return AsLogarithm(amax); }); }),
      Instance(
          "both_subnormal_zero", Cause::kScaleClamp, "R45",
          "takes an amax whose half is subnormal as none where the naive kernel makes both copies of "
          "binary32, under even",
          [](const Problem& p) {
            return p.op == Operation::kQuantizeBoth && p.in == DType::kF32 && p.round == Rounding::kRNE &&
                   p.rule == ScaleRule::kEven && p.variant == Variant::kNaive;
          },
          [](Model& m) { EditMaximum(m, [](uint32_t amax) { return amax < 0x01000000u ? 0u : amax; }); }),
      Instance(
          "rotation_32_twice_scaled", Cause::kHadamardFactor, "R88",
          "multiplies a rotation of 32 by its factor twice, under ceil",
          [](const Problem& p) { return MakesCopies(p) && p.hadamard == 32 && p.rule == ScaleRule::kCeil; },
          [](Model& m) {
            m.stages.rotate = [right = m.stages.rotate](const Copy& c, int64_t row, float* y) {
              right(c, row, y);
              for (int64_t k = 0; k < c.k; ++k) y[k] *= FromBits(kHadamardFactor[4]);
            };
          }),
      Instance(
          "noise_row_byte", Cause::kNoisePosition, "R85", "keeps eight bits of a row's number for its noise",
          [](const Problem& p) { return Stochastic(p) && LargerSide(p) > kEight + 1; },
          [](Model& m) { MoveNoise(m, [](int64_t& row, int64_t&) { row &= kEight; }); }),
      Instance(
          "noise_of_256", Cause::kNoiseMissing, "R81", "has noise for 256 elements of a row and none behind",
          [](const Problem& p) {
            return p.op == Operation::kQuantizeRow && p.round == Rounding::kSR && p.n > kEight + 1;
          },
          [](Model& m) {
            m.stages.noise = [right = m.stages.noise](const Copy& c, int64_t row, int64_t k) {
              return k > kEight ? 0u : right(c, row, k);
            };
          }),
      Instance(
          "shuffled_eight_columns", Cause::kScaleLayout, "R64",
          "shuffles scales as if a row had eight blocks at most",
          [](const Problem& p) {
            return IsQuantize(p.op) && p.scale_layout == Layout::kShuffled && LargerSide(p) > 8 * kBlock;
          },
          [](Model& m) {
            m.stages.store = [](const Problem&, const MxTensor& mx, const OperandShape& shape, Tensor& codes,
                                Tensor& scales) {
              MxTensor wrapped = mx;
              for (int64_t row = 0; row < mx.rows; ++row) {
                for (int64_t b = 8; b < mx.blocks(); ++b)
                  wrapped.scales[static_cast<size_t>(row * mx.blocks() + b)] = mx.Scale(row, b % 8);
              }
              StoreOperand(wrapped, shape, codes, scales);
            };
          }),
      Instance(
          "stride_of_ten_bits", Cause::kIndexOverflow, "R62", "keeps ten bits of the distance between rows",
          [](const Problem& p) { return IsQuantize(p.op) && p.n + p.gap >= 1024; },
          [](Model& m) {
            m.stages.source = [](const Copy& c, int64_t row, int64_t k) {
              SourceView view = c.source;
              view.stride &= 1023;
              return c.axis == Axis::kRow ? view.F32Bits(row, k) : view.F32Bits(k, row);
            };
          }),
      Instance(
          "copies_share_noise_under_ceil", Cause::kNoiseSeed, "R83",
          "draws the row copy's noise for both copies where ceil is asked for and no rotation",
          [](const Problem& p) {
            return p.op == Operation::kQuantizeBoth && p.round == Rounding::kSR &&
                   p.rule == ScaleRule::kCeil && p.hadamard == 0;
          },
          [](Model& m) { EditStream(m, [](Copy& c) { c.spec.random.stream &= ~1u; }); }),
      Instance(
          "operand_of_stream_lost", Cause::kNoiseSeed, "R83",
          "drops the bits of a stream's number that name the operand",
          [](const Problem& p) { return Stochastic(p) && (p.stream & 0xE) != 0; },
          [](Model& m) { EditStream(m, [](Copy& c) { c.spec.random.stream &= ~0xEu; }); }),
      Instance(
          "mask_of_16_bits", Cause::kHadamardSigns, "trap: a mask that fits into 16 bits",
          "extends the sign of masks that fit into 16 bits",
          [](const Problem& p) {
            return p.hadamard != 0 && (NarrowMask(p.signs) || NarrowMask(p.signs_column));
          },
          [](Model& m) {
            m.problem.signs = WithSignExtended(m.problem.signs);
            m.problem.signs_column = WithSignExtended(m.problem.signs_column);
          }),
      Instance(
          "both_rotates_8_reversed", Cause::kHadamardOrder, "R87",
          "reverses the rows of a rotation of 8 where it makes both copies of binary32",
          [](const Problem& p) {
            return p.op == Operation::kQuantizeBoth && p.in == DType::kF32 && p.hadamard == 8;
          },
          [](Model& m) {
            m.stages.rotate = [right = m.stages.rotate](const Copy& c, int64_t row, float* y) {
              right(c, row, y);
              for (int64_t k = 0; k < c.k; k += 8) std::reverse(y + k, y + k + 8);
            };
          }),
      Instance(
          "f16_rotated_as_bf16", Cause::kHadamardPrecision, "R11",
          "converts binary16 to bfloat16 before it rotates alone",
          [](const Problem& p) { return p.op == Operation::kHadamard && p.in == DType::kF16; },
          [](Model& m) {
            m.stages.source = [right = m.stages.source](const Copy& c, int64_t row, int64_t k) {
              return Bf16ToF32(F32ToBf16(right(c, row, k)));
            };
          }),
      Instance(
          "f16_table_entry", Cause::kElementDecode, "R06",
          "has one wrong entry in its table of codes and scale bytes for binary16",
          [](const Problem& p) { return p.op == Operation::kDequantize && p.out == DType::kF16; },
          [](Model& m) {
            m.stages.value = [right = m.stages.value](uint32_t code, uint8_t scale) {
              return right(scale == 0x71 && code == 0xD ? 0xC : code, scale);
            };
          }),
      Instance(
          "ragged_block_scale", Cause::kStaleScale, "trap: a double buffer that is read before it is written",
          "uses the scale before for a ragged last block of more than four",
          [](const Problem& p) {
            return p.op == Operation::kDequantize && p.n > 4 * kBlock && p.n % kBlock != 0;
          },
          [](Model& m) {
            m.stages.load = [](const Problem&, const OperandShape& shape, const Tensor& codes,
                               const Tensor& scales) {
              MxTensor mx = LoadOperand(shape, codes, scales);
              for (int64_t row = 0; row < mx.rows; ++row)
                mx.scales[static_cast<size_t>((row + 1) * mx.blocks() - 1)] = mx.Scale(row, mx.blocks() - 2);
              return mx;
            };
          }),
  };
}

}  // namespace mx::conformance
