// The definition of the product: for every output a chain of matrix instructions along ascending K, written
// to be read.
#include <vector>

#include "sim/base/parallel.h"
#include "sim/gemm/adder.h"
#include "sim/gemm/epilogue.h"
#include "sim/gemm/gemm.h"
#include "sim/gemm/gemm_shape.h"
#include "sim/gemm/independence.h"

namespace mx {
namespace {

// One code a byte, one range of K after the other, each padded to the instruction's K with code 0 and scale
// 7F.
class PaddedOperand {
 public:
  PaddedOperand(const MxTensor& t, const GemmShape& shape, int64_t step) : step_(step) {
    for (int64_t z = 0; z < shape.ranges; ++z) {
      starts_.push_back(columns_);
      columns_ += (shape.RangeEnd(z) - z * shape.range + step - 1) / step * step;
    }
    starts_.push_back(columns_);
    codes_.assign(static_cast<size_t>(t.rows * columns_), 0);
    scales_.assign(static_cast<size_t>(t.rows * columns_ / kBlock), 0x7F);
    for (int64_t row = 0; row < t.rows; ++row) {
      for (int64_t k = 0; k < t.k; ++k) {
        const int64_t column = starts_[static_cast<size_t>(k / shape.range)] + k % shape.range;
        codes_[static_cast<size_t>(row * columns_ + column)] = static_cast<uint8_t>(t.Code(row, k));
        scales_[static_cast<size_t>((row * columns_ + column) / kBlock)] = t.Scale(row, k / kBlock);
      }
    }
  }

  int64_t Steps(int64_t z) const {
    return (starts_[static_cast<size_t>(z + 1)] - starts_[static_cast<size_t>(z)]) / step_;
  }
  const uint8_t* Codes(int64_t row, int64_t z, int64_t step) const {
    return codes_.data() + At(row, z, step);
  }
  const uint8_t* Scales(int64_t row, int64_t z, int64_t step) const {
    return scales_.data() + At(row, z, step) / kBlock;
  }

 private:
  int64_t At(int64_t row, int64_t z, int64_t step) const {
    return row * columns_ + starts_[static_cast<size_t>(z)] + step * step_;
  }
  int64_t step_, columns_ = 0;
  std::vector<int64_t> starts_;
  std::vector<uint8_t> codes_, scales_;
};

// One range of K from +0.
uint32_t Chain(const GemmSpec& spec, Format format_a, const PaddedOperand& a, int64_t i, Format format_b,
               const PaddedOperand& b, int64_t j, int64_t z) {
  uint32_t acc = 0;
  for (int64_t step = 0; step < a.Steps(z); ++step) {
    acc = Accumulate(spec.profile, format_a, a.Codes(i, z, step), a.Scales(i, z, step), format_b,
                     b.Codes(j, z, step), b.Scales(j, z, step), InstructionK(spec.instruction), acc);
  }
  return acc;
}

}  // namespace

void GemmReference(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d,
                   uint8_t* independent) {
  const GemmShape shape = CheckGemm(a, b, spec);
  const PaddedOperand pa(a, shape, InstructionK(spec.instruction)),
      pb(b, shape, InstructionK(spec.instruction));
  const auto output = [&](int64_t i, int64_t j) {
    const int64_t index = i * shape.n + j;
    if (independent != nullptr) {
      const uint32_t c0 = spec.beta ? LoadElement(spec.out, c, index) : 0;
      independent[index] = IsModelIndependent(a, i, b, j, spec, c0) ? 1 : 0;
    }
    uint32_t sum = 0;
    for (int64_t z = 0; z < shape.ranges; ++z) {
      sum = AddRange(spec, sum, Chain(spec, a.format, pa, i, b.format, pb, j, z), z);
    }
    Finish(spec, sum, c, d, index);
  };
  ParallelFor(shape.m, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      for (int64_t j = 0; j < shape.n; ++j) output(i, j);
    }
  });
}

}  // namespace mx
