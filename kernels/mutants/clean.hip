// Not broken: the form that the probes share, with LDS and a barrier. Nothing may be found.
#include "probe.h"

MX_PROBE(Clean, 128) {
  MX_SHARED static u32 tile[128];
  tile[ItemX() ^ 64] = in[ItemX()];
  Barrier();
  out[ItemX() ^ 64] = tile[ItemX()] + 1;
}
