// Numbers to codes and scales: tables of cut points and binades, special numbers, sizes and layouts.
#include "conformance/properties/draw.h"
#include "conformance/properties/tables.h"

namespace mx::conformance {
namespace {

Problem Source(Operation op, int64_t rows, int64_t cols) {
  Problem p;
  p.op = op;
  p.m = op == Operation::kQuantizeColumn ? cols : rows;
  p.n = op == Operation::kQuantizeColumn ? rows : cols;
  return p;
}

}  // namespace

// 128 blocks of a row or column copy, or 8 tiles. The seed is the number of the first block (generate.cc).
std::optional<Check> ElementCuts(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = Source(d.Of(kCopies), 32, 128);
  p.rule = d.Of(kAllRules);
  p.round = d.Of({Rounding::kRNE, Rounding::kRTZ});
  p.in = d.Of(kAllTypes);
  p.variant = d.Of(kVariants);
  p.data = Distribution::kCuts;
  if (p.op == Operation::kQuantizeBoth) p.m = 64;
  p.seed = static_cast<uint64_t>(d.Rest()) * 128;
  return Check{p};
}

std::optional<Check> ElementSpecials(const Draw& draw) {
  if (draw.attempt > 1) return {};
  Digits d(draw.index);
  Problem p = Source(d.Of(kCopies), 64, 96);
  p.data = d.Of({Distribution::kNonfinite, Distribution::kZeros});
  p.rule = d.Of(kAllRules);
  if (draw.attempt == 1 && p.rule == ScaleRule::kCeil) p.rule = ScaleRule::kEven;
  p.in = d.Of(kNumberTypes);
  p.variant = d.Of(kVariants);
  p.round = d.Of({Rounding::kRNE, Rounding::kSR});
  if (p.round == Rounding::kSR) p.noise = WordsOf("element/specials", draw)[1];
  p.seed = WordsOf("element/specials", draw)[0];
  return Check{p};
}

std::optional<Check> ElementBits(const Draw& draw) {
  Problem p = RandomProblem(kCopies[draw.index % 3], "element/bits", draw, 96);
  p.data = Distribution::kBits;
  return Check{p};
}

// 192 blocks of 3072 a check.
std::optional<Check> ScaleBinades(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = Source(Operation::kQuantizeRow, 24, 256);
  p.seed = d.Below(16) * 192;
  p.rule = d.Of(kAllRules);
  p.in = d.Of(kNumberTypes);
  p.variant = d.Of(kVariants);
  p.scale_layout = d.Of(kLayouts);
  p.data = Distribution::kBinades;
  return Check{p};
}

std::optional<Check> ScaleColumns(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  const bool both = d.Below(2) != 0;
  Problem p = both ? Source(Operation::kQuantizeBoth, 128, 192) : Source(Operation::kQuantizeColumn, 32, 256);
  p.rule = d.Of(kAllRules);
  p.in = d.Of(kNumberTypes);
  p.variant = d.Of(kVariants);
  p.seed = static_cast<uint64_t>(draw.index) * (both ? 24 : 256) * 5;
  p.data = Distribution::kBinades;
  return Check{p};
}

std::optional<Check> ScaleEdges(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = Source(d.Of(kCopies), 32, 96);
  p.data =
      d.Of({Distribution::kSubnormal, Distribution::kExtreme, Distribution::kWide, Distribution::kZeros,
            Distribution::kThresholds, Distribution::kOutliers, Distribution::kTies, Distribution::kEqual});
  p.in = d.Of(kNumberTypes);
  p.variant = d.Of(kVariants);
  p.rule = kAllRules[static_cast<size_t>(draw.index / 3) % 3];
  p.hadamard = d.Below(2) != 0 ? 16 : 0;
  p.seed = WordsOf("scale/edges", draw)[0];
  return Check{p};
}

std::optional<Check> QuantizeRandom(const Draw& draw) {
  return Check{RandomProblem(kCopies[draw.index % 3], "quantize/random", draw)};
}

// Lengths of a last block, and rows around tiles of 16, 32, 64 and 128.
std::optional<Check> QuantizeTails(const Draw& draw) {
  if (draw.attempt != 0) return {};
  constexpr int64_t kRows[] = {1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 257};
  Digits d(draw.index);
  const auto tail = static_cast<int64_t>(d.Below(32));
  const Operation op = d.Of(kCopies);
  const int64_t blocks = draw.index % 3, rows = kRows[(draw.index + draw.index / 32) % 16];
  const int64_t k = tail == 0 ? kBlock * (blocks + 1) : kBlock * blocks + tail;
  Problem p = Source(op, op == Operation::kQuantizeBoth ? (rows + 31) / 32 * 32 : rows, k);
  p.in = kNumberTypes[draw.index / 5 % 2];
  p.rule = kAllRules[draw.index / 7 % 3];
  p.round = draw.index / 96 % 2 == 0 ? Rounding::kRNE : Rounding::kSR;
  p.variant = d.Rest() % 2 == 0 ? Variant::kTuned : Variant::kNaive;
  p.seed = WordsOf("quantize/tails", draw)[0];
  if (p.round == Rounding::kSR) p.noise = WordsOf("quantize/tails", draw)[1];
  return Check{p};
}

std::optional<Check> QuantizeLayouts(const Draw& draw) {
  if (draw.attempt != 0) return {};
  constexpr int64_t kRows[] = {1, 16, 17, 32, 33, 255, 256, 257}, kBlocks[] = {1, 3, 4, 5, 7, 8, 9, 17};
  Digits d(draw.index);
  const Operation op = d.Of(kCopies);
  const int64_t rows = d.Of(kRows), blocks = kBlocks[(draw.index + draw.index / 8) % 8];
  Problem p = Source(op, op == Operation::kQuantizeBoth ? (rows + 31) / 32 * 32 : rows, blocks * kBlock);
  p.scale_layout = Layout::kShuffled;
  p.variant = kVariants[draw.index / 24 % 2];
  p.seed = WordsOf("quantize/layouts", draw)[0];
  return Check{p};
}

std::optional<Check> QuantizeGaps(const Draw& draw) {
  if (draw.attempt != 0) return {};
  constexpr int64_t kGaps[] = {1, 2, 4, 8, 32, 96, 1024, 7};
  Digits d(draw.index);
  Problem p = Source(d.Of(kCopies), 64, 64);
  p.gap = d.Of(kGaps);
  p.variant = d.Of(kVariants);
  p.in = d.Of(kNumberTypes);
  p.scale_layout = d.Of(kLayouts);
  p.seed = WordsOf("quantize/gaps", draw)[0];
  return Check{p};
}

}  // namespace mx::conformance
