// DS_READ_B64_TR_*: each lane reads its 64 (B6: 96) bits, then the elements change lanes so that a column of
// the matrix in LDS becomes consecutive in a lane. The manual (11.4) only names the K ranges. B16 and B8 are
// the maps that public kernels written on the silicon address by; B4 and B6 those of AMD's functional
// emulator.
#ifndef MX_SIM_GFX950_MACHINE_TRANSPOSE_H_
#define MX_SIM_GFX950_MACHINE_TRANSPOSE_H_

#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

// Where element n of destination lane `lane` comes from.
struct TransposeSource {
  int lane, element;
};
constexpr TransposeSource TransposeFrom(int element_bits, int lane, int n) {
  const int group = lane / 16 * 16, m = lane % 16, half = lane / 32 * 32;
  switch (element_bits) {
    case 16:
      return {group + 4 * n + m / 4, m % 4};
    case 8:
      return {group + 2 * n + m / 8, m % 8};
    case 6:
      return {half + 8 * (n / 4) + n % 4 + (lane % 32 >= 16 ? 4 : 0), m};
    default:
      return {half + 16 * (n / 8) + (lane % 32 >= 16 ? 8 : 0) + n % 8, m};
  }
}

// in and out: 2 (B6: 3) dwords a lane, low element first; they may not be the same.
void Transpose(int element_bits, const LaneVector* in, LaneVector* out);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_TRANSPOSE_H_
