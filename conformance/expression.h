// Integer expressions of a signature: numbers, names, + - * / % << >> == != < <= > >=, c ? a : b,
// parentheses, and up(a, b) (a rounded up to a multiple of b), ceil(a, b) (a / b rounded up), min, max. C's
// precedence.
#ifndef MX_CONFORMANCE_EXPRESSION_H_
#define MX_CONFORMANCE_EXPRESSION_H_

#include <cstdint>
#include <map>
#include <string>

namespace mx::conformance {

using Values = std::map<std::string, int64_t>;

// Throws InputError that begins with `where`: a syntax error, an unknown name, a division by zero, a shift or
// a result out of range.
int64_t Evaluate(const std::string& expression, const Values& values, const std::string& where);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_EXPRESSION_H_
