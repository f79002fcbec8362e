#include "tools/golden/regression.h"

#include <fmt/format.h>

#include "sim/base/error.h"

namespace mx::golden {
namespace {

struct Row {
  const char* name;
  Operation run;
};

constexpr Row kOperations[] = {
    {"decode", DecodeElements},
    {"convert", ConvertElements},
    {"stochastic", StochasticCodes},
    {"stochastic-count", StochasticCount},
    {"bf16-round-trip", RoundTripBf16},
    {"scale-decode", DecodeScales},
    {"scale-reciprocal", ReciprocalScales},
    {"scale-encode", EncodeScales},
    {"scale", ScaleOfAmax},
    {"scale-pack", PackScales},
    {"quantize", QuantizeBlocks},
    {"dequantize", DequantizeBlocks},
    {"pack", PackCodes},
    {"gemm", MultiplyBlocks},
    {"gemm-digest", ProductDigest},
    {"mfma", InstructionElement},
    {"mfma-digest", InstructionDigest},
    {"mfma-wave", WaveDigest},
    {"epilogue", EpilogueOf},
    {"split-sum", SumSplits},
    {"hadamard", RotateGroup},
    {"hadamard-unit", RotateUnit},
    {"hadamard-pair", RotatePair},
    {"hadamard-axes", RotateAxes},
    {"element-offset", ElementOffset},
    {"scale-offset", ScaleOffsets},
    {"weight-offset", WeightOffsets},
    {"multiply-add", MultiplyAdd},
    {"float-op", FloatOperations},
    {"float-compare", CompareFloats},
    {"chunked-sum", ChunkedSum},
    {"philox", PhiloxWords},
    {"mt19937", StandardEngine},
    {"canonical-hash", CanonicalHash},
    {"train", TrainSteps},
};

// First place where the lists differ, with its neighbourhood cut short.
std::string Difference(const std::string& name, const Words& want, const Words& got) {
  if (want.size() != got.size()) {
    return fmt::format("{}: {} words, expected {}: {} for {}", name, got.size(), want.size(), JoinWords(got),
                       JoinWords(want));
  }
  for (size_t i = 0; i < want.size(); ++i) {
    if (want[i] != got[i]) return fmt::format("{}[{}]: {}, expected {}", name, i, got[i], want[i]);
  }
  return "";
}

}  // namespace

std::vector<std::string> OperationNames() {
  std::vector<std::string> names;
  for (const Row& row : kOperations) names.emplace_back(row.name);
  return names;
}

Outputs RunOperation(const Case& c) {
  for (const Row& row : kOperations) {
    if (c.op != row.name) continue;
    Outputs outputs = row.run(c);
    const auto unused = c.Unused();
    if (!unused.empty()) Fail("{}: '{}' does not know '{}'", c.where(), c.op, unused.front());
    return outputs;
  }
  std::string names;
  for (const std::string& name : OperationNames()) names += (names.empty() ? "" : ", ") + name;
  Fail("{}: operation '{}' is unknown; use one of {}", c.where(), c.op, names);
}

std::vector<std::string> RunCase(const Case& c) {
  const Outputs outputs = RunOperation(c);
  std::vector<std::string> problems;
  for (const auto& [name, want] : c.expected) {
    const auto found = outputs.find(name);
    if (found == outputs.end()) Fail("{}: '{}' has no output '{}' here", c.where(), c.op, name);
    const std::string difference = Difference(name, want, found->second);
    if (!difference.empty()) problems.push_back(fmt::format("{}: {}", c.where(), difference));
  }
  return problems;
}

}  // namespace mx::golden
