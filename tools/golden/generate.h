// Inputs that a case names instead of spelling out: `gen=NAME seed=N` is the same data on every machine. All
// from Philox words by position (purpose kData), all exact, no libm.
#ifndef MX_TOOLS_GOLDEN_GENERATE_H_
#define MX_TOOLS_GOLDEN_GENERATE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "sim/formats/format.h"

namespace mx::golden {

// binary32 bits of element i:
//   bits   word i as it is: any pattern, NaN and infinities among them
//   bell   (h0 + h1 + h2 + h3 - 131070) / 65536, h the upper halves of the four words of Philox block i: a
//   bell curve
//          of standard deviation 0.577
//   wide   bell times 2^e, e = word i/32 of stream + 1 modulo 41, minus 20: every block of 32 has a magnitude
//   of its own edges  one in four is one of kEdgeWords, the others bell
// Throws InputError for another name.
std::vector<uint32_t> GenerateF32(const std::string& name, uint64_t seed, int64_t count);

// Zeros, subnormals, E2M1 ties, the largest values, infinities, quiet and signalling NaN.
inline constexpr uint32_t kEdgeWords[] = {0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x00400000,
                                          0x007FFFFF, 0x00800000, 0x3E800000, 0x3F400000, 0x3FA00000,
                                          0x40200000, 0x40A00000, 0x40C00000, 0x40C00001, 0x7F7FFFFF,
                                          0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFC00000};

// Codes of a format, finite ones only: word i modulo the number of finite magnitudes, sign from the word's
// top bit.
std::vector<uint8_t> GenerateCodes(Format format, uint64_t seed, int64_t count);

// Scale bytes 127 - spread .. 127 + spread: word i modulo (2 * spread + 1).
std::vector<uint8_t> GenerateScales(uint64_t seed, int64_t count, int spread);

}  // namespace mx::golden

#endif  // MX_TOOLS_GOLDEN_GENERATE_H_
