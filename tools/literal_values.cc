#include "tools/literal_values.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "sim/base/bits.h"
#include "tools/choices.h"

namespace mx::tools {
namespace {

constexpr uint64_t kMaxValues = 1 << 20;

float ParseValue(const std::string& text) {
  const bool word =
      text.size() == 10 && text.rfind("0x", 0) == 0 &&
      std::all_of(text.begin() + 2, text.end(), [](unsigned char c) { return std::isxdigit(c); });
  if (word) return FromBits(static_cast<uint32_t>(std::strtoul(text.c_str(), nullptr, 16)));
  char* end = nullptr;
  const float value = std::strtof(text.c_str(), &end);
  if (text.empty() || std::isspace(static_cast<unsigned char>(text[0])) || *end != '\0') {
    Fail("--values: '{}' is neither a number nor a binary32 word such as 0x3fe00000", text);
  }
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
