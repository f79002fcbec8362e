#include "sim/linear/recipe.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "sim/base/error.h"

namespace mx {
namespace {

using enum GemmArithmetic;

template <typename Action>
std::string ErrorOf(const Action& action) {
  try {
    action();
  } catch (const InputError& e) {
    EXPECT_EQ(std::string(e.what()).find('\n'), std::string::npos);
    return e.what();
  }
  return "";
}

std::string JsonError(const std::string& text) {
  return ErrorOf([&] { RecipeFromJson(text, "r.json"); });
}

TEST(Recipe, NamesAreTheContract) {
  EXPECT_EQ(RecipeNames(),
            (std::vector<std::string>{"f32", "bf16", "fp8", "mxfp4", "mxfp4-fprop", "mxfp4-fprop-dgrad",
                                      "mxfp4-h16", "mxfp4-h32", "mxfp4-sr", "mxfp4-rht16"}));
  for (const std::string& name : RecipeNames()) {
    EXPECT_EQ(RecipeByName(name).name, name);
    EXPECT_FALSE(RecipeAbout(name).empty());
  }
  EXPECT_EQ(RecipeAbout("none"), "");
}

TEST(Recipe, NamedRecipesSayWhatTheyAre) {
  struct Want {
    const char* name;
    std::array<GemmArithmetic, 3> arithmetic;
    int rotated;  // of the six operands
    int hadamard;
    Rounding rounding;
    SignMode signs;
    bool io_f32;
  };
  const Want wants[] = {
      {"f32", {kF32, kF32, kF32}, 0, 16, Rounding::kRNE, SignMode::kNone, true},
      {"bf16", {kBF16, kBF16, kBF16}, 0, 16, Rounding::kRNE, SignMode::kNone, false},
      {"fp8", {kFP8, kFP8, kFP8}, 0, 16, Rounding::kRNE, SignMode::kNone, false},
      {"mxfp4", {kMX, kMX, kMX}, 0, 16, Rounding::kRNE, SignMode::kNone, false},
      {"mxfp4-fprop", {kMX, kFP8, kFP8}, 0, 16, Rounding::kRNE, SignMode::kNone, false},
      {"mxfp4-fprop-dgrad", {kMX, kMX, kFP8}, 0, 16, Rounding::kRNE, SignMode::kNone, false},
      {"mxfp4-h16", {kMX, kMX, kMX}, 6, 16, Rounding::kRNE, SignMode::kNone, false},
      {"mxfp4-h32", {kMX, kMX, kMX}, 6, 32, Rounding::kRNE, SignMode::kNone, false},
      {"mxfp4-sr", {kMX, kMX, kMX}, 0, 16, Rounding::kSR, SignMode::kNone, false},
      {"mxfp4-rht16", {kMX, kMX, kMX}, 6, 16, Rounding::kRNE, SignMode::kPerStep, false},
  };
  for (const Want& want : wants) {
    SCOPED_TRACE(want.name);
    const Recipe r = RecipeByName(want.name);
    int rotated = 0;
    for (size_t g = 0; g < 3; ++g) {
      const GemmRecipe& gemm = r.gemms[g];
      EXPECT_EQ(gemm.arithmetic, want.arithmetic[g]);
      EXPECT_EQ(gemm.out, want.io_f32 ? DType::kF32 : DType::kBF16);
      for (size_t i = 0; i < 2; ++i) {
        rotated += gemm.operands[i].rotate;
        EXPECT_EQ(gemm.operands[i].block, BlockShape::k1x32);
        if (gemm.arithmetic == kMX) {
          EXPECT_EQ(gemm.operands[i].format, Format::kE2M1);
          EXPECT_EQ(gemm.operands[i].rounding, want.rounding);
        }
        if (gemm.arithmetic == kFP8) {
          EXPECT_EQ(gemm.operands[i].format, g > 0 && i == 0 ? Format::kE5M2 : Format::kE4M3);
        }
      }
    }
    EXPECT_EQ(rotated, want.rotated);
    EXPECT_EQ(r.hadamard, want.hadamard);
    EXPECT_EQ(r.sign_mode, want.signs);
    EXPECT_EQ(r.io_f32, want.io_f32);
    EXPECT_EQ(r.rule, ScaleRule::kEven);
    EXPECT_EQ(r.zero_byte, 127);
    EXPECT_EQ(r.profile, Profile::kSeq32);
    EXPECT_EQ(r.splits, 1);
    EXPECT_FALSE(r.requantise || r.accumulate_bf16);
  }
}

TEST(Recipe, TheRestOfAPartialRecipeMayBeBf16) {
  const Recipe r = RecipeByName("mxfp4-fprop", kBF16);
  EXPECT_EQ(r.gemms[0].arithmetic, kMX);
  EXPECT_EQ(r.gemms[1].arithmetic, kBF16);
  EXPECT_EQ(r.gemms[2].arithmetic, kBF16);
  EXPECT_EQ(r.name, "mxfp4-fprop+bf16");
  EXPECT_EQ(RecipeByName(r.name), r);
  EXPECT_EQ(RecipeByName("mxfp4-h16", kBF16), RecipeByName("mxfp4-h16"));
  EXPECT_NE(ErrorOf([] { RecipeByName("mxfp4-h16+bf16"); }), "");
  EXPECT_EQ(ErrorOf([] { RecipeByName("mxfp4-fprop", kF32); }),
            "recipe mxfp4-fprop: the remaining GEMMs run in fp8 or bf16");
}

TEST(Recipe, AnUnknownNameListsTheNames) {
  const std::string error = ErrorOf([] { RecipeByName("mxfp5"); });
  EXPECT_EQ(error.substr(0, 25), "recipe 'mxfp5' is not kno");
  for (const std::string& name : RecipeNames()) EXPECT_NE(error.find(name), std::string::npos);
}

TEST(RecipeJson, EveryRecipeComesBack) {
  for (const std::string& name : RecipeNames()) {
    const Recipe r = RecipeByName(name);
    const std::string text = RecipeToJson(r);
    EXPECT_EQ(text.find('\n'), std::string::npos);
    EXPECT_EQ(RecipeFromJson(text, "f"), r) << text;
    EXPECT_EQ(RecipeToJson(RecipeFromJson(text, "f")), text);
  }
}

TEST(RecipeJson, CanonicalForm) {
  const std::string operand = R"({"block":"1x32","format":"e2m1","rotate":true,"rounding":"rne"})";
  const std::string gemm =
      R"({"a":)" + operand + R"(,"arithmetic":"mx","b":)" + operand + R"(,"out":"bf16"})";
  EXPECT_EQ(
      RecipeToJson(RecipeByName("mxfp4-rht16")),
      R"({"accumulate_bf16":false,"dgrad":)" + gemm + R"(,"fixed_signs":[0,0,0,0],"fprop":)" + gemm +
          R"(,"hadamard":16,"instruction":"16x16x128","io_f32":false,"name":"mxfp4-rht16","nan":"hardware",)" +
          R"("profile":"seq32","requantise":false,"rule":"even","sign_mode":"per-step","split_kind":"f32",)" +
          R"("splits":1,"sr_pair":"prng","wgrad":)" + gemm + R"(,"zero_byte":127})");
}

TEST(RecipeJson, EveryFieldIsReadAndComesBack) {
  const Recipe r =
      RecipeFromJson(R"({"base": "mxfp4-h16", "name": "all", "rule": "rceil", "zero_byte": 0, "nan": "poison",
    "sr_pair": "pair1>>16", "hadamard": 128, "sign_mode": "fixed", "fixed_signs": [1, 2, 3, 4294967295],
    "profile": "fused32", "instruction": "32x32x64", "splits": 3, "split_kind": "bf16", "io_f32": true,
    "requantise": true, "accumulate_bf16": true,
    "wgrad": {"arithmetic": "fp8", "out": "f32", "a": {"format": "e5m2", "rotate": false},
              "b": {"format": "e4m3", "rotate": false}},
    "dgrad": {"a": {"rounding": "rtz", "format": "e3m2", "block": "32x32"}}})",
                     "f");
  EXPECT_EQ(r.name, "all");
  EXPECT_EQ(r.rule, ScaleRule::kRceil);
  EXPECT_EQ(r.zero_byte, 0);
  EXPECT_EQ(r.nan, NanPolicy::kPoison);
  EXPECT_EQ(r.sr_pair, SrPair::kPair1Shift);
  EXPECT_EQ(r.hadamard, 128);
  EXPECT_EQ(r.sign_mode, SignMode::kFixed);
  EXPECT_EQ(r.fixed_signs, (std::array<uint32_t, 4>{1, 2, 3, 4294967295u}));
  EXPECT_EQ(r.profile, Profile::kFused32);
  EXPECT_EQ(r.instruction, Instruction::k32x32x64);
  EXPECT_EQ(r.splits, 3);
  EXPECT_EQ(r.split_kind, SplitK::kBf16);
  EXPECT_TRUE(r.io_f32 && r.requantise && r.accumulate_bf16);
  EXPECT_EQ(r.gemm(LinearGemm::kWgrad).arithmetic, kFP8);
  EXPECT_EQ(r.gemm(LinearGemm::kWgrad).out, DType::kF32);
  EXPECT_EQ(r.gemm(LinearGemm::kDgrad).operands[0].rounding, Rounding::kRTZ);
  EXPECT_EQ(r.gemm(LinearGemm::kDgrad).operands[0].format, Format::kE3M2);
  EXPECT_EQ(r.gemm(LinearGemm::kDgrad).operands[0].block, BlockShape::k32x32);
  EXPECT_TRUE(r.gemm(LinearGemm::kDgrad).operands[0].rotate);
  EXPECT_EQ(RecipeFromJson(RecipeToJson(r), "f"), r);
}

