// Adds a register that nobody has written.
#include "probe.h"

MX_PROBE(UninitialisedRegister, 64) {
  u32 value;
  asm volatile("v_add_u32_e32 %0, %1, v77" : "=v"(value) : "v"(in[ItemX()]) : "v77");
  out[ItemX()] = value + 1;
}
