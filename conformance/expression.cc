#include "conformance/expression.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr int64_t kLargest = int64_t{1} << 48;  // beyond any size or address distance here
constexpr int kDeepest = 64;                    // parentheses

class Parser {
 public:
  Parser(std::string_view text, const Values& values, const std::string& where)
      : text_(text), values_(values), where_(where) {}

  int64_t Whole() {
    const int64_t value = Choice();
    Space();
    if (at_ != text_.size()) Wrong("unexpected '" + std::string(text_.substr(at_)) + "'");
    return value;
  }

 private:
  [[noreturn]] void Wrong(const std::string& why) const { Fail("{}: '{}': {}", where_, text_, why); }

  int64_t Checked(__int128 value) const {
    if (value > kLargest || value < -kLargest) Wrong("the result is too large");
    return static_cast<int64_t>(value);
  }

  void Space() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool Take(std::string_view token) {
    Space();
    if (text_.substr(at_, token.size()) != token) return false;
    // '<' must not take half of '<=' or '<<'.
    const char next = at_ + token.size() < text_.size() ? text_[at_ + token.size()] : ' ';
    if ((token == "<" || token == ">") && (next == '=' || next == token[0])) return false;
    at_ += token.size();
    return true;
  }
  void Need(std::string_view token) {
    if (!Take(token)) Wrong("expected '" + std::string(token) + "'");
  }

  int64_t Choice() {
    if (++depth_ > kDeepest) Wrong("nested too deeply");
    const int64_t condition = Compare();
    int64_t value = condition;
    if (Take("?")) {
      const int64_t yes = Choice();
      Need(":");
      const int64_t no = Choice();
      value = condition != 0 ? yes : no;
    }
    --depth_;
    return value;
  }

  int64_t Compare() {
    const int64_t left = Shift();
    if (Take("==")) return left == Shift();
    if (Take("!=")) return left != Shift();
    if (Take("<=")) return left <= Shift();
    if (Take(">=")) return left >= Shift();
    if (Take("<")) return left < Shift();
    if (Take(">")) return left > Shift();
    return left;
  }

  int64_t Shift() {
    int64_t left = Sum();
    for (;;) {
      const bool up = Take("<<");
      if (!up && !Take(">>")) return left;
      const int64_t count = Sum();
      if (count < 0 || count > 47) Wrong("a shift by more than 47");
      left = up ? Checked(static_cast<__int128>(left) << count) : left >> count;
    }
  }

  int64_t Sum() {
    int64_t left = Term();
    for (;;) {
      if (Take("+")) {
        left = Checked(static_cast<__int128>(left) + Term());
      } else if (Take("-")) {
        left = Checked(static_cast<__int128>(left) - Term());
      } else {
        return left;
      }
    }
  }

  int64_t Term() {
    int64_t left = Primary();
    for (;;) {
      if (Take("*")) {
        left = Checked(static_cast<__int128>(left) * Primary());
      } else if (Take("/")) {
        left = Divide(left, Primary(), false);
      } else if (Take("%")) {
        left = Divide(left, Primary(), true);
      } else {
        return left;
      }
    }
  }

  int64_t Divide(int64_t a, int64_t b, bool remainder) const {
    if (b == 0) Wrong("division by zero");
    return remainder ? a % b : a / b;
  }

  int64_t Primary() {
    Space();
    if (Take("(")) {
      const int64_t value = Choice();
      Need(")");
      return value;
    }
    const size_t start = at_;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_'))
      ++at_;
    const std::string word(text_.substr(start, at_ - start));
    if (word.empty()) Wrong("expected a number or a name");
    if (std::isdigit(static_cast<unsigned char>(word[0]))) return Number(word);
    if (Take("(")) return Call(word);
    const auto found = values_.find(word);
    if (found == values_.end()) Wrong("nothing is called '" + word + "'");
    return found->second;
  }

  int64_t Number(const std::string& word) const {
    __int128 value = 0;
    for (const char digit : word) {
      if (!std::isdigit(static_cast<unsigned char>(digit))) Wrong("'" + word + "' is no number");
      value = Checked(value * 10 + (digit - '0'));
    }
    return static_cast<int64_t>(value);
  }

  int64_t Call(const std::string& name) {
    const int64_t a = Choice();
    Need(",");
    const int64_t b = Choice();
    Need(")");
    if (name == "min") return std::min(a, b);
    if (name == "max") return std::max(a, b);
    if (name != "up" && name != "ceil") Wrong("there is no function '" + name + "'; use up, ceil, min, max");
    if (b <= 0 || a < 0) Wrong(name + " needs a >= 0 and b > 0");
    const int64_t quotient = a / b + (a % b != 0 ? 1 : 0);
    return name == "ceil" ? quotient : Checked(static_cast<__int128>(quotient) * b);
  }

  std::string_view text_;
  const Values& values_;
  const std::string& where_;
  size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace

int64_t Evaluate(const std::string& expression, const Values& values, const std::string& where) {
  return Parser(expression, values, where).Whole();
}

}  // namespace mx::conformance
