// What a PackedOperand holds: the operand unpacked for the engine's kernels, and what each row allows them to
// do.
//
// Two element forms. Small integers (E2M1 as 2x, E2M3 as 8x): A in signed bytes, row-major; B in unsigned
// bytes with an offset added, in panels [rows/16][k/4][16][4]. Binary32 (every format): A row-major; B in
// panels [rows/16][k][16]. K is padded to whole blocks and A's rows to kRowUnit with zeros, B's rows to whole
// panels.
#ifndef MX_SIM_GEMM_PACKED_OPERAND_H_
#define MX_SIM_GEMM_PACKED_OPERAND_H_

#include <hwy/aligned_allocator.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "sim/gemm/gemm.h"

namespace mx {

inline constexpr int64_t kPanel = 16;  // outputs side by side
inline constexpr int64_t kRowUnit = 6;
// Stands for the exponent of a block of zeros where a bound over the blocks with non-zero codes is asked for.
inline constexpr int32_t kDeadExponent = 1 << 20;

template <typename T>
struct AlignedArray {
  hwy::AlignedFreeUniquePtr<T[]> data;
  void Allocate(int64_t count) { data = hwy::AllocateAligned<T>(static_cast<size_t>(count > 0 ? count : 1)); }
  T* get() const { return data.get(); }
};

// Working memory that a thread makes once and keeps.
template <typename T>
T& OfThisThread() {
  thread_local T value;
  return value;
}

struct RowFacts {
  bool nan = false, inf = false;                     // a NaN scale or code; an infinite code
  int16_t min_exponent = 0x7FFF, max_exponent = -1;  // scale bytes of the blocks with non-zero codes
  uint64_t max_abs = 0,
           max_block_sum = 0;  // of |code values| in units of the format's last bit (binary32 form)
};

struct PackedOperand::Impl {
  enum class Role : uint8_t { kA, kB };
  enum class Elements : uint8_t { kNone, kInteger, kF32 };

  const MxTensor* tensor = nullptr;
  std::unique_ptr<const MxTensor> owned;  // of a PackedOperand
  Role role = Role::kA;
  Elements elements = Elements::kNone;
  int64_t rows = 0, blocks = 0;
  int64_t Kp() const { return blocks * kBlock; }
  int64_t PaddedRows() const {
    const int64_t unit = role == Role::kA ? kRowUnit : kPanel;
    return (rows + unit - 1) / unit * unit;
  }

  AlignedArray<int8_t> integers;  // A; of B the same bytes are unsigned
  AlignedArray<int32_t> sums;     // A, integers: sum of each block [row][block]
  AlignedArray<float> floats;
  // Scale bytes, A [row][block], B [panel][block][16]. In `exponents` a block of zeros and a NaN scale have
  // some other byte of the row, so that they never widen the range; in `live` they are kDeadExponent.
  AlignedArray<int32_t> exponents, live;
  std::vector<RowFacts> facts;
};

// True for the formats that the integer kernels take.
constexpr bool HasIntegerForm(Format format) { return format == Format::kE2M1 || format == Format::kE2M3; }
constexpr int IntegerOffset(Format format) {
  return format == Format::kE2M1 ? 12 : 60;
}  // the largest magnitude

// `tensor` must outlive the result.
std::unique_ptr<PackedOperand::Impl> Pack(const MxTensor& tensor, PackedOperand::Impl::Role role,
                                          PackedOperand::Impl::Elements elements);

}  // namespace mx

#endif  // MX_SIM_GEMM_PACKED_OPERAND_H_
