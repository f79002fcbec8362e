// What the processor is asked for while it works on something else. Memory is far, and only some sixteen
// lines can be under way at once: it works best when it is asked for a little all the time. Asking changes no
// result.
#ifndef MX_SIM_QUANT_AHEAD_H_
#define MX_SIM_QUANT_AHEAD_H_

#include <cstdint>

namespace mx {

// `rows` pieces of `bytes`, row_bytes apart, in the order of their pages: of each the lines that begin in it
// where row_bytes is a multiple of 64, for the one before belongs to what is worked on now.
class Ahead {
 public:
  Ahead() = default;
  // `step`: how many lines an encoder asks for at a time, into the second level of the caches.
  Ahead(const char* first, int64_t bytes, int64_t row_bytes, int64_t rows, int step)
      : rows_(rows - 1), step_(step) {
    const auto address = reinterpret_cast<uintptr_t>(first);
    const auto begin = static_cast<int64_t>((64 - address % 64) % 64);
    lines_ = bytes > begin ? (bytes - begin + 63) / 64 : 0;
    at_ = address + static_cast<uintptr_t>(begin);
    left_ = rows > 0 ? lines_ : 0;
    skip_ = row_bytes - 64 * lines_;
  }

  void Ask() { Ask(step_); }
  // At most to the end of a row: whoever has more to ask for comes again.
  void Ask(int count) {
    const int64_t n = count < left_ ? count : left_;
    for (int64_t i = 0; i < n; ++i, at_ += 64) __builtin_prefetch(reinterpret_cast<const void*>(at_), 0, 2);
    left_ -= n;
    if (left_ == 0 && rows_ > 0) {
      at_ += static_cast<uintptr_t>(skip_);
      left_ = lines_;
      --rows_;
    }
  }

 private:
  uintptr_t at_ = 0;
  int64_t left_ = 0, skip_ = 0;  // lines of this row; bytes from its end to the next
  int64_t rows_ = 0, lines_ = 0;
  int step_ = 0;
};

// The same along a row, for who reads a segment of it: when he reads its byte i, byte i of what lies from
// `next` on is asked for: `left` bytes there, and then those from `other` on. Addresses, of which some lie
// beyond any array.
class NextInRow {
 public:
  NextInRow() = default;
  NextInRow(uintptr_t next, int64_t left, uintptr_t other)
      : here_(next), there_(other - static_cast<uintptr_t>(left)), left_(left), some_(true) {}
  // The line at `offset` bytes, into the first level of the caches.
  void Ask(int64_t offset) const {
    if (some_) Prefetch((offset < left_ ? here_ : there_) + static_cast<uintptr_t>(offset));
  }

 private:
  static void Prefetch(uintptr_t address) {
    __builtin_prefetch(reinterpret_cast<const void*>(address), 0, 3);
  }
  uintptr_t here_ = 0, there_ = 0;
  int64_t left_ = 0;
  bool some_ = false;
};

}  // namespace mx

#endif  // MX_SIM_QUANT_AHEAD_H_
