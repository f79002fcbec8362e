// The inner loops of quantising to E2M1, and of dequantising it, for x86-64 processors with
// AVX-512 VBMI. Nothing is decided here: which blocks may take this way, scales and all other cases are
// quantize_simd.cc's.
#ifndef MX_SIM_QUANT_FP4_AVX512_H_
#define MX_SIM_QUANT_FP4_AVX512_H_

#include <cstdint>

#include "sim/base/philox.h"
#include "sim/quant/ahead.h"
#include "sim/quant/mx_tensor.h"

namespace mx {

// Whether the selected SIMD target may use the functions below.
bool HasFp4Avx512();

// amax[b] = largest |bits| of block b of `source` (binary32 or bf16 words, widened). Any alignment.
void AmaxAvx512(const void* source, DType type, int64_t blocks, const NextInRow& next, uint32_t* amax);

// Whole blocks with signs (128 words of 0 or the sign bit, or null) and the Hadamard rotation of 16 to y, and
// amax of what is rotated, with room up to the next multiple of 16. Returns the largest |bits| after the
// rotation: if it is not finite, then y and amax are not what the reference gives.
uint32_t RotateRow16Avx512(const void* source, DType type, int64_t blocks, const uint32_t* signs,
                           const NextInRow& next, float* y, uint32_t* amax);

// Codes of whole blocks, packed: block b is |x| * factor[b] (a power of two as binary32 bits, at most 2^125,
// such that every product is below 8), to nearest even, above 6 to 6. Blocks whose `skip` is not 0 may hold
// anything and get any codes. `counts`, if given, is added to, blocks that are skipped left out; then fewer
// than 512 blocks.
struct Fp4Counts {
  uint64_t underflow = 0;  // elements other than zero with magnitude code 0
  uint64_t clipped = 0;    // elements with a product above 6
};
void EncodeFp4Avx512(const void* source, DType type, int64_t blocks, const uint32_t* factor,
                     const uint32_t* skip, uint8_t* packed, Fp4Counts* counts);

// The same with stochastic rounding: element i of `source` is element position + i of the copy, in the order
// of NoiseWord; position a multiple of 32. Products may be as large as they come.
struct Fp4Noise {
  const RandomStream* random;
  uint64_t position;
  bool same;  // SrPair::kSame, else kPrng
};
void EncodeStochasticFp4Avx512(const void* source, DType type, int64_t blocks, const Fp4Noise& noise,
                               const uint32_t* factor, const uint32_t* skip, uint8_t* packed,
                               Fp4Counts* counts);

// To nearest even for a copy along columns, without a transposition of values: 16 columns are the lanes of a
// vector, and a block goes down them. A tile is at most kBlock rows of the source by kTileCols columns, its
// codes go to packed[column][kColumnBytes], of which a block fills kBlock / 2.
inline constexpr int64_t kTileCols = 64, kColumnBytes = 64;
struct ColumnTile {
  const void* source;  // binary32 or bf16, the tile's first element
  DType type;
  int64_t stride, count, width;  // of the source, in elements; rows, columns
};
// The tile to y[kBlock][kTileCols] in binary32, with rows of zeros up to the end of the block. Returns the
// largest |bits| of the tile. amax[column] = largest |bits| of the column; kTileCols words are written.
// Every row asks for a line of `ahead`.
uint32_t LoadColumnsAvx512(const ColumnTile& tile, Ahead* ahead, float* y, uint32_t* amax);
// Signs (kBlock words of 0 or the sign bit, or null) and the Hadamard rotation of 16 rows of y; amax is made
// anew.
void RotateColumns16Avx512(const ColumnTile& tile, const uint32_t* signs, float* y, uint32_t* amax);
// Both at once, for tiles of kBlock rows. What is returned is the largest |bits| after the rotation: if it is
// not finite, then y and amax are not what the two functions above would give.
uint32_t LoadRotatedColumns16Avx512(const ColumnTile& tile, const uint32_t* signs, Ahead* ahead, float* y,
                                    uint32_t* amax);
// factor and skip lie as amax does, `counts` as above. Eight rows of 16 columns are a step of `ahead`.
void EncodeColumnsAvx512(const ColumnTile& tile, const float* y, const uint32_t* factor, const uint32_t* skip,
                         Ahead* ahead, uint8_t* packed, Fp4Counts* counts);
// Lines of 64 bytes, `stride` bytes apart, past the caches. All on multiples of 64.
void StreamLines(const uint8_t* lines, int64_t count, uint8_t* out, int64_t stride);

// Values of whole blocks: code * 2^(scale - 127), 7FC00000 where the scale is FF. `out` on a multiple of 4.
// Stream: past the caches, for results that are far larger than they are.
void DecodeFp4Avx512(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out);
void StreamFp4Avx512(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out);

}  // namespace mx

#endif  // MX_SIM_QUANT_FP4_AVX512_H_
