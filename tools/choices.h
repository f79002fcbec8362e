// Values given as text: one of a few names, or a number.
#ifndef MX_TOOLS_CHOICES_H_
#define MX_TOOLS_CHOICES_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "sim/base/error.h"

namespace mx::tools {

// A number given as text, decimal or hexadecimal with 0x; `what` names it in the error.
uint64_t ParseUnsigned(const std::string& what, const std::string& text, uint64_t max);

// An option whose value is one of a few names; anything else is an InputError that lists them.
template <typename T>
using Choices = std::vector<std::pair<std::string, T>>;

template <typename T>
T Choose(const std::string& what, const Choices<T>& choices, const std::string& text) {
  std::string names;
  for (const auto& choice : choices) {
    if (choice.first == text) return choice.second;
    names += (names.empty() ? "" : ", ") + choice.first;
  }
  Fail("{}: '{}' is unknown; use one of {}", what, text, names);
}

template <typename T>
const std::string& NameOf(const Choices<T>& choices, T value) {
  for (const auto& choice : choices) {
    if (choice.second == value) return choice.first;
  }
  Fail("a choice without a name");
}

}  // namespace mx::tools

#endif  // MX_TOOLS_CHOICES_H_
