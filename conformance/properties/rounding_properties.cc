// Stochastic rounding and the rotation.
#include "conformance/properties/draw.h"
#include "conformance/properties/tables.h"

namespace mx::conformance {
namespace {

Problem Small(Operation op) {
  Problem p;
  p.op = op;
  p.m = p.n = 64;
  return p;
}

}  // namespace

std::optional<Check> RoundingExact(const Draw& draw) {
  Problem p = RandomProblem(kCopies[draw.index % 3], "rounding/exact", draw);
  const auto words = WordsOf("rounding/exact", draw);
  p.round = Rounding::kSR;
  p.noise = uint64_t{words[0]} << 32 | words[1];
  p.step = words[2];
  p.stream = words[3] & 0x0FFFFFF0u;
  return Check{p};
}

// One bit of the words that key the noise, or all of them: none may be dropped on its way.
std::optional<Check> RoundingCounters(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = Small(d.Of(kCopies));
  p.round = Rounding::kSR;
  const size_t field = d.Below(4), bit = d.Below(32);
  const uint32_t word = bit == 31 ? ~0u : 1u << bit;
  if (field == 0) p.noise = uint64_t{word} << 32 | word;
  if (field == 1) p.step = word;
  if (field == 2) p.micro_batch = word;
  if (field == 3) p.stream = word & ~1u;
  p.variant = kVariants[draw.index / 12 % 2];
  p.in = kNumberTypes[draw.index / 5 % 2];
  p.seed = WordsOf("rounding/counters", draw)[0];
  return Check{p};
}

std::optional<Check> RoundingNoise(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p = Small(d.Of(kCopies));
  const auto by = static_cast<int64_t>(d.Below(5));
  p.round = Rounding::kSR;
  p.noise = WordsOf("rounding/noise", draw)[1];
  p.hadamard = d.Below(2) != 0 ? 16 : 0;
  p.variant = d.Of(kVariants);
  p.seed = WordsOf("rounding/noise", draw)[0];
  return Check{p, Law::kNoise, by};
}

std::optional<Check> RoundingUnbiased(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Problem p = Small(Operation::kQuantizeRow);
  p.n = 512;
  p.round = Rounding::kSR;
  p.data = Distribution::kEqual;
  p.in = kNumberTypes[draw.index % 2];
  p.rule = kAllRules[draw.index / 2 % 3];
  p.variant = kVariants[draw.index / 4 % 2];
  const auto words = WordsOf("rounding/unbiased", draw);
  p.seed = words[0];
  p.noise = words[1];
  p.step = words[2];
  return Check{p, Law::kUnbiased};
}

std::optional<Check> HadamardMasks(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  const size_t bit = d.Below(32);
  constexpr Operation kRotated[] = {Operation::kQuantizeRow, Operation::kQuantizeColumn,
                                    Operation::kQuantizeBoth, Operation::kHadamard, Operation::kLinear};
  const Operation op = d.Of(kRotated);
  Problem p = Small(op);
  p.hadamard = 16;
  const uint32_t mask = 1u << bit;
  // Both copies have masks of their own; half of them complemented, so that every bit is met clear and set.
  p.signs = op == Operation::kQuantizeColumn ? 0 : bit % 2 == 0 ? mask : ~mask;
  p.signs_column =
      op == Operation::kQuantizeColumn || op == Operation::kQuantizeBoth ? (bit % 2 == 0 ? ~mask : mask) : 0;
  if (op == Operation::kLinear) p.m = p.n = 32, p.k = 32;
  p.variant = kVariants[draw.index / 160 % 2];
  p.seed = WordsOf("hadamard/masks", draw)[0];
  return Check{p};
}

std::optional<Check> HadamardRotated(const Draw& draw) {
  Problem p = RandomProblem(kCopies[draw.index % 3], "hadamard/rotated", draw);
  constexpr int kSizes[] = {2, 4, 8, 16, 32, 64, 128};
  const auto words = WordsOf("hadamard/rotated", draw);
  p.hadamard = words[0] % 2 == 0 ? 16 : kSizes[static_cast<size_t>(draw.index) / 3 % 7];
  p.signs = words[1];
  p.signs_column = words[2];
  Settle(p);
  return Check{p};
}

std::optional<Check> HadamardAlone(const Draw& draw) {
  Problem p = RandomProblem(Operation::kHadamard, "hadamard/alone", draw);
  p.data = static_cast<Distribution>(draw.index % (static_cast<int64_t>(Distribution::kAxes) + 1));
  return Check{p};
}

std::optional<Check> HadamardInvolution(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Problem p = Small(Operation::kHadamard);
  p.hadamard = 16;
  p.in = p.out = DType::kF32;
  p.data = Distribution::kTies;
  p.variant = kVariants[draw.index % 2];
  const auto words = WordsOf("hadamard/involution", draw);
  p.seed = words[0];
  p.signs = draw.index % 4 == 0 ? 0 : words[1];
  return Check{p, Law::kInvolution};
}

std::optional<Check> HadamardOneSided(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Problem p = Small(Operation::kLinear);
  p.k = 96;
  p.hadamard = 16;
  p.data = Distribution::kAxes;
  p.variant = kVariants[draw.index % 2];
  p.instruction = kInstructions[draw.index / 2 % 2];
  p.out = kNumberTypes[draw.index / 4 % 2];
  const auto words = WordsOf("hadamard/one-sided", draw);
  p.seed = words[0];
  p.signs = words[1];
  return Check{p, Law::kRotation};
}

}  // namespace mx::conformance
