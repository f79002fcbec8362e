// A tensor as a device gets it: a row-major matrix inside a buffer with guard bands, outputs poisoned.
#ifndef MX_CONFORMANCE_TENSOR_H_
#define MX_CONFORMANCE_TENSOR_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mx::conformance {

enum class TensorType : uint8_t { kU8, kU32, kBF16, kF16, kF32 };
int Bytes(TensorType type);
enum class Direction : uint8_t { kIn, kOut, kInOut };

// Guard bands are kGuard bytes of a pattern on both sides; bytes of an output that nobody has written yet,
// gaps between rows included, hold kPoison. A device with plain memory copies whole(), so that the bands are
// there as well; one that checks every access copies payload() and lets nothing lie beside it.
class Tensor {
 public:
  static constexpr size_t kGuard = 4096;
  static constexpr std::byte kPoison{0xA5};

  Tensor(std::string name, TensorType type, int64_t rows, int64_t cols, Direction direction, int64_t gap = 0);

  const std::string& name() const { return name_; }
  TensorType type() const { return type_; }
  int64_t rows() const { return rows_; }
  int64_t cols() const { return cols_; }      // elements of a row
  int64_t stride() const { return stride_; }  // elements from a row to the next
  Direction direction() const { return direction_; }
  bool is_output() const { return direction_ != Direction::kIn; }

  std::span<std::byte> whole() { return memory_; }
  std::span<std::byte> payload() { return std::span(memory_).subspan(kGuard, memory_.size() - 2 * kGuard); }
  std::span<const std::byte> payload() const {
    return std::span(memory_).subspan(kGuard, memory_.size() - 2 * kGuard);
  }
  template <typename T>
  T* data() {
    return reinterpret_cast<T*>(memory_.data() + kGuard);
  }
  template <typename T>
  const T* data() const {
    return reinterpret_cast<const T*>(memory_.data() + kGuard);
  }

  uint32_t Word(int64_t row, int64_t col) const;  // an element's bits
  void SetWord(int64_t row, int64_t col, uint32_t bits);

  void Poison();  // every byte of the payload
  // What was written outside of the elements, or "": a guard band, a gap between rows.
  std::string Trespass() const;

 private:
  std::string name_;
  TensorType type_;
  int64_t rows_, cols_, stride_;
  Direction direction_;
  std::vector<std::byte> memory_;
};

// The tensors of one problem, found by name.
class TensorSet {
 public:
  Tensor& Add(Tensor tensor);
  Tensor& operator[](std::string_view name);  // throws InputError for a name that is not there
  const Tensor& operator[](std::string_view name) const;
  bool Has(std::string_view name) const;
  auto begin() { return tensors_.begin(); }
  auto end() { return tensors_.end(); }
  auto begin() const { return tensors_.begin(); }
  auto end() const { return tensors_.end(); }

 private:
  std::vector<Tensor> tensors_;
};

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_TENSOR_H_
