// Errors that a caller can mend. The message is one line: where, what is wrong, what would be right.
#ifndef MX_SIM_BASE_ERROR_H_
#define MX_SIM_BASE_ERROR_H_

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <utility>

namespace mx {

// Bad input or an impossible request (exit code 2 of the command, MX_BAD_ARGUMENT of the C interface).
class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

template <typename... Args>
[[noreturn]] void Fail(fmt::format_string<Args...> format, Args&&... args) {
  throw InputError(fmt::format(format, std::forward<Args>(args)...));
}

}  // namespace mx

#endif  // MX_SIM_BASE_ERROR_H_
