// Wrong products: order, scales, ends of K, registers.
#include <algorithm>
#include <vector>

#include "conformance/mutants/mutant.h"
#include "sim/base/bits.h"

namespace mx::conformance {
namespace {

constexpr unsigned kAny = kToMultiply | kToInstruct;

template <typename Edit>  // edit(multiplication, side, row, k, last, step)
void ChangeOperand(Model& m, const Edit& edit) {
  m.stages.fetch = [right = m.stages.fetch, edit](const Multiplication& p, int side, int64_t row, int64_t k,
                                                  int64_t last) {
    Step step = right(p, side, row, k, last);
    edit(p, side, row, k, last, step);
    return step;
  };
}
template <typename Edit>  // edit(byte)
void ChangeScales(Model& m, const Edit& edit) {
  ChangeOperand(m, [edit](const Multiplication&, int, int64_t, int64_t, int64_t, Step& step) {
    for (uint8_t& byte : step.scales) byte = edit(byte);
  });
}
bool Wide(const Problem& p) { return p.instruction == Instruction::k32x32x64; }
const MxTensor& Side(const Multiplication& p, int side) { return side == 0 ? p.a : p.b; }

}  // namespace

std::vector<Mutant> ProductMutants() {
  return {
      {"k_descending", Cause::kKOrder, "trap: a loop that runs down", "sums K from its end", kToMultiply,
       [](Model& m) {
         m.stages.chain = [](const Multiplication& p, std::span<const Step> a, std::span<const Step> b,
                             int64_t, int64_t) {
           uint32_t acc = 0;
           for (size_t i = a.size(); i-- > 0;) acc = p.stages.add(p, a[i], b[i], acc);
           return acc;
         };
       }},
      {"two_accumulators", Cause::kKOrder, "R76", "keeps two accumulators and adds them at the end",
       kToMultiply,
       [](Model& m) {
         m.stages.chain = [](const Multiplication& p, std::span<const Step> a, std::span<const Step> b,
                             int64_t, int64_t) {
           uint32_t even = 0, odd = 0;
           for (size_t i = 0; i < a.size(); ++i) {
             uint32_t& acc = i % 2 == 0 ? even : odd;
             acc = p.stages.add(p, a[i], b[i], acc);
           }
           return Canonical(ToBits(FromBits(even) + FromBits(odd)));
         };
       }},
      {"fused", Cause::kProfile, "R72", "adds a block's sum and the accumulator with one rounding", kAny,
       [](Model& m) { m.problem.profile = Profile::kFused32; }},
      {"block_tree", Cause::kProfile, "R74", "adds an instruction's blocks as a tree", kAny,
       [](Model& m) { m.problem.profile = Profile::kTree; }},
      {"accumulator_last", Cause::kAccumulator, "R74", "adds the accumulator behind the products", kAny,
       [](Model& m) {
         m.stages.add = [right = m.stages.add](const Multiplication& p, const Step& a, const Step& b,
                                               uint32_t acc) {
           return Canonical(ToBits(FromBits(right(p, a, b, 0)) + FromBits(acc)));
         };
       }},
      {"accumulator_bf16", Cause::kAccumulator, "trap: an accumulator that is stored between steps",
       "keeps the accumulator in bfloat16", kToMultiply,
       [](Model& m) {
         m.stages.add = [right = m.stages.add](const Multiplication& p, const Step& a, const Step& b,
                                               uint32_t acc) {
           return Bf16ToF32(F32ToBf16(right(p, a, b, acc)));
         };
       }},
      {"other_instruction", Cause::kInstruction, "trap: the other tile", "uses the other instruction",
       kToMultiply,
       [](Model& m) {
         m.problem.instruction = Wide(m.problem) ? Instruction::k16x16x128 : Instruction::k32x32x64;
       }},
      {"neighbour_scale", Cause::kScaleSelect, "trap: a lane's scale",
       "takes A's scales of the neighbouring block", kToMultiply,
       [](Model& m) {
         ChangeOperand(m, [](const Multiplication& p, int side, int64_t row, int64_t k, int64_t, Step& step) {
           const MxTensor& t = Side(p, side);
           for (size_t i = 0; side == 0 && i < step.scales.size(); ++i) {
             const int64_t block = k / kBlock + static_cast<int64_t>(i);
             if (block < t.blocks()) step.scales[i] = t.Scale(row, (block + 1) % t.blocks());
           }
         });
       }},
      {"first_scale", Cause::kScaleSelect, "R67", "uses the first scale of four for all of them", kToMultiply,
       [](Model& m) {
         ChangeOperand(m, [](const Multiplication&, int side, int64_t, int64_t, int64_t, Step& step) {
           for (uint8_t& byte : step.scales) byte = side == 1 ? step.scales[0] : byte;
         });
       }},
      {"low_byte_select", Cause::kScaleSelect, "trap: op_sel_hi",
       "ignores the high bit of a scale byte's choice", kToInstruct,
       [](Model& m) {
         m.stages.scale_byte = [](const Problem& p, int side) {
           return (side == 0 ? p.byte_a : p.byte_b) % 2;
         };
       }},
      {"nan_scale_ignored", Cause::kNanScale, "R49", "takes a NaN scale for 2^127", kAny,
       [](Model& m) { ChangeScales(m, [](uint8_t s) { return std::min(s, uint8_t{254}); }); }},
      {"nan_scale_of_zeros", Cause::kNanScale, "R46", "skips blocks that are zero, their NaN scale too", kAny,
       [](Model& m) {
         ChangeOperand(m, [](const Multiplication&, int, int64_t, int64_t, int64_t, Step& step) {
           for (size_t b = 0; b < step.scales.size(); ++b) {
             uint8_t any = 0;
             for (size_t i = 0; i < kBlock; ++i) any |= step.codes[b * kBlock + i] & 7;
             if (any == 0) step.scales[b] = 0x7F;
           }
         });
       }},
      {"scale_00_flushed", Cause::kFlush, "R21", "takes scale byte 00 for zero", kAny,
       [](Model& m) {
         ChangeOperand(m, [](const Multiplication&, int, int64_t, int64_t, int64_t, Step& step) {
           for (size_t i = 0; i < step.codes.size(); ++i)
             step.codes[i] = step.scales[i / kBlock] == 0 ? uint8_t{0} : step.codes[i];
         });
       }},
      {"product_bias", Cause::kProductScale, "R40", "adds scale bytes with bias 126", kAny,
       [](Model& m) {
         ChangeScales(m, [](uint8_t s) { return s < 254 ? static_cast<uint8_t>(s + 1) : s; });
       }},
      {"k_tail_dropped", Cause::kKTail, "R58", "ends K at a multiple of 128", kToMultiply,
       [](Model& m) {
         ChangeOperand(m, [](const Multiplication&, int, int64_t, int64_t k, int64_t last, Step& step) {
           for (size_t i = 0; i < step.codes.size(); ++i) {
             if (k + static_cast<int64_t>(i) >= last - last % 128) step.codes[i] = 0;
           }
         });
       }},
      {"k_tail_garbage", Cause::kKTail, "R64", "reads the next row's codes and scales behind the end of K",
       kToMultiply,
       [](Model& m) {
         ChangeOperand(
             m, [](const Multiplication& p, int side, int64_t row, int64_t k, int64_t last, Step& step) {
               const MxTensor& t = Side(p, side);
               for (int64_t i = std::max<int64_t>(0, last - k); i < static_cast<int64_t>(step.codes.size());
                    ++i) {
                 const int64_t at = row * t.k + k + i;
                 if (at >= t.rows * t.k) continue;
                 step.codes[static_cast<size_t>(i)] = static_cast<uint8_t>(t.Code(at / t.k, at % t.k));
                 step.scales[static_cast<size_t>(i / kBlock)] = t.Scale(at / t.k, at % t.k / kBlock);
               }
             });
       }},
      {"b_nibbles", Cause::kNibbles, "R67", "packs B along N: reads its codes from the wrong nibbles",
       kToFinish,
       [](Model& m) {
         m.stages.load = [](const Problem&, const OperandShape& shape, const Tensor& codes,
                            const Tensor& scales) {
           MxTensor mx = LoadOperand(shape, codes, scales);
           for (uint8_t& byte : mx.codes)
             byte = codes.name() == "b_codes" ? static_cast<uint8_t>(byte << 4 | byte >> 4) : byte;
           return mx;
         };
       }},
      {"weights_unshuffled", Cause::kCodeLayout, "R66", "reads shuffled weights as they lie", kToFinish,
       [](Model& m) {
         m.stages.load = [](const Problem& p, const OperandShape& shape, const Tensor& codes,
                            const Tensor& scales) {
           OperandShape linear = shape;
           linear.codes = Layout::kLinear;
           MxTensor mx = LoadOperand(p.weight_layout == Layout::kShuffled ? linear : shape, codes, scales);
           mx.codes.resize(static_cast<size_t>(mx.rows * mx.code_stride()));
           return mx;
         };
       }},
      {"products_of_layers_scaled", Cause::kProductScale, "R54", "halves W's scales in a layer", kToLayer,
       [](Model& m) {
         ChangeOperand(m, [](const Multiplication& p, int side, int64_t, int64_t, int64_t, Step& step) {
           for (uint8_t& s : step.scales)
             s = side == 1 && p.gemm >= 0 && s != 0 && s < 255 ? static_cast<uint8_t>(s - 1) : s;
         });
       }},
      {"splits_descending", Cause::kSplitOrder, "R75",
       "adds the ranges of a split K from the last to the first", kToFinish,
       [](Model& m) {
         m.stages.ranges = [right = m.stages.ranges](const Multiplication& p, int64_t count) {
           std::vector<int64_t> order = right(p, count);
           std::reverse(order.begin(), order.end());
           return order;
         };
       }},
      {"lanes_of_other_instruction", Cause::kLaneMap, "trap: lane maps",
       "lays operands out as the other instruction does", kToInstruct,
       [](Model& m) {
         m.stages.operand_slot = [right = m.stages.operand_slot](const Problem& p, int side, int row, int k) {
           const Format format = side == 0 ? p.format_a : p.format_b;
           LaneSlot slot =
               OperandSlot(Wide(p) ? Instruction::k16x16x128 : Instruction::k32x32x64, format, row % 16, k);
           slot.lane &= 63;
           return slot.reg + slot.bit / 32 < Info(format).bits ? slot : right(p, side, row, k);
         };
       }},
      {"fp8_as_fp4", Cause::kLaneMap, "trap: lane maps", "lays 8-bit operands out like 4-bit ones",
       kToInstruct,
       [](Model& m) {
         m.stages.operand_slot = [right = m.stages.operand_slot](const Problem& p, int side, int row, int k) {
           if (Info(side == 0 ? p.format_a : p.format_b).bits != 8) return right(p, side, row, k);
           return LaneSlot{row + (Wide(p) ? 32 : 16) * (k / 32), k % 32 / 4, 8 * (k % 4)};
         };
       }},
      {"d_transposed", Cause::kTransposed, "trap: lane maps", "writes D where its transpose belongs",
       kToInstruct,
       [](Model& m) {
         m.stages.accumulator_slot = [right = m.stages.accumulator_slot](const Problem& p, bool d, int row,
                                                                         int col) {
           return d ? right(p, d, col, row) : right(p, d, row, col);
         };
       }},
      {"c_ignored", Cause::kAccumulator, "R70", "begins at zero instead of at C", kToInstruct,
       [](Model& m) {
         m.stages.add = [right = m.stages.add](const Multiplication& p, const Step& a, const Step& b,
                                               uint32_t) { return right(p, a, b, 0); };
       }},
  };
}

}  // namespace mx::conformance
