#include "sim/base/error.h"
#include "sim/linear/recipe.h"

namespace mx {
namespace {

constexpr std::array<const char*, 3> kTensorNames = {"X", "W", "dY"};

bool IsMx(const GemmRecipe& gemm) { return gemm.arithmetic == GemmArithmetic::kMX; }
bool InBlocks(const GemmRecipe& gemm) { return IsMx(gemm) || gemm.arithmetic == GemmArithmetic::kFP8; }

void CheckMxOperand(const OperandRecipe& operand, const std::string& where) {
  if (!IsMxElement(operand.format) || operand.format == Format::kINT8) {
    Fail("{}: format {} has no matrix instruction; use e2m1, e2m3, e3m2, e4m3 or e5m2", where,
         Name(operand.format));
  }
}

void CheckFp8Operand(const OperandRecipe& operand, const std::string& where) {
  if (operand.format != Format::kE4M3 && operand.format != Format::kE5M2) {
    Fail("{}: format {}: fp8 takes e4m3 or e5m2", where, Name(operand.format));
  }
  if (operand.rounding != Rounding::kRNE) Fail("{}: rounding: fp8 rounds to nearest even (rne)", where);
  if (operand.block != BlockShape::k1x32)
    Fail("{}: block: fp8 has one scale per tensor; leave it 1x32", where);
}

void CheckGemm(const Recipe& recipe, size_t g, std::string_view where) {
  const GemmRecipe& gemm = recipe.gemms[g];
  const std::string name = fmt::format("{}: {}", where, kLinearGemmNames[g]);
  if (gemm.out != DType::kF32 && gemm.out != DType::kBF16) Fail("{}: out: use f32 or bf16", name);
  for (size_t i = 0; i < 2; ++i) {
    const std::string operand = fmt::format("{}.{}", name, i == 0 ? "a" : "b");
    if (gemm.operands[i].rotate && !IsMx(gemm)) Fail("{}: rotate: only MX operands are rotated", operand);
    if (IsMx(gemm)) CheckMxOperand(gemm.operands[i], operand);
    if (gemm.arithmetic == GemmArithmetic::kFP8) CheckFp8Operand(gemm.operands[i], operand);
  }
  if (gemm.operands[0].rotate != gemm.operands[1].rotate) {
    Fail("{}: rotate: one operand is rotated and the other is not; H cancels only when both are", name);
  }
}

// A tensor has one FP8 scale, so it has one FP8 format.
void CheckFp8Tensors(const Recipe& recipe, std::string_view where) {
  std::array<const OperandRecipe*, 3> seen = {nullptr, nullptr, nullptr};
  for (size_t g = 0; g < 3; ++g) {
    if (recipe.gemms[g].arithmetic != GemmArithmetic::kFP8) continue;
    for (size_t i = 0; i < 2; ++i) {
      const size_t tensor = static_cast<size_t>(kOperandRoles[g][i].tensor);
      const OperandRecipe& operand = recipe.gemms[g].operands[i];
      if (seen[tensor] != nullptr && seen[tensor]->format != operand.format) {
        Fail("{}: {}: {} has another fp8 format in another GEMM; a tensor has one scale and one format",
             where, kLinearGemmNames[g], kTensorNames[tensor]);
      }
      seen[tensor] = &operand;
    }
  }
}

std::string LengthProblem(const Recipe& recipe, LinearGemm gemm, const char* what, int64_t length) {
  const GemmRecipe& g = recipe.gemm(gemm);
  const char* name = kLinearGemmNames[static_cast<size_t>(gemm)];
  if (InBlocks(g) && length % kBlock != 0) {
    return fmt::format("recipe {}: {} = {} is no multiple of {} ({} contracts over it in blocks of {})",
                       recipe.name, what, length, kBlock, name, kBlock);
  }
  if (IsMx(g) && g.operands[0].rotate && length % recipe.hadamard != 0) {
    return fmt::format("recipe {}: {} = {} is no multiple of {} (the Hadamard of {})", recipe.name, what,
                       length, recipe.hadamard, name);
  }
  return "";
}

}  // namespace

void CheckRecipe(const Recipe& recipe, std::string_view where) {
  bool rotates = false;
  for (size_t g = 0; g < 3; ++g) {
    CheckGemm(recipe, g, where);
    rotates = rotates || recipe.gemms[g].operands[0].rotate;
  }
  CheckFp8Tensors(recipe, where);
  if (rotates && !IsHadamardSize(recipe.hadamard)) {
    Fail("{}: hadamard: {} is none of 2, 4, 8, 16, 32, 64, 128", where, recipe.hadamard);
  }
  if (recipe.zero_byte == 0xFF) Fail("{}: zero_byte: 255 is NaN; use 127 or 0", where);
  if (recipe.splits < 1) Fail("{}: splits: {}: use 1 or more", where, recipe.splits);
  if (recipe.requantise && !IsMx(recipe.gemm(LinearGemm::kFprop))) {
    Fail("{}: requantise: needs an MX Fprop, whose copies the others are made from", where);
  }
}

std::string SizeProblem(const Recipe& recipe, int64_t tokens, int64_t in, int64_t out) {
  for (const auto& size :
       {std::pair("tokens", tokens), std::pair("in-features", in), std::pair("out-features", out)}) {
    if (size.second < 0)
      return fmt::format("recipe {}: {} = {} is negative", recipe.name, size.first, size.second);
  }
  std::string problem = LengthProblem(recipe, LinearGemm::kFprop, "in-features", in);
  if (problem.empty()) problem = LengthProblem(recipe, LinearGemm::kDgrad, "out-features", out);
  if (problem.empty()) problem = LengthProblem(recipe, LinearGemm::kWgrad, "tokens of a micro-batch", tokens);
  return problem;
}

}  // namespace mx
