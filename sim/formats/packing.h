// Codes of a row packed as a little-endian bit stream: element i in bits [bits*i, bits*(i+1)), so a 4-bit
// code of even index sits in the low nibble. A row is ceil(bits*count/8) bytes; bits past the last element
// are 0.
#ifndef MX_SIM_FORMATS_PACKING_H_
#define MX_SIM_FORMATS_PACKING_H_

#include <cstdint>

#include "sim/formats/format.h"

namespace mx {

constexpr int64_t PackedBytes(Format format, int64_t count) { return (Info(format).bits * count + 7) / 8; }

// Code `i` of a packed row.
constexpr uint32_t GetCode(Format format, const uint8_t* row, int64_t i) {
  const int bits = Info(format).bits;
  const int64_t first = bits * i;
  const uint8_t* p = row + first / 8;
  const int shift = static_cast<int>(first % 8);
  uint32_t word = *p;
  if (shift + bits > 8) word |= static_cast<uint32_t>(p[1]) << 8;
  return (word >> shift) & Info(format).code_mask();
}

// Writes code `i`; the bits of the slot must be 0 before.
constexpr void PutCode(Format format, uint8_t* row, int64_t i, uint32_t code) {
  const int bits = Info(format).bits;
  const int64_t first = bits * i;
  uint8_t* p = row + first / 8;
  const int shift = static_cast<int>(first % 8);
  const uint32_t word = (code & Info(format).code_mask()) << shift;
  *p = static_cast<uint8_t>(*p | word);
  if (shift + bits > 8) p[1] = static_cast<uint8_t>(p[1] | word >> 8);
}

}  // namespace mx

#endif  // MX_SIM_FORMATS_PACKING_H_
