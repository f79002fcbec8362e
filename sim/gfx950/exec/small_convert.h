// What the conversions of small formats share: the rules of the moment, one value either way, and the write
// of a piece of the destination.
#ifndef MX_SIM_GFX950_EXEC_SMALL_CONVERT_H_
#define MX_SIM_GFX950_EXEC_SMALL_CONVERT_H_

#include <cstdint>

#include "sim/gfx950/exec/lanes.h"
#include "sim/gfx950/exec/small_format.h"

namespace mx::gfx950 {

constexpr uint32_t kScaleOne = 127u << 23;

inline PackRules RulesOf(const Wave& w) {
  return {w.claims != nullptr ? *w.claims : Claims{}, w.mode.fp16_ovfl};
}
inline uint32_t ScaleField(uint32_t x) { return x >> 23 & 255; }

// Pieces of the destination: `bits` wide, the `index`-th of them; the rest of the dword is kept.
inline void MergePiece(Frame& f, Lanes& piece, int bits, int index, uint64_t written) {
  const uint32_t mask = (bits == 32 ? 0u : 1u << bits) - 1, field = mask << (bits * index);
  const uint32_t* old = f.Old();
  for (int i = 0; i < kLanes; ++i) {
    const uint32_t value = (old[i] & ~field) | (piece[i] & mask) << (bits * index);
    piece[i] = (written >> i & 1) != 0 ? value : old[i];
  }
  f.Write(piece);
}

// One value to a small code, every rule included. `keep`: the code that stays where a NaN scale leaves it
// alone.
template <const SmallFormat& kFormat, const FloatType& kFrom, bool kStochastic>
uint32_t PackOne(const PackRules& rules, uint32_t x, uint32_t seed, uint32_t scale) {
  if (scale == 255) {
    const uint32_t sign = (x & kFrom.sign()) != 0 ? kFormat.sign() : 0;
    return sign | (kFormat.nan != 0 ? kFormat.nan : kFormat.max);
  }
  if constexpr (kStochastic) return PackStochastic(kFormat, kFrom, x, seed, scale, rules);
  return PackNearest(kFormat, kFrom, x, scale, rules);
}
// Lanes that a NaN scale does not keep from writing.
inline uint64_t WrittenLanes(const PackRules& rules, const uint32_t* scale) {
  if (rules.claims.pack_scale_nan == PackScaleNan::kMax) return ~uint64_t{0};
  uint64_t written = 0;
  for (int i = 0; i < kLanes; ++i) written |= static_cast<uint64_t>(ScaleField(scale[i]) != 255) << i;
  return written;
}

// Results of an unpack obey MODE: binary32 and binary16 flush, binary16 overflows to its largest number with
// FP16_OVFL.
template <const SmallFormat& kFormat, const FloatType& kTo>
uint32_t UnpackOne(const Mode& m, uint32_t code, uint32_t scale) {
  uint64_t x = Unpacked(kFormat, kTo, code, scale);
  if (kTo.mantissa_bits == 23 && (m.denorm32 & 2) == 0) x = kSingle.Flush(x);
  if (kTo.mantissa_bits == 10) {
    if ((m.denorm16_64 & 2) == 0) x = kHalf.Flush(x);
    const bool infinite_code =
        kFormat.bits == 8 && kFormat.overflow != kFormat.nan && (code & 0x7F) == kFormat.overflow;
    if (m.fp16_ovfl && kHalf.IsInf(x) && !infinite_code) x -= 1;
  }
  return static_cast<uint32_t>(x);
}

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_SMALL_CONVERT_H_
