#include "conformance/signature.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>
#include <sstream>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"

namespace mx::conformance {
namespace {

using Tokens = std::vector<std::string>;

Tokens Split(const std::string& text) {
  std::istringstream words(text);
  Tokens tokens;
  for (std::string word; words >> word;) tokens.push_back(word);
  return tokens;
}

int64_t Integer(const std::string& text, int base, int64_t high, const std::string& where) {
  int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > high)
    Fail("{}: '{}' is no {} number from 0 to {}", where, text, base == 16 ? "hexadecimal" : "decimal", high);
  return value;
}

// Everything on a line after its key, and how to take it.
class Parser {
 public:
  Parser(std::string_view text, std::string where) : text_(text) { s_.where = std::move(where); }

  Signature Parse() {
    std::istringstream lines{std::string(text_)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      where_ = fmt::format("{}:{}", s_.where, ++number);
      if (number == 1 && line != kSignatureFirstLine)
        Fail("{}: the first line must be '{}'", where_, kSignatureFirstLine);
      if (number == 1 || line.empty() || line[0] == '#') continue;
      const size_t colon = line.find(": ");
      if (colon == std::string::npos) Fail("{}: '{}' is not 'key: value'", where_, line);
      Line(line.substr(0, colon), line.substr(colon + 2));
    }
    if (number == 0) Fail("{}: empty; the first line must be '{}'", s_.where, kSignatureFirstLine);
    CheckWhole();
    return std::move(s_);
  }

 private:
  using Taker = void (Parser::*)(const std::string&);
  struct Row {
    const char* key;
    Taker take;
    bool once;
  };

  void Line(const std::string& key, const std::string& value) {
    static const Row kRows[] = {{"about", &Parser::About, true},
                                {"operation", &Parser::OperationName, true},
                                {"in", &Parser::In, true},
                                {"out", &Parser::Out, true},
                                {"parameters", &Parser::Parameters, true},
                                {"object", &Parser::Object, false},
                                {"choice", &Parser::Choice, true},
                                {"value", &Parser::Value, false},
                                {"size", &Parser::Size, false},
                                {"alpha", &Parser::Alpha, true},
                                {"claim", &Parser::Claim, false},
                                {"fixed", &Parser::Fixed, false},
                                {"group", &Parser::Group, true},
                                {"grid", &Parser::Grid, true},
                                {"kernarg", &Parser::Kernarg, true},
                                {"require", &Parser::Require, false},
                                {"tensor", &Parser::TensorLine, false},
                                {"argument", &Parser::Argument, false}};
    std::string keys;
    for (const Row& row : kRows) {
      keys += (keys.empty() ? "" : ", ") + std::string(row.key);
      if (key != row.key) continue;
      if (row.once && !seen_.insert(key).second) Fail("{}: '{}' is given twice", where_, key);
      return (this->*row.take)(value);
    }
    Fail("{}: key '{}' is unknown; use one of {}", where_, key, keys);
  }

  Tokens Words(const std::string& value, size_t count, const char* form) const {
    Tokens tokens = Split(value);
    if (tokens.size() != count) Fail("{}: expected '{}'", where_, form);
    return tokens;
  }
  DType Type(const std::string& value) const {
    if (value == "bf16") return DType::kBF16;
    if (value == "f32") return DType::kF32;
    Fail("{}: type '{}' is unknown; use bf16 or f32", where_, value);
  }

  void About(const std::string& value) { s_.about = value; }
  void OperationName(const std::string& value) {
    try {
      s_.op = OperationByName(value);
    } catch (const InputError& error) {
      Fail("{}: {}", where_, error.what());
    }
    if (s_.op == Operation::kLinear || s_.op == Operation::kMfma)
      Fail("{}: a signature describes one kernel; {} is not one", where_, value);
  }
  void In(const std::string& value) { s_.in = Type(value); }
  void Out(const std::string& value) { s_.out = Type(value); }
  void Parameters(const std::string& value) { s_.parameters = Split(value); }

  void Object(const std::string& value) {
    const Tokens t = Split(value);
    if (t.size() != 2 + s_.parameters.size())
      Fail("{}: expected a file, a symbol and {} values (the `parameters` line comes first)", where_,
           s_.parameters.size());
    SignatureObject object{t[0], t[1], {}};
    for (size_t i = 0; i < s_.parameters.size(); ++i)
      object.parameters[s_.parameters[i]] = Integer(t[i + 2], 10, int64_t{1} << 32, where_);
    s_.objects.push_back(object);
  }

