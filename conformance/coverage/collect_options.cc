// Points that the problem's parameters and sizes say.
#include "conformance/coverage/collect.h"
#include "conformance/coverage/points.h"

namespace mx::conformance {
namespace {

// The point (operation, option) of a family over a group of operations, where the operation is in it.
template <size_t N>
void HitOption(Coverage& coverage, Family family, const std::array<Operation, N>& group, Operation op,
               size_t options, size_t option) {
  const size_t place = PlaceOf(group, op);
  if (place != N) coverage.Hit(family, place * options + option);
}

void CollectSizes(const Problem& p, Instruction instruction, Coverage& c) {
  const bool column = p.op == Operation::kQuantizeColumn;
  const int64_t k = p.op == Operation::kGemm ? p.k : column ? p.m : p.n, rows = column ? p.n : p.m;
  HitOption(c, Family::kTails,
            std::array{Operation::kQuantizeRow, Operation::kQuantizeColumn, Operation::kGemm}, p.op, 32,
            static_cast<size_t>(k % kBlock));
  HitOption(c, Family::kRowsMod, std::array{Operation::kQuantizeRow, Operation::kQuantizeColumn}, p.op, 32,
            static_cast<size_t>(rows % 32));
  if (p.op != Operation::kGemm) return;
  const auto blocks = static_cast<size_t>((p.k + kBlock - 1) / kBlock);
  c.Hit(Family::kInstructionTails, instruction == Instruction::k16x16x128 ? blocks % 4 : 4 + blocks % 2);
  c.Hit(Family::kTilesM, static_cast<size_t>(p.m % 16));
  c.Hit(Family::kTilesN, static_cast<size_t>(p.n % 16));
}

void CollectSigns(const Problem& p, Coverage& c) {
  const auto mask = [&](size_t copy, uint32_t signs) {
    for (size_t bit = 0; bit < 32; ++bit) c.Hit(Family::kSignBits, copy * 64 + bit * 2 + (signs >> bit & 1));
  };
  switch (p.op) {
    case Operation::kQuantizeRow:
      return mask(0, p.signs);
    case Operation::kQuantizeColumn:
      return mask(1, p.signs_column);
    case Operation::kQuantizeBoth:
      return mask(2, p.signs_column);
    case Operation::kHadamard:
      return mask(3, p.signs);
    case Operation::kLinear:
      return mask(4, p.signs);
    default:
      return;
  }
}

}  // namespace

void CollectOptions(const Problem& p, const Claims& claims, Coverage& c) {
  const auto number = [](auto value) { return static_cast<size_t>(value); };
  const Instruction instruction = p.instruction.value_or(claims.instruction);
  c.Hit(Family::kOperations, number(p.op));
  HitOption(c, Family::kRules, kQuantizers, p.op, kRuleCount, number(p.rule));
  HitOption(c, Family::kRoundings, kQuantizers, p.op, kRoundingCount, number(p.round));
  HitOption(c, Family::kSources, kReaders, p.op, kTypeCount, number(p.in));
  HitOption(c, Family::kOutputs, kWriters, p.op, kTypeCount, number(p.out));
  HitOption(c, Family::kScaleLayouts, kScaled, p.op, 2, number(p.scale_layout));
  HitOption(c, Family::kWeightLayouts, std::array{Operation::kGemm}, p.op, 2, number(p.weight_layout));
  HitOption(c, Family::kVariants, kKernels, p.op, 2, number(p.variant));
  HitOption(c, Family::kInstructions, kMultipliers, p.op, 2, number(instruction));
  HitOption(c, Family::kProfilesUsed, std::array{Operation::kGemm, Operation::kMfma}, p.op,
            std::size(kProfiles), number(p.profile.value_or(claims.profile)));
  HitOption(c, Family::kEpilogues, std::array{Operation::kGemm}, p.op, 6,
            (p.alpha == 1.0f ? 0
             : p.alpha > 0   ? 2
                             : 4) +
                number(p.beta));
  HitOption(c, Family::kGaps, kGapped, p.op, 2, number(p.gap != 0));
  HitOption(c, Family::kDataUsed, kReaders, p.op, kDistributionCount, number(p.data));
  HitOption(c, Family::kScaleClasses, kCoded, p.op, kScaleClassCount, number(p.scales));
  for (size_t i = 0; i < kRotationSizes.size(); ++i) {
    if (kRotationSizes[i] == p.hadamard)
      HitOption(c, Family::kRotations, kQuantizers, p.op, kRotationSizes.size(), i);
  }
  if (p.hadamard != 0) CollectSigns(p, c);
  CollectSizes(p, instruction, c);
}

}  // namespace mx::conformance
