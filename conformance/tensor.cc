#include "conformance/tensor.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

// Differs from byte to byte and from kPoison, so that a shifted copy shows too.
std::byte GuardByte(size_t i) { return static_cast<std::byte>(0x5A ^ (i & 0x3F)); }

}  // namespace

int Bytes(TensorType type) {
  switch (type) {
    case TensorType::kU8:
      return 1;
    case TensorType::kBF16:
    case TensorType::kF16:
      return 2;
    case TensorType::kU32:
    case TensorType::kF32:
      break;
  }
  return 4;
}

Tensor::Tensor(std::string name, TensorType type, int64_t rows, int64_t cols, Direction direction,
               int64_t gap)
    : name_(std::move(name)),
      type_(type),
      rows_(rows),
      cols_(cols),
      stride_(cols + gap),
      direction_(direction),
      // No gap behind the last row: an access there is out of bounds.
      memory_(static_cast<size_t>((rows == 0 ? 0 : (rows - 1) * stride_ + cols) * Bytes(type)) + 2 * kGuard) {
  for (size_t i = 0; i < kGuard; ++i) {
    memory_[i] = GuardByte(i);
    memory_[memory_.size() - kGuard + i] = GuardByte(i);
  }
  Poison();
}

uint32_t Tensor::Word(int64_t row, int64_t col) const {
  uint32_t bits = 0;
  const auto size = static_cast<size_t>(Bytes(type_));
  std::memcpy(&bits, data<std::byte>() + static_cast<size_t>(row * stride_ + col) * size, size);
  return bits;
}

void Tensor::SetWord(int64_t row, int64_t col, uint32_t bits) {
  const auto size = static_cast<size_t>(Bytes(type_));
  std::memcpy(data<std::byte>() + static_cast<size_t>(row * stride_ + col) * size, &bits, size);
}

void Tensor::Poison() { std::fill(payload().begin(), payload().end(), kPoison); }

std::string Tensor::Trespass() const {
  const size_t end = memory_.size() - kGuard;
  for (size_t i = 0; i < kGuard; ++i) {
    // Nearest to the payload first: that is where a wrong index begins.
    if (memory_[kGuard - 1 - i] != GuardByte(kGuard - 1 - i)) {
      return fmt::format("{}: byte {} before its start was written", name_, i + 1);
    }
    if (memory_[end + i] != GuardByte(i))
      return fmt::format("{}: byte {} behind its end was written", name_, i);
  }
  if (direction_ != Direction::kOut || stride_ == cols_) return "";
  const int64_t size = Bytes(type_);
  for (int64_t row = 0; row + 1 < rows_; ++row) {
    const std::byte* gap = data<std::byte>() + (row * stride_ + cols_) * size;
    for (int64_t i = 0; i < (stride_ - cols_) * size; ++i) {
      if (gap[i] != kPoison)
        return fmt::format("{}: byte {} of the gap behind row {} was written", name_, i, row);
    }
  }
  return "";
}

Tensor& TensorSet::Add(Tensor tensor) {
  tensors_.push_back(std::move(tensor));
  return tensors_.back();
}

const Tensor& TensorSet::operator[](std::string_view name) const {
  for (const Tensor& tensor : tensors_) {
    if (tensor.name() == name) return tensor;
  }
  Fail("there is no tensor '{}' here", name);
}
Tensor& TensorSet::operator[](std::string_view name) {
  return const_cast<Tensor&>(std::as_const(*this)[name]);
}

bool TensorSet::Has(std::string_view name) const {
  return std::any_of(tensors_.begin(), tensors_.end(), [&](const Tensor& t) { return t.name() == name; });
}

}  // namespace mx::conformance