  void Choice(const std::string& value) {
    const Tokens t = Words(value, 4, "NAME FIRST LAST VALUE");
    s_.choice = {t[0], t[3], Integer(t[1], 10, 64, where_), Integer(t[2], 10, 64, where_)};
    if (s_.choice.first > s_.choice.last) Fail("{}: {} is more than {}", where_, t[1], t[2]);
  }

  void Value(const std::string& value) {
    const size_t equals = value.find(" = ");
    if (equals == std::string::npos) Fail("{}: expected 'NAME = EXPRESSION'", where_);
    s_.values.emplace_back(value.substr(0, equals), value.substr(equals + 3));
  }

  void Size(const std::string& value) {
    const Tokens t = Words(value, 2, "m|n|k STEP");
    const size_t at = std::string("mnk").find(t[0]);
    if (t[0].size() != 1 || at == std::string::npos)
      Fail("{}: size '{}' is unknown; use m, n or k", where_, t[0]);
    s_.step[at] = t[1];
  }

  void Alpha(const std::string& value) { s_.alpha = value; }
  void Claim(const std::string& value) {
    const Tokens t = Words(value, 2, "KEY VALUE");
    SetClaim(s_.claims, t[0], t[1], where_);
  }
  void Fixed(const std::string& value) {
    const Tokens t = Words(value, 2, "PARAMETER VALUE");
    s_.fixed.emplace_back(t[0], t[1]);
  }
  void Group(const std::string& value) { Three(s_.group, value); }
  void Grid(const std::string& value) { Three(s_.grid, value); }
  // Three expressions without spaces inside, or with spaces only inside parentheses.
  void Three(std::array<std::string, 3>& out, const std::string& value) {
    Tokens tokens(1);
    int depth = 0;
    for (const char c : value) {
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ' ' && depth == 0) {
        tokens.emplace_back();
      } else {
        tokens.back() += c;
      }
    }
    if (tokens.size() != 3 ||
        std::any_of(tokens.begin(), tokens.end(), [](const auto& t) { return t.empty(); }))
      Fail("{}: expected three expressions X Y Z", where_);
    std::copy(tokens.begin(), tokens.end(), out.begin());
  }
  void Kernarg(const std::string& value) { s_.kernarg = value; }
  void Require(const std::string& value) { s_.requirements.push_back(value); }

  void TensorLine(const std::string& value) {
    const Tokens t = Split(value);
    if (t.size() < 3) Fail("{}: expected 'NAME ROLE key=value ...'", where_);
    SignatureTensor tensor;
    tensor.name = t[0];
    tensor.role = t[1];
    for (size_t i = 2; i < t.size(); ++i) {
      const size_t equals = t[i].find('=');
      if (equals == std::string::npos) Fail("{}: '{}' is not key=value (no spaces)", where_, t[i]);
      const std::string key = t[i].substr(0, equals), text = t[i].substr(equals + 1);
      if (key == "rows") {
        tensor.rows = text;
      } else if (key == "row_bytes") {
        tensor.row_bytes = text;
      } else if (key == "shuffled") {
        tensor.shuffled = text;
      } else if (key == "zero") {
        tensor.zero = text;
      } else if (key == "spill") {
        tensor.spill = text;
      } else if (key == "fill") {
        tensor.fill = static_cast<uint8_t>(Integer(text, 16, 255, where_));
      } else {
        Fail("{}: '{}' is unknown; use rows, row_bytes, shuffled, zero, fill, spill", where_, key);
      }
    }
    if (tensor.rows.empty() || tensor.row_bytes.empty()) Fail("{}: rows and row_bytes are needed", where_);
    for (const SignatureTensor& other : s_.tensors) {
      if (other.name == tensor.name || other.role == tensor.role)
        Fail("{}: '{}' or its role '{}' is given twice", where_, tensor.name, tensor.role);
    }
    s_.tensors.push_back(tensor);
  }

