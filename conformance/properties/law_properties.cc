// The laws across operations, determinism, memory and the launcher.
#include "conformance/properties/draw.h"
#include "conformance/properties/tables.h"

namespace mx::conformance {
namespace {

constexpr Operation kEach[] = {
    Operation::kQuantizeRow, Operation::kQuantizeColumn, Operation::kQuantizeBoth, Operation::kDequantize,
    Operation::kHadamard,    Operation::kGemm,           Operation::kLinear,       Operation::kMfma};
constexpr size_t kLaunched = 7;  // of these: all but the single instruction
constexpr Distribution kModerate[] = {Distribution::kGaussian, Distribution::kOutliers, Distribution::kTies,
                                      Distribution::kWide};

// The place of an index in a group of operations; a device that refuses a dozen draws of one is asked for the
// next.
size_t Turn(const Draw& draw, size_t count) {
  return static_cast<size_t>(draw.index + draw.attempt / 12) % count;
}
Operation OperationOf(const Draw& draw, size_t count) { return kEach[Turn(draw, count)]; }

// Numbers whose sums neither overflow nor become subnormal.
void Moderate(Problem& p, uint32_t word) {
  if (p.in == DType::kF16) p.in = DType::kBF16;
  p.data = p.op == Operation::kLinear ? Distribution::kGaussian : kModerate[word % 4];
  p.scales = word / 4 % 2 == 0 ? ScaleClass::kNear : ScaleClass::kOne;
}

// Large enough for several workgroups, small enough for the simulated device.
Problem Several(Operation op, const char* property, const Draw& draw) {
  Problem p = RandomProblem(op, property, draw, 160);
  const int64_t words = WordsOf(property, draw)[0];
  if (p.op == Operation::kGemm) p.m = 130 + words % 32, p.n = 140, p.k = 64;
  if (IsQuantize(p.op)) p.m = 160, p.n = 128;
  if (p.op == Operation::kLinear) p.m = 64, p.n = 160, p.k = 32;
  p.hadamard = p.hadamard > 32 ? 16 : p.hadamard;
  return p;
}

}  // namespace

std::optional<Check> LawNegate(const Draw& draw) {
  Problem p = RandomProblem(OperationOf(draw, kLaunched), "law/negate", draw, 96);
  const auto words = WordsOf("law/negate", draw);
  if (p.hadamard != 0 || p.op == Operation::kLinear) Moderate(p, words[0]);
  return Check{p, Law::kNegate};
}

std::optional<Check> LawShift(const Draw& draw) {
  Problem p = RandomProblem(OperationOf(draw, kLaunched), "law/shift", draw, 96);
  const auto words = WordsOf("law/shift", draw);
  Moderate(p, words[0]);
  p.beta = false;
  p.split = 0;
  const int64_t by = 1 + words[1] % 40;
  return Check{p, Law::kShift, words[2] % 2 == 0 ? by : -by};
}

std::optional<Check> LawPermute(const Draw& draw) {
  constexpr Operation kWithRows[] = {Operation::kQuantizeRow, Operation::kQuantizeColumn,
                                     Operation::kDequantize, Operation::kHadamard, Operation::kGemm};
  Problem p = RandomProblem(kWithRows[Turn(draw, 5)], "law/permute", draw, 96);
  if (p.round == Rounding::kSR) p.round = Rounding::kRNE;
  Settle(p);
  return Check{p, Law::kPermute, 1 + WordsOf("law/permute", draw)[0] % 31};
}

std::optional<Check> LawPad(const Draw& draw) {
  constexpr Operation kContracting[] = {Operation::kQuantizeRow, Operation::kQuantizeColumn,
                                        Operation::kGemm};
  Problem p = RandomProblem(kContracting[Turn(draw, 3)], "law/pad", draw, 96);
  if (p.round == Rounding::kSR) p.round = Rounding::kRNE;
  Settle(p);
  int64_t& k = p.op == Operation::kGemm ? p.k : p.op == Operation::kQuantizeRow ? p.n : p.m;
  k = (k + kBlock - 1) / kBlock * kBlock;
  const int64_t blocks = 1 + WordsOf("law/pad", draw)[0] % 5;
  return Check{p, Law::kPad, p.hadamard > 32 ? 4 : blocks};
}

std::optional<Check> LawTranspose(const Draw& draw) {
  return Check{RandomProblem(Operation::kQuantizeColumn, "law/transpose", draw, 96), Law::kTranspose};
}

std::optional<Check> LawBoth(const Draw& draw) {
  return Check{RandomProblem(Operation::kQuantizeBoth, "law/both", draw, 96), Law::kBoth};
}

std::optional<Check> LawUnit(const Draw& draw) {
  Problem p = RandomProblem(Operation::kGemm, "law/unit", draw, 128);
  p.n = p.k;
  p.out = DType::kF32;
  p.alpha = 1.0f;
  p.beta = false;
  p.gap = 0;
  p.scales = draw.index % 2 == 0 ? ScaleClass::kWide : ScaleClass::kNear;
  return Check{p, Law::kUnit};
}

std::optional<Check> RunsRepeat(const Draw& draw) {
  const Operation op = OperationOf(draw, 8);
  return Check{RandomProblem(op, "runs/repeat", draw, 96), Law::kRepeat};
}

std::optional<Check> RunsSchedule(const Draw& draw) {
  const Problem p = Several(OperationOf(draw, kLaunched), "runs/schedule", draw);
  return Check{p, Law::kSchedule, 1 + WordsOf("runs/schedule", draw)[1] % 1000};
}

std::optional<Check> RunsVariants(const Draw& draw) {
  const Operation op = OperationOf(draw, kLaunched);
  return Check{RandomProblem(op, "runs/variants", draw, 160), Law::kVariant};
}

std::optional<Check> RunsConcurrent(const Draw& draw) {
  return Check{Several(OperationOf(draw, 8), "runs/concurrent", draw), Law::kConcurrent};
}

std::optional<Check> RunsSurroundings(const Draw& draw) {
  return Check{RandomProblem(OperationOf(draw, 8), "runs/surroundings", draw, 96), Law::kSurroundings};
}

std::optional<Check> RunsSmall(const Draw& draw) {
  Problem p = RandomProblem(OperationOf(draw, kLaunched), "runs/small", draw, 32);
  const auto words = WordsOf("runs/small", draw);
  p.hadamard = p.hadamard > 32 ? 16 : p.hadamard;
  const int64_t rows = 1 + words[0] % 4, cols = 1 + words[1] % 3;
  if (p.op == Operation::kQuantizeRow || p.op == Operation::kHadamard) p.m = rows, p.n = 32;
  if (p.op == Operation::kQuantizeColumn) p.m = 32, p.n = cols;
  if (p.op == Operation::kDequantize) p.m = rows, p.n = 32;
  if (p.op == Operation::kGemm) p.m = rows, p.n = cols, p.k = 32;
  if (p.op == Operation::kLinear) p.m = p.n = p.k = 32;
  if (IsQuantize(p.op) || p.op == Operation::kGemm) p.gap = words[2] % 3;
  return Check{p};
}

std::optional<Check> LauncherRefuses(const Draw& draw) {
  if (draw.attempt != 0) return {};
  Digits d(draw.index);
  Problem p;
  p.op = kEach[d.Below(kLaunched)];
  p.m = p.n = 64;
  p.k = p.op == Operation::kGemm || p.op == Operation::kLinear ? 64 : 1;
  if (p.op == Operation::kHadamard) p.hadamard = 16;
  return Check{p, Law::kRefuse, d.Rest()};
}

}  // namespace mx::conformance
