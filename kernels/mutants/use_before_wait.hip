// Uses a loaded register without waiting for the load.
#include "probe.h"

MX_PROBE(UseBeforeWait, 64) {
  u32 value, sum;
  asm volatile("global_load_dword %0, %2, off\n\tv_add_u32_e32 %1, 1, %0\n\ts_waitcnt vmcnt(0)"
               : "=&v"(value), "=&v"(sum)
               : "v"(in + ItemX())
               : "memory");
  out[ItemX()] = sum;
}
