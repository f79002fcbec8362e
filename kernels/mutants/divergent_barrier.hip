// Only the first wave comes to the barrier; the second has ended.
#include "probe.h"

MX_PROBE(DivergentBarrier, 128) {
  MX_SHARED static u32 tile[128];
  tile[ItemX()] = in[ItemX()];
  if (ItemX() >= 64) return;
  Barrier();
  out[ItemX()] = tile[ItemX()] + 1;
}
