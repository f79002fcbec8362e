// What the engine asks of the SIMD kernels, each compiled once per Highway target and dispatched at run time.
#ifndef MX_SIM_GEMM_GEMM_KERNELS_H_
#define MX_SIM_GEMM_GEMM_KERNELS_H_

#include <atomic>
#include <cstdint>
#include <string_view>

#include "sim/gemm/packed_operand.h"

namespace mx {

inline constexpr int64_t kTileRows = 96;  // a multiple of kRowUnit
inline constexpr int64_t kTilePanels = 4;
inline constexpr int64_t kTileCols = kTilePanels * kPanel;

// acc[row][kTileCols] continues the seq32 chains of a tile over blocks [block0, block1): acc = R32(acc +
// R32(dot * 2^E)).
struct Tile {
  const PackedOperand::Impl* a;
  const PackedOperand::Impl* b;
  int64_t row0, rows;      // rows: padded, a multiple of kRowUnit
  int64_t panel0, panels;  // at most kTilePanels
  int64_t block0, block1;
  float* acc;
};

// Integer kernels. Fast where every dot * 2^E is a finite exact binary32 and 2^(E + product bit) is normal;
// careful for any scales (each scaled dot is rounded from binary64, where it is exact).
void RunIntegerTile(const Tile& tile, bool careful);
// The bfloat16 form, where every product is a multiple of a normal number g, every sum of 32 of them is less
// than 2^24 g and than 2^128, and elements other than zero are normal. With at least one block the sums start
// at +0 whatever acc holds.
void RunBf16Tile(const Tile& tile);
// The form of pairs: the same holds for products of parts.
void RunBf16PairTile(const Tile& tile);
// Binary64 dots of the binary32 form: for operands whose block dots are exact in binary64. Careful as above;
// else the power 2^E and every dot * 2^E other than zero must be normal numbers.
void RunF64Tile(const Tile& tile, bool careful);

// Packing of whole rows. E2M1 codes to 2x the value, `k` of them.
void DecodeE2M1Row(const uint8_t* codes, int64_t k, int8_t* out);
// Codes of E2M1 (packed), or of E2M3 or E3M2 (one a byte), `k` of them, to bfloat16 times their scale, zeros
// up to the end of the last block; a magnitude outside the normal numbers wraps. Needs a processor with AMX.
void DecodeBf16Row(Format format, const uint8_t* codes, int64_t k, const uint8_t* scales, int16_t* out,
                   uint8_t* nonzero);
// The same of codes, one a byte, of these formats or E4M3, as the part of 1 and more and the part below 1.
// Returns whether there is a NaN.
bool SplitBf16Row(Format format, const uint8_t* codes, int64_t k, const uint8_t* scales, int16_t* high,
                  int16_t* low, uint8_t* nonzero);
// Sum of each block of 32, and whether any is non-zero.
void SumBlocks(const int8_t* values, int64_t blocks, int32_t* sums, uint8_t* nonzero);
// Codes, one a byte, to table[code]; `blocks` whole blocks. Of each block: an upper bound on the sum of
// magnitudes, the largest code & magnitude_mask, and the smallest other than zero (255: none).
void DecodeF32Blocks(const uint8_t* codes, int64_t blocks, const float* table, uint32_t magnitude_mask,
                     float* out, float* abs_sum, uint8_t* max_code, uint8_t* min_code);
// 16 rows of `count` 32-bit words, `stride` words apart, to [count][16]; count a multiple of 4.
void InterleaveRows(const uint32_t* rows, int64_t stride, int64_t count, uint32_t* out);
void AddOffset(uint8_t* values, int64_t count, uint8_t offset);

// The independence bound of one row of A against one panel of B: Emin (kDeadExponent or more where no block
// counts) and the bound's sum in units of 2^(Emin + product bit), at least kTooLarge where it exceeds 2^24.
void BoundRow(const int32_t* live_a, const int32_t* live_b, int64_t blocks, uint32_t block_bound,
              int32_t* emin, uint32_t* sum);

// Some rows of a finished tile: alpha, C, output type; `count` outputs of each from acc, kTileCols apart, to
// elements from `index` on, `stride` apart.
void StoreRows(const float* acc, int64_t rows, int64_t count, const GemmSpec& spec, const void* c, void* d,
               int64_t index, int64_t stride);

// The same pointer, as one of which the compiler knows nothing: it then keeps it in a register, where it
// would otherwise compute (and spill) an address for every access of an unrolled loop.
template <typename T>
inline T* Opaque(T* p) {
  asm("" : "+r"(p));
  return p;
}

// What ran, for tests: the target of the last tile and how many tiles or outputs each kernel computed.
struct GemmStats {
  std::atomic<const char*> target{""};
  std::atomic<int64_t> amx{0}, amx_pairs{0}, vnni{0}, integer{0}, careful{0}, f64{0}, scalar_outputs{0};
};
GemmStats& Stats();
// Whether the processor has the 256-bit VNNI instructions without AVX-512, for the AVX2 target.
bool HasAvxVnni();
// Whether the processor has instructions that add products of bytes (vpdpbusd, SDOT) for a target's kernels.
bool HasDots(std::string_view target);
// Whether the processor has AMX for bfloat16 and the system lets this process use it.
bool HasAmx();
// And the selected target is AVX3, which it belongs to, and nobody turned it off.
bool UseAmx();
bool DispatchesToAvx3();
void AllowAmx(bool allow);
// Tests and benchmarks turn the kernels with these instructions off to reach the others of the target.
void AllowVnni(bool allow);

}  // namespace mx

#endif  // MX_SIM_GEMM_GEMM_KERNELS_H_
