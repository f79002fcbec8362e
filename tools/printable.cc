#include "tools/printable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace mx::tools {
namespace {

// A character of UTF-8 at the start of a text. bytes: 0 where there is none (an overlong form and a surrogate
// are none); `cut` where the text ends inside what may become one.
struct Character {
  size_t bytes = 0;
  uint32_t code = 0;
  bool cut = false;
};

Character First(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const uint8_t lead = byte(0);
  if (lead < 0x80) return {1, lead, false};
  const size_t bytes = lead >= 0xC2 && lead < 0xE0   ? 2
                       : lead >= 0xE0 && lead < 0xF0 ? 3
                       : lead >= 0xF0 && lead < 0xF5 ? 4
                                                     : 0;
  if (bytes == 0) return {};
  uint32_t code = lead & (0x7Fu >> bytes);
  for (size_t i = 1; i < bytes; ++i) {
    if (i == text.size()) return {0, 0, true};
    if ((byte(i) & 0xC0) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3Fu);
  }
  constexpr uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kSmallest[bytes] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {};
  return {bytes, code, false};
}

bool IsControl(uint32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }
bool MovesText(uint32_t code) {
  return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

void Escape(std::string_view bytes, std::string& out) {
  for (const char c : bytes) out += fmt::format("\\x{:02x}", static_cast<uint8_t>(c));
}

}  // namespace

std::string Printable(std::string_view text, std::string_view keep) {
  std::string out;
  while (!text.empty()) {
    const Character c = First(text);
    const std::string_view bytes = text.substr(0, std::max<size_t>(c.bytes, 1));
    if (c.bytes == 0 || (IsControl(c.code) && keep.find(bytes[0]) == keep.npos)) {
      Escape(bytes, out);
    } else if (MovesText(c.code)) {
      out += fmt::format("\\u{:04x}", c.code);
    } else {
      out += bytes;
    }
    text.remove_prefix(bytes.size());
  }
  return out;
}

std::string PrintableStream::Add(std::string_view piece) {
  pending_ += piece;
  size_t whole = 0;
  while (whole < pending_.size()) {
    const Character c = First(std::string_view(pending_).substr(whole));
    if (c.cut) break;
    whole += std::max<size_t>(c.bytes, 1);
  }
  const std::string shown = Printable(std::string_view(pending_).substr(0, whole), keep_);
  pending_.erase(0, whole);
  return shown;
}

std::string PrintableStream::Rest() { return Printable(std::exchange(pending_, ""), keep_); }

}  // namespace mx::tools
