// Data of a problem by position: element i is a pure function of (seed, tensor, i), so that no result depends
// on the order in which anything is made. All from Philox words (purpose kData), exact, no libm.
#ifndef MX_CONFORMANCE_GENERATE_H_
#define MX_CONFORMANCE_GENERATE_H_

#include <array>
#include <cstdint>

#include "conformance/problem.h"
#include "sim/base/philox.h"

namespace mx::conformance {

// Position of an element: its number, and that of its block, whose elements share what a distribution gives
// to blocks. lane: its place in the block; where blocks run both ways, (row + col) % 32.
struct Position {
  uint64_t index, block;
  uint64_t row = 0, col = 0, lane = 0;
};

// The words of one tensor of a problem.
RandomStream DataStream(uint64_t seed, uint32_t tensor);

// binary32 bits, of which the element of `type` is made (bfloat16 by cutting, binary16 by rounding); where a
// distribution gives a cut point and its neighbours, they are those of the type.
uint32_t SourceBits(Distribution distribution, const RandomStream& stream, const Position& at, DType type);

// A code of `format`; no NaN and no infinity unless the class is kSpecials.
// CodeBlock: 32 E2M1 codes from 32 * block on, the same as one by one.
std::array<uint8_t, 32> CodeBlock(CodeClass codes, const RandomStream& stream, uint64_t block);
uint32_t CodeAt(Format format, CodeClass codes, const RandomStream& stream, uint64_t index);
uint8_t ScaleAt(ScaleClass scales, const RandomStream& stream, uint64_t index);
// What a product starts from or adds at its end: zeros and numbers of many magnitudes.
uint32_t AddendBits(const RandomStream& stream, uint64_t index);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_GENERATE_H_
