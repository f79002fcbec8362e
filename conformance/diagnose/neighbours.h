// Neighbouring claims: models of devices that do one thing otherwise. A diagnosis runs them all on a problem
// that failed and names the one that gives the device's bits.
#ifndef MX_CONFORMANCE_DIAGNOSE_NEIGHBOURS_H_
#define MX_CONFORMANCE_DIAGNOSE_NEIGHBOURS_H_

#include <vector>

#include "conformance/diagnose/cause.h"
#include "conformance/diagnose/stages.h"

namespace mx::conformance {

// What a device is told, what it claims, what it does.
struct Model {
  Problem problem;
  Claims claims;
  Stages stages = RightStages();
};
void RunModel(const Model& model, TensorSet& tensors);

// Which problems a row can matter to, as bits.
enum : unsigned {
  kToQuantise = 1,   // quantize/*, linear
  kToRotate = 2,     // a rotation is on
  kToRound = 4,      // stochastic rounding is on
  kToDecode = 8,     // dequantize
  kToMultiply = 16,  // gemm, linear
  kToFinish = 32,    // gemm
  kToInstruct = 64,  // mfma
  kToLayer = 128,    // linear
  kToTurn = 256,     // hadamard
};
unsigned MattersTo(const Problem& problem);

struct Neighbour {
  Cause cause;
  unsigned to;           // any of these bits
  const char* sentence;  // what the device does, as the end of "the device's bits are those of ..."
  void (*change)(Model& model);
};

// Every row of the files neighbours_*.cc, by stage.
const std::vector<Neighbour>& Neighbours();
std::vector<Neighbour> ScaleNeighbours();
std::vector<Neighbour> CodeNeighbours();
std::vector<Neighbour> RotationNeighbours();
std::vector<Neighbour> NoiseNeighbours();
std::vector<Neighbour> MemoryNeighbours();
std::vector<Neighbour> DecodeNeighbours();
std::vector<Neighbour> ProductNeighbours();
std::vector<Neighbour> EpilogueNeighbours();
std::vector<Neighbour> RegisterNeighbours();

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DIAGNOSE_NEIGHBOURS_H_
