// What a linear layer keeps and needs in memory, from its sizes and the recipe alone.
#ifndef MX_SIM_LINEAR_LINEAR_MEMORY_H_
#define MX_SIM_LINEAR_LINEAR_MEMORY_H_

#include <array>
#include <cstdint>

#include "sim/linear/recipe.h"

namespace mx {

// Bytes, in binary64 so that no size overflows.
struct LinearMemory {
  double weights = 0;               // the weight's quantised or rounded copies, kept from step to step
  double operands = 0;              // the other operands of the GEMM that needs most
  std::array<double, 4> scratch{};  // each buffer that all layers share (Scratch of linear.cc)

  // The layers of a model, which run one after the other.
  LinearMemory& operator+=(const LinearMemory& other);
  double Working() const;  // operands and scratch
};

// Of forward and backward with `tokens` tokens on the simulator's SIMD engine; the scalar one needs less.
LinearMemory MemoryOfLinear(const Recipe& recipe, int64_t tokens, int64_t in, int64_t out);

}  // namespace mx

#endif  // MX_SIM_LINEAR_LINEAR_MEMORY_H_
