// Keys of a call for devices that remember earlier ones: what of the inputs and the options they look at.
#ifndef MX_CONFORMANCE_MUTANTS_INPUT_KEY_H_
#define MX_CONFORMANCE_MUTANTS_INPUT_KEY_H_

#include <cstdint>
#include <string>

#include "conformance/problem.h"
#include "conformance/tensor.h"

namespace mx::conformance {

inline uint64_t Mixed(uint64_t hash, uint64_t word) { return (hash ^ word) * 0x100000001B3u + (hash >> 29); }

// All bits of the inputs, each word changed before it is taken into the key; `ordered`: where it lies counts
// too.
template <typename Change>  // change(tensor, word)
uint64_t InputKey(const Problem& p, const TensorSet& set, bool ordered, const Change& change) {
  uint64_t key = 1469598103934665603u;
  for (const Tensor& t : set) {
    if (t.is_output()) continue;
    uint64_t sum = 0;
    for (int64_t row = 0; row < t.rows(); ++row) {
      for (int64_t col = 0; col < t.cols(); ++col) {
        const uint64_t word = change(t, t.Word(row, col));
        // Twice: once is linear enough that signs which change in pairs cancel in the sum.
        sum = ordered ? Mixed(sum, word) : sum + Mixed(Mixed(0x9E3779B9u, word), word);
      }
    }
    key = Mixed(key, sum);
  }
  return Mixed(key, static_cast<uint64_t>(p.op));
}

// Options that change the outputs belong into every honest key.
inline uint64_t Options(const Problem& p) {
  Problem plain = p;
  plain.words.clear();
  plain.seed = 0;
  plain.data = Problem{}.data;
  plain.codes = Problem{}.codes;
  plain.scales = Problem{}.scales;
  uint64_t key = 7;
  for (const char c : CaseLine(plain)) key = Mixed(key, static_cast<uint8_t>(c));
  return key;
}

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_MUTANTS_INPUT_KEY_H_
