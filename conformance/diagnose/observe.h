// What a device did with one problem, beside what is right: the evidence of a diagnosis.
#ifndef MX_CONFORMANCE_DIAGNOSE_OBSERVE_H_
#define MX_CONFORMANCE_DIAGNOSE_OBSERVE_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "conformance/device.h"
#include "conformance/diagnose/neighbours.h"

namespace mx::conformance {

struct Observation {
  Problem problem;
  std::string error;  // what the device threw; then there is nothing else
  std::vector<std::string> findings, trespasses;
  TensorSet expected, found;
  // Products that are large are looked at in some places only: every wrong output of a few rows, and right
  // ones.
  std::function<bool(int64_t i, int64_t j)> wanted;

  int64_t Wrong() const;  // elements, packed codes one by one
  bool Failed() const { return !error.empty() || !findings.empty() || !trespasses.empty() || Wrong() != 0; }
};
// Throws InputError for a problem that the reference refuses.
Observation Observe(Device& device, const Problem& problem);

// How a neighbour's outputs stand to the device's.
struct Match {
  int64_t wrong = 0;      // elements in which the device is wrong
  int64_t explained = 0;  // of these, those where the neighbour is wrong in the same way
  int64_t beyond = 0;     // where the neighbour is wrong and the device right
  bool Explains() const { return wrong != 0 && explained == wrong; }
};
Match Compare(const Observation& seen, const Claims& claims, const Neighbour& neighbour);

// Visits the words of an output in which `expected` and `found` may differ: visit(tensor, row, col, expected,
// found), packed codes one by one (col counts codes).
using VisitElement =
    std::function<void(const Tensor&, int64_t row, int64_t col, uint32_t expected, uint32_t found)>;
void VisitElements(const Observation& seen, const VisitElement& visit);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DIAGNOSE_OBSERVE_H_
