#include <optional>
#include <set>

#include "sim/base/error.h"
#include "sim/io/json.h"
#include "sim/linear/recipe.h"

namespace mx {
namespace {

using nlohmann::json;

// The words of an enum, in the order of its values from 0.
constexpr std::string_view kArithmeticWords[] = {"f32", "bf16", "fp8", "mx"};
constexpr std::string_view kBlockWords[] = {"1x32", "32x32"};
constexpr std::string_view kRoundingWords[] = {"rne", "rtz", "sr"};
constexpr std::string_view kTypeWords[] = {"f32", "bf16"};
constexpr std::string_view kNanWords[] = {"hardware", "poison"};
constexpr std::string_view kPairWords[] = {"prng", "same", "independent", "pair1>>16", "seed>>1"};
constexpr std::string_view kSignWords[] = {"none", "fixed", "per-step", "per-call"};
constexpr std::string_view kSplitWords[] = {"f32", "bf16"};

// Reads the fields of one JSON object; what it did not ask for is an error at the end.
class Fields {
 public:
  Fields(const json& object, std::string where, bool all)
      : object_(object), where_(std::move(where)), all_(all) {
    if (!object_.is_object()) Fail("{}: want an object", where_);
  }
  // Null when the field is absent and may be.
  const json* Find(const char* key) {
    known_.insert(key);
    const auto it = object_.find(key);
    if (it != object_.end()) return &*it;
    if (all_) Fail("{}: no \"{}\" (a file without \"base\" gives every field)", where_, key);
    return nullptr;
  }
  void Text(const char* key, std::string& value) {
    if (const json* j = Find(key)) {
      if (!j->is_string()) Fail("{}: {}: want a text", where_, key);
      value = j->get<std::string>();
    }
  }
  void Flag(const char* key, bool& value) {
    if (const json* j = Find(key)) {
      if (!j->is_boolean()) Fail("{}: {}: want true or false", where_, key);
      value = j->get<bool>();
    }
  }
  template <typename T>
  void Number(const char* key, T& value, int64_t least, int64_t most) {
    if (const json* j = Find(key)) value = static_cast<T>(Whole(*j, key, least, most));
  }
  template <typename E, size_t N>
  void Word(const char* key, const std::string_view (&words)[N], E& value) {
    std::string text;
    if (Find(key) == nullptr) return;
    Text(key, text);
    for (size_t i = 0; i < N; ++i) {
      if (words[i] == text) {
        value = static_cast<E>(i);
        return;
      }
    }
    std::string known;
    for (const std::string_view word : words) known += fmt::format("{}{}", known.empty() ? "" : " ", word);
    Fail("{}: {}: {} is none of: {}", where_, key, Quoted(text), known);
  }
  // A name that `parse` knows, with its refusal put behind the field.
  template <typename T, typename Parse>
  void Named(const char* key, const Parse& parse, T& value) {
    std::string text;
    if (Find(key) == nullptr) return;
    Text(key, text);
    try {
      value = parse(text);
    } catch (const InputError& e) {
      Fail("{}: {}: {}", where_, key, e.what());
    }
  }
  void Masks(const char* key, std::array<uint32_t, 4>& value) {
    const json* j = Find(key);
    if (j == nullptr) return;
    if (!j->is_array() || j->size() != value.size()) Fail("{}: {}: want four numbers", where_, key);
    for (size_t i = 0; i < value.size(); ++i) {
      value[i] = static_cast<uint32_t>(Whole((*j)[i], key, 0, UINT32_MAX));
    }
  }
  void End() const {
    for (const auto& item : object_.items()) {
      if (known_.count(item.key()) == 0) Fail("{}: unknown field {}", where_, Quoted(item.key()));
    }
  }
  const std::string& where() const { return where_; }

 private:
  int64_t Whole(const json& j, const char* key, int64_t least, int64_t most) const {
    const bool whole =
        j.is_number_integer() && (!j.is_number_unsigned() || j.get<uint64_t>() <= uint64_t{INT64_MAX});
    if (!whole || j.get<int64_t>() < least || j.get<int64_t>() > most) {
      Fail("{}: {}: want a whole number from {} to {}, got {}", where_, key, least, most, j.dump());
    }
    return j.get<int64_t>();
  }