TEST(RecipeJson, WithoutANameItIsCalledAsTheFile) {
  EXPECT_EQ(RecipeFromJson(R"({"base": "mxfp4"})", "runs/mine.json").name, "runs/mine.json");
}

TEST(RecipeJson, WhatIsWrongIsNamed) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "r.json: not valid JSON"},
      {"[]", "r.json: want a JSON object"},
      {"{}", "r.json: no \"fprop\" (a file without \"base\" gives every field)"},
      {R"({"base": 3})", "r.json: base: want a text"},
      {R"({"base": "mxfp5"})", "r.json: base: recipe 'mxfp5' is not known"},
      {R"({"base": "mxfp4", "base": "mxfp4"})", "r.json: key \"base\" appears twice"},
      {R"({"base": "mxfp4", "hadamrd": 16})", "r.json: unknown field \"hadamrd\""},
      {R"({"base": "mxfp4", "hadamard": "16"})",
       "r.json: hadamard: want a whole number from 0 to 128, got \"16\""},
      {R"({"base": "mxfp4", "hadamard": 16.0})", "r.json: hadamard: want a whole number"},
      {R"({"base": "mxfp4-h16", "hadamard": 24})",
       "r.json: hadamard: 24 is none of 2, 4, 8, 16, 32, 64, 128"},
      {R"({"base": "mxfp4-h16", "hadamard": 0})", "r.json: hadamard: 0 is none of"},
      {R"({"base": "mxfp4", "zero_byte": 255})",
       "r.json: zero_byte: want a whole number from 0 to 254, got 255"},
      {R"({"base": "mxfp4", "zero_byte": 18446744073709551615})", "r.json: zero_byte: want a whole number"},
      {R"({"base": "mxfp4", "splits": 0})", "r.json: splits: want a whole number from 1"},
      {R"({"base": "mxfp4", "nan": "quiet"})", "r.json: nan: \"quiet\" is none of: hardware poison"},
      {R"({"base": "mxfp4", "rule": "round"})", "r.json: rule: "},
      {R"({"base": "mxfp4", "profile": "seq33"})", "r.json: profile: "},
      {R"({"base": "mxfp4", "instruction": "8x8x8"})", "r.json: instruction: "},
      {R"({"base": "mxfp4", "fixed_signs": [1]})", "r.json: fixed_signs: want four numbers"},
      {R"({"base": "mxfp4", "fixed_signs": [1, 2, 3, 4294967296]})",
       "r.json: fixed_signs: want a whole number"},
      {R"({"base": "mxfp4", "io_f32": 1})", "r.json: io_f32: want true or false"},
      {R"({"base": "mxfp4", "name": 1})", "r.json: name: want a text"},
      {R"({"base": "mxfp4", "fprop": []})", "r.json: fprop: want an object"},
      {R"({"base": "mxfp4", "fprop": {"c": {}}})", "r.json: fprop: unknown field \"c\""},
      {R"({"base": "mxfp4", "fprop": {"a": {"format": "e2m2"}}})", "r.json: fprop.a: format: "},
      {R"({"base": "mxfp4", "fprop": {"a": {"format": "int8"}}})",
       "r.json: fprop.a: format int8 has no matrix instruction"},
      {R"({"base": "mxfp4", "fprop": {"a": {"format": "bf16"}}})",
       "r.json: fprop.a: format bf16 has no matrix instruction"},
      {R"({"base": "mxfp4", "fprop": {"a": {"rotate": true}}})",
       "r.json: fprop: rotate: one operand is rotated and the other is not; H cancels only when both are"},
      {R"({"base": "fp8", "wgrad": {"a": {"rotate": true}, "b": {"rotate": true}}})",
       "r.json: wgrad.a: rotate: only MX operands are rotated"},
      {R"({"base": "fp8", "fprop": {"a": {"format": "e2m1"}}})",
       "r.json: fprop.a: format e2m1: fp8 takes e4m3 or e5m2"},
      {R"({"base": "fp8", "fprop": {"a": {"rounding": "sr"}}})",
       "r.json: fprop.a: rounding: fp8 rounds to nearest"},
      {R"({"base": "fp8", "fprop": {"a": {"block": "32x32"}}})",
       "r.json: fprop.a: block: fp8 has one scale per tensor"},
      {R"({"base": "fp8", "fprop": {"a": {"format": "e5m2"}}})",
       "r.json: wgrad: X has another fp8 format in another GEMM"},
      {R"({"base": "bf16", "requantise": true})", "r.json: requantise: needs an MX Fprop"},
  };
  for (const auto& [text, want] : cases) {
    const std::string error = JsonError(text);
    EXPECT_EQ(error.substr(0, want.size()), want) << text;
  }
}

