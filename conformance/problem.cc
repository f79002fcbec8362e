#include "conformance/problem.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <sstream>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr int64_t kLargestSize = int64_t{1} << 24, kLargestTensor = int64_t{1} << 31;

// Named values of a parameter, in the order of their enumeration.
using Names = std::vector<std::string>;
const Names kDataNames = {
#define MX_DISTRIBUTION(id, name, about) name,
#include "conformance/distributions.inc"
#undef MX_DISTRIBUTION
};
const Names kScaleNames = {
#define MX_SCALE_CLASS(id, name, ...) name,
#include "conformance/scale_classes.inc"
#undef MX_SCALE_CLASS
};
const Names kCodeNames = {"any", "sparse", "large", "specials", "walk"};
const Names kTypeNames = {"f32", "bf16", "f16"};
const Names kRoundNames = {"rne", "rtz", "sr"};
const Names kLayoutNames = {"linear", "shuffled"};
const Names kVariantNames = {"tuned", "naive"};

template <typename T>
T Named(const Names& names, const std::string& key, const std::string& text) {
  std::string list;
  for (size_t i = 0; i < names.size(); ++i) {
    if (names[i] == text) return static_cast<T>(i);
    list += (i == 0 ? "" : ", ") + names[i];
  }
  Fail("{}={} is unknown; use one of {}", key, text, list);
}
template <typename T>
std::string NameOf(const Names& names, T value) {
  return names[static_cast<size_t>(value)];
}

template <typename T>
T Number(const std::string& key, const std::string& text, int base, T low, T high) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc{} || end != text.data() + text.size() || value < low || value > high) {
    Fail("{}={}: expected a {} number from {} to {}", key, text, base == 16 ? "hexadecimal" : "decimal", low,
         high);
  }
  return value;
}

enum : unsigned {
  kQuantizing = 1,
  kHadamards = 2,
  kDequantizing = 4,
  kGemms = 8,
  kLinears = 16,
  kMfmas = 32
};
unsigned Group(Operation op) {
  if (IsQuantize(op)) return kQuantizing;
  if (op == Operation::kLinear) return kLinears;
  if (op == Operation::kHadamard) return kHadamards;
  if (op == Operation::kDequantize) return kDequantizing;
  return op == Operation::kGemm ? kGemms : kMfmas;
}

// A parameter: which operations know it, how it is written and read.
struct Field {
  const char* key;
  unsigned groups;
  std::string (*get)(const Problem&);
  void (*set)(Problem&, const std::string& key, const std::string& text);
};

template <typename T>
std::string HexText(T value) {
  return fmt::format("{:x}", value);
}

// Shorthand for rows of the table: an enumeration with names, a hexadecimal word, a decimal number.
#define MX_ENUM(key, groups, field, names)                                \
  {                                                                       \
    key, groups, [](const Problem& p) { return NameOf(names, p.field); }, \
        [](Problem& p, const std::string& k, const std::string& t) {      \
          p.field = Named<decltype(p.field)>(names, k, t);                \
        }                                                                 \
  }
#define MX_HEX(key, groups, field)                                                 \
  {                                                                                \
    key, groups, [](const Problem& p) { return HexText(p.field); },                \
        [](Problem& p, const std::string& k, const std::string& t) {               \
          p.field = Number<decltype(p.field)>(k, t, 16, 0, ~decltype(p.field){0}); \
        }                                                                          \
  }
#define MX_NUMBER(key, groups, field, low, high)                           \
  {                                                                        \
    key, groups, [](const Problem& p) { return std::to_string(p.field); }, \
        [](Problem& p, const std::string& k, const std::string& t) {       \
          p.field = Number<decltype(p.field)>(k, t, 10, low, high);        \
        }                                                                  \
  }
#define MX_FORMAT_FIELD(key, groups, field)                                                     \
  {                                                                                             \
    key, groups, [](const Problem& p) { return std::string(Name(p.field)); },                   \
        [](Problem& p, const std::string&, const std::string& t) { p.field = FormatByName(t); } \
  }

