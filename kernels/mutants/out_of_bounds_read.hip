// The last work-item reads one element past the end of `in`.
#include "probe.h"

MX_PROBE(OutOfBoundsRead, 64) { out[ItemX()] = in[ItemX() + 1] + 1; }
