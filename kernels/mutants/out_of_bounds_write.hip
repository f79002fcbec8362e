// The last work-item writes one element past the end of `out`.
#include "probe.h"

MX_PROBE(OutOfBoundsWrite, 64) { out[ItemX() + 1] = in[ItemX()] + 1; }
