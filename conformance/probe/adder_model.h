// Adders by their parameters: a family that holds every row of the table of profiles and many that no row
// describes. `probe` measures the parameters; this model says what they mean. Written apart from
// sim/gemm/adder.h, which it is tested against.
#ifndef MX_CONFORMANCE_PROBE_ADDER_MODEL_H_
#define MX_CONFORMANCE_PROBE_ADDER_MODEL_H_

#include <cstdint>
#include <optional>
#include <string>

#include "conformance/probe/fixed_number.h"
#include "conformance/probe/sample.h"

namespace mx::conformance {

// How sums of groups and the accumulator come together.
enum class Combine : uint8_t {
  kFused,    // one group after another, each added to the accumulator with one rounding
  kRounded,  // the same, the sum of the group rounded to binary32 first
  kPairs,    // block sums rounded, ((T0+T1)+(T2+T3))+C
  kChain,    // block sums rounded, (((T0+T1)+T2)+T3)+C
};

// Bits kept below the largest exponent of what is aligned, and what happens below them; none: all are kept.
struct Kept {
  int bits = 0;
  Cut cut = Cut::kTruncate;
  bool operator==(const Kept&) const = default;
};

struct AdderShape {
  int group = 0;  // consecutive products of a step; 0: all of the instruction
  bool descending = false;
  Combine combine = Combine::kFused;
  // Aligned are the products (by the sum of their exponents, significands not renormalised), or exact sums
  // of 32.
  bool blocks = false;
  bool split = false;  // products of even and of odd k are summed apart, the two sums floored to one grid
  bool with_terms = false;  // the accumulator is aligned as one more term; else afterwards, with the sum
  std::optional<Kept> products, sum, accumulator;  // the last two where the accumulator comes afterwards
  bool drop = false;         // an accumulator more than 25 binades below the sum counts as 0
  bool toward_zero = false;  // the rounding to binary32; else to nearest even
  bool flush = false;        // subnormal results become zeros
  bool operator==(const AdderShape&) const = default;
};

AdderShape ShapeOf(Profile profile);
// Profiles that are the same adder for instructions of K products, by their definitions.
bool SameAdder(Profile a, Profile b, int64_t K);
// Finite operands and scales.
uint32_t Accumulate(const AdderShape& shape, const Sample& sample, int64_t K);
// A sentence: "groups of 32 products in ascending order, ...".
std::string Describe(const AdderShape& shape, int64_t K);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_ADDER_MODEL_H_
