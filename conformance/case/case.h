// One line of text is a case: an operation, what goes in, what must come out, all as hexadecimal words. A
// golden vector (.tv) is one with an ID in front; a problem that `mxproof verify` prints and reruns is one
// without ID, and without expected words.
//
//   ID OP key=value key=value | name=list name=list => name=list name=list
//
// A list is words separated by commas; `w*N` stands for N copies of w; an empty list is `-`. Lines that start
// with # are header or remarks. golden/README.md describes the operations.
#ifndef MX_CONFORMANCE_CASE_CASE_H_
#define MX_CONFORMANCE_CASE_CASE_H_

#include <cstdint>
#include <iosfwd>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mx::conformance {

using Words = std::vector<std::string>;

std::string Hex(uint64_t value, int digits);  // lower case, leading zeros
std::string JoinWords(const Words& words);    // runs of 4 or more as w*N; "-" when empty
Words SplitWords(std::string_view list, const std::string& where);

template <typename T>
Words HexWords(const std::vector<T>& values, int digits) {
  Words words;
  for (const T& value : values) words.push_back(Hex(static_cast<uint64_t>(value), digits));
  return words;
}

class Case {
 public:
  // Throws InputError that starts with `where` (file and line).
  static Case Parse(std::string_view line, std::string where);
  // OP key=value ... [| inputs] [=> expected]: no ID, and nothing need be expected.
  static Case ParseProblem(std::string_view line, std::string where);

  std::string id, op;
  std::map<std::string, Words> inputs, expected;

  // A parameter as text; the second form has a default. Throws InputError when it is missing.
  std::string Param(const std::string& key) const;
  std::string Param(const std::string& key, const std::string& fallback) const;
  int64_t Int(const std::string& key, int64_t fallback) const;         // decimal
  uint64_t HexParam(const std::string& key, uint64_t fallback) const;  // hexadecimal
  bool Has(const std::string& key) const { return params_.count(key) != 0; }

  // An input list as numbers. Throws InputError when it is missing or holds no hexadecimal word.
  std::vector<uint32_t> Input(const std::string& name) const;

  // Parameters and inputs that nobody asked for: a misspelt or unsupported one must not pass in silence.
  std::vector<std::string> Unused() const;

  const std::string& where() const { return where_; }

 private:
  void ParseRest(std::istream& tokens);

  std::string where_;
  std::map<std::string, std::string> params_;
  mutable std::set<std::string> used_;
};

// All cases of a file's text; `name` is for messages. Checks the first header line and `# count:`.
std::vector<Case> ParseCases(std::string_view text, const std::string& name);

inline constexpr const char* kFirstLine = "# mxproof vectors 1";

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_CASE_CASE_H_
