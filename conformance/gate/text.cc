#include "conformance/gate/text.h"

namespace mx::gate {

bool ParseDigest(Text hex, uint8_t digest[32]) {
  if (hex.size != 64) return false;
  for (size_t i = 0; i < 64; ++i) {
    const char c = hex.data[i];
    const bool decimal = c >= '0' && c <= '9';
    if (!decimal && !(c >= 'a' && c <= 'f')) return false;
    const uint8_t nibble = static_cast<uint8_t>(decimal ? c - '0' : c - 'a' + 10);
    digest[i / 2] = static_cast<uint8_t>(i % 2 == 0 ? nibble << 4 : digest[i / 2] | nibble);
  }
  return true;
}

Sentence& Sentence::operator<<(Text text) {
  for (size_t i = 0; i < text.size && size_ + 1 < capacity_; ++i) {
    const char c = text.data[i];
    out_[size_++] = c >= 0x20 && c <= 0x7e ? c : '?';
    out_[size_] = 0;
  }
  return *this;
}

Sentence& Sentence::operator<<(uint64_t number) {
  char digits[20];
  size_t first = sizeof digits;
  do {
    digits[--first] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number != 0);
  return *this << Text(digits + first, sizeof digits - first);
}

Sentence& Sentence::operator<<(const Digest& digest) {
  char hex[64];
  for (size_t i = 0; i < 64; ++i) {
    hex[i] = "0123456789abcdef"[i % 2 == 0 ? digest.bytes[i / 2] >> 4 : digest.bytes[i / 2] & 15];
  }
  return *this << Text(hex, sizeof hex);
}

}  // namespace mx::gate