  void Argument(const std::string& value) {
    const Tokens t = Split(value);
    if (t.size() < 3) Fail("{}: expected 'OFFSET pointer|u32|u64|f32 VALUE'", where_);
    SignatureArgument argument;
    argument.offset = static_cast<uint32_t>(Integer(t[0], 10, 65536, where_));
    static constexpr const char* kKinds[] = {"pointer", "u32", "u64", "f32"};
    const auto kind = std::find(std::begin(kKinds), std::end(kKinds), t[1]);
    if (kind == std::end(kKinds))
      Fail("{}: kind '{}' is unknown; use pointer, u32, u64 or f32", where_, t[1]);
    argument.kind = static_cast<SignatureArgument::Kind>(kind - std::begin(kKinds));
    std::string* part = &argument.value;
    for (size_t i = 2; i < t.size(); ++i) {
      if (t[i] == "when" && part == &argument.value) {
        part = &argument.when;
        part->clear();
      } else {
        *part += (part->empty() ? "" : " ") + t[i];
      }
    }
    if (argument.value.empty() || argument.when.empty()) Fail("{}: expected 'VALUE when CONDITION'", where_);
    if (argument.kind == SignatureArgument::kF32 && argument.value != "alpha")
      Fail("{}: the value of an f32 is 'alpha'", where_);
    s_.arguments.push_back(argument);
  }

  void CheckWhole() {
    for (const char* key : {"operation", "kernarg", "grid", "group"}) {
      if (seen_.count(key) == 0) Fail("{}: '{}' is missing", s_.where, key);
    }
    if (s_.tensors.empty() || s_.arguments.empty()) Fail("{}: it needs tensors and arguments", s_.where);
    for (const SignatureArgument& a : s_.arguments) {
      const auto named = [&](const SignatureTensor& t) { return t.name == a.value; };
      if (a.kind == SignatureArgument::kPointer && std::none_of(s_.tensors.begin(), s_.tensors.end(), named))
        Fail("{}: the argument at {} points to '{}', which is no tensor", s_.where, a.offset, a.value);
    }
    for (const auto& fixed : s_.fixed) TryFixed(fixed.first, fixed.second);
    if (s_.objects.empty() && s_.parameters.empty()) CheckObject({});
    if (s_.objects.empty() && !s_.parameters.empty())
      Fail("{}: parameters without an `object` line", s_.where);
    for (const SignatureObject& object : s_.objects) CheckObject(object);
  }

  // Every expression must make sense for some problem: evaluates them all once.
  void CheckObject(const SignatureObject& object) const {
    Problem problem;
    problem.op = s_.op;
    problem.m = problem.n = problem.k = 256;
    const Values values = LaunchValues(s_, object, problem);
    for (const auto* list : {&s_.grid, &s_.group, &s_.step}) {
      for (const std::string& e : *list) Evaluate(e, values, s_.where);
    }
    Evaluate(s_.alpha, values, s_.where);
    for (const SignatureTensor& t : s_.tensors) {
      for (const std::string* e : {&t.rows, &t.row_bytes, &t.shuffled, &t.zero, &t.spill})
        Evaluate(*e, values, s_.where);
    }
    for (const std::string& e : s_.requirements) Evaluate(e, values, s_.where);
    const int64_t bytes = Evaluate(s_.kernarg, values, s_.where);
    if (bytes < 4 || bytes > 65536) Fail("{}: kernarg is {} bytes", s_.where, bytes);
    std::vector<bool> used(static_cast<size_t>(bytes));
    for (const SignatureArgument& a : s_.arguments) {
      if (a.kind == SignatureArgument::kU32 || a.kind == SignatureArgument::kU64)
        Evaluate(a.value, values, s_.where);
      if (Evaluate(a.when, values, s_.where) == 0) continue;
      const uint32_t size =
          a.kind == SignatureArgument::kPointer || a.kind == SignatureArgument::kU64 ? 8 : 4;
      if (a.offset + size > used.size())
        Fail("{}: the argument at {} lies outside of {} bytes", s_.where, a.offset, bytes);
      for (size_t i = a.offset; i < a.offset + size; ++i) {
        if (used[i]) Fail("{}: the argument at {} overlaps another", s_.where, a.offset);
        used[i] = true;
      }
    }
  }

  void TryFixed(const std::string& key, const std::string& value) const {
    try {
      Problem problem;
      problem.op = s_.op;
      SetParameter(problem, key, value);
    } catch (const InputError& error) {
      Fail("{}: fixed: {}", s_.where, error.what());
    }
  }

