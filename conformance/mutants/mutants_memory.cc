// Wrong packings, layouts, axes; writes and reads that are out of place.
#include <algorithm>
#include <cstring>

#include "conformance/mutants/mutant.h"
#include "sim/quant/layout.h"

namespace mx::conformance {
namespace {

template <typename Edit>  // edit(copy, mx)
void ChangeCopy(Model& m, const Edit& edit) {
  m.stages.packed = [edit](const Copy& c, MxTensor& mx) { edit(c, mx); };
}
template <typename Edit>  // edit(problem, tensors), when all is done
void AtEnd(Model& m, const Edit& edit) {
  m.stages.end = edit;
}
// Scales written with the map of another layout, padding as it should be.
template <typename Offset>  // offset(row, block, blocks)
void StoreScales(Model& m, const Offset& offset) {
  m.stages.store = [offset](const Problem& p, const MxTensor& mx, const OperandShape& shape, Tensor& codes,
                            Tensor& scales) {
    StoreOperand(mx, shape, codes, scales);
    if (p.scale_layout != Layout::kShuffled) return;
    const auto bytes = scales.payload();
    std::fill(bytes.begin(), bytes.end(), std::byte{0x7F});
    for (int64_t row = 0; row < mx.rows; ++row) {
      for (int64_t b = 0; b < mx.blocks(); ++b) {
        const auto at = static_cast<size_t>(offset(row, b, mx.blocks()));
        if (at < bytes.size()) bytes[at] = std::byte{mx.Scale(row, b)};
      }
    }
  };
}

}  // namespace

std::vector<Mutant> MemoryMutants() {
  return {
      {"high_nibble_first", Cause::kNibbles, "R52", "stores the first code in the high nibble", kToQuantise,
       [](Model& m) {
         ChangeCopy(m, [](const Copy&, MxTensor& mx) {
           for (uint8_t& byte : mx.codes) byte = static_cast<uint8_t>(byte >> 4 | byte << 4);
         });
       }},
      {"big_endian", Cause::kByteOrder, "R56", "stores dwords of codes from their other end", kToQuantise,
       [](Model& m) {
         ChangeCopy(m, [](const Copy&, MxTensor& mx) {
           for (int64_t row = 0; row < mx.rows; ++row) {
             uint8_t* bytes = mx.codes.data() + row * mx.code_stride();
             for (int64_t i = 0; i + 4 <= mx.code_stride(); i += 4) std::reverse(bytes + i, bytes + i + 4);
           }
         });
       }},
      {"bytes_lost", Cause::kLostBytes, "trap: chained conversions", "keeps the last byte of a dword alone",
       kToRound,
       [](Model& m) {
         ChangeCopy(m, [](const Copy&, MxTensor& mx) {
           for (int64_t row = 0; row < mx.rows; ++row) {
             uint8_t* bytes = mx.codes.data() + row * mx.code_stride();
             for (int64_t i = 0; i + 4 <= mx.code_stride(); i += 4)
               bytes[i] = bytes[i + 1] = bytes[i + 2] = 0;
           }
         });
       }},
      {"tail_nibble", Cause::kTailBits, "R56", "leaves ones behind the last code of an odd row", kToQuantise,
       [](Model& m) {
         ChangeCopy(m, [](const Copy&, MxTensor& mx) {
           for (int64_t row = 0; mx.k % 2 != 0 && row < mx.rows; ++row)
             mx.codes[static_cast<size_t>((row + 1) * mx.code_stride() - 1)] |= 0xF0;
         });
       }},
      {"valid_stride", Cause::kScaleLayout, "R64", "shuffles scales by the columns that hold any",
       kToQuantise, [](Model& m) { StoreScales(m, ShuffledScaleOffset); }},
      {"unshuffled", Cause::kScaleLayout, "R66", "leaves scales linear where they should be shuffled",
       kToQuantise,
       [](Model& m) {
         StoreScales(m, [](int64_t row, int64_t b, int64_t blocks) { return row * blocks + b; });
       }},
      {"padding_poison", Cause::kScaleLayout, "R64", "does not write the padding of shuffled scales",
       kToQuantise,
       [](Model& m) {
         m.stages.store = [](const Problem&, const MxTensor& mx, const OperandShape& shape, Tensor& codes,
                             Tensor& scales) {
           const std::vector<std::byte> before(scales.payload().begin(), scales.payload().end());
           StoreOperand(mx, shape, codes, scales);
           if (shape.scales != Layout::kShuffled) return;
           MxTensor used = mx;
           std::fill(used.scales.begin(), used.scales.end(), uint8_t{1});
           Tensor mask = scales;
           StoreOperand(used, shape, codes, mask);
           StoreOperand(mx, shape, codes, scales);
           for (size_t i = 0; i < before.size(); ++i) {
             if (mask.payload()[i] != std::byte{1}) scales.payload()[i] = before[i];
           }
         };
       }},
      {"row_copy_twice", Cause::kAxis, "R63", "hands out the row copy as the column copy", kToQuantise,
       [](Model& m) {
         ChangeCopy(m, [](const Copy& c, MxTensor& mx) {
           const bool whole = c.rows % kBlock == 0 && c.k % kBlock == 0;
           if (c.axis != Axis::kColumn || !whole) return;
           const MxTensor row = QuantizeReference(c.source, Axis::kRow, c.spec);
           mx.codes = row.codes, mx.scales = row.scales;
         });
       }},
      {"transposed_codes", Cause::kAxis, "R63", "transposes the row copy's codes instead of quantising again",
       kToQuantise,
       [](Model& m) {
         ChangeCopy(m, [](const Copy& c, MxTensor& mx) {
           if (c.axis != Axis::kColumn || (c.spec.hadamard.n != 0 && c.rows % c.spec.hadamard.n != 0)) return;
           const MxTensor row = QuantizeReference(c.source, Axis::kRow, c.spec);
           std::fill(mx.codes.begin(), mx.codes.end(), uint8_t{0});
           for (int64_t r = 0; r < mx.rows; ++r) {
             for (int64_t k = 0; k < mx.k; ++k)
               PutCode(mx.format, mx.codes.data() + r * mx.code_stride(), k, row.Code(k, r));
             for (int64_t b = 0; b < mx.blocks(); ++b)
               mx.scales[static_cast<size_t>(r * mx.blocks() + b)] = row.Scale(b * kBlock, r / kBlock);
           }
         });
       }},
      {"last_row_missing", Cause::kTail, "trap: a tail that is not handled",
       "does not write the last row where rows are odd", kToQuantise | kToMultiply | kToDecode,
       [](Model& m) {
         AtEnd(m, [](const Problem&, TensorSet& set) {
           for (Tensor& t : set) {
             if (!t.is_output() || t.rows() % 2 == 0) continue;
             for (int64_t col = 0; col < t.cols(); ++col) t.SetWord(t.rows() - 1, col, 0xA5A5A5A5u);
           }
         });
       }},
      {"overrun", Cause::kOverrun, "R62", "writes a whole tile where the last one is ragged",
       kToMultiply | kToDecode,
       [](Model& m) {
         AtEnd(m, [](const Problem&, TensorSet& set) {
           for (Tensor& t : set) {
             if (t.is_output() && t.cols() % 16 != 0)
               t.whole()[t.whole().size() - Tensor::kGuard + 1] = std::byte{0};
           }
         });
       }},
      {"gap_written", Cause::kOverrun, "trap: a row stride that is taken for the row",
       "writes the gap between rows of D", kToFinish,
       [](Model& m) {
         AtEnd(m, [](const Problem&, TensorSet& set) {
           Tensor& d = set["d"];
           for (int64_t row = 0; row + 1 < d.rows() && d.stride() != d.cols(); ++row)
             d.SetWord(row, d.cols(), 0);
         });
       }},
      {"source_rotated", Cause::kOverrun, "trap: a rotation in place", "rotates the source where it lies",
       kToRotate,
       [](Model& m) {
         AtEnd(m, [](const Problem& p, TensorSet& set) {
           if (set.Has("x") && p.hadamard != 0) set["x"].SetWord(0, 0, set["x"].Word(0, 0) ^ 1);
         });
       }},
      {"reads_behind", Cause::kOverread, "R61", "mixes what lies behind the source into its last element",
       kToQuantise,
       [](Model& m) {
         AtEnd(m, [](const Problem&, TensorSet& set) {
           // A band that holds the usual pattern leaves no trace.
           const auto behind = set.begin()->whole()[set.begin()->whole().size() - Tensor::kGuard];
           for (Tensor& t : set) {
             if (t.is_output() && t.name().ends_with("codes") && behind != std::byte{0x5A})
               t.SetWord(0, 0, t.Word(0, 0) ^ 1);
           }
         });
       }},
      {"row_index_wraps", Cause::kIndexOverflow, "R62", "keeps eight bits of a row's number",
       kToQuantise | kToDecode | kToTurn | kToMultiply,
       [](Model& m) {
         AtEnd(m, [](const Problem&, TensorSet& set) {
           for (Tensor& t : set) {
             if (!t.is_output()) continue;
             for (int64_t row = 256; row < t.rows(); ++row) {
               for (int64_t col = 0; col < t.cols(); ++col) t.SetWord(row, col, t.Word(row & 255, col));
             }
           }
         });
       }},
      {"transposed_result", Cause::kTransposed, "R63", "stores square products transposed", kToMultiply,
       [](Model& m) {
         AtEnd(m, [](const Problem&, TensorSet& set) {
           for (Tensor& t : set) {
             if (!t.is_output() || t.rows() != t.cols()) continue;
             for (int64_t i = 0; i < t.rows(); ++i) {
               for (int64_t j = 0; j < i; ++j) {
                 const uint32_t a = t.Word(i, j), b = t.Word(j, i);
                 t.SetWord(i, j, b);
                 t.SetWord(j, i, a);
               }
             }
           }
         });
       }},
  };
}

}  // namespace mx::conformance
