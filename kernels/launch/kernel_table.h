// The kernels of the code objects and the layout of their arguments, as rows of ../kernels.inc and
// ../arguments.inc.
#ifndef MX_KERNELS_LAUNCH_KERNEL_TABLE_H_
#define MX_KERNELS_LAUNCH_KERNEL_TABLE_H_

#include <cstddef>
#include <cstdint>

namespace mxk {

enum class KernelId : uint16_t {
#define MXK_KERNEL(symbol, ...) symbol,
#include "kernels/kernels.inc"
#undef MXK_KERNEL
  kCount
};

enum class ArgumentList : uint8_t { kQuantise, kQuantiseBoth, kDequantise, kHadamard, kGemm };

enum class GridRule : uint8_t {
#define MXK_GRID(id, ...) id,
#include "kernels/grids.inc"
#undef MXK_GRID
};

enum class ArgumentKind : uint8_t { kIn, kOut, kInOut, kValue };

struct KernelRow {
  const char* symbol;
  const char* file;  // with ".co"
  uint32_t group;    // work-items a workgroup
  ArgumentList arguments;
  GridRule grid;
  const char* computes;
};
const KernelRow& Row(KernelId id);

struct ArgumentRow {
  ArgumentList list;
  const char* name;
  ArgumentKind kind;
  uint32_t offset, bytes;
};
const ArgumentRow* Arguments(size_t* count);

// The argument blocks as the kernels read them.
struct RandomArgument {
  uint64_t seed;
  uint32_t micro_batch, stream, step, unused;
};

struct QuantiseArguments {
  uint64_t x, codes, scales;
  uint32_t stride, rows, cols, flags, signs, gap;
  RandomArgument random;
};

struct QuantiseBothArguments {
  uint64_t x, row_codes, row_scales, column_codes, column_scales;
  uint32_t stride, rows, cols, flags, row_signs, column_signs;
  RandomArgument row_random, column_random;
};

struct DequantiseArguments {
  uint64_t codes, scales, y;
  uint32_t rows, k, flags, unused;
};

struct HadamardArguments {
  uint64_t x, y;
  uint32_t rows, k, flags, signs;
};

struct GemmArguments {
  uint64_t a, scale_a, b, scale_b, c, d;
  uint32_t stride, m, n, k, flags;
  float alpha;
};

}  // namespace mxk

#endif  // MX_KERNELS_LAUNCH_KERNEL_TABLE_H_
