#include "conformance/problem_sets.h"

#include <array>
#include <iterator>
#include <span>

#include "sim/base/philox.h"

namespace mx::conformance {
namespace {

struct Shape {
  int64_t m, n, k;
};

// Rows and columns of a source. Among them: one block, one row, rows and columns that are no multiple of any
// tile, a multiple of 32 in one direction only, sizes that are multiples of nothing (k must then be padded).
constexpr Shape kSmokeSources[] = {{32, 32, 0},  {1, 32, 0},    {64, 96, 0},  {96, 64, 0}, {37, 160, 0},
                                   {160, 47, 0}, {128, 256, 0}, {1, 4096, 0}, {33, 65, 0}, {256, 32, 0},
                                   {7, 512, 0},  {32, 1024, 0}, {1056, 32, 0}};
constexpr Shape kFullSources[] = {{32, 32, 0},  {1, 32, 0},     {64, 96, 0},    {96, 64, 0},    {37, 160, 0},
                                  {160, 47, 0}, {128, 256, 0},  {1, 16384, 0},  {33, 65, 0},    {256, 32, 0},
                                  {7, 512, 0},  {32, 1024, 0},  {1056, 32, 0},  {512, 512, 0},  {1, 1, 0},
                                  {31, 992, 0}, {257, 2048, 0}, {2048, 288, 0}, {1024, 1024, 0}};
// M, N, K. Among them: one row, one column, K = 32, K that leaves a tail in either instruction, ragged tiles.
constexpr Shape kSmokeProducts[] = {{16, 16, 32},   {1, 1, 32},     {1, 64, 128},   {64, 1, 96},
                                    {33, 47, 160},  {128, 128, 64}, {17, 130, 96},  {64, 64, 512},
                                    {31, 31, 1056}, {5, 7, 33},     {100, 36, 288}, {256, 256, 256},
                                    {129, 257, 384}};
constexpr Shape kFullProducts[] = {
    {16, 16, 32},    {1, 1, 32},     {1, 64, 128},   {64, 1, 96},     {33, 47, 160},   {128, 128, 64},
    {17, 130, 96},   {64, 64, 512},  {31, 31, 1056}, {5, 7, 33},      {100, 36, 288},  {256, 256, 256},
    {129, 257, 384}, {64, 64, 4096}, {1, 512, 8192}, {300, 200, 544}, {512, 384, 1024}};
// Tokens, out-features, in-features.
constexpr Shape kSmokeLayers[] = {{32, 32, 32}, {64, 96, 32}, {32, 64, 160}, {128, 32, 96}, {96, 128, 64}};
constexpr Shape kFullLayers[] = {{32, 32, 32},  {64, 96, 32},    {32, 64, 160}, {128, 32, 96},  {96, 128, 64},
                                 {32, 32, 512}, {256, 160, 128}, {512, 64, 96}, {256, 256, 256}};

// Draws the choices of one case: the first `Of` calls walk through every combination, as digits of the case's
// number in mixed radix, so that all combinations occur before one repeats.
class Choices {
 public:
  Choices(uint64_t seed, uint32_t stream, uint64_t number) : digits_(number) {
    const RandomStream random{seed, 0, StreamId(StreamPurpose::kData, 0xFFF, stream), 0};
    words_ = random.Block(static_cast<uint32_t>(number));
  }
  template <typename T, size_t N>
  T Of(const T (&choices)[N]) {
    const T value = choices[digits_ % N];
    digits_ /= N;
    return value;
  }
  template <typename T>
  T Of(std::span<const T> choices) {
    const T value = choices[digits_ % choices.size()];
    digits_ /= choices.size();
    return value;
  }
  uint32_t Word(size_t i) const { return words_[i]; }

