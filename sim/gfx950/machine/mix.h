// SplitMix64: a well-mixed function of 64 bits, and so a generator when fed with its own result.
#ifndef MX_SIM_GFX950_MACHINE_MIX_H_
#define MX_SIM_GFX950_MACHINE_MIX_H_

#include <cstdint>

namespace mx::gfx950 {

constexpr uint64_t Mix(uint64_t x) {
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
  x = (x ^ x >> 27) * 0x94D049BB133111EBu;
  return x ^ x >> 31;
}

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_MIX_H_
