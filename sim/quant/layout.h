// Device layouts of scales and packed weights as invertible maps (gfx950: the preshuffles that AMD's aiter
// and TransformerEngine kernels read). Layout only: no bit of arithmetic depends on them.
#ifndef MX_SIM_QUANT_LAYOUT_H_
#define MX_SIM_QUANT_LAYOUT_H_

#include <cstdint>

#include "sim/base/byte_array.h"

namespace mx {

// Scales, padded to rows % 256 == 0 and columns % 8 == 0 (padding byte 7F). Offset of the byte of (row,
// block):
//   (r/32)*32*cols_padded + (c/8)*256 + (c%4)*64 + (r%16)*4 + ((c%8)/4)*2 + (r%32)/16
int64_t ShuffledScaleOffset(int64_t row, int64_t block, int64_t padded_blocks);
ByteArray ShuffleScales(const ByteArray& linear, int64_t rows, int64_t blocks);
ByteArray UnshuffleScales(const ByteArray& shuffled, int64_t rows, int64_t blocks);

// Packed FP4 weights, padded to rows % 16 == 0 and bytes % 32 == 0 (padding code 0): tiles of 16 rows x 32
// bytes in the order [row/16][byte/32][(byte%32)/16][row%16][byte%16].
int64_t ShuffledWeightOffset(int64_t row, int64_t byte, int64_t padded_bytes);
ByteArray ShuffleWeights(const ByteArray& linear, int64_t rows, int64_t row_bytes);
ByteArray UnshuffleWeights(const ByteArray& shuffled, int64_t rows, int64_t row_bytes);

}  // namespace mx

#endif  // MX_SIM_QUANT_LAYOUT_H_
