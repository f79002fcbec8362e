// Unpacking an operand for the kernels.
#include <algorithm>
#include <array>
#include <cstring>

#include "sim/base/parallel.h"
#include "sim/gemm/decoded.h"
#include "sim/gemm/gemm_kernels.h"

namespace mx {
namespace {

using Impl = PackedOperand::Impl;
using Role = Impl::Role;
using Elements = Impl::Elements;

using ValueTable = std::array<float, 256>;
const ValueTable& Values(Format format) {
  static const auto tables = [] {
    std::array<ValueTable, 5> all{};
    for (uint32_t f = 0; f < 5; ++f) {
      for (uint32_t code = 0; code < 256; ++code)
        all[f][code] = FromBits(Decode(static_cast<Format>(f), code));
    }
    return all;
  }();
  return tables[static_cast<size_t>(format)];
}

struct RowBuffers {
  explicit RowBuffers(const Impl& p)
      : codes(static_cast<size_t>(p.Kp())),
        nonzero(static_cast<size_t>(p.blocks)),
        least(static_cast<size_t>(p.blocks)),
        bytes(static_cast<size_t>(p.elements == Elements::kInt16 ? p.Kp() : 0)),
        tiles(static_cast<size_t>(p.Tiled() ? 2 * p.Kp() : 0)),
        sums(static_cast<size_t>(p.blocks)),
        abs_sums(static_cast<size_t>(p.blocks)) {}
  std::vector<uint8_t> codes, nonzero, least;
  std::vector<int8_t> bytes;
  std::vector<int16_t> tiles;
  std::vector<int32_t> sums;
  std::vector<float> abs_sums;
};

// One row's codes, one a byte. Eight-bit formats are read in place.
const uint8_t* RowCodes(const MxTensor& t, int64_t row, std::vector<uint8_t>& buffer) {
  const uint8_t* packed = t.codes.data() + row * t.code_stride();
  if (Info(t.format).bits == 8) return packed;
  uint8_t* codes = buffer.data();
  int64_t k = 0;
  if (Info(t.format).bits == 6) {
    for (; k + 4 <= t.k; k += 4) {
      const uint8_t* p = packed + k / 4 * 3;
      const uint32_t word = p[0] | static_cast<uint32_t>(p[1]) << 8 | static_cast<uint32_t>(p[2]) << 16;
      for (int j = 0; j < 4; ++j) codes[k + j] = static_cast<uint8_t>(word >> (6 * j) & 0x3F);
    }
  }
  for (; k < t.k; ++k) codes[k] = static_cast<uint8_t>(t.Code(row, k));
  return codes;
}

void DecodeBytes(const MxTensor& t, int64_t row, std::vector<uint8_t>& buffer, int8_t* out) {
  if (t.format == Format::kE2M1) return DecodeE2M1Row(t.codes.data() + row * t.code_stride(), t.k, out);
  const CodeTable& table = DecodedCodes(t.format);
  const uint8_t* codes = RowCodes(t, row, buffer);
  for (int64_t k = 0; k < t.k; ++k) out[k] = static_cast<int8_t>(table.code[codes[k]].fixed);
}

// And which blocks hold a value other than zero.
void DecodeWords(const Impl& p, int64_t row, RowBuffers& buffers, int16_t* out) {
  const MxTensor& t = *p.tensor;
  if (FitsBytes(t.format)) {
    DecodeBytes(t, row, buffers.codes, buffers.bytes.data());
    std::copy_n(buffers.bytes.data(), t.k, out);
  } else {
    const CodeTable& table = DecodedCodes(t.format);
    const uint8_t* codes = RowCodes(t, row, buffers.codes);
    for (int64_t k = 0; k < t.k; ++k) out[k] = static_cast<int16_t>(table.code[codes[k]].fixed);
  }
  std::fill(out + t.k, out + p.Kp(), int16_t{0});
  for (int64_t block = 0; block < p.blocks; ++block) {
    int any = 0;
    for (int64_t k = block * kBlock; k < (block + 1) * kBlock; ++k) any |= out[k];
    buffers.nonzero[static_cast<size_t>(block)] = any != 0;
  }
}

void DecodeBf16(const Impl& p, int64_t row, RowBuffers& buffers, int16_t* out) {
  const MxTensor& t = *p.tensor;
  const uint8_t* codes =
      t.format == Format::kE2M1 ? t.codes.data() + row * t.code_stride() : RowCodes(t, row, buffers.codes);
  DecodeBf16Row(t.format, codes, t.k, t.scales.data() + row * t.blocks(), out, buffers.nonzero.data());
}

// A row's values in binary32 (Kp of them, zeros past k), and its facts.
void DecodeFloats(const Impl& p, int64_t row, RowBuffers& buffers, float* out, RowFacts& facts) {
  const MxTensor& t = *p.tensor;
  const FormatInfo& f = Info(t.format);
  const uint8_t* codes = RowCodes(t, row, buffers.codes);
  const float* table = Values(t.format).data();
  const uint32_t mask = f.code_mask() & ~f.sign_bit();
  const int64_t whole = t.k / kBlock;
  float* sums = buffers.abs_sums.data();
  uint8_t *largest = buffers.nonzero.data(), *least = buffers.least.data();
  DecodeF32Blocks(codes, whole, table, mask, out, sums, largest, least);
  if (whole < p.blocks) {
    uint8_t last[kBlock] = {};
    std::memcpy(last, codes + whole * kBlock, static_cast<size_t>(t.k - whole * kBlock));
    DecodeF32Blocks(last, 1, table, mask, out + whole * kBlock, sums + whole, largest + whole, least + whole);
  }
  const CodeTable& decoded = DecodedCodes(t.format);
  for (int64_t block = 0; block < p.blocks; ++block) {
    if (largest[block] > f.max_code) {
      const int64_t end = std::min(t.k, (block + 1) * kBlock);
      for (int64_t k = block * kBlock; k < end; ++k) {
        facts.nan |= decoded.code[codes[k]].kind == CodeClass::kNan;
        facts.inf |= decoded.code[codes[k]].kind == CodeClass::kInf;
      }
      continue;
    }
    facts.max_abs = std::max(facts.max_abs, static_cast<uint64_t>(decoded.code[largest[block]].fixed));
    facts.max_block_sum =
        std::max(facts.max_block_sum, static_cast<uint64_t>(sums[block] * Pow2(-f.last_bit())) + 1);
    const int field = least[block] >> f.p;  // of the smallest magnitude: no last bit lies lower
    if (largest[block] != 0) facts.low_bit = std::min(facts.low_bit, field == 0 ? 0 : field - 1);
  }
}

// High parts, then low parts.
void DecodePairs(const Impl& p, int64_t row, RowBuffers& buffers, int16_t* out, RowFacts& facts) {
  const MxTensor& t = *p.tensor;
  facts.nan |= SplitBf16Row(t.format, RowCodes(t, row, buffers.codes), t.k,
                            t.scales.data() + row * t.blocks(), out, out + p.Kp(), buffers.nonzero.data());
}

// Scale bytes of a row to exponents, `step` apart.
void PackScales(const MxTensor& t, int64_t row, const uint8_t* nonzero, RowFacts& facts, int32_t* exponents,
                int32_t* live, int64_t step) {
  int32_t stand_in = 127;
  for (int64_t block = t.blocks() - 1; block >= 0; --block) {
    const uint8_t scale = t.Scale(row, block);
    facts.nan |= scale == 0xFF;
    if (scale == 0xFF || nonzero[block] == 0) continue;
    stand_in = scale;
    facts.min_exponent = std::min<int16_t>(facts.min_exponent, scale);
    facts.max_exponent = std::max<int16_t>(facts.max_exponent, scale);
  }
  for (int64_t block = 0; block < t.blocks(); ++block) {
    const uint8_t scale = t.Scale(row, block);
    exponents[block * step] = scale == 0xFF || nonzero[block] == 0 ? stand_in : scale;
    live[block * step] = nonzero[block] == 0 ? kDeadExponent : scale;
  }
}

// Row `index` of the operand in its form to `out` (Kp elements, zeros past k); rows past the end are zeros.
void UnpackRow(Impl& p, int64_t index, RowBuffers& buffers, void* out, int32_t* exponents, int32_t* live,
               int64_t step) {
  const MxTensor& t = *p.tensor;
  const int64_t Kp = p.Kp(), row = p.first_row + index;
  if (index >= p.rows) {
    std::fill_n(static_cast<uint8_t*>(out), Kp * ElementBytes(p.elements), uint8_t{0});
    for (int64_t block = 0; block < p.blocks; ++block) {
      exponents[block * step] = 127;
      live[block * step] = kDeadExponent;
    }
    std::fill(buffers.sums.begin(), buffers.sums.end(), 0);
    return;
  }
  RowFacts& facts = p.facts[static_cast<size_t>(index)];
  if (p.elements == Elements::kInt8) {
    auto* bytes = static_cast<int8_t*>(out);
    DecodeBytes(t, row, buffers.codes, bytes);
    std::fill_n(bytes + t.k, Kp - t.k, int8_t{0});
    SumBlocks(bytes, p.blocks, buffers.sums.data(), buffers.nonzero.data());
  } else if (p.elements == Elements::kInt16) {
    DecodeWords(p, row, buffers, static_cast<int16_t*>(out));
  } else if (p.elements == Elements::kBf16) {
    DecodeBf16(p, row, buffers, static_cast<int16_t*>(out));
  } else if (p.elements == Elements::kBf16Pair) {
    DecodePairs(p, row, buffers, static_cast<int16_t*>(out), facts);
  } else {
    DecodeFloats(p, row, buffers, static_cast<float*>(out), facts);
  }
  PackScales(t, row, buffers.nonzero.data(), facts, exponents, live, step);
}

uint8_t* ElementsOf(Impl& p) {
  return p.elements == Elements::kInt8  ? reinterpret_cast<uint8_t*>(p.bytes.get())
         : p.elements == Elements::kF32 ? reinterpret_cast<uint8_t*>(p.floats.get())
                                        : reinterpret_cast<uint8_t*>(p.words.get());
}

constexpr int64_t kTileRowBytes = kBlock * sizeof(int16_t);

void PackRowsA(Impl& p, int64_t begin, int64_t end) {
  RowBuffers buffers(p);
  const int64_t row_bytes = p.Kp() * ElementBytes(p.elements);
  for (int64_t row = begin; row < end; ++row) {
    void* out = ElementsOf(p) + row * row_bytes;
    if (p.Tiled()) out = buffers.tiles.data();
    UnpackRow(p, row, buffers, out, p.exponents.get() + row * p.blocks, p.live.get() + row * p.blocks, 1);
    if (p.Tiled()) {
      const int64_t tiles = row_bytes / kTileRowBytes;  // the pairs' low parts follow as further ones
      uint8_t* to = ElementsOf(p) + row / kPanel * kPanel * row_bytes + row % kPanel * kTileRowBytes;
      for (int64_t tile = 0; tile < tiles; ++tile) {
        std::memcpy(to + tile * kPanel * kTileRowBytes, buffers.tiles.data() + tile * kBlock, kTileRowBytes);
      }
    }
    if (p.elements == Elements::kInt8)
      std::copy(buffers.sums.begin(), buffers.sums.end(), p.sums.get() + row * p.blocks);
  }
}

void PackPanelsB(Impl& p, int64_t begin, int64_t end) {
  RowBuffers buffers(p);
  const int64_t row_bytes = p.Kp() * ElementBytes(p.elements), words = row_bytes / 4;  // of 32 bits
  std::vector<uint32_t> rows(static_cast<size_t>(kPanel * words));
  for (int64_t panel = begin; panel < end; ++panel) {
    for (int64_t i = 0; i < kPanel; ++i) {
      const int64_t at = panel * p.blocks * kPanel + i;
      UnpackRow(p, panel * kPanel + i, buffers, rows.data() + i * words, p.exponents.get() + at,
                p.live.get() + at, kPanel);
    }
    uint8_t* out = ElementsOf(p) + panel * kPanel * row_bytes;
    InterleaveRows(rows.data(), words, words, reinterpret_cast<uint32_t*>(out));
    if (p.elements == Elements::kInt8)
      AddOffset(out, kPanel * p.Kp(), static_cast<uint8_t>(LargestByte(p.tensor->format)));
  }
}

}  // namespace

std::unique_ptr<Impl> Pack(const MxTensor& tensor, Role role, Elements elements) {
  return PackRows(tensor, role, elements, 0, tensor.rows);
}

std::unique_ptr<Impl> PackRows(const MxTensor& tensor, Role role, Elements elements, int64_t first_row,
                               int64_t rows_here) {
  auto packed = std::make_unique<Impl>();
  Impl& p = *packed;
  p.tensor = &tensor;
  p.role = role;
  p.elements = elements;
  p.first_row = first_row;
  p.rows = rows_here;
  p.blocks = tensor.blocks();
  if (elements == Elements::kNone) return packed;
  p.facts.resize(static_cast<size_t>(p.rows));
  const int64_t rows = p.PaddedRows();
  if (elements == Elements::kInt8) p.bytes.Allocate(rows * p.Kp());
  if (elements == Elements::kInt8 && role == Role::kA) p.sums.Allocate(rows * p.blocks);
  if (elements == Elements::kInt16 || elements == Elements::kBf16) p.words.Allocate(rows * p.Kp());
  if (elements == Elements::kBf16Pair) p.words.Allocate(2 * rows * p.Kp());
  if (elements == Elements::kF32) p.floats.Allocate(rows * p.Kp());
  p.exponents.Allocate(rows * p.blocks);
  p.live.Allocate(rows * p.blocks);
  if (role == Role::kA) {
    ParallelFor(rows, 24, [&](int64_t begin, int64_t end) { PackRowsA(p, begin, end); });
  } else {
    ParallelFor(rows / kPanel, 2, [&](int64_t begin, int64_t end) { PackPanelsB(p, begin, end); });
  }
  return packed;
}

}  // namespace mx
