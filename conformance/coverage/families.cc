// The table of coverpoints: every family's points by name, each with a problem that can meet it.
#include <fmt/format.h>

#include <functional>
#include <utility>

#include "conformance/coverage/coverage.h"
#include "conformance/coverage/points.h"

namespace mx::conformance {
namespace {

// The smallest problem of an operation that every device of it should offer.
Problem Plain(Operation op) {
  Problem p;
  p.op = op;
  if (op != Operation::kMfma) p.m = p.n = 32;
  if (op == Operation::kGemm || op == Operation::kLinear) p.k = 32;
  if (op == Operation::kHadamard) p.hadamard = 16;
  return p;
}

using Points = std::vector<Point>;

template <size_t N>
Points OverOperations(const std::array<Operation, N>& operations, size_t options,
                      const std::function<std::string(size_t)>& name,
                      const std::function<void(Problem&, size_t)>& set) {
  Points points;
  for (const Operation op : operations) {
    for (size_t i = 0; i < options; ++i) {
      Problem p = Plain(op);
      set(p, i);
      points.push_back({fmt::format("{} {}", Name(op), name(i)), {p}});
    }
  }
  return points;
}

Points Numbered(size_t count, const std::function<std::string(size_t)>& name,
                const std::function<Problem(size_t)>& example) {
  Points points;
  for (size_t i = 0; i < count; ++i) points.push_back({name(i), {example(i)}});
  return points;
}

std::string ValueOf(const Problem& p, const std::string& key) {  // as a case line has it
  const std::string line = CaseLine(p) + " ", at = " " + key + "=";
  const size_t begin = line.find(at);
  if (begin == std::string::npos) return "default";
  return line.substr(begin + at.size(), line.find(' ', begin + at.size()) - begin - at.size());
}

std::string TypeName(size_t i) { return std::array{"f32", "bf16", "f16"}[i]; }
std::string RuleName(size_t i) { return Name(static_cast<ScaleRule>(i)); }
std::string SignName(bool negative) { return negative ? "-" : "+"; }
std::string Hex2(size_t i) { return fmt::format("{:02x}", i); }

Problem Quantizing(ScaleRule rule = ScaleRule::kEven, DType in = DType::kBF16) {
  Problem p = Plain(Operation::kQuantizeRow);
  p.rule = rule;
  p.in = in;
  return p;
}

Points LawPoints() {
  Points points;
  for (size_t law = 0; law < kLawCount; ++law) {
    for (const OperationInfo& op : kOperations) {
      Check c{Plain(op.id), static_cast<Law>(law), law == 0 ? 0 : 1};
      if (c.law == Law::kNoise || c.law == Law::kUnbiased) c.problem.round = Rounding::kSR;
      if (c.law == Law::kInvolution) c.problem.in = c.problem.out = DType::kF32;
      if (c.law == Law::kRotation) c.problem.hadamard = 16;
      points.push_back({fmt::format("{} {}", Name(c.law), op.name), c});
    }
  }
  return points;
}

Points BranchPoints() {
  constexpr const char* kNames[] = {"zero block", "subnormal largest", "clamped at 00", "largest binade",
                                    "infinite",   "all NaN",           "NaN beside",    "below its threshold",
                                    "at it",      "above it",          "not carried",   "carried"};
  Points points;
  for (size_t rule = 0; rule < kRuleCount; ++rule) {
    for (size_t i = 0; i < kScaleBranchCount; ++i) {
      Problem p = Quantizing(static_cast<ScaleRule>(rule));
      // floor carries nothing: no problem can meet that.
      const bool possible = static_cast<ScaleRule>(rule) != ScaleRule::kFloor || i != kCarried;
      points.push_back({possible ? fmt::format("{}: {}", RuleName(rule), kNames[i]) : "", {p}});
    }
  }
  return points;
}

Points MatrixCodePoints() {
  Points points;
  for (const char* operand : {"A", "B"}) {
    for (const Format format : kMatrixFormats) {
      for (uint32_t code = 0; code < 1u << Info(format).bits; ++code) {
        Problem p = Plain(Operation::kMfma);
        (*operand == 'A' ? p.format_a : p.format_b) = format;
        points.push_back({fmt::format("{} {} {:02x}", operand, Name(format), code), {p}});
      }
    }
  }
  return points;
}

Points FormatPoints() {
  Points points;
  for (const Instruction instruction : {Instruction::k16x16x128, Instruction::k32x32x64}) {
    for (const Format a : kMatrixFormats) {
      for (const Format b : kMatrixFormats) {
        Problem p = Plain(Operation::kMfma);
        p.instruction = instruction, p.format_a = a, p.format_b = b;
        points.push_back({fmt::format("{} {} {}", Name(instruction), Name(a), Name(b)), {p}});
      }
    }
  }
  return points;
}

Problem Tailed(Operation op, size_t tail) {
  Problem p = Plain(op);
  (op == Operation::kQuantizeColumn ? p.m : op == Operation::kGemm ? p.k : p.n) += static_cast<int64_t>(tail);
  return p;
}

Points PointsOf(Family family) {
  const auto of_gemm = [](size_t) { return Plain(Operation::kGemm); };
  const auto of_quantize = [](size_t) { return Quantizing(); };
  const auto lane = [](size_t i) { return std::to_string(i); };
  switch (family) {
    case Family::kOperations:
      return Numbered(
          std::size(kOperations), [](size_t i) { return kOperations[i].name; },
          [](size_t i) { return Plain(kOperations[i].id); });
    case Family::kLaws:
      return LawPoints();
    case Family::kRules:
      return OverOperations(kQuantizers, kRuleCount, RuleName,
                            [](Problem& p, size_t i) { p.rule = static_cast<ScaleRule>(i); });
    case Family::kRoundings:
      return OverOperations(
          kQuantizers, kRoundingCount,
          [](size_t i) {
            return std::array{"rne", "rtz", "sr"}[i];
          },
          [](Problem& p, size_t i) { p.round = static_cast<Rounding>(i); });
    case Family::kSources:
      return OverOperations(kReaders, kTypeCount, TypeName,
                            [](Problem& p, size_t i) { p.in = static_cast<DType>(i); });
    case Family::kOutputs: {
      Points points = OverOperations(kWriters, kTypeCount, TypeName,
                                     [](Problem& p, size_t i) { p.out = static_cast<DType>(i); });
      for (Point& point : points) {  // f16 is what only dequantising writes
        if (point.example.problem.out == DType::kF16 && point.example.problem.op != Operation::kDequantize)
          point.name.clear();
      }
      return points;
    }
    case Family::kRotations:
      return OverOperations(
          kQuantizers, kRotationSizes.size(), [](size_t i) { return std::to_string(kRotationSizes[i]); },
          [](Problem& p, size_t i) { p.hadamard = kRotationSizes[i], p.m = p.n = p.k = 128; });
    case Family::kScaleLayouts:
      return OverOperations(
          kScaled, 2, [](size_t i) { return i == 0 ? "linear" : "shuffled"; },
          [](Problem& p, size_t i) { p.scale_layout = static_cast<Layout>(i); });
    case Family::kWeightLayouts:
      return OverOperations(
          std::array{Operation::kGemm}, 2, [](size_t i) { return i == 0 ? "linear" : "shuffled"; },
          [](Problem& p, size_t i) { p.weight_layout = static_cast<Layout>(i); });
    case Family::kVariants:
      return OverOperations(
          kKernels, 2, [](size_t i) { return i == 0 ? "tuned" : "naive"; },
          [](Problem& p, size_t i) { p.variant = static_cast<Variant>(i); });
    case Family::kInstructions:
      return OverOperations(
          kMultipliers, 2, [](size_t i) { return i == 0 ? "16x16x128" : "32x32x64"; },
          [](Problem& p, size_t i) { p.instruction = static_cast<Instruction>(i); });
    case Family::kProfilesUsed:
      return OverOperations(
          std::array{Operation::kGemm, Operation::kMfma}, std::size(kProfiles),
          [](size_t i) { return kProfiles[i].name; },
          [](Problem& p, size_t i) { p.profile = kProfiles[i].id; });
    case Family::kEpilogues:
      return OverOperations(
          std::array{Operation::kGemm}, 6,
          [](size_t i) {
            return fmt::format("alpha {}, beta {}", std::array{"1", "positive", "negative"}[i / 2], i % 2);
          },
          [](Problem& p, size_t i) {
            p.alpha = std::array{1.0f, 0.75f, -3.1f}[i / 2];
            p.beta = i % 2 != 0;
          });
    case Family::kGaps:
      return OverOperations(
          kGapped, 2, [](size_t i) { return i == 0 ? "dense" : "with gaps"; },
          [](Problem& p, size_t i) { p.gap = i == 0 ? 0 : 32; });
    case Family::kDataUsed:
      return OverOperations(
          kReaders, kDistributionCount,
          [](size_t i) {
            Problem p = Plain(Operation::kHadamard);
            p.data = static_cast<Distribution>(i);
            const std::string name = ValueOf(p, "data");
            return name == "default" ? "gaussian" : name;
          },
          [](Problem& p, size_t i) { p.data = static_cast<Distribution>(i); });
    case Family::kScaleClasses:
      return OverOperations(
          kCoded, kScaleClassCount,
          [](size_t i) {
            Problem p = Plain(Operation::kGemm);
            p.scales = static_cast<ScaleClass>(i);
            const std::string name = ValueOf(p, "scales");
            return name == "default" ? "near" : name;
          },
          [](Problem& p, size_t i) { p.scales = static_cast<ScaleClass>(i); });
    case Family::kTails:
      return OverOperations(
          std::array{Operation::kQuantizeRow, Operation::kQuantizeColumn, Operation::kGemm}, 32,
          [](size_t i) { return fmt::format("tail {}", i); },
          [](Problem& p, size_t i) { p = Tailed(p.op, i); });
    case Family::kInstructionTails:
      return OverOperations(
          std::array{Operation::kGemm}, 6,
          [](size_t i) {
            return i < 4 ? fmt::format("16x16x128 {} of 4", i) : fmt::format("32x32x64 {} of 2", i - 4);
          },
          [](Problem& p, size_t i) {
            p.instruction = i < 4 ? Instruction::k16x16x128 : Instruction::k32x32x64;
            p.k = 32 * static_cast<int64_t>(i < 4 ? 4 + i : i - 2);
          });
    case Family::kTilesM:
      return OverOperations(std::array{Operation::kGemm}, 16, lane,
                            [](Problem& p, size_t i) { p.m = 16 + static_cast<int64_t>(i); });
    case Family::kTilesN:
      return OverOperations(std::array{Operation::kGemm}, 16, lane,
                            [](Problem& p, size_t i) { p.n = 16 + static_cast<int64_t>(i); });
    case Family::kRowsMod:
      return OverOperations(std::array{Operation::kQuantizeRow, Operation::kQuantizeColumn}, 32, lane,
                            [](Problem& p, size_t i) {
                              (p.op == Operation::kQuantizeRow ? p.m : p.n) += static_cast<int64_t>(i);
                            });
    case Family::kCodePlaces:
      return Numbered(
          32, [](size_t i) { return fmt::format("{:x} {}", i / 2, i % 2 == 0 ? "low" : "high"); },
          of_quantize);
    case Family::kTies:
      return Numbered(
          14, [](size_t i) { return fmt::format("{}{}", SignName(i % 2 != 0), kTieEighths[i / 2] / 8.0); },
          of_quantize);
    case Family::kBeside:
      return Numbered(
          28,
          [](size_t i) {
            return fmt::format("{} {} {}", TypeName(i / 14), i % 2 == 0 ? "below" : "above",
                               kTieEighths[i / 2 % 7] / 8.0);
          },
          [](size_t i) { return Quantizing(ScaleRule::kEven, static_cast<DType>(i / 14)); });
    case Family::kElementKinds:
      return Numbered(
          kElementKindCount,
          [](size_t i) {
            return std::array{"+0",
                              "-0",
                              "+NaN",
                              "-NaN",
                              "+Inf",
                              "-Inf",
                              "+ saturated",
                              "- saturated",
                              "+ underflow",
                              "- underflow",
                              "subnormal source"}[i];
          },
          of_quantize);
    case Family::kScaleBranches:
      return BranchPoints();
    case Family::kScaleBytes:
      return Numbered(255, Hex2,
                      [](size_t i) { return Quantizing(i == 254 ? ScaleRule::kRceil : ScaleRule::kEven); });
    case Family::kLargestPlaces:
    case Family::kNanPlaces:
    case Family::kInfinityPlaces:
      return Numbered(32, lane, of_quantize);
    case Family::kSignBits:
      return Numbered(
          5 * 64,
          [](size_t i) {
            return fmt::format("{} bit {} {}",
                               std::array{"row", "column", "both", "hadamard", "linear"}[i / 64], i / 2 % 32,
                               i % 2 == 0 ? "clear" : "set");
          },
          [](size_t i) {
            Problem p =
                Plain(std::array{Operation::kQuantizeRow, Operation::kQuantizeColumn,
                                 Operation::kQuantizeBoth, Operation::kHadamard, Operation::kLinear}[i / 64]);
            p.hadamard = 16;
            return p;
          });
    case Family::kNoiseTurns:
      return Numbered(
          8,
          [](size_t i) {
            return fmt::format("{} {} {}", i % 2 == 0 ? "down" : "up", i / 2 % 2 == 0 ? "even" : "odd",
                               i / 4 == 0 ? "below 1" : "above 1");
          },
          [](size_t) {
            Problem p = Quantizing();
            p.round = Rounding::kSR;
            return p;
          });
    case Family::kDequantized:
      return Numbered(
          4096, [](size_t i) { return fmt::format("{:x} under {:02x}", i % 16, i / 16); },
          [](size_t) { return Plain(Operation::kDequantize); });
    case Family::kOperandScales:
      return Numbered(
          2 * kByteClassCount,
          [](size_t i) {
            return fmt::format(
                "{} {}", i < kByteClassCount ? "A" : "B",
                std::array{"00", "01", "02-7e", "7f", "80-fc", "fd", "fe", "ff"}[i % kByteClassCount]);
          },
          of_gemm);
    case Family::kProducts:
      return Numbered(
          256, [](size_t i) { return fmt::format("{:x} x {:x}", i / 16, i % 16); }, of_gemm);
    case Family::kResults:
      return Numbered(
          2 * kResultCount,
          [](size_t i) {
            return fmt::format("{} {}", TypeName(i / kResultCount),
                               std::array{"+0", "-0", "+subnormal", "-subnormal", "+normal", "-normal",
                                          "+Inf", "-Inf", "NaN"}[i % kResultCount]);
          },
          of_gemm);
    case Family::kIndependence:
      return Numbered(
          2, [](size_t i) { return i == 0 ? "depends on the adder" : "the same for every adder"; }, of_gemm);
    case Family::kMatrixFormats:
      return FormatPoints();
    case Family::kByteSelects:
      return Numbered(
          32,
          [](size_t i) {
            return fmt::format("{} A {} B {}", i < 16 ? "16x16x128" : "32x32x64", i / 4 % 4, i % 4);
          },
          [](size_t) { return Plain(Operation::kMfma); });
    case Family::kMatrixCodes:
      return MatrixCodePoints();
  }
  return {};
}

}  // namespace

const std::vector<FamilyInfo>& Families() {
  static const std::vector<FamilyInfo> families = [] {
    std::vector<FamilyInfo> all = {
#define MX_FAMILY(id, name, level, about) {Family::id, name, about, Level::level, {}},
#include "conformance/coverage/families.inc"
#undef MX_FAMILY
    };
    for (FamilyInfo& family : all) family.points = PointsOf(family.id);
    return all;
  }();
  return families;
}

}  // namespace mx::conformance