  std::string_view text_;
  Signature s_;
  std::string where_;
  std::set<std::string> seen_;
};

Values ValuesWith(const Signature& s, const SignatureObject& object, const Problem& p, int64_t chosen) {
  Values values = object.parameters;
  values["m"] = p.m;
  values["n"] = p.n;
  values["k"] = p.k;
  values["gap"] = p.gap;
  if (!s.choice.name.empty()) values[s.choice.name] = chosen;
  for (const auto& [name, expression] : s.values) values[name] = Evaluate(expression, values, s.where);
  return values;
}

}  // namespace

Signature ParseSignature(std::string_view text, const std::string& where) {
  return Parser(text, where).Parse();
}

Signature ReadSignature(const std::string& path) { return ParseSignature(ReadFile(path), path); }

SignatureObject FindObject(const Signature& s, const std::string& file, const std::string& symbol) {
  const std::string name = file.substr(file.find_last_of('/') + 1);
  std::string symbols;  // of this file
  for (const SignatureObject& object : s.objects) {
    if (object.file != name) continue;
    if (symbol.empty() || object.symbol == symbol) return object;
    symbols += (symbols.empty() ? "" : ", ") + object.symbol;
  }
  if (s.parameters.empty() && !symbol.empty()) return {name, symbol, {}};
  if (s.parameters.empty()) Fail("{}: give the kernel's --symbol", s.where);
  if (!symbols.empty()) Fail("{}: {} has no kernel '{}' there; it has {}", s.where, name, symbol, symbols);
  Fail("{}: none of its {} `object` lines names {}", s.where, s.objects.size(), name);
}

Values LaunchValues(const Signature& s, const SignatureObject& object, const Problem& p) {
  if (s.choice.name.empty() || p.split == 0) return ValuesWith(s, object, p, s.choice.first);
  for (int64_t chosen = s.choice.first; chosen <= s.choice.last; ++chosen) {
    Values values = ValuesWith(s, object, p, chosen);
    if (Evaluate(s.choice.goal, values, s.where) == p.split) return values;
  }
  Fail("{}: no {} from {} to {} gives ranges of {} of K = {}", s.where, s.choice.name, s.choice.first,
       s.choice.last, p.split, p.k);
}

// Whether rows may lie apart: then the launch says so with the value `gap`.
bool TakesGap(const Signature& s) {
  return std::any_of(s.arguments.begin(), s.arguments.end(),
                     [](const SignatureArgument& a) { return a.value.find("gap") != std::string::npos; });
}

std::string OutsideSignature(const Signature& s, const SignatureObject& object, const Problem& p) {
  if (p.op != s.op) return fmt::format("the signature describes {}", Name(s.op));
  if (p.op == Operation::kGemm ? p.out != s.out : p.in != s.in) return "the signature has another type";
  if ((p.gap != 0 && !TakesGap(s)) || p.beta || p.scale_layout != Layout::kLinear ||
      p.weight_layout != Layout::kLinear || p.variant != Variant::kTuned) {
    return "layouts, gaps and addends are the signature's";
  }
  if (p.split != 0 && s.choice.name.empty()) return "the kernel does not split K";
  for (const auto& [key, value] : s.fixed) {
    Problem fixed = p;
    SetParameter(fixed, key, value);
    if (CaseLine(fixed) != CaseLine(p)) return fmt::format("the kernel is fixed to {}={}", key, value);
  }
  const Values values = LaunchValues(s, object, p);
  const int64_t sizes[] = {p.m, p.n, p.k};
  for (size_t i = 0; i < 3; ++i) {
    if (p.op != Operation::kGemm && i == 2) break;
    const int64_t step = Evaluate(s.step[i], values, s.where);
    if (step < 1 || sizes[i] % step != 0)
      return fmt::format("{} = {} is no multiple of {}", "mnk"[i], sizes[i], step);
  }
  for (const std::string& requirement : s.requirements) {
    if (Evaluate(requirement, values, s.where) == 0)
      return fmt::format("the signature requires {}", requirement);
  }
  if (p.op == Operation::kGemm && p.alpha != 1.0f && Evaluate(s.alpha, values, s.where) == 0)
    return "the kernel ignores alpha";
  return "";
}

}  // namespace mx::conformance
