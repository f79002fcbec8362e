// The inner loops of quantising to E2M1 to nearest even, and of dequantising it, for x86-64 processors with
// AVX-512 VBMI. Nothing is decided here: which blocks may take this way, scales and all other cases are
// quantize_simd.cc's.
#ifndef MX_SIM_QUANT_FP4_AVX512_H_
#define MX_SIM_QUANT_FP4_AVX512_H_

#include <cstdint>

#include "sim/quant/mx_tensor.h"

namespace mx {

// Whether the selected SIMD target may use the functions below.
bool HasFp4Avx512();

// amax[b] = largest |bits| of block b of `source` (binary32 or bf16 words, widened). Any alignment.
void AmaxAvx512(const void* source, DType type, int64_t blocks, uint32_t* amax);

// Codes of whole blocks, packed: block b is |x| * factor[b] (a power of two as binary32 bits, at most 2^125,
// such that every product is below 8), to nearest even, above 6 to 6. Blocks whose `skip` is not 0 may hold
// anything and get any codes. `counts`, if given, is added to, blocks that are skipped left out.
struct Fp4Counts {
  uint64_t underflow = 0;  // elements other than zero with magnitude code 0
  uint64_t clipped = 0;    // elements with a product above 6
};
void EncodeFp4Avx512(const void* source, DType type, int64_t blocks, const uint32_t* factor,
                     const uint32_t* skip, uint8_t* packed, Fp4Counts* counts);

// The same for a copy along columns, without a transposition of values: 16 columns are the lanes of a vector,
// and blocks go down them. A tile is at most kTileK rows of the source by kTileCols columns.
inline constexpr int64_t kTileK = 128, kTileCols = 64;
struct ColumnTile {
  const void* source;  // binary32 or bf16, the tile's first element
  DType type;
  int64_t stride, count, width;  // of the source, in elements; rows, columns
  int64_t blocks() const { return (count + kBlock - 1) / kBlock; }
};
// The tile to y[k][kTileCols] in binary32, with rows of zeros up to the end of the last block. Returns the
// largest |bits| of the tile. amax[b * width + column] = largest |bits| of the block, with room for 15 words
// after the last.
uint32_t LoadColumnsAvx512(const ColumnTile& tile, float* y, uint32_t* amax);
// Signs (128 words of 0 or the sign bit, or null) and the Hadamard rotation of 16 rows of y; amax is made
// anew.
void RotateColumns16Avx512(const ColumnTile& tile, const uint32_t* signs, float* y, uint32_t* amax);
// Codes to packed[column][kTileK / 2]; factor and skip lie as amax does, `counts` as above.
void EncodeColumnsAvx512(const ColumnTile& tile, const float* y, const uint32_t* factor, const uint32_t* skip,
                         uint8_t* packed, Fp4Counts* counts);

// Values of whole blocks: code * 2^(scale - 127), 7FC00000 where the scale is FF. Any alignment. Stream: past
// the caches, for results that are far larger than they are.
void DecodeFp4Avx512(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out);
void StreamFp4Avx512(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out);

}  // namespace mx

#endif  // MX_SIM_QUANT_FP4_AVX512_H_