constexpr unsigned kProducts = kGemms | kLinears | kMfmas;
const Field kFields[] = {
    MX_ENUM("in", kQuantizing | kHadamards | kLinears, in, kTypeNames),
    {"rule", kQuantizing | kLinears, [](const Problem& p) { return std::string(Name(p.rule)); },
     [](Problem& p, const std::string&, const std::string& t) { p.rule = ScaleRuleByName(t); }},
    MX_ENUM("round", kQuantizing | kLinears, round, kRoundNames),
    MX_NUMBER("hadamard", kQuantizing | kHadamards | kLinears, hadamard, 0, kMaxHadamard),
    MX_HEX("signs", kQuantizing | kHadamards | kLinears, signs),
    MX_HEX("signs_column", kQuantizing, signs_column),
    MX_HEX("noise", kQuantizing | kLinears, noise),
    MX_HEX("step", kQuantizing | kLinears, step),
    MX_HEX("micro_batch", kQuantizing | kLinears, micro_batch),
    MX_HEX("stream", kQuantizing, stream),
    MX_ENUM("scale_layout", kQuantizing | kDequantizing | kGemms | kLinears, scale_layout, kLayoutNames),
    MX_NUMBER("gap", kQuantizing | kGemms, gap, 0, 1 << 16),
    MX_ENUM("variant", ~kMfmas, variant, kVariantNames),
    MX_HEX("schedule", ~kMfmas, schedule),
    MX_ENUM("out", kDequantizing | kGemms | kLinears | kHadamards, out, kTypeNames),
    {"profile", kProducts, [](const Problem& p) { return std::string(p.profile ? Name(*p.profile) : ""); },
     [](Problem& p, const std::string&, const std::string& t) { p.profile = ProfileByName(t); }},
    {"instruction", kProducts,
     [](const Problem& p) { return std::string(p.instruction ? Name(*p.instruction) : ""); },
     [](Problem& p, const std::string&, const std::string& t) { p.instruction = InstructionByName(t); }},
    MX_ENUM("weight_layout", kGemms, weight_layout, kLayoutNames),
    {"alpha", kGemms, [](const Problem& p) { return HexText(ToBits(p.alpha)); },
     [](Problem& p, const std::string& k, const std::string& t) {
       p.alpha = FromBits(Number<uint32_t>(k, t, 16, 0, ~0u));
     }},
    {"beta", kGemms, [](const Problem& p) { return std::string(p.beta ? "1" : "0"); },
     [](Problem& p, const std::string& k, const std::string& t) {
       p.beta = Number<int>(k, t, 10, 0, 1) != 0;
     }},
    MX_NUMBER("split", kGemms, split, 0, kLargestSize),
    MX_FORMAT_FIELD("format_a", kMfmas, format_a),
    MX_FORMAT_FIELD("format_b", kMfmas, format_b),
    MX_NUMBER("byte_a", kMfmas, byte_a, 0, 3),
    MX_NUMBER("byte_b", kMfmas, byte_b, 0, 3),
    MX_ENUM("data", kQuantizing | kHadamards | kLinears, data, kDataNames),
    MX_ENUM("codes", kDequantizing | kGemms | kMfmas, codes, kCodeNames),
    MX_ENUM("scales", kDequantizing | kGemms | kMfmas, scales, kScaleNames),
    MX_HEX("seed", ~0u, seed),
};
#undef MX_ENUM
#undef MX_HEX
#undef MX_NUMBER
#undef MX_FORMAT_FIELD

// The names of m, n and k in a case line, "-" where there is none.
std::array<std::string, 3> SizeKeys(Operation op) {
  std::istringstream words(Info(op).sizes);
  std::array<std::string, 3> keys;
  for (std::string& key : keys) words >> key;
  return keys;
}

std::array<int64_t Problem::*, 3> SizeFields() { return {&Problem::m, &Problem::n, &Problem::k}; }