 private:
  uint64_t digits_;
  std::array<uint32_t, 4> words_;
};

constexpr ScaleRule kRules[] = {ScaleRule::kEven, ScaleRule::kFloor, ScaleRule::kRceil};
constexpr int kRotations[] = {0, 16};
constexpr Rounding kRoundings[] = {Rounding::kRNE, Rounding::kSR};
constexpr DType kTypes[] = {DType::kBF16, DType::kF32};
constexpr Layout kLayouts[] = {Layout::kLinear, Layout::kShuffled};
constexpr Variant kVariants[] = {Variant::kTuned, Variant::kNaive};
constexpr bool kYesNo[] = {false, true};
constexpr float kAlphas[] = {1.0f, 0.75f, -3.1f};
constexpr Instruction kInstructions[] = {Instruction::k16x16x128, Instruction::k32x32x64};
constexpr CodeClass kCodes[] = {CodeClass::kAny, CodeClass::kSparse, CodeClass::kLarge};
constexpr Format kMatrixFormats[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3,
                                     Format::kE5M2};
constexpr size_t kDistributions = static_cast<size_t>(Distribution::kBits) + 1;
constexpr size_t kScaleClasses = static_cast<size_t>(ScaleClass::kEnds) + 1;

// Sizes and data cycle with periods that share no factor with the options', so that over a level each meets
// the others.
template <size_t N>
const Shape& Cycle(const Shape (&shapes)[N], uint64_t i) {
  return shapes[(i + i / N) % N];
}
const Shape& ShapeFor(Operation op, Level level, uint64_t i) {
  const bool smoke = level == Level::kSmoke;
  if (op == Operation::kGemm) return smoke ? Cycle(kSmokeProducts, i) : Cycle(kFullProducts, i);
  if (op == Operation::kLinear) return smoke ? Cycle(kSmokeLayers, i) : Cycle(kFullLayers, i);
  return smoke ? Cycle(kSmokeSources, i) : Cycle(kFullSources, i);
}

void Quantizing(Problem& p, Choices& c, uint64_t i) {
  p.rule = c.Of(kRules);
  p.hadamard = c.Of(kRotations);
  p.round = c.Of(kRoundings);
  p.variant = c.Of(kVariants);
  p.scale_layout = c.Of(kLayouts);
  p.in = c.Of(kTypes);
  p.gap = i % 3 == 1 ? 32 : 0;
  const bool rotates_row = p.n % 16 == 0, rotates_column = p.m % 16 == 0;
  if ((p.op != Operation::kQuantizeColumn && !rotates_row) ||
      (p.op != Operation::kQuantizeRow && !rotates_column))
    p.hadamard = 0;
  if (p.hadamard != 0 && i % 5 != 0) p.signs = c.Word(1), p.signs_column = c.Word(2);
  if (p.round == Rounding::kSR)
    p.noise = c.Word(3), p.step = 3, p.micro_batch = 1, p.stream = 0x00510000u | 2u << 4;
}

void Multiplying(Problem& p, Choices& c, uint64_t i) {
  p.instruction = c.Of(kInstructions);
  p.out = c.Of(kTypes);
  p.variant = c.Of(kVariants);
  p.beta = c.Of(kYesNo);
  p.scale_layout = c.Of(kLayouts);
  p.alpha = c.Of(kAlphas);
  p.codes = kCodes[i / 2 % std::size(kCodes)];
  p.gap = i % 7 == 2 ? 16 : 0;
  if (i % 5 == 3) p.profile = kProfiles[i / 5 % std::size(kProfiles)].id;
}

void Layering(Problem& p, Choices& c) {
  p.rule = c.Of(kRules);
  p.hadamard = c.Of(kRotations);
  p.round = c.Of(kRoundings);
  p.instruction = c.Of(kInstructions);
  p.out = c.Of(kTypes);
  p.variant = c.Of(kVariants);
  p.scale_layout = c.Of(kLayouts);
  if (p.hadamard != 0) p.signs = c.Word(1);
  if (p.round == Rounding::kSR) p.noise = c.Word(3), p.step = 2, p.micro_batch = 1;
}

void Instructing(Problem& p, Choices& c, uint64_t i) {
  p.instruction = c.Of(kInstructions);
  p.format_a = c.Of(kMatrixFormats);
  p.format_b = c.Of(kMatrixFormats);
  p.byte_a = static_cast<int>(c.Word(1) % 4);
  p.byte_b = static_cast<int>(c.Word(2) % 4);
  p.codes = std::array{CodeClass::kAny, CodeClass::kSparse, CodeClass::kSpecials}[i % 3];
  p.profile = kProfiles[i % std::size(kProfiles)].id;
}

uint64_t CountOf(Operation op, Level level) {
  const bool smoke = level == Level::kSmoke;
  switch (op) {
    case Operation::kQuantizeRow:
    case Operation::kQuantizeColumn:
    case Operation::kQuantizeBoth:
      return smoke ? 192 : 1152;
    case Operation::kDequantize:
    case Operation::kHadamard:
      return smoke ? 96 : 576;
    case Operation::kGemm:
      return smoke ? 192 : 768;
    case Operation::kLinear:
      return smoke ? 48 : 384;
    case Operation::kMfma:
      break;
  }
  return smoke ? 400 : 4000;
}

}  // namespace

std::vector<Problem> ProblemsOf(Operation op, Level level, uint64_t seed) {
  std::vector<Problem> problems;
  for (uint64_t i = 0; i < CountOf(op, level); ++i) {
    Problem p;
    p.op = op;
    Choices choices(seed, static_cast<uint32_t>(op), i);
    p.seed = choices.Word(0);
    if (op != Operation::kMfma) {
      const Shape& shape = ShapeFor(op, level, i);
      p.m = shape.m, p.n = shape.n, p.k = shape.k == 0 ? 1 : shape.k;
    }
    p.data = static_cast<Distribution>(i % kDistributions);
    p.scales = static_cast<ScaleClass>(i % kScaleClasses);
    if (IsQuantize(op)) {
      Quantizing(p, choices, i);
    } else if (op == Operation::kDequantize) {
      p.variant = choices.Of(kVariants);
      p.scale_layout = choices.Of(kLayouts);
      p.out = choices.Of(kTypes);
    } else if (op == Operation::kHadamard) {
      p.variant = choices.Of(kVariants);
      p.in = choices.Of(kTypes);
      p.out = choices.Of(kTypes);
      p.hadamard = 16;
      p.n = (p.n + 15) / 16 * 16;
      p.signs = i % 4 == 0 ? 0 : choices.Word(1);
    } else if (op == Operation::kGemm) {
      Multiplying(p, choices, i);
    } else if (op == Operation::kLinear) {
      Layering(p, choices);
    } else {
      Instructing(p, choices, i);
    }
    problems.push_back(p);
  }
  return problems;
}

}  // namespace mx::conformance
