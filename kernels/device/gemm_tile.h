// A tile of 128 x 128 of D = alpha A B^T (+ C) by four waves, 64 x 64 each; K in steps of 256.
//
// Codes go straight from memory to LDS, into the one of two buffers that the waves do not read; one barrier a
// step. A row's 128 bytes of a step are eight chunks of 16; chunk c of row r lies at place c ^ (r / 2 % 8),
// so that 16 lanes that read the same chunk of 16 rows meet in no bank, and eight lanes still load a whole
// line. Scales go to registers, one step ahead. The waves multiply B A^T, which has the same bits, because
// then a lane holds four neighbouring columns of D: its stores are vectors.
#ifndef KERNELS_DEVICE_GEMM_TILE_H_
#define KERNELS_DEVICE_GEMM_TILE_H_

#include "barrier.h"
#include "layout.h"
#include "lds_load.h"
#include "mfma.h"

inline constexpr u32 kTile = 128, kWaveTile = 64, kStepBlocks = 8;

// One operand as this wave sees it.
struct TileOperand {
  const u32x4* codes;  // of the tile's first row
  const u8* scales;
  u32 first_row, rows;  // of the tile; of the whole operand
  u32 blocks;           // of a row
  u32 load[4];          // where this lane's four chunks of a step begin, in chunks from `codes`
  u32 chunk;            // which chunk of a row this lane loads
};

// Rows past the end repeat the last one: their products are not stored.
MX_DEVICE TileOperand OpenOperand(const u32x4* codes, const u8* scales, u32 first_row, u32 rows, u32 blocks) {
  TileOperand out{codes + static_cast<u64>(first_row) * blocks, scales, first_row, rows, blocks, {}, 0};
  const u32 wave = ItemX() / 64, lane = ItemX() % 64;
  out.chunk = lane % 8 ^ (wave % 2 * 4 + lane / 16);
#pragma unroll
  for (u32 i = 0; i < 4; ++i) {
    const u32 row = (i * 4 + wave) * 8 + lane / 8, last = rows - 1 - first_row;
    out.load[i] = (row < last ? row : last) * blocks + out.chunk;
  }
  return out;
}

// Codes of the step at `block` to LDS. In the last step of a K that is no multiple of 256, what is past the
// end is zero, which loads to LDS cannot make.
MX_DEVICE void LoadCodes(const TileOperand& operand, u32 block, u32x4* buffer) {
  const u32 wave = __builtin_amdgcn_readfirstlane(ItemX() / 64), lane = ItemX() % 64;
  const u32x4* codes = operand.codes + block;
  if (block + kStepBlocks <= operand.blocks) {
#pragma unroll
    for (u32 i = 0; i < 4; ++i) LoadToLds(codes + operand.load[i], buffer + (i * 4 + wave) * 64);
  } else {
#pragma unroll
    for (u32 i = 0; i < 4; ++i) {
      u32x4 value = {0, 0, 0, 0};
      if (block + operand.chunk < operand.blocks) value = codes[operand.load[i]];
      buffer[(i * 4 + wave) * 64 + lane] = value;
    }
  }
}

// The scales of a wave's 64 rows in a step, as its instructions take them.
// 16 rows an instruction, shuffled: word g holds, of rows 32g + lane % 16 and + 16, blocks lane / 16 and + 4.
// 32 rows an instruction, shuffled: word 2g + p holds, of row 32g + lane % 32, block 2p + lane / 32 and + 4
// in bytes 0, 2. Linear: one byte a word, one word an instruction's rows and blocks.
template <bool kWide, bool kShuffledScales>
struct StepScales {
  static constexpr u32 kWords = kShuffledScales ? (kWide ? 4 : 2) : 8;
  u32 word[kWords];

  MX_DEVICE void Load(const TileOperand& operand, u32 wave_row, u32 block) {
    const u32 lane = ItemX() % 64;
    if constexpr (kShuffledScales) {
      const u32 padded = PadTo(operand.blocks, 8), group = (operand.first_row + wave_row) / 32;
#pragma unroll
      for (u32 i = 0; i < kWords; ++i) {
        const u32 row_group = group + (kWide ? i / 2 : i);
        const u32* words = reinterpret_cast<const u32*>(
            operand.scales + static_cast<u64>(row_group) * 32 * padded + block * 32);
        word[i] =
            kWide ? words[16 * (i % 2 * 2 + lane / 32) + lane % 16] >> (lane / 16 % 2 * 8) : words[lane];
      }
    } else {
      constexpr u32 kRows = kWide ? 32 : 16, kTiles = 64 / kRows, kPart = kWide ? 2 : 4;
#pragma unroll
      for (u32 i = 0; i < kWords; ++i) {
        const u32 wanted = operand.first_row + wave_row + i % kTiles * kRows + lane % kRows;
        const u32 row = wanted < operand.rows ? wanted : operand.rows - 1;
        const u32 at = block + i / kTiles * kPart + lane / kRows;
        word[i] = 127;
        if (at < operand.blocks) word[i] = operand.scales[static_cast<u64>(row) * operand.blocks + at];
      }
    }
  }

