// Reads LDS that a load from memory straight to LDS still fills.
#include "probe.h"

MX_PROBE(LdsBeforeWait, 64) {
  MX_SHARED static u32 tile[64];
  const u32 base = LdsAddress(tile);
  u32 value;
  asm volatile(
      // m0 holds what a load to LDS adds to its address.
      "s_mov_b32 m0, %3\n\ts_nop 0\n\tglobal_load_lds_dword %1, off\n\tds_read_b32 %0, %2\n\t"
      "s_waitcnt vmcnt(0) lgkmcnt(0)"
      : "=&v"(value)
      : "v"(in + ItemX()), "v"(base + 4 * ItemX()), "s"(__builtin_amdgcn_readfirstlane(base))
      : "memory");
  out[ItemX()] = value + 1;
}
