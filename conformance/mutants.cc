#include "conformance/mutants.h"

#include <string_view>

#include "sim/base/error.h"

namespace mx::conformance {

const std::vector<MutantInfo>& Mutants() {
  static const std::vector<MutantInfo> mutants = {
#define MXK_PROBE(...)
#define MXK_GROUPS(...)
#define MXK_MUTANT(symbol, file, replaces, finding, what) {#symbol, file, #replaces, finding, what},
#include "kernels/mutants/mutants.inc"
#undef MXK_PROBE
#undef MXK_GROUPS
#undef MXK_MUTANT
  };
  return mutants;
}

const MutantInfo& MutantByName(const std::string& name) {
  std::string names;
  for (const MutantInfo& mutant : Mutants()) {
    if (name == mutant.name) return mutant;
    names += (names.empty() ? "" : ", ") + std::string(mutant.name);
  }
  Fail("mutant '{}' is unknown; use one of {}", name, names);
}

bool Uses(const MutantInfo& mutant, const Problem& p) {
  const std::string_view kernel = mutant.replaces;
  if (kernel == "QuantiseRow") return p.op == Operation::kQuantizeRow;
  if (kernel == "QuantiseColumn") return p.op == Operation::kQuantizeColumn;
  if (kernel == "QuantiseBoth") return p.op == Operation::kQuantizeBoth;
  if (kernel == "Dequantise") return p.op == Operation::kDequantize;
  if (kernel == "Hadamard") return p.op == Operation::kHadamard;
  const Instruction instruction = p.instruction.value_or(Instruction::k16x16x128);
  if (kernel == "Gemm16") return p.op == Operation::kGemm && instruction == Instruction::k16x16x128;
  if (kernel == "Gemm32") return p.op == Operation::kGemm && instruction == Instruction::k32x32x64;
  return false;
}

}  // namespace mx::conformance
