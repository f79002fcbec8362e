// A loop that never ends: its counter goes the wrong way.
#include "probe.h"

MX_PROBE(Runaway, 64) {
  u32 value = in[ItemX()];
  for (u32 i = 1; i != 0; i += 2) asm volatile("v_xor_b32_e32 %0, 1, %0" : "+v"(value));
  out[ItemX()] = value + 1;
}
