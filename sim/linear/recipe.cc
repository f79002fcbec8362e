#include "sim/linear/recipe.h"

#include "sim/base/error.h"

namespace mx {
namespace {

constexpr std::string_view kBf16Rest = "+bf16";

struct Row {
  std::string_view name;
  std::array<GemmArithmetic, 3> arithmetic;
  int hadamard;
  Rounding rounding;
  SignMode signs;
  std::string_view about;
};

std::vector<Row> Rows(GemmArithmetic rest) {
  using enum GemmArithmetic;
  return {
#define MX_RECIPE(name, fprop, dgrad, wgrad, hadamard, rounding, signs, about) \
  Row{name, {fprop, dgrad, wgrad}, hadamard, Rounding::rounding, SignMode::signs, about},
#include "sim/linear/recipes.inc"
#undef MX_RECIPE
  };
}

bool HasRest(const Row& row) {
  bool mx = false, other = false;
  for (const GemmArithmetic a : row.arithmetic) (a == GemmArithmetic::kMX ? mx : other) = true;
  return mx && other;
}

GemmRecipe MakeGemm(const Row& row, size_t gemm) {
  GemmRecipe out;
  out.arithmetic = row.arithmetic[gemm];
  out.out = out.arithmetic == GemmArithmetic::kF32 ? DType::kF32 : DType::kBF16;
  for (size_t i = 0; i < 2; ++i) {
    OperandRecipe& operand = out.operands[i];
    if (out.arithmetic == GemmArithmetic::kMX) {
      operand.rounding = row.rounding;
      operand.rotate = row.hadamard != 0;
    } else if (out.arithmetic == GemmArithmetic::kFP8) {
      operand.format = kOperandRoles[gemm][i].tensor == LinearTensor::kDY ? Format::kE5M2 : Format::kE4M3;
    }
  }
  return out;
}

}  // namespace

Recipe RecipeByName(std::string_view name, GemmArithmetic rest) {
  if (rest != GemmArithmetic::kFP8 && rest != GemmArithmetic::kBF16) {
    Fail("recipe {}: the remaining GEMMs run in fp8 or bf16", name);
  }
  std::string_view base = name;
  if (base.ends_with(kBf16Rest)) {
    base.remove_suffix(kBf16Rest.size());
    rest = GemmArithmetic::kBF16;
  }
  for (const Row& row : Rows(rest)) {
    if (row.name != base || (base != name && !HasRest(row))) continue;
    Recipe recipe;
    recipe.name = row.name;
    if (HasRest(row) && rest == GemmArithmetic::kBF16) recipe.name += kBf16Rest;
    for (size_t g = 0; g < 3; ++g) recipe.gemms[g] = MakeGemm(row, g);
    if (row.hadamard != 0) recipe.hadamard = row.hadamard;
    recipe.sign_mode = row.signs;
    recipe.io_f32 = row.arithmetic[0] == GemmArithmetic::kF32;
    return recipe;
  }
  std::string names;
  for (const std::string& known : RecipeNames()) names += (names.empty() ? "" : " ") + known;
  Fail("recipe '{}' is not known; the names are: {} (or a JSON file)", name, names);
}

std::vector<std::string> RecipeNames() {
  std::vector<std::string> names;
  for (const Row& row : Rows(GemmArithmetic::kFP8)) names.emplace_back(row.name);
  return names;
}

std::string RecipeAbout(std::string_view name) {
  for (const Row& row : Rows(GemmArithmetic::kFP8)) {
    if (row.name == name) return std::string(row.about);
  }
  return "";
}

}  // namespace mx
