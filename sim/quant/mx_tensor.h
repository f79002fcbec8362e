// A quantised matrix in the linear layout, and the views that go in and out of it.
#ifndef MX_SIM_QUANT_MX_TENSOR_H_
#define MX_SIM_QUANT_MX_TENSOR_H_

#include <cstdint>

#include "sim/base/byte_array.h"
#include "sim/formats/format.h"
#include "sim/formats/packing.h"

namespace mx {

inline constexpr int64_t kBlock = 32;  // elements that share a scale along the contraction axis

enum class DType : uint8_t { kF32, kBF16, kF16 };
constexpr int Bytes(DType type) { return type == DType::kF32 ? 4 : 2; }

// A row-major matrix of binary32, bfloat16 or binary16; `stride` in elements. Any alignment.
struct SourceView {
  const void* data = nullptr;
  DType type = DType::kF32;
  int64_t rows = 0, cols = 0, stride = 0;

  uint32_t F32Bits(int64_t row, int64_t col) const;  // widened exactly (CONTRACT row 1)
};
SourceView F32View(const float* data, int64_t rows, int64_t cols);
SourceView Bf16View(const uint16_t* data, int64_t rows, int64_t cols);

// rows x k codes of `format`, blocks of 32 along k, the last one may be short.
struct MxTensor {
  Format format = Format::kE2M1;
  int64_t rows = 0, k = 0;
  ByteArray codes;   // rows x PackedBytes(format, k)
  ByteArray scales;  // rows x ceil(k / 32), E8M0

  // Out of line, compiled with full optimisation: elsewhere the end of a vector with an allocator of its own
  // is a loop over its bytes.
  MxTensor();
  MxTensor(const MxTensor&);
  MxTensor(MxTensor&&) noexcept;
  MxTensor& operator=(const MxTensor&);
  MxTensor& operator=(MxTensor&&) noexcept;
  ~MxTensor();

  int64_t code_stride() const { return PackedBytes(format, k); }
  int64_t blocks() const { return (k + kBlock - 1) / kBlock; }
  uint32_t Code(int64_t row, int64_t i) const {
    return GetCode(format, codes.data() + row * code_stride(), i);
  }
  uint8_t Scale(int64_t row, int64_t block) const {
    return scales[static_cast<size_t>(row * blocks() + block)];
  }
  void Resize(Format new_format, int64_t new_rows, int64_t new_k);  // codes and scales all zero
  // The same with codes and scales for the caller to write, every byte of them.
  void ResizeToWrite(Format new_format, int64_t new_rows, int64_t new_k);
  bool operator==(const MxTensor&) const = default;
};

}  // namespace mx

#endif  // MX_SIM_QUANT_MX_TENSOR_H_
