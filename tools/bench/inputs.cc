#include "tools/bench/inputs.h"

#include "sim/base/bits.h"
#include "sim/base/parallel.h"
#include "sim/base/philox.h"
#include "sim/quant/quantize.h"

namespace mx::tools {

// A sum of four uniform words.
std::vector<float> NormalValues(int64_t count, uint64_t seed) {
  std::vector<float> values(static_cast<size_t>(count));
  const RandomStream random{seed, 0, StreamId(StreamPurpose::kData), 0};
  ParallelFor(count, int64_t{1} << 15, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      double sum = 0;
      for (const uint32_t word : random.Block(static_cast<uint32_t>(i))) sum += word * 0x1p-32 - 0.5;
      values[static_cast<size_t>(i)] = static_cast<float>(sum * 1.75);
    }
  });
  return values;
}

std::vector<uint16_t> Bf16Values(const std::vector<float>& values) {
  std::vector<uint16_t> words(values.size());
  for (size_t i = 0; i < values.size(); ++i) words[i] = F32ToBf16(ToBits(values[i]));
  return words;
}

MxTensor NormalTensor(int64_t rows, int64_t k, Format format, uint64_t seed) {
  const std::vector<float> values = NormalValues(rows * k, seed);
  QuantSpec spec;
  spec.format = format;
  return Quantize(F32View(values.data(), rows, k), Axis::kRow, spec);
}

}  // namespace mx::tools
