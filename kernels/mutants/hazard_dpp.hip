// A register is read across lanes in the instruction after the one that wrote it; two wait states are
// missing.
#include "probe.h"

MX_PROBE(HazardDpp, 64) {
  u32 value;
  asm volatile(
      "v_add_u32_e32 %0, 1, %1\n\t"
      "v_mov_b32_dpp %0, %0 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:0\n\t"
      "s_nop 4"
      : "=&v"(value)
      : "v"(in[ItemX()]));
  out[ItemX()] = value;
}
