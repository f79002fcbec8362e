// A recipe says, for each of the three GEMMs of a linear layer, in which arithmetic it runs and how its
// operands are made. Named recipes are rows of recipes.inc; a file (JSON) may give any other.
#ifndef MX_SIM_LINEAR_RECIPE_H_
#define MX_SIM_LINEAR_RECIPE_H_

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sim/gemm/gemm.h"
#include "sim/quant/quantize.h"

namespace mx {

enum class GemmArithmetic : uint8_t { kF32, kBF16, kFP8, kMX };
enum class LinearGemm : uint8_t { kFprop, kDgrad, kWgrad };  // Y = X W^T, dX = dY W, dW = dY^T X
inline constexpr std::array<const char*, 3> kLinearGemmNames = {"fprop", "dgrad", "wgrad"};

// The three tensors that a layer quantises; the numbers are the operand nibbles of the Philox stream.
enum class LinearTensor : uint8_t { kX, kW, kDY };

// Which tensor is operand a and b of a GEMM, and along which of its axes the GEMM contracts. A column copy is
// the transpose.
struct OperandRole {
  LinearTensor tensor;
  Axis axis;
};
inline constexpr std::array<std::array<OperandRole, 2>, 3> kOperandRoles = {{
    {{{LinearTensor::kX, Axis::kRow}, {LinearTensor::kW, Axis::kRow}}},
    {{{LinearTensor::kDY, Axis::kRow}, {LinearTensor::kW, Axis::kColumn}}},
    {{{LinearTensor::kDY, Axis::kColumn}, {LinearTensor::kX, Axis::kColumn}}},
}};

// How signs before the Hadamard are drawn (all from Philox, purpose kSigns, unless fixed).
enum class SignMode : uint8_t { kNone, kFixed, kPerStep, kPerCall };

struct OperandRecipe {
  Format format = Format::kE2M1;  // MX element; FP8 per tensor: kE4M3 or kE5M2
  BlockShape block = BlockShape::k1x32;
  Rounding rounding = Rounding::kRNE;
  bool rotate = false;
  bool operator==(const OperandRecipe&) const = default;
};

struct GemmRecipe {
  GemmArithmetic arithmetic = GemmArithmetic::kMX;
  std::array<OperandRecipe, 2>
      operands;  // a and b: Fprop X, W; Dgrad dY, W (column copy); Wgrad dY, X (column copies)
  DType out = DType::kBF16;
  bool operator==(const GemmRecipe&) const = default;
};

struct Recipe {
  std::string name;
  std::array<GemmRecipe, 3> gemms;  // indexed by LinearGemm
  ScaleRule rule = ScaleRule::kEven;
  uint8_t zero_byte = 127;
  NanPolicy nan = NanPolicy::kHardware;
  SrPair sr_pair = SrPair::kPrng;
  int hadamard = 16;  // size of the rotation where an operand's `rotate` is set
  SignMode sign_mode = SignMode::kNone;
  std::array<uint32_t, 4> fixed_signs = {0, 0, 0, 0};
  Profile profile = Profile::kSeq32;
  Instruction instruction = Instruction::k16x16x128;
  int splits = 1;
  SplitK split_kind = SplitK::kF32;
  bool io_f32 = false;  // layer boundary in f32 instead of bf16 (recipe f32: true)
  bool requantise =
      false;  // column copies of X and W from the dequantised forward copy instead of the source
  bool accumulate_bf16 = false;  // dW over micro-batches in bf16 (CONTRACT row 19)
  bool operator==(const Recipe&) const = default;

  const GemmRecipe& gemm(LinearGemm g) const { return gemms[static_cast<size_t>(g)]; }
  GemmRecipe& gemm(LinearGemm g) { return gemms[static_cast<size_t>(g)]; }
};

// f32 bf16 fp8 mxfp4 mxfp4-fprop mxfp4-fprop-dgrad mxfp4-h16 mxfp4-h32 mxfp4-sr mxfp4-rht16. `rest`:
// arithmetic of the remaining GEMMs of the partial recipes (kFP8, or kBF16, which adds "+bf16" to the name;
// that name is taken, too). Throws InputError that lists the names.
Recipe RecipeByName(std::string_view name, GemmArithmetic rest = GemmArithmetic::kFP8);
std::vector<std::string> RecipeNames();
std::string RecipeAbout(std::string_view name);  // one line; empty for an unknown name

// Throws InputError that begins with `where` when the recipe contradicts itself: an operand rotated without
// its partner, an FP8 operand in another format, ...
void CheckRecipe(const Recipe& recipe, std::string_view where);

// JSON, all fields by name, unknown or wrongly typed fields refused with the field's name. A "base" field may
// name a recipe to start from; without it every field is needed. Without "name" the recipe is called as the
// file.
Recipe RecipeFromJson(std::string_view text, std::string_view file_name);
std::string RecipeToJson(const Recipe& recipe);  // canonical: sorted keys, one line

// Why a recipe cannot take these sizes (a sentence), or empty. Checked by Linear, train and the command line.
std::string SizeProblem(const Recipe& recipe, int64_t tokens, int64_t in, int64_t out);

}  // namespace mx

#endif  // MX_SIM_LINEAR_RECIPE_H_
