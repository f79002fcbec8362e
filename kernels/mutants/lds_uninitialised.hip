// Reads LDS that no wave has written.
#include "probe.h"

MX_PROBE(LdsUninitialised, 64) {
  MX_SHARED static u32 tile[64];
  if (ItemX() != 5) tile[ItemX()] = in[ItemX()];
  Barrier();
  out[ItemX()] = tile[ItemX()] + 1;
}
