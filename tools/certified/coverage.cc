#include "tools/certified/coverage.h"

#include <fmt/format.h>

#include <iterator>
#include <span>

namespace mx::tools {

namespace {

using conformance::Operation;
using conformance::Problem;

constexpr const char* kTypes[] = {"f32", "bf16", "f16"};
constexpr const char* kDistributions[] = {
#define MX_DISTRIBUTION(id, ...) #id,
#include "conformance/distributions.inc"
#undef MX_DISTRIBUTION
};
constexpr const char* kScales[] = {
#define MX_SCALE_CLASS(id, ...) #id,
#include "conformance/scale_classes.inc"
#undef MX_SCALE_CLASS
};
constexpr const char* kCodes[] = {"any", "sparse", "large", "specials", "walk"};

// A layer's source is always BF16.
bool HasSourceType(Operation op) { return conformance::IsQuantize(op) || op == Operation::kHadamard; }
bool HasSource(Operation op) { return HasSourceType(op) || op == Operation::kLinear; }
bool HasOperands(Operation op) { return op == Operation::kGemm || op == Operation::kDequantize; }

// "exact" or "ragged" against the largest tile of the kernels.
const char* Tail(int64_t size, int64_t tile) { return size % tile == 0 ? "exact" : "ragged"; }

}  // namespace

std::vector<std::string> PointsOf(const Problem& p) {
  const std::string op = conformance::Name(p.op);
  std::vector<std::string> points;
  const auto add = [&](const char* what, const std::string& value) {
    points.push_back(fmt::format("{}/{}={}", op, what, value));
  };
  add("variant", p.variant == conformance::Variant::kNaive ? "naive" : "tuned");
  if (HasSource(p.op)) {
    add("data", kDistributions[static_cast<size_t>(p.data)]);
  }
  if (HasSourceType(p.op)) add("in", kTypes[static_cast<size_t>(p.in)]);
  if (p.op != Operation::kHadamard) {
    add("scale-layout", p.scale_layout == conformance::Layout::kShuffled ? "shuffled" : "linear");
  }
  if (conformance::IsQuantize(p.op)) {
    add("rule", Name(p.rule));
    add("round", p.round == Rounding::kSR ? "stochastic" : "nearest");
    add("hadamard", p.hadamard == 0 ? "off" : "16");
    add("rows", Tail(p.m, 128));
    add("cols", Tail(p.n, 128));
  }
  if (HasOperands(p.op)) {
    add("scales", kScales[static_cast<size_t>(p.scales)]);
    add("out", kTypes[static_cast<size_t>(p.out)]);
  }
  if (p.op == Operation::kGemm) {
    add("codes", kCodes[static_cast<size_t>(p.codes)]);
    add("beta", p.beta ? "1" : "0");
    add("m", Tail(p.m, 128));
    add("n", Tail(p.n, 128));
    add("k", Tail(p.k, 128));
    add("instruction", p.instruction == Instruction::k32x32x64 ? "32x32x64" : "16x16x128");
  }
  return points;
}

// What the fixed problems of a level go through (problem_sets.cc). Rows behind are tables of single
// properties, whose coverage the suite judges itself.
std::vector<std::string> RequiredPoints(Operation op) {
  std::vector<std::string> points;
  const auto all = [&](const char* what, std::initializer_list<const char*> values) {
    for (const char* value : values)
      points.push_back(fmt::format("{}/{}={}", conformance::Name(op), what, value));
  };
  const auto each = [&](const char* what, const auto& values) {
    for (const char* value : values)
      points.push_back(fmt::format("{}/{}={}", conformance::Name(op), what, value));
  };
  if (op == Operation::kMfma) return points;
  all("variant", {"naive", "tuned"});
  if (HasSource(op)) {
    each("data", std::span(kDistributions).first(static_cast<size_t>(conformance::Distribution::kBits) + 1));
  }
  if (HasSourceType(op)) all("in", {"f32", "bf16"});
  if (op != Operation::kHadamard) all("scale-layout", {"linear", "shuffled"});
  if (conformance::IsQuantize(op)) {
    all("rule", {"even", "floor", "rceil"});
    all("round", {"nearest", "stochastic"});
    all("hadamard", {"off", "16"});
    all("rows", {"exact", "ragged"});
    all("cols", {"exact", "ragged"});
  }
  if (HasOperands(op)) {
    each("scales", std::span(kScales).first(static_cast<size_t>(conformance::ScaleClass::kEnds) + 1));
    all("out", {"f32", "bf16"});
  }
  if (op == Operation::kGemm) {
    all("codes", {"any", "sparse", "large"});  // E2M1 has no special codes; Dequantize walks through any
    all("beta", {"0", "1"});
    for (const char* size : {"m", "n", "k"}) all(size, {"exact", "ragged"});
    all("instruction", {"16x16x128", "32x32x64"});
  }
  return points;
}

}  // namespace mx::tools