TEST(RecipeJson, AFileWithoutABaseNeedsEveryField) {
  const std::string whole = RecipeToJson(RecipeByName("mxfp4"));
  for (const char* field :
       {"\"nan\":\"hardware\",", "\"splits\":1,", "\"rotate\":false,", "\"arithmetic\":\"mx\","}) {
    std::string text = whole;
    text.erase(text.find(field), std::string(field).size());
    EXPECT_NE(JsonError(text).find("(a file without \"base\" gives every field)"), std::string::npos)
        << field;
  }
}

TEST(SizeProblem, SaysWhichLengthAndWhy) {
  const Recipe h16 = RecipeByName("mxfp4-h16"), fp8 = RecipeByName("mxfp4-fprop"),
               bf16 = RecipeByName("bf16");
  EXPECT_EQ(SizeProblem(h16, 64, 96, 32), "");
  EXPECT_EQ(SizeProblem(h16, 48, 96, 32),
            "recipe mxfp4-h16: tokens of a micro-batch = 48 is no multiple of 32 (wgrad contracts over it in "
            "blocks of 32)");
  EXPECT_EQ(
      SizeProblem(h16, 64, 40, 32),
      "recipe mxfp4-h16: in-features = 40 is no multiple of 32 (fprop contracts over it in blocks of 32)");
  EXPECT_EQ(
      SizeProblem(h16, 64, 96, 16),
      "recipe mxfp4-h16: out-features = 16 is no multiple of 32 (dgrad contracts over it in blocks of 32)");
  EXPECT_NE(SizeProblem(fp8, 48, 96, 32), "");
  EXPECT_EQ(SizeProblem(bf16, 3, 5, 7), "");
  EXPECT_NE(SizeProblem(bf16, -3, 5, 7), "");
  const Recipe h64 = RecipeFromJson(R"({"base": "mxfp4-h16", "hadamard": 64, "name": "h64"})", "f");
  EXPECT_EQ(SizeProblem(h64, 64, 96, 64),
            "recipe h64: in-features = 96 is no multiple of 64 (the Hadamard of fprop)");
  EXPECT_EQ(SizeProblem(h64, 64, 128, 64), "");
}

}  // namespace
}  // namespace mx
