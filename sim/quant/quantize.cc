#include "sim/quant/quantize.h"

#include <algorithm>
#include <vector>

#include "sim/quant/quant_block.h"

namespace mx {

QuantCounters& QuantCounters::operator+=(const QuantCounters& other) {
  elements += other.elements;
  blocks += other.blocks;
  nan += other.nan;
  inf += other.inf;
  clipped += other.clipped;
  underflow += other.underflow;
  zero_blocks += other.zero_blocks;
  return *this;
}

uint32_t NoiseWord(const RandomStream& random, SrPair pair, Format format, int64_t row, int64_t k, int64_t kp) {
  const auto position = static_cast<uint64_t>(row * kp + k);
  if (pair == SrPair::kIndependent) return random.Word(position);
  if (pair == SrPair::kPair1Shift) return random.Word(position / 4) >> (position % 4 >= 2 ? 16 : 0);
  // Elements that one conversion of the hardware takes together: a pair, a block of FP6, or a single element.
  const int bits = Info(format).bits;
  const uint64_t group = bits == 4 ? 2 : bits == 6 ? static_cast<uint64_t>(kBlock) : 1;
  uint32_t word = random.Word(position / group);
  if (pair == SrPair::kSame) return word;
  if (pair == SrPair::kSeedShift) word >>= 1;
  for (uint64_t j = position % group; j > 0; --j) word = Prng(word);
  return word;
}

MxTensor QuantizeReference(const SourceView& source, Axis axis, const QuantSpec& spec, QuantCounters* counters) {
  CheckQuantize(source, axis, spec);
  const int64_t rows = CopyRows(source, axis), k = CopyK(source, axis);
  MxTensor out;
  out.Resize(spec.format, rows, k);
  const int64_t band = spec.block == BlockShape::k32x32 ? kBlock : 1;
  std::vector<float> y(static_cast<size_t>(band * k));
  QuantCounters total;
  for (int64_t row = 0; row < rows; row += band) {
    const int64_t height = std::min(band, rows - row);
    for (int64_t r = 0; r < height; ++r) LoadCopyRow(source, axis, spec, row + r, y.data() + r * k, &total);
    for (int64_t i = 0; i < k; i += kBlock) {
      QuantizeBlock(spec, y.data() + i, k, height, std::min(kBlock, k - i), row, i, &out, &total);
    }
  }
  if (counters != nullptr) *counters += total;
  return out;
}

MxTensor Quantize(const SourceView& source, Axis axis, const QuantSpec& spec, QuantCounters* counters) {
  return QuantizeReference(source, axis, spec, counters);
}

}  // namespace mx
