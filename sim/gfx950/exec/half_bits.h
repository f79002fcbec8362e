// binary16 and bfloat16 to and from binary32 on bits, to nearest even, in formulas that vectorise. The
// general conversions are in soft_float.h.
#ifndef MX_SIM_GFX950_EXEC_HALF_BITS_H_
#define MX_SIM_GFX950_EXEC_HALF_BITS_H_

#include <bit>
#include <cstdint>

namespace mx::gfx950 {

inline uint32_t HalfToSingle(uint32_t h) {
  const uint32_t sign = (h & 0x8000) << 16, abs = h & 0x7FFF;
  const uint32_t subnormal =
      std::bit_cast<uint32_t>(static_cast<float>(static_cast<int32_t>(abs)) * 0x1p-24f);
  const uint32_t normal = (abs << 13) + (112u << 23);
  const uint32_t special = 0x7F800000 | abs << 13 | (abs > 0x7C00 ? 0x00400000u : 0u);
  return sign | (abs < 0x0400 ? subnormal : abs < 0x7C00 ? normal : special);
}

// NaN: quiet, with the leading payload bits.
inline uint32_t SingleToHalf(uint32_t x) {
  const uint32_t sign = x >> 16 & 0x8000, abs = x & 0x7FFFFFFF;
  const uint32_t rebased = abs - (112u << 23);
  const uint32_t normal = (rebased + 0xFFF + (rebased >> 13 & 1)) >> 13;  // a carry reaches 7C00 by itself
  // Adding 0.5 leaves the value rounded to multiples of 2^-24 in the low bits.
  const uint32_t subnormal = std::bit_cast<uint32_t>(std::bit_cast<float>(abs) + 0.5f) - 0x3F000000;
  const uint32_t large = abs > 0x7F800000 ? 0x7E00u | (abs >> 13 & 0x3FF) : 0x7C00u;
  return sign | (abs < 0x38800000 ? subnormal : abs < 0x47800000 ? normal : large);
}

inline uint32_t SingleToBfloat(uint32_t x) {
  const uint32_t rounded = (x + 0x7FFF + (x >> 16 & 1)) >> 16;
  return (x & 0x7FFFFFFF) > 0x7F800000 ? x >> 16 | 0x40 : rounded;
}

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_HALF_BITS_H_
