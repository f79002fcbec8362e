#include "kernels/launch/check.h"

namespace mxk {
namespace {

using ull = unsigned long long;

}  // namespace

void Checks::Given(const void* pointer, const char* name) {
  if (ok() && pointer == nullptr) status_ = Refuse(handle_, MXK_NULL, "%s: %s is null.", call_, name);
}

void Checks::Enumerated(int value, int last, const char* name) {
  if (ok() && (value < 0 || value > last)) {
    status_ =
        Refuse(handle_, MXK_UNSUPPORTED, "%s: %s is %d; it goes from 0 to %d.", call_, name, value, last);
  }
}

void Checks::Size(uint64_t value, uint64_t unit, const char* name) {
  if (!ok()) return;
  if (value == 0 || value > 0x7FFFFFFF) {
    status_ =
        Refuse(handle_, MXK_SIZE, "%s: %s is %llu; it goes from 1 to 2147483647.", call_, name, ull{value});
  } else if (value % unit != 0) {
    status_ =
        Refuse(handle_, MXK_SIZE, "%s: %s is %llu, no multiple of %llu.", call_, name, ull{value}, ull{unit});
  }
}

void Checks::AtLeast(uint64_t value, uint64_t least, const char* name, const char* least_name) {
  if (ok() && (value < least || value > 0x7FFFFFFF)) {
    status_ = Refuse(handle_, MXK_SIZE, "%s: %s is %llu; it is at least %s, %llu, and at most 2147483647.",
                     call_, name, ull{value}, least_name, ull{least});
  }
}

void Checks::That(bool condition, mxk_status status, const char* sentence) {
  if (ok() && !condition) status_ = Refuse(handle_, status, "%s: %s.", call_, sentence);
}

void Checks::Buffer(const mxk_buffer& buffer, uint64_t bytes, uint64_t alignment, bool output,
                    const char* name) {
  Given(buffer.data, name);
  if (!ok()) return;
  const uint64_t address = Address(buffer);
  if (address % alignment != 0) {
    status_ = Refuse(handle_, MXK_MISALIGNED, "%s: the address of %s is no multiple of %llu.", call_, name,
                     ull{alignment});
  } else if (buffer.bytes < bytes || address + bytes < address) {
    status_ = Refuse(handle_, MXK_TOO_SMALL, "%s: %s has %llu bytes, the tensor needs %llu.", call_, name,
                     ull{buffer.bytes}, ull{bytes});
  } else {
    ranges_.push_back({name, address, address + bytes, output});
  }
}

void Checks::Input(const mxk_buffer& buffer, uint64_t bytes, uint64_t alignment, const char* name) {
  if (ok()) Buffer(buffer, bytes, alignment, false, name);
}

void Checks::Output(const mxk_buffer& buffer, uint64_t bytes, uint64_t alignment, const char* name) {
  if (ok()) Buffer(buffer, bytes, alignment, true, name);
}

void Checks::Scales(const mxk_buffer& buffer, uint64_t rows, uint64_t k, mxk_layout layout, bool output,
                    const char* name) {
  if (!ok()) return;
  const uint64_t alignment = layout == MXK_SHUFFLED ? 4 : 1;  // shuffled bytes are read as dwords
  Buffer(buffer, mxk_scale_bytes(rows, k, layout), alignment, output, name);
}

void Checks::Overlaps() {
  for (size_t i = 0; ok() && i < ranges_.size(); ++i) {
    for (size_t j = 0; ok() && j < i; ++j) {
      const Range &a = ranges_[i], &b = ranges_[j];
      if ((a.output || b.output) && a.begin < b.end && b.begin < a.end) {
        status_ = Refuse(handle_, MXK_OVERLAP, "%s: %s overlaps %s.", call_, a.name, b.name);
      }
    }
  }
}

}  // namespace mxk

uint64_t mxk_code_bytes(uint64_t rows, uint64_t k) { return k % mxk::kBlock == 0 ? rows * (k / 2) : 0; }

uint64_t mxk_scale_bytes(uint64_t rows, uint64_t k, mxk_layout layout) {
  if (k % mxk::kBlock != 0) return 0;
  const uint64_t blocks = k / mxk::kBlock;
  if (layout == MXK_LINEAR) return rows * blocks;
  return mxk::CeilDiv(rows, 256) * 256 * (mxk::CeilDiv(blocks, 8) * 8);
}
