// Writes a register that a load still fills: which of the two stays is chance.
#include "probe.h"

MX_PROBE(OverwriteBeforeWait, 64) {
  u32 value;
  asm volatile("global_load_dword %0, %1, off\n\tv_mov_b32_e32 %0, 7\n\ts_waitcnt vmcnt(0)"
               : "=&v"(value)
               : "v"(in + ItemX())
               : "memory");
  out[ItemX()] = value + 1;
}
