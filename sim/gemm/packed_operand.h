// What a PackedOperand holds: the operand unpacked for the engine's kernels, and what each row allows them to
// do.
//
// Five element forms. Bytes (E2M1 as 2x, E2M3 as 8x): A signed, row-major; B unsigned with an offset added,
// in panels [rows/16][k/4][16][4]. Words of 16 bits (these and E3M2 as 16x): A row-major; B in panels
// [rows/16][k/2][16][2]. Bfloat16 (the same formats), times the block's scale: A in tiles
// [rows/16][k/32][16][32], B as the words. Pairs of bfloat16 (these and E4M3), the part of 1 and more and the
// rest, times the scale: for each 16 rows all the first parts, then all the others, each as bfloat16.
// Binary32 (every format): A row-major; B in panels [rows/16][k][16]. K is padded to whole blocks with zeros,
// B's rows to whole panels, A's to kRowUnit or whole tiles.
#ifndef MX_SIM_GEMM_PACKED_OPERAND_H_
#define MX_SIM_GEMM_PACKED_OPERAND_H_

#include <hwy/aligned_allocator.h>

#include <cstdint>
#include <memory>
#include <new>
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
  void Allocate(int64_t count) {
    data = hwy::AllocateAligned<T>(static_cast<size_t>(count > 0 ? count : 1));
    if (data == nullptr) throw std::bad_alloc();
  }
  T* get() const { return data.get(); }
};

struct RowFacts {
  bool nan = false, inf = false;                     // a NaN scale or code; an infinite code
  int16_t min_exponent = 0x7FFF, max_exponent = -1;  // scale bytes of the blocks with non-zero codes
  // Of |code values|, in units of the format's last bit (binary32 form); 2^low_bit of them divide every
  // value.
  uint64_t max_abs = 0, max_block_sum = 0;
  int low_bit = 64;
};

struct PackedOperand::Impl {
  enum class Role : uint8_t { kA, kB };
  enum class Elements : uint8_t { kNone, kInt8, kInt16, kBf16, kBf16Pair, kF32 };

  const MxTensor* tensor = nullptr;
  std::unique_ptr<const MxTensor> owned;  // of a PackedOperand
  Role role = Role::kA;
  Elements elements = Elements::kNone;
  int64_t first_row = 0, rows = 0, blocks = 0;  // of the tensor
  bool Tiled() const { return elements == Elements::kBf16 || elements == Elements::kBf16Pair; }
  int64_t Kp() const { return blocks * kBlock; }
  int64_t PaddedRows() const {
    const int64_t unit = role == Role::kA && !Tiled() ? kRowUnit : kPanel;
    return (rows + unit - 1) / unit * unit;
  }

  AlignedArray<int8_t> bytes;   // A; of B the same bytes are unsigned
  AlignedArray<int32_t> sums;   // A, bytes: sum of each block [row][block]
  AlignedArray<int16_t> words;  // and the bits of bfloat16
  AlignedArray<float> floats;
  // Scale bytes, A [row][block], B [panel][block][16]. In `exponents` a block of zeros and a NaN scale have
  // some other byte of the row, so that they never widen the range; in `live` they are kDeadExponent.
  AlignedArray<int32_t> exponents, live;
  std::vector<RowFacts> facts;
};

// The largest magnitude in units of the last bit, for formats that fit the form.
constexpr bool FitsBytes(Format format) { return format == Format::kE2M1 || format == Format::kE2M3; }
constexpr bool FitsWords(Format format) { return FitsBytes(format) || format == Format::kE3M2; }
// Below 2^9 and a multiple of 2^-9, so that both parts have at most 9 bits.
constexpr bool FitsPairs(Format format) { return FitsWords(format) || format == Format::kE4M3; }
constexpr int LargestByte(Format format) { return format == Format::kE2M1 ? 12 : 60; }
// Bytes of an element in a form.
constexpr int64_t ElementBytes(PackedOperand::Impl::Elements elements) {
  using Elements = PackedOperand::Impl::Elements;
  return elements == Elements::kInt8                                   ? 1
         : elements == Elements::kInt16 || elements == Elements::kBf16 ? 2
                                                                       : 4;
}

// `tensor` must outlive the result.
std::unique_ptr<PackedOperand::Impl> Pack(const MxTensor& tensor, PackedOperand::Impl::Role role,
                                          PackedOperand::Impl::Elements elements);
// Rows [first_row, first_row + rows) of it alone.
std::unique_ptr<PackedOperand::Impl> PackRows(const MxTensor& tensor, PackedOperand::Impl::Role role,
                                              PackedOperand::Impl::Elements elements, int64_t first_row,
                                              int64_t rows);

}  // namespace mx

#endif  // MX_SIM_GEMM_PACKED_OPERAND_H_
