// Reads LDS past the end of what the kernel has.
#include "probe.h"

MX_PROBE(LdsOutOfBounds, 64) {
  MX_SHARED static u32 tile[64];
  tile[ItemX()] = in[ItemX()];
  Barrier();
  out[ItemX()] = tile[ItemX() + 16 * n] + 1;
}