// Parameters that contradict each other, whatever the device.
void CheckProblem(const Problem& p) {
  if (p.hadamard != 0 && !IsHadamardSize(p.hadamard))
    Fail("hadamard={}: expected 0 or a power of two from 2 to {}", p.hadamard, kMaxHadamard);
  for (const int64_t size : {p.m * p.n, p.m * p.k, p.n * p.k}) {
    if (p.op != Operation::kMfma && size > kLargestTensor)
      Fail("a tensor of {} elements is too large; at most {}", size, kLargestTensor);
  }
  const auto rotates = [&](int64_t k) {
    if (p.hadamard != 0 && k % p.hadamard != 0)
      Fail("hadamard={}: the contraction length {} is no multiple of it", p.hadamard, k);
  };
  if (p.op == Operation::kQuantizeRow || p.op == Operation::kQuantizeBoth || p.op == Operation::kHadamard)
    rotates(p.n);
  if (p.op == Operation::kQuantizeColumn || p.op == Operation::kQuantizeBoth) rotates(p.m);
  if (p.split % 32 != 0) Fail("split={}: expected a multiple of 32", p.split);
  if (p.op == Operation::kGemm && p.split != 0 && p.beta)
    Fail("beta=1 and split={} exclude each other", p.split);
  if (p.out == DType::kF16 && p.op != Operation::kDequantize) Fail("out=f16: only dequantize writes f16");
}

}  // namespace

Operation OperationByName(std::string_view name) {
  std::string names;
  for (const OperationInfo& op : kOperations) {
    if (op.name == name) return op.id;
    names += (names.empty() ? "" : ", ") + std::string(op.name);
  }
  Fail("operation '{}' is unknown; use one of {}", name, names);
}

void SetParameter(Problem& p, const std::string& key, const std::string& text) {
  for (const Field& field : kFields) {
    if (key == field.key && (field.groups & Group(p.op)) != 0) return field.set(p, key, text);
  }
  Fail("{} has no parameter '{}'", Name(p.op), key);
}

bool IsQuantize(Operation op) {
  return op == Operation::kQuantizeRow || op == Operation::kQuantizeColumn || op == Operation::kQuantizeBoth;
}

std::string CaseLine(const Problem& p) {
  std::string line = Name(p.op);
  const auto keys = SizeKeys(p.op);
  for (size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] != "-") line += fmt::format(" {}={}", keys[i], p.*SizeFields()[i]);
  }
  const Problem plain;
  for (const Field& field : kFields) {
    if ((field.groups & Group(p.op)) == 0) continue;
    const std::string text = field.get(p);
    if (text != field.get(plain)) line += fmt::format(" {}={}", field.key, text);
  }
  if (!p.words.empty()) line += " |";
  for (const auto& input : p.words)
    line += fmt::format(" {}={}", input.first, JoinWords(HexWords(input.second, 1)));
  return line;
}

Problem ProblemOf(const Case& line) {
  Problem p;
  try {
    p.op = OperationByName(line.op);
    const auto keys = SizeKeys(p.op);
    for (size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] == "-") continue;
      p.*SizeFields()[i] = Number<int64_t>(keys[i], line.Param(keys[i]), 10, 1, kLargestSize);
    }
    for (const Field& field : kFields) {
      if ((field.groups & Group(p.op)) != 0 && line.Has(field.key))
        field.set(p, field.key, line.Param(field.key));
    }
    CheckProblem(p);
  } catch (const InputError& error) {
    const std::string message = error.what();
    throw InputError(message.rfind(line.where(), 0) == 0 ? message : line.where() + ": " + message);
  }
  for (const auto& input : line.inputs) p.words[input.first] = line.Input(input.first);
  return p;
}

Problem ParseProblem(std::string_view text, const std::string& where) {
  const Case line = Case::ParseProblem(text, where);
  const Problem problem = ProblemOf(line);
  const auto unused = line.Unused();
  if (!unused.empty()) Fail("{}: {} has no parameter '{}'", where, line.op, unused.front());
  return problem;
}

}  // namespace mx::conformance
