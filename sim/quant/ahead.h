// What the processor is asked for while it works on something else. Memory is far, and only some sixteen
// lines can be under way at once: it works best when it is asked for a little all the time. Asking changes no
// result.
#ifndef MX_SIM_QUANT_AHEAD_H_
#define MX_SIM_QUANT_AHEAD_H_

#include <cstdint>

namespace mx {

// `rows` pieces of `bytes`, row_bytes apart, in the order of their pages: the lines that begin in a piece,
// for the one before belongs to what is worked on now.
class Ahead {
 public:
  Ahead() = default;
  // `step`: how many lines an encoder asks for at a time, into the second level of the caches.
  Ahead(const char* first, int64_t bytes, int64_t row_bytes, int64_t rows, int step)
      : rows_(rows - 1), step_(step) {
    const auto begin = static_cast<int64_t>((64 - reinterpret_cast<uintptr_t>(first) % 64) % 64);
    lines_ = bytes > begin ? (bytes - begin + 63) / 64 : 0;
    at_ = first + begin;
    left_ = rows > 0 ? lines_ : 0;
    skip_ = row_bytes - 64 * lines_;
  }

  void Ask() { Ask(step_); }
  // At most to the end of a row: whoever has more to ask for comes again.
  void Ask(int count) {
    const char* at = at_;
    const int64_t n = count < left_ ? count : left_;
    for (int64_t i = 0; i < n; ++i) __builtin_prefetch(at + 64 * i, 0, 2);
    at_ = at + 64 * n;
    left_ -= n;
    if (left_ == 0 && rows_ > 0) {
      at_ += skip_;
      left_ = lines_;
      --rows_;
    }
  }

 private:
  const char* at_ = nullptr;
  int64_t left_ = 0, skip_ = 0;  // lines of this row; bytes from its end to the next
  int64_t rows_ = 0, lines_ = 0;
  int step_ = 0;
};

// The same along a row, for who reads a segment of it from its beginning: the bytes that lie as far behind
// what he reads as he has read, `left` of them in this row, the others from the beginning of another.
class NextInRow {
 public:
  NextInRow() = default;
  NextInRow(const char* next, int64_t left, const char* other)
      : here_(next), there_(other - left), left_(left) {}
  // The line at `offset` bytes, into the first level of the caches.
  void Ask(int64_t offset) const {
    if (there_ != nullptr) __builtin_prefetch((offset < left_ ? here_ : there_) + offset, 0, 3);
  }

 private:
  const char *here_ = nullptr, *there_ = nullptr;
  int64_t left_ = 0;
};

}  // namespace mx

#endif  // MX_SIM_QUANT_AHEAD_H_
