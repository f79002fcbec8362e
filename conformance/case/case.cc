#include "conformance/case/case.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <sstream>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr size_t kShortestRun = 4, kMostWords = size_t{1} << 22;  // of a list

// What a line may still expand to: a run of a few characters stands for millions of words.
struct Budget {
  size_t words = 4 * kMostWords, text = size_t{1} << 26;
};

template <typename T>
T Number(std::string_view text, int base, const std::string& where, const std::string& what) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc{} || end != text.data() + text.size()) {
    Fail("{}: {}: '{}' is no {} number", where, what, text, base == 16 ? "hexadecimal" : "decimal");
  }
  return value;
}

std::pair<std::string, std::string> KeyAndValue(const std::string& token, const std::string& where) {
  const size_t equals = token.find('=');
  if (equals == 0 || equals == std::string::npos) Fail("{}: '{}' is not name=value", where, token);
  return {token.substr(0, equals), token.substr(equals + 1)};
}

Words Split(std::string_view list, const std::string& where, Budget& budget) {
  Words words;
  if (list == "-") return words;
  while (true) {
    const size_t comma = list.find(',');
    const std::string_view item = list.substr(0, comma);
    const size_t star = item.find('*');
    const size_t copies =
        star == std::string_view::npos ? 1 : Number<uint32_t>(item.substr(star + 1), 10, where, "run length");
    const std::string word(item.substr(0, star));
    if (word.empty() || copies == 0) Fail("{}: '{}' is no word or run", where, item);
    if (copies > kMostWords - words.size()) Fail("{}: a list of more than {} words", where, kMostWords);
    if (copies > budget.words || copies > budget.text / word.size())
      Fail("{}: '{}' makes the case too large: all its lists hold at most {} words of {} characters", where,
           item, Budget().words, Budget().text);
    budget.words -= copies;
    budget.text -= copies * word.size();
    words.insert(words.end(), copies, word);
    if (comma == std::string_view::npos) return words;
    list.remove_prefix(comma + 1);
  }
}

}  // namespace

std::string Hex(uint64_t value, int digits) { return fmt::format("{:0{}x}", value, digits); }

std::string JoinWords(const Words& words) {
  if (words.empty()) return "-";
  std::string list;
  for (size_t i = 0; i < words.size();) {
    size_t run = 1;
    while (i + run < words.size() && words[i + run] == words[i]) ++run;
    const bool folded = run >= kShortestRun;
    if (!list.empty()) list += ',';
    list += folded ? fmt::format("{}*{}", words[i], run) : words[i];
    i += folded ? run : 1;
  }
  return list;
}

Words SplitWords(std::string_view list, const std::string& where) {
  Budget budget;
  return Split(list, where, budget);
}

Case Case::Parse(std::string_view line, std::string where) {
  Case result;
  result.where_ = std::move(where);
  std::istringstream tokens{std::string(line)};
  if (!(tokens >> result.id >> result.op))
    Fail("{}: a case starts with an id and an operation", result.where_);
  result.ParseRest(tokens);
  if (result.expected.empty()) Fail("{}: nothing is expected of this case", result.where_);
  result.where_ += " " + result.id;
  return result;
}

Case Case::ParseProblem(std::string_view line, std::string where) {
  Case result;
  result.where_ = std::move(where);
  std::istringstream tokens{std::string(line)};
  if (!(tokens >> result.op)) Fail("{}: a case starts with an operation", result.where_);
  result.ParseRest(tokens);
  return result;
}

void Case::ParseRest(std::istream& tokens) {
  enum { kParams, kInputs, kExpected } part = kParams;
  Budget budget;
  for (std::string token; tokens >> token;) {
    if (token == "|" && part == kParams) {
      part = kInputs;
    } else if (token == "=>" && part != kExpected) {
      part = kExpected;
    } else {
      const auto [key, value] = KeyAndValue(token, where_);
      bool fresh = true;
      if (part == kParams) fresh = params_.emplace(key, value).second;
      if (part == kInputs) fresh = inputs.emplace(key, Split(value, where_, budget)).second;
      if (part == kExpected) fresh = expected.emplace(key, Split(value, where_, budget)).second;
      if (!fresh) Fail("{}: '{}' is given twice", where_, key);
    }
  }
}

std::string Case::Param(const std::string& key) const {
  const auto found = params_.find(key);
  if (found == params_.end()) Fail("{}: parameter '{}' is missing", where_, key);
  used_.insert(key);
  return found->second;
}

std::string Case::Param(const std::string& key, const std::string& fallback) const {
  return Has(key) ? Param(key) : fallback;
}

int64_t Case::Int(const std::string& key, int64_t fallback) const {
  return Has(key) ? Number<int64_t>(Param(key), 10, where_, key) : fallback;
}

uint64_t Case::HexParam(const std::string& key, uint64_t fallback) const {
  return Has(key) ? Number<uint64_t>(Param(key), 16, where_, key) : fallback;
}

std::vector<uint32_t> Case::Input(const std::string& name) const {
  const auto found = inputs.find(name);
  if (found == inputs.end()) Fail("{}: input '{}' is missing", where_, name);
  used_.insert(name);
  std::vector<uint32_t> values;
  for (const std::string& word : found->second) values.push_back(Number<uint32_t>(word, 16, where_, name));
  return values;
}

std::vector<std::string> Case::Unused() const {
  std::vector<std::string> names;
  for (const auto& param : params_) {
    if (used_.count(param.first) == 0) names.push_back(param.first);
  }
  for (const auto& input : inputs) {
    if (used_.count(input.first) == 0) names.push_back(input.first);
  }
  return names;
}

std::vector<Case> ParseCases(std::string_view text, const std::string& name) {
  std::vector<Case> cases;
  std::istringstream lines{std::string(text)};
  std::string line;
  int64_t number = 0, promised = -1;
  while (std::getline(lines, line)) {
    const std::string where = fmt::format("{}:{}", name, ++number);
    if (number == 1 && line != kFirstLine) Fail("{}: the first line must be '{}'", where, kFirstLine);
    if (line.rfind("# count: ", 0) == 0) promised = Number<int64_t>(line.substr(9), 10, where, "count");
    if (line.empty() || line[0] == '#') continue;
    cases.push_back(Case::Parse(line, where));
  }
  if (promised != static_cast<int64_t>(cases.size())) {
    Fail("{}: the header promises {} cases, the file has {}", name, promised, cases.size());
  }
  return cases;
}

}  // namespace mx::conformance