  const json& object_;
  std::string where_;
  bool all_;
  std::set<std::string> known_;
};

void ReadOperand(const json& object, const std::string& where, bool all, OperandRecipe& operand) {
  Fields f(object, where, all);
  f.Named("format", FormatByName, operand.format);
  f.Word("block", kBlockWords, operand.block);
  f.Word("rounding", kRoundingWords, operand.rounding);
  f.Flag("rotate", operand.rotate);
  f.End();
}

void ReadGemm(const json& object, const std::string& where, bool all, GemmRecipe& gemm) {
  Fields f(object, where, all);
  f.Word("arithmetic", kArithmeticWords, gemm.arithmetic);
  f.Word("out", kTypeWords, gemm.out);
  for (size_t i = 0; i < 2; ++i) {
    const char* key = i == 0 ? "a" : "b";
    if (const json* operand = f.Find(key))
      ReadOperand(*operand, fmt::format("{}.{}", where, key), all, gemm.operands[i]);
  }
  f.End();
}

json OperandJson(const OperandRecipe& operand) {
  return {{"format", Name(operand.format)},
          {"block", kBlockWords[static_cast<size_t>(operand.block)]},
          {"rounding", kRoundingWords[static_cast<size_t>(operand.rounding)]},
          {"rotate", operand.rotate}};
}

}  // namespace

Recipe RecipeFromJson(std::string_view text, std::string_view file_name) {
  const std::string where(file_name);
  const json document = ParseJson(text, where);
  if (!document.is_object()) Fail("{}: want a JSON object", where);
  Recipe recipe;
  const bool all = document.find("base") == document.end();
  if (!all) {
    std::string base;
    Fields(document, where, false).Text("base", base);
    Fields(document, where, false)
        .Named(
            "base", [](const std::string& name) { return RecipeByName(name); }, recipe);
  }
  recipe.name = where;

  Fields f(document, where, all);
  if (!all) f.Find("base");
  if (document.find("name") != document.end()) f.Text("name", recipe.name);
  for (size_t g = 0; g < 3; ++g) {
    const json* gemm = f.Find(kLinearGemmNames[g]);
    if (gemm != nullptr)
      ReadGemm(*gemm, fmt::format("{}: {}", where, kLinearGemmNames[g]), all, recipe.gemms[g]);
  }
  f.Named("rule", ScaleRuleByName, recipe.rule);
  f.Number("zero_byte", recipe.zero_byte, 0, 254);
  f.Word("nan", kNanWords, recipe.nan);
  f.Word("sr_pair", kPairWords, recipe.sr_pair);
  f.Number("hadamard", recipe.hadamard, 0, kMaxHadamard);
  f.Word("sign_mode", kSignWords, recipe.sign_mode);
  f.Masks("fixed_signs", recipe.fixed_signs);
  f.Named("profile", ProfileByName, recipe.profile);
  f.Named("instruction", InstructionByName, recipe.instruction);
  f.Number("splits", recipe.splits, 1, 1 << 20);
  f.Word("split_kind", kSplitWords, recipe.split_kind);
  f.Flag("io_f32", recipe.io_f32);
  f.Flag("requantise", recipe.requantise);
  f.Flag("accumulate_bf16", recipe.accumulate_bf16);
  f.End();
  CheckRecipe(recipe, where);
  return recipe;
}

std::string RecipeToJson(const Recipe& recipe) {
  json out = {{"name", recipe.name},
              {"rule", Name(recipe.rule)},
              {"zero_byte", recipe.zero_byte},
              {"nan", kNanWords[static_cast<size_t>(recipe.nan)]},
              {"sr_pair", kPairWords[static_cast<size_t>(recipe.sr_pair)]},
              {"hadamard", recipe.hadamard},
              {"sign_mode", kSignWords[static_cast<size_t>(recipe.sign_mode)]},
              {"fixed_signs", recipe.fixed_signs},
              {"profile", Name(recipe.profile)},
              {"instruction", Name(recipe.instruction)},
              {"splits", recipe.splits},
              {"split_kind", kSplitWords[static_cast<size_t>(recipe.split_kind)]},
              {"io_f32", recipe.io_f32},
              {"requantise", recipe.requantise},
              {"accumulate_bf16", recipe.accumulate_bf16}};
  for (size_t g = 0; g < 3; ++g) {
    const GemmRecipe& gemm = recipe.gemms[g];
    out[kLinearGemmNames[g]] = {{"arithmetic", kArithmeticWords[static_cast<size_t>(gemm.arithmetic)]},
                                {"out", kTypeWords[static_cast<size_t>(gemm.out)]},
                                {"a", OperandJson(gemm.operands[0])},
                                {"b", OperandJson(gemm.operands[1])}};
  }
  return out.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace mx
