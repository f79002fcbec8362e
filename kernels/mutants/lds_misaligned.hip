// A dword of LDS is read one byte off its place.
#include "probe.h"

MX_PROBE(LdsMisaligned, 64) {
  MX_SHARED static u32 tile[65];
  tile[ItemX()] = in[ItemX()];
  tile[64] = 0;
  Barrier();
  u32 value;
  const u32 address = LdsAddress(tile) + 4 * ItemX() + 1;
  asm volatile("ds_read_b32 %0, %1\n\ts_waitcnt lgkmcnt(0)" : "=v"(value) : "v"(address) : "memory");
  out[ItemX()] = value + 1;
}
