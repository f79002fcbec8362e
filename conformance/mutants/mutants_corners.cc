// Products that are wrong in one corner: one instruction's operands, sizes beyond a tile, one kind of matrix.
#include <algorithm>
#include <cmath>
#include <vector>

#include "conformance/mutants/mutant.h"
#include "sim/base/bits.h"

namespace mx::conformance {
namespace {

bool Product(const Problem& p) { return p.op == Operation::kGemm; }
bool Register(const Problem& p) { return p.op == Operation::kMfma; }

Mutant Corner(const char* name, Cause cause, const char* copies, const char* what,
              bool (*when)(const Problem&), void (*change)(Model&)) {
  return {name, cause, copies, what, ~0u, change, nullptr, nullptr, when};
}

template <typename Edit>  // edit(multiplication, side, row, k, last, step)
void EditStep(Model& m, const Edit& edit) {
  m.stages.fetch = [right = m.stages.fetch, edit](const Multiplication& p, int side, int64_t row, int64_t k,
                                                  int64_t last) {
    Step step = right(p, side, row, k, last);
    edit(p, side, row, k, last, step);
    return step;
  };
}

void ClearBlock(Step& step, size_t block) {
  std::fill_n(step.codes.begin() + static_cast<std::ptrdiff_t>(block * kBlock), kBlock, uint8_t{0});
}

bool OneCode(const MxTensor& t, int64_t row) {
  int64_t codes = 0;
  for (int64_t k = 0; k < t.k; ++k) codes += (t.Code(row, k) & 7) != 0;
  return codes == 1;
}
bool UnitVectors(const MxTensor& t) {
  for (int64_t row = 0; row < t.rows; ++row) {
    if (!OneCode(t, row)) return false;
  }
  return true;
}
// The last block of K in which any row has a number; -1: none has.
int64_t LastNumber(const MxTensor& t) {
  for (int64_t k = t.k; k-- > 0;) {
    for (int64_t row = 0; row < t.rows; ++row) {
      if ((t.Code(row, k) & 7) != 0) return k / kBlock;
    }
  }
  return -1;
}
bool BottomScales(const MxTensor& t, int64_t row) {
  for (int64_t b = 0; b < t.blocks(); ++b) {
    if (t.Scale(row, b) > 1) return false;
  }
  return true;
}
// The sum of one block's products in units of their scales.
double BlockSum(const Problem& p, const Step& a, const Step& b, size_t block) {
  double sum = 0;
  for (size_t i = block * kBlock; i < (block + 1) * kBlock; ++i)
    sum += double{FromBits(Decode(p.format_a, a.codes[i]))} * FromBits(Decode(p.format_b, b.codes[i]));
  return sum;
}

}  // namespace

std::vector<Mutant> CornerMutants() {
  return {
      Corner(
          "six_bit_sums_narrow", Cause::kProfile, "R72",
          "loses a block's sum beyond 128 where 32x32x64 multiplies E2M3",
          [](const Problem& p) {
            return Register(p) && p.instruction == Instruction::k32x32x64 && p.format_a == Format::kE2M3 &&
                   p.format_b == Format::kE2M3;
          },
          [](Model& m) {
            m.stages.add = [right = m.stages.add](const Multiplication& p, const Step& a, const Step& b,
                                                  uint32_t acc) {
              Step kept = a;
              for (size_t block = 0; block < a.scales.size(); ++block) {
                if (std::fabs(BlockSum(p.problem, a, b, block)) > 128) ClearBlock(kept, block);
              }
              return right(p, kept, b, acc);
            };
          }),
      Corner(
          "last_bytes_of_both", Cause::kScaleSelect, "trap: op_sel",
          "reads byte 2 for B where both operands of 16x16x128 choose byte 3",
          [](const Problem& p) {
            return Register(p) && p.instruction == Instruction::k16x16x128 && p.byte_a == 3 && p.byte_b == 3;
          },
          [](Model& m) { m.stages.scale_byte = [](const Problem&, int side) { return side == 0 ? 3 : 2; }; }),
      Corner(
          "e3m2_nan_scale", Cause::kNanScale, "R49",
          "takes a NaN scale of E3M2 weights for 2^127 where A has eight bits",
          [](const Problem& p) {
            return Register(p) && Info(p.format_a).bits == 8 && p.format_b == Format::kE3M2;
          },
          [](Model& m) {
            EditStep(m, [](const Multiplication&, int side, int64_t, int64_t, int64_t, Step& step) {
              for (uint8_t& s : step.scales) s = side == 1 ? std::min(s, uint8_t{254}) : s;
            });
          }),
      Corner(
          "exact_is_a_chain", Cause::kProfile, "R74", "adds block by block where the exact sum is chosen",
          [](const Problem& p) { return Register(p) && p.profile == Profile::kExact; },
          [](Model& m) { m.problem.profile = Profile::kSeq32; }),
      Corner(
          "six_bit_last_byte", Cause::kScaleSelect, "trap: op_sel_hi",
          "reads byte 0 where B is E2M3 and chooses byte 3",
          [](const Problem& p) { return Register(p) && p.byte_b == 3 && p.format_b == Format::kE2M3; },
          [](Model& m) {
            m.stages.scale_byte = [](const Problem& p, int side) { return side == 0 ? p.byte_a : 0; };
          }),
      Corner(
          "seventh_block", Cause::kScaleSelect, "R67",
          "takes the scale of the sixth block for the seventh where K has seven",
          [](const Problem& p) { return Product(p) && p.k == 7 * kBlock; },
          [](Model& m) {
            EditStep(m, [](const Multiplication& p, int side, int64_t row, int64_t k, int64_t, Step& step) {
              const int64_t i = 6 - k / kBlock;
              if (side == 0 && i >= 0 && i < static_cast<int64_t>(step.scales.size()))
                step.scales[static_cast<size_t>(i)] = p.a.Scale(row, 5);
            });
          }),
      Corner(
          "ragged_k_second_tile", Cause::kKTail, "R58",
          "drops the ragged block of K behind the first 128 columns",
          [](const Problem& p) { return Product(p) && p.k % kBlock != 0 && p.n > 128; },
          [](Model& m) {
            EditStep(m,
                     [](const Multiplication&, int side, int64_t row, int64_t k, int64_t last, Step& step) {
                       const int64_t block = (last / kBlock) - k / kBlock;
                       if (side == 1 && row >= 128 && block < static_cast<int64_t>(step.scales.size()))
                         ClearBlock(step, static_cast<size_t>(block));
                     });
          }),
      Corner(
          "new_chain_at_1024", Cause::kKOrder, "R76", "begins another accumulator at each 1024 of K",
          [](const Problem& p) { return Product(p) && p.k > 1024; },
          [](Model& m) {
            m.stages.chain = [](const Multiplication& p, std::span<const Step> a, std::span<const Step> b,
                                int64_t, int64_t) {
              float sum = 0;
              uint32_t acc = 0;
              int64_t k = 0;
              for (size_t i = 0; i < a.size(); ++i) {
                acc = p.stages.add(p, a[i], b[i], acc);
                k += static_cast<int64_t>(a[i].codes.size());
                if (k % 1024 != 0 && i + 1 != a.size()) continue;
                sum = i == 0 ? FromBits(acc) : CanonicalF(sum + FromBits(acc));
                acc = 0;
              }
              return ToBits(sum);
            };
          }),
      Corner(
          "small_alpha_zero", Cause::kAlpha, "R70", "takes an alpha below 2^-64 for zero",
          [](const Problem& p) {
            return Product(p) && p.alpha != 0 && std::fabs(p.alpha) < FromBits((127 - 64) << 23);
          },
          [](Model& m) { m.problem.alpha = 0; }),
      Corner(
          "bottom_scales_none", Cause::kScaleDecode, "R26",
          "takes a row of A with scale bytes 00 and 01 alone for one without, in the naive kernel to "
          "binary32",
          [](const Problem& p) {
            return Product(p) && p.variant == Variant::kNaive && p.out == DType::kF32 && p.k > 128;
          },
          [](Model& m) {
            EditStep(m, [](const Multiplication& p, int side, int64_t row, int64_t, int64_t, Step& step) {
              if (side == 0 && BottomScales(p.a, row))
                std::fill(step.scales.begin(), step.scales.end(), uint8_t{0x7F});
            });
          }),
      Corner(
          "shuffled_rows_wrap", Cause::kIndexOverflow, "R62",
          "keeps eight bits of a row's number where it reads shuffled scales of A",
          [](const Problem& p) { return Product(p) && p.m > 256 && p.scale_layout == Layout::kShuffled; },
          [](Model& m) {
            m.stages.load = [](const Problem&, const OperandShape& shape, const Tensor& codes,
                               const Tensor& scales) {
              MxTensor mx = LoadOperand(shape, codes, scales);
              for (int64_t row = 256; scales.name() == "a_scales" && row < mx.rows; ++row) {
                for (int64_t b = 0; b < mx.blocks(); ++b)
                  mx.scales[static_cast<size_t>(row * mx.blocks() + b)] = mx.Scale(row & 255, b);
              }
              return mx;
            };
          }),
      Corner(
          "ragged_k_forgets_c", Cause::kBeta, "R70", "does not add C where K is ragged",
          [](const Problem& p) { return Product(p) && p.beta && p.k % kBlock != 0; },
          [](Model& m) {
            m.stages.epilogue = [](const Multiplication& p, uint32_t acc, uint32_t, int64_t, int64_t) {
              return Canonical(ToBits(p.spec.alpha * FromBits(acc)));
            };
          }),
      Corner(
          "leaves_loop_early", Cause::kKTail, "trap: a loop that ends where the rest is zero",
          "drops A's last block that has numbers where blocks of zeros follow", Product,
          [](Model& m) {
            EditStep(m, [](const Multiplication& p, int side, int64_t row, int64_t k, int64_t, Step& step) {
              if (side != 0 || row >= p.a.rows) return;
              const int64_t last = LastNumber(p.a), block = last - k / kBlock;
              if (last + 1 < p.a.blocks() && block >= 0 && block < static_cast<int64_t>(step.scales.size()))
                ClearBlock(step, static_cast<size_t>(block));
            });
          }),
      Corner(
          "gathers_unit_vectors", Cause::kScaleSelect, "R67",
          "gathers A where B holds unit vectors, with the scale of its first block",
          [](const Problem& p) { return Product(p) && p.n == p.k && p.n > kBlock; },
          [](Model& m) {
            EditStep(m, [](const Multiplication& p, int side, int64_t row, int64_t, int64_t, Step& step) {
              if (side == 0 && UnitVectors(p.b))
                std::fill(step.scales.begin(), step.scales.end(), p.a.Scale(row, 0));
            });
          }),
      Corner(
          "small_result_widened", Cause::kOverrun, "R62",
          "stores 16 elements where several rows and columns of D have fewer",
          [](const Problem& p) { return Product(p) && p.m > 1 && p.n > 1 && p.m * p.n < 16; },
          [](Model& m) {
            m.stages.end = [](const Problem&, TensorSet& set) {
              Tensor& d = set["d"];
              d.whole()[d.whole().size() - Tensor::kGuard + 1] = std::byte{0};
            };
          }),
      Corner(
          "f16_layers_halved", Cause::kProductScale, "R54",
          "halves the scales of B in a layer of binary16 on 32x32x64",
          [](const Problem& p) {
            return p.op == Operation::kLinear && p.in == DType::kF16 &&
                   p.instruction == Instruction::k32x32x64;
          },
          [](Model& m) {
            EditStep(m, [](const Multiplication&, int side, int64_t, int64_t, int64_t, Step& step) {
              for (uint8_t& s : step.scales) s -= side == 1 && s != 0 && s < 255 ? 1 : 0;
            });
          }),
      Corner(
          "wgrad_of_128_tokens", Cause::kKTail, "R58", "ends Wgrad's contraction at 128 tokens",
          [](const Problem& p) { return p.op == Operation::kLinear && p.m > 128; },
          [](Model& m) {
            EditStep(m, [](const Multiplication& p, int, int64_t, int64_t k, int64_t, Step& step) {
              for (size_t i = 0; p.gemm == 2 && i < step.codes.size(); ++i) {
                if (k + static_cast<int64_t>(i) >= 128) step.codes[i] = 0;
              }
            });
          }),
      Corner(
          "layer_noise_of_first_row", Cause::kNoisePosition, "R85",
          "restarts the noise in every row where a layer is not rotated and stored as bfloat16",
          [](const Problem& p) {
            return p.op == Operation::kLinear && p.round == Rounding::kSR && p.hadamard == 0 &&
                   p.out == DType::kBF16;
          },
          [](Model& m) {
            m.stages.noise = [right = m.stages.noise](const Copy& c, int64_t, int64_t k) {
              return right(c, 0, k);
            };
          }),
  };
}

}  // namespace mx::conformance
