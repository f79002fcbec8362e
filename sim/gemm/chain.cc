#include "sim/gemm/chain.h"

#include "sim/gemm/adder.h"

namespace mx {

PaddedOperand::PaddedOperand(const MxTensor& t, int64_t first_row, int64_t last_row, const GemmShape& shape,
                             int64_t step)
    : format_(t.format), first_row_(first_row), step_(step) {
  for (int64_t z = 0; z < shape.ranges; ++z) {
    starts_.push_back(columns_);
    columns_ += (shape.RangeEnd(z) - z * shape.range + step - 1) / step * step;
  }
  starts_.push_back(columns_);
  codes_.assign(static_cast<size_t>((last_row - first_row) * columns_), 0);
  scales_.assign(static_cast<size_t>((last_row - first_row) * columns_ / kBlock), 0x7F);
  for (int64_t row = first_row; row < last_row; ++row) {
    for (int64_t k = 0; k < t.k; ++k) {
      const int64_t at = (row - first_row) * columns_ + Start(k / shape.range) + k % shape.range;
      codes_[static_cast<size_t>(at)] = static_cast<uint8_t>(t.Code(row, k));
      scales_[static_cast<size_t>(at / kBlock)] = t.Scale(row, k / kBlock);
    }
  }
}

uint32_t Chain(const GemmSpec& spec, const PaddedOperand& a, int64_t i, const PaddedOperand& b, int64_t j,
               int64_t z) {
  uint32_t acc = 0;
  for (int64_t step = 0; step < a.Steps(z); ++step) {
    acc = Accumulate(spec.profile, a.format(), a.Codes(i, z, step), a.Scales(i, z, step), b.format(),
                     b.Codes(j, z, step), b.Scales(j, z, step), InstructionK(spec.instruction), acc);
  }
  return acc;
}

}  // namespace mx
