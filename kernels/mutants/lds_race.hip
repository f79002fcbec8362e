// Each wave reads what the other writes, and no barrier stands between.
#include "probe.h"

MX_PROBE(LdsRace, 128) {
  MX_SHARED static u32 tile[128];
  tile[ItemX()] = in[ItemX()];
  asm volatile("" ::: "memory");
  out[ItemX()] = tile[ItemX() ^ 64] + 1;
}
