#include "conformance/diagnose/neighbours.h"

#include <iterator>

namespace mx::conformance {

void RunModel(const Model& model, TensorSet& tensors) {
  RunStages(model.stages, model.problem, model.claims, tensors);
}

unsigned MattersTo(const Problem& p) {
  unsigned bits = 0;
  const bool linear = p.op == Operation::kLinear;
  if (IsQuantize(p.op) || linear) {
    bits |= kToQuantise;
    if (p.hadamard != 0) bits |= kToRotate;
    if (p.round == Rounding::kSR) bits |= kToRound;
  }
  if (p.op == Operation::kDequantize) bits |= kToDecode;
  if (p.op == Operation::kGemm || linear) bits |= kToMultiply;
  if (p.op == Operation::kGemm) bits |= kToFinish;
  if (p.op == Operation::kMfma) bits |= kToInstruct;
  if (linear) bits |= kToLayer;
  if (p.op == Operation::kHadamard) bits |= kToTurn | kToRotate;
  return bits;
}

const std::vector<Neighbour>& Neighbours() {
  static const std::vector<Neighbour> all = [] {
    std::vector<Neighbour> rows;
    for (const auto& part :
         {ScaleNeighbours(), CodeNeighbours(), RotationNeighbours(), NoiseNeighbours(), MemoryNeighbours(),
          DecodeNeighbours(), ProductNeighbours(), EpilogueNeighbours(), RegisterNeighbours()}) {
      rows.insert(rows.end(), part.begin(), part.end());
    }
    return rows;
  }();
  return all;
}

}  // namespace mx::conformance
