// The scalar chain of matrix instructions for one output: what GemmReference is made of, and what the engine
// falls back to for the outputs that its fast kernels may not compute.
#ifndef MX_SIM_GEMM_CHAIN_H_
#define MX_SIM_GEMM_CHAIN_H_

#include <cstdint>
#include <vector>

#include "sim/gemm/gemm.h"
#include "sim/gemm/gemm_shape.h"

namespace mx {

// Rows [first_row, last_row) of an operand, one code a byte, one range of K after the other, each padded to
// the instruction's K with code 0 and scale 7F.
class PaddedOperand {
 public:
  PaddedOperand(const MxTensor& t, int64_t first_row, int64_t last_row, const GemmShape& shape, int64_t step);

  Format format() const { return format_; }
  int64_t Steps(int64_t z) const { return (Start(z + 1) - Start(z)) / step_; }
  const uint8_t* Codes(int64_t row, int64_t z, int64_t step) const {
    return codes_.data() + At(row, z, step);
  }
  const uint8_t* Scales(int64_t row, int64_t z, int64_t step) const {
    return scales_.data() + At(row, z, step) / kBlock;
  }

 private:
  int64_t Start(int64_t z) const { return starts_[static_cast<size_t>(z)]; }
  int64_t At(int64_t row, int64_t z, int64_t step) const {
    return (row - first_row_) * columns_ + Start(z) + step * step_;
  }
  Format format_;
  int64_t first_row_, step_, columns_ = 0;
  std::vector<int64_t> starts_;
  std::vector<uint8_t> codes_, scales_;
};

// The accumulator of output (i, j) after range z of K, from +0.
uint32_t Chain(const GemmSpec& spec, const PaddedOperand& a, int64_t i, const PaddedOperand& b, int64_t j,
               int64_t z);

}  // namespace mx

#endif  // MX_SIM_GEMM_CHAIN_H_
