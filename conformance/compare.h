// Two sets of outputs, bit for bit: the first wrong element, where it lies, and what kind of wrong it is.
#ifndef MX_CONFORMANCE_COMPARE_H_
#define MX_CONFORMANCE_COMPARE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "conformance/problem.h"
#include "conformance/tensor.h"

namespace mx::conformance {

// A tensor that came out wrong.
struct Mismatch {
  std::string tensor;
  int64_t row = 0, col = 0;     // of the first wrong element, in the units below
  std::string element;          // "code", "scale", "value", "register": what row and col count
  std::string expected, found;  // its bits, hexadecimal
  std::string place;            // block, scale byte, lane: a phrase, may be empty
  int64_t wrong = 0, elements = 0;
  std::string diagnosis;  // a plain sentence, or ""
};

struct Comparison {
  int64_t elements = 0, wrong = 0;   // E2M1 codes count one by one
  std::vector<Mismatch> mismatches;  // at most one a tensor
};

// Compares the outputs of two sets of the same problem. Padding that a layout adds is part of the output.
Comparison Compare(const Problem& problem, const TensorSet& expected, const TensorSet& found);

// One line: "row_codes: 3 of 512 codes wrong, first at row 0, code 7: expected 2, found 3 (block 0, ...)".
std::string Describe(const Mismatch& mismatch);

// diagnose/patterns.cc: a plain reason for how `found` differs from `expected`, or "". Rows of a table, the
// first that explains every wrong bit wins. diagnose/explain.h says more, and runs the device again for it.
std::string Diagnose(const Problem& problem, const std::string& tensor, const TensorSet& expected,
                     const TensorSet& found);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_COMPARE_H_
