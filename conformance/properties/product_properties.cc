// Dequantising, one matrix instruction, products, layers.
#include <iterator>

#include "conformance/properties/draw.h"
#include "conformance/properties/tables.h"

namespace mx::conformance {
namespace {

constexpr int64_t kScaleClassCount = static_cast<int64_t>(ScaleClass::kWalk) + 1;
constexpr Format kFormats[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3, Format::kE5M2};

Problem ProductOf(int64_t m, int64_t n, int64_t k) {
  Problem p;
  p.op = Operation::kGemm;
  p.m = m, p.n = n, p.k = k;
  return p;
}

Problem OneInstruction(Digits& d) {
  Problem p;
  p.op = Operation::kMfma;
  p.instruction = d.Of(kInstructions);
  return p;
}

}  // namespace

// 256 rows of one block: the scale byte is the row, from the seed on.
std::optional<Check> DequantizeAll(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p;
  p.op = Operation::kDequantize;
  p.m = 256, p.n = 32;
  p.out = d.Of(kAllTypes);
  p.scale_layout = d.Of(kLayouts);
  p.variant = d.Of(kVariants);
  p.codes = CodeClass::kWalk;
  p.scales = ScaleClass::kWalk;
  p.seed = static_cast<uint64_t>(d.Rest());
  return Check{p};
}

std::optional<Check> DequantizeRandom(const Draw& draw) {
  Problem p = RandomProblem(Operation::kDequantize, "dequantize/random", draw);
  p.scales = static_cast<ScaleClass>(draw.index % kScaleClassCount);
  return Check{p};
}

std::optional<Check> MfmaFormats(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = OneInstruction(d);
  p.format_a = d.Of(kFormats);
  p.format_b = d.Of(kFormats);
  p.codes = d.Of({CodeClass::kWalk, CodeClass::kSpecials});
  p.seed = static_cast<uint64_t>(d.Rest()) * 1021 + WordsOf("mfma/formats", draw)[0] % 64;
  return Check{p};
}

std::optional<Check> MfmaBytes(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = OneInstruction(d);
  p.byte_a = static_cast<int>(d.Below(4));
  p.byte_b = static_cast<int>(d.Below(4));
  p.format_a = kFormats[d.Below(5)];
  p.format_b = kFormats[d.Below(5)];
  p.scales = ScaleClass::kWide;
  p.seed = WordsOf("mfma/bytes", draw)[0];
  return Check{p};
}

std::optional<Check> MfmaSpecials(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = OneInstruction(d);
  p.format_a = d.Of(kFormats);
  p.scales = static_cast<ScaleClass>(d.Below(kScaleClassCount));
  p.format_b = kFormats[static_cast<size_t>(draw.index) / 7 % 5];
  p.codes = draw.index % 3 == 0 ? CodeClass::kSpecials : CodeClass::kSparse;
  p.seed = WordsOf("mfma/specials", draw)[0];
  return Check{p};
}

std::optional<Check> MfmaOrder(const Draw& draw) {
  Digits d(draw.index);
  Problem p = OneInstruction(d);
  p.profile = kProfiles[d.Below(std::size(kProfiles))].id;
  if (draw.attempt == 1) p.profile.reset();  // a device with one adder
  if (draw.attempt > 1) return {};
  p.scales = d.Of({ScaleClass::kWide, ScaleClass::kFar});
  p.format_a = p.format_b = draw.index % 4 == 3 ? Format::kE4M3 : Format::kE2M1;
  p.seed = WordsOf("mfma/order", draw)[0];
  return Check{p};
}

std::optional<Check> MfmaRandom(const Draw& draw) {
  return Check{RandomProblem(Operation::kMfma, "mfma/random", draw)};
}

// Codes step by an odd number from row to row, so that rows of A and B differ by every distance.
std::optional<Check> GemmCodes(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = ProductOf(48, 48, 224);
  p.instruction = d.Of(kInstructions);
  p.out = d.Of(kNumberTypes);
  p.variant = d.Of(kVariants);
  p.codes = CodeClass::kWalk;
  p.scales = ScaleClass::kWalk;
  p.seed = static_cast<uint64_t>(draw.index) * 37;
  return Check{p};
}

std::optional<Check> GemmTails(const Draw& draw) {
  if (draw.attempt > 1) return {};
  constexpr int64_t kSizes[] = {1, 15, 16, 17, 31, 32, 33, 47, 64, 127, 129};
  Digits d(draw.index);
  const auto blocks = static_cast<int64_t>(d.Below(8));
  const int64_t tail = draw.attempt == 0 ? draw.index % 32 : 0;  // the second draw: whole blocks
  const int64_t k = blocks * kBlock + (tail == 0 ? kBlock : tail);
  const size_t i = d.Below(11);
  Problem p = ProductOf(kSizes[i], kSizes[(i * 7 + blocks) % 11], k);
  p.instruction = d.Of(kInstructions);
  p.variant = kVariants[draw.index / 3 % 2];
  if (draw.attempt == 0 && draw.index % 5 == 0) p.variant = Variant::kTuned;
  p.out = kNumberTypes[draw.index / 2 % 2];
  p.scale_layout = kLayouts[draw.index / 4 % 2];
  p.seed = WordsOf("gemm/tails", draw)[0];
  return Check{p};
}

std::optional<Check> GemmOrder(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = ProductOf(32, 16, 512);
  p.instruction = d.Of(kInstructions);
  p.variant = d.Of(kVariants);
  p.scales = d.Of({ScaleClass::kWide, ScaleClass::kFar});
  p.k = d.Of({int64_t{512}, int64_t{1056}, int64_t{2048}});
  p.out = DType::kF32;
  p.seed = WordsOf("gemm/order", draw)[0];
  return Check{p};
}

std::optional<Check> GemmEpilogue(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = ProductOf(33, 48, 160);
  p.alpha = d.Of({1.0f, 0.75f, -3.1f, -1.0f, 0.0f, 1e-30f});
  p.beta = d.Below(2) != 0;
  p.out = d.Of(kNumberTypes);
  p.variant = d.Of(kVariants);
  p.instruction = kInstructions[draw.index / 5 % 2];
  p.codes = draw.index % 3 == 0 ? CodeClass::kSparse : CodeClass::kAny;
  p.scales = draw.index % 7 == 3   ? ScaleClass::kSmall
             : draw.index % 7 == 5 ? ScaleClass::kFar
                                   : ScaleClass::kNear;
  p.seed = WordsOf("gemm/epilogue", draw)[0];
  return Check{p};
}

std::optional<Check> GemmScales(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = ProductOf(33, 32, 160);
  p.scales =
      d.Of({ScaleClass::kExtreme, ScaleClass::kEnds, ScaleClass::kAll, ScaleClass::kSmall, ScaleClass::kFar,
            ScaleClass::kWide, ScaleClass::kOne, ScaleClass::kNear, ScaleClass::kWalk});
  p.out = d.Of(kNumberTypes);
  p.variant = d.Of(kVariants);
  p.instruction = kInstructions[draw.index / 3 % 2];
  p.codes = draw.index % 2 == 0 ? CodeClass::kSparse : CodeClass::kLarge;
  p.seed = WordsOf("gemm/scales", draw)[0];
  return Check{p};
}

std::optional<Check> GemmLayouts(const Draw& draw) {
  constexpr int64_t kRows[] = {1, 16, 17, 33, 257, 64}, kDepths[] = {32, 96, 128, 256, 288};
  if (draw.attempt > 1) return {};
  Digits d(draw.index);
  Problem p = ProductOf(d.Of(kRows), kRows[draw.index % 5], kDepths[draw.index % 5]);
  p.scale_layout = d.Of(kLayouts);
  p.weight_layout = draw.attempt == 0 && draw.index % 3 == 0 ? Layout::kShuffled : Layout::kLinear;
  p.gap = draw.index / 2 % 3 * 8;
  p.variant = d.Of(kVariants);
  p.instruction = kInstructions[draw.index / 4 % 2];
  p.seed = WordsOf("gemm/layouts", draw)[0];
  return Check{p};
}

std::optional<Check> GemmProfiles(const Draw& draw) {
  if (draw.attempt > 2) return {};
  Digits d(draw.index);
  Problem p = ProductOf(17, 32, 288);
  p.instruction = d.Of(kInstructions);
  if (draw.attempt < 2) p.profile = kProfiles[d.Below(std::size(kProfiles))].id;
  if (draw.attempt == 0 && draw.index % 6 == 5) p.split = 128;
  p.scales = draw.index % 2 == 0 ? ScaleClass::kWide : ScaleClass::kNear;
  p.out = kNumberTypes[draw.index / 3 % 2];
  if (p.split != 0) p.out = DType::kBF16;
  p.seed = WordsOf("gemm/profiles", draw)[0];
  return Check{p};
}

std::optional<Check> GemmRandom(const Draw& draw) {
  Problem p = RandomProblem(Operation::kGemm, "gemm/random", draw, 192);
  p.scales = static_cast<ScaleClass>(draw.index % kScaleClassCount);
  return Check{p};
}

std::optional<Check> LinearRandom(const Draw& draw) {
  return Check{RandomProblem(Operation::kLinear, "linear/random", draw, 96)};
}

// The first draw has rotations of every length; the others what most devices offer.
std::optional<Check> LinearShapes(const Draw& draw) {
  if (draw.attempt > 2) return {};
  constexpr int64_t kSizes[][3] = {{32, 32, 32},  {160, 32, 32}, {32, 160, 32},
                                   {32, 32, 160}, {64, 96, 128}, {128, 64, 96}};
  constexpr int kRotations[] = {0, 16, 2, 4, 8, 32, 64, 128};
  const int64_t i = draw.index;
  const int64_t(&size)[3] = kSizes[i % 6];
  Problem p;
  p.op = Operation::kLinear;
  p.m = size[0], p.n = size[1], p.k = size[2];
  p.hadamard = draw.attempt == 0 ? kRotations[i % 8] : i % 2 * 16;
  p.variant = draw.attempt < 2 ? kVariants[i / 8 % 2] : Variant::kTuned;
  p.data = static_cast<Distribution>(i % (static_cast<int64_t>(Distribution::kAxes) + 1));
  p.scale_layout = kLayouts[i / 3 % 2];
  p.instruction = kInstructions[i / 2 % 2];
  p.out = kNumberTypes[i / 4 % 2];
  p.seed = WordsOf("linear/shapes", draw)[0];
  Settle(p);
  return Check{p};
}

std::optional<Check> LinearCompose(const Draw& draw) {
  return Check{RandomProblem(Operation::kLinear, "linear/compose", draw, 64), Law::kCompose};
}

}  // namespace mx::conformance
