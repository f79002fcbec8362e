// Views of text without an owner, and the sentence of a verdict: fixed memory, no library.
#ifndef MX_CONFORMANCE_GATE_TEXT_H_
#define MX_CONFORMANCE_GATE_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "conformance/gate/mx_gate.h"

namespace mx::gate {

struct Text {
  const char* data = "";
  size_t size = 0;
  constexpr Text() = default;
  constexpr Text(const char* text, size_t bytes) : data(text), size(bytes) {}
  Text(const char* text) : data(text), size(std::strlen(text)) {}  // NOLINT: a literal is a Text
};

inline bool operator==(Text a, Text b) {
  return a.size == b.size && (a.size == 0 || std::memcmp(a.data, b.data, a.size) == 0);
}
inline bool operator!=(Text a, Text b) { return !(a == b); }

struct Digest {
  uint8_t bytes[32];
  friend bool operator==(const Digest& a, const Digest& b) { return std::memcmp(a.bytes, b.bytes, 32) == 0; }
};

bool ParseDigest(Text hex, uint8_t digest[32]);  // 64 digits, lower case

// Appends to a fixed buffer that always ends with NUL. What does not fit is cut; unprintable bytes become
// '?'.
class Sentence {
 public:
  Sentence(char* out, size_t capacity) : out_(out), capacity_(capacity) {
    if (capacity_ > 0) out_[0] = 0;
  }
  Sentence& operator<<(Text text);
  Sentence& operator<<(const char* text) { return *this << Text(text); }
  Sentence& operator<<(uint64_t number);
  Sentence& operator<<(const Digest& digest);

 private:
  char* out_;
  size_t capacity_, size_ = 0;
};

// The one way to say no: the code, and the sentence in the order field, wanted, found.
template <typename Wanted, typename Found>
uint32_t Refuse(mx_gate_verdict* verdict, uint32_t code, Text field, const Wanted& wanted,
                const Found& found) {
  verdict->code = code;
  Sentence(verdict->sentence, sizeof verdict->sentence)
      << field << ": wanted " << wanted << ", found " << found;
  return code;
}

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_TEXT_H_
