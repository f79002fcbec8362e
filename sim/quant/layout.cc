#include "sim/quant/layout.h"

#include "sim/base/error.h"

namespace mx {
namespace {

constexpr int64_t kScaleRows = 256, kScaleColumns = 8;
constexpr int64_t kWeightRows = 16, kWeightBytes = 32;
constexpr uint8_t kPaddingScale = 0x7F;

constexpr int64_t RoundUp(int64_t n, int64_t multiple) { return (n + multiple - 1) / multiple * multiple; }

// One map both ways: a buffer of rows x cols bytes and its padded, permuted form.
struct Map {
  int64_t row_multiple, column_multiple;
  int64_t (*offset)(int64_t, int64_t, int64_t);
  uint8_t padding;
  const char* what;

  int64_t Size(int64_t rows, int64_t cols) const {
    return RoundUp(rows, row_multiple) * RoundUp(cols, column_multiple);
  }
  void CheckSize(const ByteArray& bytes, int64_t want, int64_t rows, int64_t cols) const {
    if (rows < 0 || cols < 0 || static_cast<int64_t>(bytes.size()) != want) {
      Fail("{}: {} rows of {} bytes need a buffer of {} bytes, got {}", what, rows, cols, want, bytes.size());
    }
  }
  ByteArray Apply(const ByteArray& linear, int64_t rows, int64_t cols) const {
    CheckSize(linear, rows * cols, rows, cols);
    const int64_t padded = RoundUp(cols, column_multiple);
    ByteArray out(static_cast<size_t>(Size(rows, cols)), padding);
    for (int64_t r = 0; r < rows; ++r) {
      for (int64_t c = 0; c < cols; ++c) {
        out[static_cast<size_t>(offset(r, c, padded))] = linear[static_cast<size_t>(r * cols + c)];
      }
    }
    return out;
  }
  ByteArray Invert(const ByteArray& shuffled, int64_t rows, int64_t cols) const {
    CheckSize(shuffled, Size(rows, cols), rows, cols);
    const int64_t padded = RoundUp(cols, column_multiple);
    ByteArray out(static_cast<size_t>(rows * cols));
    for (int64_t r = 0; r < rows; ++r) {
      for (int64_t c = 0; c < cols; ++c) {
        out[static_cast<size_t>(r * cols + c)] = shuffled[static_cast<size_t>(offset(r, c, padded))];
      }
    }
    return out;
  }
};

constexpr Map kScaleMap = {kScaleRows, kScaleColumns, ShuffledScaleOffset, kPaddingScale, "shuffled scales"};
constexpr Map kWeightMap = {kWeightRows, kWeightBytes, ShuffledWeightOffset, 0, "shuffled weights"};

}  // namespace

int64_t ShuffledScaleOffset(int64_t row, int64_t block, int64_t padded_blocks) {
  return row / 32 * 32 * padded_blocks + block / 8 * 256 + block % 4 * 64 + row % 16 * 4 + block % 8 / 4 * 2 +
         row % 32 / 16;
}

int64_t ShuffledWeightOffset(int64_t row, int64_t byte, int64_t padded_bytes) {
  return row / 16 * 16 * padded_bytes + byte / 32 * 512 + byte % 32 / 16 * 256 + row % 16 * 16 + byte % 16;
}

ByteArray ShuffleScales(const ByteArray& linear, int64_t rows, int64_t blocks) {
  return kScaleMap.Apply(linear, rows, blocks);
}
ByteArray UnshuffleScales(const ByteArray& shuffled, int64_t rows, int64_t blocks) {
  return kScaleMap.Invert(shuffled, rows, blocks);
}
ByteArray ShuffleWeights(const ByteArray& linear, int64_t rows, int64_t row_bytes) {
  return kWeightMap.Apply(linear, rows, row_bytes);
}
ByteArray UnshuffleWeights(const ByteArray& shuffled, int64_t rows, int64_t row_bytes) {
  return kWeightMap.Invert(shuffled, rows, row_bytes);
}

}  // namespace mx
