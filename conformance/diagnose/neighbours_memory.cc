// Other packings, layouts and axes of what a quantiser writes and a product reads.
#include <algorithm>
#include <array>
#include <cstring>

#include "conformance/diagnose/neighbours.h"
#include "sim/quant/layout.h"

namespace mx::conformance {
namespace {

uint8_t Swapped(uint8_t byte) { return static_cast<uint8_t>(byte << 4 | byte >> 4); }

// Bytes of every whole dword of a row in another order.
void Reorder(MxTensor& t, const std::array<size_t, 4>& order) {
  for (int64_t row = 0; row < t.rows; ++row) {
    uint8_t* bytes = t.codes.data() + row * t.code_stride();
    for (int64_t i = 0; i + 4 <= t.code_stride(); i += 4) {
      uint8_t dword[4];
      std::memcpy(dword, bytes + i, 4);
      for (size_t j = 0; j < 4; ++j) bytes[i + static_cast<int64_t>(j)] = dword[order[j]];
    }
  }
}

template <typename Change>  // change(mx)
void ChangeWritten(Model& m, const Change& change) {
  m.stages.packed = [change](const Copy&, MxTensor& mx) { change(mx); };
}
// What is read, of the operands whose tensors' names begin so ("" all).
template <typename Change>
void ChangeRead(Model& m, const char* prefix, const Change& change) {
  m.stages.load = [right = m.stages.load, prefix = std::string(prefix), change](
                      const Problem& p, const OperandShape& shape, const Tensor& codes,
                      const Tensor& scales) {
    MxTensor mx = right(p, shape, codes, scales);
    if (codes.name().rfind(prefix, 0) == 0) change(mx);
    return mx;
  };
}
void SwapNibbles(MxTensor& t) {
  for (uint8_t& byte : t.codes) byte = Swapped(byte);
}

// Bytes kept of a dword; the others become zero.
template <int kMask>
void KeepBytes(MxTensor& t) {
  for (int64_t row = 0; row < t.rows; ++row) {
    for (int64_t i = 0; i < t.code_stride(); ++i) {
      if ((kMask >> i % 4 & 1) == 0) t.codes[static_cast<size_t>(row * t.code_stride() + i)] = 0;
    }
  }
}

// Scales as if the layout were the other one; the map's offsets may use the columns that hold scales only.
int64_t ScaleAt(Layout layout, bool padded, const OperandShape& s, int64_t row, int64_t block) {
  const int64_t blocks = (s.k + kBlock - 1) / kBlock;
  if (layout == Layout::kLinear) return row * (padded ? (blocks + 7) / 8 * 8 : blocks) + block;
  return ShuffledScaleOffset(row, block, padded ? (blocks + 7) / 8 * 8 : blocks);
}
template <Layout kAs, bool kPadded>
void ScalesAs(Model& m) {
  m.stages.store = [](const Problem&, const MxTensor& mx, const OperandShape& shape, Tensor& codes,
                      Tensor& scales) {
    StoreOperand(mx, shape, codes, scales);
    const auto bytes = scales.payload();
    std::fill(bytes.begin(), bytes.end(), std::byte{0x7F});
    for (int64_t row = 0; row < mx.rows; ++row) {
      for (int64_t block = 0; block < mx.blocks(); ++block) {
        const auto at = static_cast<size_t>(ScaleAt(kAs, kPadded, shape, row, block));
        if (at < bytes.size()) bytes[at] = std::byte{mx.Scale(row, block)};
      }
    }
  };
  m.stages.load = [](const Problem&, const OperandShape& shape, const Tensor& codes, const Tensor& scales) {
    MxTensor mx = LoadOperand(shape, codes, scales);
    const auto bytes = scales.payload();
    for (int64_t row = 0; row < mx.rows; ++row) {
      for (int64_t block = 0; block < mx.blocks(); ++block) {
        const auto at = static_cast<size_t>(ScaleAt(kAs, kPadded, shape, row, block));
        mx.scales[static_cast<size_t>(row * mx.blocks() + block)] =
            at < bytes.size() ? static_cast<uint8_t>(bytes[at]) : uint8_t{0x7F};
      }
    }
    return mx;
  };
}

// What padding of shuffled scales holds.
template <int kByte>
void Padding(Model& m) {
  m.stages.store = [](const Problem&, const MxTensor& mx, const OperandShape& shape, Tensor& codes,
                      Tensor& scales) {
    StoreOperand(mx, shape, codes, scales);
    if (shape.scales != Layout::kShuffled) return;
    const auto bytes = scales.payload();
    std::fill(bytes.begin(), bytes.end(), std::byte{kByte});
    for (int64_t row = 0; row < mx.rows; ++row) {
      for (int64_t block = 0; block < mx.blocks(); ++block)
        bytes[static_cast<size_t>(ScaleAt(Layout::kShuffled, true, shape, row, block))] =
            std::byte{mx.Scale(row, block)};
    }
  };
}

// B's codes read in the other layout.
void WeightsAs(Model& m) {
  m.stages.load = [](const Problem&, const OperandShape& shape, const Tensor& codes, const Tensor& scales) {
    MxTensor mx = LoadOperand(shape, codes, scales);
    if (codes.name() != "b_codes") return mx;
    const ByteArray linear = mx.codes;
    const auto bytes = codes.payload();
    for (int64_t row = 0; row < mx.rows; ++row) {
      for (int64_t i = 0; i < mx.code_stride(); ++i) {
        const int64_t at = shape.codes == Layout::kShuffled
                               ? row * mx.code_stride() + i
                               : ShuffledWeightOffset(row, i, (mx.code_stride() + 31) / 32 * 32);
        mx.codes[static_cast<size_t>(row * mx.code_stride() + i)] =
            at < static_cast<int64_t>(bytes.size()) ? static_cast<uint8_t>(bytes[static_cast<size_t>(at)])
                                                    : uint8_t{0};
      }
    }
    return mx;
  };
}

// The column copy made of the row copy: its codes transposed with the scales of blocks that run along the
// rows.
void TransposedRowCopy(Model& m) {
  m.stages.packed = [](const Copy& c, MxTensor& mx) {
    if (c.axis != Axis::kColumn || (c.spec.hadamard.n != 0 && c.source.cols % c.spec.hadamard.n != 0)) return;
    const MxTensor row = QuantizeReference(c.source, Axis::kRow, c.spec);
    std::fill(mx.codes.begin(), mx.codes.end(), uint8_t{0});
    for (int64_t r = 0; r < mx.rows; ++r) {
      for (int64_t k = 0; k < mx.k; ++k)
        PutCode(mx.format, mx.codes.data() + r * mx.code_stride(), k, row.Code(k, r));
      for (int64_t b = 0; b < mx.blocks(); ++b)
        mx.scales[static_cast<size_t>(r * mx.blocks() + b)] = row.Scale(b * kBlock, r / kBlock);
    }
  };
}
// One copy in place of the other, as the bytes lie; the sizes are the same where all are multiples of 32.
template <Axis kInPlaceOf>
void OtherCopy(Model& m) {
  m.stages.packed = [](const Copy& c, MxTensor& mx) {
    if (c.axis != kInPlaceOf) return;
    const Axis other = c.axis == Axis::kRow ? Axis::kColumn : Axis::kRow;
    if (c.spec.hadamard.n != 0 && CopyK(c.source, other) % c.spec.hadamard.n != 0) return;
    const MxTensor copy = QuantizeReference(c.source, other, c.spec);
    if (copy.codes.size() != mx.codes.size() || copy.scales.size() != mx.scales.size()) return;
    mx.codes = copy.codes;
    mx.scales = copy.scales;
  };
}

template <bool kRepeat>
void TailNibble(MxTensor& t) {
  if (t.k % 2 == 0) return;
  for (int64_t row = 0; row < t.rows; ++row) {
    uint8_t& last = t.codes[static_cast<size_t>((row + 1) * t.code_stride() - 1)];
    last = static_cast<uint8_t>((last & 0xF) | (kRepeat ? last << 4 : 0xF0));
  }
}

}  // namespace

std::vector<Neighbour> MemoryNeighbours() {
  constexpr unsigned kReads = kToDecode | kToFinish, kBoth = kToQuantise | kReads;
  return {
      {Cause::kNibbles, kToQuantise, "the even code in the high nibble",
       [](Model& m) { ChangeWritten(m, SwapNibbles); }},
      {Cause::kNibbles, kReads, "codes read from the wrong nibbles",
       [](Model& m) { ChangeRead(m, "", SwapNibbles); }},
      {Cause::kNibbles, kToFinish, "codes of A read from the wrong nibbles",
       [](Model& m) { ChangeRead(m, "a_", SwapNibbles); }},
      {Cause::kNibbles, kToFinish, "codes of B read from the wrong nibbles",
       [](Model& m) { ChangeRead(m, "b_", SwapNibbles); }},
      {Cause::kByteOrder, kToQuantise, "bytes of a dword from the other end",
       [](Model& m) { ChangeWritten(m, [](MxTensor& t) {
                        Reorder(t, {3, 2, 1, 0});
                      }); }},
      {Cause::kByteOrder, kToQuantise, "bytes 1 and 2 of a dword interchanged",
       [](Model& m) { ChangeWritten(m, [](MxTensor& t) {
                        Reorder(t, {0, 2, 1, 3});
                      }); }},
      {Cause::kByteOrder, kToQuantise, "the halves of a dword interchanged",
       [](Model& m) { ChangeWritten(m, [](MxTensor& t) {
                        Reorder(t, {2, 3, 0, 1});
                      }); }},
      {Cause::kByteOrder, kReads, "bytes of a dword read from the other end",
       [](Model& m) { ChangeRead(m, "", [](MxTensor& t) {
                        Reorder(t, {3, 2, 1, 0});
                      }); }},
      {Cause::kByteOrder, kReads, "bytes 1 and 2 of a dword read interchanged",
       [](Model& m) { ChangeRead(m, "", [](MxTensor& t) {
                        Reorder(t, {0, 2, 1, 3});
                      }); }},
      {Cause::kByteOrder, kReads, "the halves of a dword read interchanged",
       [](Model& m) { ChangeRead(m, "", [](MxTensor& t) {
                        Reorder(t, {2, 3, 0, 1});
                      }); }},
      {Cause::kLostBytes, kToQuantise, "only the last byte of a dword kept",
       [](Model& m) { ChangeWritten(m, KeepBytes<8>); }},
      {Cause::kLostBytes, kToQuantise, "only the first byte of a dword kept",
       [](Model& m) { ChangeWritten(m, KeepBytes<1>); }},
      {Cause::kLostBytes, kToQuantise, "the first byte of a dword lost",
       [](Model& m) { ChangeWritten(m, KeepBytes<14>); }},
      {Cause::kLostBytes, kToQuantise, "bytes 1 and 2 of a dword lost",
       [](Model& m) { ChangeWritten(m, KeepBytes<9>); }},
      {Cause::kLostBytes, kToQuantise, "bytes 0 and 2 of a dword lost",
       [](Model& m) { ChangeWritten(m, KeepBytes<10>); }},
      {Cause::kLostBytes, kToQuantise, "bytes 0 and 1 of a dword lost",
       [](Model& m) { ChangeWritten(m, KeepBytes<12>); }},
      {Cause::kTailBits, kToQuantise, "ones behind an odd row's last code",
       [](Model& m) { ChangeWritten(m, TailNibble<false>); }},
      {Cause::kTailBits, kToQuantise, "the last code repeated behind an odd row",
       [](Model& m) { ChangeWritten(m, TailNibble<true>); }},
      {Cause::kScaleLayout, kBoth, "linear scales where shuffled ones are asked for",
       ScalesAs<Layout::kLinear, false>},
      {Cause::kScaleLayout, kBoth, "linear scales in padded rows", ScalesAs<Layout::kLinear, true>},
      {Cause::kScaleLayout, kBoth, "shuffled scales where linear ones are asked for",
       ScalesAs<Layout::kShuffled, true>},
      {Cause::kScaleLayout, kBoth, "shuffled scales by the columns that hold any, not by padded ones",
       ScalesAs<Layout::kShuffled, false>},
      {Cause::kScaleLayout, kToQuantise, "byte 00 in the padding of shuffled scales", Padding<0>},
      {Cause::kScaleLayout, kToQuantise, "padding of shuffled scales that is not written", Padding<0xA5>},
      {Cause::kCodeLayout, kToFinish, "B's codes read in the other layout", WeightsAs},
      {Cause::kAxis, kToQuantise, "the row copy's codes, transposed, with blocks along the rows",
       TransposedRowCopy},
      {Cause::kAxis, kToQuantise, "the row copy in place of the column copy", OtherCopy<Axis::kColumn>},
      {Cause::kAxis, kToQuantise, "the column copy in place of the row copy", OtherCopy<Axis::kRow>},
  };
}

}  // namespace mx::conformance
