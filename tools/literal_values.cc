#include "tools/literal_values.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "sim/base/bits.h"
#include "tools/choices.h"

namespace mx::tools {
namespace {

constexpr uint64_t kMaxValues = 1 << 20;

// The hexadecimal digits of 0xDIGITS; nothing where the text has another form (0x1p-3 is a number).
std::optional<std::string> WordDigits(const std::string& text) {
  if (text.rfind("0x", 0) != 0 && text.rfind("0X", 0) != 0) return std::nullopt;
  const bool digits =
      std::all_of(text.begin() + 2, text.end(), [](unsigned char c) { return std::isxdigit(c); });
  return digits ? std::optional(text.substr(2)) : std::nullopt;
}

float ParseValue(const std::string& text) {
  if (const std::optional<std::string> digits = WordDigits(text)) {
    if (digits->size() != 8) {
      Fail(
          "--values: '{}' has {} hexadecimal digits; a binary32 word has 8 (0x3fe00000), a hexadecimal "
          "number "
          "an exponent (0x1p-3)",
          text, digits->size());
    }
    return FromBits(static_cast<uint32_t>(std::strtoul(digits->c_str(), nullptr, 16)));
  }
  char* end = nullptr;
  const float value = std::strtof(text.c_str(), &end);
  if (text.empty() || std::isspace(static_cast<unsigned char>(text[0])) || *end != '\0') {
    Fail("--values: '{}' is neither a number nor a binary32 word such as 0x3fe00000", text);
  }
  const bool named = text.find_first_of("iI") != std::string::npos;  // inf, infinity
  if (std::isinf(value) && !named)
    Fail("--values: '{}' is beyond the range of binary32; infinity is inf", text);
  return value;
}

}  // namespace

std::vector<float> ParseValues(const std::string& text) {
  std::vector<float> values;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    const std::string item = text.substr(begin, end - begin);
    const size_t star = item.find('*');
    uint64_t count = 1;
    if (star != std::string::npos)
      count = ParseUnsigned("--values: count", item.substr(star + 1), kMaxValues);
    values.insert(values.end(), count, ParseValue(item.substr(0, star)));
    if (values.size() > kMaxValues) Fail("--values: more than {} values", kMaxValues);
    begin = end + 1;
  }
  if (values.empty()) Fail("--values: no value");
  return values;
}

}  // namespace mx::tools
