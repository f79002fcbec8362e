// The parts of the reference quantiser that the Highway engine falls back on: one row of a copy, one block of
// it.
#ifndef MX_SIM_QUANT_QUANT_BLOCK_H_
#define MX_SIM_QUANT_QUANT_BLOCK_H_

#include <cstdint>

#include "sim/quant/quantize.h"

namespace mx {

// The copy that `axis` asks for: its own rows and contraction length.
constexpr int64_t CopyRows(const SourceView& s, Axis axis) { return axis == Axis::kRow ? s.rows : s.cols; }
constexpr int64_t CopyK(const SourceView& s, Axis axis) { return axis == Axis::kRow ? s.cols : s.rows; }
constexpr int64_t PaddedK(int64_t k) { return (k + kBlock - 1) / kBlock * kBlock; }

// Throws InputError for what QuantizeReference and Quantize refuse.
void CheckQuantize(const SourceView& source, Axis axis, const QuantSpec& spec);

// Row `row` of the copy, loaded, prescaled and counted (nan, inf, elements), then rotated. y: CopyK values.
void LoadCopyRow(const SourceView& source, Axis axis, const QuantSpec& spec, int64_t row, float* y,
                 QuantCounters* counters);

// The rule's amax of a block: rows x count values at y, `stride` apart. *nan: whether one of them is a NaN.
uint32_t BlockAmax(const float* y, int64_t stride, int64_t rows, int64_t count, bool* nan);

// Scale byte of a block and how its elements are coded.
struct BlockScale {
  uint8_t byte;
  int s;          // elements are coded as y * 2^-s; 0 in a zero block whatever byte it stores
  bool poisoned;  // all codes 0
  bool nan;       // a NaN scale without poison: every element is coded as a NaN of its sign
};

// Chooses the scale of a block (rows x count values) and counts the block.
BlockScale ScaleOfBlock(const QuantSpec& spec, const float* y, int64_t stride, int64_t rows, int64_t count,
                        QuantCounters* counters);

// Codes, one a byte, of `count` values whose first is element k of row `row` of a copy with padded length kp.
void CodeElements(const QuantSpec& spec, const BlockScale& scale, const float* y, int64_t count, int64_t row,
                  int64_t k, int64_t kp, uint8_t* codes, QuantCounters* counters);

}  // namespace mx

#endif  // MX_SIM_QUANT_QUANT_BLOCK_H_
