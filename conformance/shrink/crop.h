// A problem cut to a part of its rows, columns or contraction, its inputs as words.
#ifndef MX_CONFORMANCE_SHRINK_CROP_H_
#define MX_CONFORMANCE_SHRINK_CROP_H_

#include <cstdint>
#include <optional>

#include "conformance/problem.h"

namespace mx::conformance {

enum class Dimension : uint8_t { kM, kN, kK };
int64_t SizeOf(const Problem& problem, Dimension dimension);
// What a cut must be a multiple of, so that blocks stay blocks.
int64_t Grain(const Problem& problem, Dimension dimension);

// The problem with all its inputs as words.
Problem WithWords(const Problem& problem);
// [begin, end) of a dimension of a problem with words. None: its layout or its operation cannot be cut there.
std::optional<Problem> Crop(const Problem& problem, Dimension dimension, int64_t begin, int64_t end);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_SHRINK_CROP_H_
