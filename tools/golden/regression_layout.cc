// Places in memory.
#include <sys/mman.h>

#include <cstring>

#include "sim/quant/layout.h"
#include "sim/quant/mx_tensor.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

// Address space for a matrix that is far larger than what is touched of it.
class SparseMatrix {
 public:
  explicit SparseMatrix(size_t bytes) : bytes_(bytes) {
    memory_ =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory_ == MAP_FAILED) Fail("element-offset: the system refuses {} bytes of address space", bytes);
  }
  ~SparseMatrix() { munmap(memory_, bytes_); }
  SparseMatrix(const SparseMatrix&) = delete;
  SparseMatrix& operator=(const SparseMatrix&) = delete;
  uint8_t* data() { return static_cast<uint8_t*>(memory_); }

 private:
  size_t bytes_;
  void* memory_;
};

std::pair<std::vector<uint32_t>, std::vector<uint32_t>> Points(const Case& c, const std::string& a,
                                                               const std::string& b) {
  auto first = c.Input(a), second = c.Input(b);
  if (first.size() != second.size()) Fail("{}: {} and {} differ in length", c.where(), a, b);
  return {std::move(first), std::move(second)};
}

}  // namespace

// row * stride + col beyond 32 bits. A marker written at that place of a sparse bf16 matrix must be what the
// view reads.
Outputs ElementOffset(const Case& c) {
  const int64_t row = c.Int("row", 0), col = c.Int("col", 0), stride = c.Int("stride", 1);
  if (row < 0 || col < 0 || col >= stride || (row + 1) * stride > (int64_t{1} << 34)) {
    Fail("{}: row, col and stride do not name an element of a matrix of up to 2^34", c.where());
  }
  const int64_t offset = row * stride + col;
  SparseMatrix matrix(static_cast<size_t>((row + 1) * stride) * 2);
  const uint16_t marker = 0x3F80;
  std::memcpy(matrix.data() + offset * 2, &marker, 2);
  const SourceView view{matrix.data(), DType::kBF16, row + 1, stride, stride};
  if (view.F32Bits(row, col) != 0x3F800000u) Fail("{}: the view reads another element", c.where());
  return {{"offset", {Hex(static_cast<uint64_t>(offset), 16)}}};
}

// Offsets of (row, block) pairs in the shuffled scales of a matrix of `k` elements a row, padded to whole
// groups of 8.
Outputs ScaleOffsets(const Case& c) {
  const int64_t blocks = (c.Int("k", 256) + kBlock - 1) / kBlock;
  const int64_t padded = c.Int("padded", (blocks + 7) / 8 * 8);
  const auto [rows, cols] = Points(c, "row", "block");
  std::vector<int64_t> offsets;
  for (size_t i = 0; i < rows.size(); ++i) {
    if (cols[i] >= padded) Fail("{}: block {:x} is outside {} padded blocks", c.where(), cols[i], padded);
    offsets.push_back(ShuffledScaleOffset(rows[i], cols[i], padded));
  }
  return {{"offset", HexWords(offsets, 1)}};
}

// Offsets of (row, byte) pairs in the shuffled weight of `row_bytes` packed bytes a row.
Outputs WeightOffsets(const Case& c) {
  const int64_t row_bytes = c.Int("row_bytes", 64);
  const auto [rows, bytes] = Points(c, "row", "byte");
  std::vector<int64_t> offsets;
  for (size_t i = 0; i < rows.size(); ++i) {
    if (bytes[i] >= row_bytes) Fail("{}: byte {:x} is outside a row of {}", c.where(), bytes[i], row_bytes);
    offsets.push_back(ShuffledWeightOffset(rows[i], bytes[i], row_bytes));
  }
  return {{"offset", HexWords(offsets, 1)}};
}

}  // namespace mx::golden
