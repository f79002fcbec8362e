// Where the checks of a property come from: tables walked by their index, and problems that RapidCheck's
// generators draw from a random state which is a pure function of (seed, property, index, attempt).
#ifndef MX_CONFORMANCE_PROPERTIES_DRAW_H_
#define MX_CONFORMANCE_PROPERTIES_DRAW_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "conformance/properties/property.h"

namespace mx::conformance {

// The digits of an index in mixed radix: consecutive indices walk through every combination of choices.
class Digits {
 public:
  explicit Digits(int64_t index) : rest_(static_cast<size_t>(index)) {}
  template <typename T, size_t N>
  T Of(const T (&choices)[N]) {
    return choices[Below(N)];
  }
  size_t Below(size_t count) {
    const size_t digit = rest_ % count;
    rest_ /= count;
    return digit;
  }
  int64_t Rest() const { return static_cast<int64_t>(rest_); }

 private:
  size_t rest_;
};

// Four words that belong to this draw of this property.
std::array<uint32_t, 4> WordsOf(std::string_view property, const Draw& draw);

// A problem with every parameter of its operation drawn: sizes of every kind up to `largest` in each
// direction (products: half of that in M and N), options, distributions, seeds.
Problem RandomProblem(Operation op, std::string_view property, const Draw& draw, int64_t largest = 128);

// Parameters that contradict each other made to agree: sizes are multiples of a rotation, masks and noise are
// there only where they mean something.
void Settle(Problem& p);

inline constexpr ScaleRule kAllRules[] = {ScaleRule::kEven, ScaleRule::kFloor, ScaleRule::kRceil,
                                          ScaleRule::kCeil};
inline constexpr DType kNumberTypes[] = {DType::kBF16, DType::kF32};
inline constexpr DType kAllTypes[] = {DType::kBF16, DType::kF32, DType::kF16};
inline constexpr Layout kLayouts[] = {Layout::kLinear, Layout::kShuffled};
inline constexpr Variant kVariants[] = {Variant::kTuned, Variant::kNaive};
inline constexpr Instruction kInstructions[] = {Instruction::k16x16x128, Instruction::k32x32x64};
inline constexpr Operation kCopies[] = {Operation::kQuantizeRow, Operation::kQuantizeColumn,
                                        Operation::kQuantizeBoth};

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROPERTIES_DRAW_H_
