#include "tools/choices.h"

#include <charconv>
#include <system_error>

namespace mx::tools {

uint64_t ParseUnsigned(const std::string& what, const std::string& text, uint64_t max) {
  const bool hex = text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
  const char* first = text.data() + (hex ? 2 : 0);
  const char* last = text.data() + text.size();
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(first, last, value, hex ? 16 : 10);
  if (error != std::errc() || end != last || value > max) {
    Fail("{}: '{}' is no integer from 0 to {} (decimal, or hexadecimal with 0x)", what, text, max);
  }
  return value;
}

}  // namespace mx::tools
