// A golden vector of the regressions (golden/README.md) as a check of a device, where a device can be asked
// it: blocks to codes, codes to numbers, products, rotations of E2M1. The words of the vector become the
// inputs of a problem.
#ifndef MX_CONFORMANCE_REPLAY_VECTOR_CHECK_H_
#define MX_CONFORMANCE_REPLAY_VECTOR_CHECK_H_

#include <optional>
#include <string>
#include <vector>

#include "conformance/case/case.h"
#include "conformance/claims.h"
#include "conformance/properties/property.h"

namespace mx::conformance {

struct VectorCheck {
  std::string id;
  std::optional<Check> check;
  std::string why;  // where there is none: what a device of these claims cannot be asked
  // What the vector expects, by output of the check: words at the given elements (codes count one by one).
  struct Expected {
    std::string tensor;
    std::vector<int64_t> rows, cols;
    std::vector<uint32_t> words;
  };
  std::vector<Expected> expected;
};

// Throws InputError for a vector that is malformed.
VectorCheck CheckOfVector(const Case& vector, const Claims& claims);

// Whether the scalar reference gives the words that the vector expects: "" or what it gives instead. A check
// on the translation, not on a device.
std::string Translated(const VectorCheck& check, const Claims& claims);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_REPLAY_VECTOR_CHECK_H_