  // Of instruction rows t, at part s of the step: which word and which byte of it.
  static constexpr u32 Word(u32 t, u32 s) {
    if (kShuffledScales) return kWide ? 2 * t + s % 2 : t / 2;
    return s * (kWide ? 2 : 4) + t;
  }
  static constexpr int Byte(u32 t, u32 s) {
    if (!kShuffledScales) return 0;
    return static_cast<int>(kWide ? s / 2 * 2 : s * 2 + t % 2);
  }
};

// The codes of this lane: part s of the step, instruction rows t. `wave_row`: where the wave's rows begin in
// the tile.
template <bool kWide>
MX_DEVICE u32x4 ReadCodes(const u32x4* buffer, u32 wave_row, u32 t, u32 s) {
  constexpr u32 kRows = kWide ? 32 : 16;
  const u32 lane = ItemX() % 64, row = wave_row + t * kRows + lane % kRows;
  const u32 chunk = s * (kWide ? 2 : 4) + lane / kRows;
  return buffer[row * 8 + (chunk ^ (lane / 2 % 8))];
}

// acc[t][u]: of A rows t and B rows u of the wave, as B A^T.
template <bool kShuffledScales>
struct Accumulators16 {
  static constexpr bool kWide = false;
  static constexpr u32 kTiles = 4, kParts = 2;
  using Scales = StepScales<kWide, kShuffledScales>;
  f32x4 acc[kTiles][kTiles] = {};

  template <u32 kS, u32 kT, u32 kU>
  MX_DEVICE void Multiply(u32x4 a, u32x4 b, const Scales& scale_a, const Scales& scale_b) {
    acc[kT][kU] = Mfma16<Scales::Byte(kU, kS), Scales::Byte(kT, kS)>(
        b, a, acc[kT][kU], scale_b.word[Scales::Word(kU, kS)], scale_a.word[Scales::Word(kT, kS)]);
  }
  // Element (row, column) of the wave's tile that register r of this lane holds; four registers are four
  // columns.
  static MX_DEVICE u32 RowOf(u32 t) { return t * 16 + ItemX() % 16; }
  static MX_DEVICE u32 ColumnOf(u32 u, u32) { return u * 16 + ItemX() % 64 / 16 * 4; }
  static constexpr u32 kQuads = 1;
  MX_DEVICE f32x4 Quad(u32 t, u32 u, u32) const { return acc[t][u]; }
};

template <bool kShuffledScales>
struct Accumulators32 {
  static constexpr bool kWide = true;
  static constexpr u32 kTiles = 2, kParts = 4;
  using Scales = StepScales<kWide, kShuffledScales>;
  f32x16 acc[kTiles][kTiles] = {};

  template <u32 kS, u32 kT, u32 kU>
  MX_DEVICE void Multiply(u32x4 a, u32x4 b, const Scales& scale_a, const Scales& scale_b) {
    acc[kT][kU] = Mfma32<Scales::Byte(kU, kS), Scales::Byte(kT, kS)>(
        b, a, acc[kT][kU], scale_b.word[Scales::Word(kU, kS)], scale_a.word[Scales::Word(kT, kS)]);
  }
  static MX_DEVICE u32 RowOf(u32 t) { return t * 32 + ItemX() % 32; }
  static MX_DEVICE u32 ColumnOf(u32 u, u32 quad) { return u * 32 + quad * 8 + ItemX() % 64 / 32 * 4; }
  static constexpr u32 kQuads = 4;
  MX_DEVICE f32x4 Quad(u32 t, u32 u, u32 quad) const {
    const f32x16& v = acc[t][u];
    return f32x4{v[4 * quad], v[4 * quad + 1], v[4 * quad + 2], v[4 * quad + 3]};
  }
};

template <class Acc, u32 kS, u32 kT, u32 kU>
MX_DEVICE void MultiplyFrom(Acc& acc, const u32x4* a, const u32x4* b, const typename Acc::Scales& scale_a,
                            const typename Acc::Scales& scale_b) {
  acc.template Multiply<kS, kT, kU>(a[kT], b[kU], scale_a, scale_b);
  if constexpr (kU + 1 < Acc::kTiles) {
    MultiplyFrom<Acc, kS, kT, kU + 1>(acc, a, b, scale_a, scale_b);
  } else if constexpr (kT + 1 < Acc::kTiles) {
    MultiplyFrom<Acc, kS, kT + 1, 0>(acc, a, b, scale_a, scale_b);
  }
}

// One step: part by part, operands from LDS, then every pair of them.
template <class Acc, u32 kS = 0>
MX_DEVICE void Step(Acc& acc, const u32x4* buffer_a, const u32x4* buffer_b, u32 wave_row, u32 wave_column,
                    const typename Acc::Scales& scale_a, const typename Acc::Scales& scale_b) {
  u32x4 a[Acc::kTiles], b[Acc::kTiles];
#pragma unroll
  for (u32 t = 0; t < Acc::kTiles; ++t) {
    a[t] = ReadCodes<Acc::kWide>(buffer_a, wave_row, t, kS);
    b[t] = ReadCodes<Acc::kWide>(buffer_b, wave_column, t, kS);
  }
  MultiplyFrom<Acc, kS, 0, 0>(acc, a, b, scale_a, scale_b);
  if constexpr (kS + 1 < Acc::kParts) {
    Step<Acc, kS + 1>(acc, buffer_a, buffer_b, wave_row, wave_column, scale_a, scale_b);
  }
}

#endif  // KERNELS_DEVICE_GEMM_TILE_H_
