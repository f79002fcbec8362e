// Every workgroup stores to the places of the first.
#include "probe.h"

MX_PROBE(GroupRace, 64) { out[ItemX()] = in[GroupX() * 64 + ItemX()] + 1; }
